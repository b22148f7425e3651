import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-22' } as const;

/** Answers about promotion, in Vietnamese. */
export const promotion = {
  'how-promotion-works': {
    of: 2,
    on: '2026-11-22',
    title: 'Quảng bá là gì, và hoạt động thế nào?',
    body: `
Bạn có thể trả tiền để hàng của mình hiện ở một số ít vị trí được ghi rõ. Bạn không bao giờ bắt buộc phải làm vậy: thứ tự của mọi hàng khác vẫn như nhau, dù bạn trả hay không.

## Ở đâu

- Trên các trang hiện hàng của mọi cửa hàng: các vị trí {exploreSlots} trong mỗi 20.
- Trong tìm kiếm: các vị trí {searchSlots}.
- Bên cạnh hàng tương tự, trong những cửa hàng đã đồng ý.

Không bao giờ nằm giữa hàng của chính người bán khác. Mỗi vị trí ghi rõ là được tài trợ, ai tài trợ và vì sao được hiện.

## Bạn chọn gì

- **Trả theo lượt nhấp**: ngân sách ít nhất {promotionTotal} tổng cộng và {promotionDay} mỗi ngày, trong {promotionDaysMin} đến {promotionDaysMax} ngày, và mức cao nhất cho một lượt nhấp, từ {promotionBid}. Trước khi trả tiền bạn thấy [dự tính](promotion-forecast).
- **Trả theo đơn hàng**: một phần trăm của đơn hàng, và [không trả gì khi chưa có đơn](promotion-per-order).

Tiền được lấy từ tiền tặng quảng bá trước, rồi đến số dư khả dụng của bạn, và cần [mật khẩu giao dịch](transaction-password).

## Ai được hiển thị (phiên bản quy tắc {promotionVersion})

1. Chiến dịch tham gia khi còn tiền, hàng còn và đang bán, và cửa hàng đang mở.
2. Giá thầu, khả năng được nhấp và [chất lượng](promotion-quality) của hàng được nhân với nhau. Kết quả cao nhất đứng đầu.
3. Bên thắng trả cho một lượt nhấp mức mà bên kế tiếp khiến cần phải trả, cộng thêm một chút: **không bao giờ cao hơn giá thầu**.
4. Ngân sách được rải trong ngày theo lượt ghé, để không hết ngay từ sáng.
5. Một trong hai mươi vị trí được dành lần lượt cho những chiến dịch hầu như chưa được hiển thị. Cửa hàng mới và nhỏ bắt đầu từ đó.
6. Không ai thấy một chiến dịch quá {viewerDay} lần một ngày.

Không dùng hồ sơ cá nhân của ai: chỉ dùng nội dung được tìm, danh mục, quốc gia và ngôn ngữ.

## Chạy bao lâu

Đến khi hết ngân sách hoặc hết ngày cuối, tùy điều nào đến trước. Phần chưa chi trở về trong vòng một phút.

## Điều không ai làm được

Không ai ở đây có công cụ để thêm lượt xem, lượt nhấp, khách ghé hay người theo dõi. Bạn có thể [tự kiểm tra từng ngày](promotion-check). Khi quy tắc thay đổi, chúng có phiên bản mới và được công bố {promotionAnnounced} ngày trước khi áp dụng.
`,
  },
  'promotion-forecast': {
    ...made,
    title: 'Dự tính nói gì, và không nói gì?',
    body: `
Trước khi bạn trả tiền, các phiên đấu giá của {forecastDays} ngày qua được chạy lại với giá thầu, hàng và ngân sách của bạn. Kết quả là một khoảng, không phải lời hứa.

- **Lượt nhấp, số ngày và chi phí** mỗi thứ có con số thấp, giữa và cao. Một trong mười trường hợp thấp hơn con số thấp, một trong mười cao hơn con số cao.
- Số ngày có thể ít hơn bạn chọn: khi hết ngân sách thì chiến dịch kết thúc, và khoảng dự tính cho thấy điều đó.
- Khi có quá ít phiên đấu giá để chạy lại, dự tính nói rõ điều đó, và khoảng được lấy từ giả định ban đầu. Khi đó khoảng rộng.

**Không hứa hẹn doanh số**, và không thể hứa: có ai mua hay không tùy vào hàng, giá và ảnh của bạn.

Giá thầu gợi ý là mức đã thắng gần đây. Mức thấp hơn được hiện ít hơn, không bị đối xử tệ hơn: số tiền bạn trả cho một lượt nhấp do những bên cạnh bạn quyết định, không phải do mức bạn sẵn lòng trả.
`,
  },
  'promotion-clicks': {
    ...made,
    title: 'Tôi trả tiền cho những lượt nhấp nào?',
    body: `
Chỉ những lượt do người thật nhấp. Một lượt nhấp được tính khi tất cả những điều này đúng:

- Nó đến từ một vị trí đã thật sự được vẽ, trên một trang không cũ hơn {tokenMinutes} phút.
- Đó là lượt đầu tiên của người xem này cho chiến dịch này trong vòng {clickHours} giờ.
- Trang hàng được mở ít nhất một giây, hoặc có món được bỏ vào giỏ.
- Nó không phải của bạn, không phải của người làm việc ở đây, không phải của robot đã biết, và không nằm trong loạt lượt dồn dập từ một thiết bị hay một mạng.
- Nó không nằm trong số lượt quá nhiều: một mạng (mọi địa chỉ của một khu phố hay một tòa văn phòng) chiếm nhiều nhất {clickShare}% số lượt nhấp mà chiến dịch bị trừ tiền trong 24 giờ, hoặc {clickLeast} lượt. Những lượt vượt quá {clickTimes} lần mức chiến dịch của bạn thường nhận phải chờ một ngày, và chỉ bị trừ tiền nếu có đơn hàng theo sau.

Một lượt xem được tính khi ít nhất một nửa hình được nhìn thấy trong một giây.

Một lượt nhấp được tính tiền sau một phút, khi đã qua tất cả những điều trên. **Mọi lượt khác được hiện cho bạn kèm lý do và không mất tiền.** Lượt nhấp mà sau đó trong cùng ngày hóa ra không hợp lệ thì tự được trả lại tiền.

Chúng tôi lọc những gì có thể biết là không phải người. Người nhấp với ý xấu và có thời gian thì không phải lúc nào cũng phân biệt được với người mua; vì vậy còn có cách [trả theo đơn hàng](promotion-per-order), trong đó lượt nhấp không mua gì thì không mất tiền.
`,
  },
  'promotion-per-order': {
    ...made,
    title: 'Tôi có thể chỉ trả khi bán được hàng không?',
    body: `
Có. Bạn đặt một phần trăm trên giá của hàng được quảng bá. Khoản này được trừ khi đơn hàng được quyết toán, từ chính lần bán đó, và trở lại khi đơn được hoàn tiền. Không có đơn thì bạn không trả gì, và không phải để riêng gì.

Chiến dịch như vậy tham gia cùng các phiên đấu giá. Mức nó đưa ra cho một lượt nhấp được tính từ: phần trăm, giá, và bao nhiêu lượt nhấp của bạn đã thành đơn hàng. Vì vậy hàng bán tốt thì đứng tốt, còn hàng chỉ thu hút lượt nhấp thì không.

Đơn hàng được tính cho chiến dịch có vị trí được ghi rõ mà người mua đã đi qua. Đơn hàng nêu điều đó, và khoản đã trừ hiện trong ví của bạn kèm mã số.

Phần trăm cao hơn số bạn lãi từ lần bán? Bạn được báo điều đó trước khi bắt đầu.
`,
  },
  'promotion-not-shown': {
    ...made,
    title: 'Vì sao chiến dịch của tôi không được hiển thị?',
    body: `
Mỗi phiên đấu giá mà chiến dịch của bạn có thể tham gia đều có lý do cho kết quả của nó. Bạn thấy các lý do kèm tỷ lệ trên trang chiến dịch.

- **Bên khác đứng cao hơn.** Giá thầu, khả năng được nhấp và chất lượng gộp lại thấp hơn. Giá thầu cao hơn có ích; hàng tốt hơn có ích nhiều hơn và không mất tiền: xem [chất lượng](promotion-quality).
- **Được rải trong ngày.** Nếu không, ngân sách sẽ hết trước buổi tối. Ngân sách mỗi ngày lớn hơn thì được hiện thường hơn.
- **Ngân sách của ngày đã hết.** Ngày mai chiến dịch chạy tiếp.
- **Giá thầu của bạn thấp hơn giá tối thiểu của một lượt nhấp**, {promotionBid}.
- **Hết hàng, hoặc không bán đến quốc gia của người xem.** Chiến dịch tự chạy tiếp khi điều đó hết.
- **Cửa hàng tạm dừng hoặc đang nghỉ.** Thời gian vẫn trôi, nên nếu lâu thì hãy dừng chiến dịch: phần còn lại trở về.
- **Người xem đã thấy đủ số lần** trong một ngày.
- **Hàng dù sao cũng đã có trên cùng trang**, không phải trả tiền.
- **Đó là bạn**, hoặc người làm việc ở đây.

Không được hiển thị thì không mất tiền. Nếu cứ như vậy, hãy dừng chiến dịch: phần còn lại trở về trong vòng một phút.
`,
  },
  'promotion-quality': {
    ...made,
    title: 'Chất lượng hàng của tôi gồm những gì?',
    body: `
Gồm bốn dữ kiện của {qualityDays} ngày qua, mỗi dữ kiện có trọng số được công bố. Bạn thấy các phần của mình.

- **Gửi đúng hạn** ({weightOnTime} trên 100): kiện hàng được bàn giao đúng lúc phải bàn giao.
- **Không có lỗi** ({weightRefunds} trên 100): ít hoàn tiền vì có điều gì sai.
- **Đánh giá** ({weightRating} trên 100): điểm người mua cho, được tính thận trọng khi còn ít.
- **Trang hàng đầy đủ** ({weightListing} trên 100): đủ ảnh, mô tả thật sự, nhiều hơn một ngôn ngữ.

Từ đó có một con số từ 0,5 đến 1,5, được nhân với giá thầu của bạn. Mức 1 không làm lợi cũng không làm hại. Hàng mới bắt đầu gần mức giữa và không bị thiệt vì còn mới.

Không ai đặt được con số này cho một cửa hàng, theo chiều nào cũng vậy, và không mua được nó.
`,
  },
  'promotion-check': {
    ...made,
    title: 'Làm sao kiểm tra quảng bá đã mang lại gì?',
    body: `
- **Biên nhận**: mỗi ngày cho biết bạn đã thắng vị trí bao nhiêu lần, bao nhiêu lần không và vì sao, từng lượt nhấp tốn bao nhiêu, và giá nào đã quyết định điều đó.
- **Thứ tự sự việc về sau không sửa được.** Các phiên đấu giá của một ngày được nối với nhau thành chuỗi, và số hạt giống quyết định khi bằng điểm đã được cố định hôm trước và được công bố hôm sau.
- **Tính lại.** Với tệp của chiến dịch và số hạt giống đã công bố, chương trình verify-ads thực hiện lại các phiên đấu giá của bạn. Mọi con số phải ra giống hệt, đến chữ số cuối cùng.
- **Tiền** hiện trong ví của bạn: mỗi lượt nhấp hoặc đơn hàng một mục, và một mục cho phần đã trở về. Cộng lại bằng đúng số mà chiến dịch cho biết đã chi.

Nếu có gì không khớp, hãy [viết cho chúng tôi](/feedback), nêu ngày và chỗ khác biệt.
`,
  },
  'promotion-money': {
    ...made,
    title: 'Tiền của chiến dịch đi đâu?',
    body: `
Tiền được để riêng khi bạn trả, và vẫn là của bạn cho đến khi một lượt nhấp hoặc một đơn hàng dùng đến.

- **Tạm dừng** giữ tiền ở chỗ riêng. Bạn có thể cho chạy tiếp khi còn ngày.
- **Dừng** trả lại phần còn lại trong vòng một phút, về nơi tiền đã đến: tiền tặng quảng bá về tiền tặng quảng bá, số dư về số dư.
- **Khi hết ngày cuối**, điều tương tự tự diễn ra.
- **Đang xét duyệt**: chỉ khi cửa hàng của bạn đang có một hạn chế thì một người mới xem chiến dịch trước, trong vòng {promotionReview} giờ; nếu trong thời gian đó không ai xem, chiến dịch tự bắt đầu. Nếu bị từ chối, bạn đọc được lý do và toàn bộ tiền trở về ngay.

Không bao giờ chi được quá ngân sách. Chính sổ sách từ chối điều đó.

Tiền tặng quảng bá là quà chỉ dành cho quảng bá. Không rút được, nó không thuộc số dư của bạn, và bạn không bao giờ phải nạp gì để dùng nó.
`,
  },
  'public-support': {
    ...made,
    title: 'Hỗ trợ công khai cho hàng là gì?',
    body: `
Một số vị trí được ghi rõ thì không bán. Cửa hàng từ Đối tác Kinh doanh trở lên có thể được trao quyền đặt hàng ở đó. Các vị trí này ghi “Hỗ trợ công khai”, nhiều nhất là một trong mười vị trí được ghi rõ, và được lấp lần lượt: vòng luân phiên là công khai.

Không mất tiền, và không ai mua được lượt. Ai có quyền, và từ khi nào, được ghi trong nhật ký của nền tảng.
`,
  },
} satisfies Record<string, TranslatedArticle>;
