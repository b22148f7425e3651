// Questions and answers: found, shown in the reader's language, and voted on.
import * as z from 'zod/mini';
import { articleRoute } from '#domain/content/article-route.ts';
import { articleFacts, isArticle } from '#domain/content/articles.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refusals, refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, languageOf, type Language } from '#domain/text/language.ts';
import { htmlOf, plainText, readMarkup, type Block } from '#domain/content/markup.ts';
import { toPage } from '#domain/wire/page.ts';
import { articleDoc } from '#features/help/content.contract.ts';
import type { articleDetail, listArticles } from '#features/help/contract.ts';
import { articleWords } from '#locales/articles.ts';
import { sayIn } from '#locales/say.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { articleValues } from './article-values.ts';
import { excerptOf, searchOrder } from './search.ts';
import { readShelf, type ArticleEntry, type Shelf } from './shelf.ts';
import { readVotes } from './votes.sql.ts';

export type Reader = { readonly language: Language; readonly personId: string };

/** The words of an article as a language has them, before they are read. */
export type ArticleText = {
  readonly title: string;
  readonly body: string;
  /** The language of these words. */
  readonly language: Language;
  /** Of these words; 0 is the product's own. */
  readonly version: number;
  readonly updatedAt: string;
  /** Of a translation: when it was made, and whether its source has changed since. */
  readonly translation: { readonly at: string; readonly isOld: boolean } | undefined;
};

/** An article as it is read in a language. */
type Read = Omit<ArticleText, 'body'> & {
  readonly entry: ArticleEntry;
  readonly blocks: readonly Block[];
  readonly text: string;
};

type Place = { readonly env: Environment; readonly shelf: Shelf };

/**
 * The articles that fit, the best first; without a search in the order in which they are best read.
 *
 * @throws Refused `langCfgNotConfigured` for a language that is none of ours.
 */
export function presentArticles(
  place: Place,
  ask: InputOf<typeof listArticles>,
  language: Language,
): GivenOf<typeof listArticles> {
  const asked = askedLanguage(ask.lang, language);
  const reads = readsOf(place, asked).filter(({ entry }) => !entry.isHidden);
  const q = ask.q ?? '';
  const found = q === '' ? reads : searchOrder(q, reads, haystack);
  const counts: Record<string, number> = {};
  for (const { entry } of found) counts[entry.category] = (counts[entry.category] ?? 0) + 1;
  const inCategory = found.filter(
    ({ entry }) => ask.category === undefined || entry.category === ask.category,
  );
  const from = (ask.page - 1) * ask.page_size;
  const rows = inCategory.slice(from, from + ask.page_size + 1).map((read) => row(read, q, asked));
  return { ...toPage(rows, ask, inCategory.length), counts };
}

/** @throws Refused `recordNotFound` for a name that is no article's. */
export async function presentArticle(
  tx: Tx,
  place: Place,
  ask: InputOf<typeof articleDetail>,
  reader: Reader,
): Promise<GivenOf<typeof articleDetail>> {
  const asked = askedLanguage(ask.lang, reader.language);
  const read = findRead(place, ask.id, asked);
  const { entry, translation } = read;
  const related = entry.related.flatMap((id) => {
    const other = readsOf(place, asked).find((one) => one.entry.id === id && !one.entry.isHidden);
    return other === undefined ? [] : { id, title: other.title };
  });
  return {
    id: entry.id,
    title: read.title,
    category: entry.category,
    body: read.blocks.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => [...line]) })),
    body_html: htmlOf(read.blocks),
    body_text: read.text,
    related,
    helpful: await readVotes(tx, entry.id, reader.personId),
    updated_at: read.updatedAt,
    version: versionOf(place.shelf, entry),
    lang: read.language,
    source_lang: defaultLanguage,
    translated: read.language === asked,
    translated_at: translation?.at ?? null,
    source_changed: translation?.isOld ?? false,
    codes: entry.explains.map((key) => refusals[key].code),
  };
}

/**
 * What an article says, in the reader's language or else in English: blocks of escaped words.
 *
 * @throws Refused `recordNotFound` for a name that is no article's.
 */
export async function articleHtml(
  { tx, env, now }: { readonly tx: Tx; readonly env: Environment; readonly now: Date },
  id: string,
  language: Language,
): Promise<string> {
  return htmlOf(findRead({ env, shelf: await readShelf(tx, env, now) }, id, language).blocks);
}

