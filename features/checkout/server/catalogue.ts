// The public side of a shop's showcase.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { isUuid } from '#domain/ids.ts';
import { formatUnits } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import type { storefrontGood, storefrontGoods } from '#features/checkout/contract.ts';
import { present } from '#features/orders/server/public.ts';
import { presentPublicShop, shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import * as sql from './catalogue.sql.ts';
import { shownStock } from './quote.ts';

type Ask = { readonly tx: Tx; readonly world: World };

async function shopAt(tx: Tx, handle: string) {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  return shop;
}

/** A page of what a shop sells. A closed shop shows its goods and says that it is closed. */
export async function browse(
  { tx, world }: Ask,
  input: InputOf<typeof storefrontGoods>,
): Promise<OutputOf<typeof storefrontGoods>> {
  const shop = await shopAt(tx, input.handle);
  const size = input.page_size;
  const text = input.q === undefined || input.q === '' ? null : `%${input.q.replace(/[\\%_]/g, '\\$&')}%`;
  const filter = { category: input.category ?? null, text };
  const [rows, categories] = await Promise.all([
    sql.listOnSale(tx, shop.shop_id, filter, { limit: size + 1, offset: (input.page - 1) * size }),
    sql.listSaleCategories(tx, shop.shop_id),
  ]);
  const shown = rows.slice(0, size).map((row) => presentGoods(row, shop.currency, world));
  const all = categories.reduce((sum, { goods }) => sum + goods, 0);
  const chosen = categories.find(({ id }) => id === input.category)?.goods;
  const total = text === null ? (input.category === undefined ? all : (chosen ?? 0)) : null;
  return {
    shop: presentPublicShop(shop, world),
    categories: categories.map(({ id, name, goods }) => ({ id, code: id, name, count: goods })),
    goods: { ...toPage(rows, input, total), list: shown },
  };
}

/** Others of its kind shown beside one goods. */
const moreShown = 4;

export async function showGoods(
  { tx, world }: Ask,
  input: InputOf<typeof storefrontGood>,
): Promise<OutputOf<typeof storefrontGood>> {
  const shop = await shopAt(tx, input.handle);
  const row = isUuid(input.id) ? await sql.findOnSale(tx, shop.shop_id, input.id) : undefined;
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'not_on_sale' });
  const filter = { category: row.type_id, text: null };
  const others = await sql.listOnSale(tx, shop.shop_id, filter, { limit: moreShown + 1, offset: 0 });
  return {
    shop: presentPublicShop(shop, world),
    goods: presentGoods(row, shop.currency, world),
    more: others
      .filter(({ id }) => id !== row.id)
      .slice(0, moreShown)
      .map((other) => presentGoods(other, shop.currency, world)),
  };
}

function presentGoods(
  row: sql.OnSale,
  currency: string,
  world: World,
): OutputOf<typeof storefrontGood>['goods'] {
  const asset = present.assetOf(currency);
  const picture = present.pictureOf(row.picture, row.title);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    description: row.description,
    images: picture === null ? [] : [picture],
    category_id: row.type_id,
    category: row.type_name,
    price: formatUnits(row.price_units, asset),
    currency,
    available: shownStock(row.available),
    days: { p50: row.dispatch_days + row.days_p50, p90: row.dispatch_days + row.days_p90 },
    ships_from: row.country,
    shipping: formatUnits(row.ship_fee_units, asset),
    maker: row.maker,
    warnings: row.warnings,
    returns_days: world.policy.returnWindow.days,
  };
}
