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
  discounts: {
    title: 'Giảm giá hoạt động thế nào, và ai chịu?',
    body: `
Bạn đặt trong mục [Giảm giá](/discounts). Khoản giảm được trừ vào chính lợi nhuận của bạn: nhà cung cấp vẫn nhận đủ giá vốn, và [phí hoa hồng](commission) là một phần của giá đã giảm. Không sản phẩm nào được bán dưới giá vốn cộng phí hoa hồng, nên không khoản giảm nào khiến bạn phải bỏ tiền cho đơn hàng của mình.

## Bốn loại

- **Mã**: người mua nhập mã hoặc mở liên kết của mã sẽ trả ít hơn. Chọn **Phần trăm**, **Số tiền cố định** hoặc **Miễn phí giao hàng**, cho tất cả hoặc một số sản phẩm. Điều kiện không bắt buộc: giá trị đơn hàng tối thiểu, ngày, tổng số lần dùng và số lần dùng mỗi người mua. Sau khi **Bật**, không thể đổi nội dung của mã. Bạn có thể **Tạm dừng** bất cứ lúc nào; **Kết thúc mã** thì không bật lại được.
- **Đợt giảm giá**: giảm theo phần trăm cho những sản phẩm bạn chọn, từ ngày này đến ngày kia, nhiều nhất {saleDays} ngày. Sau đó giá tự động trở lại như trước. Người mua thấy giá thấp nhất trong 30 ngày trước đó; khi chưa có đủ 30 ngày ghi nhận giá, không hiển thị giá trước đó. Sản phẩm sẽ thấp hơn giá hòa vốn của bạn bị loại.
- **Mua nhiều**: **Giảm giá mỗi chiếc** từ một số lượng nhất định, hoặc **Một giá cho cả bộ**.
- **Miễn phí giao hàng**: ở **Miễn phí từ**, nhập giá trị sản phẩm, sau các khoản giảm khác, mà từ đó bạn trả phí giao hàng rẻ nhất. Nếu chọn cách giao nhanh hơn, người mua trả phần chênh lệch.

## Khi có nhiều khoản giảm

Trước hết là giá của đợt giảm giá, rồi đến giá mua nhiều, rồi nhiều nhất một mã, cuối cùng là miễn phí giao hàng.

Khoản giảm khiến bạn lỗ thì không được áp dụng: với phần trăm, sản phẩm đó giữ nguyên giá; số tiền cố định được giảm trọn hoặc không giảm; còn để miễn phí giao hàng, mỗi kiện hàng phải đủ bù phí của mình.

## Khi hoàn tiền, người mua nhận lại gì?

Số tiền người mua đã trả. Khoản giảm được chia đều cho từng chiếc, nên chiếc bị trả lại được hoàn theo giá đã giảm. Về phí giao hàng, người mua chỉ nhận lại phần đã trả. Những sản phẩm người mua giữ lại vẫn giữ khoản giảm, kể cả khi đơn hàng khi đó thấp hơn mức tối thiểu của mã. Xem [trả hàng](returns-and-refunds).

Lần dùng mã vẫn được tính. Lần dùng đó chỉ khả dụng trở lại nếu người mua không thanh toán.
`,
    of: 1,
    on: '2026-11-29',
  },
  sharing: {
    title: 'Làm sao để chia sẻ cửa hàng và xem ai ghé thăm?',
    body: `
Mở **Chia sẻ** trong menu hoặc ở một sản phẩm trong gian hàng. Bạn có thể gửi liên kết, sao chép, cho người khác quét mã, hoặc lưu ảnh cho tin có sản phẩm, giá, cửa hàng của bạn và mã.

## Liên kết có tên

Tạo một liên kết cho từng nơi bạn chia sẻ, chẳng hạn trang cá nhân hoặc một video. Liên kết ngắn, không bao giờ thay đổi và mở cửa hàng của bạn hoặc sản phẩm đó. Bạn có thể có {linksMax} liên kết cùng lúc. Liên kết đã lưu trữ vẫn hoạt động; chỉ không còn hiện trong danh sách.

## Những gì được tính

Mở một liên kết để xem khách ghé theo ngày và trình duyệt của họ đến từ đâu. Mỗi trình duyệt được tính một lần cho mỗi ngày và mỗi liên kết, khi một trang của cửa hàng thực sự được hiển thị. Robot, bản xem trước do ứng dụng tải và lượt xem của chính bạn không được tính, và không ai có thể thêm khách ghé.

Chúng tôi không theo dõi ai: mỗi khách ghé là một dấu khác nhau mỗi ngày và ở mỗi cửa hàng. Sau {visitRowDays} ngày, chỉ còn lại các con số tổng.
`,
    of: 1,
    on: '2026-11-29',
  },
  'sold-out': {
    title: 'Điều gì xảy ra khi sản phẩm hết hàng?',
    body: `
Người mua thấy sản phẩm đã hết hàng và có thể yêu cầu một email khi có hàng lại. Trước tiên, họ xác nhận địa chỉ qua liên kết. Khi nhà cung cấp có hàng lại, chúng tôi gửi email trong khoảng {restockCheckMinutes} phút và xóa địa chỉ.

Bạn không thấy các địa chỉ, và chúng không được dùng cho việc gì khác: người mua chỉ yêu cầu một email này. Không có xác nhận, địa chỉ bị xóa sau {restockConfirmDays} ngày; nếu có, muộn nhất là sau {restockWaitDays} ngày.

Hãy để sản phẩm tiếp tục bán trong gian hàng trong lúc chờ. Nếu bạn ngừng bán, sẽ không có email nào được gửi.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-words': {
    title: 'Làm sao để mô tả sản phẩm bằng lời của tôi?',
    body: `
Mở một sản phẩm trong [gian hàng](/goodsList) và chọn **Nội dung và hình ảnh**. Viết tiêu đề, mô tả và sắp xếp hình ảnh. Phần nào để trống sẽ hiện nội dung và hình ảnh của nhà cung cấp.

## Cách hoạt động

- **Ngôn ngữ**: nội dung chỉ hiện bằng ngôn ngữ bạn đã viết. Chọn ngôn ngữ khác phía trên các ô để viết thêm.
- **Hình ảnh**: ảnh đầu tiên hiện trong danh sách và khi chia sẻ liên kết. Bạn có thể thêm tối đa {ownPictures} ảnh của mình và bỏ những ảnh của nhà cung cấp mà bạn không muốn.
- **Xem trước**: bạn thấy đúng những gì người mua sẽ thấy. Sau khi bấm **Lưu**, nội dung hiện trong cửa hàng, trong tìm kiếm của cửa hàng, trong nguồn cấp sản phẩm và trên liên kết được chia sẻ.
- **Hoàn tác**: trong {undoMinutes} phút, bạn có thể hoàn tác thay đổi gần nhất.

## Những điều không làm được

- Ghi thông tin liên hệ và liên kết. Người mua liên hệ với bạn qua tin nhắn trong cửa hàng.
- Dùng thương hiệu của bên khác, trừ khi nhà cung cấp nêu tên đó cho sản phẩm này.
- Sửa hoặc ẩn cảnh báo, nhà sản xuất hay người chịu trách nhiệm tại Liên minh Châu Âu. Luật yêu cầu nên các thông tin này luôn hiển thị.

Hãy mô tả đúng món hàng người mua nhận được: nếu sản phẩm không khớp với mô tả, người mua có thể trả lại. Đơn hàng giữ tiêu đề lúc mua cho đến khi bạn đổi tiêu đề; sau đó đơn hàng hiện tiêu đề của nhà cung cấp. Xem [trả hàng](returns-and-refunds).
`,
    of: 1,
    on: '2026-11-29',
  },
  'many-products': {
    title: 'Làm sao tìm và thêm nhiều sản phẩm?',
    body: `
Trong **Sản phẩm**, mở **Kho hàng**.

## Tìm

Tìm bằng từ, bằng mã của chúng tôi hoặc bằng mã vạch. Số mã vạch 8, 12, 13 hoặc 14 chữ số tìm đúng sản phẩm của nó, có hay không có số 0 ở đầu. Trong gian hàng cũng vậy. Bộ lọc thu hẹp danh sách theo tồn kho, giá vốn, thời gian giao và nhà cung cấp.

## Lưu để xem sau

Mở một sản phẩm và chọn **Lưu để xem sau**. Bộ lọc **Chỉ sản phẩm đã lưu** hiện danh sách của bạn, tối đa {savedGoods} sản phẩm. Chỉ bạn nhìn thấy.

## Thêm nhiều cùng lúc

Nhấn **Chọn**, chạm vào các sản phẩm rồi **Thêm**. Bạn chọn cách đặt giá: theo [quy tắc giá](/goodsList/prices), theo giá đề xuất hoặc cộng thêm trên giá vốn. Mỗi sản phẩm hiện giá và lợi nhuận mỗi chiếc. Không giá nào [thấp hơn hòa vốn](below-break-even); giá nào như vậy được nâng lên mức đó và có ghi rõ.

Sau đó bạn thấy từng sản phẩm đang bán giá bao nhiêu, hoặc vì sao chưa được thêm. Bạn có thể hoàn tác tất cả trong {undoMinutes} phút.

Với sản phẩm có nhiều cỡ hoặc màu, hãy mở một loại bất kỳ và chọn **Thêm mọi tùy chọn**: một mức cộng thêm hoặc một mức lợi nhuận mỗi chiếc đặt giá cho tất cả, và bạn thấy từng giá trước khi thêm.

Trong gian hàng của bạn, các tùy chọn này là một hàng. Chạm vào đó để đặt **Một giá cho mọi tùy chọn**, mở từng tùy chọn hoặc ngừng bán tất cả. Trong **Bộ lọc**, bạn có thể chọn mỗi tùy chọn một hàng.
`,
    of: 1,
    on: '2026-11-29',
  },
  'landed-cost': {
    title: 'Một sản phẩm đến một quốc gia có giá vốn bao nhiêu?',
    body: `
Trong **Sản phẩm**, mở **Kho hàng**, rồi **Bộ lọc**, và chọn quốc gia ở **Giao đến**. Bạn chỉ thấy các sản phẩm gửi được đến đó, mỗi sản phẩm kèm **giá vốn đến nơi**: giá vốn của nhà cung cấp, phí vận chuyển rẻ nhất và thuế của một chiếc, cùng số ngày giao. Bạn có thể đặt mức thấp nhất, mức cao nhất và sắp xếp danh sách theo giá này.

## Con số gồm những gì

Mở sản phẩm. **Giá vốn đến nơi** liệt kê từng phần và từng loại thuế kèm quy tắc. Đó đúng là các khoản khi thanh toán riêng sản phẩm này với giá đề xuất; với giá khác, thuế sẽ thay đổi.

## Ai trả

Người mua trả phí vận chuyển và thuế ngoài giá bán của bạn. Giá vốn của nhà cung cấp và [phí hoa hồng](commission) được trích từ số tiền người mua đã trả.

## Khi thiếu sản phẩm

Nhà cung cấp không giao đến quốc gia đó, hoặc thiếu cân nặng, dữ liệu hải quan hay quy tắc thuế. Chúng tôi không bao giờ đoán giá.
`,
    of: 1,
    on: '2026-11-29',
  },
  'switch-supplier': {
    title: 'Làm sao so sánh và đổi nhà cung cấp?',
    body: `
Mở một sản phẩm trong gian hàng hoặc kho hàng, rồi mở **Nhà cung cấp khác**. Ở đó có các nhà cung cấp khác của cùng sản phẩm: cùng mã vạch, hoặc cùng dòng sản phẩm và tùy chọn. Hai nhà cung cấp đứng cạnh nhau, với giá vốn, giao hàng, tồn kho và liên hệ an toàn tại EU.

## Số liệu thực tế

**Giao hàng thực tế**, **Gửi trễ** và **Bị trả hàng** lấy từ các kiện hàng gần nhất của nhà cung cấp, ở mọi cửa hàng. Khi có dưới mười kiện hàng, chúng tôi không hiện số liệu.

## Chuyển đổi

Trong gian hàng, chọn **Chuyển sang** và cách đặt giá: giữ giá của bạn, hoặc theo [quy tắc giá](/goodsList/prices), nếu không có thì theo giá đề xuất. Bạn thấy lợi nhuận của cả hai. Giá [thấp hơn giá hòa vốn](below-break-even) bị từ chối.

Sản phẩm giữ nguyên vị trí. Việc chuyển tính là một lần gỡ trong ngày và có thể hoàn tác trong {undoMinutes} phút. Đơn hàng hiện có vẫn thuộc nhà cung cấp của chúng; nội dung, giảm giá và đánh giá của bạn ở lại với sản phẩm cũ.
`,
    of: 1,
    on: '2026-11-29',
  },
  'price-files': {
    title: 'Làm sao đổi giá bằng tệp?',
    body: `
Trong **Sản phẩm**, mở **Giá trong tệp**. Bạn có thể lưu gian hàng, sửa trong bảng tính rồi đọc lại. Không có gì thay đổi cho đến khi bạn xem kết quả và chọn **Áp dụng**.

## Các cột

- **code** hoặc **gtin**: là sản phẩm nào. **gtin** là số dưới mã vạch, có hay không có số 0 ở đầu đều được.
- **price**: giá mới, ví dụ 12.50. Để trống thì giữ nguyên, còn sản phẩm mới nhận giá theo [quy tắc giá](/goodsList/prices).
- **listed**: **yes** là mở bán, **no** là ngừng bán. Để trống thì giữ nguyên.
- **currency**: nếu có thì phải là tiền tệ của cửa hàng.
- **title**, **stock**, **cost** và **profit** chỉ để bạn xem, không được đọc lại. Trong đợt giảm giá, **price** là giá trước đó.

Một tệp có tối đa {fileRows} dòng, dạng CSV UTF-8, ngăn cách bằng dấu phẩy, dấu chấm phẩy hoặc tab.

## Từ hệ thống cửa hàng khác

Chọn tệp xuất sản phẩm; chúng tôi nhận ra các cột tiếng Anh như **Variant SKU** và **Variant Price**, hoặc **SKU** và **Regular price**. Chúng tôi đọc SKU, mã vạch, giá và trạng thái hiển thị. Chỉ sản phẩm có trong kho hàng mới bán được; các dòng khác bị bỏ qua kèm số dòng. Tên, hình ảnh, giá so sánh và giá khuyến mãi không được lấy.

## Các dòng bị bỏ qua

Mỗi dòng ghi số dòng và lý do: mã không rõ, sản phẩm lặp lại, giá không hợp lệ, tiền tệ khác hoặc giá [thấp hơn hòa vốn](below-break-even). Bạn áp dụng các dòng còn lại, hoặc không áp dụng gì và sửa tệp.

## Hoàn tác

Cả tệp có thể được hoàn tác như một thay đổi trong {undoMinutes} phút. Đọc lại đúng tệp đó không đổi thêm gì. Nếu một sản phẩm thay đổi giữa lúc xem kết quả và **Áp dụng**, không có gì được áp dụng và bạn đọc lại tệp.
`,
    of: 1,
    on: '2026-11-29',
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
  collections: {
    title: 'Sắp xếp trang chủ và bộ sưu tập thế nào?',
    body: `
Bộ sưu tập là một trang trong cửa hàng gồm các sản phẩm hợp nhau. Bạn tìm thấy ở [Bộ sưu tập](/shop/collections). Mỗi cửa hàng có tối đa 50 bộ.

- **Thủ công**: bạn tự chọn từng sản phẩm và vị trí.
- **Theo quy tắc**: danh mục, giá, hàng giảm giá, hàng mới hoặc tồn kho. Sản phẩm phù hợp sẽ tự động được thêm vào hoặc bỏ ra.
- **Tiêu đề và nội dung**: viết bằng những ngôn ngữ bạn muốn. Ở ngôn ngữ khác, người mua thấy tiếng Anh, hoặc nội dung đầu tiên hiện có. Thông tin liên hệ, liên kết và nhãn hiệu của bên khác sẽ bị từ chối.
- **Địa chỉ**: được tạo từ tiêu đề đầu tiên và giữ nguyên khi bạn đổi tiêu đề.

**Sản phẩm nổi bật**: chọn tối đa 12 sản phẩm và thứ tự ngay trên trang đó. Sản phẩm không bán sẽ được bỏ qua cho đến khi bán lại.

**Trang chủ**: trong [Giao diện cửa hàng](/shop/look), bạn bật, tắt và di chuyển các mục: phần mở đầu, sản phẩm nổi bật, một bộ sưu tập, sản phẩm mới nhất, sản phẩm giảm giá và câu chuyện của bạn. Bạn xem trước bản nháp và có thể quay lại mọi phiên bản. “Sản phẩm giảm giá” chỉ gồm hàng đang giảm giá, nên để trống khi chưa có.

Xóa bộ sưu tập sẽ gỡ trang của nó. Sản phẩm vẫn được bán.
`,
    of: 1,
    on: '2026-11-29',
  },
  'pages-and-menu': {
    title: 'Viết trang và menu thế nào?',
    body: `
Trong [Trang và menu](/shop/pages), bạn viết tối đa 10 trang riêng: giới thiệu, cách bảo quản sản phẩm, kích cỡ.

- **Tiêu đề và nội dung**: bằng những ngôn ngữ bạn muốn. Ở ngôn ngữ khác, người mua thấy tiếng Anh, hoặc nội dung đầu tiên hiện có.
- **Trình bày**: dòng trống bắt đầu đoạn mới, “## ” là tiêu đề, “- ” là danh sách, hai dấu sao để in đậm. Bạn thấy trang ngay khi viết. HTML, liên kết, thông tin liên hệ và nhãn hiệu của bên khác sẽ bị từ chối, kèm số dòng.
- **Địa chỉ**: được tạo từ tiêu đề đầu tiên và giữ nguyên khi bạn đổi tiêu đề.

**Menu** nằm ở đầu mọi trang của cửa hàng, dẫn tới tối đa 8 bộ sưu tập, trang và danh mục theo thứ tự của bạn. Những gì bạn ẩn hoặc xóa sẽ rời khỏi menu. Mọi thay đổi đều có thể hoàn tác.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-requests': {
    title: 'Làm sao yêu cầu sản phẩm chưa có trong kho hàng?',
    body: `
Nếu không tìm thấy sản phẩm trong [kho hàng](/goodsList/warehouse), hãy gửi yêu cầu tại [Yêu cầu tìm sản phẩm](/goodsList/sourcing). Hãy ghi rõ sản phẩm, nơi bạn bán và số chiếc mỗi tháng. Liên kết ví dụ và giá vốn mong muốn không bắt buộc.

- **Không phí, không hứa trước.** Yêu cầu không tốn tiền và không đặt mua gì. Bạn không buộc phải bán sản phẩm đó và chúng tôi không thể hứa sẽ tìm được.
- **Ai trả lời.** Một người trong nhóm danh mục của chúng tôi nhận yêu cầu. Bạn nhận thông báo với tối đa {sourcingGoodsMax} sản phẩm kèm giá vốn, hoặc lý do không tìm thấy. Chúng tôi cố gắng trả lời trong {sourcingAnswerHours} giờ.
- **Bạn quyết định.** Sản phẩm tìm được chỉ vào gian hàng khi bạn thêm. Hãy đọc [vì sao giá có thể bị từ chối](below-break-even) trước khi đặt giá.

Bạn có thể có {sourcingOpenMax} yêu cầu đang mở; câu trả lời hoặc việc rút yêu cầu sẽ tạo chỗ trống. Chúng tôi xóa yêu cầu {sourcingOpenDays} ngày sau khi gửi nếu chưa có câu trả lời, hoặc {sourcingKeepDays} ngày sau khi trả lời.
`,
    of: 1,
    on: '2026-11-29',
  },
  bundles: {
    title: 'Bộ sản phẩm hoạt động thế nào?',
    body: `
Bộ sản phẩm gồm {bundleGoodsMin}–{bundleGoodsMax} sản phẩm trong gian hàng với một giá chung, mỗi loại một chiếc, của một hay nhiều nhà cung cấp. Bạn tạo tại [Bộ sản phẩm](/discounts/bundles).

- **Xem lợi nhuận trước.** Trước khi bán, bạn thấy giá mua riêng, giá thấp nhất của bộ và phần bạn giữ. Mỗi sản phẩm luôn đủ giá vốn và phí hoa hồng của chính nó.
- **Với người mua**, bộ có trang riêng và trang của từng sản phẩm dẫn đến đó. Giỏ hàng có đủ sản phẩm tự động được áp dụng giá, nhiều nhất theo số lượng của sản phẩm ít nhất. Nếu hai bộ có chung sản phẩm, bộ tiết kiệm hơn được áp dụng.
- **Với giảm giá khác**, bộ được tính như giá mua nhiều: trước hết là giá khuyến mãi, rồi giá mua nhiều, rồi tối đa một mã, rồi miễn phí giao hàng. Xem [giảm giá](discounts).
- **Hoàn tiền.** Giỏ hàng và đơn hàng hiển thị mức giảm của từng sản phẩm. Chiếc trả lại được hoàn đúng số đã trả, chính xác đến từng xu; những chiếc khác giữ nguyên giá.

Nếu giá hoặc giá vốn thay đổi khiến bộ quá rẻ, hoặc không rẻ hơn mua riêng, bộ sẽ không được bán cho đến khi phù hợp lại. Nếu một sản phẩm hết hàng, bộ cũng hết. Bạn có thể có {bundlesMax} bộ.
`,
    of: 1,
    on: '2026-11-29',
  },
  samples: {
    title: 'Làm sao đặt hàng mẫu?',
    body: `
Bạn mua cho mình một chiếc của sản phẩm trong gian hàng theo giá vốn: giá của nhà cung cấp và [hoa hồng](commission) trên đó. Mở sản phẩm và chọn **Đặt hàng mẫu**. Bạn thấy giá rồi nhận liên kết.

- **Như mọi đơn hàng.** Bạn thanh toán trong cửa hàng bằng thẻ của mình; phí giao hàng và thuế được cộng khi thanh toán. Nhà cung cấp giao đến địa chỉ bạn nhập. Ví của bạn không nhận thêm gì và không bị trừ gì.
- **Một lần.** Liên kết giảm giá một chiếc, một lần, và hết hạn sau {sampleDays} ngày. Có thể mở {samplesOpenMax} liên kết cùng lúc và có {samplesMonthMax} hàng mẫu trong 30 ngày.
- **Không tính đánh giá.** Đánh giá từ hàng mẫu không được tính.

**Không bao giờ bắt buộc.** Không cửa hàng nào cần hàng mẫu hay hàng tồn, và không cấp độ nào yêu cầu. Ai yêu cầu bạn trả trước tiền hàng thì không phải chúng tôi.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
