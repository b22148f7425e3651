import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToShowcase, listShowcase, moveInShowcase } from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: string[];
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(60);
  const all = statement<{ id: string }>('test-goods-ids', 'select id from goods order by code');
  ids = (await app.db.direct.rows(all, [])).map(({ id }) => id);
});
afterAll(() => app.close());

const idAt = (place: number) => ids[place] ?? '';

async function shopWith(count: number) {
  const { token } = await app.merchant();
  const items = ids.slice(0, count).map((goods_id) => ({ goods_id }));
  await app.ask(addToShowcase, { items }, { token });
  return token;
}

/** The rows in the merchant's order, as places in `ids`. */
async function orderOf(token: string) {
  const { list } = await app.ask(listShowcase, { sort: 'shop', page_size: 100 }, { token });
  return list.map(({ id }) => ids.indexOf(id));
}

test('what is new stands on top, the first of several first', async () => {
  const token = await shopWith(3);
  await app.ask(addToShowcase, { items: [{ goods_id: idAt(3) }, { goods_id: idAt(4) }] }, { token });
  expect(await orderOf(token)).toEqual([3, 4, 0, 1, 2]);
});

test('a row moves to an end, or beside another', async () => {
  const token = await shopWith(5);
  const move = (ask: { id: string; to?: 'top' | 'bottom'; above?: string; below?: string }) =>
    app.ask(moveInShowcase, ask, { token });
  await move({ id: idAt(3), to: 'top' });
  expect(await orderOf(token)).toEqual([3, 0, 1, 2, 4]);
  await move({ id: idAt(0), to: 'bottom' });
  expect(await orderOf(token)).toEqual([3, 1, 2, 4, 0]);
  await move({ id: idAt(4), above: idAt(1) });
  expect(await orderOf(token)).toEqual([3, 4, 1, 2, 0]);
  await move({ id: idAt(3), below: idAt(2) });
  expect(await orderOf(token)).toEqual([4, 1, 2, 3, 0]);
  await move({ id: idAt(0), below: idAt(3) });
  expect(await orderOf(token)).toEqual([4, 1, 2, 3, 0]);
});

test('a hundred moves into the same gap keep the order: places are spread when there is none left', async () => {
  const token = await shopWith(4);
  for (let turn = 0; turn < 50; turn += 1) {
    await app.ask(moveInShowcase, { id: idAt(1 + (turn % 2)), below: idAt(0) }, { token });
    const [first, second] = await orderOf(token);
    expect([first, second]).toEqual([0, 1 + (turn % 2)]);
  }
  expect(await orderOf(token)).toEqual([0, 2, 1, 3]);
});

test('thirty moves at once leave every row once, each at a place of its own', async () => {
  const token = await shopWith(40);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_value, index) =>
      app.call(moveInShowcase, { id: idAt(index + 10), below: idAt(0) }, { token }),
    ),
  );
  expect(answers.every(({ code }) => code === 200)).toBe(true);
  const order = await orderOf(token);
  expect(new Set(order).size).toBe(40);
  expect(order[0]).toBe(0);
  expect(new Set(order.slice(1, 31))).toEqual(new Set(Array.from({ length: 30 }, (_v, index) => index + 10)));
  expect(order.slice(31)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('one aim, of the shop’s own', async () => {
  const token = await shopWith(2);
  const call = (ask: { id: string; to?: 'top'; above?: string }) => app.call(moveInShowcase, ask, { token });
  expect(await call({ id: idAt(0) })).toMatchObject({ code: 405, data: { reason: 'one_aim' } });
  expect(await call({ id: idAt(0), to: 'top', above: idAt(1) })).toMatchObject({ code: 405 });
  expect(await call({ id: idAt(0), above: idAt(0) })).toMatchObject({
    code: 405,
    data: { reason: 'itself' },
  });
  expect((await call({ id: idAt(0), above: idAt(9) })).code).toBe(404);
  expect((await call({ id: idAt(9), to: 'top' })).code).toBe(404);
  expect(await orderOf(token)).toEqual([0, 1]);
});
