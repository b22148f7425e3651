import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about the wallet, in Vietnamese. */
export const money = {
  'balance-parts': {
    ...made,
    title: 'Số dư của tôi gồm những gì?',
    body: `
[Ví](/wallet) của bạn hiện bốn khoản. Cộng lại luôn đúng bằng số dư.

- **Khả dụng**: bạn rút hoặc chi được ngay bây giờ.
- **Đang chờ**: đã kiếm được, có ngày mà khoản đó trở nên khả dụng.
- **Tạm giữ**: bị giữ vì một lý do được ghi bằng văn bản, có ngày kết thúc. Xem [tiền tạm giữ](held-money).
- **Đang xử lý rút**: các lệnh rút tiền bạn đã yêu cầu mà tiền chưa đến.

Nhấn vào mỗi khoản để xem các bút toán tạo nên nó. Mỗi bút toán có số dư trước và sau cùng một số thứ tự liên tục, nên không thể chen thêm hay xóa bớt.

Tiền người mua đã trả cho các đơn còn đang thực hiện **không** nằm trong số dư của bạn. Khoản đó được bảo vệ cho đơn hàng đến khi người mua xác nhận nhận hàng, và hiện riêng.
`,
  },
  'when-money-is-yours': {
    ...made,
    title: 'Khi nào tôi nhận được tiền bán hàng?',
    body: `
Đơn hàng nào cũng đi qua các bước giống nhau, và mỗi bước có một ngày cụ thể.

1. Người mua thanh toán. Tiền được giữ cho đơn hàng này.
2. Kiện hàng được giao. Từ lúc đó người mua có {returnDays} ngày để trả hàng.
3. Đơn được xác nhận nhận hàng. Phần của bạn là chắc chắn, và bạn thấy ngày nó trở nên khả dụng.
4. Đến ngày đó phần của bạn khả dụng và bạn rút được.

Ngày đó là ngày đơn được xác nhận nhận hàng, hoặc sau khi giao hàng đủ số ngày dưới đây, tùy ngày nào muộn hơn:

- Cửa hàng Tiêu chuẩn: {standardRelease} ngày
- Cửa hàng Thương gia: {merchantRelease} ngày
- Đối tác Kinh doanh: {partnerRelease} ngày
- Đại lý Thương hiệu: {agentRelease} ngày

Bạn không phải làm gì, và không cần ai phê duyệt. Trong lúc chờ, không khoản nào của bạn bị giữ lại: nhà cung cấp được trả bằng tiền của người mua.
`,
  },
  withdrawals: {
    ...made,
    title: 'Tôi rút tiền thế nào, và mất bao lâu?',
    body: `
Bạn rút được số dư **khả dụng**, từ {withdrawalMin}. Bạn cần một [tài khoản nhận tiền](withdrawal-accounts), một [mật khẩu giao dịch](transaction-password) và [danh tính đã xác minh](identity).

## Thời gian

- Bạn có thể hủy cho đến khi tiền được gửi đi, và số tiền khả dụng trở lại ngay.
- Chúng tôi cam kết quyết định trong vòng {decideHours} giờ.
- **Nếu sau {selfApproveHours} giờ chúng tôi vẫn chưa quyết định, lệnh rút được duyệt tự động và chi trả thành từng phần hằng ngày trong hạn mức ngày của bạn, trong tối đa {slices} ngày.** Chỉ lệnh tạm giữ bằng văn bản mới ngăn được điều đó, và bạn có thể đọc cũng như khiếu nại lệnh đó.
- Sau đó tiền được gửi: mạng mất vài phút, ngân hàng mất một đến ba ngày làm việc.

## Chi phí

Nhiều nhất là mức ngân hàng hoặc mạng thu. Chúng tôi cho bạn biết trước khi gửi lệnh, và trừ vào số tiền rút. Không có phí nào khác: **không thuế mở khóa, không phí xác minh, không phải nạp tiền trước.** [Chúng tôi không bao giờ yêu cầu điều đó](we-never-ask).

## Khi không thành

Nếu ngân hàng hoặc mạng trả lại tiền, toàn bộ số tiền trở về ví của bạn kèm lý do. Nếu chúng tôi từ chối lệnh rút, số tiền khả dụng trở lại ngay, kèm lý do và việc cần làm tiếp. Chúng tôi không bao giờ giữ luôn số tiền đó.
`,
  },
  'withdrawal-accounts': {
    ...made,
    title: 'Tôi có thể rút tiền về đâu? (444, 451)',
    body: `
Về thẻ hoặc tài khoản ngân hàng, về USDT trên Ethereum (ERC-20) hoặc USDT trên TRON (TRC-20). Bạn có thể có tối đa {accountsMax} tài khoản (444). Để thêm tài khoản khác, hãy gỡ một tài khoản bạn không dùng.

- Tài khoản mới dùng được sau {accountHoldHours} giờ. Chúng tôi thông báo đến mọi thiết bị của bạn, để bạn có thời gian ngăn kẻ đã xâm nhập tài khoản.
- Đổi số hoặc địa chỉ được tính là tài khoản mới. Đổi ghi chú thì không.
- Tên chủ tài khoản ngân hàng phải là tên của bạn.
- Chúng tôi kiểm tra lỗi gõ trong địa chỉ, nhưng không kiểm tra được địa chỉ đó có phải của bạn không: tiền mã hóa gửi nhầm địa chỉ là mất, nên vui lòng so từng ký tự.

**Không tìm thấy tài khoản (451)** nghĩa là tài khoản đã bị gỡ, hoặc không phải của bạn. Hãy chọn một tài khoản trong danh sách.
`,
  },
  'insufficient-balance': {
    ...made,
    title: 'Ứng dụng báo số dư của tôi không đủ. (424)',
    body: `
Số tiền lớn hơn phần **khả dụng** của bạn. Tiền đang chờ hoặc tạm giữ là của bạn, nhưng chưa rút hay chi được. [Ví](/wallet) của bạn hiện ngày của từng khoản.

Điều này có thể xảy ra với lệnh rút hoặc quảng bá. Nó **không bao giờ** xảy ra với đơn hàng: đơn hàng được trả bằng tiền của người mua và không phụ thuộc vào ví của bạn.

Bạn không phải nạp gì cả. Hãy chọn số tiền nhỏ hơn, hoặc chờ đến ngày đó.
`,
  },
  deposits: {
    ...made,
    title: 'Nạp tiền hoạt động thế nào? (448, 429)',
    body: `
Trước hết: [bạn không cần nạp tiền để bán hàng](no-deposit-needed).

Nếu bạn vẫn muốn nạp, bạn nhận một địa chỉ hoặc một nội dung chuyển khoản, và số tiền chính xác. Vui lòng gửi đúng số đó, qua đúng mạng đó.

- Khoản nạp tối thiểu là {depositMin}; một số cách nạp có mức cao hơn, ghi bên cạnh. Chúng tôi từ chối yêu cầu nhỏ hơn (448), vì chi phí mạng sẽ lấy hết. Nếu một khoản nhỏ hơn được gửi đến, khoản đó không mất: chúng tôi cộng vào ví khi tổng đủ lớn, hoặc gửi trả lại.
- Có mức tối đa, để bạn không nạp nhiều hơn ý muốn: {depositCap} trong {depositFirstDays} ngày đầu, sau đó là một nửa số bạn đã quyết toán trong {depositSalesDays} ngày nếu số đó lớn hơn.
- Một giao dịch dùng được một lần. Nếu mã băm của nó đã được dùng (429), hãy kiểm tra xem bạn đã sao chép đúng chưa, và xem các [bút toán](/wallet/flow) của bạn: có thể khoản đó đã được cộng vào ví.

Chúng tôi đối chiếu mọi khoản nạp với blockchain hoặc ngân hàng, và cộng vào ví đúng số tiền thật sự đã đến. Không ai trong đội ngũ của chúng tôi tự nhập được số dư.
`,
  },
  'held-money': {
    ...made,
    title: 'Vì sao một phần tiền của tôi bị tạm giữ? (449, 450)',
    body: `
Chúng tôi chỉ tạm giữ tiền vì một trong vài lý do đã công bố, như tranh chấp đang mở về một đơn hàng cụ thể, hoặc dấu hiệu có người khác đang dùng tài khoản của bạn. Mỗi lệnh tạm giữ ghi rõ:

- **vì sao**, bằng lời, và dựa trên bằng chứng nào,
- **bao nhiêu**: phần còn lại trong ví vẫn khả dụng,
- **đến khi nào**: lệnh tự động kết thúc vào ngày đó,
- **khiếu nại thế nào**: một người xét duyệt không phải người đã tạm giữ sẽ quyết định trong vòng 10 ngày. Nếu khiếu nại không được quyết định đúng hạn, số tiền tạm giữ khả dụng trở lại.

Bạn xem được trong [ví](/wallet). Nạp tiền không bao giờ làm lệnh tạm giữ kết thúc sớm hơn. Nếu ai đó đề nghị bạn như vậy, [đó là lừa đảo](we-never-ask).

**Một phần số dư của bạn bị tạm giữ (449)**: không rút được số tiền bị tạm giữ. Phần còn lại vẫn rút được. **Ví bị phong tỏa (450)**: trong một thời gian nhất định, tiền không ra cũng không vào được, vì có lệnh của tòa án, hoặc vì bạn hay chúng tôi thấy có người khác đã xâm nhập.
`,
  },
  'weekly-payout': {
    of: 1,
    on: '2026-11-29',
    title: 'Làm sao để nhận tiền mỗi tuần mà không cần yêu cầu?',
    body: `
Bật [rút tiền hằng tuần](/wallet/schedule): chọn tài khoản, ngày, số tiền ít nhất và nhiều nhất cho mỗi lần.

- Vào ngày đó, buổi sáng theo múi giờ của cửa hàng, số tiền có thể rút được yêu cầu như một lệnh rút bình thường. Quy tắc, thời gian và chi phí giống như [mọi lệnh rút](withdrawals), và bạn có thể hủy.
- Ít hơn mức ít nhất thì chờ đến tuần sau. Phần vượt mức nhiều nhất vẫn ở trong ví của bạn.
- Khi bật, bạn cần [mật khẩu giao dịch](transaction-password), bước thứ hai, và chữ ký của điện thoại nếu một thiết bị của bạn ký xác nhận. Sau đó bạn không được hỏi lại, nên hãy chọn kỹ mức nhiều nhất.
- Nếu có điều gì cản trở, như hạn chế hay tài khoản mới, thì không có khoản nào được chuyển, màn hình nói rõ lý do, và tuần sau sẽ thử lại. Tiền của bạn vẫn sẵn có.
- Bạn có thể kết thúc bất cứ lúc nào, không cần mật khẩu. Gỡ tài khoản cũng kết thúc việc này.

Mỗi khoản rút như vậy đều được đánh dấu, và điện thoại của bạn kiểm tra rằng nó nằm trong điều bạn đã ký: tài khoản này, không quá mức nhiều nhất, mỗi tuần một lần.
`,
  },
  statements: {
    title: 'Sao kê hằng tháng là gì?',
    body: `
Sau khi kết thúc mỗi tháng, chúng tôi lập sao kê cho [ví](/wallet/statements) của bạn. Sao kê không bao giờ thay đổi và được đánh số liên tục.

- **Quyết toán**: số dư trước và sau, tiền vào và tiền ra.
- **Hóa đơn phí**: [phí hoa hồng](commission), phí mạng và quảng bá. Chúng tôi đã trừ các khoản này nên bạn không phải trả thêm.
- **Thuế theo quốc gia**: thuế người mua đã trả. Khoản này được giữ cho cơ quan thuế và không thuộc số dư của bạn. Với EU còn có tệp theo các cột của tờ khai một cửa.

Mỗi tổng mở ra các bút toán tạo nên nó, và mọi tệp đều bằng ngôn ngữ của bạn.

Khoản hoàn tiền ở tháng sau nằm trong sao kê của tháng đó. Bạn cũng có thể lưu [giao dịch](/wallet/flow) thành tệp CSV.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
