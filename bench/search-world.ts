// A warehouse of a hundred thousand goods in ten languages, made up from the demonstration's words, and shops that
// list them: written straight into a throw-away database, then indexed by the product's own code.
import type { Client } from 'pg';
import { catalogue } from '#demo/catalogue.ts';
import { categories } from '#demo/categories.ts';
import { textsOf, typeNamesOf } from '#demo/catalogue-texts.ts';
import { languages, otherLanguages, type Language } from '#domain/text/language.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { rankGoods } from '#features/search/server/ranking.ts';
import { indexGoods } from '#features/goods/server/search/search-index.ts';
import type { Database } from '#platform/db/database.ts';
import { systemClock } from '#platform/ports/clock.ts';

export type SearchWorld = {
  readonly goods: number;
  /** A shop with ten thousand goods, and one with a hundred. */
  readonly large: string;
  readonly small: string;
  /** Words of titles by language, as often as they stand there. */
  readonly words: ReadonlyMap<Language, readonly string[]>;
};

type Parts = { readonly title: readonly string[]; readonly about: string };

const spaced = (language: Language) => language !== 'ja' && !language.startsWith('zh');

/** The demonstration's texts in a language, each title in pieces that others can be made of. */
function partsIn(language: Language): Parts[] {
  return catalogue.map(({ code, title, description }) => {
    const cells = textsOf(code);
    const own = language === 'en' ? title : (cells[`title.${language}`] ?? title);
    const about = language === 'en' ? description : (cells[`description.${language}`] ?? description);
    return { title: own.split(spaced(language) ? /[\s,]+/ : /[、，,\s]+/).filter(Boolean), about };
  });
}

/** The same numbers at every run. */
export function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const begins = 'b br c ch d dr f fl g gr h j k kl l m n p pl r s sh st t tr v w z'.split(' ');
const vowels = 'a e i o u ai ea ou'.split(' ');
const ends = ['', '', '', 'l', 'm', 'n', 'nd', 'r', 'rk', 's', 'st', 't', 'x'];

/** A word that no language has, such as a maker's name: few are in many titles, many in few. */
function makeName(dice: () => number): string {
  // The same number makes the same name, whoever asks.
  const own = makeDice(Math.floor(dice() ** 3 * 20_000) + 1);
  const pick = (list: readonly string[]) => list[Math.floor(own() * list.length)] ?? '';
  const syllable = () => `${pick(begins)}${pick(vowels)}${pick(ends)}`;
  return `${syllable()}${syllable()}${own() < 0.5 ? '' : syllable()}`;
}

export type GoodsTexts = ReadonlyMap<Language, { readonly title: string; readonly description: string }>;

/**
 * Titles and descriptions as a large warehouse has them: some words that many goods share (the commonest stands in one of
 * seven titles), and as many that few goods have.
 */
export function makeTexts(dice: () => number, parts: ReadonlyMap<Language, readonly Parts[]>): GoodsTexts {
  const [one, two, cut] = [dice(), dice(), 2 + Math.floor(dice() * 2)];
  const names = Array.from({ length: 3 }, () => makeName(dice));
  const about = Array.from({ length: 6 }, () => makeName(dice)).join(' ');
  const model = Math.floor(dice() * 900) + 100;
  return new Map(
    languages.map((language) => {
      const all = parts.get(language) ?? [];
      const first = all[Math.floor(one * all.length)];
      const second = all[Math.floor(two * all.length)];
      const gap = spaced(language) ? ' ' : '';
      const own = [...(first?.title.slice(0, cut) ?? []), second?.title.at(-1) ?? ''].join(gap);
      const title = `${own} ${names.join(' ')} ${model}`;
      return [language, { title, description: `${first?.about} ${second?.about} ${about}` }];
    }),
  );
}

