import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  moveInShowcase,
  removeFromShowcase,
  undoShowcase,
} from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { header, openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: string[];
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(130);
  const all = statement<{ id: string }>('test-goods-ids', 'select id from goods order by code');
  ids = (await app.db.direct.rows(all, [])).map(({ id }) => id);
});
afterAll(() => app.close());

const idAt = (place: number) => ids[place] ?? '';
const items = (from: number, to: number) => ids.slice(from, to).map((goods_id) => ({ goods_id }));
const minutes = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 60_000));

/** Everything of a shop's rows that a buyer or the merchant could ever see, in the merchant's order. */
async function rowsOf(token: string) {
  const { list, limit } = await app.ask(listShowcase, { sort: 'shop', page_size: 100 }, { token });
  return { rows: list.map(({ stock: _stock, ...row }) => row), limit };
}

async function shopWith(count: number) {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, count) }, { token });
  return token;
}

test('what was removed comes back exactly as it was, and so do the removals of the day', async () => {
  const token = await shopWith(6);
  await app.ask(changePrices, { items: [{ id: idAt(2), sale_price: '31.40' }] }, { token });
  await app.ask(removeFromShowcase, { ids: [idAt(3)], mode: 'delist' }, { token });
  await app.ask(moveInShowcase, { id: idAt(4), to: 'top' }, { token });
  const before = await rowsOf(token);
  minutes(3);
  const gone = await app.ask(
    removeFromShowcase,
    { ids: [idAt(2), idAt(3), idAt(4)], mode: 'remove' },
    { token },
  );
  expect(gone.limit).toMatchObject({ listed: 3, rows: 3, deleted_today: 3 });
  const offered = await app.ask(listShowcase, {}, { token });
  expect(offered.undo).toEqual({
    token: gone.undo_token,
    kind: 'remove',
    rows: 3,
    until: gone.undo_until,
  });
  minutes(9);
  const back = await app.ask(undoShowcase, { undo_token: gone.undo_token ?? '' }, { token });
  expect(back.results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await rowsOf(token)).toEqual(before);
  expect(back.limit).toEqual(before.limit);
});

test('of thirty undos at once one restores, and the counters are exact', async () => {
  const token = await shopWith(40);
  const ask = { ids: ids.slice(0, 15), mode: 'remove' as const };
  const { undo_token } = await app.ask(removeFromShowcase, ask, { token });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(undoShowcase, { undo_token: undo_token ?? '' }, { token })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const late = answers.filter(({ code }) => code === 203);
  expect(late).toHaveLength(29);
  expect(late[0]).toMatchObject({ data: { reason: 'undone' } });
  const { limit, total } = await app.ask(listShowcase, {}, { token });
  expect({ ...limit, total }).toMatchObject({ total: 40, listed: 40, rows: 40, deleted_today: 0 });
});

test('after ten minutes it is over, and what is over is not offered', async () => {
  const token = await shopWith(2);
  const { undo_token } = await app.ask(removeFromShowcase, { ids: [idAt(0)] }, { token });
  minutes(10);
  expect((await app.ask(listShowcase, {}, { token })).undo).toBeNull();
  expect(await app.call(undoShowcase, { undo_token: undo_token ?? '' }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'undo_over' },
  });
  const { limit } = await app.ask(listShowcase, {}, { token });
  expect(limit).toMatchObject({ rows: 1, deleted_today: 1 });
});

test('another shop’s token is not found, and takes nothing back', async () => {
  const mine = await shopWith(2);
  const theirs = await shopWith(2);
  const { undo_token } = await app.ask(removeFromShowcase, { ids: [idAt(0)] }, { token: theirs });
  const stolen = await app.call(undoShowcase, { undo_token: undo_token ?? '' }, { token: mine });
  expect(stolen.code).toBe(404);
  expect((await app.ask(listShowcase, {}, { token: theirs })).total).toBe(1);
});

test('a removal of yesterday gives nothing of today back', async () => {
  const token = await shopWith(3);
  const { limit } = await app.ask(listShowcase, {}, { token });
  app.clock.set(new Date(Date.parse(limit.resets_at) - 60_000));
  const { undo_token } = await app.ask(removeFromShowcase, { ids: [idAt(0)] }, { token });
  minutes(2);
  const next = await app.ask(removeFromShowcase, { ids: [idAt(1)] }, { token });
  expect(next.limit.deleted_today).toBe(1);
  const back = await app.ask(undoShowcase, { undo_token: undo_token ?? '' }, { token });
  expect(back.limit).toMatchObject({ rows: 2, deleted_today: 1 });
});

