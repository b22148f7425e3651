import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'サンプルを注文',
  lead: '確認や紹介のために、1点を原価で自分用に購入できます。必須ではありません。ここではサンプルも在庫も必要ありません。',
  none: 'ショーケースの商品を開いて「サンプルを注文」を選んでください。',
  price: '1点の支払額',
  delivery: '配送料（最低）',
  make: 'リンクを取得',
  ready: 'サンプルを注文できます',
  readyDetail:
    'このリンクで1点の価格が{time}まで1回だけ下がります。支払いはほかの購入者と同じで、配送料と税は購入手続きで加わります。',
  open: '商品を開く',
  counts: '過去30日のサンプル：{max, number}件のうち{used, number}件。',
  review: 'この注文のレビューは集計されません。',
  reasons: {
    at_cost: '価格がすでに原価です。ほかの購入者と同じようにショップで注文してください。',
    samples_open: '注文待ちのサンプルがすでに{open, number}件あります。それぞれ7日で終了します。',
    samples_month: '過去30日のサンプルが上限の{month, number}件に達しました。',
    price_changed: '原価が変わりました。閉じてもう一度ご確認ください。',
  },
};
