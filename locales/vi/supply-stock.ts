import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: 'Các phần của tồn kho',
  tab: { list: 'Sản phẩm', file: 'Từ tệp' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'Không đọc được dòng này.',
  not_found: 'Bạn không có sản phẩm nào với mã này.',
  twice: 'Mã này đã có ở dòng trước.',
  nothing: 'Dòng không nêu tồn kho hay giá vốn.',
  below_reserved: 'Người mua đã giữ {least}: tồn kho không thể thấp hơn.',
  bad_cost: 'Đây không phải số tiền theo đơn vị tiền của chúng tôi.',
  too_soon: 'Giá vốn cao hơn có hiệu lực sau bảy ngày: sớm nhất {least}.',
  too_late: 'Ngày này quá xa.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'Đây không phải tệp CSV.',
  missing_column: 'Thiếu cột “{column}”.',
  too_many_rows: 'Một tệp có tối đa {limit} dòng.',
  empty: 'Tệp không có dòng nào.',
  not_shipped: 'Đơn vị vận chuyển chưa nhận kiện hàng này.',
  too_late: 'Đã quá thời hạn.',
  too_much: 'Nhiều nhất {most}.',
  claimed: 'Đã có yêu cầu bồi thường cho kiện hàng này.',
  own: 'Bên kia phải làm việc này.',
  decided: 'Việc này đã được quyết định.',
  too_many_pictures: 'Đã có sáu ảnh.',
  period: 'Kỳ kết thúc trước khi bắt đầu, hoặc dài hơn một năm.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: 'Tồn kho và giá vốn',
  lead: 'Tồn kho có hiệu lực ngay. Giá vốn cao hơn có hiệu lực sau bảy ngày, và không bao giờ áp dụng cho đơn đã đặt.',
  search: 'Mã hoặc tên',
  empty: 'Không có sản phẩm nào của bạn khớp. Đội ngũ chúng tôi nhập sản phẩm.',
  caption: 'Sản phẩm của bạn',
  column: {
    goods: 'Sản phẩm',
    stock: 'Trên kệ',
    reserved: 'Người mua đã giữ',
    cost: 'Giá vốn',
    next: 'Đã báo trước',
  },
  from: 'từ',
  edit: 'Thay đổi',
  edit_of: 'Thay đổi {code}',
  field_stock: 'Số lượng trên kệ',
  field_stock_hint: 'Người mua đã giữ {reserved}: không thể ít hơn.',
  stock_wrong: 'Vui lòng nhập số nguyên.',
  field_cost: 'Giá vốn một chiếc',
  field_cost_hint: 'Giá vốn cao hơn có hiệu lực sau bảy ngày. Chúng tôi thông báo ngay cho người bán.',
  field_from: 'Giá vốn mới có hiệu lực từ',
  field_from_hint: 'Để trống để chọn ngày sớm nhất.',
  save: 'Lưu',
  saved: 'Đã lưu.',
  file_title: 'Tồn kho và giá vốn từ tệp',
  file_lead:
    'Các cột là code và bất kỳ cột nào trong version, stock, cost và cost_from. Tất cả các dòng được nhận, hoặc không dòng nào.',
  file: 'Tệp CSV',
  file_hint: 'Tối đa {rows} dòng. Chương trình làm tương tự bằng khóa API có quyền tồn kho.',
  file_missing: 'Vui lòng chọn tệp trước.',
  check: 'Kiểm tra tệp',
  apply: '{count, plural, other {Lưu # thay đổi}}',
  applied: 'Đã lưu.',
  ready: 'Mọi dòng đều đúng. Chưa lưu gì.',
  nothing: 'Tệp này không thay đổi gì.',
  wrong: '{count, plural, other {# dòng bị lỗi nên chưa lưu gì.}}',
  other: 'Tệp khác',
  report: 'Các dòng của tệp',
  line: 'Dòng',
  code: 'Mã',
  result: 'Kết quả',
  change: { changed: 'Thay đổi', unchanged: 'Không thay đổi', older: 'Cũ hơn dữ liệu hiện có' },
  becomes_stock: 'Tồn kho {before} → {after}',
  becomes_cost: 'Giá vốn {before} → {after}',
};
