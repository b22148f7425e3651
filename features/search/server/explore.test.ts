import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { dayMs } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { openRestrictions, type Rig } from '#testing/restrictions.ts';
import type { TestGoods, TestShop, TestApp } from '#testing/test-app.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { exploreGoods, storefrontGoods } from '#features/search/contract.ts';
import { goodsComments, writeComment } from '#features/comments/contract.ts';
import { addTypes, importGoods } from '#features/goods/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { removeFromShowcase } from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';

let rig: Rig;
let app: TestApp;
let north: TestShop;
let south: TestShop;
let goods: TestGoods[];
const idOf = (index: number) => goods[index]?.id ?? '';

const head =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,title.ja';
const rows = [
  'EX-1,Walnut desk lamp,A quiet light.,lamps,SUP-1,4.00,20.00,50,0,,,,机のランプ',
  'EX-2,Brass floor lamp,It stands by itself.,lamps,SUP-1,4.00,30.00,50,0,,,,床のランプ',
  'EX-3,Lamp,For the desk.,lamps,SUP-1,4.00,25.00,50,0,,,,ランプ',
  'EX-4,Walnut bowl,Beside a lamp it shines.,bowls,SUP-1,4.00,20.00,3,0,,,,くるみの鉢',
  'EX-5,Oak bowl,Turned by hand.,bowls,SUP-1,4.00,20.00,0,0,,,,',
];

beforeAll(async () => {
  rig = await openRestrictions();
  ({ app } = rig);
  const token = await app.operator();
  const tree = [
    { code: 'home', name: 'Home' },
    { code: 'lamps', name: 'Lighting', parent_code: 'home' },
    { code: 'bowls', name: 'Bowls', parent_code: 'home' },
  ];
  await app.ask(addTypes, { list: tree }, { token });
  async function* file() {
    yield Buffer.from([head, ...rows].join('\n'));
  }
  await app.ask(importGoods, {}, { token, stream: file() });
  goods = await findGoods();
  north = await app.makeShop('North');
  south = await app.makeShop('South');
  await app.list(north, goods, '18.00');
  await app.list(south, goods.slice(0, 2), '16.00');
  await setPlatformTimers(app.composed);
  await rank();
});
afterAll(() => app.close());

const byCode = statement<TestGoods>('test-goods', 'select id, code from goods order by code');
const findGoods = () => app.composed.env.db.direct.rows(byCode, []);

/** Lets the ranking look again. */
const rank = () => app.advance(0.02);

type Query = RequestOf<typeof exploreGoods>;
const explore = (query: Query = {}) => app.ask(exploreGoods, query);
async function codes(query: Query = {}): Promise<string[]> {
  return (await explore(query)).goods.list.map(({ code }) => code);
}
const inNorth = (query: Query = {}) => app.ask(storefrontGoods, { handle: north.handle, ...query });
async function codesInNorth(query: Query = {}): Promise<string[]> {
  return (await inNorth(query)).goods.list.map(({ code }) => code);
}