test('what was chosen again meanwhile stays as it is; the rest comes back', async () => {
  const token = await shopWith(3);
  const { undo_token } = await app.ask(removeFromShowcase, { ids: [idAt(0), idAt(1)] }, { token });
  const again = { items: [{ goods_id: idAt(0), sale_price: '44.00' }] };
  await app.ask(addToShowcase, again, { token });
  const back = await app.ask(undoShowcase, { undo_token: undo_token ?? '' }, { token });
  const codes = new Map(back.results.map(({ id, code }) => [id, code]));
  expect([codes.get(idAt(0)), codes.get(idAt(1))]).toEqual([430, 200]);
  const { list } = await app.ask(listShowcase, { q: 'thing 001' }, { token });
  expect(list[0]?.sale_price).toBe('44.00');
  expect(back.limit).toMatchObject({ listed: 3, rows: 3, deleted_today: 1 });
});

test('where what comes back has no room, nothing is taken back and it can be tried again', async () => {
  const token = await shopWith(100);
  const { undo_token } = await app.ask(removeFromShowcase, { ids: [idAt(0), idAt(1)] }, { token });
  await app.ask(addToShowcase, { items: items(100, 101) }, { token });
  const ask = { undo_token: undo_token ?? '' };
  expect(await app.call(undoShowcase, ask, { token })).toMatchObject({
    code: 452,
    data: { reason: 'goods_limit', limit: 100, used: 99 },
  });
  await app.ask(removeFromShowcase, { ids: [idAt(50)], mode: 'delist' }, { token });
  const back = await app.ask(undoShowcase, ask, { token });
  expect(back.limit).toMatchObject({ listed: 100, rows: 101, deleted_today: 0 });
});

test('what was added by a slip goes without counting as a removal', async () => {
  const token = await shopWith(1);
  const { undo_token, limit } = await app.ask(addToShowcase, { items: items(1, 4) }, { token });
  expect(limit.rows).toBe(4);
  const back = await app.ask(undoShowcase, { undo_token: undo_token ?? '' }, { token });
  expect(back).toMatchObject({ kind: 'add', limit: { listed: 1, rows: 1, deleted_today: 0 } });
});

test('prices go back together, or not at all, and it is said which rows changed since', async () => {
  const token = await shopWith(20);
  const raise = async () => {
    const { list } = await app.ask(listShowcase, { page_size: 100 }, { token });
    const next = list.map(({ id, version }) => ({ id, version, sale_price: '25.00' }));
    return app.ask(changePrices, { items: next }, { token });
  };
  const prices = async () => (await rowsOf(token)).rows.map(({ sale_price }) => sale_price);
  const first = await raise();
  await app.ask(changePrices, { items: [{ id: idAt(7), sale_price: '26.00' }] }, { token });
  expect(await app.call(undoShowcase, { undo_token: first.undo_token ?? '' }, { token })).toMatchObject({
    code: 456,
    data: { reason: 'stale', ids: [idAt(7)] },
  });
  expect(new Set(await prices())).toEqual(new Set(['25.00', '26.00']));

  const second = await app.ask(
    changePrices,
    { items: ids.slice(0, 20).map((id) => ({ id, sale_price: '27.50' })) },
    { token },
  );
  expect(second.changed).toBe(20);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      app.call(undoShowcase, { undo_token: second.undo_token ?? '' }, { token }),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([
    200,
    ...Array.from({ length: 29 }, () => 203),
  ]);
  const after = await prices();
  expect(after.filter((price) => price === '25.00')).toHaveLength(19);
  expect(after.filter((price) => price === '26.00')).toHaveLength(1);
});

test('a price that would lose money by now does not come back; a removed row comes back off sale', async () => {
  const code = 'RISE-1';
  const csv = (cost: string) => [header, `${code},Rise,,things,SUP-1,${cost},20.00,5,,,,`].join('\n');
  await app.importCsv(csv('10.00'));
  const token = await shopWith(1);
  const rise = (await app.goods(token)).find((goods) => goods.code === code)?.id ?? '';
  await app.ask(addToShowcase, { items: [{ goods_id: rise, sale_price: '12.00' }] }, { token });
  const priced = await app.ask(changePrices, { items: [{ id: rise, sale_price: '30.00' }] }, { token });
  await app.importCsv(csv('15.00'));
  expect(await app.call(undoShowcase, { undo_token: priced.undo_token ?? '' }, { token })).toMatchObject({
    code: 405,
    data: { reason: 'below_break_even' },
  });
  await app.importCsv(csv('10.00'));
  await app.ask(changePrices, { items: [{ id: rise, sale_price: '12.00' }] }, { token });
  const gone = await app.ask(removeFromShowcase, { ids: [rise] }, { token });
  await app.importCsv(csv('15.00'));
  const back = await app.ask(undoShowcase, { undo_token: gone.undo_token ?? '' }, { token });
  expect(back.limit).toMatchObject({ listed: 1, rows: 2, deleted_today: 0 });
  const { list } = await app.ask(listShowcase, { status: 'delisted' }, { token });
  expect(list).toMatchObject([{ id: rise, sale_price: '12.00', delist_reason: 'below_break_even' }]);
});
