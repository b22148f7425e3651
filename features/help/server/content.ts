// Writing answers and banners: drafts that several people may have open, and versions that are never changed.
import * as z from 'zod/mini';
import { insideRoute, type ContentKind } from '#domain/content/content.ts';
import { faultsOfBody, faultsOfWords, type Fault } from '#domain/content/content-faults.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { speaksOfPayment } from '#domain/payments/payment-words.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, languages, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import {
  articleDoc,
  bannerDoc,
  type changeContent,
  type createContent,
  type orderContent,
  type publishContent,
  type republishContent,
} from '#features/help/content.contract.ts';
import { articleValues } from './article-values.ts';
import { ownWords } from './articles.ts';
import type { BannerDoc } from './banners.ts';
import { builtInDoc } from './built-in-banners.ts';
import * as sql from './content.sql.ts';
import { loadShelf, type Entry, type Shelf } from './shelf.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';

/** Who writes, and when. */
export type Writing = {
  readonly tx: Tx;
  readonly env: Environment;
  readonly now: Date;
  readonly personId: string;
};

/** @throws Refused `recordNotFound` for a name that neither the product nor the console has. */
export function entryOf(shelf: Shelf, kind: ContentKind, id: string): Entry {
  const list: readonly Entry[] = kind === 'article' ? shelf.articles : shelf.banners;
  const entry = list.find((one) => one.id === id);
  if (entry === undefined) throw refuse('recordNotFound', { field: 'id' });
  return entry;
}

/** @throws Refused `invalidOperation` where the name is taken, or there are as many as anybody reads through. */
export async function create(writing: Writing, ask: InputOf<typeof createContent>): Promise<void> {
  const { tx, now, personId } = writing;
  const { kind, id } = ask;
  if (kind === 'article' && ask.category === undefined)
    throw refuse('parameterMissing', { field: 'category', reason: 'missing' });
  await sql.lockContent(tx);
  const shelf = await loadShelf(tx, now);
  const list: readonly Entry[] = kind === 'article' ? shelf.articles : shelf.banners;
  if (list.some((one) => one.id.toLowerCase() === id))
    throw refuse('invalidOperation', { reason: 'name_taken' });
  if (list.length >= limits.contentMax)
    throw refuse('invalidOperation', { reason: 'too_many', limit: limits.contentMax });
  const category = kind === 'article' ? (ask.category ?? null) : null;
  await sql.addFact(tx, { kind, id, revision: 1, category, isHidden: false, by: personId, at: now });
}

/** @throws Refused `staleVersion` where somebody changed it since it was read. */
export async function change(writing: Writing, ask: InputOf<typeof changeContent>) {
  const { tx, now, personId } = writing;
  const { kind, id, revision } = ask;
  await sql.lockContent(tx);
  const shelf = await loadShelf(tx, now);
  const before = entryOf(shelf, kind, id);
  if (before.revision !== revision) throw stale('settings_changed');
  const category = shelf.articles.find((one) => kind === 'article' && one.id === id)?.category;
  const next = {
    kind,
    id,
    revision: revision + 1,
    category: kind === 'article' ? (ask.category ?? category ?? null) : null,
    isHidden: ask.is_hidden,
    by: personId,
    at: now,
  };
  if (!(await sql.addFact(tx, next))) throw stale('settings_changed');
  return { before: { category, is_hidden: before.isHidden }, revision: next.revision };
}

/** @throws Refused `staleVersion` where somebody else wrote since it was read: nothing of theirs is lost. */
export async function saveDraft(
  writing: Writing,
  key: sql.Key,
  { doc, revision }: { doc: unknown; revision: number },
): Promise<number> {
  const { tx, now, personId } = writing;
  entryOf(await loadShelf(tx, now), key.kind, key.id);
  const saved = await sql.putDraft(tx, { ...key, doc, by: personId, at: now }, revision);
  if (saved === undefined) throw stale('draft_changed');
  return saved;
}

/** @throws Refused `staleVersion` where it was changed since it was read. */
export async function dropDraft(writing: Writing, key: sql.Key, revision: number): Promise<void> {
  if ((await sql.takeDraft(writing.tx, { ...key, revision })) === undefined) throw stale('draft_changed');
}

