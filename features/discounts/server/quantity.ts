// Prices for several pieces of one goods.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { lineFloor } from '#domain/discounts/cart-discounts.ts';
import type { QuantityKind } from '#domain/discounts/quantity-price.ts';
import { limits } from '#domain/limits.ts';
import { bpsOf, formatUnits } from '#domain/money/money.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import type { readQuantityPrice, setQuantityPrice } from '#features/discounts/prices.contract.ts';
import {
  holdLimits,
  lockItems,
  readItems,
  updateQuantityPrice,
  type Context,
  type ItemRow,
} from '#features/showcase/server/public.ts';
import { quantityPriceOf } from './cart.ts';
import { readAmount } from './codes.ts';

type Shown = GivenOf<typeof readQuantityPrice>;
type Step = { readonly from: number; readonly units: bigint };

export async function showQuantityPrice(
  context: Context,
  { id }: InputOf<typeof readQuantityPrice>,
): Promise<Shown> {
  const [row] = await readItems(context.tx, context.shop.shop_id, [id], context.language);
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  return present(context, row);
}

/**
 * Sets the price for several pieces, or drops it.
 *
 * @throws Refused `invalidParameter` with `field` and `step`: `needed`, `order` where steps do not go up, `scale`,
 *   `amount`, `not_lower` where several pieces cost no less than single ones, `below_break_even` with `floor_price`.
 * @throws Refused `recordNotFound`, `staleVersion`.
 */
export async function changeQuantityPrice(
  context: Context,
  { id, kind, steps: asked = [], version }: InputOf<typeof setQuantityPrice>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  await holdLimits(context);
  const [row] = await lockItems(tx, shop.shop_id, [id], context.language);
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  const steps = kind === null ? [] : readSteps(context, asked);
  if (kind !== null) assertSteps(context, { row, kind, steps });
  const isSaved = await updateQuantityPrice(tx, {
    shopId: shop.shop_id,
    goodsId: id,
    kind,
    from: kind === null ? null : steps.map(({ from }) => from),
    units: kind === null ? null : steps.map(({ units }) => units),
    version,
    at: now,
  });
  if (!isSaved) throw refuse('staleVersion', { reason: 'stale', ids: [id], titles: [row.title] });
  return showQuantityPrice(context, { id });
}

function readSteps(context: Context, asked: NonNullable<InputOf<typeof setQuantityPrice>['steps']>): Step[] {
  if (asked.length === 0) throw refuse('invalidParameter', { field: 'steps', reason: 'needed' });
  let before = 1;
  return asked.map(({ from, price }, step) => {
    if (from <= before || from > limits.quantityFromMax)
      throw refuse('invalidParameter', { field: 'steps', reason: 'order', step });
    before = from;
    return { from, units: readAmount(context, 'steps', price) ?? 0n };
  });
}

type Judged = { readonly row: ItemRow; readonly kind: QuantityKind; readonly steps: readonly Step[] };

/** What a step's number of pieces costs together. */
function totalOf(kind: QuantityKind, { from, units }: Step): bigint {
  return kind === 'each' ? units * BigInt(from) : units;
}

/** Judged at the price of before a sale, which the goods go back to; in the sale single pieces may be cheaper. */
function assertSteps({ shop, commissionBps }: Context, { row, kind, steps }: Judged): void {
  const price = row.list_units ?? row.price_units;
  // The price of a piece in the step before: each step is a better one.
  let before = { from: 1n, total: price };
  for (const [step, one] of steps.entries()) {
    const total = totalOf(kind, one);
    const from = BigInt(one.from);
    if (total * before.from >= before.total * from)
      throw refuse('invalidParameter', { field: 'steps', reason: 'not_lower', step });
    const floor = lineFloor({ costUnits: row.cost_units, qty: one.from }, commissionBps);
    if (total < floor) {
      const least = kind === 'each' ? (floor + from - 1n) / from : floor;
      const shown = { floor_price: formatUnits(least, shop.currency) };
      throw refuse('invalidParameter', { field: 'steps', reason: 'below_break_even', step, ...shown });
    }
    before = { from, total };
  }
}

function present({ shop, commissionBps }: Context, row: ItemRow): Shown {
  const price = quantityPriceOf(row);
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  return {
    id: row.goods_id,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    price: amount(row.list_units ?? row.price_units),
    kind: price?.kind ?? null,
    steps: (price?.steps ?? []).map((step) => {
      const total = totalOf(price?.kind ?? 'each', step);
      const profit = total - bpsOf(total, commissionBps) - row.cost_units * BigInt(step.from);
      return { from: step.from, price: amount(step.units), profit: amount(profit) };
    }),
    currency: shop.currency,
    version: row.version,
  };
}
