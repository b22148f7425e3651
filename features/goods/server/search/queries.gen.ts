// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'search-copy-ranks': { values: { ranks: string }; row: {  }; open: never };
    'search-count-hits': { values: { limit: bigint | number; queries: readonly (string | null)[] }; row: { goods: number | null }; open: 'goods' };
    'search-enter-synonyms': { values: { langs: readonly (string | null)[]; words: readonly (string | null)[]; means: readonly (string | null)[] }; row: {  }; open: never };
    'search-forget-synonyms': { values: { languages: readonly (string | null)[] }; row: {  }; open: never };
    'search-learn': { values: { langs: readonly (string | null)[]; words: readonly (string | null)[]; words3: readonly (string | null)[] }; row: {  }; open: never };
    'search-put': { values: { goodsIds: readonly (string | null)[]; words: readonly (string | null)[] }; row: {  }; open: never };
    'search-read-texts': { values: { others: readonly (string | null)[]; goodsIds: readonly (string | null)[] }; row: { goods_id: string; lang: string; code: string; brand: string; gtin: string; type_id: string; title: string | null; description: string | null; options: Json | null }; open: 'title' | 'description' | 'options' };
    'search-synonyms': { values: { languages: readonly (string | null)[]; phrases: readonly (string | null)[]; limit: bigint | number }; row: { word: string; means: string }; open: never };
    'search-types': { values: { language: string }; row: { id: string; parent: string | null; name: string; named: string | null }; open: 'named' };
    'search-unindexed': { values: { limit: bigint | number }; row: { id: string }; open: never };
  }
}
