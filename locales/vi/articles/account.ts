import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about signing in and who you are, in Vietnamese. */
export const account = {
  'sign-in': {
    ...made,
    title: 'Vì sao tôi phải đăng nhập lại? (401, 407, 408, 413, 440)',
    body: `
Một lần đăng nhập kéo dài {sessionDays} ngày, hoặc {idleDays} ngày nếu không dùng. Sau đó bạn được hỏi lại (407, 408). Bạn trở về đúng chỗ cũ và không mất gì.

- **Sai tên đăng nhập hoặc mật khẩu (413)**: chúng tôi không nói sai cái nào, để không ai dò được tên đăng nhập. Sau vài lần thử bạn phải chờ; thời gian được hiển thị.
- **Không còn hiệu lực (401)**: phiên đăng nhập này đã kết thúc, do bạn trên thiết bị khác hoặc vì trông như bị giả mạo. Hãy đăng nhập lại. Nếu không phải bạn kết thúc nó, hãy đổi mật khẩu.
- **Bị chặn (440)**: quá nhiều lần thử từ một nơi. Việc chặn tự hết.
- **Tôi quên mật khẩu**: chọn “Quên mật khẩu?” ở trang đăng nhập. Một liên kết được gửi đến email đã xác nhận của bạn, hoặc bạn dùng một mã khôi phục. Sau đó việc rút tiền tạm dừng 24 giờ. Không ai làm việc ở đây có thể làm thay bạn.
- **Tôi không có email lẫn mã**: chọn “Không đăng nhập được? Liên hệ với chúng tôi” trên trang đăng nhập. Bạn không cần tài khoản, và chúng tôi trả lời qua email trong vòng {feedbackHours} giờ.

Khi máy chủ của chúng tôi có vấn đề, bạn **không** bị đăng xuất. Bạn thấy dữ liệu mới nhất đã biết, có ghi là cũ.

Bạn xem được mình đang đăng nhập ở đâu, và kết thúc bất kỳ phiên nào tại đó.
`,
  },
  'transaction-password': {
    ...made,
    title: 'Mật khẩu giao dịch là gì? (445, 446, 443)',
    body: `
Nó có {pinMin} đến {pinMax} chữ số và được hỏi mỗi khi tiền rời đi hoặc tài khoản nhận tiền thay đổi. Nó khác mật khẩu đăng nhập, nên người cầm điện thoại của bạn vẫn không chuyển được tiền.

- **Chưa đặt (445)**: hãy đặt trong tài khoản của bạn trước. Chỉ mất một phút.
- **Sai (446)**: sau {secretTries} lần sai, nó bị khóa {lockMinutes} phút. Thời gian được hiển thị.
- **Mật khẩu cũ sai (443)**: để đổi, bạn nhập mật khẩu cũ. Nếu quên, bạn có thể đặt mới bằng mật khẩu đăng nhập. Khi đó việc rút tiền tạm ngưng {payPauseHours} giờ, và mọi thiết bị của bạn đều được báo.

Không ai ở đây xem được nó, và không ai ở đây hỏi nó bao giờ.
`,
  },
  'second-factor': {
    ...made,
    title: 'Xác thực hai bước là gì? (460)',
    body: `
Là một mã từ ứng dụng trên điện thoại của bạn, đổi sau mỗi nửa phút. Nhờ nó, chỉ có mật khẩu đánh cắp thì không vào được. Bạn bật nó trong tài khoản và giữ các mã khôi phục trên giấy.

Bạn được hỏi mã (460) khi đăng nhập trên thiết bị mới và khi rút số tiền lớn. Nếu mất điện thoại, hãy dùng một mã khôi phục; mỗi mã dùng được một lần.

**Mã là để chính bạn nhập ở đây. Ai bảo bạn đọc mã cho họ là đang tìm cách xâm nhập.**
`,
  },
  identity: {
    ...made,
    title: 'Danh tính của tôi được xác minh vì sao và thế nào?',
    body: `
Tiền chỉ được chi trả cho người đã biết rõ danh tính; luật yêu cầu như vậy. Bạn có thể bán hàng trước đó. Xác minh cần cho việc rút tiền, nên làm sớm thì tiện.

- Miễn phí.
- Bạn chụp một giấy tờ. Một người quyết định trong {identityHours} giờ, và nếu có gì sai thì nói rõ sai ở ô nào.
- Bạn có thể thử lại. Trong lúc đó không mất gì: đơn hàng vẫn tiếp tục, và tiền của bạn vẫn là của bạn.
- Ảnh được lưu mã hóa, mỗi lần xem đều được ghi lại, và ảnh được xóa vào ngày hiển thị cho bạn.

Nếu bị từ chối hẳn, người mua của các đơn đang mở nhận lại tiền, và phần bạn đã kiếm được chi trả sau khi trả các khoản đòi bồi hoàn đã được chứng minh.
`,
  },
  'too-many-tries': {
    ...made,
    title: 'Ứng dụng báo “quá nhiều lần thử” hoặc “đang bận”. (459, 201, 202)',
    body: `
- **Quá nhiều lần thử (459)**: để người lạ không dò được và chương trình không làm tràn, một số việc chỉ làm được chừng ấy lần. Thông báo ghi khi nào làm lại được. Nó tự mở, không ai phải mở khóa.
- **Đang được thực hiện (202)**: cùng việc đó đang diễn ra, có thể từ thiết bị khác của bạn. Hãy chờ giây lát rồi xem lại.
- **Đang bận (201)**: phía chúng tôi đang có vấn đề. Không có gì bị mất. Hãy thử lại; việc chuyển tiền không bao giờ được làm hai lần.
`,
  },
  'sent-twice': {
    ...made,
    title: 'Bấm hai lần thì có bị trả hai lần không? (455)',
    body: `
Không. Mọi việc chuyển tiền đều mang một mã riêng. Nếu mất kết nối và bạn bấm lại, cùng mã đó được gửi, và bạn nhận câu trả lời của lần đầu.

**Đã gửi trước đó với nội dung khác (455)** nghĩa là cùng mã đó đến với nội dung khác. Lần thứ hai không có gì được thực hiện. Hãy quay lại, xem lần đầu đã có chưa, và bắt đầu lại nếu chưa.
`,
  },
  'write-to-us': {
    ...made,
    title: 'Tôi liên hệ với người thật thế nào? (441)',
    body: `
[Viết cho chúng tôi](/feedback). Mỗi góp ý có một mã số, và bạn thấy khi nào nó được đọc. Bạn có câu trả lời trong {feedbackHours} giờ, qua thông báo trong ứng dụng này.

- {feedbackMin} đến {feedbackMax} ký tự (441), đếm như bạn nhìn thấy: một emoji là một, một chữ có dấu cũng là một.
- Tối đa {feedbackPerDay} mỗi ngày. Nếu bạn còn điều muốn nói về cùng một việc, một góp ý là đủ: chúng tôi sẽ hỏi lại.
- Nếu là về một đơn hàng, hãy ghi mã đơn.

Trong giờ làm việc, [trò chuyện](/service) nhanh hơn. Ai nhân danh chúng tôi nhắn cho bạn ở nơi khác thì không phải chúng tôi: [những gì chúng tôi không bao giờ đòi](we-never-ask).
`,
  },
} satisfies Record<string, TranslatedArticle>;
