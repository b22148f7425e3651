import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-22' } as const;

/** Answers about promotion, in Vietnamese. */
export const promotion = {
  'how-promotion-works': {
    of: 2,
    on: '2026-11-22',
    title: 'Quảng bá là gì, và hoạt động thế nào?',
    body: `
Bạn có thể trả tiền để sản phẩm của mình hiện ở một số ít vị trí được ghi rõ. Bạn không bao giờ bắt buộc phải làm vậy: mọi sản phẩm khác được xếp hạng như nhau, dù bạn có trả tiền hay không.

## Ở đâu

- Trên các trang hiện sản phẩm của mọi cửa hàng: các vị trí {exploreSlots} trong mỗi 20 vị trí.
- Trong tìm kiếm: các vị trí {searchSlots}.
- Bên cạnh các sản phẩm tương tự, trong những cửa hàng đã đồng ý.

Không bao giờ nằm giữa các sản phẩm của chính người bán khác. Mỗi vị trí ghi rõ là được tài trợ, ai tài trợ và vì sao được hiện.

## Bạn chọn gì

- **Trả theo lượt nhấp**: ngân sách ít nhất {promotionTotal} tổng cộng và {promotionDay} mỗi ngày, trong {promotionDaysMin} đến {promotionDaysMax} ngày, và giá thầu cao nhất cho một lượt nhấp, từ {promotionBid}. Trước khi trả tiền, bạn xem được [dự tính](promotion-forecast).
- **Trả theo đơn hàng**: một tỷ lệ phần trăm của đơn hàng, và [không trả gì khi chưa có đơn](promotion-per-order).

Chi phí được trả từ tiền tặng quảng bá trước, rồi đến số dư khả dụng của bạn. Bạn xác nhận bằng [mật khẩu giao dịch](transaction-password).

## Ai được hiển thị (phiên bản quy tắc {promotionVersion})

1. Chiến dịch tham gia khi còn ngân sách, sản phẩm còn hàng và đang bán, và cửa hàng đang mở.
2. Giá thầu, khả năng được nhấp và [chất lượng](promotion-quality) của sản phẩm được nhân với nhau. Kết quả cao nhất đứng đầu.
3. Với mỗi lượt nhấp, bên thắng chỉ trả vừa đủ để hơn bên kế tiếp: **không bao giờ cao hơn giá thầu**.
4. Ngân sách được rải trong ngày theo lượt ghé, để không hết ngay từ buổi sáng.
5. Một trong hai mươi vị trí được dành lần lượt cho những chiến dịch hầu như chưa được hiển thị. Cửa hàng mới và nhỏ bắt đầu từ đó.
6. Mỗi người xem không thấy một chiến dịch quá {viewerDay} lần một ngày.

Chúng tôi không dùng hồ sơ cá nhân của bất kỳ ai: chỉ dùng nội dung tìm kiếm, danh mục, quốc gia và ngôn ngữ.

## Chạy bao lâu

Đến khi hết ngân sách hoặc hết ngày cuối, tùy điều nào đến trước. Ngân sách chưa chi được trả lại trong vòng một phút.

## Điều không ai làm được

Không ai trong đội ngũ của chúng tôi có công cụ để thêm lượt xem, lượt nhấp, khách ghé hay người theo dõi. Bạn có thể [tự kiểm tra từng ngày](promotion-check). Khi quy tắc thay đổi, chúng tôi công bố phiên bản mới {promotionAnnounced} ngày trước khi áp dụng.
`,
  },
  'promotion-forecast': {
    ...made,
    title: 'Dự tính nói gì, và không nói gì?',
    body: `
Trước khi bạn trả tiền, chúng tôi chạy lại các phiên đấu giá của {forecastDays} ngày qua với giá thầu, sản phẩm và ngân sách của bạn. Kết quả là một khoảng, không phải lời hứa.

- **Lượt nhấp, số ngày và chi phí** đều có một con số thấp, một con số giữa và một con số cao. Cứ mười trường hợp thì một trường hợp thấp hơn con số thấp, một trường hợp cao hơn con số cao.
- Số ngày có thể ít hơn bạn chọn: chiến dịch kết thúc khi hết ngân sách, và khoảng dự tính cho thấy điều đó.
- Nếu có quá ít phiên đấu giá để chạy lại, dự tính nói rõ điều đó và dựa trên các giả định ban đầu. Khi đó khoảng dự tính rộng.

**Chúng tôi không hứa hẹn doanh số**, và không ai hứa được: có người mua hay không tùy vào sản phẩm, giá và ảnh của bạn.

Giá thầu gợi ý là mức đã thắng gần đây. Mức thấp hơn được hiện ít hơn, nhưng không bị đối xử tệ hơn: số tiền bạn trả cho một lượt nhấp do các giá thầu khác quyết định, không phải do mức cao nhất bạn sẵn lòng trả.
`,
  },
  'promotion-clicks': {
    ...made,
    title: 'Tôi trả tiền cho những lượt nhấp nào?',
    body: `
Chỉ những lượt do người thật nhấp. Một lượt nhấp được tính khi đáp ứng tất cả những điều sau:

- Nó đến từ một vị trí đã thật sự hiển thị, trên một trang mở chưa quá {tokenMinutes} phút.
- Đó là lượt đầu tiên của người xem này cho chiến dịch này trong vòng {clickHours} giờ.
- Trang sản phẩm được mở ít nhất một giây, hoặc có sản phẩm được thêm vào giỏ.
- Nó không phải của bạn, của đội ngũ chúng tôi hay của một bot đã biết, và không nằm trong loạt lượt nhấp dồn dập từ một thiết bị hay một mạng.
- Nó không vượt quá mức bình thường: một mạng (mọi địa chỉ của một khu phố hay một tòa văn phòng) chiếm nhiều nhất {clickShare}% số lượt nhấp mà chiến dịch bị tính tiền trong 24 giờ, hoặc {clickLeast} lượt. Những lượt vượt quá {clickTimes} lần mức chiến dịch của bạn thường nhận phải chờ một ngày, và chỉ bị tính tiền nếu sau đó có đơn hàng.

Một lượt xem được tính khi ít nhất một nửa ảnh hiện trên màn hình trong một giây.

Một lượt nhấp được tính tiền sau một phút, khi đã đáp ứng tất cả những điều trên. **Chúng tôi cho bạn xem mọi lượt khác kèm lý do; những lượt đó không mất tiền.** Lượt nhấp nào trong ngày hôm đó hóa ra không hợp lệ thì được tự động hoàn tiền.

Chúng tôi lọc mọi lượt nhận ra được là không phải người. Một người kiên nhẫn nhấp với ý xấu thì không phải lúc nào cũng phân biệt được với người mua; vì vậy còn có cách [trả theo đơn hàng](promotion-per-order), khi đó lượt nhấp không dẫn đến mua hàng thì không mất tiền.
`,
  },
  'promotion-per-order': {
    ...made,
    title: 'Tôi có thể chỉ trả khi bán được hàng không?',
    body: `
Có. Bạn đặt một tỷ lệ phần trăm trên giá của sản phẩm được quảng bá. Khoản này được trừ vào chính lần bán đó khi đơn hàng được quyết toán, và được trả lại nếu đơn được hoàn tiền. Không có đơn thì bạn không trả gì, và không phải để riêng khoản nào.

Chiến dịch như vậy tham gia cùng các phiên đấu giá đó. Giá thầu của nó cho một lượt nhấp được tính từ tỷ lệ phần trăm, giá, và bao nhiêu lượt nhấp của bạn đã thành đơn hàng. Vì vậy sản phẩm bán chạy được xếp hạng cao, còn sản phẩm chỉ thu hút lượt nhấp thì không.

Đơn hàng được tính cho chiến dịch có vị trí được ghi rõ mà người mua đã đi qua. Đơn hàng cho biết điều đó, và khoản đã trừ hiện trong ví của bạn kèm mã đơn hàng.

Nếu tỷ lệ này cao hơn số bạn lãi từ lần bán, chúng tôi báo cho bạn trước khi bắt đầu.
`,
  },
  'promotion-not-shown': {
    ...made,
    title: 'Vì sao chiến dịch của tôi không được hiển thị?',
    body: `
Mỗi phiên đấu giá mà chiến dịch của bạn có thể tham gia đều có kết quả kèm lý do. Bạn xem được các lý do và tỷ lệ của chúng trên trang chiến dịch.

- **Một chiến dịch khác xếp hạng cao hơn.** Giá thầu, khả năng được nhấp và chất lượng của chiến dịch đó gộp lại cao hơn. Giá thầu cao hơn có ích; trang sản phẩm tốt hơn có ích nhiều hơn và không mất tiền: xem [chất lượng](promotion-quality).
- **Được rải trong ngày.** Nếu không, ngân sách sẽ hết trước buổi tối. Ngân sách mỗi ngày lớn hơn thì được hiện thường xuyên hơn.
- **Ngân sách của ngày đã hết.** Ngày mai chiến dịch chạy tiếp.
- **Giá thầu của bạn thấp hơn giá tối thiểu của một lượt nhấp**, {promotionBid}.
- **Hết hàng, hoặc không bán đến quốc gia của người xem.** Chiến dịch tự động chạy tiếp khi có hàng và bán được trở lại.
- **Cửa hàng tạm dừng hoặc đang nghỉ.** Số ngày của chiến dịch vẫn trôi, nên nếu nghỉ lâu thì hãy dừng chiến dịch: phần còn lại được trả lại.
- **Người xem đã thấy đủ số lần** trong một ngày.
- **Sản phẩm đã có sẵn trên cùng trang** mà không phải trả tiền.
- **Người xem là bạn**, hoặc một người trong đội ngũ của chúng tôi.

Không được hiển thị thì không mất tiền. Nếu cứ như vậy, hãy dừng chiến dịch: phần còn lại được trả lại trong vòng một phút.
`,
  },
  'promotion-quality': {
    ...made,
    title: 'Chất lượng sản phẩm của tôi được tính từ đâu?',
    body: `
Từ bốn dữ kiện của {qualityDays} ngày qua, mỗi dữ kiện có trọng số được công bố. Bạn xem được các giá trị của mình.

- **Gửi đúng hạn** ({weightOnTime} trên 100): kiện hàng được bàn giao đúng hạn.
- **Không có lỗi** ({weightRefunds} trên 100): ít lần hoàn tiền vì lỗi.
- **Điểm đánh giá** ({weightRating} trên 100): điểm người mua cho, được tính thận trọng khi còn ít điểm.
- **Trang sản phẩm đầy đủ** ({weightListing} trên 100): đủ ảnh, mô tả thật sự, nhiều hơn một ngôn ngữ.

Kết quả là một con số từ 0,5 đến 1,5, được nhân với giá thầu của bạn. Mức 1 không làm lợi cũng không làm hại. Sản phẩm mới bắt đầu gần mức giữa và không bị thiệt vì còn mới.

Không ai đặt được con số này cho một cửa hàng, dù cao hơn hay thấp hơn, và cũng không mua được.
`,
  },
  'promotion-check': {
    ...made,
    title: 'Làm sao kiểm tra quảng bá đã mang lại gì?',
    body: `
- **Biên nhận**: mỗi ngày cho biết bạn đã thắng vị trí bao nhiêu lần, bao nhiêu lần không và vì sao, từng lượt nhấp tốn bao nhiêu, và giá nào đã quyết định mức đó.
- **Thứ tự sự kiện không thể sửa về sau.** Các phiên đấu giá của một ngày được nối với nhau thành chuỗi, và số ngẫu nhiên gốc dùng khi bằng điểm được cố định từ hôm trước và công bố vào hôm sau.
- **Tính lại.** Với tệp của chiến dịch và số ngẫu nhiên gốc đã công bố, chương trình verify-ads chạy lại các phiên đấu giá của bạn. Mọi con số phải khớp đến chữ số cuối cùng.
- **Tiền** nằm trong ví của bạn: mỗi lượt nhấp hoặc đơn hàng một bút toán, và một bút toán cho phần được trả lại. Cộng lại đúng bằng số mà chiến dịch ghi là đã chi.

Nếu có gì không khớp, hãy [viết cho chúng tôi](/feedback), cho biết ngày và chỗ không khớp.
`,
  },
  'promotion-money': {
    ...made,
    title: 'Tiền của chiến dịch đi đâu?',
    body: `
Tiền được để riêng khi bạn trả, và vẫn là của bạn cho đến khi một lượt nhấp hoặc một đơn hàng dùng đến.

- **Tạm dừng** vẫn để riêng số tiền đó. Bạn có thể chạy tiếp khi còn ngày.
- **Dừng** trả lại phần còn lại trong vòng một phút, về đúng nơi đã lấy: tiền tặng quảng bá về tiền tặng quảng bá, số dư về số dư.
- **Khi hết ngày cuối**, hệ thống tự động làm như vậy.
- **Đang xét duyệt**: chỉ khi cửa hàng của bạn đang bị hạn chế, người xét duyệt mới xem chiến dịch trước, trong vòng {promotionReview} giờ. Nếu chúng tôi không quyết định trong thời gian đó, chiến dịch tự động bắt đầu. Nếu bị từ chối, bạn thấy lý do và toàn bộ số tiền được trả lại ngay.

Chiến dịch không bao giờ chi quá ngân sách. Hệ thống kế toán của chúng tôi từ chối điều đó.

Tiền tặng quảng bá là quà chỉ dành cho quảng bá. Tiền này không rút được, không thuộc số dư của bạn, và bạn không bao giờ phải nạp gì để dùng nó.
`,
  },
  'public-support': {
    ...made,
    title: 'Hỗ trợ công khai cho sản phẩm là gì?',
    body: `
Một số vị trí được ghi rõ không phải để bán. Cửa hàng từ Đối tác Kinh doanh trở lên có thể được trao quyền đặt sản phẩm ở đó. Các vị trí này ghi “Hỗ trợ công khai”, chiếm nhiều nhất một phần mười số vị trí được ghi rõ, và được lấp theo lượt: vòng luân phiên là công khai.

Không mất tiền, và không ai mua được lượt. Nhật ký công khai của chúng tôi cho biết ai có quyền này và từ khi nào.
`,
  },
} satisfies Record<string, TranslatedArticle>;
