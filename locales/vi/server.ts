import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: 'Đã bàn giao cho đơn vị vận chuyển',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'Đang giao đến người nhận',
    delivered: 'Đã giao',
    returned_to_sender: 'Đã gửi trả người gửi',
  },
  hold: {
    no_acceptance:
      'Chúng tôi đang kiểm tra lần giao hàng này: đơn vị vận chuyển báo đã giao dù chưa từng nhận kiện hàng. Trước khi có quyết định, không thời hạn nào được tính và không khoản tiền nào được chuyển.',
    before_label:
      'Chúng tôi đang kiểm tra kiện hàng này: mã vận đơn đã được dùng trước khi kiện hàng có nhãn. Trước khi có quyết định, không thời hạn nào được tính và không khoản tiền nào được chuyển.',
    other_country:
      'Chúng tôi đang kiểm tra lần giao hàng này: đơn vị vận chuyển báo giao tại một nước khác. Trước khi có quyết định, không thời hạn nào được tính và không khoản tiền nào được chuyển.',
  },
  task: {
    shop_details: 'Cho người mua biết bạn là ai',
    identity: 'Xác minh danh tính: miễn phí và chỉ một lần',
    first_goods: 'Chọn những sản phẩm đầu tiên',
    confirm_email: 'Xác nhận địa chỉ email',
    way_back: 'Thiết lập cách đặt lại mật khẩu',
    accept_terms: 'Đọc và chấp nhận điều khoản hiện tại',
    share_link: 'Chia sẻ liên kết cửa hàng',
    confirm_orders: 'Đơn hàng cần xác nhận',
    answer_cases: 'Yêu cầu trả hàng cần trả lời',
  },
  identityField: {
    country: 'Quốc gia của giấy tờ',
    full_name: 'Tên pháp lý',
    representative: 'Người đại diện công ty',
    birth_date: 'Ngày sinh',
    doc_type: 'Loại giấy tờ',
    id_number: 'Số giấy tờ',
    document_ends_on: 'Có giá trị đến',
    phone: 'Điện thoại',
    front: 'Mặt trước giấy tờ',
    back: 'Mặt sau giấy tờ',
    selfie: 'Ảnh khuôn mặt của bạn',
    qualification: 'Giấy tờ của công ty',
  },
  identityViewer: { reviewer: 'Người xét duyệt của nền tảng này' },
  level: {
    standard: 'Cửa hàng Tiêu chuẩn',
    merchant: 'Cửa hàng Thương gia',
    partner: 'Đối tác Kinh doanh',
    agent: 'Đại lý Thương hiệu',
  },
  banners: {
    noDeposit: {
      title: 'Bạn không cần nạp tiền để bán hàng',
      text: 'Đơn hàng được trả từ khoản thanh toán của người mua, không bao giờ từ ví của bạn.',
    },
    weNeverAsk: {
      title: 'Chúng tôi không bao giờ yêu cầu nạp tiền để được rút tiền',
      text: 'Không thuế, không phí, không mã. Ai đòi bạn những thứ đó thì không phải chúng tôi.',
    },
    buyerPays: {
      title: 'Ai trả tiền cho đơn hàng?',
      text: 'Người mua. Xem một khoản thanh toán được chia thế nào, đến từng xu.',
    },
    ownPrices: {
      title: 'Giá bán không bao giờ lỗ',
      text: 'Bạn thấy lợi nhuận trên mỗi chiếc trước khi thêm sản phẩm.',
    },
    whenYours: {
      title: 'Khi nào bạn nhận tiền bán hàng?',
      text: 'Mỗi khoản đang chờ đều có ngày khả dụng.',
    },
    freeLevels: {
      title: 'Cấp là do bạn đạt được, không phải mua',
      text: 'Cấp cao hơn cho phép bán nhiều sản phẩm hơn và giảm phí hoa hồng.',
    },
  },
  deposit: {
    whyNotNeeded:
      'Bạn không cần nạp tiền để bán hàng. Mỗi đơn được trả từ khoản thanh toán của chính người mua đơn đó, và nạp tiền không làm điều gì ở đây tốt hơn hay nhanh hơn.',
    bank: 'Chuyển khoản ngân hàng',
  },
  orderExport: {
    fileName: 'don-hang',
    heads: {
      number: 'Mã đơn hàng',
      created: 'Ngày đặt',
      status: 'Trạng thái',
      goods: 'Sản phẩm',
      quantity: 'Số chiếc',
      buyer: 'Người mua',
      city: 'Thành phố',
      country: 'Quốc gia',
      currency: 'Tiền tệ',
      goodsTotal: 'Tổng tiền sản phẩm',
      shipping: 'Phí vận chuyển',
      discountGoods: 'Giảm giá sản phẩm',
      discountDelivery: 'Giảm phí vận chuyển',
      discountCode: 'Mã giảm giá',
      tax: 'Thuế',
      amount: 'Người mua đã trả',
      supplierCost: 'Trả nhà cung cấp',
      commission: 'Phí hoa hồng',
      refunded: 'Hoàn cho người mua',
      settlement: 'Phần của bạn',
      settleAt: 'Quyết toán',
      releaseAt: 'Khả dụng',
      carrier: 'Đơn vị vận chuyển',
      tracking: 'Mã vận đơn',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Cuộc trò chuyện tại {brand} ({no}), lưu lúc {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Người mua',
    merchant: 'Người bán',
    desk: 'Chăm sóc khách hàng',
    pictures: '{count, plural, other {[# ảnh]}}',
    hash: 'SHA-256 của các tin nhắn: {sha256}',
    hidden: {
      address: '[đã ẩn: địa chỉ ví]',
      iban: '[đã ẩn: tài khoản ngân hàng]',
      card: '[đã ẩn: số thẻ]',
      email: '[đã ẩn: địa chỉ email]',
      phone: '[đã ẩn: số điện thoại]',
      payment: '[đã ẩn: mã thanh toán]',
      handle: '[đã ẩn: tên ở nơi khác]',
      link: '[đã ẩn: liên kết]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Trang khám phá',
    search: 'Kết quả tìm kiếm',
    similar: 'Hàng tương tự',
    order: 'Trả theo đơn hàng',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
