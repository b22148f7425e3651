import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-22' } as const;

/** Answers about being told of something, writing to each other, and what is public, in Vietnamese. */
export const reach = {
  notifications: {
    ...made,
    title: 'Làm sao tôi biết điều gì đang xảy ra?',
    body: `
Mọi thứ nằm trong ứng dụng, ở mục [Thông báo](/notifications), bằng ngôn ngữ bạn đã chọn. Mỗi thông báo dẫn đến đúng việc có thể làm. Những gì bạn đã đọc trên một thiết bị thì được tính là đã đọc trên mọi thiết bị.

Trong [cài đặt](/settings), với mỗi loại thông báo, bạn chọn thêm cách nhận: trên thiết bị, qua email, hoặc không nhận.

- **Giờ yên lặng** theo múi giờ của cửa hàng. Những gì đến trong lúc đó chờ cho đến khi hết giờ.
- **Nhiều thông báo cùng lúc** đến trong một tin cho biết có bao nhiêu.
- **Email** có ở cuối một liên kết để ngừng loại này bằng một lần nhấn. Trong ứng dụng không có gì thay đổi.

Với mỗi thông báo, bạn xem được nó đã được gửi bằng những cách nào, và đã đến nơi chưa.
`,
  },
  'push-notifications': {
    ...made,
    title: 'Thông báo không đến điện thoại của tôi. Tôi làm được gì?',
    body: `
1. Mở cài đặt thông báo. Thiết bị này có trong danh sách không? Nếu không, hãy bật ở đó; trình duyệt hỏi bạn một lần.
2. Nhấn **Thử xem**. Thông báo sẽ đến trong vài giây.
3. Không có gì đến? Hãy xem trong cài đặt điện thoại: thông báo của trình duyệt hoặc ứng dụng này có được phép không, và chế độ tiết kiệm pin có làm nó ngủ không.
4. Trên một số điện thoại, thông báo chỉ hoạt động sau khi bạn đưa ứng dụng lên màn hình chính.

Thiết bị không nhận được gì nữa thì tự được bỏ khỏi danh sách, và một thông báo trong ứng dụng cho biết điều đó. Không có gì bị mất: mọi thứ đã gửi đều nằm trong ứng dụng.

Nội dung gửi đến thiết bị được mã hóa. Công ty chuyển nó không đọc được.
`,
  },
  'chat-with-us': {
    ...made,
    title: 'Làm sao để gặp ai đó ngay bây giờ?',
    body: `
Ở mục [Chăm sóc khách hàng](/service), bạn viết cho những người vận hành dịch vụ này. Ở đó bạn thấy khi nào có người trực, bao nhiêu người đang chờ trước bạn, và chậm nhất khi nào bạn có câu trả lời. Trong giờ trực, mục tiêu là {chatMinutes} phút.

- **Bạn có thể đóng ứng dụng.** Câu trả lời nhắc bạn trên thiết bị, và cuộc trò chuyện tiếp tục từ chỗ cũ.
- **Không có kết nối** bạn vẫn viết được. Tin nhắn được gửi một lần khi có kết nối.
- **Ảnh** có thể đính kèm, {chatFiles} ảnh mỗi tin nhắn.
- **Không ai viết trong {chatDays} ngày?** Khi đó cuộc trò chuyện được đóng. Viết tiếp sẽ mở lại.
- **Giữ lại**: bạn có thể lưu toàn bộ cuộc trò chuyện thành tệp, và cho biết bạn thấy thế nào.

Không ai làm việc ở đây hỏi mật khẩu, mã hay tiền, trong trò chuyện hay ở nơi khác. [Đọc những gì chúng tôi không bao giờ đòi](we-never-ask).
`,
  },
  'chat-with-buyers': {
    ...made,
    title: 'Tôi có thể viết cho người mua không?',
    body: `
Có, trên trang của đơn hàng. Người mua nhận tin nhắn của bạn ở đó và, nếu họ không xem, một email; họ trả lời mà không cần tài khoản.

Vui lòng chỉ nói về đơn hàng: còn hàng gì, khi nào đến, có gì chưa ổn.
`,
  },
  'masked-contacts': {
    ...made,
    title: 'Vì sao một phần tin nhắn của tôi bị ẩn?',
    body: `
Trong các cuộc trò chuyện, những gì có thể dẫn tiền hoặc người ra khỏi nền tảng đều bị ẩn trước khi được lưu hay gửi, theo cả hai chiều và với mọi người:

- địa chỉ email, số điện thoại và tên trong các ứng dụng nhắn tin khác,
- liên kết đến nơi khác,
- số tài khoản, IBAN, số thẻ và mã thanh toán,
- địa chỉ ví coin.

Đó là cách người ta bị lừa ở đây và ở nơi khác: “trả ở đây đi, rẻ hơn”, “gửi tiền đặt cọc đến địa chỉ này rồi chúng tôi mới giải tỏa tiền của bạn”. Phần đã ẩn thì không còn; không ai ở đây đọc được. Mã đơn hàng, giá, ngày, mã vận đơn và liên kết đến ứng dụng này vẫn giữ nguyên.

Có phần bị ẩn mà lẽ ra không nên? Hãy nói bằng lời khác, hoặc [viết cho chúng tôi](/feedback).
`,
  },
  'public-figures': {
    ...made,
    title: 'Nền tảng công bố gì về chính mình?',
    body: `
Ai cũng đọc được, không cần tài khoản: bao nhiêu tiền bị tạm giữ, vì lý do nào và trong bao lâu, lệnh rút mất bao lâu từ lúc yêu cầu đến lúc chi trả, bao nhiêu lệnh tự được duyệt vì không ai quyết định, có bao nhiêu khiếu nại và kết thúc thế nào, đánh giá nào bị gỡ và vì sao.

Các con số được đếm từ chính những hồ sơ bạn thấy trong ví và trên trang của mình. Không ai tự nhập chúng. Tệp có chữ ký, nên ai giữ bản sao cũng chứng minh được điều gì đã được nói vào ngày nào.

Khi điều gì đó xảy ra với dưới {trustFew} người, con số không được nêu, vì nó có thể chỉ ra họ. Khi đó ở đó ghi “dưới {trustFew}”, hoặc gộp hai loại với nhau. Không có gì bị bỏ ra ngoài vì điều đó.

Bạn tìm thấy các trang này ở cuối mỗi trang cửa hàng và trong [cài đặt](/settings): điều khoản, phí, ai vận hành, thứ tự hàng hóa, số liệu, và những gì chúng tôi không bao giờ yêu cầu.
`,
  },
  'keys-and-hooks': {
    ...made,
    title: 'Chương trình của tôi có làm việc với cửa hàng được không?',
    body: `
Được, ở mục [Nhà phát triển](/settings/developers).

- **Khóa** cho một chương trình vào làm những gì bạn chọn: đọc đơn hàng, đọc ví, đọc hoặc thay đổi gian hàng. Nó không bao giờ rút được tiền, đổi được tài khoản nhận tiền hay đụng đến cách bạn đăng nhập. Khóa được hiện một lần, có thể kết thúc bất cứ lúc nào, và được gọi {keyCalls} lần mỗi phút.
- **Địa chỉ** của bạn được báo những gì xảy ra: đơn mới, kiện hàng, trả hàng, tiền. Mỗi tin được ký, mang một mã định danh, và được gửi lại trong khoảng một ngày nếu chương trình của bạn không trả lời. Một tin có thể đến hai lần: chương trình của bạn nên xem mã định danh.

Bạn có thể có tối đa {keysMax} khóa và {hooksMax} địa chỉ. Mọi lệnh gọi có trong tài liệu của nền tảng, ở /docs.

Ai có khóa thì làm được những gì khóa cho phép. Đừng đưa khóa cho người đề nghị “điều hành cửa hàng thay bạn”.
`,
  },
  'your-data': {
    ...made,
    title: 'Làm sao lấy dữ liệu của tôi, và xóa thế nào?',
    body: `
Ở mục [Dữ liệu của tôi](/settings/data).

**Tất cả trong một tệp**, mỗi ngày một lần: mọi hồ sơ của cửa hàng, ảnh và giấy tờ của bạn, và ai đã xem chúng. Về người mua, tệp chứa những gì chính bạn thấy được, và không có bí mật nào.

**Việc xóa** chờ 14 ngày, và bạn có thể rút lại. Trong lúc đó cửa hàng không nhận đơn mới. Đơn đang mở được thực hiện hoặc hoàn tiền trước, và tiền của bạn được chi trả trước: không mất gì. Sau đó tên, địa chỉ, ảnh và giấy tờ của bạn không còn. Sổ sách vẫn giữ lại, với con số thay cho tên, vì luật yêu cầu.
`,
  },
  'reviews-and-replies': {
    ...made,
    title: 'Tôi làm được gì với một đánh giá xấu?',
    body: `
Hãy trả lời. Người mua đọc xem cửa hàng phản ứng thế nào, và một câu trả lời bình tĩnh có ích hơn một đánh giá bị thiếu. Bạn trả lời được một lần và có thể sửa một lần trong vòng một ngày. Cả hai đều mang chữ ký của bạn.

Chỉ người đã mua và được gửi hàng mới đánh giá được. Một đánh giá chỉ bị gỡ vì một trong năm lý do: xúc phạm, tiết lộ dữ liệu cá nhân, là quảng cáo, không nói về hàng, hoặc không phải ý kiến thật. Hãy dùng **Báo cáo** và cho biết lý do nào. Có người xem xét, và bạn được báo kết quả. Đánh giá xấu không phải là lý do. Ở chỗ của đánh giá đã gỡ có ghi vì sao.
`,
  },
  'what-is-missing': {
    ...made,
    title: 'Có điều bị từ chối. Tôi làm gì? (403, 404, 405, 409)',
    body: `
Chưa có gì được thực hiện, và những gì bạn đã nhập vẫn còn đó.

- **Thiếu điều gì đó (403)** hoặc **chưa đúng (405)**: ô nhập cho biết điều gì. Số tiền có đúng số chữ số thập phân của tiền tệ đó.
- **Không có ở đây (404)**: nó đã được gỡ, hoặc liên kết đã cũ. Hãy quay lại và xem lại.
- **Không được phép (409)**: thông báo cho biết còn thiếu gì, ví dụ danh tính đã xác minh, tài khoản lâu hơn hoặc quyền thuộc về người khác trong cửa hàng của bạn.
- **Lúc này chưa được (203, 204)**: trong lúc đó nó đã thay đổi. Hãy xem lại rồi quyết định.

Nếu lại có cùng thông báo và bạn không hiểu vì sao, hãy [viết cho chúng tôi](/feedback). Mã số ở cuối thông báo dẫn chúng tôi đến đúng thời điểm đó.
`,
  },
  'our-fault': {
    ...made,
    title: 'Ứng dụng báo hệ thống có trục trặc. (201, 500, 501)',
    body: `
Khi đó lỗi là ở chúng tôi, và bạn chỉ cần thử lại sau giây lát. Bạn vẫn đăng nhập, và sự cố không bao giờ nói lên điều gì về tài khoản của bạn.

**Có liên quan đến tiền không?** Mọi thứ bạn gửi đều mang một khóa riêng. Dù bạn gửi bao nhiêu lần, nó chỉ được tính một lần; xem [gửi hai lần](sent-twice). Vì vậy bạn có thể nhấn lại, hoặc quay lại sau và xem: hoặc đã thực hiện, hoặc chưa, và [ví](/wallet) của bạn cho biết điều nào.

Nếu sự cố kéo dài, ứng dụng vẫn hiện những gì đã đọc lần cuối và cho biết đó là từ lúc nào.
`,
  },
  'account-names': {
    ...made,
    title: 'Tên, mã hoặc mục đã tồn tại. (410–422, 425–435, 442)',
    body: `
- **Tên đăng nhập đã có người dùng (417, 418)**: người khác đang dùng tên đó. Hãy chọn tên khác.
- **Cần tên đăng nhập và mật khẩu (412)**, hoặc một **mã (414, 415, 416)**: ô nhập cho biết cái nào. Mã có giá trị trong thời gian ngắn, nên hãy xin mã mới nếu mã đã cũ.
- **Tài khoản này không phù hợp (410)**: bạn đang đăng nhập bằng tài khoản không dành cho việc này. Hãy đăng xuất, rồi đăng nhập bằng tài khoản đúng.
- **Không thêm được (442)**: mục đó đã có, hoặc chỗ của nó vừa được dùng. Hãy xem lại danh sách.
- **Ngôn ngữ, loại hàng, mã và các bước của kiện hàng (425–435)** do người của nền tảng phụ trách. Nếu bạn gặp một trong các mã này, một thiết lập của chúng tôi còn thiếu: hãy [báo cho chúng tôi](/feedback), bạn không cần làm gì.
`,
  },
} satisfies Record<string, TranslatedArticle>;
