import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: '訂購樣品',
  lead: '以成本價為自己買一件，用來查看和展示。這從來不是必須的：在這裡開店不需要樣品，也不需要庫存。',
  none: '開啟櫥窗中的商品並選擇「訂購樣品」。',
  price: '您為這件商品支付',
  delivery: '運費，最低',
  make: '取得連結',
  ready: '樣品可以下單了',
  readyDetail: '此連結在 {time} 前可讓一件商品降價一次。付款方式與其他買家相同，運費和稅費在結帳時加上。',
  open: '開啟商品',
  counts: '最近 30 天的樣品：{used, number}/{max, number}。',
  review: '此訂單的評價不計入統計。',
  reasons: {
    at_cost: '您的售價已經是成本價：像其他買家一樣在商店下單即可。',
    samples_open: '已有 {open, number} 個樣品等待下單。每個在七天後失效。',
    samples_month: '最近 30 天您已有 {month, number} 個樣品，已達上限。',
    price_changed: '成本已變動。請關閉後重新查看。',
  },
};
