// Return cases and their lines: read under lock, moved by compare-and-set, every step written down.
import type { ActorKind } from '#domain/ledger/postings.ts';
import {
  returnMachine,
  type ReturnFault,
  type ReturnMove,
  type ReturnReason,
} from '#domain/states/return-case.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - due_at: When the state ends by itself.
 */
export type CaseRow = RowOf<typeof lockCases>;

export const caseColumns = `c.id, c.order_id, c.state, c.reason, c.fault, c.text, c.answer_text, c.units,
  c.held_pending_units, c.held_available_units, c.answer_by, c.inspect_by, c.due_at, c.needs_return, c.offer_units,
  c.offer_text, c.offer_taken_at, c.sent_at, c.scanned_at, c.inspected_at, c.restock, c.deduct_units, c.deduct_text,
  c.plea_text, c.look_by, c.look_text, c.decision, c.decision_text, c.settled_units, c.created_at, c.ended_at, c.version`;

const insert = sql.run('case-insert')`with made as (
    insert into return_case (shop_id, id, order_id, state, reason, fault, text, units, held_pending_units,
      held_available_units, answer_by, due_at, needs_return, created_at)
    values (:shopId, :id, :orderId, 'requested', :reason, :fault, :text, :units, :heldPending,
      :heldAvailable, :answerBy, :answerBy, :needsReturn, :at)
  ), written as (
    insert into case_event (shop_id, case_id, n, move, from_state, to_state, actor, at)
    values (:shopId, :id, 1, 'open', 'none', 'requested', :actor, :at)
  )
  insert into return_line (shop_id, case_id, n, supplier_id, qty)
  select :shopId, :id, l.n, l.supplier_id, l.qty
    from unnest(:ns::int[], :supplierIds::uuid[], :qties::int[]) as l (n, supplier_id, qty)
  returning n`;

export type CaseLine = { readonly n: number; readonly supplierId: string; readonly qty: number };

export type NewCase = {
  readonly id: string;
  readonly orderId: string;
  readonly reason: ReturnReason;
  readonly fault: ReturnFault;
  readonly text: string;
  readonly units: bigint;
  readonly heldPending: bigint;
  readonly heldAvailable: bigint;
  readonly answerBy: Date;
  readonly needsReturn: boolean;
  readonly at: Date;
  readonly actor: ActorKind;
  readonly lines: readonly CaseLine[];
};

/** Enters a case as it is asked for, with its first event. */
export async function insertCase(tx: Tx, shopId: bigint, row: NewCase): Promise<void> {
  await insert(tx, {
    shopId,
    id: row.id,
    orderId: row.orderId,
    reason: row.reason,
    fault: row.fault,
    text: row.text,
    units: row.units,
    heldPending: row.heldPending,
    heldAvailable: row.heldAvailable,
    answerBy: row.answerBy,
    needsReturn: row.needsReturn,
    at: row.at,
    actor: row.actor,
    ns: row.lines.map(({ n }) => n),
    supplierIds: row.lines.map(({ supplierId }) => supplierId),
    qties: row.lines.map(({ qty }) => qty),
  });
}

export const lockCases = sql.rows('case-lock')<{ look_text: string | null }>`
  select ${caseColumns} from return_case c where c.shop_id = :shopId and c.id = any(:ids::uuid[])
    order by c.id
  for no key update`;

export const findCase = sql.row('case-find')<{ look_text: string | null }>`
  select ${caseColumns} from return_case c where c.shop_id = :shopId and c.id = :id`;

/** What a move changes besides the state. Absent fields stay; the deadline is the new state's own. */
export type CaseChange = {
  readonly due_at?: Date | undefined;
  readonly ended_at?: Date;
  readonly answer_text?: string | undefined;
  readonly inspect_by?: Date;
  readonly offer_units?: bigint;
  readonly offer_text?: string;
  readonly offer_taken_at?: Date;
  readonly scanned_at?: Date;
  readonly inspected_at?: Date;
  readonly restock?: boolean;
  readonly deduct_units?: bigint;
  readonly deduct_text?: string;
  readonly plea_text?: string;
  readonly decided_by?: string;
  readonly decision?: 'granted' | 'refused' | 'unanswered';
  readonly decision_text?: string;
  readonly settled_units?: bigint;
};

