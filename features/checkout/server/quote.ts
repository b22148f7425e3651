// Pricing a cart: the server's prices, the server's sums. What a client says a thing costs is never read.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, unitsMax, type Asset, assetOf } from '#domain/money/money.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import { addMinutes } from '#domain/time.ts';
import type { quoteCart } from '#features/checkout/contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { closedOf, commissionBpsOf, shopByHandle } from '#features/shop/server/public.ts';
import { pricedGoods } from '#features/showcase/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import {
  offeredIn,
  payLocked,
  presentPay,
  priceCart,
  readTables,
  usdtOf,
  type CartLine,
  type Pricing,
  type Tables,
} from '#features/pricing/server/public.ts';
import { shownStock } from '#domain/goods/shown-stock.ts';
import { presentQuote, presentTaxLines } from './quote-view.ts';
import { sealOf } from './quote-hash.ts';
import { insertQuote, type NewQuote } from './quote.sql.ts';

type Input = Act<typeof quoteCart>;

/**
 * Prices a cart and keeps the price for 30 minutes and one checkout.
 *
 * @throws Refused `invalidUserPage` where there is no such shop or it is closed; `recordNotFound` for goods that
 *   it does not sell; `outOfStock` with what is available; `invalidParameter` `below_break_even` where a sale
 *   would lose money, and `not_offered` for a currency; `invalidOperation` `lane_closed` with the goods that cannot
 *   be sent to the country.
 */
export async function quote(act: Input): Promise<GivenOf<typeof quoteCart>> {
  const { tx, input, now, env, call } = act;
  const shop = await shopByHandle(tx, input.handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_open_shop' });
  const closed = closedOf(shop, now, env.policy);
  if (closed !== undefined)
    throw refuse('invalidUserPage', { reason: 'no_open_shop', closed: closed.reason });
  const asset = assetOf(shop.currency);
  const wanted = piecesOf(input.lines);
  const [lines, titles] = await Promise.all([
    linesOf(act, shop.shop_id, wanted),
    titlesIn(tx, call.language, [...wanted.keys()]),
  ]);
  const goods = lines.map((line) => line.goods);
  const tables = await readTables({ env, tx }, goods, { country: input.country, now });
  const wish = { currency: asset, service: input.service, policy: env.policy };
  const pricing = openLane(input.country, priceCart(lines, tables, wish));
  const bps = await commissionBpsOf(tx, env, shop);
  const totalUnits = assertWorth(lines, pricing, bps);
  const pay = payIn(input.currency, { asset, totalUnits, tables });
  const draft = draftOf(act, { lines, pricing, asset, totalUnits, tables, pay, bps });
  const hash = sealOf(shop.shop_id, sealedOf(draft));
  await insertQuote(tx, shop.shop_id, { ...draft, hash });
  return {
    quote_id: routedIdOf(shop.shop_id, draft.id),
    expires_at: draft.expiresAt,
    country: input.country,
    ...presentQuote(lines, pricing, { asset, now, totalUnits, titles, country: input.country }),
    pay: presentPay(pay),
    currencies: offeredIn(tables.chargeRates, { asset, units: totalUnits }),
    hash: hash.toString('hex'),
  };
}

/** @throws Refused `invalidOperation` `lane_closed` naming the goods. */
function openLane(country: string, priced: ReturnType<typeof priceCart>): Pricing {
  if (!('closed' in priced)) return priced;
  throw refuse('invalidOperation', {
    reason: 'lane_closed',
    country,
    items: priced.closed.map(({ goodsId, why }) => ({ goods_id: goodsId, why })),
  });
}

/** Lines of one goods are one line. */
function piecesOf(asked: Input['input']['lines']): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { goods_id, qty } of asked) wanted.set(goods_id, (wanted.get(goods_id) ?? 0) + qty);
  return wanted;
}

