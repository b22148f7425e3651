// What a cart costs less, by the one rule of stacking (docs/decisions/0195): the price of a sale is the price of the piece;
// then the price for several pieces, of one product or of a bundle; then at most one code; then free delivery. All in whole minor units.
import { bpsOf } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { findBundles, shareAmount, type BundledLine, type CartBundle } from './bundles.ts';
import type { CodeReason, DiscountKind } from './discount-code.ts';
import { lineQuantityDiscount, type QuantityPrice } from './quantity-price.ts';

export type DiscountLine = {
  readonly goodsId: string;
  readonly qty: number;
  /** Of a piece, in a sale the lower one. */
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  readonly quantityPrice: QuantityPrice | undefined;
};

export type CartCode = {
  readonly kind: DiscountKind;
  readonly percentBps: number;
  readonly units: bigint;
  readonly minUnits: bigint;
  /** Undefined for all goods. */
  readonly goodsIds: ReadonlySet<string> | undefined;
};

export type LineDiscount = {
  /** By the price for several pieces, that of a bundle among it. */
  readonly quantityUnits: bigint;
  /** The bundle that pieces of the line are in; undefined where they are in none. */
  readonly bundle?: CartBundle | undefined;
  readonly codeUnits: bigint;
  /** True where the code could have applied, and would have gone below what the line must earn. */
  readonly isSpared: boolean;
};

/**
 * The least that a line may be sold for: its cost and the whole commission of it.
 *
 * @param commissionBps 0 to 9,999.
 */
export function lineFloor(
  { costUnits, qty }: Pick<DiscountLine, 'costUnits' | 'qty'>,
  commissionBps: number,
) {
  return floorUnits(costUnits * BigInt(qty), commissionBps);
}

export type CartDiscounts = {
  /** In the order of the lines. */
  readonly lines: readonly LineDiscount[];
  /** What the goods cost after all of it. */
  readonly goodsUnits: bigint;
  /** What the code took off the goods; a code for delivery takes nothing here. */
  readonly codeUnits: bigint;
  /** Why the code took nothing; undefined where it applies, or where there is none. */
  readonly codeReason: CodeReason | undefined;
};

/**
 * What is taken off each line. Pieces that are in a bundle count for no other price for several, and a bundle is given only
 * where the goods become cheaper by it, the code counted, and a code for the delivery stays. No line goes below `lineFloor`: a
 * price for several pieces that would is not given; a percentage spares the line; an amount is divided by value among the lines
 * that can bear it, and refused as a whole where all of them together cannot.
 */
export function discountCart(
  lines: readonly DiscountLine[],
  code: CartCode | undefined,
  commissionBps: number,
  bundles: readonly CartBundle[] = [],
): CartDiscounts {
  const price = (bundled: Bundled) => priceCart(lines, { code, commissionBps, bundled });
  const found = findBundles(lines, bundles, commissionBps);
  if (code === undefined) return price(found);
  // A bundle may bring a cart below what the code asks for: each is given where the goods cost less with it, and where it
  // costs nobody a code for the delivery, which the price of the goods does not show.
  let given: Bundled = new Map();
  let best = price(given);
  for (const bundle of new Set([...found.values()].map((one) => one.bundle))) {
    const tried = new Map([...given, ...[...found].filter(([, one]) => one.bundle === bundle)]);
    const priced = price(tried);
    const losesDelivery =
      code.kind === 'delivery' && best.codeReason === undefined && priced.codeReason !== undefined;
    if (priced.goodsUnits < best.goodsUnits && !losesDelivery) [given, best] = [tried, priced];
  }
  return best;
}

type Bundled = ReadonlyMap<string, BundledLine>;
type CartPricing = {
  readonly code: CartCode | undefined;
  readonly commissionBps: number;
  readonly bundled: Bundled;
};

