import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about orders on their way, in Vietnamese. */
export const orders = {
  'confirming-an-order': {
    ...made,
    title: '“Xác nhận” làm gì, và tôi mất bao nhiêu?',
    body: `
Khi người mua đã trả tiền, giá vốn của nhà cung cấp được xác nhận **từ tiền của người mua**. Màn hình ghi rõ đến từng xu: “từ người mua”, và “từ bạn: 0.00”. Con số đó luôn là 0.00.

Bạn có thể xem đơn trước rồi:

- **xác nhận**: nhà cung cấp nhận đơn,
- **từ chối** kèm lý do: người mua nhận lại toàn bộ tiền.

Nếu bạn không làm gì, đơn tự xác nhận sau {confirmMinutes} phút. Nếu bạn đã tắt điều đó, đơn được hoàn tiền chậm nhất sau {confirmHours} giờ. Dù thế nào bạn cũng không bị tính khoản nào, và vắng mặt không bao giờ là lỗi.

Người mua có thể đổi ý trong {cancelMinutes} phút sau khi trả tiền. Khi đó toàn bộ số tiền trở về họ và đơn kết thúc.
`,
  },
  'order-statuses': {
    ...made,
    title: 'Các trạng thái của đơn hàng nghĩa là gì?',
    body: `
Mỗi trạng thái đều có người đưa nó đi tiếp, và một thời hạn mà sau đó nó tự đi tiếp. Không đơn nào đứng yên mãi.

- **${orderStatus.pending_payment}**: người mua đã trả tiền, và giá vốn chờ được [xác nhận](confirming-an-order).
- **${orderStatus.to_be_delivered}**: nhà cung cấp đã có đơn và có {shipDays} ngày làm việc để gửi. Sau đó người mua được hoàn tiền.
- **${orderStatus.shipped}**: đơn vị vận chuyển đã quét kiện hàng. Chỉ có nhãn thì chưa phải là đã gửi.
- **${orderStatus.delivered}**: đơn vị vận chuyển báo hàng đã đến.
- **${orderStatus.received}**: người mua nói vậy, hoặc không nói gì trong {receiveDays} ngày.
- **${orderStatus.pending_acceptance}**: thời gian trả hàng đang chạy.
- **${orderStatus.accepted}**: đã hết thời gian đó và không còn việc gì mở. Phần của bạn giờ là chắc chắn.
- **${orderStatus.pending_settlement}**: phần của bạn đang chờ đến ngày, ngày đó được hiển thị.
- **${orderStatus.pending_withdrawal}**: phần của bạn đã khả dụng. Bạn rút được.
- **${orderStatus.completed}**: đã rút hoặc dùng, hoặc đã qua {completeDays} ngày. Tiền còn lại vẫn là của bạn.
- **${orderStatus.cancelled}**: đơn đã kết thúc và người mua nhận lại tiền.
- **${orderStatus.refund_return}**: có một vụ việc đang mở. Xem [trả hàng](returns-and-refunds).

## Vì sao tôi không làm được gì đó với đơn hàng?

Mỗi bước thuộc về một bên: chỉ người mua trả tiền và xác nhận nhận hàng, chỉ đơn vị vận chuyển giao hàng, chỉ nhà cung cấp gửi hàng. Nếu đơn đã đi tiếp từ khi bạn mở, điều bạn muốn có thể không còn làm được. Hãy mở lại và xem bây giờ đơn cho phép gì.
`,
  },
  shipping: {
    ...made,
    title: 'Kiện hàng ở đâu, và nếu trễ thì sao?',
    body: `
Hãy mở đơn hàng rồi mở “Vận chuyển”. Bạn thấy các sự kiện do chính đơn vị vận chuyển ghi, mã vận đơn và khi nào kiện hàng dự kiến đến.

- Không được gửi trong {shipDays} ngày làm việc: đơn tự kết thúc và người mua nhận lại tiền. Bạn không mất gì.
- Đã gửi mà {lostDays} ngày sau chưa giao: một vụ việc tự mở, để cả bạn lẫn người mua không phải tự để ý.
- Bị gửi trả người gửi: đơn kết thúc và người mua được hoàn tiền.

Chỉ lượt quét của đơn vị vận chuyển mới làm đơn thành “đã gửi hàng” hay “đã giao”. Không ai ở đây, và không người bán nào, đặt được điều đó bằng tay.
`,
  },
  'returns-and-refunds': {
    ...made,
    title: 'Người mua muốn trả hàng. Giờ làm sao?',
    body: `
Người mua có thể yêu cầu trả hàng trong {returnDays} ngày sau khi được giao. Bạn có {returnAnswerHours} giờ để trả lời. **Không trả lời được tính là đồng ý**, để không ai phải chờ mãi.

## Ai chịu chi phí

- **Nhà cung cấp**, khi hàng hư hỏng, sai, trễ hoặc thất lạc.
- **Bạn**, khi chính mô tả của bạn hứa điều mà hàng không có.
- **Bạn và người mua**, khi họ đổi ý: họ trả phí gửi hàng về; bạn mất lợi nhuận của đơn này và phần giá vốn mà nhà cung cấp giữ lại. Trước khi bạn đưa một sản phẩm lên bán, trang của sản phẩm đó cho biết bạn sẽ mất bao nhiêu nếu hàng bị trả lại.

## Diễn biến tiếp theo

1. Bạn đồng ý, hoặc từ chối kèm lý do. Sau khi bị từ chối, người mua có thể yêu cầu một người ở đây quyết định.
2. Người mua có {returnShipDays} ngày để gửi hàng.
3. Nhà cung cấp xem hàng trong {inspectDays} ngày. Nếu không ai xem, hàng được tính là ổn.
4. Người mua được hoàn tiền ngay, theo cách họ đã trả.

Tiền hoàn trước hết lấy từ tiền của đơn này. Nếu phần của bạn đã được rút, bạn **không** bị yêu cầu nạp thêm gì: tối đa một nửa của các lần bán sau được dùng để bù cho đến khi cân bằng.
`,
  },
} satisfies Record<string, TranslatedArticle>;
