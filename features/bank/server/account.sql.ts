// What stands on our accounts by the statements that were released, and the files that wait for a second person.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type AccountKey = { readonly account: string; readonly currency: string };
export type AccountRow = {
  account: string;
  currency: string;
  closing_units: bigint | null;
  closing_day: string | null;
};

const add = statement<never>(
  'bank-account-add',
  `insert into bank_account (account, currency, first_at)
   select a.account, a.currency, $3 from unnest($1::text[], $2::text[]) as a (account, currency)
   order by a.account, a.currency on conflict do nothing`,
);
const columns = 'b.account, b.currency, b.closing_units, b.closing_day::text as closing_day';
const lock = statement<AccountRow>(
  'bank-account-lock',
  `select ${columns} from bank_account b
   join unnest($1::text[], $2::text[]) as a (account, currency) on b.account = a.account and b.currency = a.currency
   order by b.account, b.currency for update of b`,
);
const read = statement<AccountRow>(
  'bank-account-read',
  `select ${columns} from bank_account b
   join unnest($1::text[], $2::text[]) as a (account, currency) on b.account = a.account and b.currency = a.currency`,
);

const valuesOf = (list: readonly AccountKey[]) => [
  list.map(({ account }) => account),
  list.map(({ currency }) => currency),
];

/** One file of an account at a time, always in one order: two files cannot both continue the same balance. */
export async function lockAccounts(tx: Tx, list: readonly AccountKey[], at: Date): Promise<AccountRow[]> {
  await tx.rows(add, [...valuesOf(list), at]);
  return tx.rows(lock, valuesOf(list));
}

/** The same rows for a look that writes nothing. */
export function readAccounts(tx: Tx, list: readonly AccountKey[]): Promise<AccountRow[]> {
  return tx.rows(read, valuesOf(list));
}

const closing = statement<never>(
  'bank-account-closing',
  'update bank_account set closing_units = $3, closing_day = $4::date where account = $1 and currency = $2',
);

export type Closing = AccountKey & { readonly units: bigint; readonly day: string };

/** The rows are locked before. */
export async function saveClosings(tx: Tx, list: readonly Closing[]): Promise<void> {
  for (const { account, currency, units, day } of list)
    await tx.rows(closing, [account, currency, units, day]);
}

/** What came by files that no second person has released, since then. */
export const readCreditedByBalance = sql.rows('bank-credited-by-balance')<{ units: bigint }>`
  select l.currency, sum(l.units)::bigint as units from bank_import i join bank_line l on l.import_id = i.id
  where i.released_as = 'balance' and i.ended_at > :since and l.direction = 'credit' group by l.currency`;
