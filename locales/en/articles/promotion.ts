import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    title: 'What is promotion, and how does it work?',
    body: `
You can pay for your products to appear in a small number of marked places. You never have to: all other products are ranked the same whether you pay or not.

## Where

- On the pages that show products from all shops: places {exploreSlots} of each 20.
- In search: places {searchSlots}.
- Beside similar products, in shops that have agreed to it.

Never among another merchant’s own products. Each place says that it’s sponsored, by whom, and why it’s shown.

## What you choose

- **Paying for clicks**: a budget of at least {promotionTotal} in total and {promotionDay} a day, for {promotionDaysMin} to {promotionDaysMax} days, and a maximum bid per click, from {promotionBid}. Before you pay you see a [forecast](promotion-forecast).
- **Paying for orders**: a percentage of an order, and [nothing before there is one](promotion-per-order).

It’s paid from promotion credit first, then from your available balance. You confirm it with your [transaction password](transaction-password).

## Who is shown (version {promotionVersion} of the rules)

1. A campaign takes part while it has budget, the product is in stock and on sale, and its shop is open.
2. Bid, the chance of a click and the [quality](promotion-quality) of the product are multiplied. The highest result comes first.
3. For a click, the winner pays just enough to beat the next one: **never above the bid**.
4. The budget is spread over the day in line with visits, so that it isn’t used up by the morning.
5. One place in twenty is kept for campaigns that have hardly been shown, in turn. New and small shops begin there.
6. No viewer sees one campaign more than {viewerDay} times a day.

We don’t use anyone’s personal profile: only what is searched for, the category, the country and the language.

## How long it runs

Until the budget is used or the last day ends, whichever is first. The unspent budget is returned within a minute.

## What no one can do

No one on our team has a switch that adds views, clicks, visitors or followers. You can [check every day yourself](promotion-check). When the rules change, we announce the new version {promotionAnnounced} days before it applies.
`,
  },
  'promotion-forecast': {
    title: 'What does the forecast say, and what does it not say?',
    body: `
Before you pay, we replay the auctions of the last {forecastDays} days with your bid, your product and your budget. The result is a range, not a promise.

- **Clicks, days and cost** each have a low, a middle and a high number. In one case of ten it is less than the low one, in one of ten more than the high one.
- The days can be fewer than you chose: the campaign ends when the budget is used up, and the range shows that.
- If there were too few auctions to replay, the forecast says so, and the range comes from starting assumptions. It’s wide then.

**No sales are promised**, and none can be: whether someone buys depends on your product, your price and your pictures.

The suggested bid is what won lately. A lower one is shown less often, but not treated worse: the other bids decide what you pay for a click, not the most you’re willing to pay.
`,
  },
  'promotion-clicks': {
    title: 'Which clicks do I pay for?',
    body: `
Only clicks made by a person. A click counts when all of this is true:

- It came from a place that was actually displayed, on a page that is no older than {tokenMinutes} minutes.
- It is the first of this viewer on this campaign within {clickHours} hours.
- The product page stayed open for at least a second, or something was added to the cart.
- It isn’t from you, our team or a known bot, and isn’t part of a flood from one device or network.
- It isn’t one of too many: one network (all addresses of a neighbourhood or an office block) makes up at most {clickShare}% of the clicks that a campaign is charged for in 24 hours, or {clickLeast} clicks. Clicks beyond {clickTimes} times what your campaign usually gets wait a day, and are charged only if an order followed.

A view counts when at least half of the picture was visible for a second.

A click is charged after a minute, once it has passed all of this. **We show you all others with the reason; they cost nothing.** A click that turns out to be invalid later the same day is refunded automatically.

We filter everything we can recognise as not human. A patient person who clicks with bad intent can’t always be distinguished from a buyer; that’s why there is also [paying for orders](promotion-per-order), where a click that buys nothing costs nothing.
`,
  },
  'promotion-per-order': {
    title: 'Can I pay only when something is sold?',
    body: `
Yes. You set a percentage of the price of the promoted product. It’s deducted from that sale when the order is settled, and returned if the order is refunded. Without an order you pay nothing, and nothing has to be set aside.

Such a campaign takes part in the same auctions. Its bid for a click is computed from the percentage, the price, and how many of your clicks became an order. So products that sell well rank well, and products that only attract clicks don’t.

An order counts for the campaign whose marked place the buyer came through. The order shows it, and the amount deducted appears in your wallet with the order number.

If the percentage is more than you earn from the sale, we tell you before you start.
`,
  },
  'promotion-not-shown': {
    title: 'Why was my campaign not shown?',
    body: `
Every auction your campaign could have entered has a result with a reason. You see the reasons and their shares on the campaign page.

- **Another campaign ranked higher.** Its bid, chance of a click and quality together were higher. A higher bid helps; a better product page helps more and costs nothing: see [quality](promotion-quality).
- **Spread over the day.** The budget would otherwise be used before the evening. A larger daily budget is shown more often.
- **The daily budget is used up.** The campaign continues tomorrow.
- **Your bid is below the minimum price of a click**, {promotionBid}.
- **Not in stock, or not sold to the viewer’s country.** The campaign continues automatically when it is again.
- **The shop is paused or on holiday.** The campaign’s days keep running, so stop it if the break is long: the rest is returned.
- **The viewer has seen it often enough** for one day.
- **The product already appears on the same page**, without being paid for.
- **The viewer was you**, or someone on our team.

Not being shown costs nothing. If it stays like that, stop the campaign: the rest is returned within a minute.
`,
  },
  'promotion-quality': {
    title: 'What is the quality of my product based on?',
    body: `
On four facts from the last {qualityDays} days, each with a published weight. You see your own values.

- **Sent in time** ({weightOnTime} of 100): parcels handed over on time.
- **No faults** ({weightRefunds} of 100): few refunds for a fault.
- **Rating** ({weightRating} of 100): what buyers gave, weighted cautiously while there are few ratings.
- **Complete page** ({weightListing} of 100): enough pictures, a real description, more than one language.

The result is a number from 0.5 to 1.5 that multiplies your bid. At 1 it neither helps nor hurts. New products start near the middle and aren’t penalised for being new.

No one can set it for a shop, in either direction, and it can’t be bought.
`,
  },
  'promotion-check': {
    title: 'How do I check what promotion brought?',
    body: `
- **Receipts**: each day says how often you won a place, how often not and why, what each click cost, and which price decided it.
- **The order of events cannot be changed later.** A day’s auctions are chained together, and the random seed that decides ties is fixed the day before and published the day after.
- **Recompute it.** With your campaign’s file and the published random seed, the program verify-ads runs your auctions again. Every number has to match, to the last digit.
- **The money** is in your wallet: one entry per click or order, and one for what was returned. They add up to what your campaign says it spent.

If something doesn’t match, [write to us](/feedback) with the day and the place where it differs.
`,
  },
  'promotion-money': {
    title: 'What happens to the money of a campaign?',
    body: `
It’s set aside when you pay, and stays yours until a click or an order uses it.

- **Pause** keeps it set aside. You can resume while there are days left.
- **Stop** returns the rest, within a minute, to where it came from: promotion credit to promotion credit, balance to balance.
- **When the last day ends**, the same happens automatically.
- **In review**: only while your shop has an open restriction, a reviewer checks a campaign first, within {promotionReview} hours. If we don’t decide in that time, it starts automatically. If it’s rejected, you see why, and the whole amount is returned at once.

A campaign can never spend more than its budget. Our accounting system refuses it.

Promotion credit is a gift for promotion alone. It cannot be withdrawn, it isn’t part of your balance, and you never have to deposit anything to use it.
`,
  },
  'public-support': {
    title: 'What is public support for products?',
    body: `
Some marked places are not for sale. Shops from Business Partner upwards can be given the right to place products there. The places say “Public support”, make up at most one in ten of the marked places, and are filled in turn: the rotation is public.

It costs nothing, and no one can buy a turn. Our public log shows who has the right, and since when.
`,
  },
} satisfies Record<string, ArticleText>;
