// Figures of the outside beside figures of the books, each of one statement and so of one moment.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - actual: Null where no statement has said what stands there.
 */
export type BankRow = RowOf<typeof readBankAccounts>;

/** What the last statement says stands there, against the first one and every line since: from the account's first file. */
export const readBankAccounts = sql.rows('recon-bank-accounts')<{ expected: bigint; actual: bigint | null }>`
  with said as (
    select b.* from bank_balance b join bank_import i on i.id = b.import_id and i.state <> 'rejected'
  ), first as (
    select distinct on (account, currency) account, currency, day, opening_units from said
    where opening_units is not null order by account, currency, day, at
  ), last as (
    select distinct on (account, currency) account, currency, day, closing_units from said
    order by account, currency, day desc, at desc
  )
  select a.account, a.currency, l.closing_units as actual,
    (coalesce(f.opening_units, 0)
      + coalesce(sum(case when b.direction = 'credit' then b.units else -b.units end), 0))::bigint
        as expected,
    coalesce(sum(b.units - b.used_units) filter (where b.direction = 'credit'
      and b.state in ('open', 'held')), 0)::bigint
      as unmatched
  from bank_account a
  left join first f on f.account = a.account and f.currency = a.currency
  left join last l on f.account is not null and l.account = a.account and l.currency = a.currency
  left join bank_line b on b.account = a.account and b.currency = a.currency and b.state <> 'rejected'
    and (f.account is null or b.booked_on between f.day and l.day)
  group by a.account, a.currency, f.opening_units, l.closing_units order by a.account, a.currency`;

const nodes = sql.row('recon-nodes-read')`select max(at) as at from deposit_node where chain = :chain`;

/** When a node of this chain was last asked for merchants' deposits. */
export async function nodesReadAt(tx: Tx, chain: string): Promise<Date | undefined> {
  return (await nodes(tx, { chain }))?.at ?? undefined;
}

/** Money on statements that is nobody's yet, the oldest first. */
export const listSuspense = sql.rows('recon-suspense')<{ units: bigint }>`
  select id, account, booked_on::text as booked_on, currency, units - used_units as units, other_name, text
  from bank_line where state = 'open' and direction = 'credit' order by booked_on, id limit :limit`;
