// Items of a place beside those of the books, by reference: one statement a place, and so of one moment.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** A reference that the two sides do not agree on; without a reference, the sums of everything that was read. */
export type ItemRow = {
  ref: string | null;
  asset: Asset;
  ours: bigint | null;
  theirs: bigint | null;
  first_at: Date;
  /** True where it is no longer on its way. */
  is_late: boolean;
  /** Of the sums, what is of before the moment up to which it may be sealed. */
  sealed_ours: bigint;
  sealed_theirs: bigint;
};

/**
 * Both sides give `ref, is_slow, asset, units, at`. One reference is one item of each side, however many rows it has: two
 * payments of the books that name one of the provider's are twice its amount, and a refund that fails is a second row of
 * its reference. Rows of before $2 are sealed, and still read from $3 on: the rows of an item come a while after each
 * other. An item is looked at while any of its rows is not sealed; sums have the rows that are not.
 */
function compare(name: string, ours: string, theirs: string): Statement<ItemRow> {
  const side = (
    rows: string,
  ) => `(select ref, bool_or(is_slow) as is_slow, asset, sum(units)::bigint as units,
         min(at) as first_at, max(at) as last_at, sum(units) filter (where at >= $2) as fresh,
         sum(units) filter (where at >= $2 and at < $4) as sealed
       from (${rows}) r where at >= $3 group by ref, asset)`;
  return statement<ItemRow>(
    `recon-items-${name}`,
    `with item as (
       select ref, asset, o.units as ours, t.units as theirs, o.fresh as fresh_ours, t.fresh as fresh_theirs,
         o.sealed as sealed_ours, t.sealed as sealed_theirs, least(o.first_at, t.first_at) as first_at,
         case when o.units is null
                then t.last_at <= case when t.is_slow then $6::timestamptz else $5::timestamptz end
              when t.units is null then o.last_at <= $7::timestamptz
              else true end as is_late
       from ${side(ours)} o full join ${side(theirs)} t using (ref, asset)
       where o.last_at >= $2 or t.last_at >= $2
     )
     select null as ref, asset, coalesce(sum(fresh_ours), 0)::bigint as ours,
       coalesce(sum(fresh_theirs), 0)::bigint as theirs, min(first_at) as first_at, false as is_late,
       coalesce(sum(sealed_ours), 0)::bigint as sealed_ours, coalesce(sum(sealed_theirs), 0)::bigint as sealed_theirs
     from item group by asset
     union all
     (select ref, asset, ours, theirs, first_at, is_late, 0::bigint, 0::bigint from item
      where coalesce(ours, 0) <> coalesce(theirs, 0)
      order by is_late and (ours is not null or not $9) desc, first_at, ref limit $8)`,
  );
}

/** What evidence and paid refunds say that a provider holds, by the money of the payments. */
const toldOfProvider = `
  select provider_payment as ref, false as is_slow, coalesce(pay_currency, currency) as asset,
    coalesce(pay_units, units) as units, recorded_at as at
  from payment_evidence where provider = $1 and recorded_at >= $3
  union all
  select r.id::text, true, coalesce(p.pay_currency, p.currency), -coalesce(r.pay_units, r.units), r.paid_at
  from refund r join payment p on p.shop_id = r.shop_id and p.id = r.payment_id
  where p.provider = $1 and r.state = 'paid' and r.paid_at >= $3
  union all
  select provider_payment, false, asset, units, recorded_at from duplicate_capture
  where provider = $1 and recorded_at >= $3
  union all
  select id::text, true, asset, -units, paid_at from duplicate_capture
  where provider = $1 and paid_at >= $3`;

/** The test provider's own records. */
const testProvider = `
  select 'test_' || id as ref, false as is_slow, asset, units, captured_at as at from testpay_payment
  where captured_at >= $3
  union all
  select r.id, true, p.asset, -r.units, r.created_at
  from testpay_refund r join testpay_payment p on p.id = r.payment_id where r.created_at >= $3`;

/** Lines of the provider's own account; fees, and what it sends to our bank, have no side in the books of shops. */
const providerLines = `
  select ref, kind <> 'capture' as is_slow, asset, units, at from recon_line
  where provider = $1 and kind not in ('fee', 'payout') and at >= $3`;

/** Payments that statements made whole, and refunds that statements show. */
const bankPayments = `
  select l.entry_key || '@' || right(b.account, 6) as ref, false as is_slow, b.currency as asset, b.units,
    b.completed_at as at
  from bank_reference b join bank_line l on l.id = b.completed_line where b.completed_at >= $3
  union all
  select b.refund_id::text, true, b.currency, -b.units, b.paid_at from bank_return b
  where b.kind = 'refund' and b.state = 'paid' and b.paid_at >= $3
    and not exists (select from bank_return o where o.refund_id = b.refund_id and o.state <> 'paid')`;

/** Payments whose final transfers a node has shown, and refunds that a final block has. */
const chainPayments = `
  select encode(a.captured_hash, 'hex') || ':' || a.captured_index as ref, false as is_slow, 'USDT' as asset,
    a.captured_units as units, t.seen_at as at
  from chain_transfer t join chain_address a
    on a.chain = t.chain and a.address = t.address and a.captured_hash = t.hash and a.captured_index = t.log_index
  where t.chain = substr($1, length('usdt-') + 1) and t.seen_at >= $3
  union all
  select id, true, 'USDT', -units, paid_at from chain_return
  where chain = substr($1, length('usdt-') + 1) and kind = 'refund' and state = 'paid' and paid_at >= $3`;

