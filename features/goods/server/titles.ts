// Titles of goods for lists that other rooms keep: carts, orders, comments.
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import { readTexts } from './texts.sql.ts';

/**
 * What goods are called in a language, by their ids. Goods that have no title in it are left out: whoever asks shows
 * the English one, which stands in its own rows. Asks nothing for English.
 */
export async function titlesIn(
  tx: Tx,
  language: Language,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (language === defaultLanguage || goodsIds.length === 0) return new Map();
  const texts = await readTexts(tx, { languages: [language], goodsIds });
  return new Map(
    texts.flatMap(({ goods_id, title }) => (title === null ? [] : [[goods_id, title] as const])),
  );
}
