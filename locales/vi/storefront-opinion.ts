import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Ảnh',
  opinionPhotosHint:
    'Tối đa {max, number} ảnh sản phẩm, mỗi ảnh tối đa {size, number} MB (JPEG, PNG, WebP, GIF hoặc AVIF). Mọi người đều xem được.',
  opinionPhotoKept: 'Hiện ảnh {number}',
  opinionPhotosKept: 'Các ảnh này đã được tải lên. Hãy bỏ chọn ảnh bạn không muốn hiện.',
  opinionPhotoLarge:
    'Có ảnh lớn hơn {size, number} MB. Hãy chọn ảnh nhỏ hơn. Phần còn lại của đánh giá vẫn được giữ.',
  opinionPhotoMany:
    'Một đánh giá có tối đa {max, number} ảnh. Hãy chọn ít hơn. Phần còn lại của đánh giá vẫn được giữ.',
  opinionPhotoNone:
    'Có tệp chúng tôi không đọc được dưới dạng ảnh. Hãy chọn JPEG, PNG, WebP, GIF hoặc AVIF. Phần còn lại của đánh giá vẫn được giữ.',
  opinionPhotoOf: 'Ảnh {number} của đánh giá này (mở ảnh lớn hơn)',
  opinionPhotosOf: 'Ảnh của đánh giá này',
  opinionDraw: 'Hoặc vẽ chữ ký của bạn',
  opinionDrawHint: 'Nếu vẽ chữ ký, bạn không cần nhập tên. Không ai khác thấy hình vẽ này.',
  opinionDrawClear: 'Vẽ lại',
  opinionDrawWrong: 'Chúng tôi không dùng được hình vẽ này. Hãy vẽ đơn giản hơn, hoặc nhập tên của bạn.',
  opinionFilter: 'Lọc đánh giá',
  opinionAll: 'Tất cả',
  opinionWithPhotos: 'Có ảnh',
  opinionSort_newest: 'Mới nhất',
  opinionSort_highest: 'Điểm cao nhất',
  opinionSort_lowest: 'Điểm thấp nhất',
  opinionSort_pictures: 'Có ảnh trước',
  opinionStars: '{stars, plural, other {Chỉ # sao}}',
  opinionNoMatch: 'Không có đánh giá nào khớp với bộ lọc này.',
  opinionReport: 'Báo cáo đánh giá này',
  opinionReportReason: 'Đánh giá này có vấn đề gì?',
  opinionReportText:
    'Một người xét duyệt độc lập sẽ kiểm tra và quyết định. Cho đến lúc đó, đánh giá vẫn giữ nguyên.',
  opinionReportSend: 'Gửi báo cáo',
  opinionReported: 'Cảm ơn bạn. Đánh giá sẽ được xem xét và vẫn giữ nguyên cho đến lúc đó.',
  opinionReportedBefore: 'Đánh giá này đã được báo cáo trước đó. Bạn không cần làm gì thêm.',
  opinionReport_offensive: 'Xúc phạm hoặc lăng mạ',
  opinionReport_personal_data: 'Chứa thông tin cá nhân',
  opinionReport_advertising: 'Quảng cáo',
  opinionReport_off_topic: 'Không nói về sản phẩm hoặc đơn hàng này',
  opinionReport_not_genuine: 'Không phải của người mua thật',
};