// People name a transaction, and a chain its parts: what two people attested is compared as a whole.
const refOf = (hash: string, part: string) => `case when exists (select from deposit_receipt p
    where p.hash = ${hash} and p.source = 'reviewer' and p.state not in ('proposed', 'dropped'))
  then ${hash} else ${hash} || ':' || ${part} end`;

/**
 * A receipt keeps what arrived in the chain's own units. What people attested has to be on a chain that nodes read for
 * us, too, a while later; one of a place that no machine reads stands apart.
 */
const receiptsOfChannel = `
  select ${refOf('r.hash', 'r.part')} as ref, true as is_slow, r.asset, r.units, r.at
  from deposit_receipt r join deposit d on d.shop_id = r.shop_id and d.id = r.deposit_id
  where r.at >= $3 and r.state <> 'dropped'
    and d.channel = case $1 when 'ethereum' then 'ETC/USDT' when 'tron' then 'TRX/USDT' else $1 end
    and case when r.source = 'provider'
               then $1 <> 'bank' or exists (select from testchain c where c.hash = r.hash)
             else r.state <> 'proposed' and (r.at <= $6 and exists (select from deposit_node n where n.chain = $1)
               or exists (select from testchain c where c.hash = r.hash and c.channel = $1)
               or r.hash ~ '^[0-9a-f]{64}$' and exists (select from deposit_transfer t
                 where t.chain = $1 and t.hash = decode(r.hash, 'hex') and t.state <> 'void'))
        end`;

/** What nodes have shown at merchants' addresses; in test data what the test chain has. */
const arrivals = `
  select ${refOf('c.hash', `'0'`)} as ref, true as is_slow, c.asset, c.units, c.sent_at as at from testchain c
  where c.channel = $1 and c.sent_at >= $3
  union all
  select ${refOf('t.hash', 't.log_index')}, true, 'USDT', t.units, t.seen_at
  from (select distinct on (t.hash, t.log_index) encode(t.hash, 'hex') as hash, t.log_index, s.units, t.seen_at
    from deposit_transfer t join deposit_sight s
      on s.chain = t.chain and s.hash = t.hash and s.log_index = t.log_index and s.is_there
    where t.chain = $1 and t.state <> 'void' and t.seen_at >= $3) t`;

/** The id of a payout as its sender was given it (`routedIdOf`): the shop's code, whose letters are five bits each. */
const routedPayout = `(select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (p.shop_id >> 5 * n & 31)::int + 1, 1),
    '' order by n desc) from generate_series(0, 12) n where n = 0 or p.shop_id >> 5 * n > 0) || '.' || p.id`;

/** Payouts that the books have as sent, each by the sender that was asked; those in files stand on statements. */
const payoutsOf = (isTest: boolean) => `
  select p.id::text as ref, false as is_slow, coalesce(t.asset, case when c.id is null then b.currency else 'USDT' end) as asset,
    coalesce(t.units, c.units, p.units - p.fee_units) as units, p.sent_at as at
  from payout p join book b on b.shop_id = p.shop_id
  left join testpayout t on t.id = ${routedPayout}
  left join payout_chain c on c.id = ${routedPayout}
  where p.state in ('sent', 'returned') and p.ready_at is null and p.sent_at >= $3 and $1 <> ''
    and ${isTest ? 't.id is not null' : 't.id is null'}`;

const testPayouts = `
  select split_part(id, '.', 2) as ref, false as is_slow, asset, units, settle_at as at from testpayout
  where state in ('paid', 'returned') and settle_at >= $3`;

const chainPayouts = `
  select split_part(id, '.', 2) as ref, false as is_slow, 'USDT' as asset, units, paid_at as at from payout_chain
  where state = 'paid' and paid_at >= $3`;

const comparisons = {
  test: compare('test', toldOfProvider, testProvider),
  lines: compare('lines', toldOfProvider, providerLines),
  bank: compare('bank', toldOfProvider, bankPayments),
  usdt: compare('usdt', toldOfProvider, chainPayments),
  deposits: compare('deposits', receiptsOfChannel, arrivals),
  testPayouts: compare('test-payouts', payoutsOf(true), testPayouts),
  chainPayouts: compare('chain-payouts', payoutsOf(false), chainPayouts),
};

export type Comparison = keyof typeof comparisons;

export type Span = {
  /** Everything before it is sealed. */
  readonly since: Date;
  readonly readFrom: Date;
  /** Up to here it is sealed next, where everything is settled. */
  readonly until: Date;
  /** Before these moments what only the place has is no longer on its way: quick and slow kinds. */
  readonly quickBefore: Date;
  readonly slowBefore: Date;
  /** Before this one what only the books have is no longer on its way. */
  readonly oursBefore: Date;
};

type ItemRequest = Span & { readonly limit: number; readonly hasStrays: boolean };

/** What is a fault comes first: strays and what is on its way hide none. `name` is the provider's or the channel's. */
export function compareItems(tx: Tx, kind: Comparison, name: string, ask: ItemRequest) {
  const { since, readFrom, until, quickBefore, slowBefore, oursBefore, limit, hasStrays } = ask;
  const values = [name, since, readFrom, until, quickBefore, slowBefore, oursBefore, limit, hasStrays];
  return tx.rows(comparisons[kind], values);
}

export type SealRow = RowOf<typeof readSeals>;

export const readSeals = sql.rows('recon-seal-newest')`
  select asset, until, expected_units, actual_units from recon_seal
  where place = :place and until = (select max(until) from recon_seal where place = :place)`;

export const addSeal = sql.run('recon-seal-insert')`
  insert into recon_seal (place, asset, until, expected_units, actual_units, at)
    values (:place, :asset, :until, :expected_units, :actual_units, :at)
  on conflict do nothing`;
