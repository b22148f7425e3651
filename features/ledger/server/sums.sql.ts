// What moved in a book by kind, from its first transfer on: saved sums up to one of its numbers, and what came since.
// A book is only ever written on, one number after the other: what was summed up to a number stays true.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { PostingKind } from '#domain/ledger/postings.ts';
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

// A comparison with `coalesce` outside of the select would not be looked up in an index: it is not known to leak nothing.
const savedUpTo = '(select coalesce(max(up_to), 0) from book_sum where shop_id = :shopId)';

type BookSum = RowOf<typeof sums>;

const sums = sql.rows('ledger-book-sums')<{
  kind: PostingKind;
  debit_kind: AccountKind;
  credit_kind: AccountKind;
  rows: number;
  units: bigint;
}>`
  select kind, debit_kind, credit_kind, sum(movements)::int as rows, sum(units)::bigint as units from (
    select kind, debit_kind, credit_kind, movements, units from book_sum
    where shop_id = :shopId and up_to = ${savedUpTo}
    union all
    select kind, debit_kind, credit_kind, 1, units from transfer
    where shop_id = :shopId and seq > ${savedUpTo}
      and seq <= (select last_seq from book where shop_id = :shopId)
  ) parts
  group by kind, debit_kind, credit_kind`;

const behind = sql.row('ledger-book-behind')<{ movements: bigint }>`
  select (last_seq - ${savedUpTo})::bigint as movements from book where shop_id = :shopId`;

const save = sql.run('ledger-book-save')`select book_sum_save(:shopId, :atOnce)`;

type Parts = { readonly movements: number; readonly atOnce: number; readonly statements: number };

const usualParts: Parts = {
  movements: limits.bookSumMovements,
  atOnce: limits.bookSumMovementsAtOnce,
  statements: limits.bookSumsPerAsk,
};

/**
 * Everything that moved in a book, by kind.
 *
 * @param saves Saves new sums first, once `limits.bookSumMovements` came since that was last done: outside of a
 * transaction, so that they are saved whatever becomes of the question.
 */
export async function sumBook(
  tx: Tx,
  shopId: bigint,
  { saves }: { readonly saves?: Parts | boolean } = {},
): Promise<BookSum[]> {
  if (saves === true) await saveSums(tx, shopId, usualParts);
  else if (typeof saves === 'object') await saveSums(tx, shopId, saves);
  return sums(tx, { shopId });
}

async function saveSums(direct: Tx, shopId: bigint, { movements, atOnce, statements }: Parts): Promise<void> {
  for (let turn = 0; turn < statements; turn += 1) {
    const found = await behind(direct, { shopId });
    if (found === undefined || found.movements < BigInt(movements)) return;
    await save(direct, { shopId, atOnce });
  }
}
