// What products earned against a plain look over every entry of random books: parts sum to the book to the cent, whenever it is
// summed, and every product opens orders that sum to it.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { legalTransfers } from '#features/ledger/server/ledger.rig.ts';
import { post } from '#features/ledger/server/public.ts';
import { openShop } from '#features/shop/server/shops.ts';
import { inShop } from '#platform/db/scope.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { saveParts } from './order-parts.sql.ts';
import { listProductOrders, sumProducts } from './products.sql.ts';

let pipeline: TestPipeline;
let owner: Client;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  await waiveEvidence(pipeline.database);
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  // Orders without their checkouts and payments: only lines and entries matter here.
  await owner.query("set session_replication_role = 'replica'");
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

const at = new Date('2041-02-10T12:00:00.000Z');
const span = { from: new Date('2041-02-01T00:00:00.000Z'), to: new Date('2041-03-01T00:00:00.000Z') };
const goods = Array.from({ length: 3 }, () => randomUUID());

const line = fc.record({
  goods: fc.nat(2),
  qty: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 2, max: 9_999 }),
  /** In percent: of the price the cost, of the pieces those that came back, of what is kept what was given on it. */
  cost: fc.integer({ min: 1, max: 60 }),
  back: fc.integer({ min: 0, max: 100 }),
  allowed: fc.integer({ min: 0, max: 100 }),
  discount: fc.integer({ min: 0, max: 30 }),
});
type Line = typeof line extends fc.Arbitrary<infer One> ? One : never;

