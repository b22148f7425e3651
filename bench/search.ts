// `npm run bench -- storefront-search`: a hundred thousand goods in ten languages, searched in the database and over HTTP.
import { readFileSync } from 'node:fs';
import { languages, type Language } from '#domain/text/language.ts';
import { isFiller, piecesOf } from '#domain/text/search-text.ts';
import { seek, noFilters, type Query } from '#features/search/server/filters.ts';
import { findAcross, type Filters } from '#features/search/server/search.sql.ts';
import { countsOf } from '#features/search/server/explore.ts';
import { findInShop } from '#features/search/server/in-shop.sql.ts';
import { openDatabase } from '#platform/db/database.ts';
import { connectAsOwner } from '#tools/replay/own-database.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import { childrenOf } from '#tools/replay/processes.ts';
import type { BenchOptions } from './ledger.ts';
import { round } from './measure.ts';
import { fillSearchWorld, makeDice, type SearchWorld } from './search-world.ts';

const goodsCount = 100_000;
/** Searches of one kind: enough for a 99th percentile that one slow moment does not make. */
const triesEach = 300;
const warmTries = 40;

type Search = {
  readonly language: Language;
  readonly q?: string;
  readonly filters?: Partial<Filters>;
  readonly sort?: Query['sort'];
};
type Kind = (dice: () => number) => Search;

/** What people type: words of titles as often as goods have them, so the common ones are asked for the most. */
function kindsOf({ words }: SearchWorld): Record<string, Kind> {
  const pick = <T>(dice: () => number, list: readonly T[], none: T): T =>
    list[Math.floor(dice() * list.length)] ?? none;
  type Words = readonly [Language, readonly string[]];
  const wordsOf = (language: Language): Words => {
    const isWord = (word: string) => {
      const [piece] = piecesOf(word);
      return piece?.kind === 'word' && piece.text.length > 2 && !isFiller(piece.text, language);
    };
    return [language, (words.get(language) ?? []).filter(isWord)];
  };
  const runsOf = (language: Language): Words => {
    const pieces = (words.get(language) ?? []).flatMap((word) => piecesOf(word));
    return [language, pieces.flatMap(({ kind, text }) => (kind === 'run' && text.length > 1 ? [text] : []))];
  };
  const latin = (['en', 'es', 'fr', 'id', 'pt', 'vi'] as const).map(wordsOf);
  const signs = (['ja', 'ko', 'zh-Hans', 'zh-Hant'] as const).map(runsOf);
  const none: Words = ['en', []];
  const word = (dice: () => number): Required<Pick<Search, 'language' | 'q'>> => {
    const [language, list] = pick(dice, latin, none);
    return { language, q: pick(dice, list, 'lamp') };
  };
  const mistyped = (text: string, dice: () => number): string => {
    const at = Math.floor(dice() * text.length);
    return `${text.slice(0, at)}q${text.slice(at + 1)}`;
  };
  return {
    words: word,
    two_words: (dice) => {
      const [language, list] = pick(dice, latin, none);
      return { language, q: `${pick(dice, list, 'lamp')} ${pick(dice, list, 'oak')}` };
    },
    beginnings: (dice) => {
      const { language, q } = word(dice);
      return { language, q: q.slice(0, 3) };
    },
    typing_errors: (dice) => {
      const { language, q } = word(dice);
      return { language, q: mistyped(q, dice) };
    },
    cjk: (dice) => {
      const [language, list] = pick(dice, signs, none);
      return { language, q: pick(dice, list, 'ランプ').slice(0, 6) };
    },
    filtered_and_sorted: (dice) => ({
      ...word(dice),
      filters: { priceMin: 1_000n, priceMax: 9_000n, isInStock: true },
      sort: 'price_up',
    }),
    lists: (dice) => ({
      language: pick(dice, languages, 'en'),
      sort: pick(dice, ['relevance', 'new', 'price_up', 'rating', 'popular'] as const, 'relevance'),
      ...(dice() < 0.5 ? {} : { filters: { priceMax: 5_000n, isInStock: true } }),
    }),
  };
}

