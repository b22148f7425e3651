// The merchant's orders by a filter: pages of them, their counts, and all of them for an export.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { statesAwaiting, type AwaitedParty } from './awaited.ts';
import { orderColumns, type ListedOrder } from './list.sql.ts';

/** What `awaited.ts` asks for: the status, and of an order with an open case the state of the case. */
const waitsIn = `(case when o.status = 'refund_return' then (select c.state from return_case c
  where c.shop_id = $1 and c.id = o.case_id) else o.status end)`;

/** A buyer's name as the merchant sees it: nobody is found by emails that are not shown. */
const shownName = `regexp_replace(o.buyer_name, '(?<=\\S)\\S', '*', 'g')`;

export type OrderFilter = {
  readonly status: string | null;
  readonly awaiting: AwaitedParty | null;
  /** The order with this number, or where the other texts match. */
  readonly number: number | null;
  /** A pattern for goods and for names as they are shown. */
  readonly text: string | null;
  /** A whole name, masked as it is shown. */
  readonly name: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
};

/** The filters besides the status. */
const others = `o.shop_id = $1
  and ($2::text[] is null or ${waitsIn} = any($2))
  and (($3::int is null and $4::text is null) or o.number = $3 or ${shownName} ilike $4
    or lower(${shownName}) = lower($5::text)
    or exists (select from order_line l where l.shop_id = $1 and l.order_id = o.id
      and (l.title ilike $4 or l.code ilike $4)))
  and ($6::timestamptz is null or o.paid_at >= $6) and ($7::timestamptz is null or o.paid_at < $7)`;

const where = `${others} and ($8::text is null or o.status = $8)`;

function othersOf(shopId: bigint, { awaiting, number, text, name, from, to }: OrderFilter) {
  return [shopId, awaiting === null ? null : statesAwaiting(awaiting), number, text, name, from, to];
}

function valuesOf(shopId: bigint, filter: OrderFilter) {
  return [...othersOf(shopId, filter), filter.status];
}

const orderBy = {
  new: 'o.number desc',
  old: 'o.number',
  amount: 'o.total_units desc, o.number desc',
  deadline: `(select min(t.due_at) from timer t where t.shop_id = $1 and t.subject in (o.id, o.case_id))
    nulls last, o.number desc`,
} as const;
export type OrderSort = keyof typeof orderBy;

function listBy(sort: OrderSort) {
  return statement<ListedOrder>(
    `order-list-${sort}`,
    `select ${orderColumns} from shop_order o where ${where} order by ${orderBy[sort]} limit $9 offset $10`,
  );
}

const lists = {
  new: listBy('new'),
  old: listBy('old'),
  amount: listBy('amount'),
  deadline: listBy('deadline'),
};

const newest = statement<ListedOrder>(
  'order-newest',
  `select ${orderColumns} from shop_order o where o.shop_id = $1 and ($2::text is null or o.status = $2)
   order by o.number desc limit $3 offset $4`,
);

/** True where nothing but the status chooses. */
function isPlain({ awaiting, number, text, from, to }: OrderFilter): boolean {
  return [awaiting, number, text, from, to].every((one) => one === null);
}

/** A page of orders; the plain newest-first list walks its index. */
export function listOrderRows(
  tx: Tx,
  shopId: bigint,
  filter: OrderFilter,
  { sort, limit, offset }: { sort: OrderSort; limit: number; offset: number },
): Promise<ListedOrder[]> {
  return sort === 'new' && isPlain(filter)
    ? tx.rows(newest, [shopId, filter.status, limit, offset])
    : tx.rows(lists[sort], [...valuesOf(shopId, filter), limit, offset]);
}

type Counted = RowOf<typeof plainCounts>;

const counts = statement<Counted>(
  'order-counts',
  `select o.status, count(*)::int as orders from shop_order o where ${others} group by o.status`,
);
const plainCounts = sql.rows('order-counts-plain')`
  select status, count(*)::int as orders from shop_order where shop_id = :shopId group by status`;

/** Orders a status under the filters besides the status. */
export function countOrders(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<Counted[]> {
  return isPlain(filter) ? plainCounts(tx, { shopId }) : tx.rows(counts, othersOf(shopId, filter));
}

// Only orders in these statuses can wait for the merchant ($8), so the others are never looked at.
const waiting = statement<{ orders: number }>(
  'order-waiting',
  `select count(*)::int as orders from shop_order o
   where ${others} and o.status = any($8::text[])`,
);

/** How many orders wait for the merchant under the filters besides status and awaiting. */
export async function countWaiting(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<number> {
  const values = othersOf(shopId, { ...filter, awaiting: 'merchant' });
  const statuses = [...statesAwaiting('merchant'), 'refund_return'];
  return (await tx.row(waiting, [...values, statuses]))?.orders ?? 0;
}

const batch = statement<ListedOrder>(
  'order-export',
  `select ${orderColumns} from shop_order o where ${where} and o.number < $9 order by o.number desc limit $10`,
);

/** The next orders of an export, the newest first, after an order number. */
export function listBatch(
  tx: Tx,
  shopId: bigint,
  filter: OrderFilter,
  { before, limit }: { before: number; limit: number },
): Promise<ListedOrder[]> {
  return tx.rows(batch, [...valuesOf(shopId, filter), before, limit]);
}

export type OpenCase = RowOf<typeof readOpenCases>;

/** The open cases of orders. */
export const readOpenCases = sql.rows('order-cases')`
  select order_id, id, state, reason, units, answer_by from return_case
  where shop_id = :shopId and id = any(:caseIds::uuid[])`;

export type DueRow = RowOf<typeof readDue>;

/** What happens by itself to orders and cases, the earliest first. */
export const readDue = sql.rows('order-due')`
  select subject, kind, due_at from timer where shop_id = :shopId and subject = any(:subjects::uuid[])
  order by due_at, kind`;

export type EventRow = RowOf<typeof readEvents>;

/** What happened to an order, in order. */
export const readEvents = sql.rows('order-events')`
  select move, from_status, to_status, actor, at, reason from order_event
  where shop_id = :shopId and order_id = :orderId order by version limit 200`;
