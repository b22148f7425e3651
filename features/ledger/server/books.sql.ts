// Reading single books for people of the console.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { TransferRow } from './ledger.sql.ts';

const ofHandle = statement<{ shop_id: bigint }>(
  'ledger-book-of',
  'select shop_id from shop where handle = $1',
);

export async function shopOfHandle(tx: Tx, handle: string): Promise<bigint | undefined> {
  return (await tx.row(ofHandle, [handle]))?.shop_id;
}

const accounts = statement<{ kind: AccountKind; subject: string; debits: bigint; credits: bigint }>(
  'ledger-book-accounts',
  `select kind, subject, debits, credits from account
   where shop_id = $1 and ($2 or debits <> credits) order by kind, subject limit $3`,
);

export function listAccounts(tx: Tx, shopId: bigint, { empty, limit }: { empty: boolean; limit: number }) {
  return tx.rows(accounts, [shopId, empty, limit]);
}

const transfers = statement<TransferRow>(
  'ledger-book-transfers',
  `select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
     at, debit_after, credit_after, hash
   from transfer where shop_id = $1 and ($2::text is null or kind = $2)
     and ($3::text is null or debit_kind = $3 or credit_kind = $3)
     and ($4::text is null or document = $4) and ($5::timestamptz is null or (at >= $5 and at < $6))
     and ($7::bigint is null or seq < $7)
   order by seq desc limit $8`,
);

export type TransferFilter = {
  readonly kind: string | null;
  readonly account: string | null;
  readonly document: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly before: bigint | null;
  readonly limit: number;
};

export function listTransfers(tx: Tx, shopId: bigint, filter: TransferFilter): Promise<TransferRow[]> {
  const { kind, account, document, from, until, before, limit } = filter;
  return tx.rows(transfers, [shopId, kind, account, document, from, until, before, limit]);
}

export type JournalRow = TransferRow & { shop_id: bigint; currency: Asset };

const journal = statement<JournalRow>(
  'ledger-journal',
  `select t.shop_id, b.currency, t.seq, t.kind, t.debit_kind, t.debit_subject, t.credit_kind, t.credit_subject,
     t.units, t.actor, t.document, t.once_key, t.at, t.debit_after, t.credit_after, t.hash
   from transfer t join book b on b.shop_id = t.shop_id
   where t.at >= $1 and t.at < $2 and (t.shop_id, t.seq) > ($3, $4)
   order by t.shop_id, t.seq limit $5`,
);

export type Place = { readonly shopId: bigint; readonly seq: bigint };

/** Transfers of these hours over all books, book by book. */
export function listJournal(tx: Tx, from: Date, until: Date, after: Place & { limit: number }) {
  return tx.rows(journal, [from, until, after.shopId, after.seq, after.limit]);
}
