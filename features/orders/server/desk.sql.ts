// Orders of all shops, for the console.
import type { EmailKind } from '#domain/notifications/emails.ts';
import { isUuid, readOrderNumber, readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { HoldReason } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql, Piece } from '#platform/db/listing.ts';

export type DeskOrder = {
  id: string;
  shop_id: bigint;
  shop_name: string;
  number: number;
  status: OrderStatus;
  buyer_name: string;
  email: string;
  country: string;
  currency: string;
  total_units: bigint;
  refunded_units: bigint;
  paid_at: Date;
  updated_at: Date;
};

/** What people paste: an order's number or id, an e-mail address, or how a name begins. */
function meantBy(text: string): Piece[] {
  const number = readOrderNumber(text);
  if (number !== undefined) {
    return [{ sql: '(o.shop_id = $1 and o.number = $2)', values: [number.shopId, number.number] }];
  }
  const routed = readRoutedId(text.toLowerCase());
  if (routed !== undefined) {
    return [{ sql: '(o.shop_id = $1 and o.id = $2::uuid)', values: [routed.shopId, routed.id] }];
  }
  if (isUuid(text.toLowerCase())) return [{ sql: 'o.id = $1::uuid', values: [text.toLowerCase()] }];
  const plain = text.toLowerCase();
  if (plain.includes('@')) return [{ sql: `o.buyer_email = $1`, values: [plain] }];
  // What stands between two words is the next character after the last one: an index of the beginning is walked.
  return [
    { sql: `(lower(o.buyer_name) ~>=~ $1 and lower(o.buyer_name) ~<~ $2)`, values: [plain, after(plain)] },
  ];
}

/** The least text that comes after every text that begins with this one. */
function after(text: string): string {
  return `${text}\u{10FFFF}`;
}

const heldFor = (reason: HoldReason) => `(o.shop_id, o.id) in (select h.shop_id, h.order_id from parcel_hold h
  join parcel p on p.shop_id = h.shop_id and p.order_id = h.order_id and p.n = h.n and p.state in ('labelled', 'shipped')
  where h.ended_at is null and h.reason = '${reason}')`;

export const deskOrders: ListSql<DeskOrder> = {
  name: 'desk-orders',
  select: `o.id, o.shop_id, s.name as shop_name, o.number, o.status, o.buyer_name, o.buyer ->> 'email' as email, o.country,
    o.currency, o.total_units, o.refunded_units, o.paid_at, o.updated_at`,
  from: 'shop_order o left join shop s on s.shop_id = o.shop_id',
  id: 'o.id',
  sorts: {
    paid: { sql: 'o.paid_at', type: 'timestamptz' },
    amount: { sql: 'o.total_units', type: 'bigint' },
  },
  filters: {
    status: 'o.status',
    shop: (text) => {
      const shopId = shopIdOf(text.toLowerCase());
      return shopId === undefined ? undefined : { sql: 'o.shop_id = $1', values: [shopId] };
    },
    paid: 'o.paid_at',
    amount: { units: 'o.total_units', currency: 'o.currency' },
    country: (text) => ({ sql: 'o.country = $1', values: [text.toUpperCase()] }),
    supplier: (text) => ({
      // Of nobody's code nothing is looked through.
      sql: `(select u.id from supplier u where u.code = $1) is not null
        and exists (select from parcel p where p.shop_id = o.shop_id and p.order_id = o.id
        and p.supplier_id = (select u.id from supplier u where u.code = $1))`,
      values: [text],
    }),
    tracking: (text) => ({
      sql: '(o.shop_id, o.id) in (select p.shop_id, p.order_id from parcel p where p.tracking = $1)',
      values: [text],
    }),
    held: {
      cases: {
        no_acceptance: heldFor('no_acceptance'),
        before_label: heldFor('before_label'),
        other_country: heldFor('other_country'),
      },
    },
  },
  search: meantBy,
};

const shop = sql.row('desk-order-shop')`select name from shop where shop_id = :shopId`;

export async function shopNameOf(tx: Tx, shopId: bigint): Promise<string> {
  return (await shop(tx, { shopId }))?.name ?? '';
}

export type OrderEmail = RowOf<typeof listEmails>;

/** The emails of an order, and how often each was sent again on a day. Of one that ended long ago most stand in its archive. */
export const listEmails = sql.rows('desk-order-letters')<{
  id: string;
  kind: EmailKind;
  state: 'given_up' | 'sent' | 'unwanted' | 'waiting';
  tries: number;
  failure: string;
  once_key: string;
  to_email: string | null;
  facts: Readonly<Record<string, string>>;
  created_at: Date;
  ended_at: Date | null;
  used: number;
}>`
  select l.*, (select count(*)::int from letter_again a where a.shop_id = :shopId and a.letter_id = l.id
      and a.day = :day::date) as used
  from (
    select e.id, e.kind, e.state, e.tries, e.failure, e.once_key, e.to_email, e.facts, e.created_at, e.ended_at
    from letter e where e.shop_id = :shopId and e.checkout_id = :orderId
    union all
    select s.id, s.kind, case s.tries when 0 then 'unwanted' else 'sent' end, s.tries::int, '', o.order_id || ':' || s.kind, null, '{}'::jsonb, s.at, s.ended_at
    from order_archive o cross join lateral
      unnest(o.email_ids, o.email_kinds, o.email_ats, o.email_ended_ats, o.email_tries) as s (id, kind, at, ended_at, tries)
    where o.shop_id = :shopId and o.order_id = :orderId
  ) l order by l.created_at, l.id limit 100`;

const again = statement<{ n: number }>(
  'desk-letter-again',
  `insert into letter_again (shop_id, letter_id, day, n, person_id, why, created_at)
   select $1, $2, $3::date, s.n, $4, $5, $6 from generate_series(1, 3) as s (n)
   where not exists (select from letter_again a
     where a.shop_id = $1 and a.letter_id = $2 and a.day = $3::date and a.n = s.n)
   order by s.n limit 1
   on conflict do nothing
   returning n`,
);

export type Again = {
  readonly shopId: bigint;
  readonly letterId: string;
  readonly day: string;
  readonly personId: string;
  readonly why: string;
  readonly at: Date;
};

/** Takes one of the day's places for sending an email again; undefined where all are taken. */
export async function takeAgain(tx: Tx, one: Again): Promise<number | undefined> {
  const values = [one.shopId, one.letterId, one.day, one.personId, one.why, one.at];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const row = await tx.row(again, values);
    if (row !== undefined) return row.n;
  }
  return undefined;
}
