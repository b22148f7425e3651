// Money that goes back by bank: what is to be sent, the lists that were taken to the bank, and what it has booked.
import type { Asset } from '#domain/money/money.ts';
import type { BankPlaceSource, BankReturnKind, BankReturnState } from '#domain/states/bank.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ReturnRow = {
  id: string;
  kind: BankReturnKind;
  code: string;
  refund_id: string | null;
  part: number;
  line_id: string | null;
  reference: string | null;
  currency: Asset;
  units: bigint;
  to_name: string;
  to_account: string;
  to_bic: string;
  named_by: BankPlaceSource;
  state: BankReturnState;
  batch_id: string | null;
  created_at: Date;
  exported_at: Date | null;
  paid_at: Date | null;
};

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

const insert = statement<never>(
  'bank-return-add',
  `insert into bank_return (id, kind, code, refund_id, part, line_id, reference, currency, units, to_name, to_account,
     to_bic, named_by, decision_id, state, created_at)
   select r.id, r.kind, r.code, r."refundId", r.part, r."lineId", r.reference, r.currency, r.units, r."toName",
     r."toAccount", r."toBic", r."namedBy", r."decisionId", 'waiting', $2
   from jsonb_to_recordset($1::jsonb) as r (id uuid, kind text, code text, "refundId" uuid, part int, "lineId" uuid,
     reference text, currency text, units bigint, "toName" text, "toAccount" text, "toBic" text, "namedBy" text,
     "decisionId" uuid)`,
);

export async function insertReturns(tx: Tx, list: readonly NewReturn[], at: Date): Promise<void> {
  if (list.length === 0) return;
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
  await tx.rows(insert, [JSON.stringify(list, plain), at]);
}

const ofRefund = statement<ReturnRow>(
  'bank-return-of-refund',
  `select ${columns} from bank_return where refund_id = any($1::uuid[]) order by refund_id, part`,
);

export function readOfRefunds(tx: Tx, refundIds: readonly string[]): Promise<ReturnRow[]> {
  return refundIds.length === 0 ? Promise.resolve([]) : tx.rows(ofRefund, [refundIds]);
}

const ofReference = statement<{ to_account: string; units: bigint }>(
  'bank-return-of-reference',
  `select to_account, sum(units)::bigint as units from bank_return
   where reference = $1 and kind = 'refund' group by to_account`,
);

/** What has gone back of a payment, by account. */
export function readGivenBack(tx: Tx, reference: string) {
  return tx.rows(ofReference, [reference]);
}

const nameByBuyer = statement<never>(
  'bank-return-name-buyer',
  `update bank_return set to_account = $2, named_by = 'buyer'
   where refund_id = $1 and named_by = 'nobody' and state = 'waiting'`,
);

/** The buyer's own word counts only where no statement and nobody else has named an account. */
export async function nameAsBuyer(tx: Tx, refundId: string, account: string): Promise<void> {
  await tx.rows(nameByBuyer, [refundId, account]);
}

const lockByCode = statement<ReturnRow>(
  'bank-return-lock-codes',
  `select ${columns} from bank_return where code = any($1::text[]) order by code for update`,
);

export function lockCodes(tx: Tx, codes: readonly string[]): Promise<ReturnRow[]> {
  return codes.length === 0 ? Promise.resolve([]) : tx.rows(lockByCode, [codes]);
}

const lockOne = statement<ReturnRow>(
  'bank-return-lock',
  `select ${columns} from bank_return where id = $1 for update`,
);

export function lockReturn(tx: Tx, id: string): Promise<ReturnRow | undefined> {
  return tx.row(lockOne, [id]);
}

const alike = statement<Pick<ReturnRow, 'currency' | 'units' | 'to_account' | 'code'>>(
  'bank-return-alike',
  `select r.currency, r.units, r.to_account, r.code from bank_return r
   join unnest($1::text[], $2::bigint[], $3::text[]) as l (currency, units, account)
     on r.currency = l.currency and r.units = l.units and r.to_account = l.account
   where r.state <> 'paid' and r.to_account <> '' order by r.created_at, r.id`,
);

