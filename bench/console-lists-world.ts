// A million orders of a thousand shops, written by the database itself into a throw-away database of this measurement.
import type { Client } from 'pg';

type Input = { readonly orders: number; readonly shops: number; readonly now: Date };

/** A few shops have most of the orders, as it is in life. */
const shopOf = `1 + floor(power(random(), 3) * $2)::bigint`;

/** Fills shops, suppliers, orders with one line and one parcel each. Their payments are left out: no list reads them. */
export async function fillOrders(owner: Client, { orders, shops, now }: Input): Promise<void> {
  await owner.query('set statement_timeout = 0');
  await owner.query('set synchronous_commit = off');
  // Foreign keys are not looked at in this session: nothing here but the measurement reads these rows.
  await owner.query('set session_replication_role = replica');
  await owner.query('select setseed(0.5)');
  await owner.query(
    `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
     select n, 'bench-' || n, 'Bench shop ' || n, 'Owner', 'GB', 'Europe/London', 'USD', 'standard', $2
     from generate_series(1, $1::int) as n`,
    [shops, now],
  );
  await owner.query(
    `insert into supplier (id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'BENCH-' || n, 'Supplier ' || n, 'GB', 0, 1,
       3, 6, $1 from generate_series(1, 50) as n`,
    [now],
  );
  await owner.query(
    `create temp table made as
     select n, ${shopOf} as shop_id, gen_random_uuid() as id, $3::timestamptz - (($1 - n) * interval '35 seconds') as paid_at,
       random() as fate, 1 + floor(power(random(), 2) * 50)::int as supplier, (500 + floor(random() * 20000))::bigint as units
     from generate_series(1, $1::int) as n`,
    [orders, shops, now],
  );
  const step = (fact: string, upTo: string, days: number) =>
    `case when fate < ${upTo} and fate >= 0.05 then paid_at + interval '${days} days' end as ${fact}`;
  await owner.query(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
       line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
       commission_bps, paid_at, updated_at, confirmed_at, shipped_at, delivered_at, received_at, window_at, accepted_at,
       stated_at, released_at, completed_at, cancelled_at, cancel_kind)
     select shop_id, id, row_number() over (partition by shop_id order by n), gen_random_uuid(), gen_random_uuid(),
       jsonb_build_object('name', 'Anna' || n || ' Berger', 'email', 'buyer' || n || '@shop.example',
         'address', n || ' Long Road', 'city', 'Leeds', 'postcode', 'LS1 1AA', 'country', 'GB'),
       'Anna' || n || ' Berger',
       case when n % 1000 = 0 then 'IS' when n % 5 = 0 then 'DE' else 'GB' end, 'en',
       case when n % 20 = 0 then 'EUR' else 'USD' end, 1, 1, units, 0, 0, units, units / 2, 0, 800, paid_at, paid_at,
       ${step('confirmed_at', '0.999', 0)}, ${step('shipped_at', '0.995', 1)}, ${step('delivered_at', '0.985', 4)},
       ${step('received_at', '0.982', 5)}, ${step('window_at', '0.98', 5)}, ${step('accepted_at', '0.95', 12)},
       ${step('stated_at', '0.94', 12)}, ${step('released_at', '0.92', 14)}, ${step('completed_at', '0.9', 20)},
       case when fate < 0.05 then paid_at end, case when fate < 0.05 then 'buyer' end
     from made order by n`,
  );
  await owner.query(
    `insert into order_line (shop_id, order_id, n, goods_id, code, title, picture, supplier_id, qty, price_units, cost_units,
       restock_bps, number)
     select shop_id, id, 1, gen_random_uuid(), 'B-1', 'A thing', '',
       ('00000000-0000-7000-8000-' || lpad(to_hex(supplier), 12, '0'))::uuid, 1, units, units / 2, 1000,
       row_number() over (partition by shop_id order by n) from made`,
  );
  await owner.query(
    `insert into parcel (shop_id, order_id, n, supplier_id, state, cost_units, ship_fee_units, days_p50, days_p90, carrier,
       tracking, created_at)
     select shop_id, id, 1, ('00000000-0000-7000-8000-' || lpad(to_hex(supplier), 12, '0'))::uuid, 'shipped', units / 2, 0, 3,
       6, 'test-post', 'TRACK' || n, paid_at from made`,
  );
  await owner.query('analyze');
}