describe('a search in a shop', () => {
  test('puts the exact title first, then its beginning, then all words of the title, then the rest', async () => {
    expect(await codesInNorth({ q: 'lamp' })).toEqual(['EX-3', expect.anything(), expect.anything(), 'EX-4']);
    expect(await codesInNorth({ q: 'walnut' })).toEqual(expect.arrayContaining(['EX-1', 'EX-4']));
    expect((await codesInNorth({ q: 'ex-2' }))[0]).toBe('EX-2');
    expect((await codesInNorth({ q: 'brass floor' }))[0]).toBe('EX-2');
  });

  test('says what it was understood as where a word is misspelt', async () => {
    const found = await inNorth({ q: 'walnt' });
    expect(found.goods.list.map(({ code }) => code).toSorted()).toEqual(['EX-1', 'EX-4']);
    expect(found.meaning).toEqual({ shown_for: 'walnut', better: null });
    expect((await inNorth({ q: 'walnut' })).meaning).toEqual({ shown_for: null, better: null });
  });

  test('narrows by price, stock, days, category and country, and counts what is left', async () => {
    const asked = await inNorth({ q: 'lamp', price_max: '18' });
    expect(asked.goods.total).toBe(4);
    expect(asked.categories.map(({ id, count }) => [id, count])).toEqual([
      ['lamps', 3],
      ['bowls', 1],
    ]);
    const chosen = await inNorth({ q: 'lamp', category: 'bowls' });
    expect(chosen.goods.total).toBe(1);
    expect(chosen.categories.map(({ count }) => count)).toEqual([3, 1]);
    expect((await inNorth({ category: 'home' })).goods.total).toBe(5);
    expect(await codesInNorth({ price_min: '18.01' })).toEqual([]);
    expect(await codesInNorth({ in_stock: 'true', category: 'bowls' })).toEqual(['EX-4']);
    expect(await codesInNorth({ max_days: 6 })).toEqual([]);
    expect((await codesInNorth({ max_days: 7 })).length).toBe(5);
    expect(await codesInNorth({ rating_min: 3 })).toEqual([]);
    expect((await codesInNorth({ ship_to: 'GB' })).length).toBe(5);
  });

  test('sorts by price and by when goods were listed, and cuts pages', async () => {
    const token = await app.merchant(north);
    expect(token).not.toBe('');
    expect(await codesInNorth({ sort: 'price_up', page_size: 2 })).toHaveLength(2);
    const first = await inNorth({ q: 'lamp', page_size: 3 });
    const second = await inNorth({ q: 'lamp', page_size: 3, page: 2 });
    expect([first.goods.has_more, second.goods.has_more]).toEqual([true, false]);
    const both = [...first.goods.list, ...second.goods.list].map(({ code }) => code);
    expect(new Set(both).size).toBe(4);
  });

  test('refuses a price that the money does not have', async () => {
    const answer = await app.call(storefrontGoods, { handle: north.handle, price_max: '18.005' });
    expect(answer.code).toBe(405);
  });
});

describe('Explore', () => {
  test('shows each goods once, at the least price, and how many shops sell it', async () => {
    const { goods: page, sponsored, categories } = await explore();
    expect(page.total).toBe(5);
    const shown = page.list.map(({ code, price, shop, shops }) => [code, price, shop.name, shops]);
    expect(shown).toContainEqual(['EX-1', '16.00', 'South', 2]);
    expect(shown).toContainEqual(['EX-3', '18.00', 'North', 1]);
    expect(sponsored).toEqual([]);
    expect(categories.map(({ id, count }) => [id, count])).toEqual([['home', 5]]);
    expect((await explore({ category: 'lamps' })).path.map(({ id }) => id)).toEqual(['home', 'lamps']);
  });

  test('searches in the reader’s language, and shows its words', async () => {
    const found = await app.ask(exploreGoods, { q: 'ランプ' }, { language: 'ja' });
    expect(found.goods.list.map(({ title }) => title)).toEqual(['ランプ', '床のランプ', '机のランプ']);
    expect((await codes({ q: 'lamp', price_max: '17' })).toSorted()).toEqual(['EX-1', 'EX-2']);
    expect((await codes({ sort: 'price_down' })).at(-1)).toMatch(/EX-[12]/);
  });

  test('never shows what only shops have that are away, kept from selling, or have taken it off', async () => {
    const token = await app.merchant(south);
    const { version } = await app.ask(storeInfo, {}, { token }).then((info) => ({ version: info }));
    expect(version.open).toBe(true);
    const today = localDay(app.clock.now(), 'UTC');
    const holiday = { from: today, to: today, message: '' };
    await app.ask(storeInfo, { patch: { holiday } }, { token });
    // At once, though the ranking has not looked again.
    expect((await offerOf('EX-1'))?.shop.name).toBe('North');
    await app.ask(storeInfo, { patch: { holiday: null } }, { token });
    expect((await offerOf('EX-1'))?.shop.name).toBe('South');

    const { id } = await rig.place(north, { level: 'paused' });
    expect(await codes()).toEqual(expect.not.arrayContaining(['EX-3', 'EX-4', 'EX-5']));
    expect(await codes({ q: 'lamp' })).toEqual(expect.not.arrayContaining(['EX-3', 'EX-4']));
    // Their places are not left empty.
    const page = await explore({ page_size: 2 });
    expect([page.goods.list.length, page.goods.total]).toEqual([2, 2]);
    await rank();
    expect((await explore()).goods.total).toBe(2);
    await rig.tryLift(id);
    await rank();
    expect((await explore()).goods.total).toBe(5);

    await app.ask(removeFromShowcase, { ids: [idOf(1)], mode: 'delist' }, { token });
    expect((await offerOf('EX-2'))?.shop.name).toBe('North');
    await app.ask(removeFromShowcase, { ids: [idOf(1)], mode: 'relist' }, { token });
  });

  test('takes up what was listed a moment ago', async () => {
    const west = await app.makeShop('West');
    await app.list(west, goods.slice(4), '12.00');
    await rank();
    expect(await offerOf('EX-5')).toMatchObject({ price: '12.00', shops: 2 });
  });
});

