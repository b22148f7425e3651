// What is shown at this moment, of answers and banners: read once and kept until something is published or its time
// comes. Every call compares the stamp, so what one node publishes the others show with their next answer.
import { type ArticleCategory } from '#domain/content/article-route.ts';
import { articleFacts, articles, isArticle } from '#domain/content/articles.ts';
import { isArticleCategory, type ContentKind } from '#domain/content/content.ts';
import type { RefusalKey } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { builtInBanners } from './built-in-banners.ts';
import * as sql from './content.sql.ts';

/** What holds of a thing in all languages. */
export type Entry = {
  readonly id: string;
  readonly isHidden: boolean;
  readonly isBuiltIn: boolean;
  /** Of category and hiding; 0 is the product's own. */
  readonly revision: number;
};

export type ArticleEntry = Entry & {
  readonly category: ArticleCategory;
  readonly explains: readonly RefusalKey[];
  readonly related: readonly string[];
};

export type Shelf = {
  /** In the order in which they are shown, hidden ones too. */
  readonly articles: readonly ArticleEntry[];
  readonly banners: readonly Entry[];
  readonly orderRevision: Readonly<Record<ContentKind, number>>;
  /** What was published of a text and is shown; undefined where that is nothing, or the product's own. */
  readonly shown: (kind: ContentKind, id: string, lang: Language) => sql.ShownRow | undefined;
};

type Kept = { readonly stamp: bigint; readonly until: Date | undefined; readonly shelf: Shelf };
const kept = new WeakMap<Environment, Kept>();

/** Everything as it is shown now. One small look at the database where nothing has changed. */
export async function readShelf(tx: Tx, env: Environment, now: Date): Promise<Shelf> {
  // The stamp is read first: what is newer than it is read again by the next one who asks.
  const stamp = await sql.readStamp(tx);
  const before = kept.get(env);
  if (before?.stamp === stamp && (before.until === undefined || now < before.until)) return before.shelf;
  const until = await sql.nextChange(tx, now);
  const shelf = await loadShelf(tx, now);
  kept.set(env, { stamp, until, shelf });
  return shelf;
}

/** The same, always as it stands in the caller's transaction. */
export async function loadShelf(tx: Tx, now: Date): Promise<Shelf> {
  const rows = await sql.listShown(tx, { now });
  const facts = await sql.listFacts(tx);
  const orders = await sql.listOrders(tx);
  const texts = new Map(rows.map((row) => [`${row.kind} ${row.id} ${row.lang}`, row]));
  const orderOf = (kind: ContentKind) => orders.find((one) => one.kind === kind);
  return {
    articles: inOrder(articleEntries(facts), orderOf('article')?.ids),
    banners: inOrder(
      entriesOf(
        facts,
        'banner',
        builtInBanners.map(({ id }) => id),
      ),
      orderOf('banner')?.ids,
    ),
    orderRevision: { article: orderOf('article')?.revision ?? 0, banner: orderOf('banner')?.revision ?? 0 },
    shown: (kind, id, lang) => texts.get(`${kind} ${id} ${lang}`),
  };
}

/** The product's own first, then what was added, the oldest first. */
function entriesOf(facts: readonly sql.FactRow[], kind: ContentKind, own: readonly string[]): Entry[] {
  const changed = new Map(facts.filter((fact) => fact.kind === kind).map((fact) => [fact.id, fact]));
  const added = [...changed.values()]
    .filter(({ id }) => !own.includes(id))
    .toSorted((left, right) => left.first_at.getTime() - right.first_at.getTime());
  return [...own, ...added.map(({ id }) => id)].map((id) => ({
    id,
    isHidden: changed.get(id)?.is_hidden ?? false,
    isBuiltIn: own.includes(id),
    revision: changed.get(id)?.revision ?? 0,
  }));
}

function articleEntries(facts: readonly sql.FactRow[]): ArticleEntry[] {
  const category = new Map(
    facts.filter(({ kind }) => kind === 'article').map((fact) => [fact.id, fact.category]),
  );
  return entriesOf(facts, 'article', keysOf(articles)).map((entry) => {
    const own = isArticle(entry.id) ? articleFacts(entry.id) : undefined;
    const chosen = category.get(entry.id) ?? null;
    return {
      ...entry,
      category: isArticleCategory(chosen) ? chosen : (own?.category ?? 'start'),
      explains: own?.explains ?? [],
      related: own?.related ?? [],
    };
  });
}

/** As somebody put them; what they did not name comes after, in the order it had. */
function inOrder<T extends Entry>(entries: readonly T[], ids: readonly string[] = []): T[] {
  const place = (id: string): number => {
    const found = ids.indexOf(id);
    return found < 0 ? ids.length : found;
  };
  return entries.toSorted((left, right) => place(left.id) - place(right.id));
}