export async function benchSearch({ seconds }: BenchOptions): Promise<unknown> {
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined, countsStatements: false });
  stopOnSignal(() => server.stop());
  const { host } = server.database;
  const owner = await connectAsOwner(host);
  const db = openDatabase({ host, database: 'stockless' }, (error) => console.error(error.message), 4);
  const startedAt = performance.now();
  const say = (line: string) =>
    console.error(`[${Math.round((performance.now() - startedAt) / 1000)} s] ${line}`);
  try {
    const env = await fillSearchWorld(owner, db, { goods: goodsCount, say });
    const pid = server.database.pid();
    const tries = Math.max(triesEach, seconds * 10);
    const at = { env, tries, pid };
    const shopId = BigInt(env.large.replace('bench-', ''));
    const tx = db.direct;
    return {
      bench: 'storefront-search',
      goods: env.goods,
      languages: languages.length,
      goods_of_the_large_shop: 10_000,
      database: await measureKinds(at, (asked) => inDatabase(tx, asked)),
      database_one_shop: await measureKinds(at, (asked) => inDatabase(tx, asked, shopId)),
      http: await measureKinds(at, (asked) => overHttp(`${server.base}/api/pub/explore/goods`, asked)),
      http_one_shop: await measureKinds(at, (asked) =>
        overHttp(`${server.base}/api/pub/shop/${env.large}/goods`, asked),
      ),
    };
  } finally {
    await owner.end();
    await db.close();
    await server.stop();
  }
}

type Tx = ReturnType<typeof openDatabase>['direct'];

/** Everything that a search asks of the database: what the words mean, what is found, how many of each type. */
async function inDatabase(tx: Tx, { language, q, filters, sort }: Search, shopId?: bigint): Promise<void> {
  const kept = { ...noFilters, ...filters };
  const query = { page: 1, page_size: 24, sort: sort ?? 'relevance', ...(q === undefined ? {} : { q }) };
  await Promise.all([
    seek({ tx, language, query }, (asked, part) =>
      shopId === undefined
        ? findAcross(tx, { asked, filters: kept, part })
        : findInShop(tx, shopId, { asked, filters: kept, part }),
    ),
    q === undefined && shopId === undefined ? countsOf(tx, kept, new Date()) : undefined,
  ]);
}

async function overHttp(url: string, { language, q, filters, sort }: Search): Promise<void> {
  const query = new URLSearchParams({ page_size: '24', sort: sort ?? 'relevance' });
  if (q !== undefined) query.set('q', q);
  if (filters?.isInStock === true) query.set('in_stock', 'true');
  const price = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
  if (filters?.priceMin !== undefined) query.set('price_min', price(filters.priceMin));
  if (filters?.priceMax !== undefined) query.set('price_max', price(filters.priceMax));
  const answer = await fetch(`${url}?${query.toString()}`, { headers: { 'accept-language': language } });
  const text = await answer.text();
  if (!text.startsWith('{"code":200,')) throw new Error(`${url} said ${text.slice(0, 200)}`);
}

type At = { readonly env: SearchWorld; readonly tries: number; readonly pid: number };

/** The same searches at every run, one after another; all kinds together are the figure that counts. */
async function measureKinds({ env, tries, pid }: At, once: (asked: Search) => Promise<void>) {
  const all: Try[] = [];
  const found: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kindsOf(env))) {
    const dice = makeDice(11);
    for (let turn = 0; turn < warmTries; turn += 1) await once(kind(dice));
    const backends = childrenOf(pid);
    const one: Try[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      const asked = kind(dice);
      const cpuBefore = onCpuMs(backends);
      const startedAt = performance.now();
      await once(asked);
      one.push({ ms: performance.now() - startedAt, cpuMs: onCpuMs(backends) - cpuBefore });
    }
    found[name] = spreadOf(one);
    all.push(...one);
  }
  return { all: spreadOf(all), ...found };
}

/** How long a search took, and how long the database worked for it: the same where nobody else uses the machine. */
type Try = { readonly ms: number; readonly cpuMs: number };

function spreadOf(tries: readonly Try[]) {
  const at = (part: number, key: keyof Try) => {
    const sorted = tries.map((one) => one[key]).toSorted((left, right) => left - right);
    return round(sorted[Math.floor(sorted.length * part)] ?? 0, 2);
  };
  const cpu = { p50_ms: at(0.5, 'cpuMs'), p95_ms: at(0.95, 'cpuMs'), p99_ms: at(0.99, 'cpuMs') };
  return {
    p50_ms: at(0.5, 'ms'),
    p95_ms: at(0.95, 'ms'),
    p99_ms: at(0.99, 'ms'),
    database_cpu: cpu,
  };
}

const msOfNs = 1e-6;

/** Time that processes were on a CPU so far, as Linux counts it to the nanosecond; zero elsewhere. */
function onCpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) * msOfNs;
    } catch {
      return sum;
    }
  }, 0);
}
