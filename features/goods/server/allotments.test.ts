// Pieces that move between the shelf of all shops and the shops: none is lost, doubled, sold twice or left unsold.
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '#domain/time.ts';
import { Refused } from '#domain/wire/errors.ts';
import { isOutage, statement } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { makeRunner } from '#platform/jobs/runner.ts';
import { header, openApp, type App } from '#tools/testing/ledger-app.ts';
import { stockJobs } from './allotment-jobs.ts';
import { lotIdleMinutes, lotLookMinutes } from './allotments.ts';
import { stock } from './public.ts';

let app: App;
let owner: Client;
beforeAll(async () => {
  app = await openApp();
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  await app.stockUp(1);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const across = <T>(work: () => Promise<T>): Promise<T> => acrossShops('tools', work);
const idByCode = statement<{ id: string }>('test-lot-id', 'select id from goods where code = $1');
let made = 0;

/** A file that says how many pieces there are. */
const fileOf = (code: string, pieces: number) =>
  [header, `${code},Lot,,things,SUP-1,10.00,20.00,${pieces},100,goods/g.webp,Maker,`].join('\n');

/** Goods of a test's own. */
async function goodsOf(pieces: number): Promise<{ id: string; code: string }> {
  made += 1;
  const code = `LOT-${made}`;
  await app.importCsv(fileOf(code, pieces));
  const found = await app.db.direct.row(idByCode, [code]);
  if (found === undefined) throw new Error('there are no goods');
  return { id: found.id, code };
}

type Places = { on_hand: bigint; allotted: bigint; free: bigint; reserved: bigint; lots: bigint };
const places = statement<Places>(
  'test-lot-places',
  `select s.on_hand, s.allotted, coalesce(sum(a.free), 0)::bigint as free, coalesce(sum(a.reserved), 0)::bigint as reserved,
     count(a.goods_id) as lots from stock s left join stock_allotment a on a.goods_id = s.goods_id
   where s.goods_id = $1 group by s.goods_id`,
);

/** Where the pieces are; they add up at any moment, whatever is under way. */
async function look(id: string): Promise<Places> {
  const found = await across(() => app.db.direct.row(places, [id]));
  if (found === undefined) throw new Error('there are no goods');
  expect(found.free + found.reserved).toBe(found.allotted);
  expect(found.allotted).toBeLessThanOrEqual(found.on_hand);
  return found;
}

type Kind = 'reserve' | 'release' | 'ship' | 'restock';

function act(kind: Kind, shopId: bigint, goodsId: string, qty = 1): Promise<void> {
  const { db } = app;
  const now = app.clock.now();
  return inShop(shopId, () =>
    db.transaction((tx) => stock[kind]({ db, tx, shopId, now }, [{ goodsId, qty }])),
  );
}

/** `wrong`: it was refused, and told of other goods. */
type Said = 'sold' | 'none' | 'wrong';

/** As a checkout does it: what is missing is moved before its transaction. */
async function buy(shopId: bigint, goodsId: string): Promise<Said> {
  const at = app.clock.now();
  try {
    const wanted = { goodsId, qty: 1n, free: 0n, state: 'active' };
    await inShop(shopId, () => stock.prepare(app.db, { shopId, at }, [wanted]));
    await act('reserve', shopId, goodsId);
    return 'sold';
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'outOfStock') throw error;
    return JSON.stringify(error.shown).includes(goodsId) ? 'none' : 'wrong';
  }
}

/** Waits over transactions that met too often and say that the caller may come again, as every caller of the platform does. */
async function buyOrAgain(shopId: bigint, goodsId: string): Promise<Said> {
  for (;;) {
    try {
      return await buy(shopId, goodsId);
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
}

const run = () => makeRunner(app.env, stockJobs).runDue();

test('two hundred buyers of forty shops for fifty pieces: exactly fifty are sold', async () => {
  const { id } = await goodsOf(50);
  const watched: Places[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) watched.push(await look(id));
  })();
  const said = await Promise.all(
    Array.from({ length: 200 }, (_none, buyer) => buyOrAgain(BigInt(100 + (buyer % 40)), id)),
  );
  isOver = true;
  await watching;
  expect(said.filter((one) => one === 'sold')).toHaveLength(50);
  expect(said.filter((one) => one === 'none')).toHaveLength(150);
  expect(await look(id)).toMatchObject({ on_hand: 50n, allotted: 50n, free: 0n, reserved: 50n });
  expect(watched.length).toBeGreaterThan(3);
});

test('the last piece lies in an idle shop, and the buyer of another one gets it', async () => {
  const { id } = await goodsOf(3);
  for (let n = 0; n < 3; n += 1) await act('reserve', 1n, id);
  for (let n = 0; n < 3; n += 1) await act('release', 1n, id);
  expect(await look(id)).toMatchObject({ allotted: 3n, free: 3n });
  expect(await buy(2n, id)).toBe('sold');
  expect(await look(id)).toMatchObject({ allotted: 3n, free: 2n, reserved: 1n });
  await act('reserve', 3n, id, 2);
  expect(await buy(1n, id)).toBe('none');
  expect(await look(id)).toMatchObject({ free: 0n, reserved: 3n });
});

test('pieces are found however many shops hold one of them, and beside goods that many shops hold', async () => {
  const [many, few] = [await goodsOf(2_500), await goodsOf(1)];
  await act('reserve', 1n, few.id);
  await act('release', 1n, few.id);
  await owner.query(
    `insert into stock_allotment (shop_id, goods_id, free, used_at)
     select 1000 + n, $1, 1, '2000-01-01' from generate_series(1, 2500) n`,
    [many.id],
  );
  await owner.query('update stock set allotted = 2500 where goods_id = $1', [many.id]);
  const lines = [
    { goodsId: many.id, qty: 2_300 },
    { goodsId: few.id, qty: 1 },
  ];
  const { db, clock } = app;
  await inShop(2n, () =>
    db.transaction((tx) => stock.reserve({ db, tx, shopId: 2n, now: clock.now() }, lines)),
  );
  expect(await look(many.id)).toMatchObject({ allotted: 2_500n, free: 200n, reserved: 2_300n });
  expect(await look(few.id)).toMatchObject({ allotted: 1n, free: 0n, reserved: 1n });
});

test('a lot is larger where there is much, and one piece where there is little', async () => {
  const [much, little] = [await goodsOf(6_400), await goodsOf(63)];
  await act('reserve', 1n, much.id);
  await act('reserve', 1n, little.id);
  expect(await look(much.id)).toMatchObject({ allotted: 101n, free: 100n });
  expect(await look(little.id)).toMatchObject({ allotted: 1n, free: 0n });
});

test('a lot of which nothing is sold goes back, one that sells stays', async () => {
  const { id } = await goodsOf(6_400);
  for (const shopId of [11n, 12n]) await act('reserve', shopId, id);
  const before = await look(id);
  app.clock.set(addMinutes(app.clock.now(), lotIdleMinutes - 1));
  await act('reserve', 12n, id);
  app.clock.set(addMinutes(app.clock.now(), 2));
  await run();
  const half = await look(id);
  expect(half.allotted).toBeLessThan(before.allotted);
  expect(half.free).toBeGreaterThan(0n);
  app.clock.set(addMinutes(app.clock.now(), 3 * lotIdleMinutes));
  await run();
  expect(await look(id)).toMatchObject({ allotted: 3n, free: 0n, reserved: 3n });
  await act('ship', 11n, id);
  for (let n = 0; n < 2; n += 1) await act('release', 12n, id);
  app.clock.set(addMinutes(app.clock.now(), 3 * lotIdleMinutes));
  await run();
  // What holds nothing is forgotten once its shop is looked at.
  expect(await look(id)).toMatchObject({ on_hand: 6_399n, allotted: 0n, free: 0n, reserved: 0n });
});

const shown = statement<{ reserved: bigint }>(
  'test-lot-shown',
  'select reserved from stock where goods_id = $1',
);

test('lists know of a sale within a second', async () => {
  const { id } = await goodsOf(6_400);
  for (const shopId of [21n, 22n, 22n]) await act('reserve', shopId, id);
  const reservedIs = () => app.db.direct.row(shown, [id]);
  await expect.poll(reservedIs, { timeout: 1_000 }).toEqual({ reserved: 3n });
  await act('release', 22n, id, 2);
  await expect.poll(reservedIs, { timeout: 1_000 }).toEqual({ reserved: 1n });
});

const loseSum = statement<never>('test-lot-lose', 'update stock set reserved = 0 where goods_id = $1');

test('a sum that was lost with its process is written by the timer of the shop', async () => {
  const { id } = await goodsOf(6_400);
  await act('reserve', 31n, id);
  await expect.poll(() => app.db.direct.row(shown, [id])).toEqual({ reserved: 1n });
  await app.db.direct.rows(loseSum, [id]);
  app.clock.set(addMinutes(app.clock.now(), lotLookMinutes + 1));
  await run();
  expect(await app.db.direct.row(shown, [id])).toEqual({ reserved: 1n });
});

test('a correction takes back what shops have not sold, and no piece that buyers hold', async () => {
  const { id, code } = await goodsOf(6_400);
  for (const shopId of [41n, 42n]) await act('reserve', shopId, id);
  const correct = (pieces: number) => app.importCsv(fileOf(code, pieces));
  expect((await correct(150)).errors).toEqual([]);
  expect(await look(id)).toMatchObject({ on_hand: 150n, allotted: 150n, reserved: 2n });
  expect(await correct(1)).toMatchObject({ errors: [{ field: 'stock', reason: 'below_reserved' }] });
  expect(await look(id)).toMatchObject({ on_hand: 150n, allotted: 2n, reserved: 2n });
  expect((await correct(2)).errors).toEqual([]);
  expect(await look(id)).toMatchObject({ on_hand: 2n, allotted: 2n, free: 0n, reserved: 2n });
  expect(await buy(41n, id)).toBe('none');
});

test('while buyers buy, corrections hold and nothing is oversold', async () => {
  const { id, code } = await goodsOf(6_400);
  const buyers = Array.from({ length: 60 }, (_none, buyer) => buyOrAgain(BigInt(50 + (buyer % 7)), id));
  const report = await app.importCsv(fileOf(code, 40));
  const said = await Promise.all(buyers);
  const sold = said.filter((one) => one === 'sold').length;
  const after = await look(id);
  expect(after.reserved).toBe(BigInt(sold));
  expect(said).not.toContain('wrong');
  // The correction came first, or it was refused because buyers held more.
  expect(sold === 40 || (sold === 60 && report.errors.length === 1)).toBe(true);
});

const suspend = statement<never>(
  'test-lot-suspend',
  `update goods set state = 'suspended', state_reason = 'Recalled by its maker' where id = $1`,
);

test('of goods that were withdrawn nothing is sold, though a shop has a lot of them', async () => {
  const { id } = await goodsOf(6_400);
  await act('reserve', 61n, id);
  await app.db.direct.rows(suspend, [id]);
  expect(await buy(61n, id)).toBe('none');
  expect(await buy(62n, id)).toBe('none');
  await act('release', 61n, id);
  app.clock.set(addMinutes(app.clock.now(), 3 * lotIdleMinutes));
  await run();
  expect(await look(id)).toMatchObject({ allotted: 0n, free: 0n, reserved: 0n });
});

/** Ends the connections of all transactions that are open, after some milliseconds; says how many. */
async function killOpen(ms: number): Promise<number> {
  await sleep(ms);
  const { rows } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rows.length;
}

const kinds = ['reserve', 'reserve', 'release', 'ship', 'restock', 'wait', 'kill'] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  shop: fc.nat(3),
  qty: fc.integer({ min: 1, max: 3 }),
});
let killed = 0;
const history = fc.array(step, { minLength: 10, maxLength: 30 });

