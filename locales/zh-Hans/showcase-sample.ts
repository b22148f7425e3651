import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: '订购样品',
  lead: '以成本价为自己买一件，用来查看和展示。这从来不是必须的：在这里开店不需要样品，也不需要库存。',
  none: '打开橱窗中的商品并选择“订购样品”。',
  price: '你为这件商品支付',
  delivery: '运费，最低',
  make: '获取链接',
  ready: '样品可以下单了',
  readyDetail: '该链接在 {time} 前可使一件商品降价一次。付款方式与其他买家相同，运费和税费在结账时加上。',
  open: '打开商品',
  counts: '最近 30 天的样品：{used, number}/{max, number}。',
  review: '此订单的评价不计入统计。',
  reasons: {
    at_cost: '你的售价已经是成本价：像其他买家一样在店铺下单即可。',
    samples_open: '已有 {open, number} 个样品等待下单。每个在七天后失效。',
    samples_month: '最近 30 天你已有 {month, number} 个样品，已达上限。',
    price_changed: '成本已变化。请关闭后重新查看。',
  },
};
