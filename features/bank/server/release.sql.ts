// Files that wait for a second person: what is known of them, and their one move.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { StatementBalance } from './file.ts';

export type WaitingImport = RowOf<typeof findImportById>;

const columns = `i.id, i.name, i.format, i.state, i.from_day::text as from_day, i.to_day::text as to_day, i.added,
  i.made_by, i.at, (select o.name from operator o where o.id = i.made_by) as made_by_name`;

export const findImportById = sql.row('bank-import-one')`
  select ${columns} from bank_import i where i.id = :id`;

export const lockImport = sql.row('bank-import-lock')`
  select ${columns} from bank_import i where i.id = :id for update of i`;

export const listWaiting = sql.rows('bank-import-waiting')`
  select ${columns} from bank_import i where i.state = 'waiting' order by i.at, i.id limit :limit`;

export const readAccountKeys = sql.rows('bank-import-accounts')<{ account: string; currency: Asset }>`
  select account, currency from bank_line where import_id = :id and state = 'held'
  union select account, currency from bank_balance where import_id = :id order by account, currency`;

/** The lines in the order of their file. */
export const readHeld = sql.rows('bank-import-held')<{
  bookedOn: string;
  valuedOn: string;
  currency:
    | 'AED'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'IDR'
    | 'ILS'
    | 'INR'
    | 'ISK'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'MYR'
    | 'NOK'
    | 'NZD'
    | 'PHP'
    | 'PLN'
    | 'RON'
    | 'SAR'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'USD'
    | 'USDT'
    | 'VND'
    | 'ZAR';
}>`
  select id, entry_key as key, place, account, booked_on::text as "bookedOn", valued_on::text
    as "valuedOn", direction,
    is_reversal as "isReversal", currency, units, other_name as "otherName", other_account as "otherAccount",
    other_bic as "otherBic", entry_ref as "entryRef", text, found
  from bank_line where import_id = :id and state = 'held' order by place, id`;

const balances = statement<StatementBalance>(
  'bank-import-balances',
  `select account, currency, day::text as day, opening_units as "openingUnits", closing_units as "closingUnits"
   from bank_balance where import_id = $1 order by account, day`,
);

export function readBalances(tx: Tx, id: string): Promise<StatementBalance[]> {
  return tx.rows(balances, [id]);
}

export type Released = {
  readonly as: 'person' | 'balance' | 'nothing';
  /** The second person; null where none was needed. */
  readonly by: string | null;
  readonly at: Date;
};

export const markReleased = sql.run('bank-import-release')`
  update bank_import set state = 'released', released_as = :as, ended_by = :by?, ended_at = :at
  where id = :id and state = 'waiting'`;

const reject = sql.run('bank-import-reject')`
  update bank_import set state = 'rejected', reject_reason = :reason, ended_by = :by, ended_at = :at
  where id = :id and state = 'waiting'`;
const rejectLines = sql.run('bank-import-reject-lines')`
  update bank_line set state = 'rejected', ended_at = :at where import_id = :id and state = 'held'`;
const freeDays = sql.run('bank-import-free-days')`
  delete from bank_day d using (select distinct account, booked_on from bank_line where import_id = :id) as l
  where d.account = l.account and d.day = l.booked_on and not exists (select from bank_line o
    where o.account = d.account and o.booked_on = d.day and o.state <> 'rejected')`;

export type Rejected = { readonly reason: string; readonly by: string; readonly at: Date };

/** Nothing of the file counts, and the bank's own one may bring the same lines and days. */
export async function markRejected(tx: Tx, id: string, { reason, by, at }: Rejected): Promise<void> {
  await reject(tx, { id, reason, by, at });
  await rejectLines(tx, { id, at });
  await freeDays(tx, { id });
}
