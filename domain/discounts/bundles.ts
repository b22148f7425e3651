// Products that cost less together: what a bundle takes off, and what each of its products bears of it (docs/decisions/0211).
import { apportion } from '#domain/money/paid.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { lineQuantityDiscount, type PricedLine } from './quantity-price.ts';

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

/** What a discount is divided among: a value that is reduced, and by how much it may be. */
type DiscountTarget = { readonly value: bigint; readonly room: bigint };

/**
 * An amount divided by value, to the unit; what one cannot bear goes to the others. Undefined where all together cannot bear
 * it: an amount is given whole or not at all.
 */
export function shareAmount(targets: readonly DiscountTarget[], units: bigint): bigint[] | undefined {
  const rooms = targets.map(({ room }) => (room > 0n ? room : 0n));
  if (rooms.reduce((sum, room) => sum + room, 0n) < units) return undefined;
  const parts = targets.map(() => 0n);
  let left = units;
  // Each round fills a target or ends: at most as many rounds as there are targets.
  while (left > 0n) {
    const weights = targets.map(({ value }, index) =>
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
  const targets = parts.map((part) => {
    const own = roomOf(part, count);
    // The commission of a line is rounded once for all its pieces: the line may bear a unit less than the pieces in the sets.
    const ofLine = roomOf(part, BigInt(part.qty ?? sets));
    return { value: part.priceUnits * count, room: own < ofLine ? own : ofLine };
  });
  const saving = targets.reduce((sum, { value }) => sum + value, 0n) - units * count;
  return saving > 0n ? shareAmount(targets, saving) : undefined;
}

type Line = PricedLine & { readonly goodsId: string };

/** What a bundle takes off a line, and of how many of its pieces. */
export type BundledLine = { readonly units: bigint; readonly pieces: number; readonly bundle: CartBundle };

type Candidate = {
  readonly bundle: CartBundle;
  readonly lines: readonly (readonly [goodsId: string, BundledLine])[];
  /** What the cart becomes cheaper by. */
  readonly gain: bigint;
};

/**
 * The bundles that a cart has, by the line. As many sets as the scarcest product allows, and only where the cart becomes
 * cheaper: pieces in a bundle count for no price for several. A line is in one bundle at most, and of bundles that share a
 * product the one that makes the cart cheaper by more is given, else the one with the smaller id.
 */
export function findBundles(
  lines: readonly Line[],
  bundles: readonly CartBundle[],
  commissionBps: number,
): ReadonlyMap<string, BundledLine> {
  const lineOf = new Map(lines.map((line) => [line.goodsId, line]));
  const candidates = bundles
    .flatMap((bundle) => judgeBundle(bundle, lineOf, commissionBps) ?? [])
    .toSorted((left, right) =>
      left.gain === right.gain
        ? left.bundle.id.localeCompare(right.bundle.id, 'en')
        : left.gain > right.gain
          ? -1
          : 1,
    );
  const found = new Map<string, BundledLine>();
  for (const { lines: own } of candidates) {
    if (own.some(([goodsId]) => found.has(goodsId))) continue;
    for (const [goodsId, bundled] of own) found.set(goodsId, bundled);
  }
  return found;
}

/** Undefined where the cart lacks one of the products, or becomes no cheaper. */
function judgeBundle(
  bundle: CartBundle,
  lineOf: ReadonlyMap<string, Line>,
  commissionBps: number,
): Candidate | undefined {
  const parts = bundle.goodsIds.flatMap((goodsId) => lineOf.get(goodsId) ?? []);
  if (parts.length < bundle.goodsIds.length) return undefined;
  const sets = Math.min(...parts.map(({ qty }) => qty));
  const shares = shareBundle(parts, { units: bundle.units, sets, commissionBps });
  if (shares === undefined) return undefined;
  const gain = parts.reduce((sum, line, index) => {
    const units = shares[index] ?? 0n;
    const before = lineQuantityDiscount(line, { pieces: 0, units: 0n }, commissionBps);
    return sum + units + lineQuantityDiscount(line, { pieces: sets, units }, commissionBps) - before;
  }, 0n);
  const lines = parts.map(
    ({ goodsId }, index) => [goodsId, { units: shares[index] ?? 0n, pieces: sets, bundle }] as const,
  );
  return gain > 0n ? { bundle, lines, gain } : undefined;
}
