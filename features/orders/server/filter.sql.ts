// The merchant's orders by a filter: pages of them, their counts, and all of them for an export.
import { limits } from '#domain/limits.ts';
import { orderStatuses, type OrderStatus } from '#domain/states/order-status.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { statesAwaiting, type AwaitedParty } from './awaited.ts';
import { orderColumnsOf, type ListedOrder } from './list.sql.ts';
import type { OrderSearch } from './search/search.sql.ts';

const orderColumns = orderColumnsOf('$1');

/** What `awaited.ts` asks for: the status, and of an order with an open case the state of the case. */
const waitsIn = `(case when o.status = 'refund_return' then (select c.state from return_case c
  where c.shop_id = $1 and c.id = o.case_id) else o.status end)`;

export type OrderFilter = {
  readonly status: string | null;
  readonly awaiting: AwaitedParty | null;
  readonly search: OrderSearch | null;
  readonly from: Date | null;
  readonly to: Date | null;
};

/**
 * What a filter asks for besides status and dates. Each shape has statements of its own: one that served all of them
 * would look at every order of the shop, whatever is asked.
 */
type Shape = 'plain' | 'awaiting' | 'few' | 'few-awaiting' | 'many' | 'many-awaiting';

const asksWho = (shape: Shape) => shape.endsWith('awaiting');

function shapeOf({ awaiting, search }: OrderFilter): Shape {
  if (search === null) return awaiting === null ? 'plain' : 'awaiting';
  return awaiting === null ? search.kind : `${search.kind}-awaiting`;
}

// The status comes first: few orders wait for anybody, and the index finds those.
const awaits = `o.status = any($2::text[] || '{refund_return}'::text[]) and ${waitsIn} = any($2::text[])`;
const isFew =
  'o.number = any($3::int[]) and $4::text[] is null and $5::text[] is null and $6::text[] is null';
// Each order is asked for its own items ("offset 0"): what was sold of a word may be nearly all of them.
const isMany = `(o.number = any($3::int[]) or o.shown_name = any($4::text[])
  or exists (select from order_line l where l.shop_id = $1 and l.order_id = o.id
    and (l.title = any($5::text[]) or l.code = any($6::text[])) offset 0))`;
const isAny = `$3::int[] is null and $4::text[] is null and $5::text[] is null and $6::text[] is null`;

function searchFor(shape: Shape): string {
  if (shape.startsWith('few')) return isFew;
  return shape.startsWith('many') ? isMany : isAny;
}

