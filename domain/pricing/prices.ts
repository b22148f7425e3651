// What one piece earns: floor, profit and what a return costs (docs/product.md 2.0).
import { bpsOf } from '#domain/money/money.ts';

/**
 * The least price at which nobody is out of pocket: cost and the commission of one piece, rounded down. In any
 * quantity, because a line's commission is never more than the line earns (`lineCommission`).
 *
 * @param commissionBps 0 to 9,999.
 */
export function floorUnits(costUnits: bigint, commissionBps: number): bigint {
  const kept = 10_000n - BigInt(commissionBps);
  if (kept <= 0n) throw new RangeError('a commission leaves something of the price');
  // p - floor(p x bps / 10000) >= cost says the same as p x kept / 10000 > cost - 1.
  return ((costUnits - 1n) * 10_000n) / kept + 1n;
}

/** Returns of a change of mind, in basis points of the pieces sold, until a shop has figures of its own: 8 %. */
export const returnsBps = 800n;

export type PieceMoney = {
  readonly commission: bigint;
  /** What stays with the shop; shipping passes through to the supplier. */
  readonly profit: bigint;
  /** What the shop is worse off by when the piece comes back on a change of mind. */
  readonly lossIfReturned: bigint;
  /** Profit with the returns to be expected. */
  readonly expectedProfit: bigint;
};

type Piece = {
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  readonly shipFeeUnits: bigint;
  readonly commissionBps: number;
  /** Part of the cost that the supplier keeps of goods that come back. */
  readonly restockBps: number;
};

/** The money of one piece sold on its own. */
export function pieceMoney(piece: Piece): PieceMoney {
  const commission = bpsOf(piece.priceUnits, piece.commissionBps);
  const profit = piece.priceUnits - piece.costUnits - commission;
  const lossIfReturned = piece.shipFeeUnits + bpsOf(piece.costUnits, piece.restockBps);
  return { commission, profit, lossIfReturned, expectedProfit: expectedProfit(profit, lossIfReturned) };
}

/** A profit less the returns to be expected: each gives the profit up and costs the loss besides. */
export function expectedProfit(profit: bigint, lossIfReturned: bigint): bigint {
  const atRisk = (profit + lossIfReturned) * returnsBps;
  const half = atRisk < 0n ? -5_000n : 5_000n;
  return profit - (atRisk + half) / 10_000n;
}
