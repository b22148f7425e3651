import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {新訂單：{goods}，{amount}} other {新訂單：{goods} 和另外 # 件商品，{amount}}}} other {新訂單 {no}}}',
    body: '{confirm, select, auto {訂單 {no}。請在 {confirm_by} 前確認，否則將自動確認。} latest {訂單 {no}。請在 {confirm_by} 前確認，否則訂單將取消，款項退還買家。} other {買家已支付 {amount}。請從這筆付款中確認成本，否則將自動確認。}}',
  },
  order_confirmed: {
    title: '訂單 {no} 已自動確認',
    body: '供應商成本已從買家的付款中預留。供應商正在準備包裹。',
  },
  order_shipped: {
    title: '訂單 {no} 已出貨',
    body: '物流業者已收到包裹。',
  },
  order_delivered: {
    title: '訂單 {no} 已送達',
    body: '買家現在可以檢查商品。',
  },
  order_accepted: {
    title: '訂單 {no} 已驗收',
    body: '您的收入為 {amount}，已計入錢包，過了您等級的等待期後變為可用。',
  },
  order_lost: {
    title: '訂單 {no} 可能已遺失',
    body: '未及時送達。損失由供應商承擔，不由您承擔。請查看這次退貨。',
  },
  order_cancelled: {
    title: '訂單 {no} 已取消',
    body: '{why, select, buyer {買家要求取消。} expired {未及時確認。} stock {供應商沒有貨了。} sla {未及時出貨。} undeliverable {物流業者無法送達。} other {訂單無法完成。}}我們向買家退款 {amount}。您沒有任何損失。',
  },
  order_released: {
    title: '{amount} 已可提領',
    body: '訂單 {no} 的收入現在可以提領了。',
  },
  return_asked: {
    title: '訂單 {no} 有退貨申請',
    body: '請在 {answer_by} 前答覆，否則自動同意。',
  },
  return_granted: {
    title: '訂單 {no} 的退貨已同意',
    body: '沒有及時答覆，因此已自動同意。商品將退回供應商。',
  },
  return_closed: {
    title: '訂單 {no} 的退貨已結束',
    body: '沒有退款。訂單從原來的狀態繼續。',
  },
  return_refunded: {
    title: '訂單 {no} 已退款',
    body: '我們向買家退款 {amount}。退貨頁面說明由誰承擔。',
  },
  return_offer_taken: {
    title: '訂單 {no} 的買家接受了您的方案',
    body: '商品留在買家手中，退款正在處理。',
  },
  return_offer_declined: {
    title: '訂單 {no} 的買家拒絕了您的方案',
    body: '因此按未答覆處理，已同意退貨。商品將退回供應商。',
  },
  return_damaged: {
    title: '訂單 {no} 退回的商品有損壞',
    body: '供應商希望從退款中扣除一部分。由買家或審核人員決定。',
  },
  return_escalated: {
    title: '訂單 {no} 的退貨正在審核',
    body: '十天內會做出裁定並說明理由。',
  },
  return_decided_for_buyer: {
    title: '訂單 {no} 的退貨裁定支持買家',
    body: '退貨頁面說明理由以及由誰承擔什麼。',
  },
  return_decided_for_shop: {
    title: '訂單 {no} 的退貨裁定支持商店',
    body: '已由兩名審核人員審核。退貨頁面說明理由。',
  },
  feedback_answered: {
    title: '我們已答覆您的意見回饋 {no}',
    body: '開啟即可閱讀答覆。',
  },
  feedback_done: {
    title: '您的意見回饋 {no} 已完成',
    body: '謝謝。如果與您的意思不符，請再聯絡我們。',
  },
  chat_answered: {
    title: '客服已答覆',
    body: '開啟對話即可閱讀和回覆。',
  },
  chat_buyer_wrote: {
    title: '訂單 {no} 的買家傳來新訊息',
    body: '開啟對話即可閱讀和回覆。雙方都看不到對方的聯絡方式。',
  },
  question_new: {
    title: '關於「{title}」的新提問',
    body: '有買家想在購買前了解一些情況。您的回答會以電子郵件寄給對方。',
  },
  sourcing_found: {
    title: '已為「{title}」找到商品',
    body: '打開請求，查看找到的商品及其成本。如果合適，可加入您的商店。',
  },
  sourcing_not_found: {
    title: '沒有找到「{title}」',
    body: '打開請求查看原因。它不再計入待答覆的請求。',
  },
  sign_in_new: {
    title: '您的帳號有新的登入',
    body: '{named, select, yes {裝置：{device}，時間：{when}，網路：{place}。} other {裝置沒有說明名稱，時間：{when}，網路：{place}。}}如果不是您本人，請變更密碼：所有其他裝置都會登出。',
  },
  sign_in_guessed: {
    title: '有人在猜您的密碼',
    body: '一小時內，有人從您從未用過的網路，用您的使用者名稱登入失敗了 {count} 次。對方沒有登入成功，您仍可在平時的地方登入。如果密碼較短或在別處也用，請變更密碼並開啟兩步驟驗證。',
  },
  password_changed: {
    title: '登入密碼已變更',
    body: '所有其他裝置都已登出。API 金鑰仍然有效：請在「登入與安全」中撤銷您不認得的金鑰。如果不是您本人，請立即聯絡我們。',
  },
  password_reset: {
    title: '您的登入密碼已被更換',
    body: '{way, select, email {透過寄到您電子郵件的連結更換。} other {使用復原碼更換。}}所有裝置已登出，提領暫停至 {until}。API 金鑰仍然有效：請在「登入與安全」中撤銷您不認得的金鑰。如果不是您本人，請立即再次更換並聯絡我們。',
  },
  contact_changed: {
    title: '您的聯絡資料已變更',
    body: '帳號的{what, select, email {電子郵件地址} phone {電話號碼} other {電子郵件地址和電話號碼}}已變更。新的電子郵件地址確認後才生效。如果不是您本人，請立即變更密碼：所有其他裝置都會登出。',
  },
  shop_linked: {
    title: '「我的商店」新增了一間商店',
    body: '它的店主不必登入即可開啟本店，您也可以開啟它。涉及款項時，仍需各商店自己的交易密碼。如果不是您本人，請在「我的商店」中移除它，並立即變更密碼。',
  },
  pay_password_changed: {
    title: '交易密碼已變更',
    body: '如果不是您本人，請重設它，並登出您的其他裝置。',
  },
  pay_password_reset: {
    title: '交易密碼已重設',
    body: '提領暫停至 {until}。如果不是您本人，請讓其他裝置登出，並聯絡我們。',
  },
  device_added: {
    title: '已新增一台簽署裝置',
    body: '{waits, select, yes {{device} 自 {until} 起可以簽署。不是您本人？請在此之前將它移除、變更密碼，並告訴我們。} other {{device} 現在會簽署提領、收款帳戶、推廣活動和交易密碼。不是您本人？請變更密碼，並告訴我們。}}',
  },
  device_leaving: {
    title: '您最後一台簽署裝置即將移除',
    body: '{device} 將於 {until} 停止簽署{alone, select, yes {，之後提領不再需要簽署。} other {。}}不是您本人？請在「簽署裝置」中保留它、變更密碼，並告訴我們。',
  },
  device_removed: {
    title: '一台簽署裝置已移除',
    body: '{device} 不再簽署。不是您本人？請變更密碼，並告訴我們。',
  },
  device_retained: {
    title: '簽署裝置已保留',
    body: '{device} 的移除已停止，它會繼續簽署。',
  },
  second_factor_on: {
    title: '兩步驟驗證已開啟',
    body: '現在起，在新裝置上登入需要驗證器 App 的驗證碼。',
  },
  second_factor_off: {
    title: '兩步驟驗證已關閉',
    body: '現在只需密碼就能登入。如果不是您本人，請登出您的其他裝置，並重新開啟。',
  },
  recovery_code_used: {
    title: '使用了一組復原碼',
    body: '{left, plural, =0 {復原碼已用完。請立即產生新的。} other {還有 # 組復原碼。請在用完之前產生新的。}}',
  },
  comment_new: {
    title: '訂單 {no} 有新評價',
    body: '「{title}」獲得 {rating} 顆星，滿分 5 顆。您可以回覆一次，所有人都看得到您的回覆。',
  },
  comment_followed: {
    title: '買家對訂單 {no} 追加了評價',
    body: '與「{title}」有關。',
  },
  comment_kept: {
    title: '您檢舉的評價予以保留',
    body: '這是對訂單 {no} 中「{title}」的評價。經我們審核，符合規則。您的回覆顯示在旁邊。',
  },
  comment_removed: {
    title: '您檢舉的評價已移除',
    body: '這是對訂單 {no} 中「{title}」的評價。原處顯示移除原因，其評分不再計入。',
  },
  goods_withdrawn: {
    title: '商品已停售',
    body: '我們已在所有商店停售 {titles}。原因：{reason} 已有的訂單照常進行。原因消除後會自動重新上架。',
  },
  goods_out_of_stock: {
    title: '商品已下架：售完',
    body: '供應商已沒有 {titles} 的庫存。補貨後會自動重新上架。',
  },
  goods_below_break_even: {
    title: '商品已下架：成本上漲',
    body: '以您的售價，{titles} 會讓您虧錢。設定較高的售價後可以繼續販售。',
  },
  goods_back_on_sale: {
    title: '商品已重新上架',
    body: '{titles} 可以再次銷售，售價為您設定的價格。',
  },
  cost_rises: {
    title: '「{title}」的成本將上漲',
    body: '從{when}起，成本由{old}變為{cost}。按您現在的售價{price}，每件利潤為{profit}。已有訂單的成本不變。',
  },
  cost_rises_below: {
    title: '「{title}」的成本將超出您的售價所能承受',
    body: '從{when}起，成本由{old}變為{cost}。按您現在的售價{price}會虧損：請至少定為{floor}，否則商品將在當天下架。已有訂單的成本不變。',
  },
  cost_falls: {
    title: '「{title}」的成本將下降',
    body: '從{when}起，成本由{old}變為{cost}。按您現在的售價{price}，每件利潤為{profit}。',
  },
  goods_repriced: {
    title: '價格已隨成本調整',
    body: '{titles} 的成本上漲。已依您的定價規則設定新價格，讓您不虧損。',
  },
  identity_verified: {
    title: '您的身分已驗證',
    body: '您已通過身分驗證：{name}。戶名相同的帳戶可以接收您的提領。',
  },
  identity_rejected: {
    title: '我們還未能驗證您的身分',
    body: '需要更正的每一欄都說明了原因。其他內容均已保留。',
  },
  identity_recalled: {
    title: '您的身分驗證已被撤銷',
    body: '{statement} 您可以送出新的證件。您賺到的錢仍然是您的，您也可以申訴。',
  },
  unpaid_near: {
    title: '請驗證身分，以便繼續接單',
    body: '有 {unpaid} 等待付給您。達到 {limit} 時，您的商店會停止接受新訂單，直到身分驗證完成。這筆錢仍然是您的。',
  },
  unpaid_stopped: {
    title: '您的商店已停止接受新訂單',
    body: '有 {unpaid} 等待付給您，而您的身分尚未驗證。現有訂單照常進行，這筆錢仍然是您的。驗證完成後會立即恢復接單。',
  },
  identity_late: {
    title: '我們對您身分的審核延遲了',
    body: '我們承諾在 48 小時內答覆，但沒有做到。您的申請現在排在最前面，您不需要做任何事。',
  },
  identity_appeal_received: {
    title: '我們已收到您的申訴',
    body: '作出決定的人以外的另一位審核員會在 {decide_by} 前答覆。',
  },
  identity_appeal_upheld: {
    title: '您的申訴未獲支持',
    body: '關於您身分的決定維持不變。您可以查看理由，也可以隨時送出新的證件。',
  },
  identity_appeal_overturned: {
    title: '您的申訴成立',
    body: '您的身分已通過驗證。很抱歉。',
  },
  identity_appeal_reopened: {
    title: '您的申訴成立',
    body: '先前的決定不再有效。您的證件已經刪除，請再送出一次。很抱歉。',
  },
  identity_appeal_late: {
    title: '您的申訴逾期未決',
    body: '我們承諾在 10 天內作出決定，但尚未做到。您的申訴排在第一位，您不需要做任何事。',
  },
  identity_expiring: {
    title: '您的證件將於 {day} 到期',
    body: '請在此之前提交新證件。在此期間可以繼續銷售和提領。',
  },
  payout_schedule_set: {
    title: '已開啟每週自動提領',
    body: '每週一次，最多 {amount} 轉到 {account}。如果不是您本人操作，請結束此設定、變更密碼並告訴我們。',
  },
  payout_schedule_skipped: {
    title: '本週的自動提領沒有進行',
    body: '有一件事需要您先處理：打開每週自動提領查看原因。您的錢仍可使用。',
  },
  payout_account_added: {
    title: '已新增一個收款帳戶',
    body: '帳戶 {account} 已新增，24 小時後可以使用。不是您本人？請移除它，變更密碼，並告訴我們。',
  },
  payout_account_changed: {
    title: '一個收款帳戶已變更',
    body: '帳戶 {account} 已變更。不是您本人？請變更密碼，並告訴我們。',
  },
  payout_account_removed: {
    title: '一個收款帳戶已移除',
    body: '帳戶 {account} 已移除。不是您本人？請變更密碼，並告訴我們。',
  },
  deposit_credited: {
    title: '儲值 {no} 已在您的錢包',
    body: '{amount} 已到帳，現在可用。這是您的款項，可以像其餘餘額一樣提領。',
  },
  deposit_below_minimum: {
    title: '儲值 {no}：{amount} 已到達',
    body: '低於這種方式的最低儲值金額。我們為您保管，您轉入的總額達到最低金額後立即入帳。',
  },
  deposit_unclear: {
    title: '儲值 {no}：{amount} 已到達，為您保管',
    body: '到達較晚，或超出您的儲值上限。由兩名審核人員核對；之後入帳，或退回原處。',
  },
  deposit_returned: {
    title: '儲值 {no}：{amount} 已退回',
    body: '我們無法入帳，因此已退回原處。',
  },
  deposit_needs_info: {
    title: '儲值 {no}：我們有疑問',
    body: '入帳之前，審核人員需要您提供一些內容。您有七天時間回答。',
  },
  deposit_failed: {
    title: '儲值 {no} 無法入帳',
    body: '原因：{reason}',
  },
  deposit_unanswered: {
    title: '儲值 {no} 因未回答而關閉',
    body: '七天內沒有收到對我們提問的回答。如果您已轉帳，請告訴我們：款項不會遺失。',
  },
  deposit_expired: {
    title: '找不到儲值 {no}',
    body: '期限內沒有到帳。如果您已轉帳，請檢查地址和網路，並告訴我們。之後到達的款項會為您保管。',
  },
  deposit_late: {
    title: '我們對儲值 {no} 的處理延遲了',
    body: '我們承諾在 24 小時內答覆，但沒有做到。您的儲值現在排在最前面，您不需要做任何事。',
  },
  restriction_placed: {
    title: '您的商店受到限制，至 {until}',
    body: '開啟可查看原因、哪些功能照常以及如何申訴。限制會自動結束。',
  },
  restriction_held: {
    title: '您的餘額中有 {amount} 被圈存，至 {until}',
    body: '開啟可查看原因和證據。您可以申訴，它也會自動結束。',
  },
  restriction_begun: {
    title: '您的帳號停權至 {until}',
    body: '我們此前已預告。您可以查看原因、申訴，並查看您的餘額。',
  },
  restriction_extended: {
    title: '一項限制已延長至 {until}',
    body: '由另一名審核人員根據新的證據決定。不能再次延長，您可以申訴。',
  },
  restriction_ended: {
    title: '一項限制已結束',
    body: '受它影響的功能全部恢復。',
  },
  restriction_freed: {
    title: '餘額中的 {amount} 已恢復可用',
    body: '圈存的金額已回到您的可用餘額。',
  },
  appeal_received: {
    title: '我們已收到您的申訴',
    body: '由做出限制者以外的另一名審核人員決定，最晚 {decide_by}。',
  },
  appeal_upheld: {
    title: '您的申訴未成立',
    body: '開啟可閱讀理由。限制仍會自動結束。',
  },
  appeal_overturned: {
    title: '您的申訴成立',
    body: '很抱歉。限制已解除，圈存的金額已恢復可用。',
  },
  withdrawal_requested: {
    title: '已申請提領 {no}',
    body: '我們已收到您將 {amount} 提領到 {account} 的申請。匯出之前可以取消。',
  },
  withdrawal_approved: {
    title: '提領 {no} 已核准',
    body: '我們正在將 {amount} 匯往 {account}。',
  },
  withdrawal_paid: {
    title: '提領 {no} 已支付',
    body: '{amount} 已匯往 {account}。',
  },
  withdrawal_cancelled: {
    title: '提領 {no} 已取消',
    body: '{amount} 已恢復可用。沒有收取任何費用。',
  },
  withdrawal_rejected: {
    title: '提領 {no} 未核准',
    body: '{amount} 已恢復可用。原因：{reason}',
  },
  withdrawal_failed: {
    title: '提領 {no} 失敗',
    body: '{amount} 已恢復可用。沒有收取任何費用。請檢查帳戶 {account}。',
  },
  withdrawal_returned: {
    title: '提領 {no} 遭退回',
    body: '收款銀行或網路退回了款項：{amount} 連同手續費已恢復可用。請檢查帳戶 {account}。',
  },
  goodwill_promo: {
    title: '您有 {amount} 推廣金',
    body: '這是我們給您的補償：{reason} 支付推廣時優先使用，您無需償還。',
  },
  goodwill_given: {
    title: '您的錢包增加了 {amount}',
    body: '這是我們給您的補償：{reason} 款項即刻可用，您無需償還。',
  },
  ad_started: {
    title: '{goods}的推廣已開始',
    body: '現在開始展示。您可以隨時查看展示在哪裡、展示多少次以及花費多少。',
  },
  ad_paused: {
    title: '{goods}的推廣已暫停',
    body: '{why, select, no_stock {商品已售完。} not_sold {商品不在您的商店中銷售。} shop_paused {您的商店目前不接受訂單。} other {目前無法展示。}}期間不產生費用，之後自動繼續。',
  },
  ad_resumed: {
    title: '{goods}的推廣已繼續',
    body: '已重新開始展示。',
  },
  ad_exhausted: {
    title: '{goods}的預算已用完',
    body: '推廣已結束。剩餘的 {amount} 不夠再付一次點擊，已退回。',
  },
  ad_ended: {
    title: '{goods}的推廣已結束',
    body: '{why, select, time {最後一天已過。} shop_closed {您的商店已關閉。} other {推廣已結束。}}未花費的 {amount} 已退回。',
  },
  ad_refused: {
    title: '{goods}的推廣未通過',
    body: '審核人員給出的理由：{reason} {amount} 已全部退回。您可以修改後重新開始。',
  },
  friend_joined: {
    title: '一位朋友已加入',
    body: '{name} 用您的邀請開了商店。邀請是免費的，任何人都不會從中獲利。',
  },
  level_raised: {
    title: '您的商店有了新等級：{level, select, merchant {商家商店} partner {商業夥伴} other {品牌代理}}',
    body: '您達成了它的條件。櫥窗可放更多商品，新訂單的佣金更低。不收取任何費用。',
  },
  level_lowering: {
    title:
      '您的商店等級將於{from}變為{level, select, standard {標準商店} merchant {商家商店} partner {商業夥伴} other {品牌代理}}',
    body: '您的商店目前有一項等級條件未達成。如果在那之前重新達成，就不會有變化。您的商品保持原樣，餘額不受影響。等級頁面會顯示缺少什麼。',
  },
  level_kept: {
    title:
      '您的等級維持不變：{level, select, standard {標準商店} merchant {商家商店} partner {商業夥伴} other {品牌代理}}',
    body: '您的商店重新達成了等級條件。先前通知的變更已取消。',
  },
  level_lowered: {
    title:
      '您的商店等級現在是{level, select, standard {標準商店} merchant {商家商店} partner {商業夥伴} other {品牌代理}}',
    body: '這已在三十天前通知。您的商品繼續銷售，您的資金不受影響。一旦達成更高等級的條件，即可免費恢復。',
  },
  proposal_made: {
    title: '有程式提議變更',
    body: '請查看會變更什麼，再確認或拒絕。在此之前什麼都不會變。',
  },
  hook_failed: {
    title: '傳往 {host} 的訊息未送達',
    body: '我們花了一天時間嘗試把訊息傳給您的程式。請查看它的回應；訊息可以重新傳送。',
  },
  hook_disabled: {
    title: '傳往 {host} 的訊息已關閉',
    body: '該位址三天來沒有接收任何訊息，因此我們已停止向它傳送。請修好後重新開啟；錯過的訊息可以補傳。',
  },
  domain_active: {
    title: '{domain} 已啟用',
    body: '買家現在可以用您自己的網域開啟商店。您在這裡的網址仍然可用。',
  },
  domain_failing: {
    title: '{domain} 已停止使用',
    body: '該網域不再指向您的商店。商店仍在這裡的網址營業。請查看需要修正的地方。',
  },
  domain_lapsed: {
    title: '{domain} 未連接',
    body: 'DNS 記錄一週內沒有設定正確，我們已刪除該申請。您可以隨時重新開始。',
  },
  domain_uncertified: {
    title: '{domain} 還沒有憑證',
    body: '憑證授權單位已多次拒絕。請查看原因；我們會繼續自動重試。',
  },
  limit_changes: {
    title:
      '自{from}起：{kind, select, goods_max {同時上架商品數} deletions_daily {每日移除次數} commission_bps {新訂單的佣金} other {每日免審核提領額}}',
    body: '等級「{level, select, standard {標準商店} merchant {商家商店} partner {商業夥伴} other {品牌代理}}」由{before}變為{value}。銷售中的商品、既有訂單和您的資金不受影響。',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
