// Products that cost less together: what a bundle takes off, and what each of its products bears of it (docs/decisions/0211).
import { apportion } from '#domain/money/paid.ts';
import { floorUnits } from '#domain/pricing/prices.ts';

export type CartBundle = {
  readonly id: string;
  readonly version: number;
  /** Two to six products, a piece of each. */
  readonly goodsIds: readonly string[];
  /** What they cost together. */
  readonly units: bigint;
};

export type BundlePart = {
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  /** The pieces of it in the cart; undefined where there are as many as sets. */
  readonly qty?: number;
};

/** A value that is reduced, and by how much it may be. */
export type Bearer = { readonly value: bigint; readonly room: bigint };

/**
 * An amount divided by value, to the unit; what one cannot bear goes to the others. Undefined where all together cannot bear
 * it: an amount is given whole or not at all.
 */
export function shareAmount(bearers: readonly Bearer[], units: bigint): bigint[] | undefined {
  const rooms = bearers.map(({ room }) => (room > 0n ? room : 0n));
  if (rooms.reduce((sum, room) => sum + room, 0n) < units) return undefined;
  const parts = bearers.map(() => 0n);
  let left = units;
  // Each round fills a bearer or ends: at most as many rounds as there are bearers.
  while (left > 0n) {
    const weights = bearers.map(({ value }, index) =>
      (rooms[index] ?? 0n) > (parts[index] ?? 0n) ? value : 0n,
    );
    const shares = apportion(left, weights);
    for (const [index, share] of shares.entries()) {
      const free = (rooms[index] ?? 0n) - (parts[index] ?? 0n);
      const part = share < free ? share : free;
      parts[index] = (parts[index] ?? 0n) + part;
      left -= part;
    }
  }
  return parts;
}

/** The least that a bundle may cost: of each product its cost and its whole commission. */
export function bundleFloor(parts: readonly BundlePart[], commissionBps: number): bigint {
  return parts.reduce((sum, { costUnits }) => sum + floorUnits(costUnits, commissionBps), 0n);
}

/**
 * What so many sets of a bundle take off each of its products. Undefined where they cost no less together, or where one of
 * them would be sold below its cost and commission: then the bundle is not given.
 */
export function shareBundle(
  parts: readonly BundlePart[],
  {
    units,
    sets,
    commissionBps,
  }: { readonly units: bigint; readonly sets: number; readonly commissionBps: number },
): bigint[] | undefined {
  const count = BigInt(sets);
  const roomOf = ({ priceUnits, costUnits }: BundlePart, pieces: bigint) =>
    priceUnits * pieces - floorUnits(costUnits * pieces, commissionBps);
  const bearers = parts.map((part) => {
    const own = roomOf(part, count);
    // The commission of a line is rounded once for all its pieces: the line may bear a unit less than the pieces in the sets.
    const ofLine = roomOf(part, BigInt(part.qty ?? sets));
    return { value: part.priceUnits * count, room: own < ofLine ? own : ofLine };
  });
  const saving = bearers.reduce((sum, { value }) => sum + value, 0n) - units * count;
  return saving > 0n ? shareAmount(bearers, saving) : undefined;
}

type Line = BundlePart & { readonly goodsId: string; readonly qty: number };

/** What a bundle takes off a line, and of how many of its pieces. */
export type BundledLine = { readonly units: bigint; readonly pieces: number; readonly bundle: CartBundle };

/**
 * The bundles that a cart has, by the line. As many sets as the scarcest product allows; a line is in one bundle at most, and
 * of bundles that share a product the one that saves more is given, else the one with the smaller id.
 */
export function findBundles(
  lines: readonly Line[],
  bundles: readonly CartBundle[],
  commissionBps: number,
): ReadonlyMap<string, BundledLine> {
  const lineOf = new Map(lines.map((line) => [line.goodsId, line]));
  const wished = bundles.flatMap((bundle) => {
    const parts = bundle.goodsIds.flatMap((goodsId) => lineOf.get(goodsId) ?? []);
    if (parts.length < bundle.goodsIds.length) return [];
    const sets = Math.min(...parts.map(({ qty }) => qty));
    const shares = shareBundle(parts, { units: bundle.units, sets, commissionBps });
    if (shares === undefined) return [];
    return [{ bundle, sets, shares, saving: shares.reduce((sum, share) => sum + share, 0n) }];
  });
  const bySaving = wished.toSorted((left, right) =>
    left.saving === right.saving
      ? left.bundle.id.localeCompare(right.bundle.id, 'en')
      : left.saving > right.saving
        ? -1
        : 1,
  );
  const found = new Map<string, BundledLine>();
  for (const { bundle, sets, shares } of bySaving) {
    if (bundle.goodsIds.some((goodsId) => found.has(goodsId))) continue;
    for (const [index, goodsId] of bundle.goodsIds.entries())
      found.set(goodsId, { units: shares[index] ?? 0n, pieces: sets, bundle });
  }
  return found;
}
