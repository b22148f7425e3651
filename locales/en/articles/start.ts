import type { ArticleText } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    title: 'How do I start selling?',
    body: `
You need no stock and no money of your own. A shop that sells has four things:

1. Details that tell buyers who you are: a name, an address and a way to reach you. You set them in [shop information](/shop).
2. Goods from the [warehouse](/goodsList/warehouse) with a price you choose. You see what one piece leaves you before you add it.
3. A link to your shop that people open. You find it in your [store](/shopCenter) and can share it anywhere.
4. A buyer who pays. The rest runs by itself, and you can watch every step.

## What happens when somebody buys

The buyer's payment waits safely for this one order. The supplier's cost is confirmed out of that payment, the supplier sends the goods, and your part is yours once the time for returns is over. You never pay a supplier yourself.

## What you may want to set early

- A [transaction password](transaction-password), so that only you can move money out.
- A [withdrawal account](withdrawal-accounts). A new one can be used after {accountHoldHours} hours, so it helps to have it before your first withdrawal.
`,
  },
  'how-an-order-is-paid': {
    title: 'Who pays for an order, and when?',
    body: `
**The buyer pays everything.** Nothing of an order is ever taken from your wallet.

When a buyer checks out, one payment comes in: goods, shipping and tax. It is kept apart for this order alone. From it are paid, in this order:

1. the tax, to the authority it belongs to,
2. the supplier: cost of the goods and their shipping,
3. the [commission](commission) of the platform,
4. you: all that is left.

The four parts always sum to what the buyer paid. Every order shows them as a list, to the last cent.

## An example

A buyer pays 24.60: a thing for 20.00, shipping 3.00 and tax 1.60. The supplier gets 11.00 for the thing and 3.00 for sending it. The commission of 5 % of the goods price is 1.00, the tax is 1.60. What is left for you is 8.00.

## What if there is not enough?

That cannot happen to an order: a price that would not cover its costs is refused when you set it. See [why a price is refused](below-break-even).
`,
  },
  'no-deposit-needed': {
    title: 'Do I need to put money in to sell?',
    body: `
**No.** You never need a deposit to open your shop, to list goods, to take orders, to have orders sent, to reach a higher level or to withdraw.

Orders are paid out of the buyer's own payment. [Here is how](how-an-order-is-paid). There is no way in this product for a supplier to be paid from your wallet, so a full wallet sells nothing more than an empty one.

A deposit only makes sense for something you choose to buy here, such as promotion. Even then it is limited, so that nobody can put in more than they mean to. See [deposits](deposits).

If anybody tells you that you must put money in to get an order sent, to get money out or to keep your shop open, it is not us. [Read what we never ask](we-never-ask), and please [tell us](/feedback).
`,
  },
  invitations: {
    title: 'How do invitations work?',
    body: `
This product is open to people who were invited. An invitation code opens one account.

- You can make {invitesPerDay} codes a day, once your own account is {inviterDays} days old. They are free, and they are the only kind there is: nobody may sell one.
- A code works once, within {inviteDays} days. You can take back a code that nobody has used.
- You earn nothing by inviting, and neither does anybody above you. What your friend sells is your friend's.
- You see that a friend joined, with a shortened name. You do not see their sales.

## When a code is refused

- **Not known**: please check the letters. Codes have no 0, O, 1 or I.
- **Used already**: each code opens one account. Ask for another one.
- **Expired or taken back**: ask the person who invited you for a new one.
- **Registration closed**: no new accounts are made at the moment. Your code is not used up by trying.

When you have made all codes of today, new ones are possible after midnight in your shop's time zone.
`,
  },
  levels: {
    title: 'What are levels, and how do I reach the next one?',
    body: `
There are four levels. **They are earned and they are free.** No payment, deposit or invitation changes a level.

- **Standard Store**: {standardGoods} goods on sale, commission {standardCommission}.
- **Merchant Store**: {merchantGoods} goods on sale, commission {merchantCommission}.
- **Business Partner**: {partnerGoods} goods on sale, commission {partnerCommission}.
- **Brand Agent**: {agentGoods} goods on sale, commission {agentCommission}.

## What counts

Delivered orders of different buyers, how content they are, and how few orders go wrong. The exact numbers, and how far you are, stand in your [shop information](/shop). Orders that the merchant or people close to them placed do not count.

When all numbers are reached you press one button, and the level is yours. Nobody has to agree.

## What a level never touches

Your right to your money. A low level waits for the same money and withdraws the same money. If a level allows less than before, nothing is taken away: what is listed stays listed, you only cannot add more.
`,
  },
} satisfies Record<string, ArticleText>;
