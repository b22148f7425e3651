import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '#testing/test-app.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let ids: string[];

beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Harbour');
  ids = await app.sell(shop, [
    {
      code: 'MUG-B',
      family: 'mug',
      options: 'Colour=Blue; Size=M',
      'options.ja': '色=青; サイズ=M',
      warnings: 'Hot.',
      'warnings.ja': '熱くなります。',
    },
    { code: 'MUG-R', family: 'mug', options: 'Colour=Red; Size=M', stock: '0' },
    { code: 'MUG-G', family: 'mug', options: 'Colour=Green; Size=L', eu_person: '' },
    { code: 'BAG-B', family: 'bag', options: 'Colour=Blue' },
    { code: 'BAG-R', family: 'bag', options: 'Colour=Red' },
    { code: 'ALONE', brand: 'Kiln', gtin: '96385074', origin: 'PT' },
  ]);
});
afterAll(() => app.close());

const ask = (index: number, more: { country?: string } = {}, language = 'en') =>
  app.ask(storefrontGood, { handle: shop.handle, id: ids[index] ?? '', ...more }, { language });

test('options lead to the goods of the family that this shop sells', async () => {
  const { choices } = await ask(0);
  expect(choices.map(({ name, value }) => [name, value])).toEqual([
    ['Colour', 'Blue'],
    ['Size', 'M'],
  ]);
  expect(choices[0]?.values).toMatchObject([
    { value: 'Blue', id: ids[0], chosen: true, sold_out: false, changes_others: false },
    { value: 'Green', id: ids[2], chosen: false, sold_out: false, changes_others: true },
    { value: 'Red', id: ids[1], chosen: false, sold_out: true, changes_others: false },
  ]);
  expect(choices[0]?.values.map(({ colour }) => colour)).toEqual(['#3a6ea5', '#5c8a5a', '#b8352c']);
  expect((await ask(5)).choices).toEqual([]);
});

test('options are told in the buyer’s language where all of them are', async () => {
  const { choices } = await ask(0, {}, 'ja');
  expect(choices[0]).toMatchObject({ name: '色', value: '青' });
});

test('a warning is told in the buyer’s language, and says that it is English where it has no other', async () => {
  expect((await ask(0, {}, 'ja')).goods).toMatchObject({ warnings: '熱くなります。', warnings_lang: 'ja' });
  expect((await ask(0, {}, 'es')).goods).toMatchObject({ warnings: 'Hot.', warnings_lang: 'en' });
  expect((await ask(0)).goods).toMatchObject({ warnings: 'Hot.', warnings_lang: 'en' });
});

test('goods of the family that only another shop sells are no choice', async () => {
  const other = await app.makeShop('Second');
  const [blue] = await app.sell(other, [{ code: 'MUG-B', family: 'mug', options: 'Colour=Blue; Size=M' }]);
  const { choices } = await app.ask(storefrontGood, { handle: other.handle, id: blue ?? '' });
  expect(choices).toEqual([]);
});

test('goods like it are of its type, one of each family, and never of its own', async () => {
  const { more } = await ask(0);
  expect(more.map(({ code }) => code.slice(0, 3)).toSorted()).toEqual(['ALO', 'BAG']);
  const codes = (await ask(5)).more.map(({ code }) => code.slice(0, 3)).toSorted();
  expect(codes).toEqual(['BAG', 'MUG']);
});

test('the facts that the law, catalogues and buyers ask for are told, and whether they are enough', async () => {
  expect((await ask(5)).goods).toMatchObject({
    brand: 'Kiln',
    gtin: '96385074',
    origin: 'PT',
    maker: 'Kiln Works, Row 5',
    eu_person: 'Kiln Works, Row 5',
    eu_ready: true,
    weight_grams: 350,
    family: null,
  });
  expect((await ask(2)).goods).toMatchObject({ eu_person: null, eu_ready: false });
});

test('a country that is known gets the price with everything in it, and days of its own', async () => {
  const { landed, arrives, goods } = await ask(0, { country: 'FR' });
  expect(landed).toMatchObject({ country: 'FR', closed: null, price: { total: '12.00', currency: 'USD' } });
  const days = (text: string) => (new Date(text).getTime() - app.clock.now().getTime()) / 86_400_000;
  expect([days(arrives.from), days(arrives.to)]).toEqual([landed?.price?.days.p50, landed?.price?.days.p90]);
  const plain = await ask(0);
  expect(plain.landed).toBeNull();
  expect([days(plain.arrives.from), days(plain.arrives.to)]).toEqual([goods.days.p50, goods.days.p90]);
});

test('an uploaded picture comes with its smaller copies', async () => {
  const folder = `u/${'0123456789abcdef'.repeat(2)}`;
  for (const width of [320, 800, 1600]) await app.composed.env.files.write(`${folder}/${width}.webp`, 'x');
  const [id] = await app.sell(shop, [{ code: 'PIC', pictures: `${folder}/1600.webp` }]);
  const { goods } = await app.ask(storefrontGood, { handle: shop.handle, id: id ?? '' });
  expect(goods.images.map(({ sizes }) => sizes.map(({ url, w }) => [url, w]))).toEqual([
    [],
    [
      [`/files/${folder}/320.webp`, 320],
      [`/files/${folder}/800.webp`, 800],
    ],
  ]);
});