/**
 * Makes a version of a draft.
 *
 * @throws Refused `staleVersion` where the draft was changed, or a version was published since it was begun.
 * @throws Refused `invalidParameter` with the field, the line and the reason of the first thing that is wrong with it.
 * @throws Refused `insufficientPermissions` (`payment_second_person`) where it speaks of payment and is one's own.
 */
export async function publish(writing: Writing, ask: InputOf<typeof publishContent>): Promise<number> {
  const { tx, now } = writing;
  const key = keyOf(ask);
  await sql.lockContent(tx);
  const shelf = await loadShelf(tx, now);
  entryOf(shelf, key.kind, key.id);
  const draft = await sql.takeDraft(tx, { ...key, revision: ask.revision });
  if (draft === undefined) throw stale('draft_changed');
  const newest = await sql.newestVersion(tx, key);
  if (newest !== draft.base) throw stale('published_meanwhile');
  return addVersion(writing, {
    key,
    shelf,
    doc: draft.doc,
    newest,
    ask,
    againOf: null,
    writer: draft.person_id,
  });
}

/** @throws Refused `staleVersion` where something was published since the history was read. */
export async function republish(writing: Writing, ask: InputOf<typeof republishContent>): Promise<number> {
  const { tx, now } = writing;
  const key = keyOf(ask);
  await sql.lockContent(tx);
  const shelf = await loadShelf(tx, now);
  entryOf(shelf, key.kind, key.id);
  const newest = await sql.newestVersion(tx, key);
  if (newest !== ask.newest) throw stale('published_meanwhile');
  const earlier = ask.version === 0 ? undefined : await sql.findVersion(tx, { ...key, version: ask.version });
  const doc = ask.version === 0 ? ownDoc(key) : earlier?.doc;
  if (doc === undefined) throw refuse('recordNotFound', { field: 'version' });
  if (newest === 0) throw refuse('invalidOperation', { reason: 'nothing_published' });
  return addVersion(writing, {
    key,
    shelf,
    doc,
    newest,
    ask,
    againOf: ask.version,
    writer: earlier?.person_id ?? null,
  });
}

/** @throws Refused `invalidOperation` where it was taken down before. */
export async function endOf(writing: Writing, key: sql.Key, version: number): Promise<void> {
  const { tx, now, personId } = writing;
  await sql.lockContent(tx);
  if ((await sql.findVersion(tx, { ...key, version })) === undefined)
    throw refuse('recordNotFound', { field: 'version' });
  if (!(await sql.endVersion(tx, { ...key, version, by: personId, at: now })))
    throw refuse('invalidOperation', { reason: 'version_ended' });
}

/** @throws Refused `staleVersion` where somebody put them into another order meanwhile. */
export async function putOrder(writing: Writing, ask: InputOf<typeof orderContent>): Promise<number> {
  const { tx, now, personId } = writing;
  const { kind, ids } = ask;
  await sql.lockContent(tx);
  const shelf = await loadShelf(tx, now);
  for (const id of ids) entryOf(shelf, kind, id);
  if (new Set(ids).size !== ids.length) throw refuse('invalidParameter', { field: 'ids', reason: 'twice' });
  if (shelf.orderRevision[kind] !== ask.revision) throw stale('order_changed');
  const revision = ask.revision + 1;
  if (!(await sql.addOrder(tx, { kind, revision, ids, by: personId, at: now }))) throw stale('order_changed');
  return revision;
}

/** A banner is one text for all languages, kept under English. */
export function keyOf({ kind, id, lang }: { kind: ContentKind; id: string; lang: Language }): sql.Key {
  return { kind, id, lang: kind === 'banner' ? defaultLanguage : lang };
}

function stale(reason: string) {
  return refuse('staleVersion', { reason });
}

type Adding = {
  readonly key: sql.Key;
  readonly shelf: Shelf;
  readonly doc: unknown;
  readonly newest: number;
  readonly ask: { from?: string | undefined; until?: string | null | undefined };
  readonly againOf: number | null;
  /** Null for what the product itself says. */
  readonly writer: string | null;
};