/** Words of our own as a list of SQL. */
function listed(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

/** The filters besides the status. */
const othersFor = (shape: Shape) => `o.shop_id = $1
  and ${asksWho(shape) ? awaits : '$2::text[] is null'}
  and ${searchFor(shape)}
  and ($7::timestamptz is null or o.paid_at >= $7) and ($8::timestamptz is null or o.paid_at < $8)`;

const whereFor = (shape: Shape) => `${othersFor(shape)} and ($9::text is null or o.status = $9)`;

function forShapes<T>(make: (shape: Shape) => T): Record<Shape, T> {
  return {
    plain: make('plain'),
    awaiting: make('awaiting'),
    few: make('few'),
    'few-awaiting': make('few-awaiting'),
    many: make('many'),
    'many-awaiting': make('many-awaiting'),
  };
}

/** The values of a search, from `$3` on. */
function searchValuesOf(search: OrderSearch | null) {
  if (search === null) return [null, null, null, null];
  if (search.kind === 'few') return [search.numbers, null, null, null];
  const { number, names, titles, codes } = search;
  return [number === null ? [] : [number], names, titles, codes];
}

function othersOf(shopId: bigint, { awaiting, search, from, to }: OrderFilter) {
  const states = awaiting === null ? null : statesAwaiting(awaiting);
  return [shopId, states, ...searchValuesOf(search), from, to];
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
       limit $10 offset $11`,
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
  'generic',
);
const newestIn = statement<ListedOrder>(
  'order-newest-in',
  `select ${orderColumns} from shop_order o where o.shop_id = $1 and o.status = $4
   order by o.number desc limit $2 offset $3`,
  'generic',
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
function isPlain({ awaiting, search, from, to }: OrderFilter): boolean {
  return [awaiting, search, from, to].every((one) => one === null);
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

const over: readonly OrderStatus[] = ['completed', 'cancelled'];

type Counted = RowOf<typeof allCounts>;

const counts = forShapes((shape) =>
  statement<Counted>(
    `order-counts-${shape}`,
    `select o.status, count(*)::int as orders from shop_order o where ${othersFor(shape)} group by o.status`,
  ),
);

// An order is never deleted, and its number is counted with it: what is in no other status is completed. Of those that were
// cancelled there is a sum, and what steps have changed since. Counted one by one these are nearly all that a shop ever sold.
const underWay = orderStatuses.filter((status) => !over.includes(status));
const allCounts = sql.rows('order-counts-all', 'generic')<{ status: OrderStatus; orders: number }>`
  with counted as (
    select status, count(*)::int as orders from shop_order
    where shop_id = :shopId and status in (${listed(underWay)}) group by status
    union all
    select 'cancelled', (coalesce((select cancelled from order_sum where shop_id = :shopId), 0) + count(*)
      - 2 * count(*) filter (where e.to_status <> 'cancelled'))::int
    from order_event e where e.shop_id = :shopId and (e.to_status = 'cancelled' or e.from_status = 'cancelled')
      and e.recorded_at > (select coalesce(max(seen_to), '-infinity') from order_sum where shop_id = :shopId)
  )
  select status, orders from counted
  union all
  select 'completed', k.last_number - coalesce((select sum(orders) from counted), 0)::int
  from order_counter k where k.shop_id = :shopId`;

/** Orders a status under the filters besides the status, each counted. */
export function countOrders(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<Counted[]> {
  return isPlain(filter)
    ? allCounts(tx, { shopId })
    : tx.rows(counts[shapeOf(filter)], othersOf(shopId, filter));
}

// Those under way are few, and looked through; of those that are over the ones are counted that the search knows anyway.
const floors = statement<Counted>(
  'order-counts-floor',
  `select s.status, c.orders from unnest($2::text[]) as s (status) cross join lateral (
     select count(*)::int as orders from (
       select from shop_order o where o.shop_id = $1 and o.status = s.status and ${isMany} limit $9
     ) found
   ) c
   union all
   select o.status, least(count(*), $9)::int from shop_order o
   where o.shop_id = $1 and o.number = any($7::int[]) and o.status = any($8::text[]) group by o.status`,
);

/** Orders a status as far as a list counts them; `floors` are the statuses of which there may be more. */
export async function countForList(
  tx: Tx,
  shopId: bigint,
  filter: OrderFilter,
): Promise<{ counted: Counted[]; floors: string[] }> {
  const { search, from, to, awaiting } = filter;
  if (search?.kind !== 'many' || from !== null || to !== null || awaiting !== null) {
    return { counted: await countOrders(tx, shopId, filter), floors: [] };
  }
  const values = [shopId, underWay, ...searchValuesOf(search), search.some, over, limits.ordersCountedMax];
  const counted = await tx.rows(floors, values);
  const full = counted.filter(({ orders }) => orders >= limits.ordersCountedMax).map(({ status }) => status);
  return { counted, floors: ['all', ...new Set([...over, ...full])] };
}

const waiting = forShapes((shape) =>
  statement<{ orders: number }>(
    `order-waiting-${shape}`,
    `select count(*)::int as orders from shop_order o where ${othersFor(shape)}`,
  ),
);

// What a merchant's list asks each time: the statuses stand in the text, so that one plan knows how few they are.
const merchantStates = statesAwaiting('merchant');
const waitingPlain = sql.row('order-waiting-all', 'generic')<{ orders: number }>`
  select count(*)::int as orders from shop_order o
  where o.shop_id = :shopId and o.status in (${listed([...merchantStates, 'refund_return'])})
    and (o.status <> 'refund_return' or exists (select from return_case c
      where c.shop_id = :shopId and c.id = o.case_id and c.state in (${listed(merchantStates)})))`;

/** How many orders wait for the merchant under the filters besides status and awaiting. */
export async function countWaiting(tx: Tx, shopId: bigint, filter: OrderFilter): Promise<number> {
  if (isPlain(filter)) return (await waitingPlain(tx, { shopId }))?.orders ?? 0;
  const asked = { ...filter, awaiting: 'merchant' } as const;
  return (await tx.row(waiting[shapeOf(asked)], othersOf(shopId, asked)))?.orders ?? 0;
}

const batch = forShapes((shape) =>
  statement<ListedOrder>(
    `order-export-${shape}`,
    `select ${orderColumns} from shop_order o where ${whereFor(shape)} and o.number < $10
     order by o.number desc limit $11`,
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
export const readDue = sql.rows('order-due', 'generic')`
  select subject, kind, due_at from timer where shop_id = :shopId and subject = any(:subjects::uuid[])
  order by due_at, kind`;
