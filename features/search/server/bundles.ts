// Bundles as buyers see them: those alone that a cart would be given now.
import { shareBundle } from '#domain/discounts/bundles.ts';
import { cartBundlesOf } from '#domain/discounts/shop-bundles.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { storefrontBundle } from '#features/search/bundle.contract.ts';
import type { storefrontGood } from '#features/search/contract.ts';
import { commissionBpsOf, presentPublicShop } from '#features/shop/server/public.ts';
import { presentGoods, shopAt, type Input } from './catalogue.ts';
import * as sql from './catalogue.sql.ts';

type Shop = Awaited<ReturnType<typeof shopAt>>;
type Bundle = ReturnType<typeof cartBundlesOf>[number];

/**
 * Bundles that goods are in and that can be bought now. Nothing is read for goods that are in none: bundles came with the shop,
 * up to two seconds ago.
 */
export async function offersWith(
  { tx, env }: Pick<Input, 'tx' | 'env'>,
  shop: Shop,
  goodsId: string,
): Promise<GivenOf<typeof storefrontGood>['bundles']> {
  const own = cartBundlesOf(shop.bundles).filter(({ goodsIds }) => goodsIds.includes(goodsId));
  if (own.length === 0) return [];
  const ids = [...new Set(own.flatMap(({ goodsIds }) => goodsIds))];
  const rows = await sql.listInStock(tx, { shopId: shop.shop_id, ids });
  const inStock = new Set(rows.map(({ id }) => id));
  const bps = await commissionBpsOf(tx, env, shop);
  return own
    .filter(({ goodsIds }) => goodsIds.every((id) => inStock.has(id)))
    .filter((bundle) => sharesOf(bundle, bps) !== undefined)
    .map((bundle) => toOffer(bundle, shop));
}

function sharesOf({ parts, units }: Bundle, commissionBps: number): bigint[] | undefined {
  return shareBundle(parts, { units, sets: 1, commissionBps });
}

function toOffer({ id, parts, units }: Bundle, { currency }: Shop) {
  const asset = assetOf(currency);
  const full = parts.reduce((sum, { priceUnits }) => sum + priceUnits, 0n);
  return {
    id,
    count: parts.length,
    price: formatUnits(units, asset),
    full_price: formatUnits(full, asset),
    saving: formatUnits(full - units, asset),
  };
}

/** @throws Refused `recordNotFound` for one that is off, gone or not given now; `invalidUserPage` without a shop. */
export async function showBundle(
  { tx, env, call: { language } }: Input,
  { handle, id }: InputOf<typeof storefrontBundle>,
): Promise<GivenOf<typeof storefrontBundle>> {
  const shop = await shopAt(tx, handle);
  const bundle = cartBundlesOf(shop.bundles).find((one) => one.id === id);
  const shares = bundle && sharesOf(bundle, await commissionBpsOf(tx, env, shop));
  if (bundle === undefined || shares === undefined) throw refuse('recordNotFound', { field: 'id' });
  const rows = await sql.listSome(tx, shop.shop_id, language, bundle.goodsIds);
  // One of them left the shop since the bundles were read.
  if (rows.length < bundle.goodsIds.length) throw refuse('recordNotFound', { field: 'id' });
  const goods = rows.map((row) => presentGoods(row, shop.currency, env));
  const asset = assetOf(shop.currency);
  return {
    shop: presentPublicShop(shop, env, language),
    bundle: {
      ...toOffer(bundle, shop),
      currency: shop.currency,
      available: Math.max(0, Math.min(...goods.map(({ available }) => available))),
      off: shares.map((share) => formatUnits(share, asset)),
    },
    goods,
  };
}
