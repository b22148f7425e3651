import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'Trang của bạn',
  mineLink: 'Trang của bạn: danh sách yêu thích và đơn hàng',
  mineHeart: 'Danh sách yêu thích: {title}',
  mineWishes: 'Danh sách yêu thích',
  mineNoWishes: 'Chưa lưu gì. Nhấn vào hình trái tim trên sản phẩm để tìm lại ở đây.',
  mineGone: 'Không còn bán ở đây',
  mineUnknown: 'Sản phẩm',
  mineWas: '{amount} khi bạn lưu',
  mineRemove: 'Xóa',
  mineRemoved: 'Đã xóa khỏi danh sách yêu thích.',
  mineUndo: 'Hoàn tác',
  mineSignIn: 'Mở trang của bạn',
  mineSignInLead:
    'Xem đơn hàng của bạn tại cửa hàng này và giữ danh sách yêu thích trên mọi thiết bị. Chúng tôi gửi liên kết qua email; bạn không cần mật khẩu.',
  mineSend: 'Gửi liên kết cho tôi',
  minePrivacy:
    'Email, danh sách yêu thích và địa chỉ đã lưu của bạn được giữ cho cửa hàng này cho đến khi bạn xóa, hoặc {days} ngày sau lần đăng nhập cuối. Cửa hàng không xem được.',
  mineBrowser: 'Cho đến khi bạn mở trang, danh sách yêu thích chỉ nằm trong trình duyệt này.',
  mineAskedText:
    'Chúng tôi đã gửi liên kết đến {email}. Liên kết chỉ dùng được một lần, trong {minutes} phút. Nếu không nhận được, hãy kiểm tra mục spam.',
  mineOpen: 'Mở trang của bạn?',
  mineOpenText:
    'Liên kết này dành cho {email}. Trình duyệt này sẽ giữ đăng nhập trong {days} ngày; đừng mở trên thiết bị của người khác.',
  mineOpenSend: 'Mở trang của tôi',
  mineOrders: 'Đơn hàng',
  mineNoOrders: 'Chưa có đơn hàng nào với email này tại cửa hàng.',
  mineMore: '{title} và {count, number} sản phẩm khác',
  mineAddresses: 'Địa chỉ đã lưu',
  mineNoAddresses: 'Lưu một địa chỉ để dùng lại khi thanh toán.',
  mineAdd: 'Thêm địa chỉ',
  mineEdit: 'Sửa',
  mineDelete: 'Xóa',
  mineDeleteAddress: 'Xóa địa chỉ này?',
  mineSaveAddress: 'Lưu địa chỉ',
  mineAddressTitle: 'Địa chỉ',
  mineAddressUse: 'Chỉ bạn thấy địa chỉ ở đây và chỉ dùng cho đơn hàng bạn đặt. Bạn có thể lưu tối đa {max}.',
  mineSessions: 'Đã đăng nhập trên {count, number} thiết bị; tại đây đến {date}.',
  mineSignOut: 'Đăng xuất',
  mineSignOutAll: 'Đăng xuất khỏi mọi thiết bị',
  mineErase: 'Xóa mọi thứ ở đây',
  mineEraseText:
    'Danh sách yêu thích, địa chỉ đã lưu và email của bạn bị xóa ngay, mọi thiết bị đều bị đăng xuất. Không thể hoàn tác. Đơn hàng không bị xóa; liên kết trong email đơn hàng vẫn dùng được.',
  mineEraseSend: 'Xóa tất cả',
  mineCountry: 'Hiển thị các mục của quốc gia này',
  mineUse: 'Dùng địa chỉ đã lưu',
  mineBox: 'Lưu địa chỉ này trên trang của tôi',
  mineNoticeLinkOver:
    'Liên kết này không còn dùng được: mỗi liên kết chỉ dùng một lần, trong {minutes} phút. Hãy yêu cầu liên kết mới bên dưới.',
  mineNoticeOut: 'Bạn đã đăng xuất.',
  mineNoticeErased: 'Đã xóa tất cả.',
  mineNoticeSaved: 'Đã lưu địa chỉ.',
  mineNoticeDeleted: 'Đã xóa địa chỉ.',
  mineNoticeFull: 'Danh sách yêu thích đã đầy: {max} sản phẩm. Hãy xóa bớt một sản phẩm trước.',
  mineNoticeEnded:
    'Phiên đăng nhập của bạn tại đây đã kết thúc. Hãy mở trang của bạn để đăng nhập lại. Những gì bạn lưu cho đến lúc đó nằm trong trình duyệt này.',
  mineNoticeGone: 'Sản phẩm này không còn được bán ở đây nên chưa được lưu.',
  mineHeartFailed: 'Không thể thay đổi danh sách yêu thích. Hãy kiểm tra kết nối rồi thử lại.',
  mineNoticeAddressesFull: 'Bạn đã có {max} địa chỉ đã lưu. Hãy xóa bớt một địa chỉ trước.',
};
