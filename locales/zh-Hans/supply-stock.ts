import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: '库存的各部分',
  tab: { list: '商品', file: '从文件导入' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: '无法读取此行。',
  not_found: '你没有此代码的商品。',
  twice: '此代码已出现在前面的行中。',
  nothing: '该行既没有库存也没有成本。',
  below_reserved: '买家已预留 {least} 件，库存不能低于此数。',
  bad_cost: '这不是我们所用货币的金额。',
  too_soon: '提高成本须七天后生效：最早 {least}。',
  too_late: '日期太远。',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: '这不是 CSV 文件。',
  missing_column: '缺少“{column}”列。',
  too_many_rows: '一个文件最多 {limit} 行。',
  empty: '文件没有数据行。',
  not_shipped: '物流公司尚未揽收该包裹。',
  too_late: '已超过期限。',
  too_much: '最多为 {most}。',
  claimed: '该包裹已有一项索赔。',
  own: '须由对方操作。',
  decided: '已经作出决定。',
  too_many_pictures: '已有六张图片。',
  period: '期间的结束早于开始，或超过一年。',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: '库存与成本',
  lead: '库存立即生效。提高的成本七天后生效，且绝不影响买家已下的订单。',
  search: '代码或标题',
  empty: '没有匹配的商品。商品由我们的团队录入。',
  caption: '你的商品',
  column: {
    goods: '商品',
    stock: '在库',
    reserved: '买家预留',
    cost: '成本',
    next: '已预告',
  },
  from: '起',
  edit: '修改',
  edit_of: '修改 {code}',
  field_stock: '在库件数',
  field_stock_hint: '买家已预留 {reserved} 件，不能低于此数。',
  stock_wrong: '请输入整数。',
  field_cost: '单件成本',
  field_cost_hint: '提高的成本七天后生效。我们会立即通知商家。',
  field_from: '新成本生效日期',
  field_from_hint: '留空则为最早的日期。',
  save: '保存',
  saved: '已保存。',
  file_title: '从文件更新库存与成本',
  file_lead: '列为 code，以及 version、stock、cost、cost_from 中的任意几列。要么全部行都接受，要么都不接受。',
  file: 'CSV 文件',
  file_hint: '最多 {rows} 行。程序可用带库存权限的 API 密钥完成同样的操作。',
  file_missing: '请先选择文件。',
  check: '检查文件',
  apply: '{count, plural, other {保存 # 项更改}}',
  applied: '已保存。',
  ready: '所有行都正确。尚未保存。',
  nothing: '此文件不会带来任何更改。',
  wrong: '{count, plural, other {# 行有错误，因此没有保存任何内容。}}',
  other: '其他文件',
  report: '文件的各行',
  line: '行',
  code: '代码',
  result: '结果',
  change: { changed: '有更改', unchanged: '无变化', older: '早于现有数据' },
  becomes_stock: '库存 {before} → {after}',
  becomes_cost: '成本 {before} → {after}',
};
