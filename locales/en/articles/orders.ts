import type { ArticleText } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: 'What does “confirm” do, and what does it cost me?',
    body: `
When a buyer has paid, the supplier’s cost is confirmed **out of the buyer’s payment**. The screen says so to the cent: “from the buyer”, and “from you: 0.00”. It is always 0.00.

You can review the order first and then:

- **confirm** it: the supplier gets the order,
- **decline** it with a reason: the buyer gets a full refund.

If you do nothing, the order is confirmed automatically after {confirmMinutes} minutes. If you have turned that off, it’s refunded after {confirmHours} hours at the latest. Either way you’re charged nothing, and being away never counts against you.

A buyer can change their mind within {cancelMinutes} minutes of paying. The whole amount is then refunded, and the order is cancelled.
`,
  },
  'order-statuses': {
    title: 'What do the statuses of an order mean?',
    body: `
For every status it’s clear who acts next, and after what time the order moves on automatically. No order can get stuck.

- **${orderStatus.pending_payment}**: the buyer has paid, and the cost is waiting to be [confirmed](confirming-an-order).
- **${orderStatus.to_be_delivered}**: the supplier has the order and {shipDays} working days to send it. After that the buyer is refunded.
- **${orderStatus.shipped}**: the carrier has scanned the parcel. A label alone is not shipping.
- **${orderStatus.delivered}**: the carrier reports that it arrived.
- **${orderStatus.received}**: the buyer confirmed it, or didn’t respond for {receiveDays} days.
- **${orderStatus.pending_acceptance}**: the return period is running.
- **${orderStatus.accepted}**: that period has ended and nothing is open. Your part is now certain.
- **${orderStatus.pending_settlement}**: your part is waiting for its date, which is shown.
- **${orderStatus.pending_withdrawal}**: your part is available. You can withdraw it.
- **${orderStatus.completed}**: it was withdrawn or used, or {completeDays} days have passed. Any remaining money stays yours.
- **${orderStatus.cancelled}**: the order was cancelled and the buyer was refunded.
- **${orderStatus.refund_return}**: a return request is open. See [returns](returns-and-refunds).

## Why can’t I do something with an order?

Each step has one actor: only a buyer pays and accepts, only a carrier delivers, only a supplier ships. If an order has moved on since you opened it, an action may no longer be possible. Open it again to see what you can do now.
`,
  },
  shipping: {
    title: 'Where is the parcel, and what if it is late?',
    body: `
Open the order, then **Track parcels**. You see the carrier’s own events, the tracking number and the expected delivery date.

- Not sent within {shipDays} working days: the order is cancelled automatically and the buyer is refunded. You lose nothing.
- Sent, and not delivered {lostDays} days later: a case opens automatically, so that neither you nor the buyer has to notice.
- Returned to the sender: the order is cancelled, and the buyer is refunded.

Only the carrier’s scans make an order “shipped” or “delivered”. No one on our team, and no merchant, can set that by hand.
`,
  },
  'returns-and-refunds': {
    title: 'A buyer wants to return something. What now?',
    body: `
A buyer can request a return for {returnDays} days after delivery. You have {returnAnswerHours} hours to respond. **If you don’t, the request is approved automatically**, so that no one waits indefinitely.

## Who pays the cost

- **The supplier**, when the product is damaged, wrong, late or lost.
- **You**, when your own description promised something the product is not.
- **You and the buyer**, when they changed their mind: they pay the return shipping; you lose your profit from this order and the part of the cost that the supplier keeps. Before you list a product, its page shows what you would lose if it were returned.

## What happens next

1. You approve the request, or decline it with a reason. If you decline, the buyer can ask our team to decide.
2. The buyer has {returnShipDays} days to send the product back.
3. The supplier inspects it within {inspectDays} days. If it isn’t inspected in time, it counts as fine.
4. The buyer is refunded at once, to the payment method they used.

The refund is taken from this order’s money first. If your part was already withdrawn, we **don’t** ask you to deposit anything: at most half of later sales goes towards it until it is settled.
`,
  },
} satisfies Record<string, ArticleText>;
