// Kept sums of days against a plain look over everything that ever happened, in a shop whose clock changes, with facts
// that are written days after they happened, asked while time goes on.
import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { formatUnits } from '#domain/money/money.ts';
import { addMinutes, localDay } from '#domain/time.ts';
import { visitSources, type VisitSource } from '#domain/visits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { homeStat, homeStatLine, statMetrics } from '#features/statistics/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { dayAfter } from './buckets.ts';
import { writeEvents, writeVisits, type NewEvent } from './visits.sql.ts';

const tz = 'Europe/Berlin';

let app: TestApp;
let shop: TestShop;
let shopId: bigint;
let goodsIds: string[];
let owner: Client;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-26T20:10:00.000Z') });
  shop = await app.makeShop('Summed Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const goods = await app.makeGoods([
    { code: 'DA-1', cost: '4.00', stock: 10 },
    { code: 'DA-2', cost: '4.00', stock: 10 },
  ]);
  await app.list(shop, goods, '9.00');
  goodsIds = goods.map(({ id }) => id);
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  // Rows without what they stand on: nothing here but the figures reads them.
  await owner.query('set session_replication_role = replica');
  const opened = "tz = $2, created_at = created_at - interval '20 days'";
  await owner.query(`update shop set ${opened} where shop_id = $1`, [shopId, tz]);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** The same numbers in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const upTo = random(4711);

type Fact = { readonly at: Date; readonly units: number };
const orders: (Fact & { readonly quantity: number })[] = [];
const refunds: Fact[] = [];
const profits: Fact[] = [];
/** First moments by visitor and day, and by visitor, day and kind. */
const visitors = new Map<string, { at: Date; source: VisitSource }>();
const did = new Map<string, Date>();

