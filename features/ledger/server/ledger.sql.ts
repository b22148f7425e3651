// All SQL of the books. The database function `ledger_post` is the only thing that writes them.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { Transfer } from '#domain/ledger/postings.ts';

export type Head = RowOf<typeof post>;

const post = sql.row('ledger-post')<{ last_seq: bigint; head_hash: Buffer }>`
  select last_seq, head_hash from ledger_post(:shopId, :at, :value3, :value4, :value5, :value6, :value7,
    :value8, :value9, :value10, :value11)`;

/** Posts transfers in this order, all or none. */
export async function postTransfers(
  tx: Tx,
  shopId: bigint,
  at: Date,
  list: readonly Transfer[],
): Promise<Head> {
  const column = <T>(pick: (transfer: Transfer) => T) => list.map(pick);
  const head = await post(tx, {
    shopId,
    at,
    value3: column((one) => one.kind),
    value4: column((one) => one.debit.kind),
    value5: column((one) => one.debit.subject),
    value6: column((one) => one.credit.kind),
    value7: column((one) => one.credit.subject),
    value8: column((one) => one.units),
    value9: column((one) => one.actor),
    value10: column((one) => one.document),
    value11: column((one) => one.onceKey),
  });
  if (head === undefined) throw new Error('ledger_post gave no head');
  return head;
}

export const openBookRow = sql.run('ledger-open')`select ledger_open(:shopId, :currency)`;

export type BalanceRow = RowOf<typeof someAccounts>;

const someAccounts = sql.rows('ledger-accounts')`select a.kind, a.subject, a.debits, a.credits
  from unnest(:kinds::text[], :subjects::text[]) as wanted (kind, subject)
  join account a on a.shop_id = :shopId and a.kind = wanted.kind and a.subject = wanted.subject`;

export function readAccounts(
  tx: Tx,
  shopId: bigint,
  wanted: readonly { kind: AccountKind; subject: string }[],
): Promise<BalanceRow[]> {
  return someAccounts(tx, {
    shopId,
    kinds: wanted.map(({ kind }) => kind),
    subjects: wanted.map(({ subject }) => subject),
  });
}

const head = statement<{
  currency: string;
  last_seq: bigint;
  head_hash: Buffer;
  v2_from: bigint;
}>('ledger-head', 'select currency, last_seq, head_hash, v2_from from book where shop_id = $1');

/** Holds the book until the transaction ends, so that balances read now are still true when money is posted. */
export const lockBookRow = sql.run('ledger-lock')`select ledger_lock(:shopId)`;

export function readHead(tx: Tx, shopId: bigint) {
  return tx.row(head, [shopId]);
}

export type TransferRow = RowOf<typeof readChain>;

/** Transfers after a number, in order. */
export const readChain = sql.rows('ledger-chain')`
  select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
    at, debit_after, credit_after, hash
  from transfer where shop_id = :shopId and seq > :after order by seq limit :limit`;

const openHold = sql.run('hold-open')`
  insert into hold (shop_id, id, kind, reason_code, reason, document, units, state, from_at, until_at)
  values (:shopId, :id, :kind, :reasonCode, :reason, :document, :units, 'open', :from, :until)`;

export type NewHold = {
  readonly id: string;
  readonly kind: 'case' | 'reserve' | 'restriction';
  readonly reasonCode: string;
  readonly reason: string;
  readonly document: string;
  readonly units: bigint;
  readonly from: Date;
  readonly until: Date;
};

export async function insertHoldRow(tx: Tx, shopId: bigint, hold: NewHold): Promise<void> {
  await openHold(tx, {
    shopId,
    id: hold.id,
    kind: hold.kind,
    reasonCode: hold.reasonCode,
    reason: hold.reason,
    document: hold.document,
    units: hold.units,
    from: hold.from,
    until: hold.until,
  });
}

const endHold = sql.row('hold-end')`
  update hold set state = 'ended', ended_at = :at where shop_id = :shopId and id = :id and state = 'open'
    returning units`;

/** Ends a hold; undefined where it had ended before. */
export async function closeHoldRow(
  tx: Tx,
  shopId: bigint,
  id: string,
  at: Date,
): Promise<bigint | undefined> {
  return (await endHold(tx, { shopId, id, at }))?.units;
}

const openHolds = sql.rows('hold-list')`
  select id, kind, reason_code, reason, units, from_at, until_at from hold
  where shop_id = :shopId and state = 'open' order by from_at, id limit 500`;

export function listOpenHolds(tx: Tx, shopId: bigint) {
  return openHolds(tx, { shopId });
}

/** Books in the order of their shops, for those who check all of them. */
export const listBooks = sql.rows('ledger-books')`
  select shop_id, currency, last_seq, head_hash from book where shop_id > :after order by shop_id
    limit :limit`;

export const readAllAccounts = sql.rows('ledger-all-accounts')`
  select kind, subject, debits, credits from account where shop_id = :shopId`;

/** What the empty accounts of orders that are over took with them, by kind. */
export const readPastAccounts = sql.rows('ledger-past-accounts')`
  select kind, debits, credits from account_past where shop_id = :shopId`;

/** Every account kind over all books, those that left among them: a fan-out read of the console, never part of a money statement. */
export const sumKinds = sql.rows('ledger-kinds')<{
  kind: AccountKind;
  accounts: number;
  debits: bigint;
  credits: bigint;
}>`
  select kind, sum(accounts)::int as accounts, sum(debits)::bigint as debits, sum(credits)::bigint as credits from (
    select kind, count(*) as accounts, sum(debits) as debits, sum(credits) as credits from account group by kind
    union all
    select kind, accounts, debits, credits from account_past
  ) each group by kind order by kind`;

const transferCount = sql.row('ledger-count')`
  select coalesce(sum(last_seq), 0)::bigint as transfers from book`;

export async function countTransfers(tx: Tx): Promise<bigint> {
  return (await transferCount(tx))?.transfers ?? 0n;
}
