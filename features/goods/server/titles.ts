// Titles of goods for lists that other rooms keep: carts, orders, comments.
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import { readShopTitles, readTexts } from './texts.sql.ts';

/** A shop whose own titles go first; with `asOf` those alone that it had at this time and has still. */
type OfShop = { readonly shopId: bigint; readonly asOf?: Date };

/**
 * What goods are called in a language, by their ids. Goods that have no title in it are left out: whoever asks shows
 * the English one, which stands in its own rows. Asks nothing for English, unless a shop is named.
 */
export async function titlesIn(
  tx: Tx,
  language: Language,
  goodsIds: readonly string[],
  shop?: OfShop,
): Promise<ReadonlyMap<string, string>> {
  if (goodsIds.length === 0) return new Map();
  const [texts, own] = await Promise.all([
    language === defaultLanguage ? [] : readTexts(tx, { languages: [language], goodsIds }),
    shop === undefined ? [] : readShopTitles(tx, { language, goodsIds, asOf: null, ...shop }),
  ]);
  return new Map(
    [...texts, ...own].flatMap(({ goods_id, title }) => (title === null ? [] : [[goods_id, title] as const])),
  );
}
