// Rows of sendings: how an approved withdrawal leaves.
import type { PayoutState } from '#domain/states/withdrawal.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type PayoutRow = {
  withdrawal_id: string;
  n: number;
  id: string;
  units: bigint;
  fee_units: bigint;
  state: PayoutState;
  due_at: Date;
  tries: number;
  reference: string | null;
  reason: string | null;
  ended_at: Date | null;
  /** Since when it waits for a file. */
  ready_at: Date | null;
};

const columns =
  'withdrawal_id, n, id, units, fee_units, state, due_at, tries, reference, reason, ended_at, ready_at';

const insert = statement<never>(
  'payout-insert',
  `insert into payout (shop_id, withdrawal_id, n, id, units, fee_units, state, due_at)
   select $1, $2, p.n, p.id, p.units, p.fee_units, 'waiting', p.due_at
   from unnest($3::int[], $4::uuid[], $5::bigint[], $6::bigint[], $7::timestamptz[]) as p (n, id, units, fee_units, due_at)`,
);

export type NewPayout = {
  readonly n: number;
  readonly id: string;
  readonly units: bigint;
  readonly feeUnits: bigint;
  readonly dueAt: Date;
};

export async function insertPayouts(
  tx: Tx,
  shopId: bigint,
  withdrawalId: string,
  list: readonly NewPayout[],
): Promise<void> {
  await tx.rows(insert, [
    shopId,
    withdrawalId,
    list.map(({ n }) => n),
    list.map(({ id }) => id),
    list.map(({ units }) => units),
    list.map(({ feeUnits }) => feeUnits),
    list.map(({ dueAt }) => dueAt),
  ]);
}

const all = statement<PayoutRow>(
  'payout-all',
  `select ${columns} from payout where shop_id = $1 and withdrawal_id = $2 order by n`,
);

/** The sendings of a withdrawal, the first one first. */
export function readPayouts(tx: Tx, shopId: bigint, withdrawalId: string): Promise<PayoutRow[]> {
  return tx.rows(all, [shopId, withdrawalId]);
}

const find = statement<PayoutRow>(
  'payout-find',
  `select ${columns} from payout where shop_id = $1 and id = $2`,
);

export function findPayout(tx: Tx, shopId: bigint, id: string): Promise<PayoutRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const move = statement<PayoutRow>(
  'payout-move',
  `update payout set state = $4, reference = coalesce($5, reference), reason = coalesce($6, reason),
     sent_at = case when $4 = 'sent' then $7 else sent_at end,
     ended_at = case when $4 in ('sending', 'waiting') then ended_at else $7 end
   where shop_id = $1 and id = $2 and state = $3 returning ${columns}`,
);

export type PayoutMove = {
  readonly id: string;
  readonly from: PayoutState;
  readonly to: PayoutState;
  readonly at: Date;
  readonly reference?: string;
  readonly reason?: string;
};

/** Moves it only if it still stands where the caller saw it. */
export function movePayout(tx: Tx, shopId: bigint, one: PayoutMove): Promise<PayoutRow | undefined> {
  const { id, from, to, at, reference = null, reason = null } = one;
  return tx.row(move, [shopId, id, from, to, reference, reason, at]);
}

const tried = statement<{ tries: number }>(
  'payout-tried',
  'update payout set tries = tries + 1 where shop_id = $1 and id = $2 returning tries',
);

/** Counts a refusal of the sender and gives how many there were. */
export async function countTry(tx: Tx, shopId: bigint, id: string): Promise<number> {
  return (await tx.row(tried, [shopId, id]))?.tries ?? 0;
}

const ready = statement<never>(
  'payout-ready',
  `update payout set ready_at = coalesce(ready_at, $3) where shop_id = $1 and id = $2 and state = 'waiting'`,
);

/** It waits for people, who take it to the bank. */
export async function markReady(tx: Tx, shopId: bigint, id: string, at: Date): Promise<void> {
  await tx.rows(ready, [shopId, id, at]);
}