async function offerOf(code: string) {
  return (await explore()).goods.list.find((one) => one.code === code);
}

type RankRow = {
  score: number;
  rating: number;
  votes: number;
  vote_sum: number;
  pieces: number;
  faulty_pieces: number;
  available: bigint;
  shops: number;
};
const rankRow = statement<RankRow>('test-rank', 'select * from goods_rank where goods_id = $1');
async function rankOf(index: number): Promise<RankRow> {
  const row = await app.composed.env.db.direct.row(rankRow, [idOf(index)]);
  if (row === undefined) throw new Error('it was not ranked');
  return row;
}

describe('the ranking', () => {
  test('knows votes of buyers by their age, and neither cancelled orders nor those of a shop that sells to itself', async () => {
    const before = await rankOf(2);
    expect([before.votes, before.pieces]).toEqual([0, 0]);
    const bought = await app.buy(north, [{ id: idOf(2), qty: 2 }]);
    const cancelled = await app.buy(north, [{ id: idOf(2), qty: 5 }]);
    await app.ask(cancelOrder, { token: cancelled.orderToken }, { onceKey: randomUUID() });
    await app.advance(0.1);
    await app.ship('accepted', 'delivered');
    const signature = { kind: 'typed', value: 'Anna Berger' } as const;
    const comment = { goods_id: idOf(2), rating: 5, content: 'Bright.', signature };
    await app.ask(writeComment, { token: bought.orderToken, ...comment }, { onceKey: randomUUID() });
    await rank();
    const after = await rankOf(2);
    expect(after.votes).toBeCloseTo(1, 2);
    expect(after.vote_sum).toBeCloseTo(5, 2);
    expect(after.pieces).toBeCloseTo(2, 1);
    expect(after.score).toBeGreaterThan(before.score);
    // Its page says the same. What sorts is smoothed, what is shown and filtered by is the mean.
    const shown = { avg: 5, count: 1 };
    expect(await offerOf('EX-3')).toMatchObject({ rating: shown });
    const { summary } = await app.ask(goodsComments, { handle: north.handle, id: idOf(2) });
    expect({ avg: summary.avg, count: summary.count }).toEqual(shown);
    const by = { token: await app.merchant(north) };
    expect(await app.ask(storeInfo, {}, by)).toMatchObject({ star_rating: 5 });
    expect(await codesInNorth({ rating_min: 5 })).toEqual(['EX-3']);
    expect(await codes({ rating_min: 5 })).toEqual(['EX-3']);
    expect(await codes({ rating_min: 5, q: 'lamp' })).toEqual(['EX-3']);
    expect(after.rating).toBeLessThan(4);

    const { id } = await rig.place(north, { level: 'limited', code: 'H08' });
    await rank();
    expect((await rankOf(2)).votes).toBe(0);
    await rig.tryLift(id);
    await rank();
    expect((await rankOf(2)).votes).toBeCloseTo(1, 2);
    app.clock.set(new Date(app.clock.now().getTime() + 90 * dayMs));
    await app.composed.runner.runDue();
    const later = await rankOf(2);
    // Half of an order after its half-life, and 0.5 to the power of 90/365 of a vote.
    expect(later.pieces).toBeCloseTo(1, 1);
    expect(later.votes).toBeCloseTo(0.843, 2);
  });

  test('what was bought is in the merchant’s language where the catalogue has it', async () => {
    const titlesIn = async (language: 'ja' | 'es') => {
      const by = { token: await app.merchant(north), language };
      const { list } = await app.ask(listOrders, { status: 'all' }, by);
      return new Set(list.flatMap(({ lines }) => lines.map(({ title }) => title)));
    };
    expect(await titlesIn('ja')).toEqual(new Set(['ランプ']));
    expect(await titlesIn('es')).toEqual(new Set(['Lamp']));
  });

  test('has one score for goods, whoever sells them', async () => {
    const [all, own] = await Promise.all([codes({ q: 'lamp' }), codesInNorth({ q: 'lamp' })]);
    expect(own).toEqual(all);
  });
});
