import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    title: 'What is promotion, and how does it work?',
    body: `
You can pay for your goods to be shown in a small number of marked places. You never have to: the order of all other goods is the same whether you pay or not.

## Where

- On the pages that show goods of all shops: places {exploreSlots} of each 20.
- In search: places {searchSlots}.
- Beside similar goods, in shops that have agreed to it.

Never inside another merchant's own goods. Each place says that it is sponsored, by whom, and why it is shown.

## What you choose

- **Paying for clicks**: a budget of at least {promotionTotal} in all and {promotionDay} a day, for {promotionDaysMin} to {promotionDaysMax} days, and the most that a click may cost, from {promotionBid}. Before you pay you see a [forecast](promotion-forecast).
- **Paying for orders**: a percentage of an order, and [nothing before there is one](promotion-per-order).

It is paid from promotion credit first, then from your available balance, and asks for your [transaction password](transaction-password).

## Who is shown (version {promotionVersion} of the rules)

1. A campaign takes part while it has money, the goods are in stock and on sale, and its shop is open.
2. Bid, the chance of a click and the [quality](promotion-quality) of the goods are multiplied. The highest stands first.
3. The winner pays for a click what the next one would have made necessary, and a little more: **never above the bid**.
4. The budget is spread over the day as visits are, so that it is not gone by the morning.
5. One place in twenty is kept for campaigns that have hardly been shown, in turn. New and small shops begin there.
6. Nobody sees one campaign more than {viewerDay} times a day.

Nobody's personal profile is used: only what is searched for, the category, the country and the language.

## How long it runs

Until the budget is used or the last day ends, whichever is first. What is not spent comes back within a minute.

## What nobody can do

There is no switch, for anybody here, that adds views, clicks, visitors or followers. You can [check every day yourself](promotion-check). When the rules change they get a new version, and it is announced {promotionAnnounced} days before it counts.
`,
  },
  'promotion-forecast': {
    title: 'What does the forecast say, and what does it not say?',
    body: `
Before you pay, the auctions of the last {forecastDays} days are played again with your bid, your goods and your budget. What comes out is a range, not a promise.

- **Clicks, days and cost** each have a low, a middle and a high number. In one case of ten it is less than the low one, in one of ten more than the high one.
- The days can be fewer than you chose: when the budget is used, it ends, and that is what the range shows.
- Where there were too few auctions to play again, it says so, and the range comes from what is supposed at first. It is wide then.

**No sales are promised**, and none can be: whether somebody buys depends on your goods, your price and your pictures.

The suggested bid is what won lately. A lower one is shown less often, not worse treated: what you pay for a click is decided by those beside you, not by what you are willing to pay.
`,
  },
  'promotion-clicks': {
    title: 'Which clicks do I pay for?',
    body: `
Only those that a person made. A click counts when all of this is true:

- It came from a place that was really drawn, on a page that is not older than {tokenMinutes} minutes.
- It is the first of this viewer on this campaign within {clickHours} hours.
- The page of the goods stayed open for at least a second, or something was put into the cart.
- It is not from you, not from people who work here, not from a known robot, and not one of a flood from one device or network.
- It is not one of too many: one network (all addresses of a neighbourhood or an office block) makes up at most {clickShare}% of the clicks that a campaign is charged for in 24 hours, or {clickLeast} clicks. And clicks beyond {clickTimes} times what your campaign usually gets wait a day, and are charged only if an order followed.

A view counts when at least half of the picture could be seen for a second.

A click is charged after a minute, when it has passed all of this. **All others are shown to you with the reason and cost nothing.** A click that turns out to be none later on the same day is paid back by itself.

We filter what can be known to be no person. Somebody who clicks with bad intent and has time cannot always be told from a buyer; that is why there is also [paying for orders](promotion-per-order), where a click that buys nothing costs nothing.
`,
  },
  'promotion-per-order': {
    title: 'Can I pay only when something is sold?',
    body: `
Yes. You set a percentage of the price of the promoted goods. It is taken when the order is settled, out of that sale, and it goes back when the order is refunded. Without an order you pay nothing, and nothing has to be set aside.

Such a campaign stands in the same auctions. What it offers for a click is computed: percentage, price, and how many clicks of yours became an order. So goods that sell well stand well, and goods that only attract clicks do not.

An order counts for the campaign whose marked place the buyer came through. The order says so, and what was taken for it stands in your wallet with its number.

Is the percentage more than you earn with the sale? It says so before you start.
`,
  },
  'promotion-not-shown': {
    title: 'Why was my campaign not shown?',
    body: `
Every auction that your campaign could have been in has a reason for its end. You see them with their shares on the page of the campaign.

- **Another one stood higher.** Bid, chance of a click and quality together were less. A higher bid helps, better goods help more and cost nothing: see [quality](promotion-quality).
- **Spread over the day.** The budget would otherwise be used before the evening. A larger budget a day is shown more often.
- **The day's budget is used.** It goes on tomorrow.
- **Your bid is below the least price of a click**, {promotionBid}.
- **Not in stock, or not sold to the viewer's country.** It goes on by itself when it is again.
- **The shop is paused or on holiday.** The time runs on, so stop the campaign if it is long: the rest comes back.
- **The viewer has seen it often enough** for one day.
- **The goods stand on the same page anyway**, without being paid for.
- **It was you**, or somebody who works here.

Not being shown costs nothing. If it stays like that, stop the campaign: what is left comes back within a minute.
`,
  },
  'promotion-quality': {
    title: 'What is the quality of my goods made of?',
    body: `
Of four facts of the last {qualityDays} days, each with a published weight. You see your own parts.

- **Sent in time** ({weightOnTime} of 100): parcels that were handed over when they should be.
- **No faults** ({weightRefunds} of 100): few refunds because something was wrong.
- **Rating** ({weightRating} of 100): what buyers gave, counted carefully while there are few of them.
- **Complete page** ({weightListing} of 100): enough pictures, a real description, more than one language.

It becomes a number from 0.5 to 1.5 that your bid is multiplied by. At 1 it neither helps nor hurts. New goods start near the middle and are not punished for being new.

Nobody can set it for a shop, in either direction, and it cannot be bought.
`,
  },
  'promotion-check': {
    title: 'How do I check what promotion brought?',
    body: `
- **Receipts**: each day says how often you won a place, how often not and why, what each click cost, and which price decided it.
- **The order of events cannot be changed later.** A day's auctions are chained one to the other, and the seed that decided ties was fixed the day before and is shown the day after.
- **Compute it again.** With the file of your campaign and the published seed, the program verify-ads makes your auctions again. Every number has to come out the same, to the last digit.
- **The money** stands in your wallet: one entry a click or an order, one for what came back. They sum to what your campaign says it spent.

If something does not come out, [write to us](/feedback) with the day and the place where it differs.
`,
  },
  'promotion-money': {
    title: 'What happens to the money of a campaign?',
    body: `
It is put aside when you pay, and stays yours until a click or an order uses it.

- **Pause** keeps it aside. You can resume while there are days left.
- **Stop** gives back what is left, within a minute, to where it came from: promotion credit to promotion credit, balance to balance.
- **When the last day ends**, the same happens by itself.
- **In review**: only while a restriction of your shop is open a person looks at a campaign first, within {promotionReview} hours; if nobody does in that time it starts by itself. If it is refused you read why, and all of it is back at once.

More than the budget can never be spent. The books themselves refuse it.

Promotion credit is a gift for promotion alone. It cannot be withdrawn, it is not part of your balance, and you never have to pay anything in to use it.
`,
  },
  'public-support': {
    title: 'What is public support for goods?',
    body: `
Some marked places are not sold. Shops from Business Partner upwards can be given the right to put goods there. The places say “Public support”, are at most one in ten of those that are marked, and are filled in turn: the rotation is public.

It costs nothing, and nobody can buy a turn. Who has the right, and since when, stands in the log of this house.
`,
  },
} satisfies Record<string, ArticleText>;
