// What one document did to the book: its transfers and its holds.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { TransferRow } from './ledger.sql.ts';

/** Transfers that these documents caused, the earliest first. */
const listOfDocuments = sql.rows('ledger-of-documents')`
  select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
    at, debit_after, credit_after, hash
  from transfer where shop_id = :shopId and document = any(:documents::text[]) order by seq limit :limit`;

export type HoldRow = RowOf<typeof holdsOf>;

const holdsOf = sql.rows('hold-of-document')`
  select id, kind, reason_code, reason, units, state, from_at, until_at, ended_at from hold
  where shop_id = :shopId and document = :document order by from_at, id`;

/** Every hold that a document gave reason to, ended ones too, and at most so many transfers of it and of its holds. */
export async function readDocument(
  tx: Tx,
  shopId: bigint,
  document: string,
  limit: number,
): Promise<{ holds: HoldRow[]; transfers: TransferRow[] }> {
  const holds = await holdsOf(tx, { shopId, document });
  const owners = [document, ...holds.map(({ id }) => id)];
  return { holds, transfers: await listOfDocuments(tx, { shopId, documents: owners, limit }) };
}

const shopKinds = `('shop_pending', 'shop_available', 'shop_held', 'shop_receivable', 'withdrawing')`;

export type PartsRow = RowOf<typeof parts>;

const parts = sql.rows('ledger-parts-of-documents')<{ escrow: bigint; shop: bigint }>`select document,
    sum(case when credit_kind = 'escrow' then units else 0 end
      - case when debit_kind = 'escrow' then units else 0 end)::bigint as escrow,
    sum(case when credit_kind in ${shopKinds} then units else 0 end
      - case when debit_kind in ${shopKinds} then units else 0 end)::bigint as shop
  from transfer where shop_id = :shopId and document = any(:documents::text[]) group by document`;

/** What is held for each document, and what it brought the shop in all: below zero where it cost more. */
export async function sumParts(
  tx: Tx,
  shopId: bigint,
  documents: readonly string[],
): Promise<ReadonlyMap<string, PartsRow>> {
  if (documents.length === 0) return new Map();
  return new Map((await parts(tx, { shopId, documents })).map((row) => [row.document, row]));
}
