// The sums of a wallet's days of UTC that are over, each counted once and kept, and of what is in no such day.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { isOfWallet, type WalletKind } from './wallet.sql.ts';

// Moments are made of days first: PostgreSQL looks for none in an index that it has to make while it joins, because that
// may fail and so tell of rows of others (`docs/decisions/0095`).

/** The first of these days on which something moved, and that have no sums yet. */
export const listOpenDays = sql.rows('wallet-days-open')<{ day: string }>`
  with missing as materialized (
    select d.at::date as day, d.at at time zone 'UTC' as from_at,
      (d.at + interval '1 day') at time zone 'UTC' as to_at
    from generate_series(:first::date::timestamp, :last::date::timestamp, interval '1 day') as d (at)
    where not exists (select from wallet_day w where w.shop_id = :shopId and w.day = d.at::date)
  )
  select m.day::text as day from missing m
  where exists (select from transfer where shop_id = :shopId and ${isOfWallet('transfer')}
    and at >= m.from_at and at < m.to_at)
  order by m.day limit :limit`;

/** Sums up days, of which nothing may be written any more. A day that has its sums keeps them. */
export const saveDays = sql.run('wallet-days-save')`select wallet_day_save(:shopId, :days::date[])`;

export type SpanSum = RowOf<typeof sumSpan>;

/**
 * The movements from one moment on to before another, by kind. Days from `first` on to before `until`, which are whole days of the
 * span, are taken from their sums; what lies before, between and after the days that have any is counted.
 */
export const sumSpan = sql.rows('wallet-span-sums')<{
  kind: WalletKind;
  debit_kind: AccountKind;
  credit_kind: AccountKind;
  rows: number;
  units: bigint;
}>`
  with kept as materialized (
    select day, kind, debit_kind, credit_kind, movements, units from wallet_day
    where shop_id = :shopId and day >= :first::date and day < :until::date
  ), counted as materialized (
    select coalesce(lag(ends_at) over (order by starts_at), coalesce(:from?::timestamptz, '-infinity')) as from_at,
      starts_at as to_at
    from (
      select distinct day::timestamp at time zone 'UTC' as starts_at,
        (day + 1)::timestamp at time zone 'UTC' as ends_at from kept
      union all
      select coalesce(:to?::timestamptz, 'infinity'), null
    ) edges
  )
  select kind, debit_kind, credit_kind, sum(movements)::int as rows, sum(units)::bigint as units from (
    select kind, debit_kind, credit_kind, movements, units from kept
    union all
    select t.kind, t.debit_kind, t.credit_kind, t.movements, t.units
    from counted c cross join lateral (
      select kind, debit_kind, credit_kind, count(*) as movements, sum(units)::bigint as units from transfer
      where shop_id = :shopId and ${isOfWallet('transfer')} and at >= c.from_at and at < c.to_at
      group by kind, debit_kind, credit_kind
    ) t
    where c.from_at < c.to_at
  ) parts
  group by kind, debit_kind, credit_kind`;

/**
 * How many withdrawals in these states were asked for, and what that took out of `accounts` taken as one or put into
 * them. Those of one account only where `account` names one.
 */
export const sumWithdrawals = sql.row('wallet-withdrawal-sums')<{ rows: number; in: bigint; out: bigint }>`
  select count(*)::int as rows,
    coalesce(sum(t.units) filter (where t.credit_kind = any(:accounts::text[])
      and not t.debit_kind = any(:accounts::text[])), 0)::bigint as in,
    coalesce(sum(t.units) filter (where t.debit_kind = any(:accounts::text[])
      and not t.credit_kind = any(:accounts::text[])), 0)::bigint as out
  from withdrawal w join transfer t on t.document = w.id::text
  where w.shop_id = :shopId and w.state = any(:states::text[])
    and t.shop_id = :shopId and ${isOfWallet('t')} and t.kind = 'withdraw'
    and (:account?::text is null or t.debit_kind = :account or t.credit_kind = :account)
    and (:from?::timestamptz is null or t.at >= :from) and (:to?::timestamptz is null or t.at < :to)`;
