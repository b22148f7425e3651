import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: '折扣码',
  codeApply: '使用',
  codeRemove: '移除折扣码',
  codeApplied: '{code} 已优惠 {amount}。',
  codeWhy:
    '{reason, select, not_begun {此折扣码尚未开始使用。} expired {此折扣码已过期。} exhausted {此折扣码已达使用次数上限。} used_by_buyer {您已使用过此折扣码。} not_for_these {此折扣码不适用于购物车中的商品。} below_minimum {此折扣码需购满 {amount}。} already_free {已经免运费，折扣码可留到下次使用。} below_break_even {店铺无法对这些商品给予这么多优惠。} other {没有此折扣码，请检查输入。}}',
  discount: '优惠',
  discountBy: '优惠（{code}）',
  lineQuantity: '多件优惠：−{amount}',
  lineCode: '{code}：−{amount}',
  lineSpared: '折扣码不适用于此商品。',
  freeFrom: '满 {amount} 免运费',
  freeMissing: '再买 {amount} 即可免运费。',
  freeReached: '已免运费。',
  freeNot: '这些商品无法免运费。',
  compareText: '此前 30 天最低价：{amount}',
  compareLabel: '{amount}，此前 30 天最低价',
  saleUntil: '优惠至 {when}',
  quantityEach: '{count} 件及以上：每件 {amount}',
  quantitySet: '{count} 件 {amount}',
  noticeCodeUsed: '您已使用过此折扣码，因此已移除。请核对总额。',
  bundleTitle: '组合',
  bundleLead: '{count, number}件商品一起买更优惠',
  bundleInstead: '单买共{amount}',
  bundleSaving: '节省{amount}',
  bundleAdd: '全部加入购物车',
  bundleSoldOut: '其中一件商品已售罄，目前无法购买此组合。',
  bundleHow: '购物车会显示每件商品的优惠金额。退回其中一件时，退还您为该商品支付的金额。',
  bundleLine: '与另外{count, number}件一起{amount}，省{saving}',
};
