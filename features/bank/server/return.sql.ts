// Money that goes back by bank: what is to be sent, the lists that were taken to the bank, and what it has booked.
import type { BankPlaceSource, BankReturnKind } from '#domain/states/bank.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ReturnRow = RowOf<typeof ofRefund>;

const columns = `id, kind, code, refund_id, part, line_id, reference, currency, units, to_name, to_account, to_bic,
  named_by, state, batch_id, created_at, exported_at, paid_at`;

export type NewReturn = {
  readonly id: string;
  readonly kind: BankReturnKind;
  readonly code: string;
  readonly refundId: string | null;
  readonly part: number;
  readonly lineId: string | null;
  readonly reference: string | null;
  readonly currency: string;
  readonly units: bigint;
  readonly toName: string;
  readonly toAccount: string;
  readonly toBic: string;
  readonly namedBy: BankPlaceSource;
  readonly decisionId: string | null;
};

const insert = sql.run('bank-return-add')`
  insert into bank_return (id, kind, code, refund_id, part, line_id, reference, currency, units, to_name,
    to_account,
    to_bic, named_by, decision_id, state, created_at)
  select r.id, r.kind, r.code, r."refundId", r.part, r."lineId", r.reference, r.currency, r.units, r."toName",
    r."toAccount", r."toBic", r."namedBy", r."decisionId", 'waiting', :at
  from jsonb_to_recordset(:list::jsonb) as r (id uuid, kind text, code text, "refundId" uuid, part int,
    "lineId" uuid,
    reference text, currency text, units bigint, "toName" text, "toAccount" text, "toBic" text, "namedBy"
      text,
    "decisionId" uuid)`;

export async function insertReturns(tx: Tx, list: readonly NewReturn[], at: Date): Promise<void> {
  if (list.length === 0) return;
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
  await insert(tx, { list: JSON.stringify(list, plain), at });
}

const ofRefund = sql.rows('bank-return-of-refund')<{ refund_id: string | null }>`
  select ${columns} from bank_return where refund_id = any(:refundIds::uuid[]) order by refund_id, part`;

export function readOfRefunds(tx: Tx, refundIds: readonly string[]): Promise<ReturnRow[]> {
  return refundIds.length === 0 ? Promise.resolve([]) : ofRefund(tx, { refundIds });
}

const ofReference = sql.rows('bank-return-of-reference')<{ units: bigint }>`
  select to_account, sum(units)::bigint as units from bank_return
  where reference = :reference and kind = 'refund' group by to_account`;

/** What has gone back of a payment, by account. */
export function readGivenBack(tx: Tx, reference: string) {
  return ofReference(tx, { reference });
}

const nameByBuyer = sql.run('bank-return-name-buyer')`
  update bank_return set to_account = :account, named_by = 'buyer'
  where refund_id = :refundId and named_by = 'nobody' and state = 'waiting'`;

/** The buyer's own word counts only where no statement and nobody else has named an account. */
export async function nameAsBuyer(tx: Tx, refundId: string, account: string): Promise<void> {
  await nameByBuyer(tx, { refundId, account });
}

const lockByCode = sql.rows('bank-return-lock-codes')`
  select ${columns} from bank_return where code = any(:codes::text[]) order by code for update`;

export function lockCodes(tx: Tx, codes: readonly string[]): Promise<ReturnRow[]> {
  return codes.length === 0 ? Promise.resolve([]) : lockByCode(tx, { codes });
}

export const lockReturn = sql.row('bank-return-lock')`
  select ${columns} from bank_return where id = :id for update`;

const alike = sql.rows('bank-return-alike')<{
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
  select r.currency, r.units, r.to_account, r.code from bank_return r
  join unnest(:currencies::text[], :units::bigint[], :accounts::text[]) as l (currency, units, account)
    on r.currency = l.currency and r.units = l.units and r.to_account = l.account
  where r.state <> 'paid' and r.to_account <> '' order by r.created_at, r.id`;

/** Sendings that a debit without our reference may have been. */
export function findAlike(
  tx: Tx,
  list: readonly { readonly currency: string; readonly units: bigint; readonly account: string }[],
) {
  if (list.length === 0) return Promise.resolve([]);
  return alike(tx, {
    currencies: list.map(({ currency }) => currency),
    units: list.map(({ units }) => units),
    accounts: list.map(({ account }) => account),
  });
}

const paid = sql.rows('bank-return-paid')`
  update bank_return r set state = 'paid', paid_line = p.line, paid_at = :at
  from unnest(:ids::uuid[], :lines::uuid[]) as p (id, line) where r.id = p.id and r.state <> 'paid'
  returning r.id, r.refund_id`;

/** The bank has booked these sendings; gives the refunds that they belong to. */
export async function markReturnsPaid(
  tx: Tx,
  list: readonly { readonly id: string; readonly line: string }[],
  at: Date,
): Promise<string[]> {
  if (list.length === 0) return [];
  const rows = await paid(tx, { ids: list.map(({ id }) => id), lines: list.map(({ line }) => line), at });
  return [...new Set(rows.flatMap(({ refund_id: id }) => (id === null ? [] : [id])))];
}

/** Two people name where it goes; what stood on a list waits for the next one. False where it is paid. */
export const placeReturn = sql.has('bank-return-place')`
  update bank_return set to_name = :name, to_account = :account, to_bic = :bic, named_by = 'people',
    decision_id = :decisionId,
    state = 'waiting', batch_id = null, exported_at = null
  where id = :id and state <> 'paid' returning id`;

export const listReturns = sql.rows('bank-return-page')<{ reference: string | null; total: number }>`
  select ${columns
    .split(/,\s+/)
    .map((name) => `r.${name}`)
    .join(', ')}, f.payment_id, (count(*) over ())::int as total
  from bank_return r left join bank_reference f on f.reference = r.reference
  where r.state = :state order by r.created_at, r.id limit :limit offset :offset`;

export const countReturns = sql.rows('bank-return-sums')<{ unnamed: number }>`
  select state, count(*)::int as n, (count(*) filter (where to_account = ''))::int as unnamed
  from bank_return where state <> 'paid' group by state`;

const addBatch = sql.run('bank-batch-add')`insert into bank_batch (id, made_by, at) values (:id, :by, :at)`;
const exportWaiting = sql.rows('bank-batch-fill')<{ batch_id: string | null; exported_at: Date | null }>`
  update bank_return set state = 'exported', batch_id = :id, exported_at = :at
  where id in (
    select id from bank_return where state = 'waiting' and to_account <> ''
    order by created_at, id limit :limit for update)
  returning ${columns}`;

/** Puts what can be sent on a list. Nothing stands on two lists. */
export async function fillBatch(
  tx: Tx,
  { id, by, at, limit }: { id: string; by: string; at: Date; limit: number },
): Promise<ReturnRow[]> {
  await addBatch(tx, { id, by, at });
  return exportWaiting(tx, { id, at, limit });
}

export const readBatch = sql.rows('bank-batch-read')<{ batch_id: string | null }>`
  select ${columns} from bank_return where batch_id = :id order by created_at, id`;
