// Many shops with books, acts and devices, written by the database itself into a throw-away database of this measurement.
import type { Client } from 'pg';

/** Of so many shops one has a device that signs. */
const shopsPerDevice = 5;
/** Of so many shops one sells between two seals. */
export const shopsPerMover = 100;

/** `$1` is the first shop, `$2` the last: written into the text. No hash is right: a seal looks at none. */
const fills: readonly string[] = [
  `insert into book (shop_id, currency, last_seq, head_hash, v2_from)
   select n, 'USD', 2, sha256(int8send(n)), 1 from generate_series($1::bigint, $2::bigint) as n`,
  `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
     document, once_key, at, debit_after, credit_after, hash)
   select n, 1 + t, 'capture', 'psp', '', (array['escrow', 'shop_pending'])[t + 1], '', 1000 + n % 5000, 'provider',
     'bench', t::text, now(), 0, 0, sha256(int8send(n + 1 - t))
   from generate_series($1::bigint, $2::bigint) as n, generate_series(0, 1) as t`,
  `insert into act_total (shop_id, acts) select n, 1 + n % 40 from generate_series($1::bigint, $2::bigint) as n
   on conflict do nothing`,
  `insert into merchant_device (shop_id, id, person_id, kind, name, algorithm, public_key, added_at, active_from)
   select n, gen_random_uuid(), gen_random_uuid(), 'device', 'Phone', 'EdDSA',
     sha256(int8send(n)) || sha256(int8send(-n)), now(), now()
   from generate_series($1::bigint, $2::bigint) as n where n % ${shopsPerDevice} = 0`,
];

const tables = 'book, transfer, act_total, merchant_device';

/** Shops of these numbers. */
export async function putShops(owner: Client, first: number, last: number): Promise<void> {
  // No foreign keys: a device here has no person, a transfer no order.
  await owner.query('set session_replication_role = replica');
  for (const text of fills) {
    await owner.query(text.replaceAll('$1', String(first)).replaceAll('$2', String(last)));
  }
  await owner.query('set session_replication_role = origin');
  await owner.query(`vacuum (analyze) ${tables}`);
  await owner.query('checkpoint');
}

/** One shop in a hundred is paid once more. */
export async function sellSome(owner: Client): Promise<void> {
  await owner.query('set session_replication_role = replica');
  const movers = `select shop_id, last_seq + 1 as seq from book where shop_id % ${shopsPerMover} = 0`;
  await owner.query(
    `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
       document, once_key, at, debit_after, credit_after, hash)
     select shop_id, seq, 'capture', 'psp', '', 'escrow', '', 700, 'provider', 'bench', seq::text, now(), 0, 0,
       sha256(int8send(seq)) from (${movers}) m`,
  );
  await owner.query(
    `update book b set last_seq = m.seq, head_hash = sha256(int8send(m.seq)) from (${movers}) m
     where b.shop_id = m.shop_id`,
  );
  await owner.query('set session_replication_role = origin');
}
