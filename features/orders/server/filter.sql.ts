// The merchant's orders by a filter: pages of them, their counts, and all of them for an export.
import { orderStatuses, type OrderStatus } from '#domain/states/order-status.ts';
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

/**
 * What a filter asks for besides status and dates. Each shape has statements of its own: one that served all of them
 * would look at every order of the shop, whatever is asked.
 */
type Shape = 'plain' | 'awaiting' | 'search' | 'both';

const asksWho = (shape: Shape) => shape === 'awaiting' || shape === 'both';
const asksText = (shape: Shape) => shape === 'search' || shape === 'both';

function shapeOf({ awaiting, number, text }: OrderFilter): Shape {
  const isSearch = number !== null || text !== null;
  if (awaiting === null) return isSearch ? 'search' : 'plain';
  return isSearch ? 'both' : 'awaiting';
}

// The status comes first: few orders wait for anybody, and the index finds those.
const awaits = `o.status = any($2::text[] || '{refund_return}'::text[]) and ${waitsIn} = any($2::text[])`;
// Masking a name costs more than all the rest: it is done where it can decide. Two letters side by side are in no name as
// it is shown, and a whole name has as many letters as its mask.
const isNamed = `(o.number = $3
  or ($4::text !~ '[^%\\s*]{2}' and ${shownName} ilike $4)
  or (char_length(o.buyer_name) = char_length($5::text) and lower(${shownName}) = lower($5::text))
  or exists (select from order_line l where l.shop_id = $1 and l.order_id = o.id
    and (l.title ilike $4 or l.code ilike $4)))`;

/** The filters besides the status. */
const othersFor = (shape: Shape) => `o.shop_id = $1
  and ${asksWho(shape) ? awaits : '$2::text[] is null'}
  and ${asksText(shape) ? isNamed : '$3::int is null and $4::text is null and $5::text is null'}
  and ($6::timestamptz is null or o.paid_at >= $6) and ($7::timestamptz is null or o.paid_at < $7)`;

const whereFor = (shape: Shape) => `${othersFor(shape)} and ($8::text is null or o.status = $8)`;

function forShapes<T>(make: (shape: Shape) => T): Record<Shape, T> {
  return {
    plain: make('plain'),
    awaiting: make('awaiting'),
    search: make('search'),
    both: make('both'),
  };
}

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
  return forShapes((shape) =>
    statement<ListedOrder>(
      `order-list-${sort}-${shape}`,
      `select ${orderColumns} from shop_order o where ${whereFor(shape)} order by ${orderBy[sort]}
       limit $9 offset $10`,
    ),
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
  `select ${orderColumns} from shop_order o where o.shop_id = $1 order by o.number desc limit $2 offset $3`,
);
const newestIn = statement<ListedOrder>(
  'order-newest-in',
  `select ${orderColumns} from shop_order o where o.shop_id = $1 and o.status = $4
   order by o.number desc limit $2 offset $3`,
);

// Few orders have a deadline, their own or that of their case: they are found by it, and the others follow by number.
const byDeadline = statement<ListedOrder>(
  'order-by-deadline',
  `with due as (
     select subject, min(due_at) as due_at from timer where shop_id = $1 group by subject
   ), timed as (
     select id, min(due_at) as due_at from (
       select subject as id, due_at from due
       union all
       select c.order_id, d.due_at from due d join return_case c on c.shop_id = $1 and c.id = d.subject
       join shop_order own on own.shop_id = $1 and own.id = c.order_id and own.case_id = c.id
     ) each group by id
   )
   select ${orderColumns} from (
     select o.*, t.due_at from timed t join shop_order o on o.shop_id = $1 and o.id = t.id
     where $2::text is null or o.status = $2
     union all
     (select o.*, null from shop_order o where o.shop_id = $1 and ($2::text is null or o.status = $2)
       and not exists (select from timed t where t.id = o.id)
     order by o.number desc limit $3::int + $4::int)
   ) o order by o.due_at nulls last, o.number desc limit $3 offset $4`,
);

/** True where nothing but the status chooses. */
function isPlain({ awaiting, number, text, from, to }: OrderFilter): boolean {
  return [awaiting, number, text, from, to].every((one) => one === null);
}

/** A page of orders; the plain lists, newest or most urgent first, look at no more orders than they show and skip. */
export function listOrderRows(
  tx: Tx,
  shopId: bigint,
  filter: OrderFilter,
  { sort, limit, offset }: { sort: OrderSort; limit: number; offset: number },
): Promise<ListedOrder[]> {
  if (sort === 'deadline' && isPlain(filter)) {
    return tx.rows(byDeadline, [shopId, filter.status, limit, offset]);
  }
  if (sort !== 'new' || !isPlain(filter)) {
    return tx.rows(lists[sort][shapeOf(filter)], [...valuesOf(shopId, filter), limit, offset]);
  }
  return filter.status === null
    ? tx.rows(newest, [shopId, limit, offset])
    : tx.rows(newestIn, [shopId, limit, offset, filter.status]);
}

type Counted = RowOf<typeof allCounts>;

const counts = forShapes((shape) =>
  statement<Counted>(
    `order-counts-${shape}`,
    `select o.status, count(*)::int as orders from shop_order o where ${othersFor(shape)} group by o.status`,
  ),
);

// An order is never deleted, and its number is counted with it: what is in no other status is completed. Counted one by
// one these are nearly all that a shop ever sold.
const allCounts = sql.rows('order-counts-all')<{ status: OrderStatus; orders: number }>`
  with counted as (
    select status, count(*)::int as orders from shop_order
    where shop_id = :shopId and status = any(:others::text[]) group by status
  )
  select status, orders from counted
  union all
  select 'completed', k.last_number - coalesce((select sum(orders) from counted), 0)::int
  from order_counter k where k.shop_id = :shopId`;

const notCompleted = orderStatuses.filter((status) => status !== 'completed');

/** Orders a status under the filters besides the status. */
export function countOrders(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<Counted[]> {
  return isPlain(filter)
    ? allCounts(tx, { shopId, others: notCompleted })
    : tx.rows(counts[shapeOf(filter)], othersOf(shopId, filter));
}

const waiting = forShapes((shape) =>
  statement<{ orders: number }>(
    `order-waiting-${shape}`,
    `select count(*)::int as orders from shop_order o where ${othersFor(shape)}`,
  ),
);

/** How many orders wait for the merchant under the filters besides status and awaiting. */
export async function countWaiting(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<number> {
  const asked = { ...filter, awaiting: 'merchant' } as const;
  return (await tx.row(waiting[shapeOf(asked)], othersOf(shopId, asked)))?.orders ?? 0;
}

const batch = forShapes((shape) =>
  statement<ListedOrder>(
    `order-export-${shape}`,
    `select ${orderColumns} from shop_order o where ${whereFor(shape)} and o.number < $9
     order by o.number desc limit $10`,
  ),
);

/** The next orders of an export, the newest first, after an order number. */
export function listBatch(
  tx: Tx,
  shopId: bigint,
  filter: OrderFilter,
  { before, limit }: { before: number; limit: number },
): Promise<ListedOrder[]> {
  return tx.rows(batch[shapeOf(filter)], [...valuesOf(shopId, filter), before, limit]);
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
