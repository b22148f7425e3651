// Files that wait for a second person: what is known of them, and their one move.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { AccountKey } from './account.sql.ts';
import type { StatementBalance } from './file.ts';
import type { NewLine } from './line.sql.ts';

export type WaitingImport = {
  id: string;
  name: string;
  format: 'csv' | 'camt.053' | 'mt940';
  state: 'waiting' | 'released' | 'rejected';
  from_day: string | null;
  to_day: string | null;
  added: number;
  made_by: string;
  made_by_name: string | null;
  at: Date;
};

const columns = `i.id, i.name, i.format, i.state, i.from_day::text as from_day, i.to_day::text as to_day, i.added,
  i.made_by, i.at, (select o.name from operator o where o.id = i.made_by) as made_by_name`;

const one = statement<WaitingImport>(
  'bank-import-one',
  `select ${columns} from bank_import i where i.id = $1`,
);
const lock = statement<WaitingImport>(
  'bank-import-lock',
  `select ${columns} from bank_import i where i.id = $1 for update of i`,
);

export function findImportById(tx: Tx, id: string): Promise<WaitingImport | undefined> {
  return tx.row(one, [id]);
}

export function lockImport(tx: Tx, id: string): Promise<WaitingImport | undefined> {
  return tx.row(lock, [id]);
}

const waiting = statement<WaitingImport>(
  'bank-import-waiting',
  `select ${columns} from bank_import i where i.state = 'waiting' order by i.at, i.id limit $1`,
);

export function listWaiting(tx: Tx, limit: number): Promise<WaitingImport[]> {
  return tx.rows(waiting, [limit]);
}

const keys = statement<{ account: string; currency: Asset }>(
  'bank-import-accounts',
  `select account, currency from bank_line where import_id = $1 and state = 'held'
   union select account, currency from bank_balance where import_id = $1 order by account, currency`,
);

export function readAccountKeys(tx: Tx, id: string): Promise<AccountKey[]> {
  return tx.rows(keys, [id]);
}

const held = statement<NewLine>(
  'bank-import-held',
  `select id, entry_key as key, place, account, booked_on::text as "bookedOn", valued_on::text as "valuedOn", direction,
     is_reversal as "isReversal", currency, units, other_name as "otherName", other_account as "otherAccount",
     other_bic as "otherBic", entry_ref as "entryRef", text, found
   from bank_line where import_id = $1 and state = 'held' order by place, id`,
);

/** The lines in the order of their file. */
export function readHeld(tx: Tx, id: string): Promise<NewLine[]> {
  return tx.rows(held, [id]);
}

const balances = statement<StatementBalance>(
  'bank-import-balances',
  `select account, currency, day::text as day, opening_units as "openingUnits", closing_units as "closingUnits"
   from bank_balance where import_id = $1 order by account, day`,
);

export function readBalances(tx: Tx, id: string): Promise<StatementBalance[]> {
  return tx.rows(balances, [id]);
}

const release = statement<never>(
  'bank-import-release',
  `update bank_import set state = 'released', released_as = $2, ended_by = $3, ended_at = $4
   where id = $1 and state = 'waiting'`,
);

export type Released = {
  readonly as: 'person' | 'balance' | 'nothing';
  /** The second person; null where none was needed. */
  readonly by: string | null;
  readonly at: Date;
};

export async function markReleased(tx: Tx, id: string, { as, by, at }: Released): Promise<void> {
  await tx.rows(release, [id, as, by, at]);
}

const reject = statement<never>(
  'bank-import-reject',
  `update bank_import set state = 'rejected', reject_reason = $2, ended_by = $3, ended_at = $4
   where id = $1 and state = 'waiting'`,
);
const rejectLines = statement<never>(
  'bank-import-reject-lines',
  `update bank_line set state = 'rejected', ended_at = $2 where import_id = $1 and state = 'held'`,
);
const freeDays = statement<never>(
  'bank-import-free-days',
  `delete from bank_day d using (select distinct account, booked_on from bank_line where import_id = $1) as l
   where d.account = l.account and d.day = l.booked_on and not exists (select from bank_line o
     where o.account = d.account and o.booked_on = d.day and o.state <> 'rejected')`,
);

export type Rejected = { readonly reason: string; readonly by: string; readonly at: Date };

/** Nothing of the file counts, and the bank's own one may bring the same lines and days. */
export async function markRejected(tx: Tx, id: string, { reason, by, at }: Rejected): Promise<void> {
  await tx.rows(reject, [id, reason, by, at]);
  await tx.rows(rejectLines, [id, at]);
  await tx.rows(freeDays, [id]);
}
