// Counters of withdrawals, and which orders' money they pay.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { uuidOf } from '#platform/db/uuid.sql.ts';

const number = sql.row('withdrawal-number')`insert into payout_shop (shop_id, last_number) values (:shopId, 1)
  on conflict (shop_id) do update set last_number = payout_shop.last_number + 1
  returning last_number, read_seq`;

/** The shop's next number, and up to which entry the book was read for orders. Holds both for the transaction. */
export async function takeNumber(tx: Tx, shopId: bigint): Promise<{ number: number; readSeq: bigint }> {
  const row = await number(tx, { shopId });
  if (row === undefined) throw new Error('no number was given');
  return { number: row.last_number, readSeq: row.read_seq };
}

// Every entry of the book is looked at once in its life, when the first withdrawal after it is asked for.
/** Takes what the book has about orders since it was read last. The book must be locked, and nothing posted yet. */
export const readOrders = sql.run('withdrawal-read-orders')`with fresh as (
    select t.seq, t.units, t.credit_kind = 'shop_available' as is_in,
      ${uuidOf('coalesce(h.document, t.document)')} as order_id
    from transfer t
    left join hold h on h.shop_id = :shopId and h.id = ${uuidOf('t.document')}
    where t.shop_id = :shopId and t.seq > :readSeq
      and (t.debit_kind in ('shop_available', 'shop_pending', 'shop_held',
        'withdrawing', 'shop_receivable') or t.credit_kind in ('shop_available', 'shop_pending', 'shop_held',
        'withdrawing', 'shop_receivable'))
      and (t.debit_kind = 'shop_available' or t.credit_kind = 'shop_available')
  ), noted as (
    insert into payout_source (shop_id, order_id, first_seq, in_units, out_units)
    select :shopId, o.id, min(f.seq), coalesce(sum(f.units) filter (where f.is_in), 0),
      coalesce(sum(f.units) filter (where not f.is_in), 0)
    from fresh f join shop_order o on o.shop_id = :shopId and o.id = f.order_id
    group by o.id
    on conflict (shop_id, order_id) do update set in_units = payout_source.in_units + excluded.in_units,
      out_units = payout_source.out_units + excluded.out_units
  )
  update payout_shop set read_seq = greatest(read_seq, (select last_seq from book where shop_id = :shopId))
  where shop_id = :shopId`;

/** Names the orders that a withdrawal pays, those whose money became free first at the front. */
export const payOrders = sql.run('withdrawal-pay-orders')`with open as (
    select order_id, left_units, sum(left_units) over (order by first_seq, order_id) - left_units as before
    from payout_source where shop_id = :shopId and left_units > 0
  ), taken as (
    select order_id, least(left_units, :units::bigint - before)::bigint as units from open
      where before < :units::bigint
  ), paid as (
    update payout_source s set paid_units = s.paid_units + t.units from taken t
    where s.shop_id = :shopId and s.order_id = t.order_id
  )
  insert into withdrawal_order (shop_id, withdrawal_id, order_id, units)
  select :shopId, :id, order_id, units from taken
  returning order_id`;

/** The withdrawal came to nothing: its orders wait for the next one. Once, when its state says so. */
export const unpayOrders = sql.run('withdrawal-unpay-orders')`
  update payout_source s set paid_units = s.paid_units - o.units from withdrawal_order o
  where s.shop_id = :shopId and o.shop_id = :shopId and o.withdrawal_id = :id and o.order_id = s.order_id`;

// Of an order with a hold, a part is still to come; of one in a withdrawal that is under way, a part has not arrived.
const usedUp = sql.rows('withdrawal-used-up')`select s.order_id from withdrawal_order w
  join payout_source s on s.shop_id = w.shop_id and s.order_id = w.order_id and s.left_units <= 0
  where w.shop_id = :shopId and w.withdrawal_id = :withdrawalId
    and not exists (select from withdrawal_order v join withdrawal x on x.shop_id = v.shop_id
      and x.id = v.withdrawal_id
      where v.shop_id = :shopId and v.order_id = w.order_id
        and x.state in ('requested', 'approved', 'sending'))
    and not exists (select from hold h where h.shop_id = :shopId and h.document = w.order_id::text
      and h.state = 'open')
  order by s.order_id`;

/** Orders of a withdrawal whose money has been paid out to the last unit: nothing of them waits any more. */
export async function listUsedUp(tx: Tx, shopId: bigint, withdrawalId: string): Promise<string[]> {
  return (await usedUp(tx, { shopId, withdrawalId })).map(({ order_id: id }) => id);
}

const paid = sql.rows('withdrawal-orders')`select w.order_id, o.number as order_number, w.units
  from withdrawal_order w join shop_order o on o.shop_id = :shopId and o.id = w.order_id
  where w.shop_id = :shopId and w.withdrawal_id = :id order by o.number limit :limit`;
const paidSums = sql.row('withdrawal-order-sums')`
  select count(*)::int as orders, coalesce(sum(units), 0)::bigint as units
  from withdrawal_order where shop_id = :shopId and withdrawal_id = :id`;

export async function readPaidOrders(tx: Tx, shopId: bigint, id: string, limit: number) {
  const [rows, sums] = await Promise.all([paid(tx, { shopId, id, limit }), paidSums(tx, { shopId, id })]);
  return { rows, orders: sums?.orders ?? 0, units: sums?.units ?? 0n };
}

/** Uses the day's limit; false where it has not that much left. Many at once cannot pass it together. */
export const takeFromDay = sql.has('withdrawal-day-take')`
  insert into payout_day as d (shop_id, day, used_units, allowed_units)
  select :shopId, :day::date, :units::bigint, :allowed::bigint where :units::bigint <= :allowed::bigint
  on conflict (shop_id, day) do update set used_units = d.used_units + :units::bigint,
    allowed_units = greatest(:allowed::bigint, d.used_units + :units::bigint)
  where d.used_units + :units::bigint <= :allowed::bigint
  returning used_units`;

/** What was taken back before it was sent does not count. */
export const giveToDay = sql.run('withdrawal-day-give')`
  update payout_day set used_units = used_units - :units::bigint
  where shop_id = :shopId and day = :day::date and used_units >= :units::bigint`;

const readDay = sql.row('withdrawal-day-read')`
  select used_units from payout_day where shop_id = :shopId and day = :day::date`;

export async function usedOfDay(tx: Tx, shopId: bigint, day: string): Promise<bigint> {
  return (await readDay(tx, { shopId, day }))?.used_units ?? 0n;
}
