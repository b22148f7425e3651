// Figures of the outside beside figures of the books, each of one statement and so of one moment.
import type { Asset } from '#domain/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type PairRow = {
  asset: Asset;
  expected: bigint;
  actual: bigint;
  transit_in: bigint;
  transit_out: bigint;
};

/** What evidence and sent refunds say that a provider holds, by the money of the payments. */
const told = `told as (
    select asset, sum(units)::bigint as units from (
      select coalesce(pay_currency, currency) as asset, coalesce(pay_units, units) as units
      from payment_evidence where provider = $1
      union all
      select coalesce(p.pay_currency, p.currency), -coalesce(r.pay_units, r.units)
      from refund r join payment p on p.shop_id = r.shop_id and p.id = r.payment_id
      where p.provider = $1 and r.state = 'paid'
    ) m group by asset
  ), going as (
    select coalesce(p.pay_currency, p.currency) as asset, sum(coalesce(r.pay_units, r.units))::bigint as units
    from refund r join payment p on p.shop_id = r.shop_id and p.id = r.payment_id
    where p.provider = $1 and r.state = 'pending' and r.created_at > $2 group by 1
  )`;

const pairs = (held: string) => `select asset, coalesce(t.units, 0)::bigint as expected,
    coalesce(h.units, 0)::bigint as actual, coalesce(h.coming, 0)::bigint as transit_in,
    coalesce(g.units, 0)::bigint as transit_out
  from told t full join (${held}) h using (asset) left join going g using (asset) order by asset`;

// A message that is on its way: captured by the provider in the last minutes and not recorded.
const testProvider = statement<PairRow>(
  'recon-test-provider',
  `with ${told}, heard as (
     select provider_payment from payment_evidence where provider = $1 and recorded_at > $3
   ) ${pairs(`select asset, sum(units - refunded)::bigint as units,
      (sum(units) filter (where captured_at > $3 and h.provider_payment is null))::bigint as coming
    from testpay_payment t left join heard h on h.provider_payment = 'test_' || t.id group by asset`)}`,
);

/** The test provider's own records against our evidence. */
export function pairTestProvider(tx: Tx, name: string, since: { refunds: Date; captures: Date }) {
  return tx.rows(testProvider, [name, since.refunds, since.captures]);
}

const bankPayments = statement<PairRow>(
  'recon-bank-payments',
  `with ${told} ${pairs(`select currency as asset, sum(units)::bigint as units, sum(coming)::bigint as coming from (
      select currency, units, case when completed_at > $3 then units else 0 end as coming
      from bank_reference where completed_line is not null
      union all
      select currency, -units, 0 from bank_return where kind = 'refund' and state = 'paid'
    ) m group by currency`)}`,
);

/** Payments that statements made whole, less refunds that statements show, against our evidence. */
export function pairBankPayments(tx: Tx, name: string, since: { refunds: Date; captures: Date }) {
  return tx.rows(bankPayments, [name, since.refunds, since.captures]);
}

export type ArrivalRow = {
  channel: string;
  asset: Asset;
  expected: bigint;
  actual: bigint;
  transit_in: bigint;
  unmatched: bigint;
};

// A receipt keeps what arrived in the chain's own units; one of people has no machine behind it and stands apart.
const arrivals = statement<ArrivalRow>(
  'recon-test-arrivals',
  `select c.channel, c.asset,
     coalesce(sum(r.units) filter (where r.state <> 'dropped'), 0)::bigint as expected,
     sum(c.units)::bigint as actual,
     coalesce(sum(c.units) filter (where r.hash is null and c.sent_at > $1), 0)::bigint as transit_in,
     coalesce(sum(c.units) filter (where r.hash is null and c.sent_at <= $1), 0)::bigint as unmatched
   from testchain c
   left join deposit_receipt r on r.hash = c.hash and r.part = 0 and r.source = 'provider'
   group by c.channel, c.asset order by c.channel, c.asset`,
);

export function pairTestArrivals(tx: Tx, since: Date): Promise<ArrivalRow[]> {
  return tx.rows(arrivals, [since]);
}

export type SentRow = { asset: Asset; expected: bigint; actual: bigint; transit_in: bigint };

const sendings = statement<SentRow>(
  'recon-test-payouts',
  `select t.asset, coalesce(sum(t.units) filter (where p.state in ('sent', 'returned')), 0)::bigint as expected,
     coalesce(sum(t.units) filter (where t.state in ('paid', 'returned')), 0)::bigint as actual,
     coalesce(sum(t.units) filter (where t.told <> t.state and t.settle_at > $1), 0)::bigint as transit_in
   from testpayout t
   left join payout p on p.id::text = split_part(t.id, '.', 2)
   group by t.asset order by t.asset`,
);

/** What the test sender has sent against what the house has booked as sent. */
export function pairTestSendings(tx: Tx, since: Date): Promise<SentRow[]> {
  return tx.rows(sendings, [since]);
}

export type BankRow = {
  account: string;
  currency: Asset;
  expected: bigint;
  /** Null where no statement has said what stands there. */
  actual: bigint | null;
  unmatched: bigint;
};

const banks = statement<BankRow>(
  'recon-bank-accounts',
  `with said as (
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
       + coalesce(sum(case when b.direction = 'credit' then b.units else -b.units end), 0))::bigint as expected,
     coalesce(sum(b.units - b.used_units) filter (where b.direction = 'credit' and b.state in ('open', 'held')), 0)::bigint
       as unmatched
   from bank_account a
   left join first f on f.account = a.account and f.currency = a.currency
   left join last l on f.account is not null and l.account = a.account and l.currency = a.currency
   left join bank_line b on b.account = a.account and b.currency = a.currency and b.state <> 'rejected'
     and (f.account is null or b.booked_on between f.day and l.day)
   group by a.account, a.currency, f.opening_units, l.closing_units order by a.account, a.currency`,
);

/** What the last statement says stands there, against the first one and every line since: from the account's first file. */
export function readBankAccounts(tx: Tx): Promise<BankRow[]> {
  return tx.rows(banks, []);
}

export type SuspenseRow = {
  id: string;
  account: string;
  booked_on: string;
  currency: Asset;
  units: bigint;
  other_name: string;
  text: string;
};

const suspense = statement<SuspenseRow>(
  'recon-suspense',
  `select id, account, booked_on::text as booked_on, currency, units - used_units as units, other_name, text
   from bank_line where state = 'open' and direction = 'credit' order by booked_on, id limit $1`,
);

/** Money on statements that is nobody's yet, the oldest first. */
export function listSuspense(tx: Tx, limit: number): Promise<SuspenseRow[]> {
  return tx.rows(suspense, [limit]);
}
