// A shop's credit against its published sum, also where more was delivered than can count.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { creditOf } from '#domain/shop/credit.ts';
import { addDays } from '#domain/time.ts';
import { inShop } from '#platform/db/scope.ts';
import { readCredit } from './credit.sql.ts';

let app: TestApp;
let owner: Client;
beforeAll(async () => {
  app = await openTestApp();
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  // Rows without what they stand on: only their sum is read.
  await owner.query('set session_replication_role = replica');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Orders that were delivered, or declined by the shop, at a moment. */
async function writeOrders(shopId: number, count: number, fact: { delivered?: Date; declined?: Date }) {
  await owner.query(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
       line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
       commission_bps, paid_at, updated_at, delivered_at, cancelled_at, cancel_kind)
     select $1, gen_random_uuid(), n + (select coalesce(max(number), 0) from shop_order where shop_id = $1),
       gen_random_uuid(), $2, '{}', '', 'GB', 'en', 'USD', 1, 1, 5, 0, 0, 5, 1, 0, 0, now(), now(), $3::timestamptz,
       $4::timestamptz, case when $4::timestamptz is not null then 'merchant' end
     from generate_series(1, $5::int) as n`,
    [shopId, randomUUID(), fact.delivered ?? null, fact.declined ?? null, count],
  );
}

async function writeReturns(shopId: number, count: number, at: Date) {
  await owner.query(
    `insert into return_case (shop_id, id, order_id, reason, state, fault, units, created_at, ended_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'damaged', 'refunded', 'merchant', 5, $2, $2
     from generate_series(1, $3::int) as n`,
    [shopId, at, count],
  );
}

test.each([
  { delivered: 0, declined: 0, returned: 0 },
  { delivered: 3, declined: 1, returned: 0 },
  { delivered: 399, declined: 0, returned: 0 },
  { delivered: 400, declined: 0, returned: 0 },
  { delivered: 900, declined: 0, returned: 0 },
  { delivered: 0, declined: 30, returned: 2 },
  { delivered: 444, declined: 4, returned: 3 },
  { delivered: 449, declined: 4, returned: 3 },
  { delivered: 460, declined: 4, returned: 3 },
  { delivered: 460, declined: 7, returned: 5 },
])(
  '$delivered delivered, $declined declined, $returned returned',
  async ({ delivered, declined, returned }) => {
    const now = app.clock.now();
    const shopId = 1_000_000 + delivered * 1_000 + declined * 10 + returned;
    await writeOrders(shopId, delivered, { delivered: addDays(now, -3) });
    await writeOrders(shopId, declined, { declined: addDays(now, -5) });
    await writeReturns(shopId, returned, addDays(now, -7));
    // What was long ago is over.
    await writeOrders(shopId, 5, { delivered: addDays(now, -181) });
    await writeOrders(shopId, 5, { declined: addDays(now, -181) });
    const id = BigInt(shopId);
    const score = await inShop(id, () => readCredit(app.composed.env.db.direct, id, now));
    expect(score).toBe(creditOf({ delivered, cancelled_by_shop: declined, return_by_shop: returned }));
  },
);