test('whatever is done in whatever order, and whoever is killed in the middle, the pieces add up', async () => {
  const walked = fc.asyncProperty(history, fc.integer({ min: 1, max: 200 }), walk);
  const { failed, counterexample, errorInstance } = await fc.check(walked, { numRuns: 8 });
  expect({ failed, counterexample, errorInstance }).toMatchObject({ failed: false });
  expect(killed).toBeGreaterThan(0);
});

type Step = { readonly kind: (typeof kinds)[number]; readonly shop: number; readonly qty: number };

/** Four at a time, against a count of what was said to be done. */
async function walk(steps: readonly Step[], pieces: number): Promise<void> {
  const { id } = await goodsOf(pieces);
  const model = { onHand: BigInt(pieces), reserved: 0n, isSure: true };
  for (let place = 0; place < steps.length; place += 4) {
    const together = steps.slice(place, place + 4);
    await Promise.all(together.map((one) => take(id, one, model)));
    const { on_hand: onHand, reserved } = await look(id);
    const right = model.isSure ? { onHand: model.onHand, reserved: model.reserved } : { onHand, reserved };
    expect({ onHand, reserved }).toEqual(right);
    Object.assign(model, { onHand, reserved, isSure: true });
  }
}

type Model = { onHand: bigint; reserved: bigint; isSure: boolean };

/** What each kind adds to what is on hand and to what is reserved, a piece. */
const effects = {
  reserve: [0n, 1n],
  release: [0n, -1n],
  ship: [-1n, -1n],
  restock: [1n, 0n],
} as const;

async function take(id: string, { kind, shop, qty }: Step, model: Model): Promise<void> {
  if (kind === 'kill') {
    model.isSure = false;
    killed += await killOpen(qty);
    return;
  }
  if (kind === 'wait') {
    app.clock.set(addMinutes(app.clock.now(), 3 * lotIdleMinutes));
    await run().catch(() => undefined);
    return;
  }
  try {
    await act(kind, BigInt(70 + shop), id, qty);
    const [onHand, reserved] = effects[kind];
    model.onHand += onHand * BigInt(qty);
    model.reserved += reserved * BigInt(qty);
  } catch (error) {
    // Whether a commit went through whose connection was lost, nobody knows.
    if (isOutage(error)) model.isSure = false;
  }
}
