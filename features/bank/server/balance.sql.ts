// What statements say stood on our accounts, kept as they say it.
import { statement, type Tx } from '#platform/db/database.ts';
import type { StatementBalance } from './file.ts';

const insert = statement<never>(
  'bank-balance-insert',
  `insert into bank_balance (account, day, import_id, currency, opening_units, closing_units, at)
   select b.account, b.day::date, $1, b.currency, b.opening, b.closing, $7
   from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[]) as b (account, day, currency, opening, closing)
   on conflict do nothing`,
);

/** The last balance of a day in a file is what counts of it. */
export async function saveBalances(
  tx: Tx,
  importId: string,
  list: readonly StatementBalance[],
  at: Date,
): Promise<void> {
  const days = [...new Map(list.map((one) => [`${one.account}|${one.day}`, one])).values()];
  if (days.length === 0) return;
  await tx.rows(insert, [
    importId,
    days.map(({ account }) => account),
    days.map(({ day }) => day),
    days.map(({ currency }) => currency),
    days.map(({ openingUnits }) => openingUnits ?? null),
    days.map(({ closingUnits }) => closingUnits),
    at,
  ]);
}
