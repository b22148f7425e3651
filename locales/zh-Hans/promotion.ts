import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: '推广',
  lead: '让你店铺的商品出现在展示多家店铺的页面上。',
  closedTitle: '推广尚未开放',
  closed:
    '目前无法购买，也不会从你的钱包扣款。等有了展示多家店铺商品的页面，并且你能核对每一次付费点击时，才会开放。',
  how: '将如何运作',
  rules: '阅读规则',
  plans: '将提供的推广位',
  surface: {
    explore: '在买家浏览所有店铺的页面上。',
    search: '在买家搜索所有店铺的结果中。',
  },
  notOpen: '尚未开放',
  minTotal: '总预算下限',
  minDay: '每日预算下限',
  days: '天数',
  dayRange: '{from, number} 至 {to, number}',
  bid: '单次点击最低出价',
  slots: '每页推广位数量',
  slotList: '推广位的具体位置',
  version: '规则版本',
  mine: '你的推广计划及花费',
  none: '你还没有推广计划',
  noneDetail: '推广尚未开放，所以没有任何花费。开放后，每个推广计划和每次点击都会列在这里。',
  spentOf: '已花费 {spent}，预算 {budget}',
  states: {
    review: '审核中',
    scheduled: '已排期',
    active: '进行中',
    paused: '已暂停',
    ended: '已结束',
    rejected: '未通过',
  },
  newTitle: '新建推广',
  newLead: '哪些由你决定，哪些由规则决定。',
  youDecide: '由你决定',
  decide: {
    goods: '推广哪些商品：从你在售的商品中选 1 至 {max, number} 件。',
    budget: '花多少：总额 {total} 起，每天 {day} 起。绝不会超出。',
    days: '多长时间：{from, number} 至 {to, number} 天。',
    bid: '每次点击最多付多少：{bid} 起。',
  },
  algorithm: '由规则决定',
  algorithmLead: '第 {version, number} 版。其中没有任何秘密。',
  steps: {
    where: {
      title: '展示在哪里',
      detail: '在展示多家店铺商品的页面上，始终标明为推广内容。绝不会出现在别人的店铺里。',
    },
    who: {
      title: '展示谁的商品',
      detail:
        '取决于你的出价、在该位置被点击的可能性，以及你的店铺对买家的服务水平。你能看到得分的各个组成部分。不使用买家的任何个人画像。',
    },
    cost: {
      title: '一次点击多少钱',
      detail: '只收取领先下一名所需的金额，绝不超过你的出价。',
    },
    valid: {
      title: '哪些点击有效',
      detail: '真人的点击，每人每天计一次。机器点击、误点和你自己的点击会列出并注明原因，不收费。',
    },
    time: {
      title: '持续多久',
      detail: '直到预算用完或最后一天结束。付款前你会看到大致范围。不承诺任何销量。',
    },
    rest: {
      title: '剩余的预算',
      detail: '自动立即退回原处，提前停止也一样。',
    },
    nobody: {
      title: '谁都做不到的事',
      detail: '增加浏览、点击、访客或粉丝。这里没有人有这样的开关。',
    },
  },
  tellUs: '告诉我们你需要什么',
};
