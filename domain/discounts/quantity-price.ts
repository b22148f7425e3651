// The price for several pieces of one product.
import { floorUnits } from '#domain/pricing/prices.ts';

/** How several pieces are priced: each at a lower price from a number on, or so many for one price. */
export const quantityKinds = ['each', 'set'] as const;
export type QuantityKind = (typeof quantityKinds)[number];

export type QuantityPrice = {
  readonly kind: QuantityKind;
  /** `each`: from so many pieces on every piece costs `units`. `set`: so many pieces cost `units` together. */
  readonly steps: readonly { readonly from: number; readonly units: bigint }[];
};

type Pieces = {
  readonly qty: number;
  /** Of a piece, in a sale the lower one. */
  readonly priceUnits: bigint;
  readonly quantityPrice?: QuantityPrice | undefined;
};

/** What several pieces cost less than as many single ones. Sets are taken from the largest on. Never below zero. */
export function quantityDiscount(line: Pieces): bigint {
  const { qty, priceUnits, quantityPrice } = line;
  if (quantityPrice === undefined) return 0n;
  const whole = priceUnits * BigInt(qty);
  if (quantityPrice.kind === 'each') {
    const step = quantityPrice.steps.findLast(({ from }) => qty >= from);
    const units = step === undefined ? whole : step.units * BigInt(qty);
    return units < whole ? whole - units : 0n;
  }
  let left = qty;
  let saved = 0n;
  for (const { from, units } of quantityPrice.steps.toReversed()) {
    const sets = Math.floor(left / from);
    const less = priceUnits * BigInt(from) - units;
    if (sets === 0 || less <= 0n) continue;
    saved += less * BigInt(sets);
    left -= sets * from;
  }
  return saved;
}

/** What a line of a cart says about its several pieces. */
export type PricedLine = Pieces & { readonly costUnits: bigint };

/**
 * What several pieces of a line cost less where so many of its pieces are in a bundle that takes `units` off. Nothing where the
 * line would then be sold below its cost and commission.
 */
export function lineQuantityDiscount(
  line: PricedLine,
  { pieces, units }: { readonly pieces: number; readonly units: bigint },
  commissionBps: number,
): bigint {
  const floor = floorUnits(line.costUnits * BigInt(line.qty), commissionBps);
  const room = line.priceUnits * BigInt(line.qty) - floor - units;
  const wished = quantityDiscount({ ...line, qty: line.qty - pieces });
  return wished <= room ? wished : 0n;
}
