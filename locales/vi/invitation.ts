import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: 'Mời bạn bè',
    lead: 'Cửa hàng được mở qua lời mời. Hãy gửi lời mời cho người bạn quen và tin.',
    makeTitle: 'Lời mời mới',
    today: 'Lời mời hôm nay',
    todayUsed: '{used, number}/{limit, number}',
    resets: 'Có lời mời mới từ {when}',
    open: 'Lời mời đang mở',
    note: 'Dành cho ai?',
    noteHint: 'Không bắt buộc. Giúp bạn nhớ; đội ngũ của chúng tôi cũng đọc được.',
    make: 'Tạo lời mời',
    made: 'Đã tạo lời mời. Hãy chia sẻ với bạn của bạn.',
    obstacles: {
      closed: 'Hiện đăng ký đang đóng. Lời mời bạn đã gửi vẫn còn giá trị.',
      account_age:
        'Tài khoản được mời người khác sau {days, plural, other {# ngày}}. Tài khoản của bạn mời được từ {when}.',
      open_max:
        '{max, plural, other {Bạn đã đạt giới hạn # lời mời đang mở.}} Hãy thu hồi một lời mời, hoặc chờ đến khi có lời mời được dùng hoặc hết hạn.',
      daily: 'Bạn đã dùng hết lời mời hôm nay. Có thể tạo thêm từ {when}.',
    },
    listTitle: 'Lời mời của bạn',
    none: 'Chưa có lời mời',
    noneDetail: 'Hãy tạo lời mời và gửi liên kết. Bạn thấy ở đây khi nào nó được mở và được dùng.',
    states: {
      unused: 'Chưa được mở',
      opened: 'Đã mở',
      joined: 'Đã tham gia',
      expired: 'Hết hạn',
      revoked: 'Đã thu hồi',
    },
    stateDetail: {
      unused: 'Có giá trị đến {when}',
      opened: 'Liên kết đã được mở. Có giá trị đến {when}',
      joined: '{name} tham gia ngày {when}. Mã bạn bè {id}',
      expired: 'Không được dùng trước {when}',
      revoked: 'Tạo ngày {when}',
    },
    share: 'Chia sẻ',
    shareOf: 'Chia sẻ lời mời {code}',
    shareTitle: 'Một lời mời dành cho bạn',
    shareText:
      'Hãy mở cửa hàng riêng với lời mời của tôi. Lời mời miễn phí, dùng được một lần và có giá trị đến {when}.',
    code: 'Mã',
    revoke: 'Thu hồi',
    revokeOf: 'Thu hồi lời mời {code}',
    revokeTitle: 'Thu hồi lời mời này?',
    revokeText: 'Mã {code} và liên kết của nó ngừng hoạt động ngay. Lời mời vẫn được tính cho ngày bạn tạo.',
    revoked: 'Đã thu hồi lời mời',
    rulesTitle: 'Cách hoạt động',
    rules: {
      free: 'Mời là miễn phí. Lời mời không bao giờ được mua bán.',
      quota:
        '{perDay, number} lời mời mỗi ngày, và {openMax, number} lời mời đang mở cùng lúc. Ngày bắt đầu từ nửa đêm theo múi giờ của bạn.',
      once: 'Mỗi lời mời dùng được một lần, trong {days, plural, other {# ngày}}.',
      nothing:
        'Bạn không kiếm được gì từ đó: không tiền, không điểm, không phần chia từ hàng bạn của bạn bán.',
      masked:
        'Bạn thấy bạn của mình đã tham gia chưa và chữ cái đầu của tên. Bạn không thấy cửa hàng của họ.',
    },
  },
  title: 'Mở cửa hàng của bạn',
  lead: 'Cửa hàng được mở qua lời mời. Hãy nhập mã bạn được gửi.',
  code: 'Mã mời',
  codeHint: 'Chữ cái và chữ số; không phân biệt chữ hoa.',
  check: 'Kiểm tra mã',
  changeCode: 'Đổi',
  good: 'Mã hợp lệ',
  invitedBy: 'Người mời',
  operator: 'Đơn vị vận hành dịch vụ này',
  country: 'Quốc gia',
  ticketUntil: 'Hoàn tất trước',
  createTitle: 'Tạo tài khoản của bạn',
  shopName: 'Tên cửa hàng của bạn',
  shopNameHint: 'Người mua thấy tên này. Bạn có thể đổi sau.',
  create: 'Mở cửa hàng',
  closed: 'Hiện đăng ký đang đóng. Mã của bạn vẫn còn giá trị; hãy quay lại sau.',
  // Shown while nobody may register.
  door: {
    closed: 'Hiện đăng ký đang đóng',
    until: 'Đăng ký tự động mở lại vào {when}. Mã của bạn vẫn có giá trị đến hạn ghi trên mã.',
    noEnd: 'Chúng tôi chưa biết khi nào mở. Mã của bạn vẫn có giá trị đến hạn ghi trên mã.',
    waiting:
      '{count, plural, =0 {Không có ai khác có lời mời đang chờ.} other {# người có lời mời đang chờ.}}',
    few: 'Có dưới {few, number} người có lời mời đang chờ.',
    nobodyFirst: 'Không có thứ tự và không mua được chỗ: khi mở lại, ai có lời mời đều tham gia được.',
  },
  free: 'Mở và điều hành cửa hàng là miễn phí. Bạn không bao giờ phải nạp tiền để bán hàng hay để được chi trả.',
  reasons: {
    unknown: 'Không có mã này. Hãy kiểm tra từng ký tự; 0 và O, 1 và I không bao giờ được dùng.',
    used: 'Mã này đã được dùng. Mỗi mã mở một cửa hàng; hãy xin mã mới.',
    expired: 'Mã này đã hết hạn. Hãy xin mã mới.',
    revoked: 'Mã này đã bị thu hồi. Hãy xin mã mới từ người đã gửi cho bạn.',
    closed: 'Hiện đăng ký đang đóng. Mã của bạn vẫn còn giá trị; hãy quay lại sau.',
    missing: 'Hãy nhập mã mời trước.',
  },
};
