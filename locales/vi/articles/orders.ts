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
} satisfies Record<string, TranslatedArticle>;