const supplierId = '00000000-0000-7000-8000-00000000aaaa';
const batchSize = 5_000;
const rankBatchSize = 250;
export const idOf = (at: number): string => `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;

/** Fills an empty database. The connection must be its owner's: nobody else may write goods without an import. */
export async function fillSearchWorld(
  owner: Client,
  db: Database,
  { goods, say }: { readonly goods: number; readonly say: (line: string) => void },
): Promise<SearchWorld> {
  const dice = makeDice(7);
  const parts = new Map(languages.map((language) => [language, partsIn(language)]));
  await writeContext(owner);
  const words = new Map<Language, string[]>(languages.map((language) => [language, []]));
  for (let at = 0; at < goods; at += batchSize) {
    const texts = Array.from({ length: Math.min(batchSize, goods - at) }, () => makeTexts(dice, parts));
    await writeGoods(owner, dice, at, texts);
    for (const one of texts.slice(0, 50))
      for (const [language, { title }] of one) words.get(language)?.push(...title.split(/\s+/));
  }
  say(`${goods} goods in ${languages.length} languages are written`);
  const [large, small] = await writeShops(owner, goods);
  const makeIndexes = await dropIndexes(owner);
  await indexAll(db, goods);
  say('the words are written');
  await rankAll(db, goods);
  await makeIndexes();
  await owner.query('vacuum analyze');
  say('the goods are ranked, and the index of words is made');
  return { goods, large, small, words };
}

async function writeContext(owner: Client): Promise<void> {
  await owner.query(
    `insert into supplier (id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90, created_at)
     values ($1, 'BENCH', 'Bench', 'GB', 300, 1, 4, 9, now()) on conflict do nothing`,
    [supplierId],
  );
  for (const [position, { code, name }] of categories.entries()) {
    await owner.query(
      'insert into goods_type (id, name, position) values ($1, $2, $3) on conflict do nothing',
      [code, name, position],
    );
    for (const [language, text] of Object.entries(typeNamesOf(code))) {
      if (text === '') continue;
      const values = [language, code, text];
      await owner.query(
        'insert into goods_type_text (lang, type_id, name) values ($1, $2, $3) on conflict do nothing',
        values,
      );
    }
  }
}

async function writeGoods(
  owner: Client,
  dice: () => number,
  from: number,
  texts: readonly GoodsTexts[],
): Promise<void> {
  const ids = texts.map((_one, at) => idOf(from + at));
  const costs = texts.map(() => 200 + Math.floor(dice() * 6_000));
  const types = texts.map(() => categories[Math.floor(dice() * categories.length)]?.code ?? '');
  const inEnglish = texts.map((one) => one.get('en'));
  await owner.query(
    `insert into goods (id, code, title, description, type_id, supplier_id, cost_units, suggested_units, weight_grams,
       picture, maker, warnings, created_at, updated_at)
     select n.id, 'B-' || n.at, n.title, n.description, n.type_id, $1, n.cost, n.cost * 2, 100, '', '', '',
       now() - n.at * interval '1 minute', now()
     from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[])
       as n (id, at, title, description, type_id, cost)`,
    [
      supplierId,
      ids,
      ids.map((_id, at) => from + at),
      inEnglish.map((one) => one?.title),
      inEnglish.map((one) => one?.description),
      types,
      costs,
    ],
  );
  await owner.query(
    'insert into stock (goods_id, on_hand) select id, stock from unnest($1::uuid[], $2::bigint[]) as n (id, stock)',
    [ids, texts.map(() => Math.floor(dice() * 60))],
  );
  for (const language of otherLanguages) {
    await owner.query(
      `insert into goods_text (lang, goods_id, title, description)
       select $1, n.* from unnest($2::uuid[], $3::text[], $4::text[]) as n`,
      [
        language,
        ids,
        texts.map((one) => one.get(language)?.title),
        texts.map((one) => one.get(language)?.description),
      ],
    );
  }
}

/** Twenty shops of ten thousand goods overlap, so that every second goods has several offers; one lists a hundred. */
async function writeShops(owner: Client, goods: number): Promise<[string, string]> {
  const shops = Array.from({ length: 21 }, (_none, at) => 900_001 + at);
  for (const shop of shops) {
    await owner.query(
      `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
       values ($1, $2, $3, 'Bench', 'GB', 'UTC', 'USD', 'agent', now())`,
      [shop, `bench-${shop}`, `Bench ${shop}`],
    );
    await owner.query('insert into claim (key, shop_id, created_at) values ($1, $2, now())', [
      `handle:bench-${shop}`,
      shop,
    ]);
    const isSmall = shop === shops.at(-1);
    const count = isSmall ? 100 : Math.min(10_000, goods);
    const step = Math.max(1, Math.floor(goods / count));
    await owner.query(
      `insert into showcase_item (shop_id, goods_id, price_units, status, place, created_at, updated_at)
       select $1::bigint, g.id, g.suggested_units + ($1::bigint % 7) * 10, 'listed', row_number() over (order by g.id) * 1048576,
         now() - interval '1 day', now() - interval '1 day'
       from (select id, suggested_units, row_number() over (order by id) as n from goods) g
       where (g.n + $2::bigint) % $3::bigint = 0 limit $4`,
      [shop, shop % step, step, count],
    );
  }
  return [`bench-${shops[0]}`, `bench-${shops.at(-1)}`];
}

/** As the timer `house.rank` does it, without its pauses. */
async function rankAll(db: Database, goods: number): Promise<void> {
  const env = { clock: systemClock, policy: defaultPolicy };
  for (let at = 0; at < goods; at += rankBatchSize) {
    const ids = Array.from({ length: Math.min(rankBatchSize, goods - at) }, (_none, place) =>
      idOf(at + place),
    );
    await db.transaction((tx) => rankGoods(env, tx, ids));
  }
}

/** The indexes of words are made at the end, as a restore would. */
async function dropIndexes(owner: Client): Promise<() => Promise<void>> {
  const found = await owner.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname in ('goods_search_words', 'search_word_keys')",
  );
  await owner.query('drop index goods_search_words, search_word_keys');
  return async () => {
    for (const { indexdef } of found.rows) await owner.query(indexdef);
  };
}

/** Each goods through the product's own code. */
async function indexAll(db: Database, goods: number): Promise<void> {
  for (let at = 0; at < goods; at += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, goods - at) }, (_none, place) => idOf(at + place));
    await db.transaction((tx) => indexGoods(tx, ids));
  }
}
