// The merchant's list of orders: what a filter means, and orders as the merchant sees them.
import { maskName } from '#domain/text/mask-name.ts';
import type { Endpoint, InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readOrderNumber } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { nextMidnight, startOfDay } from '#domain/time.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { sumParts } from '#features/ledger/server/public.ts';
import { linesInList, type listOrders } from '#features/orders/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ActBy } from '#platform/http/pipeline.ts';
import { readEvents, type EventRow } from './archive/events.sql.ts';
import * as sql from './filter.sql.ts';
import { findOrderRow, type ListedOrder } from './list.sql.ts';
import { termsOf } from './moves.ts';
import { readLines } from './orders.sql.ts';
import { readParcels } from './parcels.sql.ts';
import { presentOrder, type OrderView } from './present.ts';
import { listNumbersOfCode, searchOrders } from './search/search.sql.ts';

/** What orders are shown by: the act of their merchant, or one of the console with the shop it looks at. */
export type Viewing = Pick<ActBy<'merchant'>, 'tx' | 'shopId' | 'env' | 'now' | 'call'>;
export type Own<E extends Endpoint> = Viewing & { readonly input: InputOf<E> };

type List = GivenOf<typeof listOrders>;

/** A page of orders with the counts of all statuses. */
export async function listMerchantOrders(act: Own<typeof listOrders>): Promise<List> {
  const { tx, shopId, input } = act;
  if (input.id !== undefined) return listOne(act, input.id);
  const { page, page_size: size, sort } = input;
  const filter = await filterOf(act, input);
  const [rows, { counted, floors }, waiting] = await Promise.all([
    sql.listOrderRows(tx, shopId, filter, { sort, limit: size + 1, offset: (page - 1) * size }),
    sql.countForList(tx, shopId, filter),
    sql.countWaiting(tx, shopId, filter),
  ]);
  const views = await presentAll(act, rows.slice(0, size), { linesShown: linesInList });
  const counts = countsOf(counted);
  const total = floors.includes(input.status) ? null : (counts[input.status] ?? 0);
  const shown = floors.length === 0 ? {} : { floors };
  return { counts, ...shown, waiting, ...toPage(rows, { page, page_size: size }, total), list: views };
}

/** One whole order; the counts are those of the whole shop. */
async function listOne(act: Own<typeof listOrders>, id: string): Promise<List> {
  const { tx, shopId } = act;
  const row = await findOrderRow(tx, shopId, id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const everything = await filterOf(act, { status: 'all' });
  const [counted, waiting, events] = await Promise.all([
    sql.countOrders(tx, shopId, everything),
    sql.countWaiting(tx, shopId, everything),
    readEvents(tx, { shopId, orderId: id }),
  ]);
  const list = await presentAll(act, [row], { linesShown: Infinity, events });
  return { counts: countsOf(counted), waiting, list, total: 1, page: 1, page_size: 1, has_more: false };
}

function countsOf(counted: Awaited<ReturnType<typeof sql.countOrders>>): Record<string, number> {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  for (const { status, orders } of counted) counts[status] = orders;
  return { all: counted.reduce((sum, { orders }) => sum + orders, 0), ...counts };
}

type FilterInput = Pick<
  InputOf<typeof listOrders>,
  'status' | 'awaiting' | 'q' | 'from' | 'to' | 'discount_id'
>;

/**
 * What a filter means for this shop: days are the shop's, a number is its own.
 *
 * @throws Refused `invalidParameter` where it begins after it ends, or asks for a code and words at once.
 */
export async function filterOf(
  { tx, shopId }: Pick<Viewing, 'tx' | 'shopId'>,
  input: FilterInput,
): Promise<sql.OrderFilter> {
  // Only days are the shop's: the list as it opens asks for none.
  const hasDays = input.from?.length === 10 || input.to?.length === 10;
  const tz = hasDays ? (await termsOf({ tx, shopId })).tz : 'UTC';
  const from = input.from === undefined ? null : momentOf(input.from, (day) => startOfDay(day, tz));
  const to =
    input.to === undefined ? null : momentOf(input.to, (day) => nextMidnight(startOfDay(day, tz), tz));
  if (from !== null && to !== null && from > to)
    throw refuse('invalidParameter', { field: 'to', reason: 'order' });
  return {
    status: input.status === 'all' ? null : input.status,
    awaiting: input.awaiting ?? null,
    search: await searchFor(tx, shopId, input),
    from,
    to,
  };
}

async function searchFor(
  tx: Tx,
  shopId: bigint,
  { q = '', discount_id: codeId }: FilterInput,
): Promise<sql.OrderFilter['search']> {
  if (codeId === undefined) return searchOf(tx, shopId, q);
  if (q !== '') throw refuse('invalidParameter', { field: 'discount_id', reason: 'with_words' });
  return { kind: 'few', numbers: await listNumbersOfCode(tx, shopId, codeId) };
}

function momentOf(text: string, ofDay: (day: string) => Date): Date {
  return text.length === 10 ? ofDay(text) : new Date(text);
}

/** A full order number is that order; anything else is looked for everywhere, digits as a number too. */
async function searchOf(tx: Tx, shopId: bigint, q: string): Promise<sql.OrderFilter['search']> {
  if (q === '') return null;
  const numbered = readOrderNumber(q);
  if (numbered?.shopId === shopId) return { kind: 'few', numbers: [numbered.number] };
  const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^[1-9]\d{0,8}$/.test(q) ? Number(q) : null;
  return searchOrders(tx, shopId, { number, text, name: maskName(q) });
}

type Showing = { readonly linesShown: number; readonly events?: readonly EventRow[] };

/** Orders as their merchant sees them. */
export async function presentAll(
  { tx, shopId, env, now, call }: Viewing,
  rows: readonly ListedOrder[],
  { linesShown, events = [] }: Showing,
): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const caseIds = rows.flatMap(({ case_id }) => (case_id === null ? [] : [case_id]));
  // What came back changed whose money is where: only the book knows it to the cent.
  const refunded = rows.filter((row) => row.refunded_units > 0n && row.shipped_at !== null);
  const [lines, parcels, cases, dues, terms, booked] = await Promise.all([
    readLines(tx, shopId, ids),
    readParcels(tx, shopId, ids),
    caseIds.length === 0 ? [] : sql.readOpenCases(tx, { shopId, caseIds }),
    sql.readDue(tx, { shopId, subjects: [...ids, ...caseIds] }),
    termsOf({ tx, shopId }),
    sumParts(
      tx,
      shopId,
      refunded.map(({ id }) => id),
    ),
  ]);
  const goodsIds = [...new Set(lines.map(({ goods_id: id }) => id))];
  const titles = await titlesIn(tx, call.language, goodsIds);
  const told = lines.map((line) => ({ ...line, title: titles.get(line.goods_id) ?? line.title }));
  const linesOf = Map.groupBy(told, ({ order_id }) => order_id);
  const parcelsOf = Map.groupBy(parcels, ({ order_id }) => order_id);
  return rows.map((row) =>
    presentOrder(row, {
      shopId,
      now,
      language: call.language,
      policy: env.policy,
      terms,
      lines: linesOf.get(row.id) ?? [],
      linesShown,
      parcels: parcelsOf.get(row.id) ?? [],
      openCase: cases.find((one) => one.order_id === row.id),
      due: dues.find(({ subject }) => subject === row.id || subject === row.case_id),
      events,
      booked: booked.get(row.id),
      carrierOf: (code) => (code === null ? null : (env.carriers.find(code)?.name ?? code)),
    }),
  );
}
