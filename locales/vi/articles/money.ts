import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers about the wallet, in Vietnamese. */
export const money = {
  'balance-parts': {
    ...made,
    title: 'Số dư của tôi gồm những gì?',
    body: `
[Ví](/wallet) của bạn hiện bốn khoản. Cộng lại chúng luôn bằng số dư.

- **Khả dụng**: bạn dùng được ngay bây giờ.
- **Đang chờ**: đã kiếm được, có ngày mà khoản đó trở nên khả dụng.
- **Tạm giữ**: giữ lại vì một lý do được viết ra, có ngày kết thúc. Xem [tiền tạm giữ](held-money).
- **Đang chuyển**: lệnh rút bạn đã yêu cầu mà tiền chưa đến.

Mỗi khoản mở ra các bút toán tạo nên nó. Mỗi bút toán có số dư trước và sau, cùng một số thứ tự liền mạch, nên không thể chen thêm hay lấy bớt.

Tiền người mua đã trả cho các đơn còn đang trên đường **không** nằm trong số dư của bạn. Nó thuộc về đơn cho đến khi đơn được xác nhận nhận hàng, và được hiện riêng.
`,
  },
  'when-money-is-yours': {
    ...made,
    title: 'Khi nào tôi nhận được tiền bán hàng?',
    body: `
Tiền của một đơn luôn đi cùng một con đường, và mỗi bước có ngày của nó.

1. Người mua trả tiền. Tiền chờ cho đơn này.
2. Kiện hàng được giao. Giờ người mua có {returnDays} ngày để trả hàng.
3. Đơn được xác nhận nhận hàng. Phần của bạn là chắc chắn, và bạn thấy ngày nó trở nên khả dụng.
4. Đến ngày đó tiền khả dụng và bạn rút được.

Ngày đó là khi đơn được xác nhận nhận hàng, hoặc sau khi giao từng này ngày, tùy cái nào muộn hơn:

- Cửa hàng Tiêu chuẩn: {standardRelease} ngày
- Cửa hàng Thương gia: {merchantRelease} ngày
- Đối tác Kinh doanh: {partnerRelease} ngày
- Đại lý Thương hiệu: {agentRelease} ngày

Bạn không phải làm gì cho việc đó, và không cần ai phê duyệt. Trong lúc chờ, bạn không bỏ tiền nào vào: nhà cung cấp được trả bằng tiền của người mua.
`,
  },
  withdrawals: {
    ...made,
    title: 'Tôi rút tiền thế nào, và mất bao lâu?',
    body: `
Bạn rút được phần **khả dụng**, từ {withdrawalMin}. Bạn cần một [tài khoản nhận tiền](withdrawal-accounts), một [mật khẩu giao dịch](transaction-password) và [danh tính đã xác minh](identity).

## Thời gian

- Cho đến khi tiền được gửi, bạn có thể hủy và tiền trở lại ngay.
- Chúng tôi hẹn quyết định trong {decideHours} giờ.
- **Nếu sau {selfApproveHours} giờ không ai quyết định, lệnh được duyệt tự động và được trả thành từng phần mỗi ngày trong hạn mức ngày của bạn, tối đa {slices} ngày.** Chỉ một lệnh tạm giữ bằng văn bản mới ngăn được điều đó, và bạn đọc được cũng như khiếu nại được.
- Sau đó tiền được gửi: mạng mất vài phút, ngân hàng mất một đến ba ngày làm việc.

## Chi phí

Tối đa bằng khoản ngân hàng hoặc mạng thu. Nó được hiện trước khi bạn gửi và trừ vào số tiền rút. Không có phí nào khác: **không thuế mở khóa, không phí xác minh, không phải nạp tiền trước.** [Chúng tôi không bao giờ đòi điều đó](we-never-ask).

## Khi không thành

Nếu ngân hàng hoặc mạng gửi trả lại, toàn bộ số tiền trở về ví của bạn kèm lý do. Nếu lệnh rút bị từ chối, số tiền trở lại ngay, kèm lý do và việc cần làm tiếp. Tiền không bao giờ bị giữ luôn.
`,
  },
  'withdrawal-accounts': {
    ...made,
    title: 'Tôi có thể nhận tiền ở đâu? (444, 451)',
    body: `
Vào thẻ hoặc tài khoản ngân hàng, vào USDT trên Ethereum (ERC-20) hoặc USDT trên TRON (TRC-20). Bạn giữ được tổng cộng {accountsMax} tài khoản (444). Để thêm tài khoản khác, hãy gỡ một tài khoản bạn không dùng.

- Tài khoản mới dùng được sau {accountHoldHours} giờ. Mọi thiết bị của bạn đều được báo, để bạn có thời gian chặn người đã xâm nhập tài khoản.
- Đổi số hoặc địa chỉ được tính là tài khoản mới. Đổi ghi chú thì không.
- Tên của tài khoản ngân hàng phải là tên của bạn.
- Địa chỉ được kiểm tra lỗi gõ. Không kiểm tra được nó có phải của bạn không: coin gửi đến địa chỉ sai là mất, nên hãy so từng chữ.

**Không tìm thấy tài khoản (451)** nghĩa là nó đã được gỡ trong lúc đó, hoặc không phải của bạn. Hãy chọn một tài khoản trong danh sách.
`,
  },
  'insufficient-balance': {
    ...made,
    title: 'Ứng dụng báo số dư của tôi không đủ. (424)',
    body: `
Bạn đã yêu cầu nhiều hơn phần **khả dụng**. Tiền đang chờ và tiền tạm giữ là của bạn nhưng chưa dùng được, nên hôm nay chưa rút hay chi được. [Ví](/wallet) của bạn hiện ngày của từng khoản.

Điều này có thể xảy ra với lệnh rút hoặc quảng bá. Nó **không bao giờ** xảy ra với đơn hàng: đơn hàng được trả từ tiền của người mua và không xét đến ví của bạn.

Bạn không phải nạp tiền vào. Hãy chọn số tiền nhỏ hơn, hoặc chờ đến ngày.
`,
  },
  deposits: {
    ...made,
    title: 'Nạp tiền hoạt động thế nào? (448, 429)',
    body: `
Trước hết: [bạn không cần nạp tiền để bán hàng](no-deposit-needed).

Nếu bạn vẫn muốn nạp, bạn nhận một địa chỉ hoặc nội dung chuyển khoản và một số tiền chính xác. Hãy gửi đúng số đó, qua đúng mạng đó.

- Khoản nạp nhỏ nhất là {depositMin}; một số cách có mức cao hơn, ghi bên cạnh. Yêu cầu nhỏ hơn bị từ chối (448), vì chi phí mạng sẽ ăn hết. Nếu một khoản nhỏ hơn đến nơi, nó không mất: nó được ghi có khi tổng đủ lớn, hoặc được gửi trả lại.
- Có mức cao nhất, để không ai nạp nhiều hơn ý muốn: {depositCap} trong {depositFirstDays} ngày đầu, sau đó là một nửa số bạn đã quyết toán trong {depositSalesDays} ngày nếu số đó lớn hơn.
- Một giao dịch dùng được một lần. Nếu mã băm của nó đã được dùng (429), hãy kiểm tra bạn có sao chép đúng không, và xem các [bút toán](/wallet/flow) của bạn: có thể nó đã được ghi có.

Khoản nạp được đối chiếu với blockchain hoặc ngân hàng. Nó được ghi có khi tiền thật sự đến, với đúng số đã đến. Không ai ở đây gõ tay được số dư.
`,
  },
  'held-money': {
    ...made,
    title: 'Vì sao một phần tiền của tôi bị tạm giữ? (449, 450)',
    body: `
Tiền chỉ bị tạm giữ vì một trong vài lý do đã viết sẵn, như tranh chấp đang mở của một đơn cụ thể, hoặc dấu hiệu có người khác trong tài khoản của bạn. Mỗi khoản tạm giữ ghi rõ:

- **vì sao**, bằng lời, và dựa trên điều gì,
- **bao nhiêu**: phần còn lại trong ví vẫn dùng được,
- **đến khi nào**: nó tự kết thúc vào ngày đó,
- **khiếu nại thế nào**: một người khác với người đã tạm giữ sẽ quyết định trong 10 ngày. Nếu họ không quyết định, số tiền bị tạm giữ được giải tỏa.

Bạn thấy nó trong [ví](/wallet). Nó không bao giờ kết thúc sớm hơn nhờ nạp thêm tiền. Nếu ai đó đề nghị bạn như vậy, [đó là lừa đảo](we-never-ask).

**Một phần số dư của bạn bị tạm giữ (449)**: không rút được số tiền bị tạm giữ. Phần còn lại vẫn rút được. **Ví bị phong tỏa (450)**: không gì ra hay vào được trong một thời gian giới hạn, vì lệnh của tòa án hoặc vì bạn hay chúng tôi thấy có người khác xâm nhập.
`,
  },
} satisfies Record<string, TranslatedArticle>;
