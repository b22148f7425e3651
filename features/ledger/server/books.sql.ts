// Reading single books for people of the console.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const ofHandle = sql.row('ledger-book-of')`select shop_id from shop where handle = :handle`;

export async function shopOfHandle(tx: Tx, handle: string): Promise<bigint | undefined> {
  return (await ofHandle(tx, { handle }))?.shop_id;
}

export const listAccounts = sql.rows('ledger-book-accounts')`
  select kind, subject, debits, credits from account
  where shop_id = :shopId and (:empty or debits <> credits) order by kind, subject limit :limit`;

export const listTransfers = sql.rows('ledger-book-transfers')`
  select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
    at, debit_after, credit_after, hash
  from transfer where shop_id = :shopId and (:kind?::text is null or kind = :kind?)
    and (:account?::text is null or debit_kind = :account? or credit_kind = :account?)
    and (:document?::text is null or document = :document?) and (:from?::timestamptz is null
      or (at >= :from? and at < :until?))
    and (:before?::bigint is null or seq < :before?)
  order by seq desc limit :limit`;

export type Place = { readonly shopId: bigint; readonly seq: bigint };

/** Transfers of these hours over all books, book by book. */
export const listJournal = sql.rows('ledger-journal')`
  select t.shop_id, b.currency, t.seq, t.kind, t.debit_kind, t.debit_subject, t.credit_kind, t.credit_subject,
    t.units, t.actor, t.document, t.once_key, t.at, t.debit_after, t.credit_after, t.hash
  from transfer t join book b on b.shop_id = t.shop_id
  where t.at >= :from and t.at < :until and (t.shop_id, t.seq) > (:shopId, :seq)
  order by t.shop_id, t.seq limit :limit`;
