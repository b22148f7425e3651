import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-22' } as const;

/** Answers about being told of something, writing to each other, and what is public, in Vietnamese. */
export const reach = {
  notifications: {
    ...made,
    title: 'Tôi nhận thông báo bằng cách nào?',
    body: `
Mọi thứ nằm trong ứng dụng, ở mục [Thông báo](/notifications), bằng ngôn ngữ bạn đã chọn. Mỗi thông báo dẫn đến đúng việc bạn có thể làm. Những gì bạn đã đọc trên một thiết bị được đánh dấu đã đọc trên mọi thiết bị.

Trong [Cài đặt](/settings), bạn chọn cách nhận thêm cho từng loại thông báo: trên thiết bị, qua email, hoặc không nhận.

- **Giờ yên lặng** theo múi giờ của cửa hàng. Thông báo chờ đến khi hết giờ này.
- **Nhiều thông báo cùng lúc** được gộp thành một tin, ghi rõ số lượng.
- **Email** có một liên kết ở cuối để ngừng loại thông báo đó chỉ với một lần nhấn. Trong ứng dụng không có gì thay đổi.

Với mỗi thông báo, bạn xem được nó đã được gửi bằng cách nào và đã đến nơi chưa.
`,
  },
  'push-notifications': {
    ...made,
    title: 'Thông báo không đến điện thoại của tôi. Tôi phải làm gì?',
    body: `
1. Mở cài đặt thông báo. Thiết bị này có trong danh sách không? Nếu không, hãy bật ở đó; trình duyệt hỏi bạn một lần.
2. Nhấn **Thử xem**. Thông báo sẽ đến trong vài giây.
3. Nếu không có gì đến, hãy kiểm tra trong cài đặt điện thoại xem thông báo của trình duyệt hoặc ứng dụng này có được phép không, và chế độ tiết kiệm pin có chặn thông báo không.
4. Trên một số điện thoại, thông báo chỉ hoạt động sau khi bạn thêm ứng dụng vào màn hình chính.

Thiết bị không còn nhận thông báo sẽ tự động bị bỏ khỏi danh sách, và chúng tôi báo cho bạn trong ứng dụng. Không có gì bị mất: mọi thứ chúng tôi đã gửi đều nằm trong ứng dụng.

Nội dung chúng tôi gửi đến thiết bị được mã hóa. Công ty chuyển thông báo không đọc được.
`,
  },
  'chat-with-us': {
    ...made,
    title: 'Làm sao để liên hệ ngay với các bạn?',
    body: `
Ở mục [Chăm sóc khách hàng](/service), bạn nhắn cho đội ngũ của chúng tôi. Bạn thấy khi nào chúng tôi trực, bao nhiêu người đang chờ trước bạn, và chậm nhất khi nào bạn có câu trả lời. Trong giờ trực, mục tiêu là {chatMinutes} phút.

- **Bạn có thể đóng ứng dụng.** Khi trả lời, chúng tôi thông báo đến thiết bị của bạn, và cuộc trò chuyện tiếp tục từ chỗ cũ.
- **Không có kết nối** bạn vẫn viết được. Tin nhắn được gửi khi có kết nối, và chỉ một lần.
- **Ảnh** có thể đính kèm, tối đa {chatFiles} ảnh mỗi tin nhắn.
- **Sau {chatDays} ngày không có tin nhắn**, cuộc trò chuyện được đóng. Viết tiếp sẽ mở lại.
- **Giữ lại**: bạn có thể lưu toàn bộ cuộc trò chuyện thành tệp, và chấm điểm cho cuộc trò chuyện.

Không ai trong đội ngũ của chúng tôi yêu cầu mật khẩu, mã hay tiền, trong trò chuyện hay ở nơi khác. [Đọc những gì chúng tôi không bao giờ yêu cầu](we-never-ask).
`,
  },
  'chat-with-buyers': {
    ...made,
    title: 'Tôi có thể viết cho người mua không?',
    body: `
Có, trên trang đơn hàng. Người mua thấy tin nhắn của bạn ở đó và, nếu họ không đọc, nhận một email; họ trả lời được mà không cần tài khoản.

Vui lòng chỉ nói về đơn hàng: còn hàng hay không, việc giao hàng, hoặc vấn đề của đơn.
`,
  },
  'shared-inbox': {
    title: 'Tôi xem mọi điều người mua viết ở đâu?',
    body: `
Trong [Tin nhắn đến](/inbox): tin nhắn về đơn hàng và câu hỏi trước khi mua nằm chung một danh sách, mới nhất ở trên. Danh sách tự cập nhật.

- **Bộ lọc** cho thấy điều đang đợi bạn, điều đang đợi người mua và điều đã trả lời.
- **Tìm kiếm** tìm được mã đơn hàng, hoặc tên người mua như đang hiển thị.
- **Kết thúc mà chưa trả lời** nghĩa là người mua viết sau cùng rồi không ai viết gì trong {chatDays} ngày. Bạn vẫn có thể trả lời.

Nếu có đội ngũ, bạn có thể giao từng cuộc trao đổi cho mình hoặc cho một thành viên có vai trò Chăm sóc. Màn hình cho biết ai đã giao và lúc nào. Khi bạn xóa một thành viên, những gì người đó đang giữ sẽ không còn được giao cho ai.
`,
    of: 1,
    on: '2026-11-29',
  },
  'saved-answers': {
    title: 'Làm sao trả lời nhanh hơn?',
    body: `
Viết một lần điều bạn hay nói trong [Câu trả lời đã lưu](/answers). Khi nhắn cho người mua, gõ / vào ô trống hoặc nhấn nút bên cạnh, chọn bằng phím mũi tên hoặc chạm, và nội dung sẽ nằm trong ô.

- **Điền từ đơn hàng:** mã đơn hàng, tên người mua như bạn thấy, sản phẩm, liên kết theo dõi của đơn vị vận chuyển, ngày giao hàng. Bạn xem và sửa được trước khi gửi.
- **Điều chưa biết** vẫn nằm trong ngoặc nhọn và được nêu dưới ô soạn. Tin nhắn còn chỗ trống sẽ không được gửi: hãy điền hoặc xóa.
- Chủ cửa hàng và thành viên có vai trò Chăm sóc viết các câu này.
`,
    of: 1,
    on: '2026-11-29',
  },
  'translated-messages': {
    title: 'Tôi có thể dịch tin nhắn không?',
    body: `
Nếu nền tảng này có dịch vụ dịch thuật, nút **Dịch** nằm dưới tin nhắn của người mua, kèm địa chỉ của dịch vụ. Chỉ khi bạn nhấn, nội dung của tin nhắn đó mới được gửi đến đó.

- Bản gốc vẫn còn. Bên dưới cho biết máy đã dịch và chính xác nội dung nào đã được gửi.
- Những gì chúng tôi ẩn trong tin nhắn không được gửi.
- Bản dịch được lưu cùng tin nhắn, nên mỗi nội dung chỉ gửi một lần cho mỗi ngôn ngữ, và bị xóa cùng tin nhắn.
- Nếu không được, bạn thấy lý do. Cửa hàng của bạn có thể dịch tối đa {translations} tin nhắn mỗi giờ.

Máy có thể sai: hãy hỏi lại trước khi quyết định điều gì về tiền.
`,
    of: 1,
    on: '2026-11-29',
  },
  'masked-contacts': {
    ...made,
    title: 'Vì sao một phần tin nhắn của tôi bị ẩn?',
    body: `
Trong các cuộc trò chuyện, chúng tôi ẩn mọi thứ có thể đưa tiền hoặc người ra khỏi nền tảng trước khi lưu hay gửi, theo cả hai chiều và với mọi người:

- địa chỉ email, số điện thoại và tên trong các ứng dụng nhắn tin khác,
- liên kết đến trang web khác,
- số tài khoản, IBAN, số thẻ và mã thanh toán,
- địa chỉ ví tiền mã hóa.

Đó là cách người ta bị lừa, ở đây và ở nơi khác: “trả ở đây đi, rẻ hơn”, “gửi tiền đặt cọc đến địa chỉ này rồi chúng tôi mới giải tỏa tiền của bạn”. Phần đã ẩn thì không còn nữa; cả đội ngũ của chúng tôi cũng không đọc được. Mã đơn hàng, giá, ngày, mã vận đơn và liên kết đến ứng dụng này vẫn giữ nguyên.

Nếu có phần bị ẩn nhầm, hãy viết lại bằng cách khác, hoặc [viết cho chúng tôi](/feedback).
`,
  },
  'public-figures': {
    ...made,
    title: 'Chúng tôi công bố gì về chính mình?',
    body: `
Ai cũng đọc được, không cần tài khoản: bao nhiêu tiền bị tạm giữ, vì lý do nào và trong bao lâu; lệnh rút tiền mất bao lâu từ lúc yêu cầu đến lúc chi trả; bao nhiêu lệnh được duyệt tự động vì chúng tôi chưa quyết định; có bao nhiêu khiếu nại và kết quả ra sao; đánh giá nào bị gỡ và vì sao.

Các con số được đếm từ chính những dữ liệu bạn thấy trong ví và trên trang của mình. Không ai tự nhập được. Tệp có chữ ký, nên ai giữ bản sao cũng chứng minh được điều gì đã được công bố vào ngày nào.

Khi một việc xảy ra với dưới {trustFew} người, chúng tôi không nêu con số, vì nó có thể làm lộ họ là ai. Chúng tôi ghi “dưới {trustFew}” hoặc gộp hai loại. Tổng số vẫn tính đủ mọi trường hợp.

Bạn tìm thấy các trang này ở cuối mọi trang cửa hàng và trong [Cài đặt](/settings): điều khoản, phí, ai vận hành, xếp hạng, số liệu, và những gì chúng tôi không bao giờ yêu cầu.
`,
  },
  'keys-and-hooks': {
    ...made,
    title: 'Chương trình của tôi có làm việc với cửa hàng được không?',
    body: `
Có, ở mục [Nhà phát triển](/settings/developers).

- **Khóa API** cho một chương trình những quyền bạn chọn: đọc đơn hàng, đọc ví, đọc hoặc thay đổi gian hàng. Khóa không bao giờ rút được tiền, đổi được tài khoản nhận tiền hay cách bạn đăng nhập. Khóa chỉ hiện một lần, có thể thu hồi bất cứ lúc nào, và gọi được {keyCalls} lần mỗi phút.
- **Webhook** gửi các sự kiện đến một địa chỉ của bạn: đơn mới, kiện hàng, trả hàng, tiền. Mỗi sự kiện có chữ ký và ID riêng, và được gửi lại trong khoảng một ngày nếu chương trình của bạn không trả lời. Sự kiện có thể đến hai lần: chương trình của bạn nên kiểm tra ID.

Bạn có thể có tối đa {keysMax} khóa và {hooksMax} địa chỉ. Mọi lệnh gọi đều có tài liệu ở /docs.

Ai có khóa đều dùng được các quyền của khóa. Đừng đưa khóa cho bất cứ ai đề nghị “điều hành cửa hàng giúp bạn”.
`,
  },
  team: {
    title: 'Làm sao để người khác cùng làm việc trong cửa hàng của tôi?',
    body: `
Mỗi người có tài khoản đăng nhập riêng. Không ai dùng chung mật khẩu của bạn, và chỉ bạn chạm được vào tiền của mình.

1. Mở [Nhóm](/settings/team) và chọn “Mời thành viên”. Nhập tên, chọn vai trò và xác nhận bằng mật khẩu đăng nhập của bạn.
2. Gửi liên kết cho người đó. Liên kết dùng được một lần, trong {memberHours} giờ. Trước đó bạn có thể thu hồi.
3. Người đó chọn tên đăng nhập, mật khẩu và có thể bật xác thực hai bước.

- **Đơn hàng**: xác nhận đơn, trả lời người mua và yêu cầu trả hàng, hoàn tiền trong hạn mức mỗi ngày mà bạn đặt. Khi chưa đặt, chỉ bạn hoàn tiền.
- **Sản phẩm**: thêm sản phẩm, đặt giá và giảm giá, viết nội dung, chia sẻ liên kết.
- **Chăm sóc**: trả lời người mua, yêu cầu trả hàng và đánh giá.

**Chỉ bạn**: ví, lệnh rút tiền, tài khoản nhận tiền, mật khẩu giao dịch, sao kê, thanh toán quảng bá, danh tính, thông tin cửa hàng, khóa và chính nhóm này. Số thành viên tùy theo [cấp](/level) của bạn.

**Ai đã làm gì** được liệt kê trên cùng trang. Khi bạn xóa một thành viên, họ bị đăng xuất ngay và không bao giờ đăng nhập lại được.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-domain': {
    title: 'Làm sao để dùng tên miền riêng?',
    body: `
Người mua có thể vào cửa hàng bằng địa chỉ của riêng bạn, ví dụ shop.tenban.com. Địa chỉ của bạn ở đây luôn dùng được.

1. Mở [Tên miền riêng](/shop/domain), nhập tên miền và xác nhận bằng mật khẩu đăng nhập của bạn.
2. Bạn thấy hai bản ghi. Hãy thêm cả hai ở nhà cung cấp tên miền, đúng như hiển thị: **CNAME** dẫn người mua đến cửa hàng, còn **TXT** chứng minh tên miền là của bạn. Tên miền không có tên đứng trước thì dùng bản ghi A hoặc bản ghi ALIAS.
3. Chúng tôi kiểm tra tự động, và bạn có thể bấm “Kiểm tra ngay”. Có thể mất vài giờ mới thấy bản ghi.

- **Trỏ đến nơi khác**: trang này cho thấy chúng tôi tìm được gì. Hãy sửa hoặc xóa bản ghi đó ở nhà cung cấp.
- **Cửa hàng khác đang dùng**: hãy xóa bản ghi TXT cũ ở nhà cung cấp rồi kiểm tra lại.
- **Địa chỉ an toàn**: chứng chỉ được tạo và gia hạn tự động. Không mất phí.
- **Chưa đúng trong một tuần**: yêu cầu bị xóa. Bạn có thể bắt đầu lại.

Khi đã hoạt động, công cụ tìm kiếm và danh mục sản phẩm hiển thị tên miền của bạn. Email gửi người mua vẫn dùng địa chỉ ở đây, để liên kết vẫn mở được dù sau này bạn đổi tên miền.

Nếu tên miền không còn dẫn đến chúng tôi, cửa hàng vẫn mở ở địa chỉ tại đây và bạn nhận được thông báo. Không có gì khác thay đổi: đơn hàng và tiền không bị ảnh hưởng.
`,
    of: 1,
    on: '2026-11-29',
  },
  assistants: {
    title: 'Trợ lý AI có thể giúp cửa hàng của tôi không?',
    body: `
Có. Trợ lý dùng Model Context Protocol (MCP) có thể đọc những gì bạn cho phép và đề xuất thay đổi. Không có gì thay đổi trước khi bạn xác nhận.

1. Tạo khóa trong [Nhà phát triển](/settings/developers). Chọn những gì trợ lý được đọc, và “Đề xuất thay đổi để bạn xác nhận”.
2. Thiết lập trợ lý với khóa đó. Các bước có trong tài liệu tại /docs.
3. Trong [Đề xuất](/proposals), bạn thấy từng thay đổi được đề xuất cùng giá, lợi nhuận của bạn và lý do. Hãy xác nhận hoặc từ chối.

**Những gì trợ lý không làm được.** Không khóa nào có thể chuyển tiền, đổi tài khoản nhận tiền hay đổi cách đăng nhập của bạn. Giá thấp hơn giá vốn và phí bị từ chối ngay, giống như khi bạn tự nhập. Đề xuất hết hạn sau {proposalDays} ngày, và nhiều nhất {proposalsMax} đề xuất có thể chờ. Hồ sơ của cửa hàng ghi rõ khóa đã đề xuất thay đổi và người đã xác nhận.

**Trước khi kết nối.** Những gì khóa đọc được sẽ được gửi đến công ty vận hành trợ lý: nếu chọn quá rộng, kể cả đơn hàng và tin nhắn của người mua. Chỉ chọn những gì cần thiết, và thu hồi khóa khi không dùng nữa.
`,
    of: 1,
    on: '2026-11-29',
  },
  'your-data': {
    ...made,
    title: 'Làm sao để lấy dữ liệu của tôi, và dữ liệu được xóa thế nào?',
    body: `
Ở mục [Dữ liệu của tôi](/settings/data).

**Tất cả trong một tệp**, mỗi ngày một lần: mọi dữ liệu của cửa hàng, ảnh và giấy tờ của bạn, và ai đã xem chúng. Về người mua, tệp chỉ có những thông tin bạn vốn đã xem được, và không có thông tin bí mật.

**Việc xóa** có hiệu lực sau 14 ngày, và cho đến lúc đó bạn có thể hủy. Trong thời gian đó cửa hàng không nhận đơn mới. Các đơn đang mở được hoàn tất hoặc hoàn tiền trước, và số dư của bạn được chi trả trước: bạn không mất gì. Sau đó tên, địa chỉ, ảnh và giấy tờ của bạn bị xóa. Sổ sách kế toán vẫn được giữ, với con số thay cho tên, vì pháp luật yêu cầu.
`,
  },
  'reviews-and-replies': {
    ...made,
    title: 'Tôi làm được gì với một đánh giá xấu?',
    body: `
Hãy trả lời. Người mua xem cửa hàng phản ứng thế nào, và một câu trả lời bình tĩnh có ích hơn là không có đánh giá đó. Bạn trả lời được một lần, và sửa câu trả lời được một lần trong vòng một ngày. Cả hai đều mang chữ ký của bạn.

Chỉ người mua có đơn hàng đã được giao mới đánh giá được sản phẩm. Một đánh giá chỉ bị gỡ vì một trong năm lý do: xúc phạm, để lộ thông tin cá nhân, quảng cáo, không nói về sản phẩm, hoặc không phải ý kiến thật. Chọn **Báo cáo** và cho biết lý do. Chúng tôi xem xét và báo kết quả cho bạn. Đánh giá xấu không phải là một lý do. Đánh giá bị gỡ được thay bằng một ghi chú cho biết vì sao.
`,
  },
  'what-is-missing': {
    ...made,
    title: 'Có điều bị từ chối. Tôi làm gì? (403, 404, 405, 409)',
    body: `
Chưa có gì được thực hiện, và những gì bạn đã nhập vẫn còn đó.

- **Thiếu điều gì đó (403)** hoặc **chưa đúng (405)**: ô nhập cho biết điều gì. Số tiền có đúng số chữ số thập phân của tiền tệ đó.
- **Không tìm thấy (404)**: mục này đã bị gỡ, hoặc liên kết đã cũ. Hãy quay lại và xem lại.
- **Không được phép (409)**: thông báo cho biết còn thiếu gì, ví dụ danh tính đã xác minh, tài khoản đủ thời gian hoạt động, hoặc một quyền mà người khác trong cửa hàng của bạn đang có.
- **Lúc này chưa thực hiện được (203, 204)**: trong lúc đó mục này đã thay đổi. Hãy xem lại rồi quyết định.

Nếu bạn gặp lại cùng thông báo mà không hiểu vì sao, hãy [viết cho chúng tôi](/feedback). Mã số ở cuối thông báo giúp chúng tôi tìm đúng yêu cầu đó.
`,
  },
  'our-fault': {
    ...made,
    title: 'Ứng dụng báo hệ thống có trục trặc. (201, 500, 501)',
    body: `
Đây là lỗi của chúng tôi, và bạn chỉ cần thử lại sau giây lát. Bạn vẫn đăng nhập, và sự cố không bao giờ nói lên điều gì về tài khoản của bạn.

**Có liên quan đến tiền không?** Mỗi yêu cầu đều mang một mã riêng. Dù bạn gửi bao nhiêu lần, nó chỉ được tính một lần; xem [gửi hai lần](sent-twice). Vì vậy bạn có thể nhấn lại, hoặc quay lại sau để xem: việc đó hoặc đã được thực hiện, hoặc chưa, và [ví](/wallet) của bạn cho biết.

Nếu sự cố kéo dài, ứng dụng vẫn hiện dữ liệu mới nhất đang có và cho biết dữ liệu đó từ lúc nào.
`,
  },
  'account-names': {
    ...made,
    title: 'Tên, mã hoặc mục đã tồn tại. (410–422, 425–435, 442)',
    body: `
- **Tên đăng nhập đã có người dùng (417, 418)**: người khác đang dùng tên đó. Hãy chọn tên khác.
- **Cần tên đăng nhập và mật khẩu (412)**, hoặc một **mã (414, 415, 416)**: ô nhập cho biết cái nào. Mã chỉ có hiệu lực trong thời gian ngắn, nên hãy yêu cầu mã mới nếu mã đã cũ.
- **Tài khoản này không phù hợp (410)**: bạn đang đăng nhập bằng tài khoản không làm được việc này. Hãy đăng xuất, rồi đăng nhập bằng tài khoản đúng.
- **Không thêm được (442)**: mục đó đã có, hoặc chỗ đó vừa có người dùng. Hãy xem lại danh sách.
- **Ngôn ngữ, loại sản phẩm, mã và các bước của kiện hàng (425–435)** do đội ngũ của chúng tôi quản lý. Nếu bạn gặp một trong các mã này thì phía chúng tôi còn thiếu một thiết lập: hãy [báo cho chúng tôi](/feedback); bạn không cần làm gì thêm.
`,
  },
} satisfies Record<string, TranslatedArticle>;
