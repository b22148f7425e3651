import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about goods and their prices, in Vietnamese. */
export const goods = {
  'below-break-even': {
    ...made,
    title: 'Vì sao giá của tôi bị từ chối? (405)',
    body: `
Giá đó sẽ làm bạn lỗ. Giá bán phải đủ cho phần nhà cung cấp nhận và [phí hoa hồng](commission). Nếu không đủ, bạn sẽ phải trả tiền cho chính đơn hàng của mình, mà ở đây **không đơn hàng nào khiến người bán mất tiền**. Vì vậy giá như thế bị từ chối khi bạn đặt, và một lần nữa khi thanh toán.

## Cần làm gì

- Dùng giá thấp nhất hiện bên cạnh ô, hoặc giá cao hơn.
- Trong lúc bạn gõ, ô hiện mỗi cái còn lại cho bạn bao nhiêu.
- Với nhiều sản phẩm cùng lúc, “giá đề xuất” không bao giờ thấp hơn giá thấp nhất.

## Khi điều này xảy ra với một giá trước đây vẫn ổn

Giá vốn của nhà cung cấp đã thay đổi. Đơn đã trả tiền giữ giá vốn cũ. Sản phẩm có thể đã được tự động ngừng bán thay bạn; hãy đặt giá mới rồi mở bán lại.
`,
  },
  commission: {
    ...made,
    title: 'Phí hoa hồng là gì?',
    body: `
Đó là phần nền tảng kiếm được, và là thứ duy nhất nền tảng thu từ một lần bán: một phần của **giá hàng**. Không thu gì trên phí gửi hay thuế.

- Cửa hàng Tiêu chuẩn: {standardCommission}
- Cửa hàng Thương gia: {merchantCommission}
- Đối tác Kinh doanh: {partnerCommission}
- Đại lý Thương hiệu: {agentCommission}

Tỷ lệ của một đơn được cố định vào ngày đặt hàng và ghi trên đơn. Khi có khoản được hoàn, phí hoa hồng của khoản đó được trả lại theo cùng tỷ lệ.

Không có phí mở cửa hàng, đăng bán, lên cấp, xác minh danh tính hay giữ tiền. Khoản mà nhà cung cấp dịch vụ thanh toán thu do nền tảng trả từ phí hoa hồng của mình. Lệnh rút tiền có thể kèm chi phí của ngân hàng hoặc mạng, được hiện trước khi bạn gửi.
`,
  },
  'showcase-limits': {
    ...made,
    title: 'Vì sao tôi không thêm hoặc gỡ thêm hàng được? (452, 447)',
    body: `
Cấp của bạn có hai giới hạn.

**Hàng đang bán (452).** {standardGoods} với Cửa hàng Tiêu chuẩn, {merchantGoods} với Cửa hàng Thương gia, {partnerGoods} với Đối tác Kinh doanh, {agentGoods} với Đại lý Thương hiệu. Bạn có thể giữ thêm từng ấy ở trạng thái ngừng bán. Để có chỗ, hãy ngừng bán hoặc gỡ bớt; hoặc lên [cấp](levels) tiếp theo.

**Lượt gỡ mỗi ngày (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} hoặc {agentDeletions}, tùy cấp. Giới hạn này bảo vệ bạn khỏi nhầm lẫn, và bảo vệ cửa hàng khỏi các chương trình đã chiếm được phiên đăng nhập của bạn. Nó tính lại vào nửa đêm theo múi giờ của cửa hàng.

- **Ngừng bán** không tính lượt. Thường chỉ cần vậy là đủ.
- Lượt gỡ mà bạn hoàn tác trong {undoMinutes} phút cũng không tính.
- Hàng do hệ thống gỡ vì nhà cung cấp ngừng bán thì không tính.
`,
  },
  'changed-in-the-meantime': {
    ...made,
    title: 'Ứng dụng báo có gì đó đã thay đổi. Chuyện gì vậy? (456, 457, 458)',
    body: `
Nhiều người cùng làm việc với cùng hàng và cùng đơn, nên điều bạn thấy có thể đã cũ một chút. Chưa có gì được thực hiện và không có gì bị mất: những gì bạn đã nhập vẫn còn.

- **Đã thay đổi từ khi bạn mở (456)**: bạn trên thiết bị khác, hoặc hệ thống, đã đổi cùng thứ đó. Hãy xem lại rồi quyết định lại.
- **Không đủ hàng (457)**: các cửa hàng khác bán chung nguồn hàng. Hãy lấy ít hơn, hoặc hỏi lại sau.
- **Giá đã thay đổi (458)**: giá vốn của nhà cung cấp hoặc giá bán khác với lúc bạn thấy. Hãy xem giá mới trước.
`,
  },
} satisfies Record<string, TranslatedArticle>;
