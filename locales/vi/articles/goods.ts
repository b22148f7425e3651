import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about goods and their prices, in Vietnamese. */
export const goods = {
  'below-break-even': {
    ...made,
    title: 'Vì sao giá của tôi bị từ chối? (405)',
    body: `
Bán với giá này bạn sẽ lỗ. Giá bán phải đủ cho giá vốn của nhà cung cấp và [phí hoa hồng](commission). Nếu không, bạn sẽ phải bỏ tiền cho chính đơn hàng của mình, mà ở đây **không đơn hàng nào khiến người bán mất tiền**. Vì vậy chúng tôi từ chối mức giá như thế khi bạn đặt, và một lần nữa khi thanh toán.

## Cần làm gì

- Dùng giá thấp nhất hiện bên cạnh ô, hoặc giá cao hơn.
- Trong lúc bạn gõ, ô hiện lợi nhuận của bạn trên mỗi chiếc.
- Với nhiều sản phẩm cùng lúc, “giá đề xuất” không bao giờ thấp hơn giá thấp nhất.

## Khi mức giá này trước đây vẫn ổn

Giá vốn của nhà cung cấp đã thay đổi. Đơn đã thanh toán giữ giá vốn cũ. Có thể chúng tôi đã ngừng bán sản phẩm thay bạn; hãy đặt giá mới rồi mở bán lại.
`,
  },
  commission: {
    ...made,
    title: 'Phí hoa hồng là gì?',
    body: `
Đó là thu nhập của chúng tôi, và là khoản duy nhất chúng tôi thu từ một lần bán: một phần của **giá sản phẩm**. Chúng tôi không thu gì trên phí vận chuyển hay thuế.

- Cửa hàng Tiêu chuẩn: {standardCommission}
- Cửa hàng Thương gia: {merchantCommission}
- Đối tác Kinh doanh: {partnerCommission}
- Đại lý Thương hiệu: {agentCommission}

Tỷ lệ của một đơn hàng được cố định vào ngày đặt hàng và ghi trên đơn. Khi một khoản được hoàn tiền, phí hoa hồng của khoản đó được trả lại theo đúng tỷ lệ ấy.

Không có phí mở cửa hàng, đăng sản phẩm, lên cấp, xác minh danh tính hay giữ tiền cho bạn. Chúng tôi lấy từ phí hoa hồng của mình để trả cho các nhà cung cấp dịch vụ thanh toán. Lệnh rút tiền có thể kèm chi phí của ngân hàng hoặc mạng, hiện rõ trước khi bạn gửi lệnh.
`,
  },
  'showcase-limits': {
    ...made,
    title: 'Vì sao tôi không thêm hoặc gỡ thêm sản phẩm được? (452, 447)',
    body: `
Cấp của bạn có hai giới hạn.

**Sản phẩm đang bán (452).** {standardGoods} với Cửa hàng Tiêu chuẩn, {merchantGoods} với Cửa hàng Thương gia, {partnerGoods} với Đối tác Kinh doanh, {agentGoods} với Đại lý Thương hiệu. Bạn có thể giữ thêm từng ấy sản phẩm ngừng bán. Để có chỗ, hãy ngừng bán hoặc gỡ bớt sản phẩm, hoặc lên [cấp](levels) tiếp theo.

**Lượt gỡ mỗi ngày (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} hoặc {agentDeletions}, tùy cấp. Giới hạn này bảo vệ bạn khỏi nhầm lẫn, và bảo vệ cửa hàng khỏi các chương trình đã vào được tài khoản của bạn. Số lượt được tính lại từ đầu vào nửa đêm theo múi giờ của cửa hàng.

- **Ngừng bán** sản phẩm không tính là gỡ. Thường chỉ cần vậy là đủ.
- Lượt gỡ mà bạn hoàn tác trong {undoMinutes} phút cũng không tính.
- Sản phẩm do chúng tôi gỡ vì nhà cung cấp ngừng bán cũng không tính.
`,
  },
  'changed-in-the-meantime': {
    ...made,
    title: 'Ứng dụng báo có gì đó đã thay đổi. Chuyện gì vậy? (456, 457, 458)',
    body: `
Sản phẩm và đơn hàng có thể thay đổi ngay khi bạn đang xem, nên những gì bạn thấy có thể đã cũ một chút. Chưa có gì được thực hiện và không có gì bị mất: những gì bạn đã nhập vẫn còn.

- **Đã thay đổi từ khi bạn mở (456)**: bạn, trên một thiết bị khác, hoặc hệ thống của chúng tôi đã thay đổi mục đó. Hãy xem lại rồi quyết định lại.
- **Không đủ hàng (457)**: các cửa hàng khác bán chung nguồn hàng này. Hãy chọn ít hơn, hoặc thử lại sau.
- **Giá đã thay đổi (458)**: giá vốn của nhà cung cấp hoặc giá bán khác với mức bạn đã thấy. Hãy xem giá mới trước.
`,
  },
} satisfies Record<string, TranslatedArticle>;
