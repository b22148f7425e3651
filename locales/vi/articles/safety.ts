import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers that keep people from losing money, in Vietnamese. */
export const safety = {
  'we-never-ask': {
    ...made,
    title: 'Những gì chúng tôi không bao giờ yêu cầu bạn',
    body: `
**Chúng tôi không bao giờ yêu cầu bạn nạp tiền để được rút tiền.** Không vì thuế, không vì phí, không để chứng minh bạn là ai, không để lên cấp, không để mở khóa, gỡ phong tỏa hay làm nhanh bất cứ điều gì. Ở đây không có khoản thu như vậy: hệ thống kế toán của chúng tôi không có bút toán nào cho nó, nên đội ngũ của chúng tôi dù muốn cũng không thu được.

Chúng tôi cũng không bao giờ yêu cầu bạn

- đưa mật khẩu, mật khẩu giao dịch hay mã xác thực hai bước,
- gửi tiền hoặc tiền mã hóa cho một người, một ví riêng hay một địa chỉ không hiện trong ứng dụng này,
- chuyển sang trò chuyện nơi khác để “giải quyết ở đó”,
- cài chương trình cho người khác xem màn hình của bạn,
- mời người khác để tiền của bạn được giải tỏa,
- mua hàng từ chính cửa hàng của bạn.

## Nếu có người đòi bạn những điều này

1. Đừng trả tiền, và đừng trả lời.
2. Đổi mật khẩu, và kết thúc những phiên đăng nhập lạ.
3. [Viết cho chúng tôi](/feedback), cho biết họ đã nói gì và ở đâu. Hỏi không bao giờ gây bất lợi cho bạn.

Nếu bạn đã trả tiền: hãy báo ngay cho ngân hàng hoặc công ty thẻ, và công an. Hãy cảnh giác với bất cứ ai sau đó đề nghị lấy lại tiền và đòi phí. [Đọc thêm về việc này](recovery-scams).
`,
  },
  'recovery-scams': {
    ...made,
    title: 'Có người đề nghị lấy lại tiền đã mất. Có thật không?',
    body: `
Hầu như không bao giờ. Người đã mất tiền thường lại bị liên hệ, bởi người tự xưng là luật sư, cơ quan chức năng, “đơn vị thu hồi” hoặc bộ phận chăm sóc khách hàng của chúng tôi. Họ biết chi tiết, vì họ chính là những kẻ đó hoặc đã mua danh sách từ chúng. Họ đòi phí, thuế, tiền đặt cọc hoặc mật khẩu của bạn trước.

## Cách nhận ra

- Họ tìm đến bạn. Bạn không tìm đến họ.
- Phải trả trước một khoản gì đó, thường bằng tiền mã hóa hoặc thẻ quà tặng.
- Việc rất gấp, và bạn không được kể với ai.
- Họ muốn xem màn hình hoặc muốn lấy mã từ điện thoại của bạn.

Không cơ quan nào thu phí để trả lại tiền. Chúng tôi cũng không: **hoàn tiền hay rút tiền ở đây không bao giờ bắt đầu bằng việc bạn trả tiền.**

## Điều có ích

- Ngân hàng hoặc công ty thẻ của bạn: hãy hỏi ngay hôm nay, vì thời hạn rất ngắn.
- Công an nơi bạn sống, và cơ quan chống lừa đảo của nước bạn. Trình báo là miễn phí.
- Giữ lại mọi thứ: tin nhắn, địa chỉ, biên lai, mã băm giao dịch.

Nếu họ dùng tên của chúng tôi, hãy [báo cho chúng tôi](/feedback).
`,
  },
  'honest-by-structure': {
    ...made,
    title: 'Làm sao tôi biết dịch vụ này trung thực?',
    body: `
Bạn không cần phải tin chúng tôi. Vì vậy những điều quan trọng không phải là lời hứa mà nằm ngay trong cách nền tảng được xây dựng.

- **Đơn hàng chỉ đến từ người mua.** Một đơn bắt đầu bằng khoản thanh toán đã thật sự nhận được. Không ai trong đội ngũ của chúng tôi, và không chương trình nào, tạo được đơn hàng, lượt ghé hay đánh giá.
- **Ví của bạn không trả cho đơn nào.** Sổ sách không có bút toán nào dẫn từ ví người bán đến nhà cung cấp.
- **Chỉ có những loại bút toán đã liệt kê.** Cơ sở dữ liệu từ chối mọi loại khác. Những loại như “mở khóa”, “phí xác minh” hay “phí lên cấp” không nằm trong đó.
- **Mỗi bút toán được nối với bút toán trước.** Nó mang số thứ tự liên tục và một mã băm, nên không bút toán nào bị sửa hay xóa mà không ai biết.
- **Khoản tạm giữ có lý do, số tiền và ngày kết thúc**, và một người xét duyệt khác quyết định khi bạn khiếu nại.
- **Lệnh rút tiền mà chúng tôi chưa quyết định được duyệt tự động sau {selfApproveHours} giờ.**
- **Nhấn vào con số nào cũng thấy những dòng tạo nên nó.** Không có bộ đếm nào để ai đó sửa.
- **Cấp và lời mời miễn phí và không ai kiếm được gì từ đó.**

Bạn có thể tự kiểm tra nhiều điều: so số tiền người mua trả với các phần của đơn, và kiểm tra các bút toán của bạn từ bút toán đầu tiên.
`,
  },
  'public-record': {
    title: 'Làm sao để kiểm tra rằng không ai sửa quá khứ?',
    body: `
Mọi việc chúng tôi làm liên quan đến cửa hàng của bạn đều được thêm vào **hồ sơ công khai**: một khoản tạm giữ và khi nó kết thúc, một lần từ chối, một khoản chi trả, một cấp mới, một quyết định về khiếu nại. Việc này diễn ra trong vòng một phút. Hồ sơ chỉ dài thêm, và các bên công chứng độc lập cũng có thể cùng ký.

Người khác không đọc được nội dung về bạn. Chỉ cửa hàng của bạn có khóa cho các mục của mình, và mở được tất cả.

## Điện thoại của bạn kiểm tra gì

1. Hồ sơ chỉ dài thêm: không gì đã có bị sửa hay biến mất.
2. Số dư của bạn nằm trong tổng các khoản phải trả cho mọi cửa hàng, người mua và nhà cung cấp mà chúng tôi công bố mỗi giờ, chính xác đến từng xu.
3. Mọi khoản tạm giữ, lần từ chối và hạn chế mà bạn được thấy đều có trong hồ sơ, và không thiếu mục nào.

Điện thoại kiểm tra tự động, và cả khi bạn bấm **Kiểm tra ngay**. Kết quả nằm dưới số dư của bạn. Nếu có gì không khớp, điện thoại báo trên toàn màn hình và lưu một tệp mà ai cũng kiểm tra được mà không cần chúng tôi.

## Điều gì ngăn chúng tôi làm giả

- **Khóa.** Hồ sơ được ký bằng một khóa duy nhất. Điện thoại của bạn nhớ khóa này từ ngày đầu, và khóa có trong email chào mừng của bạn, dưới dạng chữ và mã cho máy ảnh. Nếu có lúc xuất hiện khóa khác thì có điều gì đó không ổn.
- **Các bên công chứng.** Họ chỉ ký một hồ sơ chứa mọi thứ họ từng ký.
- **Người khác.** So điện thoại của bạn với điện thoại của đồng nghiệp: cả hai phải có cùng một hồ sơ.

Ai cũng đọc được hồ sơ mà không cần tài khoản: trang “Hồ sơ công khai” có trong [Cài đặt](/settings), cùng với điều khoản và phí. Trang này cũng cho thấy tiền có để trả các khoản phải trả, và vì sao chúng tôi biết.
`,
    of: 1,
    on: '2026-11-28',
  },
  'restrictions-and-appeals': {
    ...made,
    title: 'Cửa hàng hoặc tài khoản của tôi bị hạn chế. Tôi làm được gì? (411)',
    body: `
Trước hết, hãy đọc quyết định. Quyết định phải ghi quy tắc nào được áp dụng, vì sao, dựa trên bằng chứng nào, bao gồm những gì và khi nào kết thúc. Thiếu những điều này thì không thể đặt hạn chế.

- Hạn chế **tự động kết thúc** vào ngày kết thúc của nó. Muốn kéo dài phải có người xét duyệt thứ hai và bằng chứng mới.
- Bạn có thể **khiếu nại** ngay từ quyết định. Một người xét duyệt không phải người đã đặt hạn chế sẽ quyết định trong vòng 10 ngày.
- Đơn đã thanh toán vẫn tiếp tục: được gửi đi hoặc hoàn tiền, và phần của bạn trong đó vẫn là của bạn.
- Tiền chỉ bị tạm giữ đến đúng số đã ghi. Phần còn lại vẫn rút được.

**Tài khoản bị tạm khóa (411)**: khi đăng nhập, bạn chỉ vào được quyết định và phần khiếu nại. Tiền của bạn được chi trả sau khi trừ các khoản đòi bồi hoàn đã được chứng minh. Tiền không bị tịch thu, và bạn có trả thêm tiền cũng không thay đổi được quyết định.

Không trả lời kịp không bao giờ là vi phạm. Đơn mà người bán không xử lý được tự động gửi đi hoặc hoàn tiền, không tính phí.
`,
  },
} satisfies Record<string, TranslatedArticle>;
