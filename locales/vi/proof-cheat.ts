import type { proofCheat as english } from '../en/proof-cheat.ts';
import type { Translated } from '../translated.ts';

export const proofCheat: Translated<typeof english> = {
  title: 'Thử để chúng tôi gian lận',
  lead: 'Chỉ có trong bản dùng thử này: hãy làm với cửa hàng của chính bạn điều mà người nắm mọi mật khẩu của chúng tôi có thể làm, rồi xem nó bị phát hiện ở đâu.',
  open: 'Chọn cách gian lận',
  foundBy: 'Được phát hiện bởi: {who}',
  finders: {
    phone: 'điện thoại này',
    compare: 'so sánh hai điện thoại',
    notary: 'bên công chứng',
    command: 'kiểm tra từ bên ngoài',
    evidence: 'tệp bằng chứng',
  },
  kinds: {
    skim: 'Chuyển một phần của đơn bán đã quyết toán vào phí hoa hồng của chúng tôi và viết lại sổ của bạn cho khớp',
    drop: 'Bỏ cửa hàng của bạn ra khỏi tổng số tiền phải trả cho mọi cửa hàng',
    less: 'Tính cho cửa hàng của bạn ít hơn một xu so với sổ của bạn',
    negative: 'Đặt một số tiền âm rất lớn bên cạnh cửa hàng của bạn để tổng số trông nhỏ hơn',
    twice: 'Cho bạn xem vị trí của cửa hàng khác trong tổng số như thể đó là của bạn',
    total: 'Công bố tổng số nhỏ hơn các khoản tạo thành nó',
    'two-balances': 'Cho một điện thoại của bạn xem số dư thấp hơn 1.00',
    split: 'Từ bây giờ cho xem một sổ ghi công khai khác có cùng độ dài',
    rewrite: 'Sửa một mục cũ trong sổ ghi công khai và ký lại toàn bộ',
    hold: 'Tạm giữ một nửa số tiền khả dụng của bạn mà không có mục nào trong sổ ghi công khai',
    gap: 'Làm điều gì đó với cửa hàng của bạn và giấu mục ghi lại việc đó',
    pause: 'Tạm dừng rút tiền mà không có mục nào trong sổ ghi công khai',
    backdate: 'Ghi lùi ngày một hạn chế của cửa hàng bạn về hai ngày trước',
    stale:
      'Từ bây giờ luôn cho bạn xem sổ ghi công khai của hôm nay, dù có chuyện gì. Điện thoại của bạn chờ sau 2 giờ và chuyển đỏ sau 24 giờ',
    spend:
      'Rút một nửa số tiền khả dụng của bạn mà không có chữ ký. Điện thoại của bạn phát hiện nếu có thiết bị ký cho cửa hàng',
    return: 'Lấy một nửa số tiền khả dụng của bạn cho một lần trả hàng không có thật',
    fees: 'Cho khách truy cập xem mức phí khác với mức đã công bố',
    code: 'Gửi cho điện thoại của bạn một tệp đã bị sửa của ứng dụng này. Ứng dụng đã cài đặt phát hiện và chuyển đỏ sau 10 phút',
    deny: 'Xóa đơn bán gần nhất khỏi sổ của bạn như thể chưa từng có',
  },
  sure: 'Để chúng tôi gian lận?',
  sureDetail: 'Việc này thay đổi vĩnh viễn cửa hàng dùng thử của bạn.',
  yes: 'Thực hiện',
  steps: {
    first: 'Điện thoại của bạn kiểm tra hiện trạng trước…',
    cheating: 'Chúng tôi đang gian lận…',
    checking: 'Đã xong. Điện thoại của bạn đang kiểm tra…',
  },
  done: 'Bạn đã chọn: {what}',
  next: {
    phone: 'Điện thoại của bạn chưa tìm thấy gì. Hãy kiểm tra lại sau một phút.',
    later: 'Điện thoại của bạn sẽ phát hiện sau. Hãy kiểm tra lại khi đó.',
    compare: 'Chỉ một điện thoại có thể không thấy được. Hãy so sánh với điện thoại thứ hai.',
    command: 'Từ bên ngoài, lệnh này phát hiện được, trên máy tính đang chạy bản dùng thử:',
  },
  failed: 'Không thực hiện được.',
  end: 'Trả lời đúng sự thật cho mọi người trở lại',
  endDetail:
    'Những gì đã thay đổi trong cửa hàng của bạn vẫn giữ nguyên. Để bắt đầu lại, hãy dùng cửa hàng dùng thử khác.',
  ended: 'Mọi người lại nhận được câu trả lời đúng.',
};
