import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: 'Hồ sơ công khai',
  trustLead_record:
    'Những gì chúng tôi làm với một cửa hàng được thêm vào đây. Về sau không gì có thể bị sửa hay gỡ mà không ai nhận ra.',
  trustCard_record: 'Những gì chúng tôi đã làm, khoản phải trả cho mọi cửa hàng và tiền có để trả.',
  recordWhat: 'Hồ sơ là gì',
  recordWhatActs:
    'Mọi việc đội ngũ hoặc chương trình của chúng tôi làm với một cửa hàng, như tạm giữ, từ chối, chi trả hay cấp mới, được thêm vào hồ sơ trong vòng một phút. Mỗi mục cho biết loại thao tác và thời điểm, nhưng không cho biết là về ai. Chỉ cửa hàng đó mở được các mục của mình, và đọc được tất cả.',
  recordWhatSums:
    'Mỗi giờ chúng tôi cộng mọi khoản phải trả cho các cửa hàng, người mua và nhà cung cấp. Mỗi cửa hàng tìm được số tiền của mình trong tổng đó, và điện thoại của người bán kiểm tra tự động. Nếu chúng tôi bỏ sót một cửa hàng, nói hai số khác nhau với hai người hoặc sửa quá khứ, điện thoại sẽ nhận ra.',
  recordNow: 'Hồ sơ hiện tại',
  recordSize: 'Số mục',
  recordActs: 'Thao tác liên quan đến cửa hàng và dịch vụ',
  recordHead: 'Lần ký gần nhất',
  recordNothing: 'Chưa có gì được ký.',
  recordNotaries: 'Cũng được ký bởi',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'Chưa có bên công chứng. Cho đến khi có bên khác cùng ký, chỉ những bản sao mà mọi người giữ mới cho thấy quá khứ có bị sửa hay không.',
  recordOwed: 'Khoản phải trả',
  recordOwedText: 'Tính đến {when}, của {shops, plural, other {# cửa hàng}}.',
  recordOwedNone: 'Tổng đầu tiên có trong vòng một giờ.',
  recordCurrency: 'Loại tiền',
  recordMerchants: 'Cho người bán',
  recordBuyers: 'Cho người mua',
  recordSuppliers: 'Cho nhà cung cấp, và thuế',
  recordReserve: 'Tiền có để trả',
  recordReserveText:
    'Được kiểm tra mỗi ngày một lần, gần nhất lúc {when}. Mỗi loại tiền được so sánh riêng: phần dư của loại này không bao giờ bù cho loại khác.',
  recordReserveNone: 'Báo cáo đầu tiên có trong vòng một ngày.',
  recordReserveOwed: 'Phải trả',
  recordReserveHeld: 'Hiện có',
  recordReserveCover: 'Tỷ lệ bảo đảm',
  recordMissing:
    'Số tiền {currency} hiện có ít hơn số phải trả. Chúng tôi đã mở một sự cố, và các khoản chi trả mới phải chờ đến khi giải quyết xong.',
  recordLabel_proved_on_chain: 'Được chứng minh trên blockchain công khai',
  recordLabel_attested_by: 'Được kiểm toán viên xác nhận',
  recordLabel_claimed: 'Tuyên bố của chính chúng tôi',
  recordAttested: '{name} xác nhận {amount} vào {when}.',
  recordDiffers:
    'Hai nút độc lập của {network} đưa ra số dư khác nhau. Số nhỏ hơn được tính, như tuyên bố của chính chúng tôi.',
  recordReserveWhole: 'Toàn bộ báo cáo',
  recordDocuments: 'Tài liệu',
  recordDocumentsText: 'Mỗi tài liệu giữ nguyên đúng như khi được công bố.',
  recordDocument: 'Phiên bản {version}, từ {when}',
  recordEarlier: 'Các bản trước',
  recordDoc_terms: 'Điều khoản',
  recordDoc_fees: 'Phí',
  recordDoc_ranking: 'Thứ tự hiển thị',
  recordDoc_rules: 'Quy tắc về tiền và hạn chế',
  recordDoc_keys: 'Khóa và địa chỉ',
  recordDoc_build: 'Tệp của ứng dụng',
  recordDoc_reserve: 'Tiền có để trả các khoản phải trả',
  recordDoc_report: 'Số liệu hằng tháng',
  'recordDoc_ads.promise': 'Quảng bá: bắt đầu một ngày',
  'recordDoc_ads.close': 'Quảng bá: kết thúc một ngày',
  recordDoc_entity: 'Ai vận hành dịch vụ này',
  recordCheck: 'Tự kiểm tra',
  recordCheckText:
    'Trên máy tính có Node.js, lệnh này đọc toàn bộ hồ sơ và cho biết có gì sai không. Không cần tài khoản.',
  recordCheckPhone: 'Người bán thấy cùng kết quả kiểm tra trong ứng dụng, dưới số dư.',
  recordKey: 'Khóa của hồ sơ',
  recordKeyText:
    'Khóa này giống khóa trong email chào mừng của mọi người bán. Nếu khóa của bạn khác, hãy báo cho người khác.',
  trustComing: 'Từ {when}, phiên bản {version} được áp dụng.',
};
