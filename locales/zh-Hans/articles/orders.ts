import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

export const orders = {
  'confirming-an-order': {
    title: '“确认”是做什么的，要花我多少钱？',
    body: `
买家付款后，供应商成本**从买家的付款中**确认。屏幕上会精确到分地写明：“来自买家”，以及“来自你：0.00”。它永远是 0.00。

你可以先查看订单，然后：

- **确认**：供应商收到订单；
- **拒绝接单**并说明原因：全部款项退还买家。

如果你什么都不做，订单会在 {confirmMinutes} 分钟后自动确认。如果你关闭了自动确认，订单最迟在 {confirmHours} 小时后退款。无论哪种情况都不会向你收取任何费用，不在线也绝不会对你不利。

买家在付款后 {cancelMinutes} 分钟内可以改变主意。那样全部金额退还买家，订单取消。
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: '订单的各个状态是什么意思？',
    body: `
每个状态都写明下一步由谁来做，以及过了什么时间订单会自动进入下一步。不会有订单卡住。

- **${orderStatus.pending_payment}**：买家已付款，成本等待[确认](confirming-an-order)。
- **${orderStatus.to_be_delivered}**：供应商已收到订单，有 {shipDays} 个工作日发货。超过后退款给买家。
- **${orderStatus.shipped}**：物流公司已扫描包裹。只有面单不算发货。
- **${orderStatus.delivered}**：物流公司报告包裹已到达。
- **${orderStatus.received}**：买家确认收到，或在 {receiveDays} 天内没有回应。
- **${orderStatus.pending_acceptance}**：退货期正在进行。
- **${orderStatus.accepted}**：退货期已结束，没有未处理的事项。你的部分现在已确定。
- **${orderStatus.pending_settlement}**：你的部分将在显示的日期变为可用。
- **${orderStatus.pending_withdrawal}**：你的部分已可用。你可以提现。
- **${orderStatus.completed}**：已提现或使用，或已过 {completeDays} 天。剩下的钱仍然是你的。
- **${orderStatus.cancelled}**：订单已取消，并已退款给买家。
- **${orderStatus.refund_return}**：有退货申请正在处理。请看[退货](returns-and-refunds)。

## 为什么我不能对订单进行某项操作？

每一步都只由一方负责：只有买家能付款和验收，只有物流公司能送达，只有供应商能发货。如果打开之后订单已进入下一步，有些操作可能无法再进行。请重新打开，看看现在可以做什么。
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: '包裹在哪里，晚了怎么办？',
    body: `
打开订单，再选择**查看包裹物流**。你会看到物流公司自己的记录、运单号以及预计送达日期。

- 超过 {shipDays} 个工作日未发货：订单自动取消，并退款给买家。你没有任何损失。
- 已发货，{lostDays} 天后仍未送达：自动开立售后案件，不需要你或买家去发现。
- 退回寄件人：订单取消，并退款给买家。

只有物流公司的扫描才能让订单变为“已发货”或“已送达”。我们团队中没有人、也没有商家能手动设置。
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: '买家想退货，怎么办？',
    body: `
买家在送达后 {returnDays} 天内可以申请退货。你有 {returnAnswerHours} 小时答复。**如果你不答复，申请会自动视为同意**，这样没有人需要一直等下去。

## 费用由谁承担

- **供应商**：商品损坏、发错、送达太晚或丢失。
- **你**：你自己的描述承诺了商品不具备的内容。
- **你和买家**：买家改变主意。买家支付寄回的费用；你失去这个订单的利润，以及供应商从成本中留下的部分。上架商品之前，商品页面会显示退货时你会损失多少。

## 后续步骤

1. 你同意，或说明原因后拒绝。拒绝后，买家可以请我们的团队裁定。
2. 买家有 {returnShipDays} 天时间寄出商品。
3. 供应商在 {inspectDays} 天内检查。如果未按时检查，视为没有问题。
4. 我们立即按原付款方式退款给买家。

退款首先来自这个订单的钱。如果你的部分已经提现，我们**不会**要求你充值：只从以后的销售中最多抵扣一半，直到抵清为止。
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
