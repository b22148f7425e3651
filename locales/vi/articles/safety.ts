import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers that keep people from losing money, in Vietnamese. */
export const safety = {
  'we-never-ask': {
    ...made,
    title: 'Những gì chúng tôi không bao giờ đòi bạn',
    body: `
**Chúng tôi không bao giờ yêu cầu bạn nạp tiền để được rút tiền.** Không vì thuế, không vì phí, không để chứng minh bạn là ai, không để lên cấp, không để mở khóa, gỡ phong tỏa hay làm nhanh bất cứ điều gì. Sản phẩm này không có khoản thu như vậy: sổ sách không biết đến nó, nên người làm việc ở đây dù muốn cũng không thu được.

Chúng tôi cũng không bao giờ yêu cầu bạn

- đưa mật khẩu, mật khẩu giao dịch hay mã xác thực hai bước,
- gửi tiền hoặc coin cho một người, một ví riêng hay một địa chỉ không hiện trong ứng dụng này,
- chuyển sang trò chuyện nơi khác để “giải quyết ở đó”,
- cài chương trình cho người khác xem màn hình của bạn,
- mời người khác để tiền của bạn được giải tỏa,
- mua hàng từ chính cửa hàng của bạn.

## Nếu có người đòi bạn những điều đó

1. Đừng trả tiền, và đừng trả lời.
2. Đổi mật khẩu, và kết thúc những phiên đăng nhập bạn không nhận ra.
3. [Viết cho chúng tôi](/feedback), kể họ đã nói gì và ở đâu. Bạn không gặp bất lợi gì khi hỏi.

Nếu bạn đã trả tiền: hãy báo ngay cho ngân hàng hoặc công ty thẻ, và công an. Hãy cẩn thận với bất cứ ai giờ đề nghị lấy lại tiền với một khoản phí. [Đọc về điều đó](recovery-scams).
`,
  },
  'recovery-scams': {
    ...made,
    title: 'Có người đề nghị lấy lại tiền đã mất. Có thật không?',
    body: `
Hầu như không bao giờ. Người đã mất tiền thường được gọi hoặc nhắn lại, bởi người tự xưng là luật sư, cơ quan chức năng, “đơn vị thu hồi” hoặc bộ phận hỗ trợ của chúng tôi. Họ biết chi tiết, vì họ chính là những kẻ đó hoặc đã mua danh sách từ chúng. Họ đòi phí, thuế, tiền đặt cọc hoặc mật khẩu của bạn trước.

## Cách nhận ra

- Họ tìm đến bạn. Bạn không tìm đến họ.
- Phải trả trước một khoản gì đó, thường bằng coin hoặc thẻ quà tặng.
- Việc rất gấp, và bạn không được kể với ai.
- Họ muốn xem màn hình hoặc muốn lấy mã từ điện thoại của bạn.

Không cơ quan nào thu phí để trả lại tiền. Chúng tôi cũng không: **hoàn tiền hay rút tiền ở đây không bao giờ bắt đầu bằng việc bạn trả tiền.**

## Điều có ích

- Ngân hàng hoặc công ty thẻ của bạn: hãy hỏi ngay hôm nay, thời hạn rất ngắn.
- Công an nơi bạn sống, và cơ quan chống lừa đảo của nước bạn. Trình báo là miễn phí.
- Giữ lại mọi thứ: tin nhắn, địa chỉ, biên lai, mã băm giao dịch.

Nếu họ dùng tên của chúng tôi, hãy [báo cho chúng tôi](/feedback).
`,
  },
  'honest-by-structure': {
    ...made,
    title: 'Làm sao tôi biết nơi này trung thực?',
    body: `
Bạn không cần phải tin chúng tôi. Vì vậy những điều quan trọng không phải là lời hứa mà là cách hệ thống được xây dựng.

- **Đơn hàng chỉ đến từ người mua.** Một đơn bắt đầu bằng khoản thanh toán đã thật sự nhận được. Không ai ở đây, và không chương trình nào, tạo được đơn hàng, lượt ghé hay đánh giá.
- **Ví của bạn không trả cho đơn nào.** Sổ sách không có bút toán nào dẫn từ ví người bán đến nhà cung cấp.
- **Chỉ có những loại bút toán đã liệt kê.** Chính cơ sở dữ liệu từ chối mọi loại khác. Những loại như “mở khóa”, “phí xác minh” hay “phí lên cấp” không nằm trong đó.
- **Mỗi bút toán được nối với bút toán trước.** Nó mang số thứ tự liền mạch và một dấu vân, nên không thể bị đổi hay gỡ mà không ai thấy.
- **Khoản tạm giữ có lý do, số tiền và ngày kết thúc**, và người khác quyết định khi bạn khiếu nại.
- **Lệnh rút không ai quyết định sẽ tự được duyệt sau {selfApproveHours} giờ.**
- **Con số mở ra những dòng tạo nên nó.** Không có bộ đếm nào mà ai đó vặn được.
- **Cấp và lời mời miễn phí và không làm ai kiếm được gì.**

Bạn tự kiểm tra được nhiều điều: so số tiền người mua trả với các phần của đơn, và lần theo các bút toán của bạn từ bút toán đầu tiên.
`,
  },
  'restrictions-and-appeals': {
    ...made,
    title: 'Cửa hàng hoặc tài khoản của tôi bị hạn chế. Tôi làm được gì? (411)',
    body: `
Hãy đọc thông báo trước. Thông báo phải ghi quy tắc nào, vì sao, dựa trên điều gì, bao gồm những gì và khi nào kết thúc. Thiếu những điều này thì không đặt được hạn chế.

- Hạn chế **tự kết thúc** vào ngày của nó. Muốn kéo dài cần người thứ hai và bằng chứng mới.
- Bạn có thể **khiếu nại** từ thông báo. Một người khác với người đã hạn chế bạn sẽ quyết định trong 10 ngày.
- Đơn đã trả tiền vẫn đi tiếp: được gửi hoặc hoàn tiền, và phần của bạn vẫn là của bạn.
- Tiền chỉ bị tạm giữ đến số đã ghi. Phần còn lại rút được.

**Tài khoản đóng (411)**: đăng nhập chỉ dẫn đến thông báo và khiếu nại. Phần của bạn được chi trả sau khi trả các khoản đòi bồi hoàn đã được chứng minh. Nó không bị tịch thu, và bạn trả tiền cũng không thay đổi được quyết định.

Không trả lời kịp không phải là vi phạm. Đơn mà người bán không xem sẽ tự được gửi hoặc hoàn tiền; không tính khoản nào cho việc đó.
`,
  },
} satisfies Record<string, TranslatedArticle>;
