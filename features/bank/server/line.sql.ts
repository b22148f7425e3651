// Lines of bank statements: each kept once, as the bank says it; what becomes of it is a state that moves once.
import {
  bankLineMachine,
  type BankLineMove,
  type BankLineState,
  type BankOpenReason,
} from '#domain/states/bank.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { KeyedLine } from './read.ts';
import type { Paid } from '#domain/payments/money-back.ts';

const claimDays = statement<never>(
  'bank-day-claim',
  `insert into bank_day (account, day, source)
   select a.account, a.day::date, $3 from unnest($1::text[], $2::text[]) as a (account, day)
   order by a.account, a.day on conflict do nothing`,
);
const otherDays = statement<{ account: string; day: string }>(
  'bank-day-other',
  `select d.account, d.day::text as day from bank_day d
   join unnest($1::text[], $2::text[]) as a (account, day) on d.account = a.account and d.day = a.day::date
   where d.source <> $3`,
);

type Day = { readonly account: string; readonly day: string };

/** Days that another kind of file has told of before: their lines would come in twice under two names. */
export async function claimDaysOf(
  tx: Tx,
  days: readonly Day[],
  { source, isDryRun }: { source: string; isDryRun: boolean },
): Promise<Day[]> {
  const values = [days.map(({ account }) => account), days.map(({ day }) => day), source];
  if (!isDryRun) await tx.rows(claimDays, values);
  return tx.rows(otherDays, values);
}

/** Enters a file that waits for its release. */
export const enterImport = sql.run('bank-import-add')`
  insert into bank_import (id, sha256, name, format, accounts, from_day, to_day, lines, added, matched,
    waiting,
    made_by, at)
  values (:id, :sha256, :name, :format, :accounts, :fromDay?::date, :toDay?::date, :lines, 0, 0, 0, :by,
    :at)`;

/** The file of the same bytes that waits, or was released last; undefined where there is none. */
export const findImport = sql.row('bank-import-of')<{ state: 'waiting' | 'released' }>`
  select id, at, state from bank_import where sha256 = :sha256 and state <> 'rejected'
  order by (state = 'waiting') desc, at desc limit 1`;

const countNew = sql.run('bank-import-added')`update bank_import set added = added + :added where id = :id`;

export async function countAdded(tx: Tx, id: string, added: number): Promise<void> {
  if (added > 0) await countNew(tx, { id, added });
}

export const countOfImport = sql.run('bank-import-count')`
  update bank_import set matched = matched + :matched, waiting = waiting + :waiting where id = :id`;

/** A line with what was found in it and what becomes of it. */
export type NewLine = KeyedLine & {
  readonly id: string;
  readonly found: readonly string[];
};

const insert = sql.rows('bank-line-add')`
  insert into bank_line (id, import_id, account, entry_key, place, booked_on, valued_on, direction,
    is_reversal,
    currency, units, other_name, other_account, other_bic, entry_ref, text, found, at, state, reason)
  select l.id, :importId, l.account, l.key, l.place, l."bookedOn", l."valuedOn", l.direction, l."isReversal",
    l.currency, l.units, l."otherName", l."otherAccount", l."otherBic", l."entryRef", l.text, l.found,
      :at, 'held', null
  from jsonb_to_recordset(:part::jsonb) as l (id uuid, account text, key text, place int, "bookedOn" date,
    "valuedOn" date, direction text, "isReversal" boolean, currency text, units bigint, "otherName" text,
    "otherAccount" text, "otherBic" text, "entryRef" text, text text, found text[])
  order by l.account, l.key
  on conflict (account, entry_key) where state <> 'rejected' do nothing returning id`;
const batchSize = 500;

/** Keeps lines that are not kept yet; gives the ids of those. In one order, so that two files cannot block each other. */
export async function insertLines(
  tx: Tx,
  importId: string,
  lines: readonly NewLine[],
  at: Date,
): Promise<Set<string>> {
  const sorted = lines.toSorted((left, right) =>
    `${left.account}|${left.key}` < `${right.account}|${right.key}` ? -1 : 1,
  );
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
  const kept = new Set<string>();
  for (let start = 0; start < sorted.length; start += batchSize) {
    const part = sorted.slice(start, start + batchSize);
    for (const { id } of await insert(tx, { part: JSON.stringify(part, plain), importId, at })) kept.add(id);
  }
  return kept;
}

const known = sql.rows('bank-line-known')`select l.account, l.entry_key from bank_line l
  join unnest(:accounts::text[], :keies::text[]) as a (account, key) on l.account = a.account
    and l.entry_key = a.key
  where l.state <> 'rejected'`;

