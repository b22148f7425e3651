import type { ArticleText } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'What we will never ask you for',
    body: `
**We never ask you to deposit in order to withdraw.** Not for a tax, not for a fee, not to prove who you are, not to reach a level, not to unlock, unfreeze or speed up anything. There is no such charge here: our accounting system has no entry for it, so no one on our team could take it even if they wanted to.

We also never ask you

- for your password, your transaction password or a two-step verification code,
- to send money or cryptocurrency to a person, a private wallet or an address that is not shown in this app,
- to move to a chat elsewhere to “solve it there”,
- to install a program that lets someone see your screen,
- to invite others so that your money is released,
- to buy from your own shop.

## If someone asks you for that

1. Don’t pay, and don’t answer.
2. Change your password, and end sessions you don’t recognise.
3. [Write to us](/feedback), with what was said and where. Asking never has consequences for you.

If you have already paid: tell your bank or card company at once, and the police. Beware of anyone who now offers to recover it for a fee. [Read about that](recovery-scams).
`,
  },
  'recovery-scams': {
    title: 'Someone offers to recover lost money. Is that real?',
    body: `
Almost never. People who have lost money are often contacted again by someone who claims to be a lawyer, an authority, a “recovery agent” or our support. They know details, because they are the same people or bought the list from them. They want a fee, a tax, a deposit or your passwords first.

## How to recognise it

- They contacted you. You didn’t contact them.
- Something has to be paid first, often in cryptocurrency or gift cards.
- It’s urgent, and you must not tell anyone.
- They want to see your screen or get codes from your phone.

No authority charges a fee to return money. Neither do we: **a refund or a withdrawal here never begins with a payment by you.**

## What helps

- Your bank or card company: ask today, because deadlines are short.
- The police where you live, and the fraud office in your country. Reporting costs nothing.
- Keep everything: messages, addresses, receipts, transaction hashes.

If they used our name, please [let us know](/feedback).
`,
  },
  'honest-by-structure': {
    title: 'How do I know this is honest?',
    body: `
You shouldn’t have to trust us. So the important things are not promises but part of how the platform is built.

- **Orders come from buyers only.** An order begins with a payment that has actually been received. No one on our team, and no script, can create an order, a visit or a review.
- **Your wallet never pays for an order.** No accounting entry leads from a merchant’s wallet to a supplier.
- **Only listed kinds of entries exist.** The database refuses all others. Kinds such as “unlock”, “verification fee” or “level fee” are not among them.
- **Every entry is chained to the one before.** It carries a consecutive number and a fingerprint, so none can be changed or removed unnoticed.
- **A hold has a reason, an amount and an end date**, and a different reviewer decides when you appeal.
- **A withdrawal that we haven’t decided is approved automatically after {selfApproveHours} hours.**
- **Every figure opens the rows behind it.** There are no counters that someone could change.
- **Levels and invitations cost nothing and earn no one anything.**

You can check much of it yourself: compare what a buyer paid with the parts of the order, and check your entries from the first one.
`,
  },
  'public-record': {
    title: 'How can I check that no one changes the past?',
    body: `
Everything we do that concerns your shop is added to a **public record**: a hold and its end, a refusal, a payout, a new level, a decision on an appeal. It happens within a minute. The record only grows, and independent notaries can sign it too.

Others can’t read what it says about you. Only your shop has the keys to its own entries, and it can open all of them.

## What your phone checks

1. That the record only grew: nothing that was there has changed or disappeared.
2. That your balance is part of the total that we publish every hour of what all shops, buyers and suppliers are owed, to the cent.
3. That every hold, refusal and restriction that you’re shown is in the record, and that none is missing.

It checks automatically, and also when you press **Check now**. You see the result below your balance. If something doesn’t match, your phone says so on the whole screen and saves a file that anyone can check without us.

## What keeps us from faking it

- **The key.** The record is signed with one key. Your phone remembers it from the first day, and it’s in your welcome email, as text and as a code for your camera. If another one ever appears, something is wrong.
- **The notaries.** They sign only a record that contains everything they signed before.
- **Other people.** Compare your phone with a colleague’s: both must have the same record.

Anyone can read the record without an account: the page “The public record” is linked in [Settings](/settings) with the terms and fees. It also shows what is there to pay what is owed, and how we know.
`,
  },
  'restrictions-and-appeals': {
    title: 'My shop or account was restricted. What can I do? (411)',
    body: `
Read the decision first. It has to say which rule applies, why, on what evidence, what it covers and when it ends. A restriction can’t be placed without these.

- It **ends automatically** on its end date. Extending it needs a second reviewer and new evidence.
- You can **appeal** from the decision. A reviewer who didn’t place the restriction decides within 10 days.
- Paid orders continue: they are shipped or refunded, and your part of them stays yours.
- Money is on hold only up to the stated amount. The rest can be withdrawn.

**Account suspended (411)**: signing in leads only to the decision and the appeal. Your money is paid out after proven claims. It isn’t forfeited, and no payment by you would change the decision.

Not answering in time is never an offence. Orders that a merchant doesn’t act on are shipped or refunded automatically, at no charge.
`,
  },
} satisfies Record<string, ArticleText>;
