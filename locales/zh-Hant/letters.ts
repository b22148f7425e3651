import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '您在{shop}的訂單 {no}',
      body: '感謝您的訂購。您支付的 {amount} 已入帳，訂單已經成立。\n\n在訂單頁面，您可以查看進度、在出貨前取消，也可以退回不想保留的商品。',
      action: '打開我的訂單',
    },
    payment_open: {
      subject: '如何支付您在{shop}的訂單',
      body: '商品為您保留到{by}。請在此之前完全依照下方說明支付 {amount}。\n\n款項入帳後訂單立即成立，屆時我們會寫信給您。',
      action: '查看付款方式',
    },
    payment_expired: {
      subject: '{shop}的付款時間已過',
      body: '沒有收到付款，因此沒有成立訂單，您也無需支付任何費用。\n\n如果您已經付款而款項稍後入帳，會自動退還給您。',
      action: '前往商店',
    },
    payment_returned: {
      subject: '您付給{shop}的款項將退還給您',
      body: '您支付的 {amount} 在付款時間結束後才入帳，因此沒有成立訂單。全部款項將循原路退還。',
      action: '查看付款',
    },
    order_shipped: {
      subject: '您的訂單 {no} 已在路上',
      body: '物流業者已經收到您的包裹。',
      action: '追蹤包裹',
    },
    order_delivered: {
      subject: '您的訂單 {no} 已送達',
      body: '物流業者表示您的訂單已經送到。請查看收到的商品。\n\n一切正常？請確認。有問題、缺少或不滿意？您可以在{by}之前在同一頁面告訴我們。',
      action: '確認或退貨',
    },
    order_late: {
      subject: '您的訂單 {no} 比承諾的時間更久',
      body: '您的訂單應在{by}之前送達。尚未送達，我們深感抱歉。\n\n您可以在訂單頁面查看包裹位置。如果在該日期後十天內仍未送達，無需申請即可獲得退款。',
      action: '查看包裹位置',
    },
    order_cancelled: {
      subject: '您的訂單 {no} 已取消',
      body: '{why, select, buyer {已依您的要求取消。} expired {商店未及時確認。我們深感抱歉。} stock {供應商已經沒有庫存，非常抱歉。} sla {未在承諾的時間內出貨，非常抱歉。} undeliverable {物流業者無法送達，已將包裹退回。} other {商店無法完成此訂單，非常抱歉。}}\n\n{amount} 將依您的付款方式退還。您無需做任何事。',
      action: '查看我的訂單',
    },
    refund_sent: {
      subject: '訂單 {no} 的退款',
      body: '{amount} 已依您的付款方式退還。銀行可能需要幾天才會顯示。',
      action: '查看我的訂單',
    },
    case_received: {
      subject: '我們已收到您對訂單 {no} 的請求',
      body: '商店會在{by}之前答覆。如果沒有答覆，您的請求將自動獲准。',
      action: '查看我的請求',
    },
    case_approved: {
      subject: '訂單 {no} 的退貨已獲准',
      body: '{sends, select, yes {請在{by}之前寄回商品。訂單頁面寫明了寄往何處，如有標籤也在那裡。} other {您無需寄回任何東西。退款會自動進行。}}',
      action: '查看下一步',
    },
    case_offer: {
      subject: '商店就訂單 {no} 向您提出方案',
      body: '您可以保留商品並獲得 {amount} 退款。請在{by}之前接受或拒絕。\n\n如果您不做任何動作，退貨將獲准。',
      action: '接受或拒絕',
    },
    case_rejected: {
      subject: '商店沒有同意您對訂單 {no} 的請求',
      body: '商店的說明：{reason}\n\n如果您不同意，可以請商店以外的人來裁定。請在{by}之前提出。',
      action: '請求裁定',
    },
    case_escalated: {
      subject: '正在審查您對訂單 {no} 的請求',
      body: '商店以外的人員正在審查，並會在{by}之前裁定。如果沒有人裁定，請求將獲准。',
      action: '查看我的請求',
    },
    case_inspected: {
      subject: '訂單 {no} 的商品已檢查',
      body: '{deducted, select, yes {供應商將從退款中扣除 {amount}。原因：{reason}\n\n如果您不同意，請在{by}之前告訴我們，由其他人裁定。} other {一切正常。退款會自動進行。}}',
      action: '查看結果',
    },
    case_decided: {
      subject: '關於訂單 {no} 的裁定',
      body: '{result, select, granted {您的請求已獲准。} refused {兩個人先後審查了您的請求，都無法核准。} other {沒有人及時裁定，因此您的請求已獲准。}}\n\n{reason}',
      action: '查看裁定',
    },
    case_closed: {
      subject: '訂單 {no} 的退貨已結束',
      body: '時限已過，因此沒有退款，訂單照原樣繼續。\n\n如果您已寄回商品，請在訂單頁面告訴我們。',
      action: '查看我的訂單',
    },
    withdrawal_received: {
      subject: '撤回訂單 {no} 契約的回條',
      body: '我們已於{at}收到您解除契約的聲明。請保存這封信：它就是您的回條。',
      action: '查看後續步驟',
    },
    review_invited: {
      subject: '您在{shop}的購物體驗如何？',
      body: '其他買家很想知道。無論您怎麼看，幾顆星和幾句話就夠了。',
      action: '寫評價',
    },
    chat_answered: {
      subject: '{shop}已回覆您',
      body: '您的訂單 {no} 有一則新訊息。訊息與訂單保存在一起，請打開訂單閱讀和回覆。',
      action: '閱讀訊息',
    },
  },
  greeting: '{name}，您好：',
  greetingPlain: '您好：',
  open: '{action}：{url}',
  address: '如果按鈕無法使用，請打開此網址：{url}',
  receipt: '您的簽名收據：{url}',
  secret: '信中的連結無需密碼即可打開您的訂單，請勿轉給他人。',
  why: '您收到這封信是因為您在{shop}的訂單。',
  stop: '不想收到這類信件？可以在這裡停止：{url}',
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
};
