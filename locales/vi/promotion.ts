import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Quảng bá',
  lead: 'Đưa hàng của bạn lên những trang hiển thị nhiều cửa hàng.',
  closedTitle: 'Quảng bá chưa mở',
  closed:
    'Chưa mua được gì, và không có khoản nào bị trừ khỏi ví của bạn. Quảng bá sẽ mở khi có các trang hiển thị hàng của nhiều cửa hàng, và khi bạn kiểm tra được từng lượt nhấp mà bạn trả tiền.',
  how: 'Cách hoạt động',
  rules: 'Đọc quy tắc',
  plans: 'Những gì sẽ có',
  surface: {
    explore: 'Trên trang nơi người mua dạo xem mọi cửa hàng.',
    search: 'Trong kết quả khi người mua tìm ở mọi cửa hàng.',
  },
  notOpen: 'Chưa mở',
  minTotal: 'Tổng ngân sách tối thiểu',
  minDay: 'Ngân sách tối thiểu mỗi ngày',
  days: 'Số ngày',
  dayRange: '{from, number} đến {to, number}',
  bid: 'Giá thầu tối thiểu mỗi lượt nhấp',
  slots: 'Vị trí được tài trợ trên một trang',
  slotList: 'Là những vị trí nào',
  version: 'Phiên bản quy tắc',
  mine: 'Chiến dịch của bạn và chi phí',
  none: 'Bạn chưa có chiến dịch',
  noneDetail:
    'Quảng bá chưa mở nên chưa có chi phí nào. Khi mở, từng chiến dịch và từng lượt nhấp hiện ở đây.',
  spentOf: 'Đã chi {spent}/{budget}',
  states: {
    review: 'Đang xét duyệt',
    scheduled: 'Đã lên lịch',
    active: 'Đang chạy',
    paused: 'Tạm dừng',
    ended: 'Đã kết thúc',
    rejected: 'Bị từ chối',
  },
  newTitle: 'Quảng bá mới',
  newLead: 'Những gì bạn quyết định, và những gì quy tắc quyết định thay bạn.',
  youDecide: 'Những gì bạn quyết định',
  decide: {
    goods: 'Hàng nào: từ một đến {max, number} sản phẩm bạn đang bán.',
    budget: 'Bao nhiêu tiền: từ {total} tổng cộng và {day} mỗi ngày. Không bao giờ vượt quá mức bạn chọn.',
    days: 'Bao lâu: {from, number} đến {to, number} ngày.',
    bid: 'Mức cao nhất bạn trả cho một lượt nhấp, từ {bid}.',
  },
  algorithm: 'Những gì quy tắc quyết định',
  algorithmLead: 'Phiên bản {version, number}. Không có gì bí mật trong đó.',
  steps: {
    where: {
      title: 'Hiển thị ở đâu',
      detail:
        'Trên các trang có hàng của nhiều cửa hàng, luôn ghi rõ là được tài trợ. Không bao giờ nằm trong cửa hàng của người khác.',
    },
    who: {
      title: 'Hàng của ai được hiển thị',
      detail:
        'Tùy giá thầu của bạn, khả năng được nhấp tại đó, và mức độ cửa hàng phục vụ tốt người mua. Bạn thấy từng phần điểm của mình. Không dùng hồ sơ cá nhân của người mua.',
    },
    cost: {
      title: 'Một lượt nhấp tốn bao nhiêu',
      detail: 'Vừa đủ để đứng trước người kế tiếp, và không bao giờ cao hơn giá thầu của bạn.',
    },
    valid: {
      title: 'Lượt nhấp nào được tính',
      detail:
        'Của người thật, mỗi người một lần mỗi ngày. Lượt nhấp của robot, nhấp nhầm và của chính bạn được liệt kê kèm lý do và không mất tiền.',
    },
    time: {
      title: 'Chạy trong bao lâu',
      detail:
        'Đến khi hết ngân sách hoặc hết ngày cuối. Bạn thấy khoảng ước tính trước khi trả tiền. Không hứa hẹn doanh số.',
    },
    rest: {
      title: 'Phần còn lại',
      detail: 'Tự trở về nơi ban đầu ngay lập tức, kể cả khi bạn dừng sớm.',
    },
    nobody: {
      title: 'Điều không ai làm được',
      detail:
        'Thêm lượt xem, lượt nhấp, khách ghé hay người theo dõi. Không ai ở đây có công cụ cho việc đó.',
    },
  },
  tellUs: 'Cho chúng tôi biết bạn cần gì',
};
