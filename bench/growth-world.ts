// One shop with as many orders as one wants, written by the database itself into a throw-away database of this
// measurement: what a merchant's reads look through after years.
import type { Client } from 'pg';

type Input = { readonly orders: number; readonly now: Date };

export const bigShop = 1n;
export const bigSupplier = '00000000-0000-7000-8000-000000000001';
export const bigGoods = '00000000-0000-7000-8000-000000001007';
/** The newest but a few. */
export const bigOrder = '00000000-0000-7000-8000-0000000000bb';
export const bigMerchant = '00000000-0000-7000-8000-0000000000aa';

/** The orders of three years, whatever their number. */
const yearsMs = 3 * 365 * 86_400_000;
/** A comment for every fifth order, and so many visitors and views for each. */
const ordersPerComment = 5;
const visitorsPerOrder = 3;

/** So many goods are sold, by all shops of any size. */
const goodsCount = 500;

const goodsOf = (n: string) =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(4096 + ${n} % ${goodsCount}), 12, '0'))::uuid`;

/** `$1` is the number of orders, `$2` is now, `$3` the milliseconds between two of them: written into the text. */
const fills: readonly string[] = [
  `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
   values (1, 'grown', 'Grown shop', 'Owner', 'GB', 'Europe/London', 'USD', 'standard', $2::timestamptz - interval '4 years')`,
  `insert into claim (key, shop_id, created_at) values ('handle:grown', 1, $2)`,
  `insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at)
   values (1, '${bigMerchant}', 'grown', 'x', gen_random_uuid(), 'en', $2)`,
  `insert into supplier (id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90, created_at)
   select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'GROW-' || n, 'Supplier ' || n, 'GB', 0, 1, 3, 6, $2
   from generate_series(1, 20) as n`,
  `insert into goods_type (id, name, position) values ('things', 'Things', 1)`,
  `insert into goods (id, code, title, description, type_id, supplier_id, cost_units, suggested_units, weight_grams, picture,
     maker, warnings, created_at, updated_at)
   select ${goodsOf('n')}, 'G-' || n, 'A lamp of kind ' || n, 'It gives light.', 'things',
     ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % 20), 12, '0'))::uuid, 500 + n, 1500 + n, 300, '', '', '', $2, $2
   from generate_series(0, ${goodsCount - 1}) as n`,
  `insert into stock (goods_id, on_hand) select id, 1000 from goods`,
  `insert into showcase_item (shop_id, goods_id, price_units, status, created_at, updated_at, place)
   select 1, id, suggested_units, 'listed', $2, $2, row_number() over (order by id) from goods`,
  `create temp table made as
   select n, case n when $1 - 100 then '${bigOrder}' else gen_random_uuid() end as id, $2::timestamptz - ($1 - n) * ($3 * interval '1 millisecond') as paid_at,
     random() as fate, (500 + floor(random() * 20000))::bigint as units from generate_series(1, $1::int) as n`,
  // What was paid for weeks ago is over, but for one in fifty; the newest are under way.
  `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
     line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
     commission_bps, net_units, paid_at, updated_at, confirmed_at, shipped_at, delivered_at, received_at, window_at,
     accepted_at, stated_at, release_at, released_at, completed_at, cancelled_at, cancel_kind)
   select 1, id, n, gen_random_uuid(), gen_random_uuid(),
     jsonb_build_object('name', 'Anna' || n || ' Berger', 'email', 'buyer' || n || '@shop.example',
       'address', n || ' Long Road', 'city', 'Leeds', 'postcode', 'LS1 1AA', 'country', 'GB'),
     'Anna' || n || ' Berger', 'GB', 'en', 'USD', 1, 1, units, 0, 0, units, units / 2, 0, 800, units / 4, paid_at, paid_at,
     case when step >= 1 then paid_at end, case when step >= 2 then paid_at end, case when step >= 3 then paid_at end,
     case when step >= 4 then paid_at end, case when step >= 5 then paid_at end, case when step >= 6 then paid_at end,
     case when step >= 7 then paid_at end, case when step >= 6 then paid_at + interval '12 days' end,
     case when step >= 8 then paid_at end, case when step >= 9 then paid_at end,
     case when step = 0 and fate < 0.05 then paid_at end, case when step = 0 and fate < 0.05 then 'buyer' end
   from (select *, case when fate < 0.05 then 0 when n > $1 - 300 then floor(random() * 9)::int else 9 end as step
     from made) m order by n`,
  `insert into order_counter (shop_id, last_number) values (1, $1)`,
  `insert into order_line (shop_id, order_id, n, goods_id, code, title, picture, supplier_id, qty, price_units, cost_units,
     restock_bps, number)
   select 1, id, 1, ${goodsOf('n')}, 'G-' || n % 500, 'A lamp of kind ' || n % 500, '',
     ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % 20), 12, '0'))::uuid, 1, units, units / 2, 1000, n from made`,
  `insert into parcel (shop_id, order_id, n, supplier_id, state, cost_units, ship_fee_units, days_p50, days_p90, carrier,
     tracking, created_at, delivered_at)
   select 1, id, 1, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % 20), 12, '0'))::uuid,
     case when is_over then 'delivered' else 'shipped' end, units / 2, 0, 3, 6, 'test-post', 'TRACK' || n, paid_at,
     case when is_over then paid_at end from (select *, n <= $1 - 300 as is_over from made) m`,
  `insert into order_comment (shop_id, id, order_id, goods_id, rating, state, created_at, replied_at)
   select 1, gen_random_uuid(), id, ${goodsOf('n')}, 1 + n % 5, 'published', paid_at,
     case when n < $1 - 500 then paid_at end from made where n % ${ordersPerComment} = 0`,
  `insert into comment_text (shop_id, comment_id, kind, content, signer, mark_kind, mark, digest, signed_at)
   select 1, id, 'comment', 'It came in time and looks as it should.', 'Anna B.', 'typed', 'Anna B.', decode(repeat('00', 32), 'hex'),
     created_at from order_comment`,
  `insert into visit (shop_id, day, visitor, at)
   select 1, paid_at::date, decode(md5(n || '.' || v), 'hex'), paid_at
   from made, generate_series(1, ${visitorsPerOrder}) as v`,
  `insert into goods_event (shop_id, day, visitor, goods_id, kind, at)
   select 1, paid_at::date, decode(md5(n || '.' || v), 'hex'), ${goodsOf('n')}, 'view', paid_at
   from made, generate_series(1, ${visitorsPerOrder}) as v`,
  `insert into book (shop_id, currency, last_seq, head_hash) values (1, 'USD', 3 * $1, decode(repeat('00', 32), 'hex'))`,
  `insert into account (shop_id, kind, debits, credits) values (1, 'shop_available', 0, 1000000), (1, 'shop_pending', 0, 0)`,
  // Every order has an account for what its buyer paid. Those of orders that are over have left (0192).
  `insert into account (shop_id, kind, subject, debits, credits)
   select 1, 'escrow', id::text, 0, total_units from shop_order where status not in ('completed', 'cancelled') order by number`,
  `insert into account_past (shop_id, kind, accounts, debits, credits)
   select 1, 'escrow', count(*), sum(total_units), sum(total_units) from shop_order where status in ('completed', 'cancelled')`,
  // Of the steps of orders the first, and those by which they were cancelled.
  `insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
   select 1, id, 1, 'pay', 'none', 'pending_payment', 'provider', paid_at, paid_at from shop_order order by number`,
  `insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
   select 1, id, 2, 'cancelEarly', 'pending_payment', 'cancelled', 'buyer', paid_at, paid_at from shop_order
   where cancelled_at is not null`,
  `insert into order_sum (shop_id, seen_to, cancelled, up_to, quantity)
   select 1, $2::timestamptz - interval '7 days',
     count(*) filter (where cancelled_at is not null and paid_at <= $2::timestamptz - interval '7 days'), max(number), sum(quantity)
   from shop_order where paid_at <= $2::timestamptz - interval '1 day'`,
  `insert into notice_box (shop_id, collected_to) values (1, $2)`,
  // What was paid, what was earned, and what became free. No hash is right: nothing that is measured reads the chain.
  `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
     document, once_key, at, debit_after, credit_after, hash)
   select 1, 3 * n - 2 + t, (array['capture', 'accept_shop', 'release'])[t + 1],
     (array['psp', 'escrow', 'shop_pending'])[t + 1], (array['test', id::text, ''])[t + 1],
     (array['escrow', 'shop_pending', 'shop_available'])[t + 1], case t when 0 then id::text else '' end,
     case t when 0 then units else greatest(1, units / 4) end, 'timer', id::text, id || '.' || t, paid_at,
     1000000000, 1000000000, decode(repeat('00', 32), 'hex')
   from made, generate_series(0, 2) as t where t = 0 or fate >= 0.05`,
  // Reconciliation runs once a minute: the console shows what its last run found.
  `select book_sum_save(1, 3 * $1)`,
  `insert into recon_run (id, at, places, differences, silent, books_until) values (gen_random_uuid(), $2, 6, 0, 0, $2)`,
];

/** Fills one shop. Foreign keys are not looked at: nothing here but the measurement reads these rows. */
export async function fillShop(owner: Client, { orders, now }: Input): Promise<void> {
  await owner.query('set statement_timeout = 0');
  await owner.query('set synchronous_commit = off');
  await owner.query('set session_replication_role = replica');
  await owner.query('select setseed(0.5)');
  const values = [String(orders), `'${now.toISOString()}'::timestamptz`, String(yearsMs / orders)];
  for (const text of fills) {
    await owner.query(text.replace(/\$(\d)/g, (_place, n: string) => values[Number(n) - 1] ?? ''));
  }
  // As the database does by itself in the years that it takes to get here.
  await owner.query('vacuum analyze');
  // What is left to write goes to the disk now, and not while reads are timed.
  await owner.query('checkpoint');
}