function priceCart(
  lines: readonly DiscountLine[],
  { code, commissionBps, bundled }: CartPricing,
): CartDiscounts {
  const priced = lines.map((line) => {
    const whole = line.priceUnits * BigInt(line.qty);
    const room = whole - lineFloor(line, commissionBps);
    const { units = 0n, pieces = 0, bundle } = bundled.get(line.goodsId) ?? {};
    const quantityUnits = units + lineQuantityDiscount(line, { pieces, units }, commissionBps);
    return { line, bundle, quantityUnits, value: whole - quantityUnits, room: room - quantityUnits };
  });
  const taken = code === undefined ? undefined : takeCode(priced, code);
  const parts = taken === undefined || 'reason' in taken ? [] : taken.parts;
  const codeUnits = parts.reduce((sum, { units }) => sum + units, 0n);
  const goods = priced.reduce((sum, { value }) => sum + value, 0n);
  return {
    lines: priced.map(({ quantityUnits, bundle }, index) => ({
      quantityUnits,
      bundle,
      codeUnits: parts[index]?.units ?? 0n,
      isSpared: parts[index]?.isSpared ?? false,
    })),
    goodsUnits: goods - codeUnits,
    codeUnits,
    codeReason: taken !== undefined && 'reason' in taken ? taken.reason : undefined,
  };
}

type Priced = { readonly line: DiscountLine; readonly value: bigint; readonly room: bigint };
type Part = { readonly units: bigint; readonly isSpared: boolean };
type Taken = { readonly parts: readonly Part[] } | { readonly reason: CodeReason };

function takeCode(priced: readonly Priced[], code: CartCode): Taken {
  const isFor = ({ line }: Priced) => code.goodsIds === undefined || code.goodsIds.has(line.goodsId);
  const eligible = priced.filter(isFor);
  if (eligible.length === 0) return { reason: 'not_for_these' };
  const value = eligible.reduce((sum, one) => sum + one.value, 0n);
  if (value < code.minUnits) return { reason: 'below_minimum' };
  if (code.kind === 'delivery') return { parts: priced.map(() => ({ units: 0n, isSpared: false })) };
  const units =
    code.kind === 'percent' ? byPercent(eligible, code.percentBps) : shareAmount(eligible, code.units);
  if (units === undefined || units.every((one) => one === 0n)) return { reason: 'below_break_even' };
  const partOf = new Map(eligible.map((one, index) => [one, units[index] ?? 0n]));
  return {
    parts: priced.map((one) => {
      const part = partOf.get(one);
      return { units: part ?? 0n, isSpared: part === 0n };
    }),
  };
}

/** Of each line its percentage, rounded down, or nothing where the line cannot bear it. */
function byPercent(lines: readonly Priced[], bps: number): bigint[] {
  return lines.map(({ value, room }) => {
    const units = bpsOf(value, bps);
    return units <= room ? units : 0n;
  });
}

/** One supplier's parcel: what its goods are sold for after all discounts, and what it costs. */
export type DiscountParcel = {
  readonly goodsUnits: bigint;
  readonly costUnits: bigint;
  readonly feeUnits: bigint;
};

/**
 * What is taken off the delivery where the shop pays it: the fee of the cheapest choice, so that a faster one costs the
 * difference. Nothing where one of the parcels would then lose money: each must bear its own delivery, because each may be
 * cut off or come back alone.
 *
 * @param feeUnits Of the service that was chosen; `cheapestUnits` of the cheapest one.
 */
export function freeDelivery(
  parcels: readonly DiscountParcel[],
  { feeUnits, cheapestUnits }: { readonly feeUnits: bigint; readonly cheapestUnits: bigint },
  commissionBps: number,
): bigint {
  const off = cheapestUnits < feeUnits ? cheapestUnits : feeUnits;
  if (off === 0n) return 0n;
  const paid = feeUnits - off;
  const isBorne = parcels.every((parcel) => {
    const own = (paid * parcel.feeUnits) / feeUnits;
    const commission = bpsOf(parcel.goodsUnits, commissionBps);
    return parcel.goodsUnits - commission + own >= parcel.costUnits + parcel.feeUnits;
  });
  return isBorne ? off : 0n;
}
