import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'Chúng tôi biết gì về bạn',
  trustLead_privacy: 'Những gì được lưu về khách ghé thăm và người mua, để làm gì, và khi nào bị xóa.',
  trustCard_privacy: 'Những gì được lưu về người mua, để làm gì và đến khi nào.',
  privacyVisit: 'Khi bạn chỉ xem',
  privacyVisitCount:
    'Cửa hàng đếm số lượt ghé thăm. Dấu hiệu phân biệt hai lượt thay đổi vào hôm sau và khác nhau ở mỗi cửa hàng; không ai biết được bạn là ai từ đó. Sau {visitDays} ngày chỉ còn lại con số.',
  privacyCookies:
    'Cookie lưu giỏ hàng, quốc gia, tiền tệ, ngôn ngữ, và quảng cáo hoặc email giỏ hàng đã đưa bạn đến, để tính đơn hàng. Không công ty nào khác nhận được chúng.',
  privacyAsk: 'Chỉ khi bạn yêu cầu',
  privacyRestock: 'Email khi sản phẩm có lại: địa chỉ của bạn cho đến khi gửi, tối đa {restockDays} ngày.',
  privacyQuestion:
    'Câu hỏi gửi cửa hàng: tên và địa chỉ của bạn cho đến khi gửi câu trả lời, tối đa {questionDays} ngày. Câu hỏi và câu trả lời còn lại đến {answerDays} ngày, không kèm tên bạn; liên kết trong email của chúng tôi xóa chúng ngay.',
  privacyReminder:
    'Một email về giỏ hàng, nếu bạn đánh dấu ô lúc thanh toán: địa chỉ của bạn cho đến khi gửi hoặc bạn trả tiền, tối đa {cartDays} ngày. Dấu hiệu cho biết địa chỉ đó đã được gửi email, không cho biết là địa chỉ nào, còn lại {keepDays} ngày, hoặc {stopDays} ngày sau khi bạn hủy nhận.',
  privacyPage:
    'Danh sách yêu thích là cookie trong trình duyệt của bạn. Nếu bạn mở trang của mình bằng liên kết chúng tôi gửi qua email, chúng tôi giữ email, danh sách yêu thích và địa chỉ đã lưu cho cửa hàng đó đến khi bạn xóa, hoặc {pageDays} ngày sau lần đăng nhập cuối; trình duyệt giữ đăng nhập trong {sessionDays} ngày. Cửa hàng không xem được.',
  privacyOrder: 'Khi bạn đặt hàng',
  privacyOrderData:
    'Tên, địa chỉ và thông tin liên hệ, để giao hàng, trả hàng và ghi sổ. Cửa hàng chỉ thấy một phần tên và không bao giờ thấy email của bạn; nhà cung cấp thấy địa chỉ của bạn khi kiện hàng đang được giao.',
  privacyErase:
    'Bạn có thể yêu cầu xóa khi đơn hàng đã kết thúc. Câu hỏi gửi cửa hàng và email đang chờ cũng bị xóa theo.',
  privacyTranslate:
    'Nếu cửa hàng yêu cầu dịch tin nhắn của bạn, nội dung được gửi đến {host}, không kèm những gì chúng tôi ẩn trong tin nhắn. Kết quả được lưu và xóa cùng tin nhắn của bạn.',
};
