import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: 'Cách đặt giá',
  ways: {
    rule: 'Quy tắc giá của tôi',
    suggested: 'Giá đề xuất',
    percent: 'Cộng thêm trên giá vốn',
    profit: 'Lợi nhuận mỗi chiếc',
  },
  noRule: 'Bạn chưa có quy tắc giá. Hãy tạo quy tắc hoặc chọn cách khác.',
  row: 'Giá vốn {cost}, lợi nhuận {profit}',
  range: 'Lợi nhuận mỗi chiếc từ {low} đến {high}',
  raised: 'Nâng lên giá hòa vốn',
  add: 'Thêm với các giá này',
  adding: '{count, plural, other {Đang thêm # sản phẩm…}}',
  result: 'Đã thêm {added, number} trên {count, number}',
  added: 'Đang bán giá {price}',
  why: 'Chưa thêm: {why}',
  profit: 'Lợi nhuận trên mỗi chiếc',
  family: 'Thêm mọi tùy chọn',
  familyNone: 'Mọi tùy chọn đã có trong gian hàng hoặc đã hết hàng.',
};
