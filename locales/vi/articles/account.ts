import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about signing in and who you are, in Vietnamese. */
export const account = {
  'sign-in': {
    ...made,
    title: 'Vì sao tôi phải đăng nhập lại? (401, 407, 408, 413, 440)',
    body: `
Một lần đăng nhập kéo dài {sessionDays} ngày, hoặc {idleDays} ngày nếu không dùng. Sau đó chúng tôi yêu cầu bạn đăng nhập lại (407, 408). Bạn trở về đúng chỗ cũ và không mất gì.

- **Sai tên đăng nhập hoặc mật khẩu (413)**: chúng tôi không nói sai cái nào, để không ai dò được tên đăng nhập. Sau vài lần thử bạn phải chờ; chúng tôi cho biết phải chờ bao lâu.
- **Không còn hiệu lực (401)**: phiên đăng nhập này đã kết thúc, do bạn trên thiết bị khác hoặc vì trông như bị giả mạo. Hãy đăng nhập lại. Nếu không phải bạn kết thúc nó, hãy đổi mật khẩu.
- **Bị chặn (440)**: quá nhiều lần thử từ một nơi. Lệnh chặn tự động kết thúc.
- **Tôi quên mật khẩu**: chọn “Quên mật khẩu?” ở trang đăng nhập. Một liên kết được gửi đến email đã xác nhận của bạn, hoặc bạn dùng một mã khôi phục. Sau đó việc rút tiền tạm dừng 24 giờ. Không ai trong đội ngũ của chúng tôi có thể làm thay bạn.
- **Tôi không có email lẫn mã**: chọn “Không đăng nhập được? Liên hệ với chúng tôi” trên trang đăng nhập. Bạn không cần tài khoản, và chúng tôi trả lời qua email trong vòng {feedbackHours} giờ.

Khi máy chủ của chúng tôi gặp sự cố, bạn **không** bị đăng xuất. Bạn thấy dữ liệu mới nhất mà chúng tôi có, được đánh dấu là đã cũ.

Trong [Cài đặt](/settings), bạn xem được mình đang đăng nhập ở đâu và có thể kết thúc bất kỳ phiên nào.
`,
  },
  'transaction-password': {
    ...made,
    title: 'Mật khẩu giao dịch là gì? (445, 446, 443)',
    body: `
Mật khẩu giao dịch có {pinMin} đến {pinMax} chữ số. Chúng tôi yêu cầu nhập mỗi khi tiền được chuyển đi hoặc tài khoản nhận tiền thay đổi. Nó khác mật khẩu đăng nhập, nên người cầm điện thoại của bạn vẫn không chuyển được tiền.

- **Chưa đặt (445)**: hãy đặt trong tài khoản của bạn trước. Chỉ mất một phút.
- **Sai (446)**: sau {secretTries} lần sai, mật khẩu bị khóa {lockMinutes} phút. Chúng tôi cho biết phải chờ bao lâu.
- **Mật khẩu cũ sai (443)**: để đổi, bạn nhập mật khẩu cũ. Nếu không nhớ, bạn có thể đặt mật khẩu mới bằng mật khẩu đăng nhập. Khi đó việc rút tiền tạm dừng {payPauseHours} giờ, và chúng tôi thông báo đến mọi thiết bị của bạn.

Không ai trong đội ngũ của chúng tôi xem được mật khẩu này, và họ cũng không bao giờ hỏi bạn mật khẩu này.
`,
  },
  'second-factor': {
    ...made,
    title: 'Xác thực hai bước là gì? (460)',
    body: `
Đó là một mã từ ứng dụng trên điện thoại của bạn, cứ nửa phút lại đổi một lần. Nhờ có mã này, chỉ đánh cắp mật khẩu thôi thì chưa đăng nhập được. Bạn bật tính năng này trong tài khoản và ghi các mã khôi phục ra giấy để giữ.

Chúng tôi yêu cầu mã (460) khi bạn đăng nhập trên thiết bị mới và khi rút số tiền lớn. Nếu mất điện thoại, hãy dùng một trong các mã khôi phục; mỗi mã dùng được một lần.

**Chỉ nhập mã ở đây. Bất cứ ai bảo bạn đọc mã cho họ đều đang tìm cách xâm nhập tài khoản của bạn.**
`,
  },
  'signing-devices': {
    title: 'Thiết bị ký là gì? (461)',
    body: `
Đó là điện thoại, máy tính hoặc mã khóa dùng để ký những việc liên quan đến tiền của bạn: rút tiền, thêm tài khoản nhận tiền, thanh toán quảng bá và thay đổi mật khẩu giao dịch. Khi đã có thiết bị ký, chỉ có mật khẩu bị đánh cắp là không đủ. Chúng tôi cũng không thể tạo chữ ký đó: nếu không có một trong các thiết bị của bạn, không ai có thể yêu cầu rút tiền, kể cả chúng tôi. Điện thoại của bạn còn dùng [hồ sơ công khai](public-record) để kiểm tra rằng mọi lệnh rút tiền đều đã được ký.

## Cách bật

Trong [Cài đặt](/settings), mở “Đăng nhập và bảo mật”, rồi mở [Thiết bị ký](/settings/devices). Chọn “Ký bằng thiết bị này” hoặc “Thêm mã khóa”, rồi xác nhận bằng mật khẩu giao dịch.

- **Thiết bị đầu tiên** có thể ký ngay, mỗi thiết bị **thêm sau** có thể ký sau {deviceHours} giờ. Bạn có thể có {devicesMax} thiết bị.
- Thiết bị tự động ký khi bạn xác nhận một việc. Mã khóa yêu cầu vân tay, khuôn mặt hoặc khóa màn hình.
- Chúng tôi báo cho bạn mọi thay đổi trên mọi thiết bị và qua email. Nếu không phải bạn thêm một thiết bị, hãy gỡ thiết bị đó trước khi nó có thể ký, và đổi các mật khẩu của bạn.

## “Hãy ký trên một trong các thiết bị của bạn” (461)

Yêu cầu của bạn cần một chữ ký, nhưng thiết bị bạn đang dùng không ký được. Chưa có gì được thực hiện và không có khoản tiền nào được chuyển đi. Hãy làm lại trên một trong các thiết bị có tên trong thông báo, hoặc thêm thiết bị này.

## Khi bạn mất điện thoại

1. Đăng nhập ở nơi khác và thêm một thiết bị khác bằng mật khẩu giao dịch. Thiết bị đó có thể ký sau {deviceHours} giờ. Nếu quên mật khẩu giao dịch, hãy dùng mật khẩu đăng nhập; khi thiết bị mới đã ký được, hãy đặt mật khẩu giao dịch mới.
2. Gỡ thiết bị đã mất. Thiết bị đó ngừng ký ngay nếu có thiết bị khác ký được. Thiết bị đang dùng cuối cùng của bạn vẫn ký cho đến {deviceHours} giờ sau khi bạn yêu cầu gỡ, và trước lúc đó bạn có thể hủy.

Trong thời gian đó, cửa hàng của bạn vẫn hoạt động và tiền của bạn vẫn là của bạn. Nếu không còn thiết bị nào, việc rút tiền không cần chữ ký.
`,
    of: 1,
    on: '2026-11-28',
  },
  'several-shops': {
    title: 'Tôi có thể dùng nhiều cửa hàng mà không cần đăng xuất không?',
    body: `
Có, nếu bạn là chủ của từng cửa hàng. Mỗi cửa hàng được mở bằng lời mời riêng và vẫn có thông tin đăng nhập, ví, cấp độ, xác minh danh tính và thành viên riêng.

1. Mở [Cửa hàng của tôi](/settings/shops) và chọn **Thêm cửa hàng**.
2. Nhập tên đăng nhập và mật khẩu của chủ cửa hàng kia, cùng mã nếu cửa hàng đó đã bật xác thực hai bước. Chúng tôi báo cho cả hai cửa hàng.
3. Từ đó, **Chuyển** sẽ mở cửa hàng kia và đăng xuất bạn khỏi cửa hàng này trên thiết bị này.

Bạn có thể thêm tối đa {linkedShops} cửa hàng. Thành viên không thể được thêm và không thể chuyển.

- **Tiền luôn tách riêng.** Số dư không bao giờ được gộp, và mỗi cửa hàng vẫn cần mật khẩu giao dịch, xác thực hai bước và thiết bị ký riêng.
- **Gỡ** một cửa hàng thực hiện được từ bất kỳ bên nào, có hiệu lực ngay và không cần mật khẩu.
- **Tự động kết thúc** khi một trong hai cửa hàng đổi hoặc thay mật khẩu, bật hoặc tắt xác thực hai bước, đăng xuất mọi thiết bị khác hoặc xóa tài khoản. Hãy thêm lại cửa hàng để tiếp tục.
- **Cửa hàng đang bị tạm khóa** không mở được theo cách này. Hãy đăng nhập vào đó để đọc lý do và khiếu nại.
`,
    of: 1,
    on: '2026-11-29',
  },
  identity: {
    ...made,
    title: 'Vì sao danh tính của tôi được xác minh, và bằng cách nào?',
    body: `
Pháp luật yêu cầu chúng tôi phải biết mình chi trả cho ai. Bạn có thể bán hàng khi chưa xác minh, nhưng phải xác minh mới rút được tiền, nên làm sớm sẽ tiện hơn.

- Miễn phí.
- Bạn chụp ảnh một giấy tờ. Người xét duyệt quyết định trong vòng {identityHours} giờ và nếu có gì sai thì cho bạn biết sai gì ở từng ô.
- Bạn có thể thử lại. Trong thời gian đó bạn không mất gì: đơn hàng vẫn tiếp tục, và tiền của bạn vẫn là của bạn.
- Trước khi bạn được xác minh, cửa hàng không nhận đơn mới khi một số tiền nhất định đang chờ trả cho bạn. Trang danh tính cho biết hạn mức, và chúng tôi báo trước khi bạn chạm tới. Các đơn đang xử lý vẫn tiếp tục, và số tiền đó vẫn là của bạn.
- Bạn nghĩ việc từ chối là sai? Bạn có thể khiếu nại trên cùng trang đó trong vòng {appealDays} ngày. Người xét duyệt khác với người đã quyết định sẽ trả lời trong vòng {appealDecideDays} ngày.
- Ảnh được lưu ở dạng mã hóa, mọi lượt xem đều được ghi lại, và ảnh được xóa vào ngày chúng tôi cho bạn biết.

Nếu bị từ chối vĩnh viễn, người mua của các đơn đang mở được hoàn tiền, và số tiền bạn đã kiếm được sẽ được chi trả sau khi trừ các khoản đòi bồi hoàn đã được chứng minh.
`,
  },
  'too-many-tries': {
    ...made,
    title: 'Ứng dụng báo “quá nhiều lần thử” hoặc “đang bận”. (459, 201, 202)',
    body: `
- **Quá nhiều lần thử (459)**: để ngăn việc dò mật khẩu và các yêu cầu tự động, một số thao tác bị giới hạn số lần. Thông báo cho biết khi nào bạn thử lại được. Giới hạn tự động hết, không cần ai mở khóa.
- **Đang được thực hiện (202)**: thao tác này đang diễn ra, có thể trên một thiết bị khác của bạn. Hãy chờ giây lát rồi xem lại.
- **Đang bận (201)**: chúng tôi đang gặp sự cố tạm thời. Không có gì bị mất. Hãy thử lại; thao tác chuyển tiền không bao giờ được thực hiện hai lần.
`,
  },
  'sent-twice': {
    ...made,
    title: 'Bấm hai lần thì có bị trả hai lần không? (455)',
    body: `
Không. Mọi thao tác chuyển tiền đều mang một mã số riêng. Nếu mất kết nối và bạn bấm lại, chính mã số đó được gửi, và bạn nhận lại kết quả của lần đầu.

**Đã gửi trước đó với nội dung khác (455)** nghĩa là cùng mã số đó đến với nội dung khác. Yêu cầu thứ hai không thực hiện gì cả. Hãy quay lại xem yêu cầu đầu đã có chưa, và làm lại từ đầu nếu chưa.
`,
  },
  'write-to-us': {
    ...made,
    title: 'Tôi liên hệ với các bạn bằng cách nào? (441)',
    body: `
[Viết cho chúng tôi](/feedback). Mỗi tin nhắn có một mã số, và bạn thấy khi nào chúng tôi đã đọc. Chúng tôi trả lời trong vòng {feedbackHours} giờ, bằng thông báo trong ứng dụng này.

- {feedbackMin} đến {feedbackMax} ký tự (441), đếm như bạn nhìn thấy: một emoji là một, một chữ có dấu cũng là một.
- Tối đa {feedbackPerDay} tin mỗi ngày. Về cùng một việc, một tin là đủ: nếu cần thêm thông tin, chúng tôi sẽ hỏi.
- Nếu liên quan đến một đơn hàng, vui lòng ghi mã đơn hàng.

Trong giờ chăm sóc khách hàng, [trò chuyện](/service) nhanh hơn. Bất cứ ai nhân danh chúng tôi nhắn cho bạn ở nơi khác đều không phải chúng tôi: [những gì chúng tôi không bao giờ yêu cầu](we-never-ask).
`,
  },
} satisfies Record<string, TranslatedArticle>;
