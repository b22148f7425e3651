// What statements say stood on our accounts, kept as they say it.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { StatementBalance } from './file.ts';

const insert = sql.run('bank-balance-insert')`
  insert into bank_balance (account, day, import_id, currency, opening_units, closing_units, at)
  select b.account, b.day::date, :importId, b.currency, b.opening, b.closing, :at
  from unnest(:accounts::text[], :daies::text[], :currencies::text[], :days::bigint[],
    :closingUnits::bigint[]) as b (account, day, currency, opening, closing)
  on conflict do nothing`;

/** The last balance of a day in a file is what counts of it. */
export async function saveBalances(
  tx: Tx,
  importId: string,
  list: readonly StatementBalance[],
  at: Date,
): Promise<void> {
  const days = [...new Map(list.map((one) => [`${one.account}|${one.day}`, one])).values()];
  if (days.length === 0) return;
  await insert(tx, {
    importId,
    accounts: days.map(({ account }) => account),
    daies: days.map(({ day }) => day),
    currencies: days.map(({ currency }) => currency),
    days: days.map(({ openingUnits }) => openingUnits ?? null),
    closingUnits: days.map(({ closingUnits }) => closingUnits),
    at,
  });
}
