import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: 'Giao đến',
  anywhere: 'Mọi quốc gia',
  min: 'Giá vốn đến nơi từ',
  max: 'Giá vốn đến nơi tối đa',
  figure: '{total} đến {country}, {p50, number}–{p90, number} ngày',
  title: 'Giá vốn đến nơi',
  inWords:
    'Giá vốn, phí vận chuyển rẻ nhất và thuế của một chiếc. Người mua trả phí vận chuyển và thuế ngoài giá bán của bạn.',
  cost: 'Giá vốn của nhà cung cấp',
  shipping: 'Vận chuyển đến {country}',
  tax: 'Thuế và thuế nhập khẩu',
  taxAt: 'Tính cho một lần bán với giá {price}.',
  total: 'Giá vốn đến nơi của một chiếc',
  buyerPays: 'Người mua trả tổng cộng',
  source: 'Nguồn: {source}, {date}',
  closed:
    'Không thể gửi sản phẩm này đến {country}: nhà cung cấp không giao tới đó, hoặc thiếu cân nặng, dữ liệu hải quan hay quy tắc thuế.',
  computing: 'Giá vốn đến {country} đang được tính. Các sản phẩm khác sẽ hiện trong vài phút nữa.',
  taxes: {
    vat: 'Thuế giá trị gia tăng (VAT)',
    gst: 'Thuế hàng hóa và dịch vụ (GST)',
    consumption_tax: 'Thuế tiêu dùng',
    sales_tax: 'Thuế bán hàng',
    customs: 'Thuế nhập khẩu',
    customs_flat: 'Thuế nhập khẩu cho kiện hàng nhỏ',
    tax: 'Thuế',
    other: 'Thuế hoặc thuế nhập khẩu',
  },
  taxOf: '{percent} của {base}',
};
