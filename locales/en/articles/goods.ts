import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: 'Why is my price refused? (405)',
    body: `
The price would cost you money. A sale price has to cover what the supplier gets for the goods, and the [commission](commission). If it did not, you would pay for your own order, and here **no order ever costs its merchant anything**. So such a price is refused when you set it, and again at the checkout.

## What to do

- Take the lowest price that is shown beside the field, or a higher one.
- The field shows what one piece leaves you while you type.
- For many goods at once, “the suggested price” never goes below the lowest one.

## When it happens to a price that was fine

The supplier's cost has changed. Orders that are paid keep their old cost. The goods may have been taken off sale for you; set a new price and put them back.
`,
  },
  commission: {
    title: 'What is the commission?',
    body: `
It is what the platform earns, and the only thing it takes from a sale: a part of the **goods price**. Nothing is taken of shipping or tax.

- Standard Store: {standardCommission}
- Merchant Store: {merchantCommission}
- Business Partner: {partnerCommission}
- Brand Agent: {agentCommission}

The rate of an order is fixed on the day of the order and stands on it. When something is refunded, its commission is given back at the same rate.

There is no fee for opening a shop, for listing, for a higher level, for checking your identity or for holding your money. What payment providers take is paid by the platform out of its commission. A withdrawal can carry the cost of the bank or network, shown before you send it.
`,
  },
  'showcase-limits': {
    title: 'Why can I not add or remove more goods? (452, 447)',
    body: `
Your level has two limits.

**Goods on sale (452).** {standardGoods} for a Standard Store, {merchantGoods} for a Merchant Store, {partnerGoods} for a Business Partner, {agentGoods} for a Brand Agent. You can keep as many again off sale. To make room, take goods off sale or remove some; or reach the next [level](levels).

**Removals a day (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} or {agentDeletions}, by level. This protects you from slips, and your shop from scripts that got hold of your sign-in. It starts anew at midnight in your shop's time zone.

- Taking goods **off sale** does not count. It is often all you need.
- A removal that you undo within {undoMinutes} minutes does not count either.
- Goods that the system takes off, because a supplier stopped selling them, do not count.
`,
  },
  'changed-in-the-meantime': {
    title: 'It says something has changed. What happened? (456, 457, 458)',
    body: `
Several people work with the same goods and orders, so what you see may be a moment old. Nothing was done, and nothing is lost: what you typed is still there.

- **Changed since you opened it (456)**: you, on another device, or the system changed the same thing. Look at it again, then decide again.
- **Not enough in stock (457)**: other shops sell the same stock. Take fewer, or ask again later.
- **Price changed (458)**: the supplier's cost or the sale price is another one than you saw. Please look at the new one first.
`,
  },
} satisfies Record<string, ArticleText>;
