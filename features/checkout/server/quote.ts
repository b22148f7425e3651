// Pricing a cart: the server's prices, the server's sums. What a client says a thing costs is never read.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, unitsMax, type Asset, assetOf } from '#domain/money/money.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import { cartBundlesOf } from '#domain/discounts/shop-bundles.ts';
import { addMinutes } from '#domain/time.ts';
import type { quoteCart } from '#features/checkout/contract.ts';
import {
  deliveryOfferOf,
  discountLines,
  judgeCode,
  readCode,
  type DiscountedCart,
  type DiscountedLine,
} from '#features/discounts/server/public.ts';
import { stock, titlesIn } from '#features/goods/server/public.ts';
import { closedOf, commissionBpsOf, shopByHandle } from '#features/shop/server/public.ts';
import { pricedGoods, type PricedGoods } from '#features/showcase/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import {
  offeredIn,
  payLocked,
  presentPay,
  priceCart,
  readTables,
  usdtOf,
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
  const [found, texts, code, bps] = await Promise.all([
    linesOf(act, shop.shop_id, wanted),
    titlesIn(tx, call.language, [...wanted.keys()]),
    readCode(tx, shop.shop_id, { typed: input.code, now }),
    commissionBpsOf(tx, env, shop),
  ]);
  const goods = found.map((line) => line.goods);
  const own = goods.flatMap(({ goods_id: id, own_title: title }) =>
    title === null ? [] : [[id, title] as const],
  );
  const titles = new Map([...texts, ...own]);
  const tables = await readTables({ env, tx }, goods, { country: input.country, now });
  const cart = discountLines(found, code, { commissionBps: bps, bundles: cartBundlesOf(shop.bundles) });
  const deliveryOffer = deliveryOfferOf(cart, bps);
  const wish = { currency: asset, service: input.service, policy: env.policy };
  const offered = deliveryOffer === undefined ? wish : { ...wish, deliveryOffer };
  const pricing = openLane(input.country, priceCart(cart.lines, tables, offered));
  const totalUnits = assertWorth(cart.lines, pricing, bps);
  const pay = payIn(input.currency, { asset, totalUnits, tables });
  const draft = draftOf(act, { cart, pricing, asset, totalUnits, tables, pay, bps });
  const hash = sealOf(shop.shop_id, sealedOf(draft));
  await insertQuote(tx, shop.shop_id, { ...draft, hash });
  return {
    quote_id: routedIdOf(shop.shop_id, draft.id),
    expires_at: draft.expiresAt,
    country: input.country,
    ...presentQuote(cart, pricing, { asset, now, totalUnits, titles, country: input.country }),
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

/** Where fewer pieces would be left, they are counted anew: what lists know of sales is a moment old. */
const scarcePieces = 20;

function withCount(goods: PricedGoods | undefined, available: bigint | undefined): PricedGoods | undefined {
  return goods === undefined || available === undefined ? goods : { ...goods, available };
}

/** Lines of one goods are one line. */
function piecesOf(asked: Input['input']['lines']): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { goods_id, qty } of asked) wanted.set(goods_id, (wanted.get(goods_id) ?? 0) + qty);
  return wanted;
}

async function linesOf(
  { tx, call }: Input,
  shopId: bigint,
  wanted: ReadonlyMap<string, number>,
): Promise<{ goods: PricedGoods; qty: number }[]> {
  const found = new Map(
    (await pricedGoods(tx, shopId, [...wanted.keys()], call.language)).map((row) => [row.goods_id, row]),
  );
  const scarce = [...found.values()].flatMap(({ goods_id: id, available }) =>
    available < BigInt((wanted.get(id) ?? 0) + scarcePieces) ? [id] : [],
  );
  const counted = scarce.length === 0 ? undefined : await stock.countAvailable(tx, scarce);
  const lines = [...wanted].map(([goodsId, qty]) => {
    const goods = withCount(found.get(goodsId), counted?.get(goodsId));
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

/**
 * G = P + S + X; the supplier gets C + H. H is what the buyer pays for delivery, and what the shop pays of it. By another
 * road than the discounts themselves: whatever was taken off, nobody is out of pocket.
 */
function assertWorth(lines: readonly DiscountedLine[], pricing: Pricing, bps: number): bigint {
  const { goodsUnits, shippingUnits, deliveryDiscountUnits, taxUnits, parcels } = pricing;
  const totalUnits = goodsUnits + shippingUnits + taxUnits;
  const costUnits = parcels.reduce((sum, parcel) => sum + parcel.costUnits, 0n);
  const commission = lines.reduce((sum, { goods, qty, discountUnits }) => {
    const sold = { priceUnits: goods.price_units, costUnits: goods.cost_units, qty, discountUnits };
    return sum + lineCommission(sold, qty, bps);
  }, 0n);
  const isLoss = lines.some(
    ({ goods, qty, discountUnits }) => (goods.price_units - goods.cost_units) * BigInt(qty) < discountUnits,
  );
  if (isLoss || goodsUnits - costUnits - commission < deliveryDiscountUnits)
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
  readonly cart: DiscountedCart;
  readonly pricing: Pricing;
  readonly pay: NewQuote['pay'];
  readonly bps: number;
};

function draftOf(
  { input, now, env }: Input,
  { cart, pricing, asset, totalUnits, tables, pay, bps }: Parts,
): Omit<NewQuote, 'hash'> {
  const { parcels, goodsUnits, shippingUnits, deliveryDiscountUnits, taxUnits } = pricing;
  const { lines } = cart;
  const judged = judgeCode(cart, pricing);
  const discountUnits = lines.reduce((sum, line) => sum + line.discountUnits, 0n);
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
    supplierShippingUnits: shippingUnits + deliveryDiscountUnits,
    discountUnits: discountUnits === 0n ? undefined : discountUnits,
    deliveryDiscountUnits: deliveryDiscountUnits === 0n ? undefined : deliveryDiscountUnits,
    code: judged !== undefined && 'id' in judged ? judged : undefined,
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
    discount_units: draft.discountUnits ?? null,
    delivery_discount_units: draft.deliveryDiscountUnits ?? null,
    code_id: draft.code?.id ?? null,
    code_units: draft.code?.units ?? null,
  };
}

function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function storedLines(lines: readonly DiscountedLine[], restockBps: number): string {
  return JSON.stringify(
    lines.map(({ goods, qty, ...line }) => ({
      goods_id: goods.goods_id,
      code: goods.code,
      title: goods.title,
      picture: goods.picture,
      supplier_id: goods.supplier_id,
      qty,
      price_units: goods.price_units,
      cost_units: goods.cost_units,
      restock_bps: restockBps,
      ...(goods.list_units === null ? {} : { list_units: goods.list_units, sale_id: goods.sale_id }),
      ...(line.quantityDiscountUnits === 0n
        ? {}
        : { quantity_discount_units: line.quantityDiscountUnits, quantity_version: goods.version }),
      ...(line.bundle === undefined
        ? {}
        : { bundle_id: line.bundle.id, bundle_version: line.bundle.version }),
      ...(line.codeDiscountUnits === 0n ? {} : { code_discount_units: line.codeDiscountUnits }),
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
