import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: '收货地与货币',
  cartCurrency: '货币',
  cartCurrencyOption: '{name}（{code}）',
  cartPlaceUpdate: '按此显示价格',
  cartPlaceTitle: '送到哪里？',
  cartPlaceLead: '运费、税费和关税取决于收货国家或地区。选定后，价格将包含一切费用。',
  cartPlaceChange: '送到{country}。更改',
  cartPlaceOther: '选择其他国家或地区',
  cartPlaceChoose: '选择收货地，查看包含一切费用的价格',
  cartLaneTitle: '部分商品不能寄往{country}',
  cartLaneText: '请移除标出的商品，或选择其他国家或地区。',
  lineNotSent: '不能寄往{country}',
  noticeTotalNow: '合计由 {was} 变为 {total}。',
  noticeLaneClosed:
    '以下商品不能寄往{country}：{goods}。请选择其他国家或地区，或将其从购物车中移除。您填写的内容都已保留。',

  // How it is sent.
  cartShipTitle: '配送方式',
  cartShipNames: { economy: '经济配送', standard: '标准配送', express: '快速配送' },
  cartShipFree: '免费',

  // What the total is made of.
  cartTaxNames: {
    vat: '增值税（VAT）',
    gst: '商品及服务税（GST）',
    consumption_tax: '消费税',
    sales_tax: '销售税',
    customs: '关税',
    customs_flat: '小额包裹关税',
    tax: '税费',
    other: '税费或关税',
  },
  cartTaxRate: '{name}，{percent}',
  cartTaxDetails: '税费和关税如何计算',
  cartTaxOf: '{base} 的 {percent}',
  cartTaxFlat: '{count, plural, other {按海关归类共 # 类商品，每类 {amount}}}',
  cartTaxSource: '依据：{source}，{when}',
  cartTaxOwn: '本平台规定的税率。',
  cartAllIncluded: '合计已包含税费和关税。',
  cartRate: '您以{currency}付款：{one} = {rate}（{source}，{when}）。以店铺货币计为 {total}。',
  cartRateLocked: '该汇率与这些价格一并为您保留。',
  pricedAt: '店铺标价为 {total}。汇率在您付款时已锁定。',

  // The address.
  cartContact: '联系方式',
  fieldCompany: '公司',
  fieldAddress2: '楼栋、楼层、房间号',
  cartStateNames: {
    state: '州',
    province: '省',
    prefecture: '都道府县',
    region: '大区',
    county: '郡/县',
    emirate: '酋长国',
    department: '省',
    city: '城市',
  },
  cartPostcodeNames: {
    postcode: '邮政编码',
    zip: '邮政编码（ZIP）',
    postal: '邮政编码',
    eircode: '邮政编码（Eircode）',
    cep: '邮政编码（CEP）',
    pin: '邮政编码（PIN）',
  },
  cartCityNames: { city: '城市', suburb: '城镇或郊区', district: '区或城市' },
  cartExample: '例如 {example}',
  company_missing: '请填写公司名称，或留空。',
  company_wrong: '公司名称最多 80 个字符。',
  address2_missing: '请填写楼层或房间号，或留空。',
  address2_wrong: '此行最多 200 个字符。',
  state_missing: '请填写此项：在该国家或地区，物流公司需要此信息。',
  state_wrong: '此行最多 80 个字符。',
  cartPostcodeShape: '这不像是该国家或地区的邮政编码。格式例如 {example}。',
};
