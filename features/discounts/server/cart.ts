// What is taken off a cart that is being priced, and the claim of it when the cart is ordered.
import { refuse } from '#domain/wire/errors.ts';
import type { CartBundle } from '#domain/discounts/bundles.ts';
import {
  discountCart,
  freeDelivery,
  type CartCode,
  type DiscountParcel,
} from '#domain/discounts/cart-discounts.ts';
import { faultOfCode, normalizeCode, whyUnusable, type CodeReason } from '#domain/discounts/discount-code.ts';
import type { QuantityPrice } from '#domain/discounts/quantity-price.ts';
import type { PricedGoods } from '#features/showcase/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './codes.sql.ts';
import { isDeliveryFree } from './delivery.sql.ts';

type Line = { readonly goods: PricedGoods; readonly qty: number };

/** A line with what is taken off the whole of it, and by what. */
export type DiscountedLine = Line & {
  readonly discountUnits: bigint;
  readonly quantityDiscountUnits: bigint;
  readonly codeDiscountUnits: bigint;
  /** The bundle that pieces of it are in. */
  readonly bundle: CartBundle | undefined;
  /** True where a code is for these goods, and would have gone below what the line must earn. */
  readonly isSpared: boolean;
};

/** A code as it was asked for, and why it takes nothing. */
export type AskedCode = {
  readonly text: string;
  readonly row: sql.CodeRow | undefined;
  readonly reason: CodeReason | undefined;
};

export type DiscountedCart = {
  readonly lines: readonly DiscountedLine[];
  readonly code: AskedCode | undefined;
};

/** Looks a typed code up, in whatever spelling; undefined where none was typed. */
export async function readCode(
  tx: Tx,
  shopId: bigint,
  { typed, now }: { readonly typed: string | undefined; readonly now: Date },
): Promise<AskedCode | undefined> {
  if (typed === undefined || typed.trim() === '') return undefined;
  const text = normalizeCode(typed);
  // What can be no code is not looked for.
  const row = faultOfCode(typed) === undefined ? await sql.findCode(tx, { shopId, code: text }) : undefined;
  return { text, row, reason: whyUnusable(row && termsOf(row), now) };
}

function termsOf(row: sql.CodeRow) {
  return {
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at ?? undefined,
    usesMax: row.uses_max ?? undefined,
    used: row.used,
  };
}

function cartCodeOf(row: sql.CodeRow): CartCode {
  return {
    kind: row.kind,
    percentBps: row.percent_bps ?? 0,
    units: row.units ?? 0n,
    minUnits: row.min_units,
    goodsIds: row.goods_ids === null ? undefined : new Set(row.goods_ids),
  };
}

/** The price for several pieces as a row of the showcase has it. */
export function quantityPriceOf(
  row: Pick<PricedGoods, 'quantity_kind' | 'quantity_from' | 'quantity_units'>,
): QuantityPrice | undefined {
  const { quantity_kind: kind, quantity_from: from, quantity_units: units } = row;
  if (kind === null || from === null || units === null) return undefined;
  return {
    kind,
    steps: from.map((count, index) => ({ from: Number(count), units: BigInt(units[index] ?? 0) })),
  };
}

/** Takes off each line what its pieces and the code take off it (docs/decisions/0195). */
export function discountLines(
  lines: readonly Line[],
  asked: AskedCode | undefined,
  { commissionBps, bundles }: { readonly commissionBps: number; readonly bundles: readonly CartBundle[] },
): DiscountedCart {
  const isUsable = asked?.row !== undefined && asked.reason === undefined;
  const code = isUsable ? cartCodeOf(asked.row) : undefined;
  const own = lines.length < 2 ? [] : bundles;
  const isPlain =
    code === undefined && own.length === 0 && lines.every(({ goods }) => goods.quantity_kind === null);
  // Most carts have neither: nothing is worked out for them.
  if (isPlain) return { lines: lines.map((line) => ({ ...line, ...nothing })), code: asked };
  const result = discountCart(
    lines.map(({ goods, qty }) => ({
      goodsId: goods.goods_id,
      qty,
      priceUnits: goods.price_units,
      costUnits: goods.cost_units,
      quantityPrice: quantityPriceOf(goods),
    })),
    code,
    commissionBps,
    own,
  );
  return {
    lines: lines.map((line, index) => {
      const { quantityUnits = 0n, codeUnits = 0n, isSpared = false, bundle } = result.lines[index] ?? {};
      return {
        ...line,
        discountUnits: quantityUnits + codeUnits,
        quantityDiscountUnits: quantityUnits,
        codeDiscountUnits: codeUnits,
        isSpared,
        bundle,
      };
    }),
    code: asked && { ...asked, reason: asked.reason ?? result.codeReason },
  };
}

