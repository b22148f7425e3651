import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '您在{shop}的訂單 {no}',
      body: '感謝您的訂購。您支付的 {amount} 已到帳，訂單已經成立。\n\n在訂單頁面，您可以查看進度、在出貨前取消，也可以退回不想保留的商品。',
      action: '開啟我的訂單',
    },
    payment_open: {
      subject: '如何支付您在{shop}的訂單',
      body: `商品為您保留到{by}。請在此之前嚴格按照下方說明支付 {amount}。

款項到帳後，訂單會立即成立，我們會寄電子郵件告知您。`,
      action: '查看付款方式',
    },
    payment_expired: {
      subject: '{shop}的付款時間已過',
      body: `我們沒有收到付款，因此訂單未成立，您也不需要支付任何費用。

如果您已經付款而款項稍後到帳，我們會自動退款。`,
      action: '前往商店',
    },
    payment_returned: {
      subject: '您付給{shop}的款項正在退還',
      body: '您支付的 {amount} 在付款時間結束後才到帳，因此訂單未成立。全部款項將依原付款方式退回。',
      action: '查看付款',
    },
    payment_twice: {
      subject: '您向{shop}重複付款了',
      body: '同一訂單的第二筆付款 {amount} 已到帳，將全額依原付款方式退回。您的第一筆付款不受影響，無需任何操作。',
      action: '查看付款',
    },
    order_shipped: {
      subject: '您的訂單 {no} 已在路上',
      body: '物流業者已經收到您的包裹。',
      action: '追蹤包裹',
    },
    order_delivered: {
      subject: '您的訂單 {no} 已送達',
      body: `物流業者表示您的訂單已經送到。請檢查收到的商品。

一切正常？請確認驗收。商品有問題、缺件或不合心意？您可以在{by}之前在同一頁面告訴我們。`,
      action: '確認或退貨',
    },
    order_late: {
      subject: '您的訂單 {no} 未能按承諾時間送達',
      body: `您的訂單應在{by}之前送達。尚未送達，我們深表歉意。

您可以在訂單頁面查看包裹位置。如果在該日期後十天內仍未送達，我們會自動退款。`,
      action: '查看包裹位置',
    },
    order_cancelled: {
      subject: '您的訂單 {no} 已取消',
      body: `{why, select, buyer {已依您的要求取消。} expired {商店未及時確認。我們深表歉意。} stock {供應商已經沒有庫存，非常抱歉。} sla {未在承諾的時間內出貨，非常抱歉。} undeliverable {物流業者無法送達，已將包裹退回。} other {商店無法完成此訂單，非常抱歉。}}

我們正在將 {amount} 依原付款方式退回，您不需要做任何事。`,
      action: '查看我的訂單',
    },
    refund_sent: {
      subject: '訂單 {no} 的退款',
      body: '我們已將 {amount} 依原付款方式退回。銀行可能需要幾天才會顯示。',
      action: '查看我的訂單',
    },
    case_received: {
      subject: '我們已收到您對訂單 {no} 的申請',
      body: '商店會在{by}之前答覆。如果沒有答覆，將自動視為同意您的申請。',
      action: '查看我的申請',
    },
    case_approved: {
      subject: '訂單 {no} 的退貨已獲同意',
      body: '{sends, select, yes {請在{by}之前寄回商品。訂單頁面寫明了寄往何處，如有退貨標籤也在那裡。} other {您不需要寄回任何商品。退款會自動進行。}}',
      action: '查看下一步',
    },
    case_offer: {
      subject: '商店就訂單 {no} 向您提出方案',
      body: `您可以保留商品並獲得 {amount} 退款。請在{by}之前接受或拒絕。

如果您不做任何操作，則視為同意您退貨。`,
      action: '接受或拒絕',
    },
    case_rejected: {
      subject: '商店沒有同意您對訂單 {no} 的申請',
      body: `商店的理由：{reason}

如果您不同意，可以請獨立於商店的審核人員裁定。請在{by}之前提出。`,
      action: '請審核人員裁定',
    },
    case_escalated: {
      subject: '正在審核您對訂單 {no} 的申請',
      body: '獨立於商店的審核人員會在{by}之前裁定。如果屆時沒有裁定，則視為同意您的申請。',
      action: '查看我的申請',
    },
    case_inspected: {
      subject: '您退回的訂單 {no} 商品已驗貨',
      body: `{deducted, select, yes {供應商要求從退款中扣除 {amount}。理由：{reason}

如果您不同意，請在{by}之前告訴我們，由審核人員裁定。} other {一切正常。退款會自動進行。}}`,
      action: '查看結果',
    },
    case_decided: {
      subject: '關於訂單 {no} 的裁定',
      body: `{result, select, granted {您的申請已獲同意。} refused {兩名審核人員分別審核了您的申請，都未能同意。} other {我們沒有及時裁定，因此您的申請已獲同意。}}

{reason}`,
      action: '查看裁定',
    },
    case_closed: {
      subject: '訂單 {no} 的退貨已結束',
      body: `期限已過，因此沒有退款，訂單照常繼續。

如果您已寄回商品，請在訂單頁面告訴我們。`,
      action: '查看我的訂單',
    },
    withdrawal_received: {
      subject: '我們已收到您解除訂單 {no} 契約的聲明',
      body: '我們已於{at}收到您解除契約的聲明。請保留這封電子郵件，作為您的收件證明。',
      action: '查看後續步驟',
    },
    review_invited: {
      subject: '您在{shop}的購物體驗如何？',
      body: '其他買家很想知道。無論您怎麼看，幾顆星和幾句話就夠了。',
      action: '寫評價',
    },
    chat_answered: {
      subject: '{shop}已回覆您',
      body: '您的訂單 {no} 有一則新訊息。請開啟訂單閱讀和回覆。',
      action: '閱讀訊息',
    },
  },
  greeting: '{name}，您好：',
  greetingPlain: '您好：',
  open: '{action}：{url}',
  receipt: '您的已簽章收據：{url}',
  secret: '這封電子郵件中的連結不需要密碼即可開啟您的訂單，請勿轉給他人。',
  why: '您收到這封電子郵件，是因為您在{shop}的訂單。',
  sentFor: '{brand}代表{shop}寄出這封電子郵件。',
  stop: '不想再收到這類電子郵件？可以在這裡取消訂閱：{url}',
  orderNumber: '訂單編號',
  parcel: '包裹',
  parcelValue: '{carrier}，單號 {tracking}',
  payAmount: '金額',
  payHolder: '戶名',
  payBank: '銀行',
  payAccount: '帳戶',
  payBic: 'BIC',
  payReference: '轉帳附言',
  payNetwork: '網路',
  payAddress: '地址',
  declaredBy: '聲明人',
  declaredAt: '收到時間',
  declaredFor: '商品',
  digest: '摘要（SHA-256）',
  legalName: '商店',
  items: '商品',
  delivery: '運費',
  tax: '稅金',
  total: '總金額',
  paid: '您已支付',
  refunded: '已退款',
  notRefunded: '未退款',
  moreLines: '{count, plural, other {另有 # 件商品}}',
  arrival: '預計送達',
  deliveredOn: '送達日期',
  shipTo: '收件地址',
  slipThanks: '感謝您在{shop}下單。',
  slipReturns: '您的訂單與退貨',
  slipCode: '代碼',
  slipItem: '商品',
  slipQuantity: '數量',
  slipCheck: '請核對商品是否齊全。如有疑問，請聯絡您下單的商店。',
};
