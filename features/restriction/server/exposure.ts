// The most that may be held for a reason: computed from orders and balances, never chosen.
import { readOrderNumber } from '#domain/wire/ids.ts';
import type { HoldCode } from '#domain/restriction.ts';
import type { Tx } from '#platform/db/database.ts';
import { listStanding } from './restriction.sql.ts';

/** What placing needs of rooms that this one does not know. */
export type PlaceParts = {
  /** What buyers of the orders with these numbers could still get back of the shop. */
  readonly unitsAtStake: (tx: Tx, shopId: bigint, numbers: readonly number[]) => Promise<bigint>;
};

type Stake = {
  readonly shopId: bigint;
  readonly available: bigint;
  readonly code: HoldCode;
  readonly evidence: readonly string[];
};

/** Reasons that are about orders: the evidence names them. */
const orderCodes: readonly HoldCode[] = ['H01', 'H05'];
/** Reasons that are about money that is there: a document that does not match, a credit that was wrong. */
const presentCodes: readonly HoldCode[] = ['H02', 'H07'];

/**
 * The most that may be held for a reason: for orders that are named what their buyers could still get back, less what
 * is held for them already; else what is in the wallet. Undefined where the reason sets no bound of its own.
 */
export async function exposureOf(
  { tx, unitsAtStake }: { tx: Tx } & PlaceParts,
  { shopId, available, code, evidence }: Stake,
): Promise<bigint | undefined> {
  if (presentCodes.includes(code)) return available;
  if (!orderCodes.includes(code)) return undefined;
  const named = ordersIn(shopId, evidence);
  const standing = (await listStanding(tx, { shopId })).filter(
    (row) =>
      orderCodes.includes(row.reason_code) &&
      ordersIn(shopId, row.evidence).some((one) => named.includes(one)),
  );
  const held = standing.reduce((sum, row) => sum + (row.units ?? 0n), 0n);
  const most = (await unitsAtStake(tx, shopId, named)) - held;
  return most > 0n ? most : 0n;
}

/** Numbers of the shop's own orders that evidence names. */
function ordersIn(shopId: bigint, evidence: readonly string[]): number[] {
  const found = evidence
    .flatMap((text) => text.split(/[^A-Za-z0-9-]+/))
    .map(readOrderNumber)
    .filter((order) => order?.shopId === shopId);
  return [...new Set(found.flatMap((order) => order?.number ?? []))];
}
