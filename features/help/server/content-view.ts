// Answers and banners as the console shows them: what readers see, what is being written, what was.
import * as z from 'zod/mini';
import { stateOf } from '#domain/content/content.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, languages, type Language } from '#domain/text/language.ts';
import {
  articleDoc,
  bannerDoc,
  type deskArticle,
  type deskArticles,
  type deskBanner,
  type deskBanners,
} from '#features/help/content.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { articleValues } from './article-values.ts';
import { ownWords, shownArticle } from './articles.ts';
import { shownBanner } from './banners.ts';
import * as sql from './content.sql.ts';
import { loadShelf, type ArticleEntry, type Entry, type Shelf } from './shelf.ts';

type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };
type Count = { id: string; lang: Language; count: number };
type Around = {
  readonly shelf: Shelf;
  readonly drafts: readonly sql.DraftRow[];
  readonly waiting: readonly Count[];
};

async function around({ tx, now }: Context, kind: 'article' | 'banner', id?: string): Promise<Around> {
  const [shelf, drafts, waiting] = await Promise.all([
    loadShelf(tx, now),
    sql.listDrafts(tx, { kind, id }),
    sql.listScheduled(tx, { kind, now }),
  ]);
  return { shelf, drafts, waiting };
}

export async function viewArticles(context: Context): Promise<GivenOf<typeof deskArticles>> {
  const all = await around(context, 'article');
  return {
    list: all.shelf.articles.map((entry) => head(entry, all)),
    order_revision: all.shelf.orderRevision.article,
  };
}

function head(entry: ArticleEntry, { shelf, drafts, waiting }: Around) {
  const { id, category, isHidden, isBuiltIn, revision, explains } = entry;
  return {
    id,
    title: shownArticle(shelf, entry, defaultLanguage)?.title ?? id,
    category,
    is_hidden: isHidden,
    is_built_in: isBuiltIn,
    revision,
    explains: explains.length,
    languages: languages.map((lang) => {
      const shown = shownArticle(shelf, entry, lang);
      const isThere = shown !== undefined && shown.language === lang;
      const isOld = shown?.translation?.isOld === true;
      return {
        lang,
        state: !isThere ? ('missing' as const) : isOld ? ('outdated' as const) : ('shown' as const),
        version: isThere ? shown.version : null,
        has_draft: drafts.some((draft) => draft.id === id && draft.lang === lang),
        scheduled: waiting.find((one) => one.id === id && one.lang === lang)?.count ?? 0,
      };
    }),
  };
}

/** @throws Refused `recordNotFound` for a name that no answer has. */
export async function viewArticle(
  context: Context,
  { id, lang }: { id: string; lang: Language },
): Promise<GivenOf<typeof deskArticle>> {
  const all = await around(context, 'article', id);
  const { shelf } = all;
  const entry = shelf.articles.find((one) => one.id === id);
  if (entry === undefined) throw refuse('recordNotFound', { field: 'id' });
  const rows = await sql.listVersions(context.tx, { kind: 'article', id, lang });
  const draft = all.drafts.find((one) => one.lang === lang);
  const shown = shownArticle(shelf, entry, lang);
  const own = ownWords(id, lang);
  const english = shownArticle(shelf, entry, defaultLanguage);
  return {
    ...head(entry, all),
    lang,
    shown: shown === undefined ? null : { lang: shown.language, version: shown.version, ...wordsOf(shown) },
    built_in: own?.language === lang ? wordsOf(own) : null,
    english: english === undefined ? null : wordsOf(english),
    draft: draft === undefined ? null : { ...z.parse(articleDoc, draft.doc), ...draftFacts(draft) },
    versions: rows.map((row) => ({
      ...versionFacts(row, rows, context.now),
      ...z.parse(articleDoc, row.doc),
    })),
    values: articleValues(context.env.policy, lang),
    targets: shelf.articles.map((one) => one.id),
  };
}

const wordsOf = ({ title, body }: { title: string; body: string }) => ({ title, body });

export async function viewBanners(context: Context): Promise<GivenOf<typeof deskBanners>> {
  const all = await around(context, 'banner');
  return {
    list: all.shelf.banners.map((entry) => bannerHead(entry, all)),
    order_revision: all.shelf.orderRevision.banner,
  };
}

/** @throws Refused `recordNotFound` for a name that no banner has. */
export async function viewBanner(context: Context, id: string): Promise<GivenOf<typeof deskBanner>> {
  const all = await around(context, 'banner', id);
  const entry = all.shelf.banners.find((one) => one.id === id);
  if (entry === undefined) throw refuse('recordNotFound', { field: 'id' });
  const rows = await sql.listVersions(context.tx, { kind: 'banner', id, lang: defaultLanguage });
  const [draft] = all.drafts;
  return {
    ...bannerHead(entry, all),
    draft: draft === undefined ? null : { ...z.parse(bannerDoc, draft.doc), ...draftFacts(draft) },
    versions: rows.map((row) => ({
      ...versionFacts(row, rows, context.now),
      ...z.parse(bannerDoc, row.doc),
    })),
  };
}

function bannerHead({ id, isHidden, isBuiltIn, revision }: Entry, { shelf, drafts, waiting }: Around) {
  const shown = shownBanner(shelf, id);
  return {
    id,
    is_hidden: isHidden,
    is_built_in: isBuiltIn,
    revision,
    has_draft: drafts.some((draft) => draft.id === id),
    scheduled: waiting.find((one) => one.id === id)?.count ?? 0,
    shown:
      shown === undefined
        ? null
        : { version: shown.version, until: shown.until?.toISOString() ?? null, ...shown.doc },
  };
}

function draftFacts({ revision, base, by_name: by, at }: sql.DraftRow) {
  return { revision, base, by, at: at.toISOString() };
}

function versionFacts(row: sql.VersionRow, rows: readonly sql.VersionRow[], now: Date) {
  const kept = (one: sql.VersionRow) => ({
    version: one.version,
    from: one.shows_from,
    until: one.shows_until,
    isEnded: one.ended_at !== null,
  });
  return {
    version: row.version,
    state: stateOf(kept(row), rows.map(kept), now),
    from: row.shows_from.toISOString(),
    until: row.shows_until?.toISOString() ?? null,
    by: row.by_name,
    at: row.at.toISOString(),
    ended: row.ended_at === null ? null : { by: row.ended_by ?? '', at: row.ended_at.toISOString() },
    again_of: row.again_of,
  };
}
