import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: 'What is my balance made of?',
    body: `
Your [wallet](/wallet) shows four amounts. They always sum to the balance.

- **Available**: you can withdraw or spend it now.
- **Pending**: earned, with a date on which it becomes available.
- **Held**: kept back for a written reason, with an end. See [held money](held-money).
- **On its way out**: withdrawals you have asked for that have not arrived yet.

Each amount opens the entries that make it. Every entry has the balance before and after it and a number without gaps, so nothing can be slipped in between or taken out.

Money that buyers paid for orders still on their way is **not** in your balance. It belongs to the order until the order is accepted, and is shown apart from it.
`,
  },
  'when-money-is-yours': {
    title: 'When do I get the money of a sale?',
    body: `
An order's money goes the same way every time, and each step has a date.

1. The buyer pays. The money waits for this order.
2. The parcel is delivered. Now the buyer has {returnDays} days to return it.
3. The order is accepted. Your part is certain, and you see the day it becomes available.
4. On that day it is available, and you can withdraw it.

That day is when the order is accepted, or this long after delivery, whichever is later:

- Standard Store: {standardRelease} days
- Merchant Store: {merchantRelease} days
- Business Partner: {partnerRelease} days
- Brand Agent: {agentRelease} days

You do not have to do anything for it, and nobody has to approve it. While you wait you have no money in it: the supplier was paid by the buyer.
`,
  },
  withdrawals: {
    title: 'How do I withdraw, and how long does it take?',
    body: `
You can withdraw what is **available**, from {withdrawalMin}. You need a [withdrawal account](withdrawal-accounts), a [transaction password](transaction-password) and a [checked identity](identity).

## The times

- Until it is sent you can cancel, and the money is back at once.
- The decision is promised within {decideHours} hours.
- **If nobody has decided after {selfApproveHours} hours, it is approved automatically and paid out in daily instalments within your daily limit, over at most {slices} days.** Only a hold in writing stops that, and you can read it and object.
- After that it is sent: networks take minutes, banks one to three working days.

## What it costs

At most what the bank or the network takes. It is shown before you send, and it comes out of the amount. There is no other fee: **no tax to unlock, no verification fee, no deposit first.** [We never ask for that](we-never-ask).

## When it does not work

If a bank or network sends it back, the whole amount returns to your wallet with the reason. If your withdrawal is rejected, the amount is back at once, with a reason and what to do next. It is never kept.
`,
  },
  'withdrawal-accounts': {
    title: 'Where can I be paid to? (444, 451)',
    body: `
To a bank card or account, to USDT on Ethereum (ERC-20) or to USDT on TRON (TRC-20). You can keep {accountsMax} accounts in all (444). To add another one, remove one you do not use.

- A new account can be used after {accountHoldHours} hours. All your devices are told about it, so that you have time to stop somebody who got into your account.
- A changed number or address counts as a new account. A changed note does not.
- The name of a bank account has to be yours.
- An address is checked for slips of the keyboard. It cannot be checked whether it is yours: coins sent to a wrong address are gone, so please compare it letter by letter.

**Account not found (451)** means it was removed in the meantime, or is not yours. Choose one from the list.
`,
  },
  'insufficient-balance': {
    title: 'It says my balance is too small. (424)',
    body: `
You asked for more than is **available**. Pending and held money is yours, but not available yet, so it cannot be withdrawn or spent today. Your [wallet](/wallet) shows the date of each amount.

This can happen to a withdrawal or to a promotion. It can **never** happen to an order: orders are paid from the buyer's payment and do not look at your wallet.

You do not have to put money in. Take a smaller amount, or wait for the date.
`,
  },
  deposits: {
    title: 'How do deposits work? (448, 429)',
    body: `
First of all: [you do not need one to sell](no-deposit-needed).

If you want one, you get an address or a bank reference and an exact amount. Please send exactly that, by exactly that network.

- The smallest deposit is {depositMin}; some ways have a higher one, shown beside them. Smaller asks are refused (448), because their network costs would eat them. If a smaller amount arrives, it is not lost: it is credited when the sum is large enough, or sent back.
- There is a most, so that nobody can put in more than they mean to: {depositCap} in the first {depositFirstDays} days, later half of what you settled in {depositSalesDays} days where that is more.
- A transaction can be used once. If its hash was used before (429), please check whether you copied the right one, and look at your [entries](/wallet/flow): it may be credited already.

A deposit is checked against the chain or the bank. It is credited when it is really there, with what really arrived. Nobody here can type in a balance.
`,
  },
  'held-money': {
    title: 'Why is some of my money held? (449, 450)',
    body: `
Money is held only for one of a few written reasons, such as an open dispute of a named order, or a sign that somebody else is in your account. Each hold says:

- **why**, in words, and what it rests on,
- **how much**: the rest of your wallet stays available,
- **until when**: it ends by itself on that day,
- **how to object**: another person than the one who placed it decides, within 10 days. If they do not, the amount on hold becomes available again.

You find it in your [wallet](/wallet). It never ends sooner by paying something in. If somebody offers you that, [it is a fraud](we-never-ask).

**Part of your balance is on hold (449)**: the amount on hold can’t be withdrawn. Everything else can. **Wallet frozen (450)**: nothing can leave and nothing can come in for a limited time, because of a court's order or because you or we saw that somebody else got in.
`,
  },
} satisfies Record<string, ArticleText>;
