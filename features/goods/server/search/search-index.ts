// Keeps the index of goods true: called by whatever changes goods, in its transaction.
import { otherLanguages } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './search-index.sql.ts';
import { keysOf, knownWordsOf, vectorOf, type SearchGoods } from './search-words.ts';

/** Goods indexed by one statement: their texts in ten languages are some megabytes. */
const batchSize = 500;

/** Writes the index of these goods anew, from what the database says of them in this transaction. */
export async function indexGoods(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  for (let at = 0; at < goodsIds.length; at += batchSize) {
    const ids = goodsIds.slice(at, at + batchSize);
    const rows = await sql.readIndexed(tx, { goodsIds: ids, others: otherLanguages });
    const goods = [...Map.groupBy(rows, (row) => row.goods_id)].map(([goodsId, texts]) => ({
      goodsId,
      said: searchGoodsOf(texts),
    }));
    await sql.putIndexed(
      tx,
      goods.map(({ goodsId, said }) => ({ goodsId, words: vectorOf(said) })),
    );
    await sql.learnWords(tx, wordsOf(goods.map(({ said }) => said)));
  }
}

/** Indexes goods that were there before the index was; gives how many. */
export async function indexMissing(tx: Tx, limit: number): Promise<number> {
  const ids = await sql.listUnindexed(tx, limit);
  await indexGoods(tx, ids);
  return ids.length;
}

function searchGoodsOf(rows: readonly sql.IndexedText[]): SearchGoods {
  const [first] = rows;
  const { code = '', brand = '', gtin = '', type_id: typeId = '' } = first ?? {};
  const texts = rows.map(({ lang, title, description, options }) => ({
    language: lang,
    title: title ?? '',
    options: (options ?? []).map(({ value }) => value).join(' '),
    description: description ?? '',
  }));
  return { code, brand, gtin, typeId, texts };
}

function wordsOf(goods: readonly SearchGoods[]): sql.KnownWord[] {
  const words = new Map<string, sql.KnownWord>();
  for (const one of goods) {
    for (const { language: lang, word } of knownWordsOf(one)) {
      const key = `${lang}/${word}`;
      if (!words.has(key)) words.set(key, { lang, word, keys: keysOf(lang, word) });
    }
  }
  return [...words.values()];
}