const move = sql.rows('case-move')<{
  inspect_by: Date | null;
  due_at: Date | null;
  offer_units: bigint | null;
  offer_taken_at: Date | null;
  scanned_at: Date | null;
  inspected_at: Date | null;
  restock: boolean | null;
  look_text: string | null;
  decision: 'granted' | 'refused' | 'unanswered' | null;
  settled_units: bigint | null;
  ended_at: Date | null;
}>`
  with change as (
    select * from jsonb_to_recordset(jsonb_build_array(:change::jsonb)) as v (due_at timestamptz, ended_at timestamptz,
      answer_text text,
      inspect_by timestamptz, offer_units bigint, offer_text text, offer_taken_at timestamptz,
      scanned_at timestamptz, inspected_at timestamptz, restock boolean, deduct_units bigint, deduct_text
        text,
      plea_text text, decided_by uuid, decision text, decision_text text, settled_units bigint)
  ), seen as (
    select id, state from return_case where shop_id = :shopId and id = any(:ids::uuid[])
      and state = any(:from::text[])
  ), moved as (
    update return_case c set state = :to, version = c.version + 1, due_at = v.due_at,
      ended_at = coalesce(v.ended_at, c.ended_at), answer_text = coalesce(v.answer_text, c.answer_text),
      inspect_by = coalesce(v.inspect_by, c.inspect_by), offer_units = coalesce(v.offer_units, c.offer_units),
      offer_text = coalesce(v.offer_text, c.offer_text),
      offer_taken_at = coalesce(v.offer_taken_at, c.offer_taken_at),
      scanned_at = coalesce(v.scanned_at, c.scanned_at), inspected_at = coalesce(v.inspected_at,
        c.inspected_at),
      restock = coalesce(v.restock, c.restock), deduct_units = coalesce(v.deduct_units, c.deduct_units),
      deduct_text = coalesce(v.deduct_text, c.deduct_text), plea_text = coalesce(v.plea_text, c.plea_text),
      decided_by = coalesce(v.decided_by, c.decided_by), decision = coalesce(v.decision, c.decision),
      decision_text = coalesce(v.decision_text, c.decision_text),
      settled_units = coalesce(v.settled_units, c.settled_units)
    from change v, seen s
    where c.shop_id = :shopId and c.id = s.id and c.state = s.state
    returning ${caseColumns}
  ), written as (
    insert into case_event (shop_id, case_id, n, move, from_state, to_state, actor, at)
    select :shopId, m.id, m.version, :name, s.state, :to, :actor, :at from moved m join seen s on s.id = m.id
    returning n
  )
  select * from moved`;

/** bigint as JSON text that the record reads back without loss; dates write themselves. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

export type Moving = { readonly move: ReturnMove; readonly actor: ActorKind; readonly at: Date };

/**
 * Moves cases that still stand where the table lets this move begin; gives those that moved. The actor is checked by
 * the database: an event outside the table is refused.
 */
export function moveCases(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  { move: name, actor, at, ...change }: Moving & CaseChange,
): Promise<CaseRow[]> {
  const { from, to } = returnMachine.moves[name];
  return move(tx, { shopId, ids, from, to, change: JSON.stringify(change, plain), name, actor, at });
}

/** Notes the buyer's word that the goods were handed over: once. */
export const noteSent = sql.row('case-sent')<{
  due_at: Date | null;
  sent_at: Date | null;
  look_text: string | null;
}>`
  update return_case c set sent_at = :at, due_at = :dueAt, version = version + 1
  where c.shop_id = :shopId and c.id = :id and c.state = 'awaiting_return' and c.sent_at is null
    returning ${caseColumns}`;

/** Notes that one reviewer says no; it counts once another one does. */
export const noteLook = sql.row('case-look')<{ look_by: string | null; look_text: string | null }>`
  update return_case c set look_by = :by, look_text = :text, version = version + 1
  where c.shop_id = :shopId and c.id = :id and c.state = 'escalated' and c.look_by is null
    returning ${caseColumns}`;

export type CaseLineRow = RowOf<typeof lines>;

const lines = sql.rows('case-lines')`select r.case_id, r.n, r.supplier_id, r.qty, l.code, l.title
  from return_line r
  join return_case c on c.shop_id = :shopId and c.id = r.case_id
  join order_line l on l.shop_id = :shopId and l.order_id = c.order_id and l.n = r.n
  where r.shop_id = :shopId and r.case_id = any(:ids::uuid[]) order by r.case_id, r.n`;

export function readCaseLines(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CaseLineRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : lines(tx, { shopId, ids });
}
