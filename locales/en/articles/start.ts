import type { ArticleText } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    title: 'How do I start selling?',
    body: `
You need no stock and no money of your own. A shop that sells has four things:

1. Details that tell buyers who you are: a name, an address and a way to reach you. You set them in [shop information](/shop).
2. Products from the [warehouse](/goodsList/warehouse) with a price you choose. You see your profit per unit before you add one.
3. A link to your shop that people open. You find it in your [store](/shopCenter) and can share it anywhere.
4. A buyer who pays. The rest happens automatically, and you can follow every step.

## What happens when someone buys

The buyer’s payment is held safely for this one order. The supplier’s cost is confirmed out of that payment, and the supplier ships the product. Once the buyer accepts the order or the return period ends, your profit is in your wallet, with the date from which you can withdraw it. You never pay a supplier yourself.

## What you may want to set early

- A [transaction password](transaction-password), so that only you can move money out.
- A [payout account](withdrawal-accounts). A new one can be used after {accountHoldHours} hours, so it helps to have it before your first withdrawal.
`,
  },
  'how-an-order-is-paid': {
    title: 'Who pays for an order, and when?',
    body: `
**The buyer pays everything.** We never take any part of an order from your wallet.

When a buyer checks out, we receive one payment: products, shipping and tax. It’s held separately for this order. It pays, in this order:

1. the tax, to the tax authority,
2. the supplier: the cost of the products and their shipping,
3. our [commission](commission),
4. you: everything that remains.

The four parts always add up to what the buyer paid. Every order shows them as a list, to the last cent.

## An example

A buyer pays 24.60: a product for 20.00, shipping 3.00 and tax 1.60. The supplier gets 11.00 for the product and 3.00 for shipping it. The commission of 5% of the product price is 1.00, and the tax is 1.60. Your part is 8.00.

## What if there is not enough?

That can’t happen: we refuse a price that doesn’t cover its costs when you set it. See [why a price is refused](below-break-even).
`,
  },
  'ways-to-pay': {
    title: 'How can my buyers pay?',
    body: `
The checkout shows each buyer the payment methods that work for their country and the amount. There is nothing for you to set up, and you need no contract with a payment provider.

- **Card, PayPal or Mollie**: on the secured page of the provider. Mollie shows the payment methods of the buyer’s country, such as their bank’s app. Neither you nor we see a card or an account.
- **Bank transfer**: the products are kept for the buyer for a few days, until the money arrives.
- **USDT**: to an address that belongs to this order alone.

Which of these are offered depends on the platform and on the buyer’s country.

## When is an order paid?

When the provider itself confirms exactly this amount, in this currency, for this order. A message is never enough: we ask the provider. Money that arrives too late is refunded automatically. Every order shows what proves its payment.

## How do refunds reach the buyer?

The way the buyer paid. How long that takes is up to the provider or the bank. After a bank transfer or USDT, the buyer says where the refund should go.

## Can a buyer pay me directly?

Please don’t ask for that. Only a payment at the checkout makes an order and protects both of you. See [what we never ask for](we-never-ask).
`,
  },
  'no-deposit-needed': {
    title: 'Do I need a deposit to sell?',
    body: `
**No.** You never need a deposit to open your shop, to list products, to take orders, to have orders shipped, to reach a higher level or to withdraw.

Orders are paid out of the buyer’s own payment. [Here is how](how-an-order-is-paid). A supplier can never be paid from your wallet, so a full wallet sells no more than an empty one.

A deposit only makes sense for something you choose to buy here, such as promotion. Even then it’s limited, so that you don’t deposit more than you mean to. See [deposits](deposits).

If anyone tells you to deposit money to get an order shipped, to withdraw or to keep your shop open, it isn’t us. [Read what we never ask](we-never-ask), and please [let us know](/feedback).
`,
  },
  invitations: {
    title: 'How do invitations work?',
    body: `
Only people with an invitation can open an account. An invitation code opens one account.

- You can make {invitesPerDay} codes a day, once your own account is {inviterDays} days old. They cost nothing, and there is no other kind: no one may sell one.
- A code works once, within {inviteDays} days. You can revoke a code that hasn’t been used.
- You earn nothing by inviting, and neither does anyone above you. What your friend earns belongs to your friend.
- You see that a friend joined, with a shortened name. You do not see their sales.

## When a code is refused

- **Unknown**: check the characters. Codes have no 0, O, 1 or I.
- **Already used**: each code opens one account. Ask for another one.
- **Expired or revoked**: ask the person who invited you for a new one.
- **Registration closed**: new accounts can’t be opened at the moment. Trying doesn’t use up your code.

When you have reached the daily limit, you can create new codes after midnight in your shop’s time zone.
`,
  },
  levels: {
    title: 'What are levels, and how do I reach the next one?',
    body: `
There are four levels. **They are earned and cost nothing.** No payment, deposit or invitation changes a level.

- **Standard Store**: {standardGoods} products on sale, commission {standardCommission}.
- **Merchant Store**: {merchantGoods} products on sale, commission {merchantCommission}.
- **Business Partner**: {partnerGoods} products on sale, commission {partnerCommission}.
- **Brand Agent**: {agentGoods} products on sale, commission {agentCommission}.

## What counts

Delivered orders from different buyers, how satisfied they are, and how few orders go wrong. Your [shop information](/shop) shows the exact numbers and your progress. Orders placed by the merchant or people close to them don’t count.

When you reach all the numbers, you press one button and the level is yours. No one has to approve it.

## What a level never touches

Your right to your money. At a low level you receive and withdraw the same money. If a level allows less than before, nothing is removed: listed products stay listed, you just can’t add more.
`,
  },
} satisfies Record<string, ArticleText>;
