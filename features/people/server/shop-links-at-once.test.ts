// Links and switches that come at once, and in whatever order: a session opens by a live link alone.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { addLinkedShop, removeLinkedShop } from '#features/people/shops.contract.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { linkedShopsOf, shopNumber, type Mine } from '#testing/linked-shops.ts';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { grantSession } from './sessions.sql.ts';
import { insertShopLink } from './shop-links.sql.ts';

let app: TestApp;
let own: ReturnType<typeof linkedShopsOf>;
beforeAll(async () => {
  app = await openTestApp();
  own = linkedShopsOf(app);
});
afterAll(() => app.close());

test('thirty adds at once make one link, and tell it once', async () => {
  const [one, two] = [await own.open(), await own.open()];
  const all = Array.from({ length: 30 }, (_value, index) =>
    index % 2 === 0 ? own.add(one, two.shop) : own.add(two, one.shop),
  );
  const codes = new Set((await Promise.all(all)).map(({ code }) => code));
  expect([...codes]).toEqual([200]);
  expect(await own.countLinks(one, two)).toBe(2);
  const { list } = await app.ask(listNotices, {}, { token: two.token });
  expect(list.filter(({ code }) => code === 'shop_linked')).toHaveLength(1);
});

test('many switches at once open one session', async () => {
  const { one, two } = await own.openTwo();
  const before = await own.countSessions(two);
  const all = await Promise.all(Array.from({ length: 8 }, () => own.change(one, two)));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await own.countSessions(two)).toBe(before + 1);
});

test('a switch against a removal, or against whatever ends the link, opens a session or finds no link, never both', async () => {
  const { one, two } = await own.openTwo();
  for (let round = 0; round < 6; round += 1) {
    const token = await app.merchant(one.shop);
    await app.ask(addLinkedShop, { username: two.shop.username, password }, { token });
    const owner = await app.merchant(two.shop);
    const end =
      round % 2 === 0
        ? app.call(removeLinkedShop, { id: one.shop.shopId }, { token: owner })
        : app.call(endSessions, { others: true }, { token: owner });
    const [switched] = await Promise.all([own.change({ shop: one.shop, token }, two), end]);
    expect([200, 404]).toContain(switched.code);
    expect(await own.countLinks(one, two)).toBe(0);
    expect(await own.isIn(token)).toBe(switched.code === 404);
    // Whoever signs out everywhere ends what a switch has just opened as well.
    if (round % 2 === 1) expect(await own.countSessions(two)).toBe(1);
  }
});

test('a link needs what the database granted for its session in the same transaction', async () => {
  const [one, two, three] = [await own.open(), await own.open(), await own.open()];
  const tokenHash = createHash('sha256').update(one.token).digest();
  const at = app.clock.now();
  const [shopId, other] = [shopNumber(one.shop), shopNumber(two.shop)];
  const { db } = app.composed.env;
  const personOf = async (mine: Mine) => (await app.ask(perInfo, {}, { token: mine.token })).id;
  const [twoId, threeId] = [await personOf(two), await personOf(three)];
  const granted = (hash: Buffer) => (tx: Tx) =>
    inShop(other, () => grantSession(tx, { shopId: other, personId: twoId, tokenHash: hash, at }));
  const link = { tokenHash, otherShopId: other, otherId: twoId, at };
  const outcomes = await inShop(shopId, async () => {
    const before = await db.transaction(granted(tokenHash));
    const none = Buffer.alloc(32);
    return [
      await db.transaction((tx) => insertShopLink(tx, { ...link, grant: before?.hash ?? none })),
      await db.transaction((tx) => insertShopLink(tx, { ...link, grant: none })),
      await db.transaction(async (tx) => {
        const grant = (await granted(tokenHash)(tx))?.hash ?? none;
        return insertShopLink(tx, { ...link, otherId: threeId, otherShopId: shopNumber(three.shop), grant });
      }),
      await db.transaction(async (tx) => {
        const grant = (await granted(none)(tx))?.hash ?? none;
        return insertShopLink(tx, { ...link, tokenHash: none, grant });
      }),
    ];
  });
  expect(outcomes).toEqual(['unproved', 'unproved', 'unproved', 'unproved']);
  const write = statement<never>(
    'test-link-write',
    'insert into shop_link select person_id, 5, 1, other_id, 2, now() from shop_link',
  );
  await expect(inShop(shopId, () => db.direct.rows(write, []))).rejects.toMatchObject({ code: '42501' });
});

// The machine beside the product: what it says of links is all that a switch may depend on.
test('whatever is added, removed and ended in whatever order, a session opens by a live link alone', async () => {
  const shops = await Promise.all([own.open(), own.open(), own.open()]);
  const links = new Set<string>();
  const pair = (a: number, b: number) => [a, b].toSorted().join('-');
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let step = 0; step < 60; step += 1) {
    const [from, by] = [next(3), 1 + next(2)];
    const to = (from + by) % 3;
    const [mine, other] = [shops[from], shops[to]];
    if (mine === undefined || other === undefined) throw new Error('no shop');
    const token = await app.merchant(mine.shop);
    own.pass(61_000);
    const act = next(5);
    if (act <= 1) {
      expect(await own.add({ ...mine, token }, other.shop)).toMatchObject({ code: 200 });
      links.add(pair(from, to));
    } else if (act === 2) {
      const { code } = await app.call(removeLinkedShop, { id: other.shop.shopId }, { token });
      expect([step, code]).toEqual([step, links.has(pair(from, to)) ? 200 : 404]);
      links.delete(pair(from, to));
    } else if (act === 3) {
      await app.ask(endSessions, { others: true }, { token });
      for (const one of [...links]) if (one.includes(String(from))) links.delete(one);
    }
    const before = await own.countSessions(other);
    const { code } = await own.change({ ...mine, token }, other);
    const isLinked = links.has(pair(from, to));
    expect([step, code]).toEqual([step, isLinked ? 200 : 404]);
    const after = Math.min(limits.sessionsPerPerson, before + (isLinked ? 1 : 0));
    expect([step, await own.countSessions(other)]).toEqual([step, after]);
  }
});
