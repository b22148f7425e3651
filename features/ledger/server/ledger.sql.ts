// All SQL of the books. The database function `ledger_post` is the only thing that writes them.
import { statement, type Tx } from '#platform/db/database.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { Transfer } from '#domain/ledger/postings.ts';

export type Head = { last_seq: bigint; head_hash: Buffer };

const post = statement<Head>(
  'ledger-post',
  'select last_seq, head_hash from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
);

/** Posts transfers in this order, all or none. */
export async function postTransfers(
  tx: Tx,
  shopId: bigint,
  at: Date,
  list: readonly Transfer[],
): Promise<Head> {
  const column = <T>(pick: (transfer: Transfer) => T) => list.map(pick);
  const head = await tx.row(post, [
    shopId,
    at,
    column((one) => one.kind),
    column((one) => one.debit.kind),
    column((one) => one.debit.subject),
    column((one) => one.credit.kind),
    column((one) => one.credit.subject),
    column((one) => one.units),
    column((one) => one.actor),
    column((one) => one.document),
    column((one) => one.onceKey),
  ]);
  if (head === undefined) throw new Error('ledger_post gave no head');
  return head;
}

const open = statement<never>('ledger-open', 'select ledger_open($1, $2)');

export async function openBookRow(tx: Tx, shopId: bigint, currency: string): Promise<void> {
  await tx.rows(open, [shopId, currency]);
}

export type BalanceRow = { kind: AccountKind; subject: string; debits: bigint; credits: bigint };

const balances = statement<BalanceRow>(
  'ledger-balances',
  `select kind, sum(debits)::bigint as debits, sum(credits)::bigint as credits, '' as subject
   from account where shop_id = $1 group by kind`,
);

export function sumBalances(tx: Tx, shopId: bigint): Promise<BalanceRow[]> {
  return tx.rows(balances, [shopId]);
}

const someAccounts = statement<BalanceRow>(
  'ledger-accounts',
  `select a.kind, a.subject, a.debits, a.credits
   from unnest($2::text[], $3::text[]) as wanted (kind, subject)
   join account a on a.shop_id = $1 and a.kind = wanted.kind and a.subject = wanted.subject`,
);

export function readAccounts(
  tx: Tx,
  shopId: bigint,
  wanted: readonly { kind: AccountKind; subject: string }[],
): Promise<BalanceRow[]> {
  return tx.rows(someAccounts, [
    shopId,
    wanted.map(({ kind }) => kind),
    wanted.map(({ subject }) => subject),
  ]);
}

const lock = statement<never>('ledger-lock', 'select ledger_lock($1)');
const head = statement<{ currency: string; last_seq: bigint; head_hash: Buffer }>(
  'ledger-head',
  'select currency, last_seq, head_hash from book where shop_id = $1',
);

/** Holds the book until the transaction ends, so that balances read now are still true when money is posted. */
export async function lockBookRow(tx: Tx, shopId: bigint): Promise<void> {
  await tx.rows(lock, [shopId]);
}

export function readHead(tx: Tx, shopId: bigint) {
  return tx.row(head, [shopId]);
}

export type TransferRow = {
  seq: bigint;
  kind: string;
  debit_kind: AccountKind;
  debit_subject: string;
  credit_kind: AccountKind;
  credit_subject: string;
  units: bigint;
  actor: string;
  document: string;
  once_key: string;
  at: Date;
  debit_after: bigint;
  credit_after: bigint;
  hash: Buffer;
};

const chain = statement<TransferRow>(
  'ledger-chain',
  `select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
     at, debit_after, credit_after, hash
   from transfer where shop_id = $1 and seq > $2 order by seq limit $3`,
);

/** Transfers after a number, in order. */
export function readChain(tx: Tx, shopId: bigint, after: bigint, limit: number): Promise<TransferRow[]> {
  return tx.rows(chain, [shopId, after, limit]);
}

const openHold = statement<never>(
  'hold-open',
  `insert into hold (shop_id, id, kind, reason_code, reason, document, units, state, from_at, until_at)
   values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9)`,
);

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

export async function insertHold(tx: Tx, shopId: bigint, hold: NewHold): Promise<void> {
  await tx.rows(openHold, [
    shopId,
    hold.id,
    hold.kind,
    hold.reasonCode,
    hold.reason,
    hold.document,
    hold.units,
    hold.from,
    hold.until,
  ]);
}

const endHold = statement<{ units: bigint }>(
  'hold-end',
  `update hold set state = 'ended', ended_at = $3 where shop_id = $1 and id = $2 and state = 'open' returning units`,
);

/** Ends a hold; undefined where it had ended before. */
export async function closeHold(tx: Tx, shopId: bigint, id: string, at: Date): Promise<bigint | undefined> {
  return (await tx.row(endHold, [shopId, id, at]))?.units;
}

const openHolds = statement<{
  id: string;
  kind: string;
  reason_code: string;
  reason: string;
  units: bigint;
  from_at: Date;
  until_at: Date;
}>(
  'hold-list',
  `select id, kind, reason_code, reason, units, from_at, until_at from hold
   where shop_id = $1 and state = 'open' order by from_at, id limit 500`,
);

export function listOpenHolds(tx: Tx, shopId: bigint) {
  return tx.rows(openHolds, [shopId]);
}

const bookIds = statement<{ shop_id: bigint; currency: string; last_seq: bigint; head_hash: Buffer }>(
  'ledger-books',
  'select shop_id, currency, last_seq, head_hash from book where shop_id > $1 order by shop_id limit $2',
);

/** Books in the order of their shops, for those who check all of them. */
export function listBooks(tx: Tx, after: bigint, limit: number) {
  return tx.rows(bookIds, [after, limit]);
}

const accountRows = statement<BalanceRow>(
  'ledger-all-accounts',
  'select kind, subject, debits, credits from account where shop_id = $1',
);

export function readAllAccounts(tx: Tx, shopId: bigint): Promise<BalanceRow[]> {
  return tx.rows(accountRows, [shopId]);
}

const kindTotals = statement<{ kind: AccountKind; accounts: number; debits: bigint; credits: bigint }>(
  'ledger-kinds',
  `select kind, count(*)::int as accounts, sum(debits)::bigint as debits, sum(credits)::bigint as credits
   from account group by kind order by kind`,
);

/** Every account kind over all books: a fan-out read of the console, never part of a money statement. */
export function sumKinds(tx: Tx) {
  return tx.rows(kindTotals, []);
}

const transferCount = statement<{ transfers: bigint }>(
  'ledger-count',
  'select coalesce(sum(last_seq), 0)::bigint as transfers from book',
);

export async function countTransfers(tx: Tx): Promise<bigint> {
  return (await tx.row(transferCount, []))?.transfers ?? 0n;
}
