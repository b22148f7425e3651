import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'Giao hàng và loại tiền',
  cartCurrency: 'Loại tiền',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Xem giá theo lựa chọn này',
  cartPlaceTitle: 'Giao hàng đến đâu?',
  cartPlaceLead: 'Phí vận chuyển, thuế và thuế nhập khẩu tùy theo quốc gia. Khi đó giá đã gồm mọi khoản.',
  cartPlaceChange: 'Giao đến {country}. Thay đổi',
  cartPlaceOther: 'Chọn quốc gia khác',
  cartPlaceChoose: 'Hãy cho biết nơi giao để xem giá đã gồm mọi khoản',
  cartLaneTitle: 'Có sản phẩm không gửi được đến {country}',
  cartLaneText: 'Hãy bỏ những sản phẩm được đánh dấu, hoặc chọn quốc gia khác.',
  lineNotSent: 'Không gửi được đến {country}',
  noticeTotalNow: 'Tổng là {total}, thay vì {was}.',
  noticeLaneClosed:
    'Chúng tôi không gửi được những sản phẩm này đến {country}: {goods}. Hãy chọn quốc gia khác, hoặc bỏ chúng khỏi giỏ hàng. Những gì bạn đã nhập vẫn còn đây.',

  // How it is sent.
  cartShipTitle: 'Phương thức giao hàng',
  cartShipNames: { economy: 'Tiết kiệm', standard: 'Tiêu chuẩn', express: 'Nhanh' },
  cartShipFree: 'miễn phí',

  // What the total is made of.
  cartTaxNames: {
    vat: 'Thuế giá trị gia tăng (VAT)',
    gst: 'Thuế hàng hóa và dịch vụ (GST)',
    consumption_tax: 'Thuế tiêu dùng',
    sales_tax: 'Thuế bán hàng',
    customs: 'Thuế nhập khẩu',
    customs_flat: 'Thuế nhập khẩu cho kiện hàng nhỏ',
    tax: 'Thuế',
    other: 'Thuế hoặc thuế nhập khẩu',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'Thuế và thuế nhập khẩu được tính thế nào',
  cartTaxOf: '{percent} của {base}',
  cartTaxFlat: '{amount} cho mỗi loại hàng theo phân loại hải quan ({count, plural, other {# loại}})',
  cartTaxSource: 'Quy định: {source}, {when}',
  cartTaxOwn: 'Mức của nền tảng này.',
  cartAllIncluded: 'Thuế và thuế nhập khẩu đã nằm trong tổng.',
  cartRate:
    'Bạn trả bằng {currency}: {one} = {rate} ({source}, {when}). Theo loại tiền của cửa hàng là {total}.',
  cartRateLocked: 'Tỷ giá này được giữ cho bạn cùng với các giá này.',
  pricedAt: 'Giá của cửa hàng là {total}. Tỷ giá được chốt khi bạn thanh toán.',

  // The address.
  cartContact: 'Thông tin liên hệ',
  fieldCompany: 'Công ty',
  fieldAddress2: 'Căn hộ, tầng, tòa nhà',
  cartStateNames: {
    state: 'Bang',
    province: 'Tỉnh',
    prefecture: 'Tỉnh',
    region: 'Vùng',
    county: 'Hạt',
    emirate: 'Tiểu vương quốc',
    department: 'Tỉnh',
    city: 'Thành phố',
  },
  cartPostcodeNames: {
    postcode: 'Mã bưu chính',
    zip: 'Mã ZIP',
    postal: 'Mã bưu chính',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'Mã PIN bưu chính',
  },
  cartCityNames: { city: 'Thành phố', suburb: 'Khu vực hoặc thị trấn', district: 'Quận hoặc thành phố' },
  cartExample: 'Ví dụ {example}',
  company_missing: 'Hãy nhập tên công ty, hoặc để trống.',
  company_wrong: 'Tên công ty có tối đa 80 ký tự.',
  address2_missing: 'Hãy nhập căn hộ hoặc tầng, hoặc để trống.',
  address2_wrong: 'Dòng này có tối đa 200 ký tự.',
  state_missing: 'Hãy điền ô này: ở quốc gia này đơn vị vận chuyển cần nó.',
  state_wrong: 'Dòng này có tối đa 80 ký tự.',
  cartPostcodeShape: 'Đây có vẻ không phải mã bưu chính của quốc gia này. Mã có dạng {example}.',
};
