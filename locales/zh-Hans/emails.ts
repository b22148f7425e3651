import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '您在{shop}的订单 {no}',
      body: '感谢您的订购。您支付的 {amount} 已到账，订单已经成立。\n\n在订单页面，您可以查看进度、在发货前取消，也可以退回不想保留的商品。',
      action: '打开我的订单',
    },
    payment_open: {
      subject: '如何支付您在{shop}的订单',
      body: `商品为您保留到{by}。请在此之前严格按照下方说明支付 {amount}。

款项到账后，订单会立即成立，我们会发邮件告知您。`,
      action: '查看付款方式',
    },
    payment_expired: {
      subject: '{shop}的付款时间已过',
      body: `我们没有收到付款，因此订单未成立，您也无需支付任何费用。

如果您已经付款而款项稍后到账，我们会自动退款。`,
      action: '前往店铺',
    },
    payment_returned: {
      subject: '您付给{shop}的款项正在退还',
      body: '您支付的 {amount} 在付款时间结束后才到账，因此订单未成立。全部款项将按原路退回。',
      action: '查看付款',
    },
    payment_twice: {
      subject: '您向{shop}重复付款了',
      body: '同一订单的第二笔付款 {amount} 已到账，将全额按原路退回。您的第一笔付款不受影响，无需任何操作。',
      action: '查看付款',
    },
    order_shipped: {
      subject: '您的订单 {no} 已在路上',
      body: '物流公司已经收到您的包裹。',
      action: '跟踪包裹',
    },
    order_delivered: {
      subject: '您的订单 {no} 已送达',
      body: `物流公司表示您的订单已经送到。请检查收到的商品。

一切正常？请确认验收。商品有问题、缺件或不合心意？您可以在{by}之前在同一页面告诉我们。`,
      action: '确认或退货',
    },
    order_late: {
      subject: '您的订单 {no} 未能按承诺时间送达',
      body: `您的订单应在{by}之前送达。尚未送达，我们深表歉意。

您可以在订单页面查看包裹位置。如果在该日期后十天内仍未送达，我们会自动退款。`,
      action: '查看包裹位置',
    },
    order_cancelled: {
      subject: '您的订单 {no} 已取消',
      body: `{why, select, buyer {已按您的要求取消。} expired {店铺未及时确认。我们深表歉意。} stock {供应商已经没有库存，非常抱歉。} sla {未在承诺的时间内发货，非常抱歉。} undeliverable {物流公司无法送达，已将包裹退回。} other {店铺无法完成此订单，非常抱歉。}}

我们正在将 {amount} 按原路退回，您无需做任何事。`,
      action: '查看我的订单',
    },
    refund_sent: {
      subject: '订单 {no} 的退款',
      body: '我们已将 {amount} 按原路退回。银行可能需要几天才会显示。',
      action: '查看我的订单',
    },
    case_received: {
      subject: '我们已收到您对订单 {no} 的申请',
      body: '店铺会在{by}之前答复。如果没有答复，将自动视为同意您的申请。',
      action: '查看我的申请',
    },
    case_approved: {
      subject: '订单 {no} 的退货已获同意',
      body: '{sends, select, yes {请在{by}之前寄回商品。订单页面写明了寄往何处，如有面单也在那里。} other {您无需寄回任何东西。退款会自动进行。}}',
      action: '查看下一步',
    },
    case_offer: {
      subject: '店铺就订单 {no} 向您提出方案',
      body: `您可以保留商品并获得 {amount} 退款。请在{by}之前接受或拒绝。

如果您不做任何操作，则视为同意您退货。`,
      action: '接受或拒绝',
    },
    case_rejected: {
      subject: '店铺没有同意您对订单 {no} 的申请',
      body: `店铺的理由：{reason}

如果您不同意，可以请独立于店铺的审核员裁定。请在{by}之前提出。`,
      action: '请审核员裁定',
    },
    case_escalated: {
      subject: '正在审核您对订单 {no} 的申请',
      body: '独立于店铺的审核员会在{by}之前裁定。如果届时没有裁定，则视为同意您的申请。',
      action: '查看我的申请',
    },
    case_inspected: {
      subject: '您退回的订单 {no} 商品已验货',
      body: `{deducted, select, yes {供应商要求从退款中扣除 {amount}。理由：{reason}

如果您不同意，请在{by}之前告诉我们，由审核员裁定。} other {一切正常。退款会自动进行。}}`,
      action: '查看结果',
    },
    case_decided: {
      subject: '关于订单 {no} 的裁定',
      body: `{result, select, granted {您的申请已获同意。} refused {两名审核员分别审核了您的申请，都未能同意。} other {我们没有及时裁定，因此您的申请已获同意。}}

{reason}`,
      action: '查看裁定',
    },
    case_closed: {
      subject: '订单 {no} 的退货已结束',
      body: `期限已过，因此没有退款，订单照常继续。

如果您已寄回商品，请在订单页面告诉我们。`,
      action: '查看我的订单',
    },
    withdrawal_received: {
      subject: '我们已收到您解除订单 {no} 合同的声明',
      body: '我们已于{at}收到您解除合同的声明。请保存这封邮件：它就是您的回执。',
      action: '查看后续步骤',
    },
    review_invited: {
      subject: '您在{shop}的购物体验如何？',
      body: '其他买家很想知道。无论您怎么看，几颗星和几句话就够了。',
      action: '写评价',
    },
    chat_answered: {
      subject: '{shop}已回复您',
      body: '您的订单 {no} 有一条新消息。请打开订单阅读和回复。',
      action: '阅读消息',
    },
  },
  greeting: '{name}，您好：',
  greetingPlain: '您好：',
  open: '{action}：{url}',
  receipt: '您的签名收据：{url}',
  sentFor: '{brand}代表{shop}发送此邮件。',
  secret: '此邮件中的链接无需密码即可打开您的订单，请勿转给他人。',
  why: '您收到这封邮件，是因为您在{shop}的订单。',
  stop: '不想再收到这类邮件？可以在这里退订：{url}',
  orderNumber: '订单号',
  parcel: '包裹',
  parcelValue: '{carrier}，单号 {tracking}',
  payAmount: '金额',
  payHolder: '户名',
  payBank: '银行',
  payAccount: '账户',
  payBic: 'BIC',
  payReference: '转账附言',
  payNetwork: '网络',
  payAddress: '地址',
  declaredBy: '声明人',
  declaredAt: '收到时间',
  declaredFor: '商品',
  digest: '摘要（SHA-256）',
  legalName: '店铺',
  items: '商品',
  delivery: '运费',
  tax: '税费',
  total: '合计',
  paid: '您已支付',
  refunded: '已退款',
  notRefunded: '未退款',
  moreLines: '{count, plural, other {另有 # 件商品}}',
  arrival: '预计送达',
  deliveredOn: '送达日期',
  shipTo: '收货地址',
  slipThanks: '感谢您在{shop}下单。',
  slipReturns: '您的订单与退货',
  slipCode: '编码',
  slipItem: '商品',
  slipQuantity: '数量',
  slipCheck: '请核对商品是否齐全。如有疑问，请联系您下单的店铺。',
};
