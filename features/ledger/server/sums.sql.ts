// What moved in a book by kind, from its first transfer on: kept sums up to one of its numbers, and what came since.
// A book is only ever written on, one number after the other: what was summed up to a number stays true.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { PostingKind } from '#domain/ledger/postings.ts';
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

// A comparison with `coalesce` outside of the select would not be looked up in an index: it is not known to leak nothing.
const keptUpTo = '(select coalesce(max(up_to), 0) from book_sum where shop_id = :shopId)';

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
    where shop_id = :shopId and up_to = ${keptUpTo}
    union all
    select kind, debit_kind, credit_kind, 1, units from transfer
    where shop_id = :shopId and seq > ${keptUpTo}
      and seq <= (select last_seq from book where shop_id = :shopId)
  ) parts
  group by kind, debit_kind, credit_kind`;

const behind = sql.row('ledger-book-behind')<{ movements: bigint }>`
  select (last_seq - ${keptUpTo})::bigint as movements from book where shop_id = :shopId`;

// Whoever sums up to the same number at the same time finds the same.
const keep = sql.run('ledger-book-keep')`
  insert into book_sum (shop_id, up_to, kind, debit_kind, credit_kind, movements, units)
  select :shopId::bigint, n.up_to, p.kind, p.debit_kind, p.credit_kind, sum(p.movements), sum(p.units)
  from (
    select k.up_to as kept, least(b.last_seq, k.up_to + :atOnce::bigint) as up_to
    from book b cross join (select ${keptUpTo} as up_to) k where b.shop_id = :shopId and b.last_seq > k.up_to
  ) n cross join lateral (
    select kind, debit_kind, credit_kind, movements, units from book_sum
    where shop_id = :shopId and up_to = n.kept
    union all
    select kind, debit_kind, credit_kind, count(*), sum(units) from transfer
    where shop_id = :shopId and seq > n.kept and seq <= n.up_to group by kind, debit_kind, credit_kind
  ) p
  group by n.up_to, p.kind, p.debit_kind, p.credit_kind
  on conflict (shop_id, up_to, kind, debit_kind, credit_kind) do nothing`;

type Parts = { readonly movements: number; readonly atOnce: number; readonly statements: number };

const usualParts: Parts = {
  movements: limits.bookSumMovements,
  atOnce: limits.bookSumMovementsAtOnce,
  statements: limits.bookSumsPerAsk,
};

/**
 * Everything that moved in a book, by kind.
 *
 * @param keeps Keeps new sums first, once `limits.bookSumMovements` came since that was last done: outside of a
 * transaction, so that they are kept whatever becomes of the question.
 */
export async function sumBook(
  tx: Tx,
  shopId: bigint,
  { keeps }: { readonly keeps?: Parts | boolean } = {},
): Promise<BookSum[]> {
  if (keeps === true) await keepSums(tx, shopId, usualParts);
  else if (typeof keeps === 'object') await keepSums(tx, shopId, keeps);
  return sums(tx, { shopId });
}

async function keepSums(direct: Tx, shopId: bigint, { movements, atOnce, statements }: Parts): Promise<void> {
  for (let turn = 0; turn < statements; turn += 1) {
    const found = await behind(direct, { shopId });
    if (found === undefined || found.movements < BigInt(movements)) return;
    await keep(direct, { shopId, atOnce });
  }
}
