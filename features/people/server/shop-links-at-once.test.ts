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

/** One owner switches to the other's shop while `end` ends the link from there; gives how it was answered. */
async function race(one: Mine, two: Mine, end: (token: string) => Promise<unknown>): Promise<number> {
  // A person has a few sessions: the one too many that the switch ends is of an earlier round, not the one of this.
  own.pass(1000);
  const token = await app.merchant(one.shop);
  await app.ask(addLinkedShop, { username: two.shop.username, password }, { token });
  const other = await app.merchant(two.shop);
  const [switched] = await Promise.all([own.change({ shop: one.shop, token }, two), end(other)]);
  expect(await own.countLinks(one, two)).toBe(0);
  expect(await own.isIn(token)).toBe(switched.code === 404);
  return switched.code;
}

const rounds = [0, 1, 2, 3];

test('a switch against a removal opens a session or finds no link', async () => {
  const { one, two } = await own.openTwo();
  for (const _ of rounds) {
    const code = await race(one, two, (token) =>
      app.ask(removeLinkedShop, { id: one.shop.shopId }, { token }),
    );
    expect([200, 404]).toContain(code);
  }
});

test('whoever signs out everywhere ends what a switch has just opened as well', async () => {
  const { one, two } = await own.openTwo();
  for (const _ of rounds) {
    const code = await race(one, two, (token) => app.ask(endSessions, { others: true }, { token }));
    expect([200, 404]).toContain(code);
    expect(await own.countSessions(two)).toBe(1);
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

/** What the product should say of links, kept beside it; a pair is named by its two numbers. */
function makeModel() {
  let links: readonly string[] = [];
  const pair = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  return {
    has: (a: number, b: number) => links.includes(pair(a, b)),
    add: (a: number, b: number) => {
      links = [...new Set([...links, pair(a, b)])];
    },
    remove: (a: number, b: number) => {
      links = links.filter((one) => one !== pair(a, b));
    },
    removeAll: (a: number) => {
      links = links.filter((one) => !one.split('-').includes(String(a)));
    },
  };
}

type Step = { readonly token: string; readonly from: number; readonly to: number; readonly other: Mine };

test('whatever is added, removed and ended in whatever order, a session opens by a live link alone', async () => {
  const shops = [await own.open(), await own.open(), await own.open()];
  const model = makeModel();
  const acts: ((step: Step) => Promise<readonly [number, number]>)[] = [
    async ({ token, from, to, other }) => {
      model.add(from, to);
      return [(await own.add({ ...other, token }, other.shop)).code, 200];
    },
    async ({ token, from, to, other }) => {
      const wanted = model.has(from, to) ? 200 : 404;
      model.remove(from, to);
      return [(await app.call(removeLinkedShop, { id: other.shop.shopId }, { token })).code, wanted];
    },
    async ({ token, from }) => {
      model.removeAll(from);
      return [(await app.call(endSessions, { others: true }, { token })).code, 200];
    },
    () => Promise.resolve([0, 0]),
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const opened = { yes: 0, no: 0 };
  for (let count = 0; count < 60; count += 1) {
    const from = next(3);
    const to = (from + 1 + next(2)) % 3;
    const [mine, other] = [shops[from], shops[to]];
    if (mine === undefined || other === undefined) throw new Error('no shop');
    own.pass(61_000);
    const token = await app.merchant(mine.shop);
    const [code, wanted] = (await acts[next(acts.length)]?.({ token, from, to, other })) ?? [0, 1];
    expect([count, code]).toEqual([count, wanted]);
    const before = await own.countSessions(other);
    const isLinked = model.has(from, to);
    const switched = await own.change({ ...mine, token }, other);
    expect([count, switched.code]).toEqual([count, isLinked ? 200 : 404]);
    const after = Math.min(limits.sessionsPerPerson, before + (isLinked ? 1 : 0));
    expect([count, await own.countSessions(other)]).toEqual([count, after]);
    opened[isLinked ? 'yes' : 'no'] += 1;
  }
  expect(Math.min(opened.yes, opened.no)).toBeGreaterThan(10);
});
