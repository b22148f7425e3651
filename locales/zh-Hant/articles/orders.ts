import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

export const orders = {
  'confirming-an-order': {
    title: '「確認」是做什麼的，要花我多少錢？',
    body: `
買家付款後，供應商成本**從買家的付款中**確認。畫面上會精確到分地寫明：「來自買家」，以及「來自您：0.00」。它永遠是 0.00。

您可以先查看訂單，然後：

- **確認**：供應商收到訂單；
- **拒絕接單**並說明原因：全部款項退還買家。

如果您什麼都不做，訂單會在 {confirmMinutes} 分鐘後自動確認。如果您關閉了自動確認，訂單最晚在 {confirmHours} 小時後退款。不論哪種情況都不會向您收取任何費用，不在線上也絕不會對您不利。

買家在付款後 {cancelMinutes} 分鐘內可以改變心意。這時全部金額退還買家，訂單取消。
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: '訂單的各個狀態是什麼意思？',
    body: `
每個狀態都寫明下一步由誰來做，以及過了什麼時間訂單會自動進入下一步。不會有訂單卡住。

- **${orderStatus.pending_payment}**：買家已付款，成本等待[確認](confirming-an-order)。
- **${orderStatus.to_be_delivered}**：供應商已收到訂單，有 {shipDays} 個工作天出貨。逾期則退款給買家。
- **${orderStatus.shipped}**：物流業者已掃描包裹。只有寄件標籤不算出貨。
- **${orderStatus.delivered}**：物流業者回報包裹已到達。
- **${orderStatus.received}**：買家確認收到，或在 {receiveDays} 天內沒有回應。
- **${orderStatus.pending_acceptance}**：退貨期進行中。
- **${orderStatus.accepted}**：退貨期已結束，沒有待處理的事項。您的部分現在已確定。
- **${orderStatus.pending_settlement}**：您的部分將在顯示的日期變為可用。
- **${orderStatus.pending_withdrawal}**：您的部分已可用。您可以提領。
- **${orderStatus.completed}**：已提領或使用，或已過 {completeDays} 天。剩下的錢仍然是您的。
- **${orderStatus.cancelled}**：訂單已取消，並已退款給買家。
- **${orderStatus.refund_return}**：有退貨申請正在處理。請看[退貨](returns-and-refunds)。

## 為什麼我不能對訂單進行某項操作？

每一步都只由一方負責：只有買家能付款和驗收，只有物流業者能送達，只有供應商能出貨。如果開啟之後訂單已進入下一步，有些操作可能已無法進行。請重新開啟，看看現在可以做什麼。
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: '包裹在哪裡，晚了怎麼辦？',
    body: `
開啟訂單，再選擇**追蹤包裹**。您會看到物流業者自己的紀錄、追蹤號碼，以及預計送達日期。

- 超過 {shipDays} 個工作天未出貨：訂單自動取消，退款給買家。您沒有任何損失。
- 已出貨，{lostDays} 天後仍未送達：自動成立售後案件，不需要您或買家去發現。
- 退回寄件人：訂單取消，退款給買家。

只有物流業者的掃描才能讓訂單變成「已出貨」或「已送達」。我們的團隊和商家都無法手動設定。
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: '買家想退貨，怎麼辦？',
    body: `
買家在送達後 {returnDays} 天內可以申請退貨。您有 {returnAnswerHours} 小時答覆。**如果您未答覆，申請會自動視為同意**，這樣沒有人需要一直等下去。

## 費用由誰承擔

- **供應商**：商品損壞、寄錯、太晚送達或遺失。
- **您**：您自己的描述承諾了商品不具備的內容。
- **您和買家**：買家改變心意。買家支付寄回的費用；您失去這筆訂單的利潤，以及供應商從成本中留下的部分。上架商品之前，商品頁面會顯示退貨時您會損失多少。

## 後續步驟

1. 您同意，或說明原因後拒絕。拒絕後，買家可以請我們的團隊裁定。
2. 買家有 {returnShipDays} 天時間寄出商品。
3. 供應商在 {inspectDays} 天內檢查。如果未如期檢查，視為沒有問題。
4. 我們立即依原付款方式退款給買家。

退款首先來自這筆訂單的款項。如果您的部分已經提領，我們**不會**要求您儲值：只從日後的銷售中抵扣，最多一半，直到抵清為止。
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
