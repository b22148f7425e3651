import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: 'What is my balance made of?',
    body: `
Your [wallet](/wallet) shows four amounts. They always add up to the balance.

- **Available**: you can withdraw or spend it now.
- **Pending**: earned, with a date on which it becomes available.
- **On hold**: held for a written reason, with an end date. See [money on hold](held-money).
- **Being withdrawn**: withdrawals you have requested that haven’t arrived yet.

Each amount opens the entries behind it. Every entry has the balance before and after it and a consecutive number, so nothing can be inserted or removed.

What buyers paid for orders that are still under way is **not** in your balance. It is held for the order until the order is accepted, and shown separately.
`,
  },
  'when-money-is-yours': {
    title: 'When do I get the money from a sale?',
    body: `
Every order follows the same steps, and each step has a date.

1. The buyer pays. The payment is held for this order.
2. The parcel is delivered. Now the buyer has {returnDays} days to return it.
3. The order is accepted. Your part is certain, and you see the day it becomes available.
4. On that day it is available, and you can withdraw it.

That day is when the order is accepted, or this number of days after delivery, whichever is later:

- Standard Store: {standardRelease} days
- Merchant Store: {merchantRelease} days
- Business Partner: {partnerRelease} days
- Brand Agent: {agentRelease} days

You don’t have to do anything, and no one has to approve it. While you wait, none of your own money is tied up: the supplier was paid from the buyer’s payment.
`,
  },
  withdrawals: {
    title: 'How do I withdraw, and how long does it take?',
    body: `
You can withdraw your **available** balance, from {withdrawalMin}. You need a [payout account](withdrawal-accounts), a [transaction password](transaction-password) and a [verified identity](identity).

## The times

- You can cancel until it’s sent, and the amount is available again at once.
- We promise a decision within {decideHours} hours.
- **If we haven’t decided after {selfApproveHours} hours, it is approved automatically and paid out in daily instalments within your daily limit, over at most {slices} days.** Only a written hold stops that, and you can read it and appeal.
- After that it is sent: networks take minutes, banks one to three working days.

## What it costs

At most what the bank or the network charges. We show it before you submit, and it is deducted from the amount. There is no other fee: **no tax to unlock, no verification fee, no deposit first.** [We never ask for that](we-never-ask).

## When it does not work

If a bank or network returns it, the whole amount goes back to your wallet with the reason. If we reject your withdrawal, the amount is available again at once, with a reason and what to do next. We never keep it.
`,
  },
  'withdrawal-accounts': {
    title: 'Where can I withdraw to? (444, 451)',
    body: `
To a bank card or account, to USDT on Ethereum (ERC-20) or to USDT on TRON (TRC-20). You can have up to {accountsMax} accounts (444). To add another one, remove one you don’t use.

- A new account can be used after {accountHoldHours} hours. We notify all your devices, so that you have time to stop someone who got into your account.
- A changed number or address counts as a new account. A changed note does not.
- The name on a bank account has to be yours.
- We check an address for typos. We can’t check whether it’s yours: cryptocurrency sent to a wrong address is lost, so please compare it character by character.

**Account not found (451)** means it has been removed, or isn’t yours. Choose one from the list.
`,
  },
  'insufficient-balance': {
    title: 'It says my balance is too small. (424)',
    body: `
The amount is more than you have **available**. Money that is pending or on hold is yours, but you can’t withdraw or spend it yet. Your [wallet](/wallet) shows the date of each amount.

This can happen with a withdrawal or a promotion. It can **never** happen with an order: orders are paid from the buyer’s payment and don’t depend on your wallet.

You don’t have to deposit anything. Choose a smaller amount, or wait for the date.
`,
  },
  deposits: {
    title: 'How do deposits work? (448, 429)',
    body: `
First of all: [you don’t need one to sell](no-deposit-needed).

If you want to make one, you get an address or a bank reference and an exact amount. Please send exactly that amount, over exactly that network.

- The minimum deposit is {depositMin}; some methods have a higher one, shown beside them. We refuse smaller requests (448), because network costs would use them up. If a smaller amount arrives, it isn’t lost: we credit it when the total is large enough, or return it.
- There is a maximum, so that you don’t deposit more than you mean to: {depositCap} in the first {depositFirstDays} days, later half of what you settled in {depositSalesDays} days if that is more.
- A transaction can be used once. If its hash was used before (429), check that you copied the right one, and check your [entries](/wallet/flow): it may already be credited.

We check every deposit against the chain or the bank, and credit the amount that actually arrived. No one on our team can type in a balance.
`,
  },
  'held-money': {
    title: 'Why is some of my money on hold? (449, 450)',
    body: `
We place money on hold only for one of a few published reasons, such as an open dispute about a named order, or a sign that someone else is using your account. Each hold says:

- **why**, in words, and based on what evidence,
- **how much**: the rest of your wallet stays available,
- **until when**: it ends automatically on that day,
- **how to appeal**: a reviewer who didn’t place it decides within 10 days. If the appeal isn’t decided in time, the amount on hold becomes available again.

You find it in your [wallet](/wallet). A deposit never ends it sooner. If someone offers you that, [it’s fraud](we-never-ask).

**Part of your balance is on hold (449)**: the amount on hold can’t be withdrawn. Everything else can. **Wallet frozen (450)**: nothing can leave and nothing can come in for a limited time, because of a court order, or because you or we saw that someone else got in.
`,
  },
  'weekly-payout': {
    title: 'How do I get paid every week without asking?',
    body: `
Turn on the [weekly payout](/wallet/schedule): choose an account, a day, the least and the most that is paid out at once.

- On that day, in the morning in your shop’s time zone, what is available is requested as a normal withdrawal. The same rules, times and costs apply as to [any withdrawal](withdrawals), and you can cancel it.
- Less than your least amount waits for the next week. More than your most stays in your wallet.
- Turning it on asks for your [transaction password](transaction-password) and your second step, and for the signature of your phone where one of your devices signs. After that nothing is asked again, so choose the most with care.
- If something stands in the way, such as a restriction or a new account, nothing is paid out, the screen says why, and it is tried again the next week. Your money stays available.
- You can end it at any moment, without a password. Removing the account ends it too.

Every payout made this way is marked, and your phone checks that each of them is covered by what you signed: this account, no more than the most, once a week.
`,
  },
  statements: {
    title: 'What are the monthly statements?',
    body: `
After the end of each month we make a statement of your [wallet](/wallet/statements). It never changes, and the numbers have no gaps.

- **Settlement**: your balance before and after, and what came in and left.
- **Invoice for fees**: [commission](commission), network fees and promotion. We have already deducted them, so there is nothing to pay.
- **Tax by country**: what your buyers paid as tax. It is held for the tax authorities and is not part of your balance. For the EU there is also a file with the columns of a one-stop shop return.

Each sum opens the entries of your book that it is made of, and every file comes in your language.

A refund in a later month appears in the statement of that month. You can also save any [movements](/wallet/flow) as a CSV file.
`,
  },
} satisfies Record<string, ArticleText>;
