import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: 'Làm thế nào để cắt ảnh?',
    body: `
Khi chọn logo, ảnh đầu trang hoặc ảnh sản phẩm của riêng bạn, trước tiên bạn chọn phần sẽ hiển thị. Logo và ảnh đầu trang nằm trong [thông tin cửa hàng](/shop), ảnh sản phẩm nằm trong **Nội dung và hình ảnh** của sản phẩm.

- **Di chuyển**: kéo ảnh, hoặc dùng các nút hay phím mũi tên.
- **Thu phóng**: chụm hai ngón, cuộn chuột, kéo thanh trượt, hoặc nhấn + và −.
- **Xem trước**: bên dưới bạn thấy ảnh sẽ trông thế nào, trên điện thoại và máy tính, hoặc trên trang sản phẩm và trong danh sách.

Chỉ phần bạn chọn được tải lên; ảnh gốc vẫn ở trên thiết bị của bạn. **Hủy** không thay đổi gì. Sau khi chọn **Dùng phần này**, bạn có thể **Cắt lại** cho đến khi lưu.

Logo hình vuông, ảnh đầu trang rộng gấp ba lần chiều cao, ảnh sản phẩm dọc (4:5). Nếu phần được chọn quá nhỏ so với chỗ hiển thị, chúng tôi báo trước khi bạn dùng.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-video': {
    title: 'Làm thế nào để thêm video cho sản phẩm?',
    body: `
Mở một sản phẩm trong [gian hàng](/goodsList), chọn **Nội dung và hình ảnh**, rồi ở phần **Video** chọn **Chọn video**.

- Mỗi sản phẩm một video, dài tối đa 30 giây và 20 MB, định dạng MP4/MOV (H.264 với âm thanh AAC) hoặc WebM. Tệp khác bị từ chối kèm lý do.
- Nếu mất kết nối, tệp vẫn được giữ: chọn **Thử lại**, hoặc đợi đến khi có mạng.
- Người mua tự bấm phát, trước đó không có gì được tải. Hình xem trước là ảnh đầu tiên của sản phẩm, nên hãy đặt ảnh đẹp nhất lên đầu.
- Ở **Lời nói và âm thanh**, viết lời và tiếng cho người không nghe được. Nội dung này hiện bên dưới video và theo quy tắc của [nội dung của bạn](own-words).
- **Lưu** sẽ hiển thị video trong cửa hàng. Trong 10 phút bạn có thể hoàn tác.

Địa điểm, thời gian và thiết bị mà điện thoại ghi vào video sẽ bị xóa. Hình và tiếng giữ nguyên: hãy kiểm tra những gì nhìn và nghe thấy trước khi lưu.

Video mà bạn thay hoặc xóa sẽ bị xóa hẳn trong hai ngày, video của sản phẩm bạn đưa ra khỏi gian hàng cũng vậy.

**Video từ iPhone bị từ chối?** Trong Cài đặt, Camera, Định dạng, chọn “Tương thích nhất” rồi quay lại, hoặc lưu thành MP4.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
