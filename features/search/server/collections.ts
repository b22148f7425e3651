// What a shop shows together, as buyers see it.
import { limits } from '#domain/limits.ts';
import { noCollectionWords, wordsIn } from '#domain/shop/collection.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { toPage } from '#domain/wire/page.ts';
import { readTexts } from '#features/content/server/public.ts';
import {
  homeRows,
  type storefrontCollection,
  type storefrontRows,
} from '#features/search/collection.contract.ts';
import { presentPublicShop } from '#features/shop/server/public.ts';
import { presentGoods, shopAt, type Input } from './catalogue.ts';
import * as sql from './collection.sql.ts';

/** @throws Refused `recordNotFound` for a collection that is not there, or hidden; `invalidUserPage` without a shop. */
export async function showCollection(
  { tx, env, call: { language } }: Input,
  { handle, slug, ...query }: InputOf<typeof storefrontCollection>,
): Promise<GivenOf<typeof storefrontCollection>> {
  const shop = await shopAt(tx, handle);
  const found = await sql.findCollection(tx, { shopId: shop.shop_id, slug });
  if (found === undefined) throw refuse('recordNotFound', { field: 'slug', reason: 'unknown' });
  const size = query.page_size;
  const rows = await sql.listMembers(tx, shop.shop_id, {
    id: found.collection_id,
    language,
    now: env.clock.now(),
    limit: size + 1,
    offset: (query.page - 1) * size,
  });
  const list = rows.slice(0, size).map((row) => presentGoods(row, shop.currency, env));
  return {
    shop: presentPublicShop(shop, env, language),
    collection: { slug: found.slug, ...wordsIn(readTexts(found.texts), language, noCollectionWords) },
    goods: { ...toPage(rows, query, rows[0]?.total ?? 0), list },
  };
}

/** @throws Refused `invalidUserPage` without a shop. */
export async function showRows(
  { tx, env, call: { language } }: Input,
  { handle, rows, collection }: InputOf<typeof storefrontRows>,
): Promise<GivenOf<typeof storefrontRows>> {
  const shop = await shopAt(tx, handle);
  const asked = {
    rows: rows.split(','),
    collection,
    language,
    now: env.clock.now(),
    limit: limits.homeRowGoods,
  };
  const found = await sql.listInRows(tx, shop.shop_id, asked);
  return {
    rows: homeRows.flatMap((kind) => {
      const goods = found.filter(({ row }) => row === kind);
      const [first] = goods;
      if (first === undefined) return [];
      return [
        {
          kind,
          slug: first.slug,
          title:
            first.texts === null ? null : wordsIn(readTexts(first.texts), language, noCollectionWords).title,
          goods: goods.map((row) => presentGoods(row, shop.currency, env)),
        },
      ];
    }),
  };
}
