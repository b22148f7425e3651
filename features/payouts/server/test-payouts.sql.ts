// The test sender's own records: the other side of the wire.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type TestPayout = RowOf<typeof accept>;

const accept = sql.row('testpayout-accept')`
  insert into testpayout as t (id, channel, asset, units, state, settle_at, created_at)
  values (:id, :channel, :asset, :units, :state, :settleAt, :at)
  on conflict (id) do update set asked = t.asked + 1,
    state = case when t.state = 'refused' then excluded.state else t.state end,
    settle_at = case when t.state = 'refused' then excluded.settle_at else t.settle_at end
  returning id, state, settle_at`;

export type Accepting = {
  readonly id: string;
  readonly channel: string;
  readonly asset: string;
  readonly units: bigint;
  readonly state: 'accepted' | 'refused';
  readonly settleAt: Date;
  readonly at: Date;
};

/** Takes an order, once: the same id again is the same payout, but for one that was refused. */
export async function acceptOnce(tx: Tx, one: Accepting): Promise<TestPayout> {
  const { id, channel, asset, units, state, settleAt, at } = one;
  const row = await accept(tx, { id, channel, asset, units, state, settleAt, at });
  if (row === undefined) throw new Error('the order was not taken');
  return row;
}

export const settleDue = sql.run('testpayout-settle')`
  update testpayout set state = 'paid' where state = 'accepted' and settle_at <= :now`;

export const findTestPayout = sql.row('testpayout-find')`
  select id, state, settle_at from testpayout where id = :id`;

export const listUntold = sql.rows('testpayout-untold')`
  select id, state, settle_at from testpayout where told <> state and state in ('paid', 'returned')
  order by settle_at limit 100`;

export const markTold = sql.run('testpayout-told')`
  update testpayout set told = :state where id = :id and state = :state`;

export const sendBack = sql.row('testpayout-back')`
  update testpayout set state = 'returned' where id = :id and state in ('accepted', 'paid')
  returning id, state, settle_at`;

const all = sql.row('testpayout-all')`
  select count(*)::int as payouts, coalesce(sum(units), 0)::bigint as units from testpayout
    where state = 'paid'`;

/** What has left by this sender, in its own units. */
export async function sumPaid(tx: Tx): Promise<{ payouts: number; units: bigint }> {
  return (await all(tx)) ?? { payouts: 0, units: 0n };
}
