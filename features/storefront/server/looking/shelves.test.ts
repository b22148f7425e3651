// What stands above the list of Explore.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { explorePage } from '#features/storefront/page-list.samples.ts';
import { goods, shop } from '#features/storefront/page.samples.ts';
import { openStorefront } from '#features/storefront/server/storefront.rig.ts';

const [offer] = explorePage.goods.list;
const list = ['south', 'north', 'south', 'gone', 'east'].map((handle, index) => ({
  ...offer,
  id: `${goods.id.slice(0, -1)}${index}`,
  shop: { handle, name: handle },
}));
const { path, currency, meaning } = explorePage;
const categories = [
  { id: 'garden', code: 'GAR', name: 'Garden', count: 3 },
  { id: 'kitchen', code: 'KIT', name: 'Kitchen', count: 90 },
  { id: 'few', code: 'FEW', name: 'Few', count: 2 },
];

const open = () =>
  openStorefront({
    exploreGoods: () => ({ path, currency, meaning, categories, goods: { ...explorePage.goods, list } }),
    storefrontGoods: ({ input: { handle } }) => {
      if (handle === 'gone') throw refuse('invalidUserPage');
      return { shop: { ...shop, handle }, goods: { ...explorePage.goods, list: [goods], total: 7 } };
    },
  });

test('Explore shows shops in the order of its goods, categories in the order of the catalogue, and ranks neither', async () => {
  const { get, last, asked } = open();
  expect((await get('/explore')).statusCode).toBe(200);
  const page = last();
  if (page?.kind !== 'explore') throw new Error('Explore was not drawn');
  // Each shop once; one that closed its pages a moment ago is left out.
  expect(page.faces.map(({ shop: { handle } }) => handle)).toEqual(['south', 'north', 'east']);
  expect(page.faces[0]).toMatchObject({ goods: [goods], count: 7 });
  expect(page.shelves.map(({ category }) => category.id)).toEqual(['garden', 'kitchen']);
  // No row asks for an order: it is the published one.
  const orders = asked.filter(({ name }) => name === 'exploreGoods').map(({ input }) => input['sort']);
  expect(orders.filter((order) => order !== undefined && order !== 'relevance')).toEqual([]);
});

test('Whoever searched, filtered, sorted or turned the page of Explore gets the list alone', async () => {
  const { get, last, count } = open();
  for (const query of ['q=mug', 'category=garden', 'in_stock=true', 'sort=new', 'page=2', 'price_max=9']) {
    await get(`/explore?${query}`);
    expect(last(), query).toMatchObject({ kind: 'explore', faces: [], shelves: [] });
  }
  expect(count('storefrontGoods')).toBe(0);
});
