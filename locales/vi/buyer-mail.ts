import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: 'Liên kết của bạn đến {shop}',
  lead: 'Bạn đã yêu cầu liên kết đến trang của mình tại {shop}: danh sách yêu thích, đơn hàng và địa chỉ đã lưu.',
  action: 'Mở trang của tôi',
  small:
    'Liên kết chỉ dùng được một lần, trong {minutes} phút. Nếu bạn không yêu cầu, hãy bỏ qua email này: không có gì xảy ra nếu không dùng liên kết.',
};
