// The public side of a shop's showcase.
import { pictureOf } from '#domain/wire/picture.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import type { storefrontGoods } from '#features/search/contract.ts';
import { presentPublicShop, shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Call } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import * as filters from './filters.ts';
import { findInShop } from './in-shop.sql.ts';
import * as sql from './catalogue.sql.ts';
import { shownStock } from '#domain/goods/shown-stock.ts';

export type Input = { readonly tx: Tx; readonly env: Environment; readonly call: Pick<Call, 'language'> };

/** @throws Refused `invalidUserPage` where no shop has this handle. */
export async function shopAt(tx: Tx, handle: string) {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  return shop;
}

type Listed = Omit<GivenOf<typeof storefrontGoods>, 'shop'>;
type Shop = Awaited<ReturnType<typeof shopAt>>;

/** A page of what a shop sells. A closed shop shows its goods and says that it is closed. */
export async function browse(
  ask: Input,
  { handle, ...query }: InputOf<typeof storefrontGoods>,
): Promise<GivenOf<typeof storefrontGoods>> {
  const { tx, env } = ask;
  const shop = await shopAt(tx, handle);
  const listed = filters.isPlain(query) ? await listAll(ask, shop, query) : await listFound(ask, shop, query);
  return { shop: presentPublicShop(shop, env, ask.call.language), ...listed };
}

/** Everything, as the merchant put it: read from the showcase in its order, whatever its length. */
async function listAll(
  { tx, env, call: { language } }: Input,
  shop: Shop,
  query: filters.Query,
): Promise<Listed> {
  const size = query.page_size;
  const part = { limit: size + 1, offset: (query.page - 1) * size };
  const [rows, categories] = await Promise.all([
    sql.listOnSale(tx, shop.shop_id, language, part),
    categoriesOfShop(tx, shop, language),
  ]);
  const shown = rows.slice(0, size).map((row) => presentGoods(row, shop.currency, env));
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return {
    categories,
    goods: { ...toPage(rows, query, total), list: shown },
    meaning: { shown_for: null, better: null },
  };
}

async function listFound(
  { tx, env, call: { language } }: Input,
  shop: Shop,
  query: filters.Query,
): Promise<Listed> {
  const types = await sql.listTypeNames(tx, { language });
  const context = { tx, now: env.clock.now(), currency: shop.currency, types };
  const kept = await filters.readFilters(context, query);
  const { found, meaning } = await filters.seek({ tx, language, query }, (asked, part) =>
    findInShop(tx, shop.shop_id, { asked, filters: kept, part }),
  );
  const counts = found.counts ?? {};
  const ids = found.ids.slice(0, query.page_size);
  const rows = ids.length === 0 ? [] : await sql.listSome(tx, shop.shop_id, language, ids);
  const shown = rows.map((row) => presentGoods(row, shop.currency, env));
  // Where nothing is left, the shop's own categories are the way on.
  const categories =
    found.counts === null ? await categoriesOfShop(tx, shop, language) : categoriesOf(types, counts);
  const total = kept.types === undefined ? filters.countAll(counts) : filters.countIn(counts, kept.types);
  return {
    categories,
    goods: filters.pageOfFound(shown, found.ids, query, total),
    meaning,
  };
}

async function categoriesOfShop(tx: Tx, shop: Shop, language: Language): Promise<Listed['categories']> {
  const rows = await sql.listSaleCategories(tx, shop.shop_id, language);
  return rows.map(({ id, name, goods }) => ({ id, code: id, name, count: goods }));
}

/** The types that have goods, in their order. */
function categoriesOf(types: readonly sql.TypeRow[], counts: filters.Counts): Listed['categories'] {
  return types.flatMap(({ id, name }) => {
    const count = counts[id] ?? 0;
    return count === 0 ? [] : [{ id, code: id, name, count }];
  });
}

/** Goods as lists show them. */
export function presentGoods(
  row: sql.OnSale,
  currency: string,
  env: Environment,
): GivenOf<typeof storefrontGoods>['goods']['list'][number] {
  const asset = assetOf(currency);
  const picture = pictureOf(row.picture, row.title);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    description: row.description,
    images: picture === null ? [] : [picture],
    category_id: row.type_id,
    category: row.type_name,
    price: formatUnits(row.price_units, asset),
    compare_price: row.compare_units === null ? null : formatUnits(row.compare_units, asset),
    currency,
    available: shownStock(row.available),
    days: { p50: row.dispatch_days + row.days_p50, p90: row.dispatch_days + row.days_p90 },
    ships_from: row.country,
    shipping: formatUnits(row.ship_fee_units, asset),
    maker: row.maker,
    warnings: row.warnings,
    returns_days: env.policy.returnWindow.days,
  };
}
