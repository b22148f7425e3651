import type { TranslatedArticle } from '#domain/content/articles.ts';

const made = { of: 1, on: '2026-11-21' } as const;

/** Answers for the first days, in Vietnamese. */
export const start = {
  'first-steps': {
    ...made,
    title: 'Tôi bắt đầu bán hàng thế nào?',
    body: `
Bạn không cần có sẵn hàng và không cần bỏ tiền của mình. Một cửa hàng bán được có bốn thứ:

1. Thông tin cho người mua biết bạn là ai: tên, địa chỉ và cách liên hệ. Bạn điền ở [thông tin cửa hàng](/shop).
2. Sản phẩm từ [kho hàng](/goodsList/warehouse) với giá do bạn chọn. Bạn thấy lợi nhuận trên mỗi chiếc trước khi thêm.
3. Một liên kết đến cửa hàng để mọi người mở. Bạn tìm thấy liên kết ở [cửa hàng](/shopCenter) của mình và chia sẻ được ở bất cứ đâu.
4. Một người mua thanh toán. Phần còn lại diễn ra tự động, và bạn theo dõi được từng bước.

## Điều gì xảy ra khi có người mua

Tiền của người mua được giữ an toàn cho riêng đơn hàng này. Giá vốn của nhà cung cấp được xác nhận từ khoản tiền đó, và nhà cung cấp gửi sản phẩm. Khi người mua xác nhận nhận hàng hoặc hết thời gian trả hàng, lợi nhuận của bạn nằm trong ví, kèm ngày bạn có thể rút. Bạn không bao giờ phải tự trả tiền cho nhà cung cấp.

## Những gì nên thiết lập sớm

- Một [mật khẩu giao dịch](transaction-password), để chỉ mình bạn chuyển tiền ra được.
- Một [tài khoản nhận tiền](withdrawal-accounts). Tài khoản mới dùng được sau {accountHoldHours} giờ, nên hãy thêm trước lần rút tiền đầu tiên.
`,
  },
  'how-an-order-is-paid': {
    ...made,
    title: 'Ai trả tiền cho đơn hàng, và khi nào?',
    body: `
**Người mua trả tất cả.** Chúng tôi không bao giờ lấy bất kỳ phần nào của đơn hàng từ ví của bạn.

Khi người mua thanh toán, chúng tôi nhận một khoản tiền: sản phẩm, phí vận chuyển và thuế. Khoản đó được giữ riêng cho đơn hàng này và chi trả theo thứ tự:

1. thuế, cho cơ quan thuế,
2. nhà cung cấp: giá vốn của sản phẩm và phí vận chuyển,
3. [phí hoa hồng](commission) của chúng tôi,
4. bạn: toàn bộ phần còn lại.

Bốn phần cộng lại luôn bằng số tiền người mua đã trả. Mỗi đơn hàng liệt kê các phần này, chính xác đến từng xu.

## Ví dụ

Một người mua trả 24,60: sản phẩm 20,00, phí vận chuyển 3,00 và thuế 1,60. Nhà cung cấp nhận 11,00 cho sản phẩm và 3,00 cho việc gửi. Phí hoa hồng 5% giá sản phẩm là 1,00, thuế là 1,60. Phần của bạn là 8,00.

## Nếu không đủ tiền thì sao?

Điều đó không thể xảy ra: chúng tôi từ chối mức giá không đủ bù chi phí ngay khi bạn đặt. Xem [vì sao giá bị từ chối](below-break-even).
`,
  },
  'ways-to-pay': {
    title: 'Người mua của tôi có thể thanh toán bằng cách nào?',
    body: `
Khi thanh toán, mỗi người mua thấy các phương thức dùng được cho quốc gia và số tiền của họ. Bạn không phải cài đặt gì và không cần hợp đồng với đơn vị thanh toán.

- **Thẻ, PayPal hoặc Mollie**: trên trang bảo mật của đơn vị thanh toán. Mollie hiện các phương thức ở quốc gia của người mua, chẳng hạn ứng dụng ngân hàng của họ. Cả bạn và chúng tôi đều không thấy thẻ hay tài khoản.
- **Chuyển khoản ngân hàng**: sản phẩm được giữ cho người mua vài ngày, đến khi tiền đến.
- **USDT**: đến một địa chỉ chỉ dành cho đơn hàng này.

Phương thức nào có sẵn tùy vào nền tảng và quốc gia của người mua.

## Khi nào đơn hàng được coi là đã thanh toán?

Khi chính đơn vị thanh toán xác nhận đúng số tiền này, bằng loại tiền này, cho đơn hàng này. Chỉ một tin nhắn thì không bao giờ đủ: chúng tôi hỏi lại đơn vị thanh toán. Tiền đến quá muộn được hoàn lại tự động. Mỗi đơn hàng cho thấy điều gì chứng minh khoản thanh toán.

## Tiền hoàn đến người mua bằng cách nào?

Theo cách mà người mua đã trả. Mất bao lâu là do đơn vị thanh toán hoặc ngân hàng. Với chuyển khoản hoặc USDT, người mua cho biết tiền hoàn sẽ đi đâu.

## Người mua có thể trả thẳng cho tôi không?

Xin đừng yêu cầu điều đó. Chỉ khoản thanh toán tại trang thanh toán mới tạo ra đơn hàng và bảo vệ cả hai bên. Xem [điều chúng tôi không bao giờ yêu cầu](we-never-ask).
`,
    of: 1,
    on: '2026-11-29',
  },
  'no-deposit-needed': {
    ...made,
    title: 'Tôi có cần nạp tiền để bán hàng không?',
    body: `
**Không.** Bạn không bao giờ cần nạp tiền để mở cửa hàng, đăng sản phẩm, nhận đơn, để đơn được gửi đi, để lên cấp hay để rút tiền.

Đơn hàng được trả bằng chính tiền của người mua. [Cách thanh toán như sau](how-an-order-is-paid). Nhà cung cấp không bao giờ được trả từ ví của bạn, nên ví đầy không bán được nhiều hơn ví trống.

Nạp tiền chỉ có ích cho thứ bạn tự chọn mua ở đây, như quảng bá. Ngay cả khi đó cũng có giới hạn, để bạn không nạp nhiều hơn ý muốn. Xem [nạp tiền](deposits).

Nếu ai đó bảo bạn nạp tiền để đơn được gửi đi, để rút tiền hay để giữ cửa hàng mở, đó không phải chúng tôi. [Đọc những gì chúng tôi không bao giờ yêu cầu](we-never-ask), và vui lòng [báo cho chúng tôi](/feedback).
`,
  },
  invitations: {
    ...made,
    title: 'Lời mời hoạt động thế nào?',
    body: `
Chỉ người có lời mời mới mở được tài khoản. Một mã mời mở một tài khoản.

- Bạn tạo được {invitesPerDay} mã mỗi ngày, khi tài khoản của bạn đã được {inviterDays} ngày. Mã là miễn phí và không có loại nào khác: không ai được bán mã.
- Một mã dùng được một lần, trong {inviteDays} ngày. Bạn có thể thu hồi mã chưa được dùng.
- Bạn không kiếm được gì khi mời, và người ở trên bạn cũng vậy. Bạn của bạn kiếm được gì thì thuộc về họ.
- Bạn thấy rằng bạn của mình đã tham gia, với tên rút gọn. Bạn không thấy doanh số của họ.

## Khi mã bị từ chối

- **Không có mã này**: hãy kiểm tra từng ký tự. Mã không có 0, O, 1 hay I.
- **Đã được dùng**: mỗi mã mở một tài khoản. Vui lòng xin mã khác.
- **Hết hạn hoặc bị thu hồi**: hãy xin mã mới từ người đã mời bạn.
- **Đăng ký đang đóng**: hiện không mở được tài khoản mới. Thử đăng ký không làm mất mã của bạn.

Khi đã đạt giới hạn trong ngày, bạn có thể tạo mã mới sau nửa đêm theo múi giờ cửa hàng của bạn.
`,
  },
  levels: {
    ...made,
    title: 'Cấp là gì, và làm sao lên cấp tiếp theo?',
    body: `
Có bốn cấp. **Cấp do bạn đạt được và miễn phí.** Không khoản thanh toán, khoản nạp hay lời mời nào thay đổi được cấp.

- **Cửa hàng Tiêu chuẩn**: {standardGoods} sản phẩm đang bán, phí hoa hồng {standardCommission}.
- **Cửa hàng Thương gia**: {merchantGoods} sản phẩm đang bán, phí hoa hồng {merchantCommission}.
- **Đối tác Kinh doanh**: {partnerGoods} sản phẩm đang bán, phí hoa hồng {partnerCommission}.
- **Đại lý Thương hiệu**: {agentGoods} sản phẩm đang bán, phí hoa hồng {agentCommission}.

## Điều gì được tính

Số đơn đã giao cho những người mua khác nhau, mức độ hài lòng của họ, và số đơn gặp trục trặc ít đến đâu. [Thông tin cửa hàng](/shop) của bạn hiện các con số chính xác và tiến độ. Đơn do người bán hoặc người thân quen của họ đặt không được tính.

Khi đạt đủ mọi con số, bạn bấm một nút là lên cấp đó. Không cần ai phê duyệt.

## Điều mà cấp không bao giờ ảnh hưởng đến

Quyền của bạn đối với tiền của mình. Ở cấp thấp, bạn vẫn nhận và rút đúng số tiền như vậy. Nếu một cấp cho phép ít hơn trước, không có gì bị gỡ: sản phẩm đã đăng vẫn được đăng, bạn chỉ không thêm được nữa.
`,
  },
} satisfies Record<string, TranslatedArticle>;
