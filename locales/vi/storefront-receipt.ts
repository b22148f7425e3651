import type { storefrontReceipt as english } from '../en/storefront-receipt.ts';
import type { Translated } from '../translated.ts';

/** Words of proof: signed receipts, the page that checks them, and the end of unasked letters. */
export const storefrontReceipt: Translated<typeof english> = {
  receiptTitle: 'Biên nhận của đơn hàng {number}',
  receiptLead: 'Bán bởi {shop}',
  receiptGoods: 'Sản phẩm',
  receiptLine: '{count, number} × {title} ({code})',
  receiptPayment: 'Thanh toán',
  receiptOrder: 'Mã đơn hàng',
  receiptShop: 'Cửa hàng',
  receiptTime: 'Thanh toán lúc',
  receiptMethod: 'Thanh toán bằng',
  receiptMethod_card: 'Thẻ',
  receiptMethod_paypal: 'PayPal',
  receiptMethod_mollie: 'Mollie',
  receiptMethod_usdt_tron: 'USDT (TRON)',
  receiptMethod_usdt_eth: 'USDT (Ethereum)',
  receiptMethod_bank: 'Chuyển khoản ngân hàng',
  receiptMethod_cod: 'Thanh toán khi nhận hàng',
  receiptMethod_test: 'Thanh toán thử',
  receiptReference: 'Mã tham chiếu thanh toán',
  receiptItems: 'Mã băm của sản phẩm',
  receiptPart_goods: 'Tiền hàng',
  receiptPart_shipping: 'Phí vận chuyển',
  receiptPart_tax: 'Thuế và thuế nhập khẩu',
  receiptPriced: 'Giá của cửa hàng',
  receiptTotal: 'Tổng cộng',
  receiptProof: 'Bằng chứng mua hàng',
  receiptProofText:
    'Đoạn văn bản này chính là biên nhận, có chữ ký. Ai có nó đều kiểm tra được rằng nó do chúng tôi cấp và không có gì bị sửa.',
  receiptSigned: 'Biên nhận có chữ ký',
  receiptVerify: 'Kiểm tra chữ ký',
  receiptSave: 'Lưu thành tệp',
  receiptBack: 'Quay lại đơn hàng',
  receiptLink: 'Biên nhận',
  verifyTitle: 'Biên nhận này có thật không?',
  verifyLead:
    'Hãy dán biên nhận có chữ ký vào đây. Chúng tôi cho biết đó có phải chữ ký của chúng tôi và biên nhận ghi gì.',
  verifyForm: 'Kiểm tra biên nhận',
  verifyField: 'Biên nhận có chữ ký',
  verifyButton: 'Kiểm tra',
  verifyKeys:
    'Bạn không cần tin lời chúng tôi: mọi công cụ JWS đều kiểm tra được chữ ký bằng khóa công khai của chúng tôi.',
  verifyKeysLink: 'Khóa công khai',
  verifyGenuine: 'Biên nhận thật. Chúng tôi đã ký biên nhận này cho đơn hàng {order}, và không có gì bị sửa.',
  verifyAltered:
    'Đã bị sửa. Biên nhận nêu khóa của chúng tôi nhưng không phải nội dung chúng tôi đã ký. Vui lòng xin biên nhận gốc.',
  verifyForeign:
    'Không phải của chúng tôi. Chúng tôi không ký biên nhận này. Vui lòng xem đã sao chép đủ từ chữ đầu đến chữ cuối chưa.',
  verifyFacts: 'Nội dung biên nhận',
  emailStopTitle: 'Dừng những email này?',
  emailStopText: 'Cửa hàng này sẽ không mời bạn đánh giá nữa. Email về đơn hàng của bạn vẫn tiếp tục.',
  emailStopButton: 'Dừng',
  emailStopDone: 'Đã dừng',
  emailStopDoneText: 'Cửa hàng này sẽ không mời bạn đánh giá nữa.',
};
