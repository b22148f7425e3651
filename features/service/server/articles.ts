// Questions and answers: found, shown in the reader's language, and voted on.
import { articleFacts, articleRoute, articles, isArticle, type ArticleSlug } from '#domain/articles.ts';
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refusals, refuse } from '#domain/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { defaultLanguage, languageOf, type Language } from '#domain/language.ts';
import { htmlOf, plainText, readMarkup, type Block } from '#domain/markup.ts';
import { toPage } from '#domain/page.ts';
import type { articleDetail, listArticles } from '#features/service/contract.ts';
import { articleWords } from '#locales/articles.ts';
import { sayIn } from '#locales/say.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { articleValues } from './article-values.ts';
import { excerptOf, searchOrder } from './search.ts';
import { readVotes } from './votes.sql.ts';

export type Reader = { readonly language: Language; readonly personId: string };

/** An article as it is read in a language. */
type Read = {
  readonly slug: ArticleSlug;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly text: string;
  readonly language: Language;
  readonly translation: { readonly of: number; readonly on: string } | undefined;
};

// The words of a language are the same for everybody in one house.
const shelves = new WeakMap<World, Map<Language, readonly Read[]>>();

/**
 * The articles that fit, the best first; without a search in the order in which they are best read.
 *
 * @throws Refused `langCfgNotConfigured` for a language that is none of ours.
 */
export function presentArticles(
  world: World,
  ask: InputOf<typeof listArticles>,
  language: Language,
): GivenOf<typeof listArticles> {
  const asked = askedLanguage(ask.lang, language);
  const shelf = shelfOf(world, asked);
  const q = ask.q ?? '';
  const found = q === '' ? shelf : searchOrder(q, shelf, (read) => haystack(read));
  const counts: Record<string, number> = {};
  for (const { slug } of found) {
    const { category } = articleFacts(slug);
    counts[category] = (counts[category] ?? 0) + 1;
  }
  const inCategory = found.filter(
    ({ slug }) => ask.category === undefined || articleFacts(slug).category === ask.category,
  );
  const from = (ask.page - 1) * ask.page_size;
  const rows = inCategory.slice(from, from + ask.page_size + 1).map((read) => row(read, q, asked));
  return { ...toPage(rows, ask, inCategory.length), counts };
}

/** @throws Refused `recordNotFound` for a name that is no article's. */
export async function presentArticle(
  tx: Tx,
  world: World,
  ask: InputOf<typeof articleDetail>,
  reader: Reader,
): Promise<GivenOf<typeof articleDetail>> {
  const slug = slugOf(ask.id);
  const asked = askedLanguage(ask.lang, reader.language);
  const read = readIn(world, asked, slug);
  const { category, version, updated, related, explains } = articleFacts(slug);
  const isSource = asked === defaultLanguage;
  return {
    id: slug,
    title: read.title,
    category,
    body: read.blocks.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => [...line]) })),
    body_html: htmlOf(read.blocks),
    body_text: read.text,
    related: related.filter(isArticle).map((id) => ({ id, title: readIn(world, asked, id).title })),
    helpful: await readVotes(tx, slug, reader.personId),
    updated_at: dayStart(updated),
    version,
    lang: read.language,
    source_lang: defaultLanguage,
    translated: isSource || read.translation !== undefined,
    translated_at: read.translation === undefined ? null : dayStart(read.translation.on),
    source_changed: read.translation !== undefined && read.translation.of < version,
    codes: explains.map((key) => refusals[key].code),
  };
}

export function slugOf(text: string): ArticleSlug {
  if (!isArticle(text)) throw refuse('recordNotFound', { field: 'id' });
  return text;
}

function askedLanguage(lang: string | undefined, language: Language): Language {
  if (lang === undefined) return language;
  const found = languageOf(lang);
  if (found === undefined)
    throw refuse('langCfgNotConfigured', { field: 'lang', reason: 'unknown_language' });
  return found;
}

function row(read: Read, q: string, asked: Language) {
  const { category, updated } = articleFacts(read.slug);
  return {
    id: read.slug,
    title: read.title,
    category,
    excerpt: excerptOf(read.text, q),
    updated_at: dayStart(updated),
    lang: read.language,
    translated: read.language === asked,
  };
}

function haystack({ slug, title, text }: Read) {
  const codes = articleFacts(slug).explains.map((key) => String(refusals[key].code));
  return { title, text, codes };
}

function shelfOf(world: World, language: Language): readonly Read[] {
  const shelf = shelves.get(world) ?? new Map<Language, readonly Read[]>();
  shelves.set(world, shelf);
  const before = shelf.get(language);
  if (before !== undefined) return before;
  const values = articleValues(world.policy, language);
  const made = keysOf(articles).map((slug) => readArticle(language, slug, values));
  shelf.set(language, made);
  return made;
}

function readIn(world: World, language: Language, slug: ArticleSlug): Read {
  const found = shelfOf(world, language).find((read) => read.slug === slug);
  if (found === undefined) throw new Error(`${slug} is on no shelf`);
  return found;
}

function readArticle(language: Language, slug: ArticleSlug, values: Record<string, string>): Read {
  const words = articleWords(language, slug);
  const blocks = readMarkup(sayIn(words.language, words.body, values), (name) =>
    isArticle(name) ? articleRoute(name) : undefined,
  );
  const { title, language: spoken, translation } = words;
  return { slug, title, blocks, text: plainText(blocks), language: spoken, translation };
}

function dayStart(day: string): string {
  return `${day}T00:00:00.000Z`;
}
