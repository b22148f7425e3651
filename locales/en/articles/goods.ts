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
  discounts: {
    title: 'How do discounts work, and who pays for them?',
    body: `
You set them under [Discounts](/discounts). A discount comes out of your own profit: the supplier still gets the full cost, and the [commission](commission) is a share of the lower price. Nothing is sold for less than its cost and commission, so no discount makes you pay for your own order.

## The four kinds

- **Codes**: buyers who enter the code or open its link pay less. Choose **Percentage**, **Fixed amount** or **Free delivery**, for all products or certain ones. Conditions are optional: a minimum order value, dates, uses in total and uses per buyer. After **Turn on**, what a code gives can’t be changed. **Pause** it at any time; **End code** is permanent.
- **Sales**: a percentage off the products you choose, from one day to another, for {saleDays} days at most. Then prices go back automatically. Buyers see the lowest price of the 30 days before; until we have 30 days of prices, no earlier price is shown. A product that would be below your break-even price is left out.
- **Multi-buy**: **Cheaper per unit** from a number of units on, or **One price for a set**.
- **Free delivery**: under **Free from**, enter the value of products, after other discounts, from which you pay the cheapest delivery. For a faster one, the buyer pays the difference.

## When several apply

First the sale price, then multi-buy, then at most one code, then free delivery.

Where a discount would make you lose money, it isn’t given: a percentage leaves that product at full price, a fixed amount is taken off whole or not at all, and for free delivery each parcel has to cover its own.

## What does a refund give back?

What the buyer paid. The discount is divided evenly among the units, so a returned unit is refunded at its discounted price. For delivery, the buyer gets back only what they paid for it. The products that the buyer keeps keep their discount, even if the order is then below the code’s minimum. See [returns](returns-and-refunds).

The use of a code stays counted. It becomes available again only if the buyer doesn’t pay.
`,
  },
  sharing: {
    title: 'How do I share my shop, and see who comes?',
    body: `
Open **Share** in the menu, or on a product in your showcase. You can send the link, copy it, let others scan its code, or save a picture for stories that shows the product, its price, your shop and the code.

## Links with a name

Make a link for each place where you share, such as your profile or a video. It is short, never changes, and leads to your shop or to that product. You can have {linksMax} at a time. If you archive a link, it still works; you only stop seeing it in the list.

## What is counted

Open a link to see its visitors by day and by where their browser came from. One browser counts once a day and link, when a page of your shop was really shown to it. Robots, previews that apps fetch, and your own visits don’t count, and no one can add a visitor.

We don’t follow anyone: a visitor is a mark that is different every day and in every shop. After {visitRowDays} days, only the counts remain.
`,
  },
  'sold-out': {
    title: 'What happens when a product is sold out?',
    body: `
Buyers see that it’s sold out and can ask for one email when it’s back. They confirm their address by a link first. When the supplier has stock again, we send the email within about {restockCheckMinutes} minutes and delete the address.

You don’t see the addresses, and they can’t be used for anything else: buyers requested only this email. Without a confirmation, an address is deleted after {restockConfirmDays} days; otherwise after {restockWaitDays} days at the latest.

Keep the product on sale in your showcase while you wait. If you take it off sale, no email is sent.
`,
  },
  'own-words': {
    title: 'How do I describe a product in my own words?',
    body: `
Open a product in your [showcase](/goodsList) and choose **Text and pictures**. Write a title and a description, and arrange the pictures. Wherever you leave something empty, buyers see the supplier’s text and pictures.

## How it works

- **Languages**: your text appears only in the language you wrote it in. Choose another language above the fields to write that one, too.
- **Pictures**: the first one is shown in lists and when a link is shared. Add up to {ownPictures} of your own, and remove any of the supplier’s that you don’t want.
- **Preview**: beside the fields you see what buyers will see. After **Save** it appears in your shop, in its search, in the product feeds and on shared links.
- **Undo**: for {undoMinutes} minutes you can undo your last change.

## What isn’t possible

- Contact details and links. Buyers reach you through messages in the shop.
- Other people’s brands, unless the supplier names them for this product.
- Changing or hiding the warnings, the manufacturer or the person responsible in the European Union. The law requires them, so they’re always shown.

Describe what buyers really receive: if a product doesn’t match its description, the buyer can return it. An order keeps the title it was bought under as long as you don’t change it; after that it shows the supplier’s title. See [returns](returns-and-refunds).
`,
  },
  'many-products': {
    title: 'How do I find and add many products?',
    body: `
Under **Products**, open **Warehouse**.

## Find

Search by words, by our code or by a barcode. A barcode number of 8, 12, 13 or 14 digits finds exactly its products, with or without zeros in front. It works in your showcase too. Filters narrow the list by stock, cost, delivery time and supplier.

## Save for later

Open a product and choose **Save for later**. The filter **Saved for later only** shows your list, which can hold {savedGoods} products. Only you see it.

## Add many at once

Choose **Select**, tap the products, then **Add**. You choose how prices are set: by your [pricing rule](/goodsList/prices), at the suggested price, or with a markup on the cost. Each product shows its price and your profit per unit. Nothing is priced [below break-even](below-break-even); what would be is raised to it and says so.

Then you see for each product at which price it is on sale, or why it was not added. You can undo all of it for {undoMinutes} minutes.

For a product in several sizes or colors, open any of them and choose **Add all options**: one markup or one profit per unit prices them all, and you see each price first.

In your showcase these options are one row. Tap it to set **One price for all options**, to open a single option, or to take all of them off sale. Under **Filters** you can have one row per option instead.
`,
  },
  'landed-cost': {
    title: 'What does a product cost delivered to a country?',
    body: `
Under **Products**, open **Warehouse**, then **Filters**, and choose a country under **Ships to**. You then see only products that can be sent there, each with its **landed cost**: the supplier’s cost, the cheapest shipping and the taxes of one unit, with the days until it arrives. You can set a lowest and a highest landed cost and put the list in that order.

## What the figure is made of

Open the product. **Landed cost** lists each part and each tax with the rule it comes from. They are the same sums as at a checkout for this product alone, at the suggested price; at another price the taxes change.

## Who pays it

Your buyer pays shipping and taxes on top of your price. You pay the supplier’s cost out of what the buyer paid, and the [commission](commission).

## When a product is missing

Its supplier doesn’t deliver to the country, or a weight, a customs fact or a tax rule is missing. We never guess a price.
`,
  },
  'switch-supplier': {
    title: 'How do I compare suppliers and switch?',
    body: `
Open a product in your showcase or in the warehouse and open **Other suppliers**. It shows other suppliers of the same product: those with the same barcode, or the same product family and options. Two stand side by side, with cost, delivery, stock and the safety contact in the EU.

## Real figures

**Real delivery**, **Shipped late** and **Returned** come from the supplier’s last parcels, across all shops. With fewer than ten parcels we show no figure.

## Switch

In your showcase, choose **Switch to** and how the price is set: keep yours, or use your [pricing rule](/goodsList/prices), else the suggested price. You see the profit of both. A price [below break-even](below-break-even) is refused.

The product keeps its place. The switch counts as one removal for the day and can be undone for {undoMinutes} minutes. Existing orders stay with their supplier, and your own words, discounts and reviews stay with the old product.
`,
  },
  'price-files': {
    title: 'How do I change prices with a file?',
    body: `
Under **Products**, open **Prices as a file**. You can save your showcase, change it in a spreadsheet and read it back. Nothing changes until you’ve seen the result and chosen **Apply**.

## The columns

- **code** or **gtin**: which product it is. **gtin** is the number under the barcode, with or without zeros in front.
- **price**: your new price, such as 12.50. Empty leaves it, and a new product gets the price of your [pricing rule](/goodsList/prices).
- **listed**: **yes** puts it on sale, **no** takes it off. Empty leaves it.
- **currency**: if it is there, it has to be your shop’s.
- **title**, **stock**, **cost** and **profit** are there for you to read; they are not read back. During a sale, **price** is the price before it.

A file can have {fileRows} rows, in CSV UTF-8, with commas, semicolons or tabs.

## From another shop system

Choose the file of a product export; we recognize its English columns, such as **Variant SKU** and **Variant Price**, or **SKU** and **Regular price**. We read the SKU, the barcode, the price and whether it is published. Only products that are in the warehouse can be listed; the others are left out by line. Titles, pictures, compare-at prices and sale prices are not taken.

## Rows that are left out

Each one says its line and why: an unknown code, a product that appears twice, a price that isn’t one, another currency, or a price [below break-even](below-break-even). You apply the other rows, or none and correct the file.

## Undo

All of a file can be undone as one change for {undoMinutes} minutes. Reading the same file again changes nothing that it already changed. If a product changes between the result and **Apply**, nothing is applied, and you read the file again.
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
  collections: {
    title: 'How do I arrange my home and my collections?',
    body: `
A collection is a page of your shop with products that belong together. You find them under [Collections](/shop/collections). A shop has up to 50.

- **By hand**: you choose each product and its place.
- **By a rule**: category, price, reduced prices, new products or stock. Products that fit are added and removed automatically.
- **Title and text**: write them in each language you like. In other languages buyers see the English text, else the first that there is. Contact data, links and marks of others are refused.
- **Address**: it is made of the first title and stays when you change the title.

**Featured products**: choose up to 12 and their order on the same page. A product that is not on sale is left out until it is back.

**Home**: under [Look of your shop](/shop/look) you switch its sections on or off and move them: the opening, featured products, a collection, the newest products, products on sale, your story. You see it in the preview first, and you can go back to every version. “Products on sale” shows reduced prices only, so it is empty while no sale runs.

Deleting a collection takes its page away. Its products stay on sale.
`,
  },
  'pages-and-menu': {
    title: 'How do I write pages and a menu?',
    body: `
Under [Pages and menu](/shop/pages) you write up to 10 pages of your own: about you, how to care for the products, sizes.

- **Title and text**: in each language you like. In other languages buyers see the English text, else the first that there is.
- **How it looks**: a blank line begins a paragraph, “## ” a heading, “- ” a list, and two stars make words strong. You see the page while you write. HTML, links, contact data and marks of others are refused, with the line.
- **Address**: it is made of the first title and stays when you change the title.

The **menu** stands at the top of every page of your shop. It leads to up to 8 collections, pages and categories, in your order. What you hide or delete leaves the menu. Each change can be undone.
`,
  },
  'product-requests': {
    title: 'How do I request a product that the warehouse lacks?',
    body: `
If you can’t find a product in the [warehouse](/goodsList/warehouse), send a request under [Product requests](/goodsList/sourcing). Say what it is, where you sell it and how many units a month. A link to an example and the cost you want are optional.

- **No fee, no promise.** A request costs nothing and orders nothing. It isn’t an obligation to sell the product, and we can’t promise to find it.
- **Who answers.** One person from our catalogue team takes the request on. You get a notification with {sourcingGoodsMax} products at most, each with its cost, or with the reason why we found none. We aim to answer within {sourcingAnswerHours} hours.
- **Your choice.** What we found is added to your showcase only if you add it yourself. Read [why a price can be refused](below-break-even) before you set yours.

You can have {sourcingOpenMax} open requests; an answer or a withdrawal makes room. We delete a request {sourcingOpenDays} days after you sent it without an answer, or {sourcingKeepDays} days after its answer.
`,
  },
  bundles: {
    title: 'How do bundles work?',
    body: `
A bundle is {bundleGoodsMin}–{bundleGoodsMax} products of your showcase at one price, one unit of each, from one supplier or several. You make it under [Bundles](/discounts/bundles).

- **Profit first.** Before you sell it, you see what the products cost separately, the least the bundle may cost and what you keep. Every product always covers its own cost and commission.
- **For buyers** it has a page of its own, and each product’s page leads there. A cart with all the products gets the price automatically, as often as the scarcest product allows. Of bundles that share a product, the one that saves more applies.
- **With other discounts** it counts as multi-buy: first the sale price, then multi-buy, then at most one code, then free delivery. See [discounts](discounts).
- **Refunds.** The cart and the order show what comes off each product. A returned unit is refunded at what was paid for it, to the cent; the others keep their price.

If prices or costs change so that the bundle would be too cheap, or no cheaper than its products, it isn’t offered until they fit again. If one product is sold out, the bundle is too. You can have {bundlesMax} bundles.
`,
  },
  samples: {
    title: 'How do I order a sample?',
    body: `
You buy one unit of a product of your showcase for yourself, at cost: the supplier’s cost and the [commission](commission) on it. Open the product and choose **Order a sample**. You see the price, then get a link.

- **Like any order.** You pay in your shop’s checkout with your own card; delivery and tax are added there. The supplier ships to the address you enter. Nothing is left for your wallet, and nothing is taken from it.
- **Once.** The link lowers the price of one unit, once, and ends after {sampleDays} days. {samplesOpenMax} links can be open at a time, and you can have {samplesMonthMax} samples in 30 days.
- **No reviews.** A review from a sample doesn’t count.

**You never have to.** No shop needs samples or stock, and no level asks for them. Someone who asks you to prepay products isn’t us.
`,
  },
} satisfies Record<string, ArticleText>;
