import type { ArticleText } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: 'What does “confirm” do, and what does it cost me?',
    body: `
When a buyer has paid, the supplier's cost is confirmed **out of the buyer's payment**. The screen says so to the cent: “from the buyer”, and “from you: 0.00”. It is always 0.00.

You can look at the order first and then:

- **confirm** it: the supplier gets the order,
- **decline** it with a reason: the buyer gets all of the money back.

If you do nothing, the order confirms itself after {confirmMinutes} minutes. Where you have switched that off, it is refunded after {confirmHours} hours at the latest. Either way nothing is charged to you, and being away is never a fault.

A buyer can change their mind within {cancelMinutes} minutes of paying. Then the whole amount goes back to them, and the order ends.
`,
  },
  'order-statuses': {
    title: 'What do the statuses of an order mean?',
    body: `
Every status has somebody who moves it on, and a time after which it moves by itself. No order can stand still for ever.

- **${orderStatus.pending_payment}**: the buyer has paid, and the cost waits to be [confirmed](confirming-an-order).
- **${orderStatus.to_be_delivered}**: the supplier has the order and {shipDays} working days to send it. After that the buyer is refunded.
- **${orderStatus.shipped}**: the carrier has scanned the parcel. A label alone is not shipping.
- **${orderStatus.delivered}**: the carrier says it arrived.
- **${orderStatus.received}**: the buyer said so, or said nothing for {receiveDays} days.
- **${orderStatus.pending_acceptance}**: the time to return goods is running.
- **${orderStatus.accepted}**: that time is over and nothing is open. Your part is now certain.
- **${orderStatus.pending_settlement}**: your part is waiting for its date, which is shown.
- **${orderStatus.pending_withdrawal}**: your part is available. You can withdraw it.
- **${orderStatus.completed}**: it was withdrawn or used, or {completeDays} days have passed. Money that is left stays yours.
- **${orderStatus.cancelled}**: the order ended and the buyer got their money back.
- **${orderStatus.refund_return}**: a case is open. See [returns](returns-and-refunds).

## Why can I not do something with an order?

Each step belongs to somebody: only a buyer pays and accepts, only a carrier delivers, only a supplier ships. If an order has moved on since you opened it, what you wanted may not be possible any more. Open it again and look at what it allows now.
`,
  },
  shipping: {
    title: 'Where is the parcel, and what if it is late?',
    body: `
Open the order and then “logistics”. You see the carrier's own events, the tracking number and when the parcel should arrive.

- Not sent within {shipDays} working days: the order ends by itself and the buyer gets their money back. You lose nothing.
- Sent, and not delivered {lostDays} days later: a case opens by itself, so that neither you nor the buyer has to notice.
- Sent back to the sender: the order ends, and the buyer is refunded.

Only the carrier's scans make an order “shipped” or “delivered”. Nobody here, and no merchant, can set that by hand.
`,
  },
  'returns-and-refunds': {
    title: 'A buyer wants to return something. What now?',
    body: `
A buyer can ask for a return for {returnDays} days after delivery. You have {returnAnswerHours} hours to answer. **No answer counts as yes**, so that nobody waits for ever.

## Who bears the cost

- **The supplier**, when the goods are damaged, wrong, late or lost.
- **You**, when your own description promised something the goods are not.
- **You and the buyer**, when they changed their mind: they pay for sending it back; you lose your profit of this order and what the supplier keeps of its cost. Before you list something, its page says what you would lose if it came back.

## How it goes on

1. You say yes, or no with a reason. After a no the buyer can ask for a decision by a person here.
2. The buyer has {returnShipDays} days to send the goods.
3. The supplier looks at them within {inspectDays} days. If nobody does, they count as fine.
4. The buyer is refunded at once, by the way they paid.

The refund comes out of this order's money first. If your part was already withdrawn, you are **not** asked to pay anything in: at most half of later sales goes towards it until it is even.
`,
  },
} satisfies Record<string, ArticleText>;