const nothing = {
  discountUnits: 0n,
  quantityDiscountUnits: 0n,
  codeDiscountUnits: 0n,
  isSpared: false,
  bundle: undefined,
} as const;

/** The delivery that the shop pays, as pricing asks for it; undefined where buyers pay for every delivery. */
export function deliveryOfferOf({ lines, code }: DiscountedCart, commissionBps: number) {
  const from = lines[0]?.goods.free_from_units ?? undefined;
  const isByCode = code?.row?.kind === 'delivery' && code.reason === undefined;
  if (from === undefined && !isByCode) return undefined;
  return (
    parcels: readonly DiscountParcel[],
    fees: { readonly feeUnits: bigint; readonly cheapestUnits: bigint; readonly goodsUnits: bigint },
  ): bigint => {
    const isFree = isByCode || (from !== undefined && fees.goodsUnits >= from);
    return isFree ? freeDelivery(parcels, fees, commissionBps) : 0n;
  };
}

type PricedDelivery = { readonly goodsUnits: bigint; readonly deliveryDiscountUnits: bigint };

/** What the code took off in the end, delivery among it; or why it took nothing. */
export function judgeCode(
  { lines, code }: DiscountedCart,
  { goodsUnits, deliveryDiscountUnits: off }: PricedDelivery,
): { readonly reason: CodeReason } | { readonly id: string; readonly units: bigint } | undefined {
  if (code === undefined) return undefined;
  if (code.row === undefined) return { reason: 'unknown' };
  if (code.reason !== undefined) return { reason: code.reason };
  const { id, kind } = code.row;
  if (kind !== 'delivery')
    return { id, units: lines.reduce((sum, line) => sum + line.codeDiscountUnits, 0n) };
  const from = lines[0]?.goods.free_from_units ?? undefined;
  // A use is not spent on what there is without it.
  if (from !== undefined && goodsUnits >= from) return { reason: 'already_free' };
  return off > 0n ? { id, units: off } : { reason: 'below_break_even' };
}

export type DiscountClaim = {
  readonly checkoutId: string;
  readonly codeId: string | undefined;
  /** What the goods cost where the shop pays the delivery without a code; undefined where it does not. */
  readonly freeFromUnits: bigint | undefined;
  readonly buyerRef: string;
  readonly now: Date;
};

/**
 * Claims what a quote was priced with, in the checkout's transaction and before its stock: of any number of checkouts at
 * once no more than a code has uses left.
 *
 * @throws Refused `priceChanged` (`code` with `why`, `delivery`) where it is not there any more.
 * @throws Refused `invalidParameter` (`code`, `used_by_buyer`) where this buyer has used the code as often as one may.
 */
export async function claimDiscounts(tx: Tx, shopId: bigint, claim: DiscountClaim): Promise<void> {
  const { codeId: id, checkoutId, buyerRef, now } = claim;
  const { freeFromUnits: goodsUnits } = claim;
  // All are sent before the statements that lock stock.
  const [isFree, counted, isTaken] = await Promise.all([
    goodsUnits === undefined || isDeliveryFree(tx, { shopId, goodsUnits }),
    id === undefined ? undefined : sql.countUse(tx, { shopId, id, at: now }),
    id === undefined || sql.takeSlot(tx, { shopId, checkoutId, id, buyerRef, at: now }),
  ]);
  if (!isFree) throw refuse('priceChanged', { reason: 'delivery' });
  if (id === undefined) return;
  if (counted === undefined) {
    // Not locked: the transaction may hold stock by now, and is given up.
    const row = await sql.readCode(tx, { shopId, id });
    const why = whyUnusable(row && termsOf(row), now) ?? 'expired';
    throw refuse('priceChanged', { field: 'code', reason: 'code', why });
  }
  if (!isTaken) throw refuse('invalidParameter', { field: 'code', reason: 'used_by_buyer' });
}

/** Gives the uses of checkouts back that ended unpaid; before their stock, which is locked last. */
export async function releaseDiscounts(
  tx: Tx,
  shopId: bigint,
  checkoutIds: readonly string[],
): Promise<void> {
  if (checkoutIds.length > 0) await sql.giveBackUses(tx, { shopId, checkoutIds });
}
