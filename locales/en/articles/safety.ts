import type { ArticleText } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'What we will never ask you for',
    body: `
**We never ask you to deposit in order to withdraw.** Not for a tax, not for a fee, not to prove who you are, not to reach a level, not to unlock, unfreeze or speed up anything. This product has no such charge: the books do not know one, so nobody who works here could take it even if they wanted to.

We also never ask you

- for your password, your transaction password or a code from your second factor,
- to send money or coins to a person, a private wallet or an address that is not shown inside this app,
- to move to a chat elsewhere to “solve it there”,
- to install a program that lets somebody see your screen,
- to invite others so that your money is released,
- to buy from your own shop.

## If somebody asks you for that

1. Do not pay, and do not answer.
2. Change your password, and end sessions you do not know.
3. [Write to us](/feedback), with what was said and where. Nothing happens to you for asking.

If you have paid already: tell your bank or card company at once, and the police. Beware of anybody who now offers to get it back for a fee. [Read about that](recovery-scams).
`,
  },
  'recovery-scams': {
    title: 'Somebody offers to get lost money back. Is that real?',
    body: `
Almost never. People who have lost money are called or written to again, by somebody who says they are a lawyer, an authority, a “recovery agent” or our support. They know details, because they are the same people or bought the list from them. They ask for a fee, a tax, a deposit or your passwords first.

## How to know it

- They came to you. You did not go to them.
- Something has to be paid first, often in coins or gift cards.
- It is urgent, and you must not tell anybody.
- They want to see your screen or want codes from your phone.

No authority takes a fee to give money back. We do not either: **a refund or a withdrawal here never begins with a payment of yours.**

## What helps

- Your bank or card company: ask today, times are short.
- The police where you live, and the fraud office of your country. Reporting is free.
- Keep everything: messages, addresses, receipts, transaction hashes.

If they used our name, please [tell us](/feedback).
`,
  },
  'honest-by-structure': {
    title: 'How do I know that this is honest?',
    body: `
You should not have to trust us. So the important things are not promises but the way it is built.

- **Orders come from buyers only.** An order begins with a payment that was really received. Nobody here, and no script, can make an order, a visit or a review.
- **Your wallet pays no order.** There is no entry in the books that leads from a merchant's wallet to a supplier.
- **Only listed kinds of entries exist.** The database itself refuses all others. Kinds such as “unlock”, “verification fee” or “level fee” are not among them.
- **Every entry is chained to the one before.** It carries a number without gaps and a fingerprint, so none can be changed or removed unseen.
- **A hold has a reason, an amount and an end**, and somebody else decides when you object.
- **A withdrawal that nobody decides approves itself after {selfApproveHours} hours.**
- **Figures open the rows they are made of.** There are no counters that somebody could turn.
- **Levels and invitations are free and earn nobody anything.**

You can check much of it yourself: compare what a buyer paid with the parts of the order, and follow your entries from the first one.
`,
  },
  'restrictions-and-appeals': {
    title: 'My shop or account was restricted. What can I do? (411)',
    body: `
Read the notice first. It has to say which rule, why, what it rests on, what it covers and when it ends. A restriction without these cannot be made.

- It **ends by itself** on its day. Making it longer needs a second person and new evidence.
- You can **object** from the notice. Another person than the one who restricted you decides, within 10 days.
- Orders that are paid go on: they are sent or refunded, and your part of them stays yours.
- Money is held only up to the named amount. The rest can be withdrawn.

**Account closed (411)**: signing in leads to the notice and the objection only. What is yours is paid out after claims that were proved. It is not forfeited, and no payment of yours would change the decision.

Not answering in time is no offence. Orders that a merchant does not look at are sent or refunded by themselves; nothing is charged for it.
`,
  },
} satisfies Record<string, ArticleText>;
