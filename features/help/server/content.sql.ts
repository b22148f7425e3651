// What is published and what is being written of answers and banners.
import type { ContentKind } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const stamp = sql.row('content-stamp')`select n from content_stamp where id = 1`;

/** Changes with everything that merchants are shown. */
export async function readStamp(tx: Tx): Promise<bigint> {
  const row = await stamp(tx);
  if (row === undefined) throw new Error('the stamp of the content is gone');
  return row.n;
}

/** First thing of every change: whoever changes something else waits until this one is done. */
export const lockContent = sql.run('content-stamp-next')`update content_stamp set n = n + 1 where id = 1`;

export type ShownRow = RowOf<typeof listShown>;

/** Every text that is shown at a moment. */
export const listShown = sql.rows('content-shown')<{ shows_until: Date | null }>`
  select distinct on (v.kind, v.id, v.lang) v.kind, v.id, v.lang, v.version, v.source, v.doc, v.shows_from,
    v.shows_until, v.at
  from content_version v
  where v.shows_from <= :now and (v.shows_until is null or v.shows_until > :now)
    and not exists (select 1 from content_end e
      where e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version)
  order by v.kind, v.id, v.lang, v.shows_from desc, v.version desc`;

const boundary = sql.row('content-next-change')`
  select least((select min(shows_from) from content_version where shows_from > :now),
    (select min(shows_until) from content_version where shows_until > :now)) as at`;

/** When the next text begins or ends by itself. */
export async function nextChange(tx: Tx, now: Date): Promise<Date | undefined> {
  return (await boundary(tx, { now }))?.at ?? undefined;
}

export type FactRow = RowOf<typeof listFacts>;

export const listFacts = sql.rows('content-facts')<{ first_at: Date }>`
  select distinct on (kind, id) kind, id, revision, category, is_hidden,
    min(at) over (partition by kind, id) as first_at
  from content_fact order by kind, id, revision desc`;

/** False where somebody has made this revision already. */
export const addFact = sql.has('content-fact-add')`
  insert into content_fact (kind, id, revision, category, is_hidden, person_id, at)
  values (:kind, :id, :revision, :category?, :isHidden, :by, :at) on conflict do nothing returning revision`;

export const listOrders = sql.rows('content-orders')`
  select distinct on (kind) kind, revision, ids from content_order order by kind, revision desc`;

/** False where somebody has made this revision already. */
export const addOrder = sql.has('content-order-add')`
  insert into content_order (kind, revision, ids, person_id, at) values (:kind, :revision, :ids, :by, :at)
  on conflict do nothing returning revision`;

export type Key = { readonly kind: ContentKind; readonly id: string; readonly lang: Language };

export type DraftRow = RowOf<typeof listDrafts>;

/** What is being written of one kind, or of one thing. */
export const listDrafts = sql.rows('content-drafts')`
  select d.kind, d.id, d.lang, d.revision, d.base, d.doc, coalesce(o.name, '') as by_name, d.at
  from content_draft d left join operator o on o.id = d.person_id
  where d.kind = :kind and (:id?::text is null or d.id = :id?)`;

/** What all drafts say, the one that was left alone longest first; no more than `limits.contentMax` a kind and language. */
export const listDraftDocs = sql.rows('content-draft-docs')`
  select doc, at from content_draft order by at, kind, id, lang`;

const begin = statement<{ revision: number }>(
  'content-draft-begin',
  `insert into content_draft (kind, id, lang, revision, base, doc, person_id, at)
   select $1::text, $2::text, $3::text, 1,
     (select coalesce(max(version), 0) from content_version where kind = $1 and id = $2 and lang = $3),
     $4::jsonb, $5::uuid, $6::timestamptz
   on conflict do nothing returning revision`,
);
const save = statement<{ revision: number }>(
  'content-draft-save',
  `update content_draft set revision = revision + 1, doc = $4, person_id = $5, at = $6
   where kind = $1 and id = $2 and lang = $3 and revision = $7 returning revision`,
);

type Saving = Key & { readonly doc: unknown; readonly by: string; readonly at: Date };

