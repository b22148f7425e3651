// Pricing a cart: the server's prices, the server's sums. What a client says a thing costs is never read.
import { createHash } from 'node:crypto';
import type { OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { routedIdOf } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { levels } from '#domain/levels.ts';
import { bpsOf, formatUnits, unitsMax } from '#domain/money.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { quoteCart } from '#features/checkout/contract.ts';
import { present } from '#features/orders/server/public.ts';
import { closedOf, shopByHandle } from '#features/shop/server/public.ts';
import { pricedGoods } from '#features/showcase/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import { insertQuote } from './quote.sql.ts';

type Priced = Awaited<ReturnType<typeof pricedGoods>>[number];
type Line = { goods: Priced; qty: number };

/**
 * Prices a cart and keeps the price for 30 minutes and one checkout.
 *
 * @throws Refused `invalidUserPage` where there is no such shop or it is closed; `recordNotFound` for goods that
 *   it does not sell; `outOfStock` with what is available; `invalidParameter` `below_break_even` where a sale
 *   would lose money.
 */
export async function quote(act: Act<typeof quoteCart>): Promise<OutputOf<typeof quoteCart>> {
  const { tx, input, now, world } = act;
  const shop = await shopByHandle(tx, input.handle);
  if (shop === undefined || closedOf(shop, now) !== undefined)
    throw refuse('invalidUserPage', { reason: 'no_open_shop' });
  const lines = await linesOf(act, shop.shop_id);
  const bps = world.policy.commissionBps ?? levels[shop.level].commissionBps;
  const sums = sumsOf(lines, { taxBps: world.policy.taxBps, commissionBps: bps });
  const id = world.random.id(now);
  const expiresAt = addMinutes(now, limits.quoteMinutes);
  const stored = storedLines(lines, world.policy.restockBps);
  const hash = createHash('sha256').update(`${id}|${shop.currency}|${sums.totalUnits}|${stored}`).digest();
  await insertQuote(tx, shop.shop_id, {
    id,
    country: input.country,
    lines: stored,
    parcels: JSON.stringify(sums.parcels, plain),
    lineCount: lines.length,
    quantity: lines.reduce((sum, { qty }) => sum + BigInt(qty), 0n),
    currency: shop.currency,
    ...sums.units,
    commissionBps: bps,
    hash,
    createdAt: now,
    expiresAt,
  });
  const asset = present.assetOf(shop.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  return {
    quote_id: routedIdOf(shop.shop_id, id),
    expires_at: expiresAt.toISOString(),
    lines: lines.map(({ goods, qty }) => ({
      goods_id: goods.goods_id,
      code: goods.code,
      title: goods.title,
      image: present.pictureOf(goods.picture, goods.title),
      qty,
      unit_price: amount(goods.price_units),
      amount: amount(goods.price_units * BigInt(qty)),
      available: shownStock(goods.available),
    })),
    goods_total: amount(sums.units.goodsUnits),
    shipping: amount(sums.units.shippingUnits),
    tax: amount(sums.units.taxUnits),
    total: amount(sums.totalUnits),
    currency: shop.currency,
    delivery: {
      from: addDays(
        now,
        Math.max(...lines.map(({ goods }) => goods.dispatch_days + goods.days_p50)),
      ).toISOString(),
      to: addDays(
        now,
        Math.max(...lines.map(({ goods }) => goods.dispatch_days + goods.days_p90)),
      ).toISOString(),
    },
    hash: hash.toString('hex'),
  };
}

/** More than this is "plenty": exact figures of a warehouse are nobody's business. */
const stockShownMax = 1_000_000;

export function shownStock(available: bigint): number {
  return Number(available > BigInt(stockShownMax) ? BigInt(stockShownMax) : available);
}

async function linesOf(act: Act<typeof quoteCart>, shopId: bigint): Promise<Line[]> {
  const wanted = new Map<string, number>();
  for (const { goods_id, qty } of act.input.lines) wanted.set(goods_id, (wanted.get(goods_id) ?? 0) + qty);
  const found = new Map(
    (await pricedGoods(act.tx, shopId, [...wanted.keys()])).map((row) => [row.goods_id, row]),
  );
  const lines = [...wanted].map(([goodsId, qty]) => {
    const goods = found.get(goodsId);
    if (goods === undefined || goods.status !== 'listed') {
      throw refuse('recordNotFound', { field: 'goods_id', reason: 'not_on_sale', goods_id: goodsId });
    }
    return { goods, qty };
  });
  const lacking = lines.filter(({ goods, qty }) => goods.available < BigInt(qty));
  if (lacking.length > 0) {
    throw refuse('outOfStock', {
      reason: 'stock',
      items: lacking.map(({ goods }) => ({
        goods_id: goods.goods_id,
        available: shownStock(goods.available),
      })),
    });
  }
  return lines;
}

function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function storedLines(lines: readonly Line[], restockBps: number): string {
  return JSON.stringify(
    lines.map(({ goods, qty }) => ({
      goods_id: goods.goods_id,
      code: goods.code,
      title: goods.title,
      picture: goods.picture,
      supplier_id: goods.supplier_id,
      qty,
      price_units: goods.price_units,
      cost_units: goods.cost_units,
      restock_bps: restockBps,
    })),
    plain,
  );
}

type Rates = { readonly taxBps: number; readonly commissionBps: number };

/** G = P + S + X, C + H, and a parcel a supplier. Shipping is charged as it costs. */
function sumsOf(lines: readonly Line[], { taxBps, commissionBps }: Rates) {
  const parcels = new Map<
    string,
    { supplier_id: string; cost_units: bigint; ship_fee_units: bigint; days_p50: number; days_p90: number }
  >();
  let goodsUnits = 0n;
  let commission = 0n;
  for (const { goods, qty } of lines) {
    goodsUnits += goods.price_units * BigInt(qty);
    const sold = { priceUnits: goods.price_units, costUnits: goods.cost_units };
    commission += lineCommission(sold, qty, commissionBps);
    const parcel = parcels.get(goods.supplier_id);
    const cost = goods.cost_units * BigInt(qty);
    parcels.set(goods.supplier_id, {
      supplier_id: goods.supplier_id,
      cost_units: (parcel?.cost_units ?? 0n) + cost,
      ship_fee_units: goods.ship_fee_units,
      days_p50: goods.dispatch_days + goods.days_p50,
      days_p90: goods.dispatch_days + goods.days_p90,
    });
  }
  const list = [...parcels.values()];
  const costUnits = list.reduce((sum, parcel) => sum + parcel.cost_units, 0n);
  const shippingUnits = list.reduce((sum, parcel) => sum + parcel.ship_fee_units, 0n);
  const taxUnits = bpsOf(goodsUnits, taxBps);
  const totalUnits = goodsUnits + shippingUnits + taxUnits;
  const isLoss = lines.some(({ goods }) => goods.price_units < goods.cost_units);
  if (isLoss || goodsUnits - costUnits - commission < 0n)
    throw refuse('invalidParameter', { field: 'lines', reason: 'below_break_even' });
  if (totalUnits > unitsMax) throw refuse('invalidParameter', { field: 'lines', reason: 'too_much' });
  const units = {
    goodsUnits,
    shippingUnits,
    taxUnits,
    totalUnits,
    costUnits,
    supplierShippingUnits: shippingUnits,
  };
  return { parcels: list, units, totalUnits };
}