let number = 0;
async function writeOrder(at: Date, now: Date): Promise<void> {
  const [id, units, quantity] = [randomUUID(), 100 + upTo(900), 1 + upTo(3)];
  number += 1;
  await owner.query(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
       line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
       commission_bps, paid_at, updated_at)
     values ($1, $2, $3, $2, $2, '{}', '', 'GB', 'en', 'USD', 1, $4, $5, 0, 0, $5, 1, 0, 0, $6, $7)`,
    [shopId, id, number, quantity, units, at, now],
  );
  await owner.query(
    `insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
     values ($1, $2, 1, 'pay', 'none', 'pending_payment', 'provider', $3, $4)`,
    [shopId, id, at, now],
  );
  orders.push({ at, units, quantity });
}

async function writeRefund(at: Date): Promise<void> {
  const units = 1 + upTo(99);
  await owner.query(
    `insert into refund (shop_id, id, payment_id, order_id, units, state, reason, created_at)
     values ($1, $2, $2, $2, $3, 'pending', '', $4)`,
    [shopId, randomUUID(), units, at],
  );
  refunds.push({ at, units });
}

let seq = 0;
async function writeProfit(at: Date): Promise<void> {
  const [units, isLoss] = [1 + upTo(99), upTo(3) === 0];
  seq += 1;
  await owner.query(
    `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
       document, once_key, at, debit_after, credit_after, hash, document_key)
     values ($1, $2::bigint, $3, $4, '', $5, '', $6, 'timer', '', $2::text, $7, 1, 1, $8,
       case when $3::text like 'return%' then 'return_case:' || $2::text end)`,
    isLoss
      ? [shopId, seq, 'return_available', 'shop_available', 'refund_due', units, at, randomBytes(32)]
      : [shopId, seq, 'accept_shop', 'escrow', 'shop_pending', units, at, randomBytes(32)],
  );
  profits.push({ at, units: isLoss ? -units : units });
}

/** As the recorder writes them: late where they are. Visitors are few, so that many did the same before. */
async function writeVisitor(at: Date, now: Date): Promise<void> {
  const day = localDay(at, tz);
  const person = upTo(6);
  const visitor = Buffer.alloc(16, person);
  const source = visitSources[upTo(visitSources.length)] ?? 'direct';
  const lateBefore = addMinutes(now, -30);
  const kind = (['view', 'cart', 'checkout', 'click'] as const)[upTo(4)] ?? 'view';
  const goodsId = goodsIds[upTo(2)] ?? '';
  const event: NewEvent = { shopId, day, visitor, at, goodsId, kind };
  const { direct } = app.composed.env.db;
  const before = await countOf('goods_event');
  await acrossShops('tools', async () => {
    await writeVisits(direct, [{ shopId, day, visitor, source, at }], lateBefore);
    await writeEvents(direct, [event], lateBefore);
  });
  if (!visitors.has(`${day} ${person}`)) visitors.set(`${day} ${person}`, { at, source });
  const known = did.get(`${kind} ${day} ${person}`);
  const isNew = (await countOf('goods_event')) > before;
  if (isNew && (known === undefined || at < known)) did.set(`${kind} ${day} ${person}`, at);
}

async function countOf(table: 'goods_event' | 'shop_day' | 'visit' | 'visit_sum'): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}

/** A plain look: the figures of days of the shop's clock, over all that ever happened. */
function look(from: string, to: string) {
  const within = (at: Date) => localDay(at, tz) >= from && localDay(at, tz) <= to;
  const sum = (facts: readonly Fact[]) =>
    facts.filter(({ at }) => within(at)).reduce((total, { units }) => total + units, 0);
  const came = [...visitors.values()].filter(({ at }) => within(at));
  const stepOf = (kind: string) =>
    [...did].filter(([key, at]) => key.startsWith(`${kind} `) && within(at)).length;
  const bought = orders.filter(({ at }) => within(at));
  return {
    sold: sum(orders),
    orders: bought.length,
    units: bought.reduce((total, { quantity }) => total + quantity, 0),
    refunds: sum(refunds),
    profit: sum(profits),
    visitors: came.length,
    sources: Object.fromEntries(
      visitSources.map((source) => [source, came.filter((one) => one.source === source).length]),
    ),
    views: stepOf('view'),
    carts: stepOf('cart'),
    checkouts: stepOf('checkout'),
  };
}

const amount = (units: number) => formatUnits(BigInt(units), 'USD');
function figuresOf(from: string, to: string) {
  const all = look(from, to);
  return {
    sold: amount(all.sold),
    orders: all.orders,
    units: all.units,
    refunded: amount(all.refunds),
    net_profit: amount(all.profit),
    visitors: { organic: all.visitors, paid: 0 },
  };
}

async function compare(days: number): Promise<void> {
  const token = await app.merchant(shop);
  const to = localDay(app.clock.now(), tz);
  const from = dayAfter(to, 1 - days);
  const seen = await app.ask(homeStat, { range: 'custom', from, to }, { token });
  const { views, carts, checkouts, sources, orders: paid, visitors: came } = look(from, to);
  expect(seen).toMatchObject({
    ...figuresOf(from, to),
    previous: figuresOf(dayAfter(from, -days), dayAfter(from, -1)),
    funnel: { visitors: came, views, carts, checkouts, orders: paid },
    sources,
  });
  expect((await app.ask(storeInfo, {}, { token })).visitor_count).toBe(await countOf('visit'));
  for (const metric of statMetrics) {
    const line = await app.ask(homeStatLine, { metric, from, to }, { token });
    const value = (day: string) => {
      const units = look(day, day)[metric];
      return line.unit === 'currency' ? amount(units) : String(units);
    };
    const points = [...line.previous, ...line.points];
    expect(points, metric).toEqual(points.map(({ t }) => ({ t, v: value(t) })));
    const weeks = await app.ask(homeStatLine, { metric, grain: 'week', from, to }, { token });
    const whole = (t: string) => look(t, dayAfter(t, 6))[metric];
    expect(
      weeks.points.map(({ v }) => v),
      metric,
    ).toEqual(weeks.points.map(({ t }) => (weeks.unit === 'currency' ? amount(whole(t)) : String(whole(t)))));
  }
}

test('kept sums are what a plain look over all rows gives, whenever it was written and whenever it is asked', async () => {
  let last = app.clock.now();
  for (let step = 0; step < 9; step += 1) {
    app.clock.set(addMinutes(last, 7 + upTo(27 * 60)));
    const now = app.clock.now();
    const between = () => new Date(last.getTime() + upTo(now.getTime() - last.getTime()));
    for (let n = 0; n < 12; n += 1) {
      const at = upTo(4) === 0 ? addMinutes(now, -31 - upTo(4 * 24 * 60)) : addMinutes(now, -upTo(30));
      await writeOrder(at, now);
      await writeVisitor(at, now);
      await writeRefund(between());
      await writeProfit(between());
    }
    await compare(1 + upTo(5));
    last = now;
  }
  expect(await countOf('shop_day')).toBeGreaterThan(10);
  expect(await countOf('visit_sum')).toBeGreaterThan(3);
  const { rows } = await owner.query<{ late: number }>(
    `select count(*)::int as late from visit where late
     union all select count(*)::int from goods_event where late
     union all select count(*)::int from order_event where recorded_at - at > interval '30 minutes'`,
  );
  expect(Math.min(...rows.map(({ late }) => late))).toBeGreaterThan(3);
});

test('a day is kept once, and counted no more', async () => {
  const before = await countOf('shop_day');
  await compare(3);
  expect(await countOf('shop_day')).toBe(before);
  // Sums that lie: whoever counted again would not find them.
  await owner.query('update shop_day set orders = orders + 1000 where day = $1', ['2026-03-28']);
  const token = await app.merchant(shop);
  const { points } = await app.ask(
    homeStatLine,
    { metric: 'orders', from: '2026-03-28', to: '2026-03-28' },
    { token },
  );
  expect(Number(points[0]?.v)).toBe(look('2026-03-28', '2026-03-28').orders + 1000);
  await owner.query('update shop_day set orders = orders - 1000 where day = $1', ['2026-03-28']);
});

test('in another zone days are cut anew, and those of before are nobody’s', async () => {
  await owner.query('update shop set tz = $2 where shop_id = $1', [shopId, 'Pacific/Auckland']);
  const token = await app.merchant(shop);
  const ask = { metric: 'sold', from: '2026-03-27', to: '2026-04-05' } as const;
  const { points } = await app.ask(homeStatLine, ask, { token });
  const inAuckland = (day: string) =>
    orders
      .filter(({ at }) => localDay(at, 'Pacific/Auckland') === day)
      .reduce((sum, { units }) => sum + units, 0);
  expect(points).toEqual(points.map(({ t }) => ({ t, v: amount(inAuckland(t)) })));
});