/** Keeps a draft over the revision that was read, 0 where there was none; undefined where somebody was faster. */
export async function putDraft(tx: Tx, saving: Saving, revision: number): Promise<number | undefined> {
  const { kind, id, lang, doc, by, at } = saving;
  const values = [kind, id, lang, JSON.stringify(doc), by, at];
  const row = revision === 0 ? await tx.row(begin, values) : await tx.row(save, [...values, revision]);
  return row?.revision;
}

/** Takes a draft as it was read; undefined where it has changed or is gone. */
export const takeDraft = sql.row('content-draft-drop')`
  delete from content_draft where kind = :kind and id = :id and lang = :lang and revision = :revision
    returning doc, base, person_id`;

export type VersionRow = RowOf<typeof versions>;

const versions = sql.rows('content-versions')`
  select v.version, v.again_of, v.source, v.doc, v.shows_from, v.shows_until, coalesce(o.name, '')
    as by_name, v.at,
    e.at as ended_at, eo.name as ended_by
  from content_version v
  left join content_end e on e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version
  left join operator o on o.id = v.person_id left join operator eo on eo.id = e.person_id
  where v.kind = :kind and v.id = :id and v.lang = :lang order by v.version desc limit :contentVersionsShown`;

/** The newest first. */
export function listVersions(tx: Tx, { kind, id, lang }: Key): Promise<VersionRow[]> {
  return versions(tx, { kind, id, lang, contentVersionsShown: limits.contentVersionsShown });
}

export const findVersion = sql.row('content-version')`
  select doc, source, person_id from content_version where kind = :kind and id = :id and lang = :lang
    and version = :version`;

const newest = sql.row('content-newest')`
  select coalesce(max(version), 0) as version from content_version where kind = :kind and id = :id
    and lang = :lang`;

export async function newestVersion(tx: Tx, { kind, id, lang }: Key): Promise<number> {
  return (await newest(tx, { kind, id, lang }))?.version ?? 0;
}

const insertVersion = statement<never>(
  'content-version-add',
  `insert into content_version (kind, id, lang, version, source, again_of, doc, shows_from, shows_until, person_id, at,
     writer, is_payment)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

export type NewVersion = Saving & {
  readonly version: number;
  readonly source: number;
  readonly againOf: number | null;
  readonly from: Date;
  readonly until: Date | null;
  /** Whose words they are; null for those of the product itself. */
  readonly writer: string | null;
  /** Speaks of payment: the database refuses it from one person alone. */
  readonly isPayment: boolean;
};

export async function addVersion(tx: Tx, row: NewVersion): Promise<void> {
  const { kind, id, lang, version, source, againOf, doc, from, until, by, at, writer, isPayment } = row;
  const what = [kind, id, lang, version, source, againOf, JSON.stringify(doc)];
  await tx.rows(insertVersion, [...what, from, until, by, at, writer, isPayment]);
}

/** False where there is no such version, or it was taken down before. */
export const endVersion = sql.has('content-end-add')`
  insert into content_end (kind, id, lang, version, person_id, at)
  select kind, id, lang, version, :by, :at from content_version
  where kind = :kind and id = :id and lang = :lang and version = :version
  on conflict do nothing returning version`;

/** How many versions of each text wait for their time. */
export const listScheduled = sql.rows('content-scheduled')`
  select v.id, v.lang, count(*)::int as count from content_version v
  where v.kind = :kind and v.shows_from > :now and not exists (select 1 from content_end e
    where e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version)
  group by v.id, v.lang`;

export const addPicture = sql.run('content-picture-add')`
  insert into content_picture (id, folder, widths, sha256, person_id, at)
    values (:id, :folder, :widths, :sha256, :by, :at)`;

const folders = sql.rows('content-picture-folders')`
  select folder from content_picture where folder = any(:asked::text[])`;

/** Those of the folders that are ours. */
export async function knownFolders(tx: Tx, asked: readonly string[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  return new Set((await folders(tx, { asked })).map(({ folder }) => folder));
}
