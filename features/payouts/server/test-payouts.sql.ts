// The test sender's own records: the other side of the wire.
import { statement, type Tx } from '#platform/db/database.ts';

export type TestPayout = {
  id: string;
  state: 'accepted' | 'paid' | 'refused' | 'returned';
  settle_at: Date;
};

const accept = statement<TestPayout>(
  'testpayout-accept',
  `insert into testpayout as t (id, channel, asset, units, state, settle_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (id) do update set asked = t.asked + 1,
     state = case when t.state = 'refused' then excluded.state else t.state end,
     settle_at = case when t.state = 'refused' then excluded.settle_at else t.settle_at end
   returning id, state, settle_at`,
);

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
  const row = await tx.row(accept, [id, channel, asset, units, state, settleAt, at]);
  if (row === undefined) throw new Error('the order was not taken');
  return row;
}

const settle = statement<never>(
  'testpayout-settle',
  `update testpayout set state = 'paid' where state = 'accepted' and settle_at <= $1`,
);

export async function settleDue(tx: Tx, now: Date): Promise<void> {
  await tx.rows(settle, [now]);
}

const find = statement<TestPayout>(
  'testpayout-find',
  'select id, state, settle_at from testpayout where id = $1',
);

export function findTestPayout(tx: Tx, id: string): Promise<TestPayout | undefined> {
  return tx.row(find, [id]);
}

const untold = statement<TestPayout>(
  'testpayout-untold',
  `select id, state, settle_at from testpayout where told <> state and state in ('paid', 'returned')
   order by settle_at limit 100`,
);

export function listUntold(tx: Tx): Promise<TestPayout[]> {
  return tx.rows(untold, []);
}

const told = statement<never>(
  'testpayout-told',
  'update testpayout set told = $2 where id = $1 and state = $2',
);

export async function markTold(tx: Tx, id: string, state: TestPayout['state']): Promise<void> {
  await tx.rows(told, [id, state]);
}

const back = statement<TestPayout>(
  'testpayout-back',
  `update testpayout set state = 'returned' where id = $1 and state in ('accepted', 'paid')
   returning id, state, settle_at`,
);

export function sendBack(tx: Tx, id: string): Promise<TestPayout | undefined> {
  return tx.row(back, [id]);
}

const all = statement<{ payouts: number; units: bigint }>(
  'testpayout-all',
  `select count(*)::int as payouts, coalesce(sum(units), 0)::bigint as units from testpayout where state = 'paid'`,
);

/** What has left by this sender, in its own units. */
export async function sumPaid(tx: Tx): Promise<{ payouts: number; units: bigint }> {
  return (await tx.row(all, [])) ?? { payouts: 0, units: 0n };
}
