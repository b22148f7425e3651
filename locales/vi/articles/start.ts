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
2. Hàng từ [kho hàng](/goodsList/warehouse) với giá do bạn chọn. Bạn thấy mỗi cái còn lại cho bạn bao nhiêu trước khi thêm.
3. Một liên kết đến cửa hàng để mọi người mở. Bạn tìm thấy nó ở [cửa hàng](/shopCenter) của mình và chia sẻ ở đâu cũng được.
4. Một người mua trả tiền. Phần còn lại tự diễn ra, và bạn theo dõi được từng bước.

## Điều gì xảy ra khi có người mua

Tiền của người mua được giữ an toàn cho riêng đơn hàng này. Giá vốn của nhà cung cấp được xác nhận từ khoản tiền đó, nhà cung cấp gửi hàng, và phần của bạn là của bạn khi hết thời gian trả hàng. Bạn không bao giờ tự trả tiền cho nhà cung cấp.

## Những gì nên thiết lập sớm

- Một [mật khẩu giao dịch](transaction-password), để chỉ mình bạn chuyển tiền ra được.
- Một [tài khoản nhận tiền](withdrawal-accounts). Tài khoản mới dùng được sau {accountHoldHours} giờ, nên hãy có trước lần rút tiền đầu tiên.
`,
  },
  'how-an-order-is-paid': {
    ...made,
    title: 'Ai trả tiền cho đơn hàng, và khi nào?',
    body: `
**Người mua trả tất cả.** Không có khoản nào của đơn hàng bị trừ từ ví của bạn.

Khi người mua thanh toán, một khoản tiền đi vào: tiền hàng, phí gửi và thuế. Khoản đó được giữ riêng cho đơn này. Từ đó lần lượt chi trả:

1. thuế, cho cơ quan thuế tương ứng,
2. nhà cung cấp: giá vốn của hàng và phí gửi hàng,
3. [phí hoa hồng](commission) của nền tảng,
4. bạn: toàn bộ phần còn lại.

Bốn phần cộng lại luôn bằng số tiền người mua đã trả. Mỗi đơn hàng hiện chúng thành danh sách, đến từng xu.

## Ví dụ

Một người mua trả 24.60: món hàng 20.00, phí gửi 3.00 và thuế 1.60. Nhà cung cấp nhận 11.00 cho món hàng và 3.00 cho việc gửi. Phí hoa hồng 5% giá hàng là 1.00, thuế là 1.60. Phần còn lại cho bạn là 8.00.

## Nếu không đủ tiền thì sao?

Điều đó không thể xảy ra với một đơn hàng: giá không đủ bù chi phí sẽ bị từ chối ngay khi bạn đặt. Xem [vì sao giá bị từ chối](below-break-even).
`,
  },
  'no-deposit-needed': {
    ...made,
    title: 'Tôi có cần nạp tiền để bán hàng không?',
    body: `
**Không.** Bạn không bao giờ cần nạp tiền để mở cửa hàng, đăng bán, nhận đơn, để đơn được gửi đi, để lên cấp hay để rút tiền.

Đơn hàng được trả từ chính tiền của người mua. [Đây là cách trả](how-an-order-is-paid). Sản phẩm này không có cách nào để trả nhà cung cấp từ ví của bạn, nên ví đầy không bán được nhiều hơn ví trống.

Nạp tiền chỉ có ích cho thứ bạn tự chọn mua ở đây, như quảng bá. Cả khi đó cũng có giới hạn, để không ai nạp nhiều hơn ý muốn. Xem [nạp tiền](deposits).

Nếu ai đó nói bạn phải nạp tiền để đơn được gửi, để rút tiền hay để giữ cửa hàng mở, đó không phải chúng tôi. [Đọc những gì chúng tôi không bao giờ đòi](we-never-ask), và hãy [báo cho chúng tôi](/feedback).
`,
  },
  invitations: {
    ...made,
    title: 'Lời mời hoạt động thế nào?',
    body: `
Sản phẩm này dành cho người được mời. Một mã mời mở một tài khoản.

- Bạn tạo được {invitesPerDay} mã mỗi ngày, khi tài khoản của bạn đã được {inviterDays} ngày. Mã là miễn phí và chỉ có một loại: không ai được bán mã.
- Một mã dùng được một lần, trong {inviteDays} ngày. Bạn có thể thu hồi mã chưa ai dùng.
- Bạn không kiếm được gì khi mời, và không ai ở trên bạn kiếm được gì. Bạn của bạn bán được gì thì thuộc về họ.
- Bạn thấy rằng bạn của mình đã tham gia, với tên rút gọn. Bạn không thấy doanh số của họ.

## Khi mã bị từ chối

- **Không có mã này**: hãy kiểm tra từng chữ. Mã không có 0, O, 1 hay I.
- **Đã được dùng**: mỗi mã mở một tài khoản. Hãy xin mã khác.
- **Hết hạn hoặc bị thu hồi**: hãy xin mã mới từ người đã mời bạn.
- **Đăng ký đang đóng**: hiện không mở tài khoản mới. Việc thử không làm mất mã của bạn.

Khi bạn đã tạo hết mã của hôm nay, có thể tạo mã mới sau nửa đêm theo múi giờ cửa hàng của bạn.
`,
  },
  levels: {
    ...made,
    title: 'Cấp là gì, và làm sao lên cấp tiếp theo?',
    body: `
Có bốn cấp. **Cấp do bạn đạt được và miễn phí.** Không có khoản thanh toán, tiền nạp hay lời mời nào thay đổi được cấp.

- **Cửa hàng Tiêu chuẩn**: {standardGoods} sản phẩm đang bán, phí hoa hồng {standardCommission}.
- **Cửa hàng Thương gia**: {merchantGoods} sản phẩm đang bán, phí hoa hồng {merchantCommission}.
- **Đối tác Kinh doanh**: {partnerGoods} sản phẩm đang bán, phí hoa hồng {partnerCommission}.
- **Đại lý Thương hiệu**: {agentGoods} sản phẩm đang bán, phí hoa hồng {agentCommission}.

## Điều gì được tính

Số đơn đã giao của những người mua khác nhau, mức độ hài lòng của họ, và số đơn gặp trục trặc ít đến đâu. Con số chính xác và tiến độ của bạn có ở [thông tin cửa hàng](/shop). Đơn do người bán hoặc người thân của họ đặt không được tính.

Khi đạt đủ mọi con số, bạn bấm một nút là có cấp đó. Không cần ai đồng ý.

## Điều mà cấp không bao giờ chạm đến

Quyền của bạn đối với tiền của mình. Ở cấp thấp, bạn vẫn chờ và rút đúng số tiền như vậy. Nếu một cấp cho phép ít hơn trước, không có gì bị lấy đi: hàng đã đăng vẫn được đăng, bạn chỉ không thêm được nữa.
`,
  },
} satisfies Record<string, TranslatedArticle>;
