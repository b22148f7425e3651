// What one piece costs delivered, for the page of a goods; and where a shop delivers to at all.
import type * as z from 'zod/mini';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, isAsset, assetOf } from '#domain/money/money.ts';
import { countries } from '#domain/geo/countries.ts';
import type { deliveryChoices, landed } from '#features/pricing/contract.ts';
import { deliveryOfferOf, discountLines } from '#features/discounts/server/public.ts';
import { commissionBpsOf, shopByHandle, type ShopRow } from '#features/shop/server/public.ts';
import { pricedGoods, type PricedGoods } from '#features/showcase/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { offeredIn, payLocked, presentPay } from './currencies.ts';
import { priceCart } from './pricing.ts';
import { readRates, readTables, youngOf } from './table-cache.ts';
import { hasTaxTables, listTaxedCountries } from './rates.sql.ts';

type Landed = z.output<typeof landed> | null;

export type LandedInput = {
  readonly shop: Pick<ShopRow, 'shop_id' | 'currency' | 'level'>;
  readonly goodsId: string;
  readonly country: string;
  /** What the buyer would like to pay in; the shop's own where it is not offered. */
  readonly currency: string | undefined;
};

/**
 * One piece with everything included, delivered the cheapest way. Undefined for goods that the shop does not sell; a
 * country that is closed says why.
 */
export async function landedPrice(
  { tx, env }: { readonly tx: Tx; readonly env: Environment },
  ask: LandedInput,
): Promise<Landed | undefined> {
  const { shop, goodsId, country } = ask;
  const now = env.clock.now();
  const [goods] = await pricedGoods(tx, shop.shop_id, [goodsId]);
  if (goods === undefined) return undefined;
  const tables = await readTables({ env, tx }, [goods], { country, now });
  const asset = assetOf(shop.currency);
  const wish = { currency: asset, service: undefined, policy: env.policy };
  const offered = { ...wish, ...(await offerFor({ tx, env }, shop, goods)) };
  const priced = priceCart([{ goods, qty: 1 }], tables, offered);
  if ('closed' in priced) return { country, closed: priced.closed[0]?.why ?? 'no_lane', price: null };
  const { choice, goodsUnits, shippingUnits, taxUnits } = priced;
  const total = goodsUnits + shippingUnits + taxUnits;
  const to = ask.currency;
  const isOther = to !== undefined && to !== asset && isAsset(to);
  const payFor = (units: bigint) =>
    presentPay(isOther ? payLocked(tables.chargeRates, { asset, units }, to) : undefined);
  return {
    country,
    closed: null,
    price: {
      shipping: formatUnits(shippingUnits, asset),
      tax: formatUnits(taxUnits, asset),
      total: formatUnits(total, asset),
      currency: asset,
      days: { p50: choice.daysP50, p90: choice.daysP90 },
      pay: payFor(total),
      pay_goods: payFor(goodsUnits)?.total ?? null,
    },
  };
}

/** Whether one piece is enough for free delivery; nothing is asked where the shop offers none. */
async function offerFor(
  { tx, env }: { readonly tx: Tx; readonly env: Environment },
  shop: LandedInput['shop'],
  goods: PricedGoods,
) {
  if (goods.free_from_units === null || goods.price_units < goods.free_from_units) return {};
  const bps = await commissionBpsOf(tx, env, shop);
  const deliveryOffer = deliveryOfferOf(
    discountLines([{ goods, qty: 1 }], undefined, { commissionBps: bps, bundles: [] }),
    bps,
  );
  return deliveryOffer === undefined ? {} : { deliveryOffer };
}

/** The `landed` block of a page of goods: null where no country was asked for. */
export async function landedFor(
  basis: { readonly tx: Tx; readonly env: Environment },
  shop: LandedInput['shop'],
  input: {
    readonly id: string;
    readonly country?: string | undefined;
    readonly currency?: LandedInput['currency'];
  },
): Promise<Landed> {
  const { country, currency, id: goodsId } = input;
  if (country === undefined) return null;
  return (await landedPrice(basis, { shop, goodsId, country, currency })) ?? null;
}

/** Countries that goods can be sold into: all, or where there are tax tables those that they name. */
export async function countriesReached(tx: Tx, now: Date): Promise<string[]> {
  const [isTabled, taxed] = await Promise.all([
    hasTaxTables(tx),
    listTaxedCountries(tx, now.toISOString().slice(0, 10)),
  ]);
  return isTabled ? countries.filter((country) => taxed.includes(country)) : [...countries];
}

/** Countries with data, and the money that can be charged. */
export async function showDelivery({
  tx,
  input,
  now,
}: Act<typeof deliveryChoices>): Promise<GivenOf<typeof deliveryChoices>> {
  const shop = await shopByHandle(tx, input.handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  const [reached, rates] = await Promise.all([countriesReached(tx, now), readRates(tx, now)]);
  const asset = assetOf(shop.currency);
  // A thousand of the currency's least coins: what would round to nothing is not offered for anything.
  const currencies = offeredIn(youngOf(rates, now), { asset, units: 1_000n });
  return {
    countries: reached,
    currency: asset,
    currencies,
  };
}
