// What lies where: our books beside what banks, card providers and auditors say, each of one statement.
import type { Asset } from '#domain/money/money.ts';
import { sql } from '#platform/db/sql.ts';

/** The newest seal, for each currency. */
export const newestSeal = sql.rows('reserve-seal')<{ currency: Asset }>`
  select no, currency, at, merchants, buyers, suppliers from seal
  where no = (select max(no) from seal) order by currency`;

/** Accounts whose money is somebody else's: those that a seal sums. */
const owedKinds = `('shop_pending', 'shop_available', 'shop_held', 'withdrawing', 'shop_promo', 'ad_budget',
    'deposit_suspense', 'escrow', 'supplier_hold', 'refund_payable', 'supplier_payable', 'tax')`;

/** What all books owe now: what the newest seals have summed, and what was booked since. */
export const owedNow = sql.row('reserve-owed-now')<{ units: bigint }>`
  select coalesce(sum(coalesce(c.merchants + c.buyers + c.suppliers, 0) + coalesce(m.units, 0)), 0)::bigint
    as units
  from book b
  left join shop_claim c on c.shop_id = b.shop_id
  left join lateral (
    select sum(case when t.credit_kind in ${owedKinds} then t.units else 0 end
      - case when t.debit_kind in ${owedKinds} then t.units else 0 end) as units
    from transfer t where t.shop_id = b.shop_id and t.seq > coalesce(c.seq, 0)
  ) m on c.seq is distinct from b.last_seq
  where b.currency = :currency`;

/** Accounts of all books that stand for money elsewhere. */
export const bookAssets = sql.rows('reserve-book-assets')<{ account: string; units: bigint }>`
  select a.kind || ':' || a.subject as account, b.currency, sum(a.debits - a.credits)::bigint as units
  from book b cross join lateral (
    select kind, subject, debits, credits from account
    where shop_id = b.shop_id and kind in ('psp', 'treasury')) a
  group by a.kind, a.subject, b.currency
  order by a.kind, a.subject, b.currency`;

/** What a card provider's own account comes to: all lines that it has told. */
export const providerBalances = sql.rows('reserve-provider-balances')<{ units: bigint; asset: Asset }>`
  select l.provider, l.asset, sum(l.units)::bigint as units, f.whole_until from recon_line l
  join recon_feed f on f.provider = l.provider
  group by l.provider, l.asset, f.whole_until order by l.provider, l.asset`;

/**
 * What a provider's lines do not show yet, and what it has sent to our bank and no statement shows: a payment is a line within
 * the hour, a transfer is booked within days, and nothing is known of days that no statement was read for.
 */
export const providerTransit = sql.rows('reserve-provider-transit')<{
  provider: string;
  asset: Asset;
  units: bigint;
}>`
  select provider, asset, sum(units)::bigint as units from (
    select e.provider, coalesce(e.pay_currency, e.currency) as asset, coalesce(e.pay_units, e.units) as units
    from payment_evidence e join recon_feed f on f.provider = e.provider
    where e.recorded_at > :capturesSince and not exists (
      select from recon_line l where l.provider = e.provider and l.kind = 'capture' and l.ref = e.provider_payment)
    union all
    select l.provider, l.asset, -l.units from recon_line l
    where l.kind = 'payout' and l.units < 0 and (l.at > :payoutsSince or not exists (
      select from bank_balance s where s.currency = l.asset and s.day > l.at::date)) and not exists (
      select from bank_line b where b.direction = 'credit' and b.currency = l.asset and b.units = -l.units
        and b.booked_on >= l.at::date and b.state <> 'rejected')
  ) u group by provider, asset order by provider, asset`;

/** What has left an address of ours and is not final: the books say so once it is. */
export const chainTransit = sql.rows('reserve-chain-transit')<{ units: bigint }>`
  select chain, sum(units)::bigint as units from payout_chain where state = 'sent' group by chain order by chain`;

/** The newest closing balance of each of our bank accounts, out of a file that was not rejected. */
export const bankBalances = sql.rows('reserve-bank-balances')<{ currency: Asset }>`
  select distinct on (b.account, b.currency) b.account, b.currency, b.closing_units as units, b.day, i.at
  from bank_balance b join bank_import i on i.id = b.import_id and i.state <> 'rejected'
  order by b.account, b.currency, b.day desc, b.at desc`;

/** The files of statements that the balances of the last days came out of. */
export const statementFiles = sql.rows('reserve-statement-files')<{ sha256: string }>`
  select encode(sha256, 'hex') as sha256, from_day::text as from_day, to_day::text as to_day from bank_import
  where state <> 'rejected' and at > :since order by at desc, id limit :limit`;

export const addReport = sql.run('reserve-report-insert')`
  insert into reserve_report (at, currency, seal_no, owed, held, document)
  values (:at, :currency, :sealNo, :owed, :held, :document)`;

/** The newest report of each currency. */
export const newestReports = sql.rows('reserve-reports-newest')`
  select at, currency, seal_no, owed, held from reserve_report
  where at = (select max(at) from reserve_report) order by currency`;

/** False where the auditor has said something about this seal and currency before. */
export const addAttestation = sql.has('reserve-attestation-insert')`
  insert into reserve_attestation (id, auditor, seal_no, currency, units, stated_at, note, at)
  values (:id, :auditor, :sealNo, :currency, :units, :statedAt, :note, :at)
  on conflict (auditor, seal_no, currency) do nothing returning id`;

export const listAttestations = sql.rows('reserve-attestations')`
  select auditor, seal_no, currency, units, stated_at, note from reserve_attestation
  where at > :since order by at desc limit :limit`;

export const countAttestations = sql.row('reserve-attestations-count')`
  select count(*)::int as count from reserve_attestation where auditor = :auditor and at > :since`;

export const findSeal = sql.row('reserve-seal-find')`
  select at from seal where no = :no limit 1`;

export const findAttestation = sql.row('reserve-attestation-find')`
  select units from reserve_attestation
  where auditor = :auditor and seal_no = :sealNo and currency = :currency`;