async function addVersion(writing: Writing, adding: Adding): Promise<number> {
  const { tx, env, now, personId } = writing;
  const { key, shelf, doc, newest, ask, againOf, writer } = adding;
  const from = ask.from === undefined ? now : new Date(ask.from);
  const until = ask.until === undefined || ask.until === null ? null : new Date(ask.until);
  if (from < now) throw refuse('invalidParameter', { field: 'from', reason: 'past' });
  if (until !== null && until <= from)
    throw refuse('invalidParameter', { field: 'until', reason: 'before_from' });
  if (key.kind === 'article') checkArticle(z.parse(articleDoc, doc), { env, shelf, lang: key.lang });
  else await checkBanner(tx, z.parse(bannerDoc, doc), shelf);
  const isPayment = writer !== null && isOfPayment(doc);
  if (isPayment && writer === personId)
    throw refuse('insufficientPermissions', { reason: 'payment_second_person' });
  const english = shelf.shown('article', key.id, defaultLanguage)?.version ?? 0;
  const source = key.kind === 'article' && key.lang !== defaultLanguage ? english : 0;
  const version = newest + 1;
  const row = {
    ...key,
    doc,
    version,
    source,
    againOf,
    from,
    until,
    writer,
    isPayment,
    by: personId,
    at: now,
  };
  await sql.addVersion(tx, row);
  return version;
}

/** The address of a picture is our own and random: its signs say nothing. */
function isOfPayment(doc: unknown): boolean {
  return speaksOfPayment(
    JSON.stringify(doc, (field, value: unknown) => (field === 'image' ? undefined : value)),
  );
}

/** Drafts that their writers cannot publish: how many there are, and since when the oldest was not touched. */
export async function lookAtPaymentDrafts(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  const waiting = (await sql.listDraftDocs(tx)).filter(({ doc }) => isOfPayment(doc));
  return { count: waiting.length, oldest: waiting[0]?.at ?? null };
}

/** What the product itself has of a text, as the console writes it. */
function ownDoc({ kind, id, lang }: sql.Key): unknown {
  if (kind === 'banner') return builtInDoc(id);
  const own = ownWords(id, lang);
  return own === undefined || own.language !== lang ? undefined : { title: own.title, body: own.body };
}

type Knowing = { readonly env: Environment; readonly shelf: Shelf; readonly lang: Language };

/** @throws Refused `invalidParameter` for the first thing that is wrong. */
function checkArticle({ title, body }: z.output<typeof articleDoc>, { env, shelf, lang }: Knowing): void {
  refuseFirst('title', faultsOfWords(title));
  const names = new Set(shelf.articles.map(({ id }) => id));
  const values = Object.keys(articleValues(env.policy, lang));
  refuseFirst('body', faultsOfBody(body, { isArticle: (name) => names.has(name), values }));
}

async function checkBanner(tx: Tx, doc: BannerDoc, shelf: Shelf): Promise<void> {
  const [place] = doc.places;
  if (place === undefined) throw refuse('invalidParameter', { field: 'places', reason: 'empty' });
  checkRoute(doc.route, shelf);
  if (doc.texts[defaultLanguage] === undefined)
    throw refuse('invalidParameter', { field: 'texts.en', reason: 'empty' });
  const folders: string[] = [];
  for (const language of languages) {
    const words = doc.texts[language];
    if (words === undefined) continue;
    for (const field of ['title', 'text', 'alt'] as const)
      refuseFirst(`texts.${language}.${field}`, faultsOfWords(words[field]));
    const folder = words.image?.split('/')[3];
    if (folder !== undefined) folders.push(folder);
  }
  const ours = await sql.knownFolders(tx, folders);
  if (folders.some((folder) => !ours.has(folder)))
    throw refuse('invalidParameter', { field: 'image', reason: 'foreign_picture' });
}

/** Inside the app alone, and to no answer that is not there. */
function checkRoute(route: string, shelf: Shelf): void {
  if (!insideRoute.test(route)) throw refuse('invalidParameter', { field: 'route', reason: 'link_outside' });
  const [, name] = /^\/qaDetail\?id=(.+)$/.exec(route) ?? [];
  if (name !== undefined && !shelf.articles.some(({ id }) => id === name))
    throw refuse('invalidParameter', { field: 'route', reason: 'link_unknown' });
}

export function refuseFirst(field: string, faults: readonly Fault[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const { reason, line, word } = first;
  throw refuse('invalidParameter', { field, reason, line, word });
}
