import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'ほかの仕入先',
  none: 'この商品を扱うほかの仕入先はありません。',
  pick: '比較する仕入先',
  promised: '配送の目安',
  real: '配送の実績',
  late: '発送の遅れ',
  returned: '返品',
  eu: 'EU域内の安全連絡先',
  euNone: '記載なし',
  noneYet: '荷物の実績なし',
  measured: '実績は、全ショップを合わせた各仕入先の直近の荷物（最大500件）から計算しています。',
  swap: '{name}に切り替える',
  open: 'この商品を開く',
  swapTitle: '{name}に切り替えますか？',
  price: '価格',
  keep: '今の価格のまま',
  rule: '価格ルールまたは推奨価格で設定',
  leaves: '{price}、利益 {profit}',
  keepsPlace:
    '商品の位置は変わりません。本日の削除1件として数えられ、10分間は元に戻せます。既存の注文の仕入先は変わりません。',
  stays: '独自の文章と画像、割引、プロモーション、レビューは元の商品に残ります。',
  done: '{name}から{price}で販売中です',
  loss: '{price}（損益分岐価格{floor}を下回ります）',
  notSame: '同じ商品ではなくなっています。',
};
