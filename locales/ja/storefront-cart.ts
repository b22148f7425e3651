import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'お届け先と通貨',
  cartCurrency: '通貨',
  cartCurrencyOption: '{name}（{code}）',
  cartPlaceUpdate: 'この条件で価格を表示',
  cartPlaceTitle: 'どちらへお届けしますか？',
  cartPlaceLead: '送料、税、関税はお届け先の国・地域で決まります。選ぶと、すべて込みの価格を表示します。',
  cartPlaceChange: 'お届け先：{country}（変更する）',
  cartPlaceOther: '別の国・地域を選ぶ',
  cartPlaceChoose: 'お届け先を選ぶと、すべて込みの価格が表示されます',
  cartLaneTitle: '{country}へお届けできない商品があります',
  cartLaneText: '印の付いた商品を削除するか、別の国・地域を選んでください。',
  lineNotSent: '{country}へはお届けできません',
  noticeTotalNow: '合計は{was}から{total}に変わりました。',
  noticeLaneClosed:
    '次の商品は{country}へお届けできません：{goods}。別の国・地域を選ぶか、カートから削除してください。入力した内容はそのまま残っています。',

  // How it is sent.
  cartShipTitle: '配送方法',
  cartShipNames: { economy: 'エコノミー便', standard: '通常便', express: '速達便' },
  cartShipFree: '無料',

  // What the total is made of.
  cartTaxNames: {
    vat: '付加価値税（VAT）',
    gst: '物品サービス税（GST）',
    consumption_tax: '消費税',
    sales_tax: '売上税',
    customs: '関税',
    customs_flat: '少額荷物の関税',
    tax: '税',
    other: '税または関税',
  },
  cartTaxRate: '{name} {percent}',
  cartTaxDetails: '税と関税の計算方法',
  cartTaxOf: '{base}の{percent}',
  cartTaxFlat: '税関の分類ごとに{amount}（商品の分類：{count, number}種類）',
  cartTaxSource: '根拠：{source}、{when}',
  cartTaxOwn: 'このプラットフォームが定めた率です。',
  cartAllIncluded: '税と関税は合計に含まれています。',
  cartRate: 'お支払いは{currency}です。{one}＝{rate}（{source}、{when}）。ショップの通貨では{total}です。',
  cartRateLocked: 'この為替レートは、表示価格とともに固定されています。',
  pricedAt: 'ショップの価格は{total}でした。レートはお支払いの時点で決まりました。',

  // The address.
  cartContact: 'ご連絡先',
  fieldCompany: '会社名',
  fieldAddress2: '建物名・階・部屋番号',
  cartStateNames: {
    state: '州',
    province: '州・省',
    prefecture: '都道府県',
    region: '地域',
    county: '郡・県',
    emirate: '首長国',
    department: '県',
    city: '市',
  },
  cartPostcodeNames: {
    postcode: '郵便番号',
    zip: '郵便番号（ZIP）',
    postal: '郵便番号',
    eircode: '郵便番号（Eircode）',
    cep: '郵便番号（CEP）',
    pin: '郵便番号（PIN）',
  },
  cartCityNames: { city: '市区町村', suburb: '地区・町', district: '区・市' },
  cartExample: '例：{example}',
  company_missing: '会社名を入力するか、空欄のままにしてください。',
  company_wrong: '会社名は80文字以内で入力してください。',
  address2_missing: '建物名・階・部屋番号を入力するか、空欄のままにしてください。',
  address2_wrong: 'この欄は200文字以内で入力してください。',
  state_missing: '入力してください。この国・地域への配送に必要です。',
  state_wrong: 'この欄は80文字以内で入力してください。',
  cartPostcodeShape: 'この国・地域の郵便番号の形式ではないようです。例：{example}',
};
