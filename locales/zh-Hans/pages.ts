import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: '页面和菜单',
  lead: '介绍单件商品之外的内容，并引导买家浏览店铺。',
  one: '页面',
  add: '新建页面',
  none: '还没有页面',
  noneDetail: '例如：关于我们、商品保养、尺码。',
  full: '已有 {max, number} 个页面。请先删除一个再添加。',
  body: '正文',
  bodyHint: '空行另起一段；“## ”开头为标题，“- ”为列表，**两个星号**为加粗。不能有链接和联系方式。',
  bodyMissing: '请填写正文，或清空标题',
  shownHint: '关闭后，买家看不到该页面及其菜单项。',
  delete: '删除页面',
  deleteDetail: '买家将无法再打开，菜单项也会消失。',
  keep: '保留',
  deleted: '已删除页面',
  menu: '菜单',
  menuHint: '按此顺序显示在店铺每个页面的顶部。最多 {max, number} 项。',
  menuNone: '还没有菜单',
  menuAdd: '添加到菜单',
  menuChoose: '选择一项',
  menuHidden: '已隐藏：买家看不到',
  kinds: { collection: '商品集', page: '页面', type: '类别' },
};
