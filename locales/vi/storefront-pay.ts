import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Phương thức thanh toán',
  payMethods: {
    card: 'Thẻ',
    paypal: 'PayPal',
    mollie: 'Ứng dụng ngân hàng hoặc thẻ, qua Mollie',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Chuyển khoản ngân hàng',
    cod: 'Thanh toán khi nhận hàng',
    test: 'Thanh toán thử',
  },
  payHints: {
    card: 'Trên trang bảo mật của đơn vị thanh toán. Cửa hàng này không bao giờ thấy thẻ của bạn.',
    paypal:
      'Trên trang bảo mật của PayPal, bằng tài khoản của bạn ở đó hoặc bằng thẻ. Cửa hàng này không bao giờ thấy cả hai.',
    mollie:
      'Trên trang bảo mật của Mollie, bằng các phương thức thanh toán ở quốc gia của bạn. Cửa hàng này không bao giờ thấy thẻ hay tài khoản của bạn.',
    usdt_tron:
      'Bạn nhận một địa chỉ dành riêng cho bạn. Khoản tiền được xác nhận khi mạng không thể đảo ngược nữa, thường trong hai phút.',
    usdt_eth:
      'Bạn nhận một địa chỉ dành riêng cho bạn. Khoản tiền được xác nhận khi mạng không thể đảo ngược nữa, thường trong hai mươi phút.',
    bank: 'Bạn nhận một mã tham chiếu để chuyển khoản. Chúng tôi giữ hàng ba ngày và gửi đi khi tiền đã đến.',
    cod: 'Bạn trả tiền cho đơn vị vận chuyển khi nhận hàng tại nhà.',
    test: 'Không có tiền thật được chuyển.',
  },
  payCharged: 'Bạn trả {amount}',
  payNone:
    'Không có phương thức thanh toán nào dùng được cho quốc gia và số tiền này. Hãy chọn quốc gia hoặc loại tiền khác.',
  pay_method_wrong: 'Vui lòng chọn phương thức thanh toán.',
  payGoingTitle: 'Đang chuyển bạn đến trang thanh toán',
  payGoingText: 'Nếu trang không tự chuyển, hãy dùng nút này.',
  payStart: 'Tiếp tục thanh toán',
  paySendTitle: 'Hãy gửi đúng như sau',
  payKeptUntil: 'Chúng tôi giữ hàng cho bạn đến {when}.',
  payAmount: 'Số tiền',
  payAddress: 'Địa chỉ, chỉ dành cho đơn hàng này',
  payNetwork: 'Mạng',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Hợp đồng của token',
  payNetworkWarning:
    'Chỉ gửi USDT trên {network}. Token loại khác hoặc mạng khác sẽ không đến nơi và không lấy lại được.',
  payQr: 'Địa chỉ dưới dạng mã QR',
  payHolder: 'Chủ tài khoản',
  payBank: 'Ngân hàng',
  payAccount: 'Tài khoản',
  payBic: 'BIC',
  payReference: 'Nội dung chuyển khoản',
  payReferenceHint: 'Hãy ghi đúng nội dung này khi chuyển khoản để chúng tôi biết tiền của ai.',
  payReceived: 'Đã nhận {received} trên {amount}.',
  payFinal: 'Trong đó {final} đã chắc chắn.',
  payConfirmations: '{done}/{needed} xác nhận',
  payMore: 'Hãy gửi phần còn lại đến cùng địa chỉ. Phần thừa sẽ được hoàn lại.',
  payBankLater:
    'Chuyển khoản mất từ một đến ba ngày làm việc. Bạn không cần chờ ở đây: chúng tôi gửi email khi tiền đến.',
  payReload: 'Kiểm tra lại',
  payPlaceTitle: 'Hoàn tiền về đâu?',
  payPlaceText:
    'Chúng tôi chưa biết gửi tiền hoàn về đâu. Hãy cho biết bây giờ hoặc sau này; thông tin chỉ dùng để hoàn tiền cho đơn hàng này.',
  payPlaceChain: 'Địa chỉ của chính bạn trên {network}',
  payPlaceBank: 'IBAN hoặc số tài khoản của bạn',
  payPlaceSave: 'Lưu',
  payPlaceKept: 'Tiền hoàn của đơn hàng này được gửi về {to}.',
  noticePlaceKept: 'Đã lưu. Tiền hoàn của đơn hàng này sẽ được gửi về đó.',
  payPlaceEmail: 'Địa chỉ email của đơn hàng',
  noticePlaceEmail: 'Đây không phải email của đơn hàng này. Vui lòng nhập email bạn đã dùng khi đặt hàng.',
  noticePlaceWrong: 'Đây có vẻ không phải địa chỉ hoặc tài khoản. Vui lòng kiểm tra lại.',
  noticeProviderSilent:
    'Đơn vị thanh toán không phản hồi. Không có khoản nào bị thu. Vui lòng thử lại sau một phút.',
};
