import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: '推广',
  lead: '让你店铺的商品出现在展示多家店铺的页面上，始终标明为推广内容。',
  newCampaign: '新建推广计划',
  how: '如何运作',
  rules: '阅读规则',
  credit: '推广金',
  creditDetail: '优先使用，只能用于推广。',
  mine: '你的推广计划',
  filter: '显示哪些推广计划',
  all: '全部',
  none: '你还没有推广计划',
  noneDetail: '你来选择商品、预算和时长。付款前可看到大致范围，之后可看到每一次点击。',
  noneOfState: '这里没有推广计划',
  noneOfStateDetail: '在上方选择其他状态，即可查看其余的推广计划。',
  goodsOf: '{more, plural, =0 {{first}} other {{first} 及另外 # 件}}',
  noGoods: '推广计划',
  spentOf: '已花费 {spent}，预算 {budget}',
  shareOfOrders: '每个订单的 {percent}',
  fromTo: '{from} 至 {to}',
  counts:
    '{clicks, plural, =0 {还没有点击} other {# 次点击}}，{orders, plural, =0 {没有订单} other {# 个订单}}',
  states: {
    review: '审核中',
    scheduled: '已排期',
    active: '进行中',
    paused: '已暂停',
    ended: '已结束',
    rejected: '未通过',
  },
  ends: {
    exhausted: '预算已用完。',
    time: '最后一天已过。未花费的预算已退回。',
    stopped: '你已停止。未花费的预算已退回。',
    shop_closed: '店铺已关闭。未花费的预算已退回。',
    rejected: '审核员未予通过。预算已全部退回。',
  },
  endsOrder: {
    time: '最后一天已过。',
    stopped: '你已停止。',
    shop_closed: '店铺已关闭。',
    rejected: '审核员未予通过。',
  },
  pauses: {
    merchant: '你已暂停。恢复之前不会有任何花费。',
    no_stock: '其中的商品全部缺货。补货后自动继续。',
    shop_paused: '你的店铺已暂停营业。重新营业后自动继续。',
    not_sold: '其中的商品不在售。重新上架后自动继续。',
  },
  advice: {
    review: '审核员会在 {when} 前审核。如果届时我们没有答复，将自动开始。',
    scheduled: '开始时间：{when}。',
    lower_score: '很少展示：其他推广的得分更高。请提高出价或改善质量。',
    below_reserve: '很少展示：得分低于推广位的最低价。请提高出价。',
    day_budget: '今天的预算已用完，明天继续。',
    out_of_stock: '其中部分商品缺货，不会展示。',
    not_sold: '其中部分商品不在售，不会展示。',
    country: '浏览的买家大多在这些商品无法寄达的国家。',
    new: '刚刚开始。有买家浏览时，就会出现第一批展示。',
  },
  plans: '你的商品可以展示在哪里',
  plan: {
    explore: {
      name: '发现页',
      what: '在买家浏览所有店铺的页面上。按点击付费。',
    },
    search: {
      name: '搜索',
      what: '在买家搜索所有店铺中此类商品的结果里。按点击付费。',
    },
    similar: {
      name: '类似商品',
      what: '在同意展示其他店铺类似商品的店铺里，位于其商品下方。按点击付费。',
    },
    order: {
      name: '按订单付费',
      what: '在以上所有位置。点击不收费，只从由此而来的每个订单中收取一定比例。',
    },
  },
  closedPlan: '目前未开放',
  minTotal: '最低总预算',
  minDay: '最低每日预算',
  days: '天数',
  dayRange: '{from, number} 至 {to, number}',
  bid: '单次点击最低价',
  share: '订单比例',
  shareRange: '{from} 至 {to}',
  places: '每页推广位',

  howTitle: '推广如何运作',
  howLead: '规则第 {version, number} 版，自 {since} 起生效。其中没有任何秘密，也不能为某一家店铺单独更改。',
  machine: '全部参数，供程序读取',
  algorithm: '由规则决定',
  steps: {
    where: {
      title: '展示在哪里',
      detail:
        '发现页的第 {explore} 个位置、搜索结果的第 {search} 个位置，以及类似商品中的第 {similar} 个位置。绝不会出现在未表示同意的其他店铺里。一页中推广内容最多占 {share}，每个推广位都会标明。',
    },
    who: {
      title: '展示谁的商品',
      detail:
        '得分是你的单次点击上限，乘以该位置被点击的可能性，再乘以你的质量。不使用买家的任何个人画像。得分相同时，由当天结束后公布的随机种子决定。',
    },
    quality: {
      title: '什么是质量',
      detail:
        '一个 {least} 到 {most} 之间的数字，根据最近 {facts, number} 天计算：准时发货的订单占 {onTime}，因商品问题的退款占 {refunds}，评分占 {rating}，商品资料的完整程度占 {listing}。每一部分你都能看到。',
    },
    cost: {
      title: '一次点击多少钱',
      detail: '领先下一名所需的金额，再加 {step}。绝不低于 {reserve}，也绝不超过你的单次点击上限。',
    },
    pacing: {
      title: '预算怎样分配',
      detail:
        '按买家平时到来的时段分配到一天的各个小时。每 {minutes, number} 分钟检查一次；花得偏快的推广计划会减少参与次数。一天的花费绝不超过当日预算。',
    },
    newcomers: {
      title: '小店铺怎样起步',
      detail: '有 {turns} 的位置留给展示少于 {views, number} 次的推广计划，轮流使用。',
    },
    valid: {
      title: '哪些点击有效',
      detail:
        '同一个人在 {hours, number} 小时内对同一推广计划的第一次点击，来自确实被看到的位置，并且至少停留 {seconds, number} 秒。机器点击、大量连续点击、来自你自己店铺的点击和误点会列出并注明原因，不收费。点击在 {wait, number} 秒后才计费。同一网络的点击最多占推广计划一天收费点击的 {clickShare}；远超平时的点击会等待一天，只有带来订单才收费。',
    },
    time: {
      title: '持续多久',
      detail:
        '直到预算用完或最后一天结束。付款前看到的范围，是按最近 {days, number} 天的情况重新演算得出的。不承诺任何销量。',
    },
    rest: {
      title: '剩余的预算',
      detail:
        '推广计划结束后一分钟内自动退回，提前停止也一样。推广金视为先花掉的部分，因此剩余款项先退回你的余额，再退回推广金。',
    },
    check: {
      title: '你怎样核对',
      detail:
        '每次展示和每次点击都有凭证。一天结束后，会公布当天的日志和随机种子，你可以把当天的每个决定重新算一遍。',
    },
    nobody: {
      title: '谁都做不到的事',
      detail: '增加展示、点击、访客或粉丝。我们团队中没有人有这样的开关。',
    },
  },
  similar: {
    title: '在你的商品下方展示其他店铺的商品',
    detail:
      '与你的商品类似、并标明为推广内容的其他店铺商品，可以显示在你商品页面的末尾、评价下方。除非你开启，否则保持关闭；你不用为此付费，也不会从中获利。',
    label: '展示其他店铺的类似商品',
    isOn: '你的商品下方会展示类似商品。',
    isOff: '你的商品下方不展示其他店铺的商品。',
  },
  create: promotionNew,
  results: promotionResults,
};