async function insertOrder(shopId: bigint, number: number, lines: readonly Line[]): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
       line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
       commission_bps, paid_at, updated_at)
     values ($1, $2, $3, $2, $2, '{}', 'Ann', 'GB', 'en', 'USD', $4, 1, 10, 0, 0, 10, 5, 0, 500, $5, $5)`,
    [shopId.toString(), id, number, lines.length, at],
  );
  for (const [n, one] of lines.entries()) {
    const returned = Math.floor((one.qty * one.back) / 100);
    const discount = Math.floor((one.price * one.qty * one.discount) / 100);
    const worth = one.price * one.qty - discount;
    const kept = worth - (one.price * returned - Math.floor((discount * returned) / one.qty));
    await owner.query(
      `insert into order_line (shop_id, order_id, n, goods_id, code, title, picture, supplier_id, qty, price_units,
         cost_units, restock_bps, returned_qty, allowed_units, number, quantity_discount_units)
       values ($1, $2, $3, $4, 'C', 'T', '', $2, $5, $6, $7, 0, $8, $9, $10, $11)`,
      [
        shopId.toString(),
        id,
        n + 1,
        goods[one.goods],
        one.qty,
        one.price,
        Math.max(1, Math.floor((one.price * one.cost) / 100)),
        returned,
        Math.floor((Math.max(0, kept) * one.allowed) / 100),
        number,
        discount === 0 ? null : discount,
      ],
    );
  }
  return id;
}

const groups = {
  cost: ['supplier_hold', 'supplier_payable'],
  fees: ['commission', 'ads'],
  tax: ['tax'],
  profit: ['shop_pending', 'shop_available', 'shop_held', 'shop_receivable', 'withdrawing'],
  open: ['escrow'],
} as const;

/** The parts by a plain look over the entries of orders. */
function partsOf(entries: readonly Transfer[]) {
  const sum = (unitsOf: (one: Transfer) => bigint) =>
    entries.reduce((total, one) => total + unitsOf(one), 0n);
  const net = (kinds: readonly string[]) =>
    sum(
      ({ debit, credit, units }) =>
        (kinds.includes(credit.kind) ? units : 0n) - (kinds.includes(debit.kind) ? units : 0n),
    );
  return {
    paid: sum(({ debit, units }) => (debit.kind === 'psp' ? units : 0n)),
    refunds: sum(({ credit, units }) => (credit.kind === 'refund_payable' ? units : 0n)),
    cost: net(groups.cost),
    fees: net(groups.fees),
    tax: net(groups.tax),
    profit: net(groups.profit),
    open: net(groups.open),
  };
}

const partNames = ['paid', 'refunds', 'cost', 'fees', 'tax', 'profit', 'open'] as const;
type Row = Record<(typeof partNames)[number], bigint>;
const addUp = (rows: readonly Row[]) =>
  Object.fromEntries(partNames.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]));

/** Kinds that move money of an order: of others no order is the document. */
const isOfOrder = ({ debit, credit }: Transfer) => {
  const inside = ['psp', 'refund_payable', ...Object.values(groups).flat()];
  return inside.includes(debit.kind) && inside.includes(credit.kind);
};

let last = 0n;

test('parts of products sum to the entries of their orders, in random books that are summed in random steps', async () => {
  let entriesOfOrders = 0;
  await fc.assert(
    fc.asyncProperty(
      legalTransfers,
      fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(9), { minLength: 200, maxLength: 200 }),
      async (transfers, orders, picks) => {
        last += 1n;
        const shopId = last;
        await pipeline.db.transaction((tx) =>
          openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'UTC' }),
        );
        const ids: string[] = [];
        for (const [index, lines] of orders.entries()) ids.push(await insertOrder(shopId, index + 1, lines));
        let picked = 0;
        const pick = () => picks[picked++ % picks.length] ?? 0;
        const facts = transfers.map((one) =>
          isOfOrder(one) ? { ...one, document: ids[pick() % ids.length] ?? '' } : one,
        );
        for (const fact of facts) {
          await pipeline.db.transaction((tx) => post(tx, shopId, at, [fact]));
          if (pick() === 0)
            await pipeline.db.transaction((tx) => saveParts(tx, { shopId, limit: 1 + pick() }));
        }
        const own = facts.filter(isOfOrder);
        entriesOfOrders += own.length;
        const { products, parts } = await inShop(shopId, async () => {
          const tx = pipeline.db.direct;
          const found = await sumProducts(tx, { shopId, ...span });
          const byOrder = await Promise.all(
            found.map(({ goods_id: goodsId }) =>
              listProductOrders(tx, { shopId, ...span, goodsId, limit: 10, offset: 0 }),
            ),
          );
          return { products: found, parts: byOrder };
        });
        const whole = partsOf(own);
        expect(whole.paid).toBe(
          whole.refunds + whole.cost + whole.fees + whole.tax + whole.profit + whole.open,
        );
        expect(addUp(products)).toEqual(whole);
        for (const [index, product] of products.entries()) {
          const { goods_id: _id, orders: count, ...sums } = product;
          expect(addUp(parts[index] ?? [])).toEqual(
            Object.fromEntries(partNames.map((name) => [name, sums[name]])),
          );
          expect(parts[index]).toHaveLength(count);
        }
        for (const id of ids) {
          const orderSum = addUp(parts.flat().filter((row) => row.id === id));
          expect(orderSum).toEqual(partsOf(own.filter(({ document }) => document === id)));
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(entriesOfOrders).toBeGreaterThan(100);
});

test('ten looks at once sum an entry once, and nobody but the database writes a sum', async () => {
  last += 1n;
  const shopId = last;
  await pipeline.db.transaction((tx) =>
    openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'UTC' }),
  );
  const [sample = []] = fc.sample(legalTransfers, { numRuns: 1, seed: 7 });
  const id = await insertOrder(shopId, 1, [
    { goods: 0, qty: 1, price: 100, cost: 50, back: 0, allowed: 0, discount: 0 },
  ]);
  const own = sample.map((one) => (isOfOrder(one) ? { ...one, document: id } : one));
  await pipeline.db.transaction((tx) => post(tx, shopId, at, own));
  const looks = Array.from({ length: 10 }, () =>
    pipeline.db.transaction((tx) => saveParts(tx, { shopId, limit: limits.insightEntriesAtOnce })),
  );
  const done = (await Promise.all(looks)).reduce((sum, row) => sum + (row?.done ?? 0), 0);
  expect(done).toBe(own.length);
  const { rows } = await owner.query<{ profit: string }>('select profit from order_part where shop_id = $1', [
    shopId.toString(),
  ]);
  expect(rows.map(({ profit }) => BigInt(profit))).toEqual([partsOf(own.filter(isOfOrder)).profit]);
  for (const act of [
    'update order_part set paid = paid',
    'delete from order_part',
    'delete from insight_cursor',
  ]) {
    await expect(
      pipeline.db.direct.rows({ name: '', text: `${act} where shop_id = $1` }, [shopId]),
    ).rejects.toThrow(/permission denied/);
  }
});
