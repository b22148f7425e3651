// Return cases and their lines.
import type { ReturnFault, ReturnReason, ReturnState } from '#domain/states/return-case.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type CaseRow = {
  id: string;
  order_id: string;
  state: ReturnState;
  reason: ReturnReason;
  fault: ReturnFault;
  text: string;
  units: bigint;
  held_pending_units: bigint;
  held_available_units: bigint;
  answer_by: Date | null;
  inspect_by: Date | null;
  created_at: Date;
  ended_at: Date | null;
  version: number;
};

const columns = `c.id, c.order_id, c.state, c.reason, c.fault, c.text, c.units, c.held_pending_units,
  c.held_available_units, c.answer_by, c.inspect_by, c.created_at, c.ended_at, c.version`;

const insert = statement<never>(
  'case-insert',
  `with made as (
     insert into return_case (shop_id, id, order_id, state, reason, fault, text, units, held_pending_units,
       held_available_units, answer_by, inspect_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   )
   insert into return_line (shop_id, case_id, n, supplier_id, qty)
   select $1, $2, l.n, l.supplier_id, l.qty from unnest($14::int[], $15::uuid[], $16::int[]) as l (n, supplier_id, qty)`,
);

export type CaseLine = { readonly n: number; readonly supplierId: string; readonly qty: number };

export type NewCase = {
  readonly id: string;
  readonly orderId: string;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly fault: ReturnFault;
  readonly text: string;
  readonly units: bigint;
  readonly heldPending: bigint;
  readonly heldAvailable: bigint;
  readonly answerBy: Date | null;
  readonly inspectBy: Date | null;
  readonly at: Date;
  readonly lines: readonly CaseLine[];
};

export async function insertCase(tx: Tx, shopId: bigint, row: NewCase): Promise<void> {
  await tx.rows(insert, [
    shopId,
    row.id,
    row.orderId,
    row.state,
    row.reason,
    row.fault,
    row.text,
    row.units,
    row.heldPending,
    row.heldAvailable,
    row.answerBy,
    row.inspectBy,
    row.at,
    row.lines.map(({ n }) => n),
    row.lines.map(({ supplierId }) => supplierId),
    row.lines.map(({ qty }) => qty),
  ]);
}

const lock = statement<CaseRow>(
  'case-lock',
  `select ${columns} from return_case c where c.shop_id = $1 and c.id = any($2::uuid[]) order by c.id for no key update`,
);

export function lockCases(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CaseRow[]> {
  return tx.rows(lock, [shopId, ids]);
}

const find = statement<CaseRow>(
  'case-find',
  `select ${columns} from return_case c where c.shop_id = $1 and c.id = $2`,
);

export function findCase(tx: Tx, shopId: bigint, id: string): Promise<CaseRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const move = statement<CaseRow>(
  'case-move',
  `update return_case c set state = $4, answer_text = coalesce($5, answer_text), inspect_by = coalesce($6, inspect_by),
     ended_at = $7, version = version + 1
   where c.shop_id = $1 and c.id = any($2::uuid[]) and c.state = $3 returning ${columns}`,
);

export type CaseChange = {
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly text?: string | undefined;
  readonly inspectBy?: Date | undefined;
  readonly endedAt?: Date | undefined;
};

/** Moves cases that still stand where they were seen; gives those that moved. */
export function moveCases(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  change: CaseChange,
): Promise<CaseRow[]> {
  const { from, to, text, inspectBy, endedAt } = change;
  return tx.rows(move, [shopId, ids, from, to, text ?? null, inspectBy ?? null, endedAt ?? null]);
}

export type CaseLineRow = {
  case_id: string;
  n: number;
  supplier_id: string;
  qty: number;
  code: string;
  title: string;
};

const lines = statement<CaseLineRow>(
  'case-lines',
  `select r.case_id, r.n, r.supplier_id, r.qty, l.code, l.title
   from return_line r
   join return_case c on c.shop_id = $1 and c.id = r.case_id
   join order_line l on l.shop_id = $1 and l.order_id = c.order_id and l.n = r.n
   where r.shop_id = $1 and r.case_id = any($2::uuid[]) order by r.case_id, r.n`,
);

export function readCaseLines(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CaseLineRow[]> {
  return tx.rows(lines, [shopId, ids]);
}

const ofOrder = statement<CaseRow>(
  'case-of-order',
  `select ${columns} from return_case c where c.shop_id = $1 and c.order_id = $2 order by c.created_at limit 50`,
);

export function listOfOrder(tx: Tx, shopId: bigint, orderId: string): Promise<CaseRow[]> {
  return tx.rows(ofOrder, [shopId, orderId]);
}

export type ListedCase = CaseRow & { shop_id: bigint; number: number; currency: string };

const ofShop = statement<ListedCase>(
  'case-of-shop',
  `select c.shop_id, o.number, o.currency, ${columns} from return_case c
   join shop_order o on o.shop_id = $1 and o.id = c.order_id
   where c.shop_id = $1 and ($2::uuid is null or c.order_id = $2) and ($3::text is null or c.state = $3)
   order by (c.state = 'requested') desc, c.created_at desc limit $4 offset $5`,
);

type Window = { limit: number; offset: number };

export function listOfShop(
  tx: Tx,
  shopId: bigint,
  { orderId, state }: { orderId: string | null; state: string | null },
  { limit, offset }: Window,
): Promise<ListedCase[]> {
  return tx.rows(ofShop, [shopId, orderId, state, limit, offset]);
}

const ofSupplier = statement<ListedCase>(
  'case-of-supplier',
  `select distinct c.shop_id, o.number, o.currency, ${columns} from return_line r
   join return_case c on c.shop_id = r.shop_id and c.id = r.case_id
   join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
   where r.supplier_id = $1 and ($2 or c.state = 'awaiting_return')
   order by c.created_at limit $3 offset $4`,
);

/** Returns of a supplier over all shops: a fan-out read. */
export function listOfSupplier(tx: Tx, supplierId: string, isAll: boolean, { limit, offset }: Window) {
  return tx.rows(ofSupplier, [supplierId, isAll, limit, offset]);
}

const waiting = statement<{ cases: number }>(
  'case-waiting',
  `select count(*)::int as cases from return_case where shop_id = $1 and state = 'requested' and ended_at is null`,
);

/** Cases that wait for the merchant's answer. */
export async function countWaiting(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(waiting, [shopId]))?.cases ?? 0;
}
