// What one sender may hold without having paid: honest buyers never notice, a script cannot empty a shelf. It is judged over
// all shops, in a transaction of its own before the checkout (docs/decisions/0190).
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import { stock } from '#features/goods/server/public.ts';
import { sendWithCommit, type Database, type Tx } from '#platform/db/database.ts';
import { claimHolds, sumHolds, type HeldLine, type HoldSums, type NewHold } from './holds.sql.ts';

/** A claim whose checkout is not opened within so many minutes has ended: a call takes seconds. */
const claimMinutes = 2;

/** Looks, and milliseconds between two, at claims of which it is not known yet whether they become a checkout. */
const looksMax = 50;
const lookMs = 40;

type Claim = Omit<NewHold, 'endsAt'>;

/** Whether a line keeps so much from others that it is written down. */
export function isCounted(
  { qty, onHand }: { readonly qty: bigint; readonly onHand: bigint },
  { isSlow }: Pick<Claim, 'isSlow'>,
): boolean {
  return isSlow || qty * BigInt(limits.smallHoldParts) > onHand;
}

/**
 * Claims pieces for a checkout that is about to be opened. Senders of the same goods are judged one after the other: one who
 * would hold too many only together with claims that are not checkouts yet waits for these, two seconds at most. Gives the goods
 * of which too many pieces would be unpaid; where there are any, nothing is claimed.
 */
export async function claimUnpaid(
  db: Pick<Database, 'transaction'>,
  lines: readonly HeldLine[],
  claim: Claim,
): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const verdict = await db.transaction((tx) => judge(tx, lines, claim));
    if (!verdict.mayChange || look === looksMax) return verdict.unfit;
    await sleep(lookMs);
  }
}

/** When the claims that are made now have ended. */
export function endOfClaims({ at }: Pick<Claim, 'at'>): Date {
  return addMinutes(at, claimMinutes);
}

type Verdict = { readonly unfit: string[]; readonly mayChange: boolean };

async function judge(tx: Tx, lines: readonly HeldLine[], claim: Claim): Promise<Verdict> {
  const goodsIds = lines.map(({ goodsId }) => goodsId);
  const soon = endOfClaims(claim);
  // Sent together, run one after the other: what is summed is what those who were judged before have claimed.
  const [locked, sums] = await Promise.all([
    stock.lock(tx, { goodsIds }),
    sumHolds(tx, { ...claim, goodsIds, soon, since: addHours(claim.at, -limits.lapsedHours) }),
  ]);
  const onHand = new Map(locked.map((row) => [row.goods_id, row.on_hand]));
  const held = new Map(sums.map((row) => [row.goods_id, row]));
  const judged = lines.map((line) => ({ ...line, onHand: onHand.get(line.goodsId) ?? 0n }));
  const unfit = judged.filter((line) => !doesFit(line, claim, held.get(line.goodsId)));
  if (unfit.length > 0) {
    const mayChange = unfit.every((line) => doesFit(line, claim, withoutClaims(held.get(line.goodsId))));
    return { unfit: unfit.map(({ goodsId }) => goodsId), mayChange };
  }
  const counted = judged.filter((line) => isCounted(line, claim));
  await sendWithCommit(tx, () => claimHolds(tx, counted, { ...claim, endsAt: soon }));
  return { unfit: [], mayChange: false };
}

type Line = HeldLine & { readonly onHand: bigint };
type Sums = Pick<HoldSums, 'own' | 'own_slow' | 'all_slow' | 'has_lapsed'>;

const none: Sums = { own: 0n, own_slow: 0n, all_slow: 0n, has_lapsed: false };

function withoutClaims(held: HoldSums | undefined): Sums {
  if (held === undefined) return none;
  return {
    own: held.own - held.own_claimed,
    own_slow: held.own_slow - held.own_slow_claimed,
    all_slow: held.all_slow - held.all_slow_claimed,
    has_lapsed: held.has_lapsed,
  };
}

function doesFit({ qty, onHand }: Line, { isSlow }: Claim, held: Sums = none): boolean {
  const share = (percent: number, least: number) => most(BigInt(least), (onHand * BigInt(percent)) / 100n);
  if (isSlow) {
    return (
      held.own_slow + qty <= share(limits.slowSharePercent, limits.slowPiecesMin) &&
      held.all_slow + qty <= share(limits.slowShareAllPercent, limits.slowPiecesMin)
    );
  }
  // A first quick checkout may be for everything: it ends within the half hour, and a network gets one such a day.
  if (held.own === 0n && !held.has_lapsed) return true;
  return held.own + qty <= share(limits.unpaidSharePercent, limits.unpaidPiecesMin);
}

const most = (left: bigint, right: bigint) => (left > right ? left : right);
