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
  'refund-a-buyer': {
    title: 'How do I refund a buyer without a return?',
    body: `
Open the order and choose **Refund the buyer** in its menu. You can refund an amount, certain products, the delivery, or everything you have left of the order. Nothing has to be sent back.

Before you confirm, you see to the cent what the buyer gets, what you pay and what you keep. You confirm with your transaction password, and the money goes back the way the buyer paid.

## How much can I refund?

At most what you have left of this order. The supplier’s cost isn’t touched, no other order pays for it, and your balance never falls below zero. Once the money is available, only what you haven’t withdrawn or used can be refunded.

No tax and no commission are due on the price you refund. The buyer gets that part too, and it costs you nothing.

## When is it not possible?

- **Before shipping**: cancel the order instead. It costs you nothing, but it lowers your shop’s credit score, as a declined order does.
- **While a return is open**: answer it on the order, where you can also offer a partial refund. See [returns](returns-and-refunds).
- **While several parcels are on their way**: wait until all of them have been delivered.
`,
  },
  customers: {
    title: 'What do I see about my customers?',
    body: `
Under [Customers](/customers) you see who bought from you, how often, and what it was worth. Names are masked. We recognise a buyer by their email, only in your shop, and we never show the email.

- **Value** is what was paid for orders that were not cancelled, less refunds. Open a customer to see the orders behind it.
- **Tags and notes** are for you alone. You can delete a note at any time.

When a buyer’s data is deleted, your notes and tags about them are deleted too. Please write only what you need for your work: a buyer can ask what you have stored.
`,
  },
  insights: {
    title: 'What do the insights tell me?',
    body: `
Under [Insights](/insights) you see what sold, who came and what came back: over 7, 30 or 90 days, this month, or days you choose, compared with the period before. Open a number to see the orders or days behind it. You can save each list as a CSV file.

- **Products**: what buyers paid for the orders of the period, less supplier, delivery, fees, tax and refunds. What remains is your profit, to the cent, as in your book. What isn’t settled yet is held until the order is accepted.
- **Visitors**: where they came from. We keep the name of the website before, never its page. A conversion rate is shown from {shareVisitorsMin} views.
- **Searches without results**: words that were searched for on {missDaysShown} different days. We don’t store who searched, and delete the words after {visitRowDays} days.
- **Buyers**: first and repeat orders, countries, weekdays and hours.
- **Returns**: reasons and products.

Only real events count. Robots and your own visits don’t, and no one can add a number.
`,
  },
  'questions-before-buying': {
    title: 'A buyer asks before buying. What happens?',
    body: `
On the page of each product, buyers can ask your shop a question. You get a notification as soon as they confirm their address, and you find the question under [Questions](/questions) and in [Service](/service).

- **You answer once, by email.** The buyer reads your answer in their language’s email, together with their question.
- **You choose what everyone sees.** Show a question and its answer on the product page, without the buyer’s name, and remove it from there at any time.
- **Contact details and links are hidden** on both sides, as in messages about an order.
- **You never see the address.** Address and name are deleted once your answer is sent.

A question without an answer is deleted after {questionOpenDays} days, an answered one after {questionAnswerDays} days. The buyer can delete it earlier by the link in their email; it then disappears from the product page too.
`,
  },
  'cart-emails': {
    title: 'What are cart emails?',
    body: `
At the checkout, buyers can tick a box for one email in case they don’t pay. The box is unticked until they do.

- **One email, {reminderHours} hours later at the earliest**, with their cart, today’s prices where they’ve changed, and a link that opens the cart.
- **Never after a payment**, not even if the order was cancelled. If your shop is closed, the email waits.
- **No addresses.** You don’t see them, and each is deleted once its email is sent. Every email has a link to unsubscribe.

Under [Cart emails](/reminders) you see what was sent in the last {reminderKeepDays} days and open the orders that came from it. You can switch the box off there.
`,
  },
  'buyer-pages': {
    title: 'What is a buyer’s own page?',
    body: `
Every shop has a page “/me” where buyers find what they come back for. They open it by a link that we email them, without a password.

- **Wish list.** A heart on each product, before anyone signs in too. The page shows today’s price beside the one when it was saved, and what you no longer sell. It holds {wishesMax} products.
- **Orders** that were placed with that email address in your shop.
- **Saved addresses**, up to {buyerAddressesMax}. The checkout offers them only to a buyer who is signed in, and saves one only if the buyer ticks the box.

You see none of it: no wish list, no address, no sign-in. A link works once, for {buyerLinkMinutes} minutes; a device stays signed in for {buyerSessionDays} days. Buyers can sign out everywhere and delete everything at once. A page that isn’t opened is deleted after {buyerPageDays} days.
`,
  },
} satisfies Record<string, ArticleText>;
