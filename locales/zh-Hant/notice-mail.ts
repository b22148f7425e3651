import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: '訂單',
    wallet: '錢包',
    case: '退貨',
    review: '評價',
    service: '客服',
    system: '帳號與商品',
    ad: '推廣',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: '訂單有新動態',
      wallet: '錢包有新動態',
      case: '退貨有新動態',
      review: '評價有新動態',
      service: '客服有新訊息',
      system: '帳號或商品有新動態',
      ad: '推廣有新動態',
    },
    body: {
      info: '開啟 App 即可閱讀。',
      action: '有一件事需要您處理。開啟 App 即可查看。',
      urgent: '此事緊急，請立即開啟 App。',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, number} 則新通知',
    body: '開啟 App 即可閱讀。',
  },
  test: {
    title: '這台裝置可以收到通知',
    body: '您商店的通知會像這樣顯示。',
  },
  mail: {
    greeting: '您好：',
    several: '{shop}有 {count, number} 則新通知',
    severalLead: '發生了以下事情：',
    daily: '{shop}最近一天有 {count, number} 則未讀通知',
    weekly: '{shop}最近一週有 {count, number} 則未讀通知',
    digestLead: '以下內容您還沒有讀過：',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}：{count}',
    more: 'App 中還有 {count, number} 則。',
    action: '在 App 中開啟',
    openAll: '開啟通知',
    open: '{action}：{url}',
    why: '您收到這封電子郵件，是因為您為{shop}的這類通知選擇了電子郵件。',
    whyDigest: '您收到這封電子郵件，是因為您選擇了{shop}的通知摘要。',
    stop: '取消訂閱有關{kinds}的電子郵件：{url}',
    stopDigest: '取消訂閱摘要：{url}',
    settings: '管理通知：{url}',
  },
  welcome: {
    subject: '歡迎使用 {brand}',
    lead: '這個地址現在屬於 {shop}。',
    key: '請保留這封郵件。其中包含簽署我們公開紀錄的金鑰。有了它，您的手機和您委託的任何人都能得知我們是否曾經變更告訴過您的內容。您的手機也會保留這把金鑰；而這份副本不依賴我們。',
    line: '紀錄的金鑰',
    picture: '以代碼呈現的金鑰，供相機讀取',
    action: '查看公開紀錄',
    never: '我們絕不會透過電子郵件索取密碼、驗證碼或付款。',
  },
  code: {
    subject: '您的驗證碼是 {code}',
    body: '請在商店設定中輸入 {code}，即可在這個地址接收通知。驗證碼在 {minutes} 分鐘內有效。',
    ignore:
      '如果不是您申請的，那是有人誤填了您的地址。您不需要做任何事；沒有驗證碼，我們不會向這裡傳送任何內容。',
  },
  reset: {
    subject: '設定新密碼',
    body: '有人申請更換 {username} 的登入密碼。連結在 {minutes} 分鐘內有效，只能使用一次。更換後所有裝置登出，提領暫停 24 小時。',
    action: '設定新密碼',
    ignore: '如果不是您申請的，請忽略這封電子郵件：密碼保持不變。我們的團隊絕不會索取此連結。',
  },
  contact: {
    received: {
      subject: '我們已收到您的請求 {number}',
      lead: '我們會在 {hours} 小時內答覆。您可以透過連結查看答覆，並再寫一次。',
    },
    answered: {
      subject: '對您的請求 {number} 的答覆',
      lead: '我們的答覆如下：',
    },
    action: '開啟請求',
    link: '連結在最後一則訊息後 {days} 天內有效。請勿轉發：持有連結的人都能閱讀此請求。',
    never: '我們絕不會以電子郵件索取密碼、驗證碼或付款。',
    ignore: '如果您沒有聯絡我們，那是有人誤填了您的地址。您不需要做任何事。',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: '取消訂閱',
    ask: '取消訂閱{shop}有關{kinds}的電子郵件嗎？',
    askDigest: '取消訂閱{shop}的摘要嗎？',
    keeps: '所有通知仍保留在 App 的清單中，您可以隨時在設定中變更。',
    button: '取消訂閱',
    done: '已取消訂閱。我們不會再傳送{shop}有關{kinds}的電子郵件。',
    doneDigest: '已取消訂閱。我們不會再傳送{shop}的摘要。',
    gone: '這個連結無效',
    goneDetail: '連結可能不完整。請從電子郵件中重新開啟，或在 App 中變更設定。',
  },
};
