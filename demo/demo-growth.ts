// What a shop does to be liked: collections, a page of its own and a menu, what its home features, and a code for the first order.
import type { Composed } from '#apps/server/compose.ts';
import { listCollections, saveCollection, setFeatured } from '#features/content/contract.ts';
import { listShopPages, saveShopPage, setMenu } from '#features/content/pages.contract.ts';
import { addDiscount, listDiscounts } from '#features/discounts/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';

const collections = [
  {
    id: '0197b000-0000-7000-8000-00000000c001',
    title: 'Gifts under $25',
    description: 'Small things that nobody has too many of.',
    price_max: '25.00',
    new_days: null,
    sort: 'price_up',
  },
  {
    id: '0197b000-0000-7000-8000-00000000c002',
    title: 'In stock now',
    description: 'Everything that leaves the warehouse within days.',
    price_max: null,
    new_days: null,
    sort: 'shop',
  },
] as const;

const page = {
  id: '0197b000-0000-7000-8000-00000000c003',
  title: 'Care',
  body: `Good things last when they are looked after.

## Wood

- Wipe it with a damp cloth and let it dry standing up.
- Rub in a little oil twice a year. **Never put it in the dishwasher.**

## Ceramic and glass

- Let it cool before it meets cold water.
- A mild soap is enough.`,
};

const featuredCount = 4;
export const welcomeCode = 'WELCOME10';

/** Done again after a kill it changes nothing more. */
export async function dressShop({ ask }: Composed, token: string): Promise<void> {
  const as = { token };
  const made = await ask(listCollections, {}, as);
  for (const { id, title, description, price_max, new_days, sort } of collections) {
    if (made.list.some((one) => one.id === id)) continue;
    const texts = [{ lang: 'en' as const, title, description }];
    const rule = { type_id: null, price_min: null, price_max, new_days, sort };
    const of = { ...rule, is_on_sale: false, is_in_stock: true };
    await ask(saveCollection, { id, version: 0, texts, is_shown: true, rule: of }, as);
  }
  if (made.featured.version === 0) {
    const { list } = await ask(
      listShowcase,
      { status: 'listed', sort: 'orders', page_size: featuredCount },
      as,
    );
    await ask(setFeatured, { goods_ids: list.map(({ id }) => id), version: 0 }, as);
  }
  const pages = await ask(listShopPages, {}, as);
  if (!pages.list.some(({ id }) => id === page.id)) {
    const { id, ...words } = page;
    await ask(saveShopPage, { id, version: 0, texts: [{ lang: 'en', ...words }], is_shown: true }, as);
  }
  if (pages.menu.version === 0) {
    const entries = [
      ...collections.map(({ id }) => ({ kind: 'collection' as const, ref: id })),
      { kind: 'page' as const, ref: page.id },
    ];
    await ask(setMenu, { entries, version: 0 }, as);
  }
  const { list: codes } = await ask(listDiscounts, {}, as);
  if (codes.some(({ code }) => code === welcomeCode)) return;
  await ask(addDiscount, { code: welcomeCode, kind: 'percent', percent_bps: 1_000, per_buyer_max: 1 }, as);
}
