import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: '折扣碼',
  codeApply: '使用',
  codeRemove: '移除折扣碼',
  codeApplied: '{code} 已折抵 {amount}。',
  codeWhy:
    '{reason, select, not_begun {此折扣碼尚未開始使用。} expired {此折扣碼已過期。} exhausted {此折扣碼已達使用次數上限。} used_by_buyer {您已使用過此折扣碼。} not_for_these {此折扣碼不適用於購物車中的商品。} below_minimum {此折扣碼需購滿 {amount}。} already_free {已經免運費，折扣碼可留到下次使用。} below_break_even {商店無法對這些商品給予這麼多折扣。} other {沒有此折扣碼，請檢查輸入。}}',
  discount: '折扣',
  discountBy: '折扣（{code}）',
  lineQuantity: '多件優惠：−{amount}',
  lineCode: '{code}：−{amount}',
  lineSpared: '折扣碼不適用於此商品。',
  freeFrom: '滿 {amount} 免運費',
  freeMissing: '再買 {amount} 即可免運費。',
  freeReached: '已免運費。',
  freeNot: '這些商品無法免運費。',
  compareText: '此前 30 天最低價：{amount}',
  compareLabel: '{amount}，此前 30 天最低價',
  saleUntil: '優惠至 {when}',
  quantityEach: '{count} 件以上：每件 {amount}',
  quantitySet: '{count} 件 {amount}',
  noticeCodeUsed: '您已使用過此折扣碼，因此已移除。請核對總額。',
  bundleTitle: '組合',
  bundleLead: '{count, number}件商品一起買更優惠',
  bundleInstead: '單買共{amount}',
  bundleSaving: '節省{amount}',
  bundleAdd: '全部加入購物車',
  bundleSoldOut: '其中一件商品已售完，目前無法購買此組合。',
  bundleHow: '購物車會顯示每件商品的優惠金額。退回其中一件時，退還您為該商品支付的金額。',
  bundleLine: '與另外{count, number}件一起{amount}，省{saving}',
};
