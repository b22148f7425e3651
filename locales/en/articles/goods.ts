import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: 'Why is my price refused? (405)',
    body: `
You would lose money at this price. A sale price has to cover the supplier’s cost and the [commission](commission). Otherwise you would pay for your own order, and here **no order ever costs its merchant anything**. So we refuse such a price when you set it, and again at checkout.

## What to do

- Use the lowest price shown beside the field, or a higher one.
- As you type, the field shows your profit per unit.
- For many products at once, “the suggested price” never goes below the lowest one.

## When a price was fine before

The supplier’s cost has changed. Paid orders keep their old cost. We may have taken the product off sale for you; set a new price and put it back on sale.
`,
  },
  commission: {
    title: 'What is the commission?',
    body: `
It’s what we earn, and the only thing we take from a sale: a share of the **product price**. We take nothing from shipping or tax.

- Standard Store: {standardCommission}
- Merchant Store: {merchantCommission}
- Business Partner: {partnerCommission}
- Brand Agent: {agentCommission}

The rate of an order is fixed on the day of the order and shown on it. When something is refunded, its commission is returned at the same rate.

There is no fee for opening a shop, for listing, for a higher level, for checking your identity or for holding your money. We pay payment providers out of our commission. A withdrawal can carry the cost of the bank or network, shown before you submit it.
`,
  },
  'showcase-limits': {
    title: 'Why can’t I add or remove more products? (452, 447)',
    body: `
Your level has two limits.

**Products on sale (452).** {standardGoods} for a Standard Store, {merchantGoods} for a Merchant Store, {partnerGoods} for a Business Partner, {agentGoods} for a Brand Agent. You can keep the same number off sale. To make room, take products off sale or remove some, or reach the next [level](levels).

**Removals a day (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} or {agentDeletions}, by level. This protects you from mistakes, and your shop from scripts that have gained access to your account. The count starts again at midnight in your shop’s time zone.

- Taking products **off sale** doesn’t count. It’s often all you need.
- A removal that you undo within {undoMinutes} minutes doesn’t count either.
- Products that we remove because a supplier stopped selling them don’t count.
`,
  },
  'changed-in-the-meantime': {
    title: 'It says something has changed. What happened? (456, 457, 458)',
    body: `
The same products and orders can change while you look at them, so what you see may be a moment old. Nothing was done, and nothing is lost: what you typed is still there.

- **Changed since you opened it (456)**: you, on another device, or our system changed the same thing. Check it, then decide again.
- **Not enough in stock (457)**: other shops sell the same stock. Choose fewer, or try again later.
- **Price changed (458)**: the supplier’s cost or the sale price is different from the one you saw. Check the new one first.
`,
  },
} satisfies Record<string, ArticleText>;
