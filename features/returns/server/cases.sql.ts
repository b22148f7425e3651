// Return cases and their lines: read under lock, moved by compare-and-set, every step written down.
import type { ActorKind } from '#domain/ledger/postings.ts';
import {
  returnMachine,
  type ReturnFault,
  type ReturnMove,
  type ReturnReason,
  type ReturnState,
} from '#domain/states/return-case.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type CaseRow = {
  id: string;
  order_id: string;
  state: ReturnState;
  reason: ReturnReason;
  fault: ReturnFault;
  text: string;
  answer_text: string;
  units: bigint;
  held_pending_units: bigint;
  held_available_units: bigint;
  answer_by: Date | null;
  inspect_by: Date | null;
  /** When the state ends by itself. */
  due_at: Date | null;
  needs_return: boolean;
  offer_units: bigint | null;
  offer_text: string;
  offer_taken_at: Date | null;
  sent_at: Date | null;
  scanned_at: Date | null;
  inspected_at: Date | null;
  restock: boolean | null;
  deduct_units: bigint;
  deduct_text: string;
  plea_text: string;
  look_by: string | null;
  look_text: string | null;
  decision: 'granted' | 'refused' | 'unanswered' | null;
  decision_text: string;
  settled_units: bigint | null;
  created_at: Date;
  ended_at: Date | null;
  version: number;
};

export const caseColumns = `c.id, c.order_id, c.state, c.reason, c.fault, c.text, c.answer_text, c.units,
  c.held_pending_units, c.held_available_units, c.answer_by, c.inspect_by, c.due_at, c.needs_return, c.offer_units,
  c.offer_text, c.offer_taken_at, c.sent_at, c.scanned_at, c.inspected_at, c.restock, c.deduct_units, c.deduct_text,
  c.plea_text, c.look_by, c.look_text, c.decision, c.decision_text, c.settled_units, c.created_at, c.ended_at, c.version`;

const insert = statement<never>(
  'case-insert',
  `with made as (
     insert into return_case (shop_id, id, order_id, state, reason, fault, text, units, held_pending_units,
       held_available_units, answer_by, due_at, needs_return, created_at)
     values ($1, $2, $3, 'requested', $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)
   ), written as (
     insert into case_event (shop_id, case_id, n, move, from_state, to_state, actor, at)
     values ($1, $2, 1, 'open', 'none', 'requested', $13, $12)
   )
   insert into return_line (shop_id, case_id, n, supplier_id, qty)
   select $1, $2, l.n, l.supplier_id, l.qty from unnest($14::int[], $15::uuid[], $16::int[]) as l (n, supplier_id, qty)`,
);

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
  await tx.rows(insert, [
    shopId,
    row.id,
    row.orderId,
    row.reason,
    row.fault,
    row.text,
    row.units,
    row.heldPending,
    row.heldAvailable,
    row.answerBy,
    row.needsReturn,
    row.at,
    row.actor,
    row.lines.map(({ n }) => n),
    row.lines.map(({ supplierId }) => supplierId),
    row.lines.map(({ qty }) => qty),
  ]);
}

const lock = statement<CaseRow>(
  'case-lock',
  `select ${caseColumns} from return_case c where c.shop_id = $1 and c.id = any($2::uuid[]) order by c.id
   for no key update`,
);

export function lockCases(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CaseRow[]> {
  return tx.rows(lock, [shopId, ids]);
}

const find = statement<CaseRow>(
  'case-find',
  `select ${caseColumns} from return_case c where c.shop_id = $1 and c.id = $2`,
);

export function findCase(tx: Tx, shopId: bigint, id: string): Promise<CaseRow | undefined> {
  return tx.row(find, [shopId, id]);
}

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

const move = statement<CaseRow>(
  'case-move',
  `with change as (
     select * from jsonb_to_record($5::jsonb) as v (due_at timestamptz, ended_at timestamptz, answer_text text,
       inspect_by timestamptz, offer_units bigint, offer_text text, offer_taken_at timestamptz,
       scanned_at timestamptz, inspected_at timestamptz, restock boolean, deduct_units bigint, deduct_text text,
       plea_text text, decided_by uuid, decision text, decision_text text, settled_units bigint)
   ), seen as (
     select id, state from return_case where shop_id = $1 and id = any($2::uuid[]) and state = any($3::text[])
   ), moved as (
     update return_case c set state = $4, version = c.version + 1, due_at = v.due_at,
       ended_at = coalesce(v.ended_at, c.ended_at), answer_text = coalesce(v.answer_text, c.answer_text),
       inspect_by = coalesce(v.inspect_by, c.inspect_by), offer_units = coalesce(v.offer_units, c.offer_units),
       offer_text = coalesce(v.offer_text, c.offer_text),
       offer_taken_at = coalesce(v.offer_taken_at, c.offer_taken_at),
       scanned_at = coalesce(v.scanned_at, c.scanned_at), inspected_at = coalesce(v.inspected_at, c.inspected_at),
       restock = coalesce(v.restock, c.restock), deduct_units = coalesce(v.deduct_units, c.deduct_units),
       deduct_text = coalesce(v.deduct_text, c.deduct_text), plea_text = coalesce(v.plea_text, c.plea_text),
       decided_by = coalesce(v.decided_by, c.decided_by), decision = coalesce(v.decision, c.decision),
       decision_text = coalesce(v.decision_text, c.decision_text),
       settled_units = coalesce(v.settled_units, c.settled_units)
     from change v, seen s
     where c.shop_id = $1 and c.id = s.id and c.state = s.state
     returning ${caseColumns}
   ), written as (
     insert into case_event (shop_id, case_id, n, move, from_state, to_state, actor, at)
     select $1, m.id, m.version, $6, s.state, $4, $7, $8 from moved m join seen s on s.id = m.id
   )
   select * from moved`,
);

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
  return tx.rows(move, [shopId, ids, from, to, JSON.stringify(change, plain), name, actor, at]);
}

const send = statement<CaseRow>(
  'case-sent',
  `update return_case c set sent_at = $3, due_at = $4, version = version + 1
   where c.shop_id = $1 and c.id = $2 and c.state = 'awaiting_return' and c.sent_at is null returning ${caseColumns}`,
);

/** Notes the buyer's word that the goods were handed over: once. */
export function noteSent(tx: Tx, shopId: bigint, id: string, { at, dueAt }: { at: Date; dueAt: Date }) {
  return tx.row(send, [shopId, id, at, dueAt]);
}

const look = statement<CaseRow>(
  'case-look',
  `update return_case c set look_by = $3, look_text = $4, version = version + 1
   where c.shop_id = $1 and c.id = $2 and c.state = 'escalated' and c.look_by is null returning ${caseColumns}`,
);

/** Notes that one reviewer says no; it counts once another one does. */
export function noteLook(tx: Tx, shopId: bigint, id: string, { by, text }: { by: string; text: string }) {
  return tx.row(look, [shopId, id, by, text]);
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
  return ids.length === 0 ? Promise.resolve([]) : tx.rows(lines, [shopId, ids]);
}
