import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: '割引コード',
  codeApply: '適用する',
  codeRemove: 'コードを外す',
  codeApplied: '{code}で{amount}引きになりました。',
  codeWhy:
    '{reason, select, not_begun {このコードはまだ使えません。} expired {このコードは有効期限が切れています。} exhausted {このコードは利用回数の上限に達しました。} used_by_buyer {このコードはすでに使用済みです。} not_for_these {このコードはカートの商品には使えません。} below_minimum {このコードは{amount}以上のお買い上げで使えます。} already_free {送料はすでに無料です。コードは次回にお使いください。} below_break_even {この商品では、ここまでの割引はできません。} other {このコードは見つかりません。入力内容をご確認ください。}}',
  discount: '割引',
  discountBy: '割引（{code}）',
  lineQuantity: 'まとめ買い：−{amount}',
  lineCode: '{code}：−{amount}',
  lineSpared: 'この商品にはコードが使えません。',
  freeFrom: '{amount}以上で送料無料',
  freeMissing: 'あと{amount}で送料無料になります。',
  freeReached: '送料は無料です。',
  freeNot: 'この商品は送料無料の対象にできません。',
  compareText: '直前30日間の最低価格：{amount}',
  compareLabel: '{amount}（直前30日間の最低価格）',
  saleUntil: 'セールは{when}まで',
  quantityEach: '{count}個以上で1個{amount}',
  quantitySet: '{count}個で{amount}',
  noticeCodeUsed: 'この割引コードはすでに使用済みのため、外しました。合計をご確認ください。',
  bundleTitle: 'セット',
  bundleLead: '一緒に買うとお得な{count, number}点',
  bundleInstead: '単品合計{amount}',
  bundleSaving: '{amount}お得',
  bundleAdd: 'すべてカートに入れる',
  bundleSoldOut: '商品の1つが売り切れのため、このセットは現在購入できません。',
  bundleHow:
    'カートに各商品の割引額が表示されます。1点を返品した場合は、その商品にお支払いの金額を返金します。',
  bundleLine: 'ほか{count, number}点とセットで{amount}（{saving}お得）',
};
