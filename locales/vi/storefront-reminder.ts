import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: 'Gửi cho tôi một email nếu tôi chưa hoàn tất đơn hàng này',
  reminderHint:
    'Một email duy nhất, sớm nhất sau {hours} giờ, về giỏ hàng này. Sau đó địa chỉ của bạn được xóa khỏi đó, muộn nhất sau {days} ngày. Nếu bạn thanh toán, email sẽ không được gửi.',
  reminderStop: 'Hủy nhận email về giỏ hàng?',
  reminderStopText:
    '{shop} sẽ không gửi email về giỏ hàng đến địa chỉ này trong {days} ngày, kể cả khi có người đánh dấu ô lúc thanh toán.',
  reminderStopSend: 'Hủy nhận',
  reminderStopped: 'Bạn đã hủy nhận',
};