/** Which lines are kept already: for a look that writes nothing. */
export async function findKnown(tx: Tx, lines: readonly KeyedLine[]): Promise<Set<string>> {
  const rows = await known(tx, {
    accounts: lines.map(({ account }) => account),
    keies: lines.map(({ key }) => key),
  });
  return new Set(rows.map((row) => `${row.account}|${row.entry_key}`));
}

export type Outcome = {
  readonly id: string;
  readonly state: BankLineState;
  readonly reason: BankOpenReason | null;
  readonly reference: string | null;
  readonly usedUnits: bigint;
};

const settle = sql.rows('bank-line-outcomes')`
  update bank_line l set state = o.state, reason = o.reason, reference = o.reference, used_units = o.used,
    ended_at = case when o.state = 'open' then null else :at::timestamptz end
  from unnest(:ids::uuid[], :states::text[], :reasons::text[], :references::text[], :usedUnits::bigint[])
    as o (id, state, reason, reference, used)
  where l.id = o.id and l.state = 'held' returning l.id`;

/** What a machine made of lines whose file was released in this transaction. */
export async function saveOutcomes(tx: Tx, list: readonly Outcome[], at: Date): Promise<void> {
  for (let start = 0; start < list.length; start += batchSize) {
    const part = list.slice(start, start + batchSize);
    const moved = await settle(tx, {
      ids: part.map(({ id }) => id),
      states: part.map(({ state }) => state),
      reasons: part.map(({ reason }) => reason),
      references: part.map(({ reference }) => reference),
      usedUnits: part.map(({ usedUnits }) => usedUnits),
      at,
    });
    if (moved.length < part.length) throw new Error('a line was no longer held');
  }
}

export type LineRow = RowOf<typeof lockLine>;

const names = `id, account, booked_on::text as booked_on, valued_on::text as valued_on, direction, is_reversal, currency,
  units, other_name, other_account, other_bic, entry_ref, text, found, state, reason, reference, used_units`;

export const lockLine = sql.row('bank-line-lock')`select ${names} from bank_line where id = :id for update`;

const move = sql.row('bank-line-move')`
  update bank_line set state = :to, reason = null, reference = coalesce(:reference?, reference),
    used_units = :usedUnits,
    decision_id = :decisionId, ended_at = :at
  where id = :id and state = :state returning id`;

export type LineMove = {
  readonly move: BankLineMove;
  readonly reference?: string;
  readonly usedUnits?: bigint;
  readonly decisionId: string;
  readonly at: Date;
};

/** Two people's move along `domain/states/bank.ts`; false where the line no longer stands there. */
export async function moveLine(tx: Tx, line: Pick<LineRow, 'id' | 'state'>, one: LineMove): Promise<boolean> {
  const to = bankLineMachine.move(one.move, line.state);
  if (to === undefined) return false;
  const moved = await move(tx, {
    id: line.id,
    state: line.state,
    to,
    reference: one.reference,
    usedUnits: one.usedUnits ?? 0n,
    decisionId: one.decisionId,
    at: one.at,
  });
  return moved !== undefined;
}

const parts = sql.rows('bank-line-parts')`
  select other_name as name, other_account as account, other_bic as bic, used_units as units from bank_line
  where reference = :reference and state = 'matched' order by booked_on, id`;

/** What a payment is made of. */
export function readParts(tx: Tx, reference: string): Promise<Paid[]> {
  return parts(tx, { reference });
}

const takeLine = sql.row('bank-line-take-deposit')`
  update bank_line l set state = 'deposit', reason = null, ended_at = :at
  where l.id = :id and l.state = 'open' and l.direction = 'credit' and not l.is_reversal
    and not exists (select from bank_decision d where d.line_id = l.id and d.state = 'proposed')
  returning l.id`;

/**
 * Two people say that an open credit is a deposit's. From here on it can be nothing else's.
 *
 * @returns false where it is somebody's already, or another proposal about it waits.
 */
export async function takeForDeposit(tx: Tx, id: string, at: Date): Promise<boolean> {
  return (await takeLine(tx, { id, at })) !== undefined;
}

const nameDeposits = sql.run('bank-line-names')`
  update bank_line l set names_shop = n.shop, names_deposit = n.deposit
  from unnest(:ids::uuid[], :shopIds::bigint[], :depositIds::uuid[]) as n (id, shop, deposit)
    where l.id = n.id`;

export type Named = { readonly id: string; readonly shopId: bigint; readonly depositId: string };

/** Which deposits lines speak of, whatever becomes of them. */
export async function saveNames(tx: Tx, list: readonly Named[]): Promise<void> {
  if (list.length === 0) return;
  await nameDeposits(tx, {
    ids: list.map(({ id }) => id),
    shopIds: list.map(({ shopId }) => shopId),
    depositIds: list.map(({ depositId }) => depositId),
  });
}
