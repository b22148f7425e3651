import type { promotion as english } from '../en/promotion.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Quảng bá',
  lead: 'Sản phẩm của cửa hàng bạn trên những trang hiển thị nhiều cửa hàng, luôn ghi rõ là được tài trợ.',
  newCampaign: 'Chiến dịch mới',
  how: 'Cách hoạt động',
  rules: 'Đọc quy tắc',
  credit: 'Tiền tặng quảng bá',
  creditDetail: 'Được dùng trước. Chỉ dùng được cho quảng bá.',
  mine: 'Chiến dịch của bạn',
  filter: 'Chiến dịch nào',
  all: 'Tất cả',
  none: 'Bạn chưa có chiến dịch',
  noneDetail:
    'Bạn chọn sản phẩm, ngân sách và thời gian. Bạn thấy khoảng ước tính trước khi trả tiền, và từng lượt nhấp sau đó.',
  noneOfState: 'Không có chiến dịch nào ở đây',
  noneOfStateDetail: 'Hãy chọn trạng thái khác ở trên để xem các chiến dịch khác của bạn.',
  goodsOf: '{more, plural, =0 {{first}} other {{first} và # sản phẩm khác}}',
  noGoods: 'Một chiến dịch',
  spentOf: 'Đã chi {spent}/{budget}',
  shareOfOrders: '{percent} của mỗi đơn hàng',
  fromTo: '{from} đến {to}',
  counts:
    '{clicks, plural, =0 {Chưa có lượt nhấp} other {# lượt nhấp}}, {orders, plural, =0 {chưa có đơn hàng} other {# đơn hàng}}',
  states: {
    review: 'Đang xét duyệt',
    scheduled: 'Đã lên lịch',
    active: 'Đang chạy',
    paused: 'Tạm dừng',
    ended: 'Đã kết thúc',
    rejected: 'Bị từ chối',
  },
  ends: {
    exhausted: 'Ngân sách đã dùng hết.',
    time: 'Ngày cuối đã qua. Ngân sách chưa chi đã được trả lại.',
    stopped: 'Bạn đã dừng. Ngân sách chưa chi đã được trả lại.',
    shop_closed: 'Cửa hàng đã đóng. Ngân sách chưa chi đã được trả lại.',
    rejected: 'Người xét duyệt đã từ chối. Toàn bộ ngân sách đã được trả lại.',
  },
  endsOrder: {
    time: 'Ngày cuối đã qua.',
    stopped: 'Bạn đã dừng.',
    shop_closed: 'Cửa hàng đã đóng.',
    rejected: 'Người xét duyệt đã từ chối.',
  },
  pauses: {
    merchant: 'Bạn đã tạm dừng. Không có khoản nào được chi cho đến khi bạn cho chạy tiếp.',
    no_stock: 'Mọi sản phẩm trong đó đã hết hàng. Chiến dịch tự động chạy tiếp khi có hàng lại.',
    shop_paused: 'Cửa hàng của bạn đang tạm dừng. Chiến dịch tự động chạy tiếp khi cửa hàng mở lại.',
    not_sold: 'Sản phẩm trong đó hiện không được bán. Chiến dịch tự động chạy tiếp khi bạn mở bán lại.',
  },
  advice: {
    review:
      'Người xét duyệt kiểm tra chậm nhất {when}. Nếu đến lúc đó chúng tôi chưa trả lời, chiến dịch tự động bắt đầu.',
    scheduled: 'Bắt đầu lúc {when}.',
    lower_score:
      'Ít được hiển thị: chiến dịch khác có điểm cao hơn. Hãy tăng giá thầu hoặc cải thiện chất lượng.',
    below_reserve: 'Ít được hiển thị: điểm thấp hơn giá tối thiểu của một vị trí. Hãy tăng giá thầu.',
    day_budget: 'Ngân sách hôm nay đã dùng hết. Ngày mai chiến dịch chạy tiếp.',
    out_of_stock: 'Một số sản phẩm đã hết hàng và không được hiển thị.',
    not_sold: 'Một số sản phẩm hiện không được bán và không được hiển thị.',
    country: 'Phần lớn người mua xem trang ở những quốc gia mà sản phẩm không được gửi đến.',
    new: 'Chiến dịch vừa bắt đầu. Những lượt xem đầu tiên đến cùng những người mua tiếp theo dạo xem.',
  },
  plans: 'Sản phẩm của bạn có thể hiện ở đâu',
  plan: {
    explore: {
      name: 'Trang khám phá',
      what: 'Trên trang nơi người mua dạo xem mọi cửa hàng. Bạn trả tiền theo lượt nhấp.',
    },
    search: {
      name: 'Tìm kiếm',
      what: 'Trong kết quả khi người mua tìm thứ tương tự ở mọi cửa hàng. Bạn trả tiền theo lượt nhấp.',
    },
    similar: {
      name: 'Sản phẩm tương tự',
      what: 'Bên dưới sản phẩm của những cửa hàng đã đồng ý hiện sản phẩm tương tự của người khác. Bạn trả tiền theo lượt nhấp.',
    },
    order: {
      name: 'Trả theo đơn hàng',
      what: 'Ở tất cả những nơi này. Bạn không trả gì cho lượt nhấp, mà trả một phần của mỗi đơn hàng đến từ đó.',
    },
  },
  closedPlan: 'Hiện chưa mở',
  minTotal: 'Tổng ngân sách tối thiểu',
  minDay: 'Ngân sách tối thiểu mỗi ngày',
  days: 'Số ngày',
  dayRange: '{from, number} đến {to, number}',
  bid: 'Giá tối thiểu mỗi lượt nhấp',
  share: 'Phần của một đơn hàng',
  shareRange: '{from} đến {to}',
  places: 'Vị trí được tài trợ trên một trang',

  howTitle: 'Quảng bá hoạt động thế nào',
  howLead:
    'Phiên bản quy tắc {version, number}, có hiệu lực từ {since}. Không có gì bí mật trong đó, và không thể thay đổi riêng cho một cửa hàng.',
  machine: 'Mọi tham số, để chương trình đọc',
  algorithm: 'Những gì quy tắc quyết định',
  steps: {
    where: {
      title: 'Hiển thị ở đâu',
      detail:
        'Trên trang khám phá ở các vị trí {explore}, trong kết quả tìm kiếm ở {search}, và giữa các sản phẩm tương tự ở {similar}. Không bao giờ nằm trong cửa hàng của người khác khi họ không đồng ý. Tối đa {share} của một trang là được tài trợ, và mỗi vị trí như vậy đều ghi rõ.',
    },
    who: {
      title: 'Sản phẩm của ai được hiển thị',
      detail:
        'Điểm là mức cao nhất bạn trả cho một lượt nhấp, nhân với khả năng được nhấp ở vị trí đó, nhân với chất lượng của bạn. Không dùng hồ sơ cá nhân của người mua. Khi điểm bằng nhau, số ngẫu nhiên gốc được công bố sau ngày đó quyết định.',
    },
    quality: {
      title: 'Chất lượng là gì',
      detail:
        'Một con số từ {least} đến {most}, tính từ {facts, number} ngày qua: {onTime} là đơn gửi đúng hạn, {refunds} là hoàn tiền vì có lỗi, {rating} là điểm đánh giá, và {listing} là mức đầy đủ của trang sản phẩm. Bạn thấy từng phần.',
    },
    cost: {
      title: 'Một lượt nhấp tốn bao nhiêu',
      detail:
        'Vừa đủ để đứng trước bên kế tiếp, cộng {step}. Không bao giờ dưới {reserve}, và không bao giờ cao hơn mức cao nhất của bạn.',
    },
    pacing: {
      title: 'Ngân sách được rải ra thế nào',
      detail:
        'Theo các giờ trong ngày mà người mua thường đến. Cứ {minutes, number} phút lại được xem một lần; chiến dịch chi nhanh hơn dự tính sẽ tham gia ít hơn. Một ngày không bao giờ tốn hơn ngân sách của ngày đó.',
    },
    newcomers: {
      title: 'Cửa hàng nhỏ bắt đầu thế nào',
      detail: '{turns} số vị trí dành lần lượt cho những chiến dịch có dưới {views, number} lượt xem.',
    },
    valid: {
      title: 'Lượt nhấp nào được tính',
      detail:
        'Lượt đầu tiên của một người cho một chiến dịch trong {hours, number} giờ, từ vị trí đã thật sự được nhìn thấy, và ở lại ít nhất {seconds, plural, other {# giây}}. Lượt của robot, lượt dồn dập, của chính cửa hàng bạn và nhấp nhầm được liệt kê kèm lý do và không mất tiền. Một lượt nhấp được tính tiền sau {wait, number} giây. Một mạng chiếm nhiều nhất {clickShare} số lượt mà chiến dịch bị trừ tiền trong một ngày, và những lượt vượt xa mức thường lệ phải chờ một ngày và chỉ bị trừ tiền nếu có đơn hàng theo sau.',
    },
    time: {
      title: 'Chạy trong bao lâu',
      detail:
        'Đến khi hết ngân sách hoặc hết ngày cuối. Khoảng ước tính bạn thấy trước khi trả tiền được tính bằng cách chạy lại {days, number} ngày qua. Không hứa hẹn doanh số.',
    },
    rest: {
      title: 'Phần còn lại',
      detail:
        'Tự động được trả lại trong vòng một phút sau khi chiến dịch kết thúc, kể cả khi bạn dừng sớm. Tiền tặng quảng bá được coi là đã chi trước, nên phần còn lại được trả về số dư của bạn trước rồi mới đến tiền tặng.',
    },
    check: {
      title: 'Bạn kiểm tra thế nào',
      detail:
        'Mỗi lượt xem và mỗi lượt nhấp đều có biên nhận. Khi hết ngày, nhật ký và số ngẫu nhiên gốc của ngày đó được công bố, và bạn tính lại được mọi quyết định của ngày đó.',
    },
    nobody: {
      title: 'Điều không ai làm được',
      detail:
        'Thêm lượt xem, lượt nhấp, khách ghé hay người theo dõi. Không ai trong đội ngũ của chúng tôi có công cụ cho việc đó.',
    },
  },
  similar: {
    title: 'Sản phẩm của cửa hàng khác bên dưới sản phẩm của bạn',
    detail:
      'Sản phẩm được tài trợ của cửa hàng khác, tương tự sản phẩm của bạn và được ghi rõ, có thể đứng cuối trang sản phẩm của bạn, dưới phần đánh giá. Mặc định là tắt, chỉ bật khi bạn bật, và bạn không mất gì cũng không kiếm được gì.',
    label: 'Hiện sản phẩm tương tự của cửa hàng khác',
    isOn: 'Sản phẩm tương tự được hiện bên dưới sản phẩm của bạn.',
    isOff: 'Không có sản phẩm của cửa hàng khác bên dưới sản phẩm của bạn.',
  },
  create: promotionNew,
  results: promotionResults,
};
