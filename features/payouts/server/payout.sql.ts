// Rows of sendings: how an approved withdrawal leaves.
import type { PayoutState } from '#domain/states/withdrawal.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - ready_at: Since when it waits for a file.
 */
export type PayoutRow = RowOf<typeof readPayouts>;

const columns =
  'withdrawal_id, n, id, units, fee_units, state, due_at, tries, reference, reason, ended_at, ready_at';

const insert = sql.run('payout-insert')`
  insert into payout (shop_id, withdrawal_id, n, id, units, fee_units, state, due_at)
  select :shopId, :withdrawalId, p.n, p.id, p.units, p.fee_units, 'waiting', p.due_at
  from unnest(:ns::int[], :ids::uuid[], :units::bigint[], :feeUnits::bigint[], :dueAts::timestamptz[])
    as p (n, id, units, fee_units, due_at)
  returning n`;

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
  await insert(tx, {
    shopId,
    withdrawalId,
    ns: list.map(({ n }) => n),
    ids: list.map(({ id }) => id),
    units: list.map(({ units }) => units),
    feeUnits: list.map(({ feeUnits }) => feeUnits),
    dueAts: list.map(({ dueAt }) => dueAt),
  });
}

/** The sendings of a withdrawal, the first one first. */
export const readPayouts = sql.rows('payout-all')`
  select ${columns} from payout where shop_id = :shopId and withdrawal_id = :withdrawalId order by n`;

export const findPayout = sql.row('payout-find')`
  select ${columns} from payout where shop_id = :shopId and id = :id`;

const move = sql.row('payout-move')<{
  reference: string | null;
  reason: string | null;
  ended_at: Date | null;
}>`
  update payout set state = :to, reference = coalesce(:reference?, reference), reason = coalesce(:reason?,
    reason),
    sent_at = case when :to = 'sent' then :at else sent_at end,
    ended_at = case when :to in ('sending', 'waiting') then ended_at else :at end
  where shop_id = :shopId and id = :id and state = :from returning ${columns}`;

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
  return move(tx, { shopId, id, from, to, reference, reason, at });
}

const tried = sql.row('payout-tried')`
  update payout set tries = tries + 1 where shop_id = :shopId and id = :id returning tries`;

/** Counts a refusal of the sender and gives how many there were. */
export async function countTry(tx: Tx, shopId: bigint, id: string): Promise<number> {
  return (await tried(tx, { shopId, id }))?.tries ?? 0;
}

/** It waits for people, who take it to the bank. */
export const markReady = sql.run('payout-ready')`
  update payout set ready_at = coalesce(ready_at, :at) where shop_id = :shopId and id = :id
    and state = 'waiting'`;
