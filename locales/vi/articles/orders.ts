import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about orders on their way, in Vietnamese. */
export const orders = {
  'confirming-an-order': {
    ...made,
    title: '“Xác nhận” làm gì, và tôi mất bao nhiêu?',
    body: `
Khi người mua đã trả tiền, giá vốn của nhà cung cấp được xác nhận **từ tiền của người mua**. Màn hình ghi chính xác đến từng xu: “từ người mua”, và “từ bạn: 0,00”. Con số đó luôn là 0,00.

Bạn có thể xem đơn trước rồi:

- **xác nhận**: nhà cung cấp nhận đơn,
- **từ chối** kèm lý do: người mua được hoàn lại toàn bộ tiền.

Nếu bạn không làm gì, đơn được xác nhận tự động sau {confirmMinutes} phút. Nếu bạn đã tắt tính năng này, đơn được hoàn tiền chậm nhất sau {confirmHours} giờ. Dù thế nào bạn cũng không phải trả gì, và việc vắng mặt không bao giờ bị tính là lỗi của bạn.

Người mua có thể đổi ý trong {cancelMinutes} phút sau khi trả tiền. Khi đó toàn bộ số tiền được hoàn lại và đơn bị hủy.
`,
  },
  'order-statuses': {
    ...made,
    title: 'Các trạng thái của đơn hàng nghĩa là gì?',
    body: `
Trạng thái nào cũng cho biết ai làm bước tiếp theo, và sau bao lâu đơn tự động chuyển tiếp. Không đơn nào bị kẹt.

- **${orderStatus.pending_payment}**: người mua đã trả tiền, và giá vốn chờ được [xác nhận](confirming-an-order).
- **${orderStatus.to_be_delivered}**: nhà cung cấp đã có đơn và có {shipDays} ngày làm việc để gửi. Sau đó người mua được hoàn tiền.
- **${orderStatus.shipped}**: đơn vị vận chuyển đã quét kiện hàng. Chỉ có nhãn thì chưa phải là đã gửi.
- **${orderStatus.delivered}**: đơn vị vận chuyển báo hàng đã đến.
- **${orderStatus.received}**: người mua đã xác nhận, hoặc không phản hồi trong {receiveDays} ngày.
- **${orderStatus.pending_acceptance}**: thời gian trả hàng đang chạy.
- **${orderStatus.accepted}**: đã hết thời gian đó và không còn vụ việc nào đang mở. Phần của bạn giờ là chắc chắn.
- **${orderStatus.pending_settlement}**: phần của bạn đang chờ đến ngày khả dụng, ghi trên đơn.
- **${orderStatus.pending_withdrawal}**: phần của bạn đã khả dụng. Bạn rút được.
- **${orderStatus.completed}**: tiền đã được rút hoặc dùng, hoặc đã qua {completeDays} ngày. Tiền còn lại vẫn là của bạn.
- **${orderStatus.cancelled}**: đơn đã bị hủy và người mua đã được hoàn tiền.
- **${orderStatus.refund_return}**: có một yêu cầu trả hàng đang mở. Xem [trả hàng](returns-and-refunds).

## Vì sao tôi không làm được gì đó với đơn hàng?

Mỗi bước thuộc về một bên: chỉ người mua trả tiền và xác nhận nhận hàng, chỉ đơn vị vận chuyển giao hàng, chỉ nhà cung cấp gửi hàng. Nếu đơn đã chuyển tiếp từ khi bạn mở, có thể bạn không còn thực hiện được thao tác đó. Hãy mở lại đơn để xem bây giờ làm được gì.
`,
  },
  shipping: {
    ...made,
    title: 'Kiện hàng ở đâu, và nếu trễ thì sao?',
    body: `
Hãy mở đơn hàng rồi chọn **Theo dõi kiện hàng**. Bạn thấy các sự kiện do chính đơn vị vận chuyển ghi, mã vận đơn và ngày giao dự kiến.

- Không được gửi trong {shipDays} ngày làm việc: đơn tự động bị hủy và người mua được hoàn tiền. Bạn không mất gì.
- Đã gửi mà {lostDays} ngày sau chưa giao: hệ thống tự động mở một vụ việc, để bạn và người mua không phải tự theo dõi.
- Bị gửi trả người gửi: đơn bị hủy và người mua được hoàn tiền.

Chỉ lượt quét của đơn vị vận chuyển mới chuyển đơn sang “đã gửi hàng” hay “đã giao”. Không ai trong đội ngũ của chúng tôi, và không người bán nào, tự đặt được các trạng thái đó.
`,
  },
  'returns-and-refunds': {
    ...made,
    title: 'Người mua muốn trả hàng. Giờ làm sao?',
    body: `
Người mua có thể yêu cầu trả hàng trong {returnDays} ngày sau khi được giao. Bạn có {returnAnswerHours} giờ để trả lời. **Nếu bạn không trả lời, yêu cầu được chấp nhận tự động**, để không ai phải chờ vô thời hạn.

## Ai chịu chi phí

- **Nhà cung cấp**, khi sản phẩm hư hỏng, sai, giao trễ hoặc thất lạc.
- **Bạn**, khi mô tả của chính bạn hứa điều mà sản phẩm không có.
- **Bạn và người mua**, khi họ đổi ý: người mua trả phí gửi trả hàng; bạn mất lợi nhuận của đơn này và phần giá vốn mà nhà cung cấp giữ lại. Trước khi bạn đăng bán một sản phẩm, trang của sản phẩm đó cho biết bạn sẽ mất bao nhiêu nếu bị trả hàng.

## Diễn biến tiếp theo

1. Bạn chấp nhận yêu cầu, hoặc từ chối kèm lý do. Nếu bạn từ chối, người mua có thể yêu cầu đội ngũ của chúng tôi quyết định.
2. Người mua có {returnShipDays} ngày để gửi trả sản phẩm.
3. Nhà cung cấp kiểm tra trong vòng {inspectDays} ngày. Nếu không kiểm tra đúng hạn, sản phẩm được coi là không có vấn đề.
4. Người mua được hoàn tiền ngay, qua phương thức thanh toán họ đã dùng.

Tiền hoàn trước hết lấy từ tiền của đơn này. Nếu phần của bạn đã được rút, chúng tôi **không** yêu cầu bạn nạp gì: tối đa một nửa tiền của các lần bán sau được dùng để bù cho đến khi đủ.
`,
  },
  'refund-a-buyer': {
    title: 'Làm sao hoàn tiền cho người mua mà không cần trả hàng?',
    body: `
Mở đơn hàng và chọn **Hoàn tiền cho người mua** trong menu của đơn. Bạn có thể hoàn một số tiền, một số sản phẩm, phí giao hàng hoặc toàn bộ phần bạn còn lại của đơn. Không cần gửi trả gì cả.

Trước khi xác nhận, bạn thấy chính xác người mua nhận bao nhiêu, bạn trả bao nhiêu và bạn còn lại bao nhiêu. Bạn xác nhận bằng mật khẩu giao dịch, và tiền được hoàn qua phương thức mà người mua đã thanh toán.

## Tôi có thể hoàn bao nhiêu?

Nhiều nhất là phần bạn còn lại của đơn này. Giá vốn của nhà cung cấp không bị đụng đến, không đơn nào khác phải trả thay, và số dư của bạn không bao giờ xuống dưới không. Khi tiền đã khả dụng, chỉ hoàn được phần bạn chưa rút hoặc chưa dùng.

Phần giá đã hoàn không còn phải chịu thuế hay phí hoa hồng. Người mua nhận cả phần đó, và bạn không mất gì.

## Khi nào không hoàn được?

- **Trước khi gửi hàng**: hãy hủy đơn. Bạn không mất phí, nhưng điểm uy tín của cửa hàng giảm, như khi từ chối một đơn.
- **Khi đang có yêu cầu trả hàng**: hãy trả lời trong đơn hàng; ở đó bạn cũng có thể đề nghị hoàn một phần. Xem [trả hàng](returns-and-refunds).
- **Khi nhiều kiện hàng đang trên đường**: hãy chờ đến khi tất cả được giao.
`,
    of: 1,
    on: '2026-11-29',
  },
  customers: {
    title: 'Tôi thấy gì về khách hàng?',
    body: `
Trong [Khách hàng](/customers) bạn thấy ai đã mua, bao nhiêu lần và giá trị bao nhiêu. Tên được che bớt. Chúng tôi nhận ra người mua qua email, chỉ trong cửa hàng của bạn, và không bao giờ hiển thị email đó.

- **Giá trị** là số tiền đã trả cho các đơn không bị hủy, trừ các khoản hoàn tiền. Mở một khách hàng để xem các đơn hàng.
- **Nhãn và ghi chú** chỉ dành cho bạn. Bạn có thể xóa ghi chú bất cứ lúc nào.

Khi dữ liệu của người mua bị xóa, ghi chú và nhãn của bạn cũng bị xóa. Vui lòng chỉ ghi những gì cần thiết: người mua có thể hỏi bạn đang lưu gì.
`,
    of: 1,
    on: '2026-11-29',
  },
  insights: {
    title: 'Phần phân tích cho tôi biết gì?',
    body: `
Trong [Phân tích](/insights), bạn xem sản phẩm nào bán được, ai đã ghé và hàng nào bị trả lại: trong 7, 30 hoặc 90 ngày, tháng này hoặc những ngày bạn chọn, so với kỳ trước. Mở một con số để xem các đơn hàng hoặc ngày tạo nên nó. Mỗi danh sách có thể lưu thành tệp CSV.

- **Sản phẩm**: số tiền người mua đã trả cho các đơn trong kỳ, trừ nhà cung cấp, giao hàng, phí, thuế và hoàn tiền. Phần còn lại là lợi nhuận của bạn, chính xác đến từng xu như trong sổ. Phần chưa quyết toán được giữ cho đến khi đơn được chấp nhận.
- **Khách ghé**: họ đến từ đâu. Chúng tôi lưu tên trang web trước đó, không bao giờ lưu địa chỉ trang. Tỷ lệ chuyển đổi hiện ra từ {shareVisitorsMin} lượt xem.
- **Tìm kiếm không có kết quả**: từ khóa được tìm trong {missDaysShown} ngày khác nhau. Chúng tôi không lưu ai đã tìm và xóa từ khóa sau {visitRowDays} ngày.
- **Người mua**: đơn đầu tiên và đơn mua lại, quốc gia, thứ trong tuần và giờ.
- **Trả hàng**: lý do và sản phẩm.

Chỉ tính sự việc có thật. Robot và lượt ghé của chính bạn không được tính, và không ai có thể thêm một con số.
`,
    of: 1,
    on: '2026-11-29',
  },
  'questions-before-buying': {
    title: 'Người mua hỏi trước khi mua. Điều gì xảy ra?',
    body: `
Trên trang của mỗi sản phẩm, người mua có thể hỏi cửa hàng của bạn. Bạn nhận được thông báo ngay khi họ xác nhận địa chỉ, và thấy câu hỏi trong [Câu hỏi](/questions) và trong [Hỗ trợ](/service).

- **Bạn trả lời một lần, qua email.** Người mua nhận câu trả lời cùng câu hỏi trong email bằng ngôn ngữ của họ.
- **Bạn chọn điều mọi người nhìn thấy.** Hiển thị câu hỏi và câu trả lời trên trang sản phẩm, không kèm tên người mua, và gỡ xuống bất cứ lúc nào.
- **Thông tin liên hệ và liên kết bị ẩn** ở cả hai phía, như trong tin nhắn về đơn hàng.
- **Bạn không bao giờ thấy địa chỉ.** Địa chỉ và tên bị xóa sau khi gửi câu trả lời.

Câu hỏi không có câu trả lời bị xóa sau {questionOpenDays} ngày, câu hỏi đã trả lời bị xóa sau {questionAnswerDays} ngày. Người mua có thể xóa sớm hơn qua liên kết trong email; khi đó câu hỏi cũng biến mất khỏi trang sản phẩm.
`,
    of: 1,
    on: '2026-11-29',
  },
  'cart-emails': {
    title: 'Email giỏ hàng là gì?',
    body: `
Khi thanh toán, người mua có thể đánh dấu ô để nhận một email nếu chưa trả tiền. Ô này để trống cho đến khi họ đánh dấu.

- **Một email duy nhất, sớm nhất sau {reminderHours} giờ**, kèm giỏ hàng, giá hôm nay nếu đã thay đổi và liên kết mở giỏ hàng.
- **Không bao giờ sau khi thanh toán**, kể cả khi đơn hàng đã hủy. Nếu cửa hàng của bạn đang nghỉ, email sẽ chờ.
- **Không có địa chỉ.** Bạn không thấy chúng, và mỗi địa chỉ bị xóa sau khi gửi email. Mọi email đều có liên kết hủy nhận.

Trong [Email giỏ hàng](/reminders), bạn xem những gì đã gửi trong {reminderKeepDays} ngày qua và mở các đơn hàng đến từ đó. Bạn cũng có thể tắt ô này tại đó.
`,
    of: 1,
    on: '2026-11-29',
  },
  'buyer-pages': {
    title: 'Trang riêng của người mua là gì?',
    body: `
Mỗi cửa hàng có trang “/me”, nơi người mua tìm lại những gì họ cần. Họ mở trang bằng liên kết chúng tôi gửi qua email, không cần mật khẩu.

- **Danh sách yêu thích.** Hình trái tim trên mỗi sản phẩm, dùng được cả khi chưa đăng nhập. Trang hiển thị giá hôm nay bên cạnh giá lúc lưu và sản phẩm bạn không còn bán. Chứa được {wishesMax} sản phẩm.
- **Đơn hàng** đặt bằng email đó tại cửa hàng của bạn.
- **Địa chỉ đã lưu**, tối đa {buyerAddressesMax}. Khi thanh toán, chỉ người mua đã đăng nhập mới thấy, và địa chỉ chỉ được lưu nếu họ đánh dấu ô.

Bạn không thấy bất kỳ nội dung nào trong đó. Liên kết chỉ dùng được một lần, trong {buyerLinkMinutes} phút; thiết bị giữ đăng nhập trong {buyerSessionDays} ngày. Người mua có thể đăng xuất khỏi mọi thiết bị và xóa tất cả ngay lập tức. Trang không được mở sẽ bị xóa sau {buyerPageDays} ngày.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