/** @throws Refused `recordNotFound` for a name that is no article's. */
export function slugOf(place: Place, id: string): string {
  return findRead(place, id, defaultLanguage).entry.id;
}

/** A hidden one of the product's own still opens where a refusal leads to it; it only stands in no list. */
function findRead(place: Place, id: string, language: Language): Read {
  const read = readsOf(place, language).find(({ entry }) => entry.id === id);
  if (read === undefined || (read.entry.isHidden && !read.entry.isBuiltIn))
    throw refuse('recordNotFound', { field: 'id' });
  return read;
}

function askedLanguage(lang: string | undefined, language: Language): Language {
  if (lang === undefined) return language;
  const found = languageOf(lang);
  if (found === undefined)
    throw refuse('langCfgNotConfigured', { field: 'lang', reason: 'unknown_language' });
  return found;
}

function row(read: Read, q: string, asked: Language) {
  return {
    id: read.entry.id,
    title: read.title,
    category: read.entry.category,
    excerpt: excerptOf(read.text, q),
    updated_at: read.updatedAt,
    lang: read.language,
    translated: read.language === asked,
  };
}

function haystack({ entry, title, text }: Read) {
  return { title, text, codes: entry.explains.map((key) => String(refusals[key].code)) };
}

// The words of a language are the same for everybody, as long as nothing is published.
const shelves = new WeakMap<Shelf, Map<Language, readonly Read[]>>();

function readsOf({ env, shelf }: Place, language: Language): readonly Read[] {
  const made = shelves.get(shelf) ?? new Map<Language, readonly Read[]>();
  shelves.set(shelf, made);
  const before = made.get(language);
  if (before !== undefined) return before;
  const names = new Set(shelf.articles.map(({ id }) => id));
  const reads = shelf.articles.flatMap((entry): Read[] => {
    const found = shownArticle(shelf, entry, language);
    if (found === undefined) return [];
    const { body, ...rest } = found;
    const said = sayIn(found.language, body, articleValues(env.policy, found.language));
    const blocks = readMarkup(said, (name) => (names.has(name) ? articleRoute(name) : undefined));
    return [{ ...rest, entry, blocks, text: plainText(blocks) }];
  });
  made.set(language, reads);
  return reads;
}

/** The version of the English text, counted on from the product's own. */
function versionOf(shelf: Shelf, { id }: ArticleEntry): number {
  const own = isArticle(id) ? articleFacts(id).version : 0;
  return own + (shelf.shown('article', id, defaultLanguage)?.version ?? 0);
}

/**
 * What readers of a language see: what was published in it, else the product's own words in it, else English.
 * Undefined where nothing was ever published.
 */
export function shownArticle(
  shelf: Shelf,
  { id }: ArticleEntry,
  language: Language,
): ArticleText | undefined {
  const english = shelf.shown('article', id, defaultLanguage);
  const isSource = language === defaultLanguage;
  const published = isSource ? english : shelf.shown('article', id, language);
  if (published !== undefined) {
    const isOld = published.source !== (english?.version ?? 0);
    const at = published.at.toISOString();
    const { version } = published;
    const words = { ...z.parse(articleDoc, published.doc), language, version };
    const updatedAt = (english ?? published).at.toISOString();
    return { ...words, updatedAt, translation: isSource ? undefined : { at, isOld } };
  }
  const own = ownWords(id, language);
  if (own !== undefined && (own.language === language || english === undefined)) {
    const { translation } = own;
    const updatedAt = english?.at.toISOString() ?? own.updatedAt;
    const isOld = translation?.isOld === true || english !== undefined;
    return { ...own, updatedAt, translation: translation && { ...translation, isOld } };
  }
  if (english === undefined) return undefined;
  const doc = z.parse(articleDoc, english.doc);
  const updatedAt = english.at.toISOString();
  return { ...doc, language: defaultLanguage, version: english.version, updatedAt, translation: undefined };
}

/** What the product itself says: in the language, else in English; undefined for what was added in the console. */
export function ownWords(id: string, asked: Language): ArticleText | undefined {
  if (!isArticle(id)) return undefined;
  const { version, updated } = articleFacts(id);
  const { title, body, language, translation } = articleWords(asked, id);
  return {
    title,
    body,
    language,
    version: 0,
    updatedAt: dayStart(updated),
    translation: translation && { at: dayStart(translation.on), isOld: translation.of < version },
  };
}

function dayStart(day: string): string {
  return `${day}T00:00:00.000Z`;
}
