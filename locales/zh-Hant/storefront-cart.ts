import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: '收件地與幣別',
  cartCurrency: '幣別',
  cartCurrencyOption: '{name}（{code}）',
  cartPlaceUpdate: '依此顯示價格',
  cartPlaceTitle: '送到哪裡？',
  cartPlaceLead: '運費、稅金與關稅取決於收件國家或地區。選定後，價格將包含一切費用。',
  cartPlaceChange: '送到{country}。變更',
  cartPlaceOther: '選擇其他國家或地區',
  cartPlaceChoose: '選擇收件地，查看包含一切費用的價格',
  cartLaneTitle: '部分商品無法寄送到{country}',
  cartLaneText: '請移除標示的商品，或選擇其他國家或地區。',
  lineNotSent: '無法寄送到{country}',
  noticeTotalNow: '總金額由 {was} 變為 {total}。',
  noticeLaneClosed:
    '以下商品無法寄送到{country}：{goods}。請選擇其他國家或地區，或將其從購物車移除。您填寫的內容都已保留。',

  // How it is sent.
  cartShipTitle: '配送方式',
  cartShipNames: { economy: '經濟配送', standard: '標準配送', express: '快速配送' },
  cartShipFree: '免費',

  // What the total is made of.
  cartTaxNames: {
    vat: '加值稅（VAT）',
    gst: '商品及服務稅（GST）',
    consumption_tax: '消費稅',
    sales_tax: '銷售稅',
    customs: '關稅',
    customs_flat: '小額包裹關稅',
    tax: '稅金',
    other: '稅金或關稅',
  },
  cartTaxRate: '{name}，{percent}',
  cartTaxDetails: '稅金與關稅如何計算',
  cartTaxOf: '{base} 的 {percent}',
  cartTaxFlat: '{count, plural, other {依海關分類共 # 類商品，每類 {amount}}}',
  cartTaxSource: '依據：{source}，{when}',
  cartTaxOwn: '本平台訂定的稅率。',
  cartAllIncluded: '總金額已包含稅金和關稅。',
  cartRate: '您以{currency}付款：{one} = {rate}（{source}，{when}）。以商店幣別計為 {total}。',
  cartRateLocked: '這個匯率與這些價格一併為您保留。',
  pricedAt: '商店標價為 {total}。匯率在您付款時已鎖定。',

  // The address.
  cartContact: '聯絡方式',
  fieldCompany: '公司',
  fieldAddress2: '大樓、樓層、室號',
  cartStateNames: {
    state: '州',
    province: '省',
    prefecture: '都道府縣',
    region: '大區',
    county: '郡/縣',
    emirate: '酋長國',
    department: '省',
    city: '城市',
  },
  cartPostcodeNames: {
    postcode: '郵遞區號',
    zip: '郵遞區號（ZIP）',
    postal: '郵遞區號',
    eircode: '郵遞區號（Eircode）',
    cep: '郵遞區號（CEP）',
    pin: '郵遞區號（PIN）',
  },
  cartCityNames: { city: '城市', suburb: '城鎮或郊區', district: '區或城市' },
  cartExample: '例如 {example}',
  company_missing: '請填寫公司名稱，或留空。',
  company_wrong: '公司名稱最多 80 個字元。',
  address2_missing: '請填寫樓層或室號，或留空。',
  address2_wrong: '這一行最多 200 個字元。',
  state_missing: '請填寫這一欄：在這個國家或地區，物流業者需要此資訊。',
  state_wrong: '這一行最多 80 個字元。',
  cartPostcodeShape: '這不像是這個國家或地區的郵遞區號。格式例如 {example}。',
};
