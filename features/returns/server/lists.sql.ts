// Cases as lists: an order's, a shop's, a supplier's, and those that reviewers look at.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { caseColumns, type CaseRow } from './cases.sql.ts';

export const listOfOrder = sql.rows('case-of-order')<{ look_text: string | null }>`
  select ${caseColumns} from return_case c where c.shop_id = :shopId and c.order_id = :orderId
    order by c.created_at, c.id limit 100`;

export type ListedCase = CaseRow & { shop_id: bigint; number: number; currency: string };

export const listOfShop = sql.rows('case-of-shop')<{ look_text: string | null }>`
  select c.shop_id, o.number, o.currency, ${caseColumns} from return_case c
  join shop_order o on o.shop_id = :shopId and o.id = c.order_id
  where c.shop_id = :shopId and (:orderId?::uuid is null or c.order_id = :orderId?)
    and (:state?::text is null or c.state = :state?)
  order by (c.state = 'requested') desc, c.created_at desc, c.id desc limit :limit offset :offset`;

/** Returns of a supplier over all shops: a fan-out read. */
export const listOfSupplier = sql.rows('case-of-supplier')<{ look_text: string | null }>`
  select distinct c.shop_id, o.number, o.currency, ${caseColumns} from return_line r
  join return_case c on c.shop_id = r.shop_id and c.id = r.case_id
  join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
  where r.supplier_id = :supplierId and (:isAll or c.state in ('awaiting_return', 'in_return'))
  order by c.created_at, c.id limit :limit offset :offset`;

export type QueuedCase = Pick<
  CaseRow,
  'id' | 'state' | 'reason' | 'units' | 'created_at' | 'due_at' | 'look_by'
> & {
  shop_id: bigint;
  shop_name: string;
  number: number;
  currency: string;
};

/** Cases of all shops: a fan-out read. */
export const caseList: ListSql<QueuedCase> = {
  name: 'case-list',
  select: `c.id, c.state, c.reason, c.units, c.created_at, c.due_at, c.look_by, c.shop_id, s.name as shop_name,
    o.number, o.currency`,
  // Left joins of keys: where nothing of the other table is asked for, as in counting, the server leaves it out.
  from: `return_case c left join shop s on s.shop_id = c.shop_id
    left join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id`,
  id: 'c.id',
  sorts: { opened: { sql: 'c.created_at', type: 'timestamptz' } },
  filters: {
    state: 'c.state',
    reason: 'c.reason',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'c.shop_id = $1', values: [shopId] };
    },
    needs_second: `c.state = 'escalated' and c.look_by is not null`,
    opened: 'c.created_at',
  },
  search(text) {
    const read = readOrderNumber(text);
    return read === undefined
      ? []
      : [{ sql: 'o.shop_id = $1 and o.number = $2', values: [read.shopId, read.number] }];
  },
};
const waiting = sql.row('case-waiting')`
  select count(*)::int as cases from return_case where shop_id = :shopId and state = 'requested'
    and ended_at is null`;

/** Cases that wait for the merchant's answer. */
export async function countWaiting(tx: Tx, shopId: bigint): Promise<number> {
  return (await waiting(tx, { shopId }))?.cases ?? 0;
}

export type CaseEventRow = RowOf<typeof events>;

const events = sql.rows('case-events')`select case_id, move, to_state, actor, at from case_event
  where shop_id = :shopId and case_id = any(:ids::uuid[]) order by case_id, n`;

/** The steps of cases, in order. */
export function readCaseEvents(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CaseEventRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : events(tx, { shopId, ids });
}