async function linesOf(
  { tx }: Input,
  shopId: bigint,
  wanted: ReadonlyMap<string, number>,
): Promise<CartLine[]> {
  const found = new Map(
    (await pricedGoods(tx, shopId, [...wanted.keys()])).map((row) => [row.goods_id, row]),
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

/** G = P + S + X; the supplier gets C + H, and H is what the buyer pays for delivery. */
function assertWorth(lines: readonly CartLine[], pricing: Pricing, bps: number): bigint {
  const { goodsUnits, shippingUnits, taxUnits, parcels } = pricing;
  const totalUnits = goodsUnits + shippingUnits + taxUnits;
  const costUnits = parcels.reduce((sum, parcel) => sum + parcel.costUnits, 0n);
  const commission = lines.reduce((sum, { goods, qty }) => {
    const sold = { priceUnits: goods.price_units, costUnits: goods.cost_units };
    return sum + lineCommission(sold, qty, bps);
  }, 0n);
  const isLoss = lines.some(({ goods }) => goods.price_units < goods.cost_units);
  if (isLoss || goodsUnits - costUnits - commission < 0n)
    throw refuse('invalidParameter', { field: 'lines', reason: 'below_break_even' });
  if (totalUnits > unitsMax) throw refuse('invalidParameter', { field: 'lines', reason: 'too_much' });
  return totalUnits;
}

type Total = { readonly asset: Asset; readonly totalUnits: bigint; readonly tables: Tables };

/** @throws Refused `invalidParameter` `not_offered` for a currency without a young rate. */
function payIn(wished: string | undefined, { asset, totalUnits, tables }: Total): NewQuote['pay'] {
  if (wished === undefined || wished === asset) return undefined;
  const pay = isAsset(wished)
    ? payLocked(tables.chargeRates, { asset, units: totalUnits }, wished)
    : undefined;
  if (pay === undefined) throw refuse('invalidParameter', { field: 'currency', reason: 'not_offered' });
  return pay;
}

type Parts = Total & {
  readonly lines: readonly CartLine[];
  readonly pricing: Pricing;
  readonly pay: NewQuote['pay'];
  readonly bps: number;
};

function draftOf(
  { input, now, env }: Input,
  { lines, pricing, asset, totalUnits, tables, pay, bps }: Parts,
): Omit<NewQuote, 'hash'> {
  const { parcels, goodsUnits, shippingUnits, taxUnits } = pricing;
  return {
    id: env.random.id(now),
    country: input.country,
    lines: storedLines(lines, env.policy.restockBps),
    parcels: storedParcels(parcels),
    lineCount: lines.length,
    quantity: lines.reduce((sum, { qty }) => sum + BigInt(qty), 0n),
    currency: asset,
    goodsUnits,
    shippingUnits,
    taxUnits,
    totalUnits,
    costUnits: parcels.reduce((sum, parcel) => sum + parcel.costUnits, 0n),
    supplierShippingUnits: shippingUnits,
    commissionBps: bps,
    createdAt: now,
    expiresAt: addMinutes(now, limits.quoteMinutes),
    service: pricing.choice.service,
    taxLines: JSON.stringify(presentTaxLines(pricing.taxLines, asset, input.country)),
    pay,
    usdtUnits: usdtOf(tables.chargeRates, { asset, units: totalUnits })?.units,
  };
}

function sealedOf(draft: Omit<NewQuote, 'hash'>) {
  return {
    ...draft,
    tax_lines: draft.taxLines,
    goods_units: draft.goodsUnits,
    shipping_units: draft.shippingUnits,
    tax_units: draft.taxUnits,
    total_units: draft.totalUnits,
    cost_units: draft.costUnits,
    supplier_shipping_units: draft.supplierShippingUnits,
    commission_bps: draft.commissionBps,
    expires_at: draft.expiresAt,
    pay_currency: draft.pay?.currency ?? null,
    pay_units: draft.pay?.units ?? null,
    pay_rate: draft.pay?.rate ?? null,
    usdt_units: draft.usdtUnits ?? null,
  };
}

function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function storedLines(lines: readonly CartLine[], restockBps: number): string {
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

/** A parcel a supplier; its days count from the confirmation of the order. */
function storedParcels(parcels: Pricing['parcels']): string {
  return JSON.stringify(
    parcels.map(({ supplierId, costUnits, offer, dispatchDays }) => ({
      supplier_id: supplierId,
      cost_units: costUnits,
      ship_fee_units: offer.feeUnits,
      days_p50: dispatchDays + offer.daysP50,
      days_p90: dispatchDays + offer.daysP90,
      service: offer.service,
    })),
    plain,
  );
}