/** Sendings that a debit without our reference may have been. */
export function findAlike(
  tx: Tx,
  list: readonly { readonly currency: string; readonly units: bigint; readonly account: string }[],
) {
  if (list.length === 0) return Promise.resolve([]);
  return tx.rows(alike, [
    list.map(({ currency }) => currency),
    list.map(({ units }) => units),
    list.map(({ account }) => account),
  ]);
}

const paid = statement<{ id: string; refund_id: string | null }>(
  'bank-return-paid',
  `update bank_return r set state = 'paid', paid_line = p.line, paid_at = $3
   from unnest($1::uuid[], $2::uuid[]) as p (id, line) where r.id = p.id and r.state <> 'paid'
   returning r.id, r.refund_id`,
);

/** The bank has booked these sendings; gives the refunds that they belong to. */
export async function markReturnsPaid(
  tx: Tx,
  list: readonly { readonly id: string; readonly line: string }[],
  at: Date,
): Promise<string[]> {
  if (list.length === 0) return [];
  const rows = await tx.rows(paid, [list.map(({ id }) => id), list.map(({ line }) => line), at]);
  return [...new Set(rows.flatMap(({ refund_id: id }) => (id === null ? [] : [id])))];
}

const rename = statement<{ id: string }>(
  'bank-return-place',
  `update bank_return set to_name = $2, to_account = $3, to_bic = $4, named_by = 'people', decision_id = $5,
     state = 'waiting', batch_id = null, exported_at = null
   where id = $1 and state <> 'paid' returning id`,
);

export type Place = { readonly name: string; readonly account: string; readonly bic: string };

/** Two people name where it goes; what stood on a list waits for the next one. False where it is paid. */
export async function placeReturn(
  tx: Tx,
  id: string,
  { name, account, bic }: Place,
  decisionId: string,
): Promise<boolean> {
  return (await tx.row(rename, [id, name, account, bic, decisionId])) !== undefined;
}

const page = statement<ReturnRow & { total: number; payment_id: string | null }>(
  'bank-return-page',
  `select ${columns
    .split(/,\s+/)
    .map((name) => `r.${name}`)
    .join(', ')}, f.payment_id, (count(*) over ())::int as total
   from bank_return r left join bank_reference f on f.reference = r.reference
   where r.state = $1 order by r.created_at, r.id limit $2 offset $3`,
);

export function listReturns(
  tx: Tx,
  state: BankReturnState,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx.rows(page, [state, limit, offset]);
}

const sums = statement<{ state: BankReturnState; n: number; unnamed: number }>(
  'bank-return-sums',
  `select state, count(*)::int as n, (count(*) filter (where to_account = ''))::int as unnamed
   from bank_return where state <> 'paid' group by state`,
);

export function countReturns(tx: Tx) {
  return tx.rows(sums, []);
}

const addBatch = statement<never>(
  'bank-batch-add',
  'insert into bank_batch (id, made_by, at) values ($1, $2, $3)',
);
const exportWaiting = statement<ReturnRow>(
  'bank-batch-fill',
  `update bank_return set state = 'exported', batch_id = $1, exported_at = $2
   where id in (
     select id from bank_return where state = 'waiting' and to_account <> ''
     order by created_at, id limit $3 for update)
   returning ${columns}`,
);

/** Puts what can be sent on a list. Nothing stands on two lists. */
export async function fillBatch(
  tx: Tx,
  { id, by, at, limit }: { id: string; by: string; at: Date; limit: number },
): Promise<ReturnRow[]> {
  await tx.rows(addBatch, [id, by, at]);
  return tx.rows(exportWaiting, [id, at, limit]);
}

const ofBatch = statement<ReturnRow>(
  'bank-batch-read',
  `select ${columns} from bank_return where batch_id = $1 order by created_at, id`,
);

export function readBatch(tx: Tx, id: string): Promise<ReturnRow[]> {
  return tx.rows(ofBatch, [id]);
}
