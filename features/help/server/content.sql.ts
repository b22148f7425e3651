// What is published and what is being written of answers and banners.
import type { ContentKind } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const stamp = statement<{ n: bigint }>('content-stamp', 'select n from content_stamp where id = 1');

/** Changes with everything that merchants are shown. */
export async function readStamp(tx: Tx): Promise<bigint> {
  const row = await tx.row(stamp, []);
  if (row === undefined) throw new Error('the stamp of the content is gone');
  return row.n;
}

const next = statement<never>('content-stamp-next', 'update content_stamp set n = n + 1 where id = 1');

/** First thing of every change: whoever changes something else waits until this one is done. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.rows(next, []);
}

export type ShownRow = {
  kind: ContentKind;
  id: string;
  lang: Language;
  version: number;
  source: number;
  doc: unknown;
  shows_from: Date;
  shows_until: Date | null;
  at: Date;
};

const shown = statement<ShownRow>(
  'content-shown',
  `select distinct on (v.kind, v.id, v.lang) v.kind, v.id, v.lang, v.version, v.source, v.doc, v.shows_from,
     v.shows_until, v.at
   from content_version v
   where v.shows_from <= $1 and (v.shows_until is null or v.shows_until > $1)
     and not exists (select 1 from content_end e
       where e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version)
   order by v.kind, v.id, v.lang, v.shows_from desc, v.version desc`,
);

/** Every text that is shown at a moment. */
export function listShown(tx: Tx, now: Date): Promise<ShownRow[]> {
  return tx.rows(shown, [now]);
}

const boundary = statement<{ at: Date | null }>(
  'content-next-change',
  `select least((select min(shows_from) from content_version where shows_from > $1),
     (select min(shows_until) from content_version where shows_until > $1)) as at`,
);

/** When the next text begins or ends by itself. */
export async function nextChange(tx: Tx, now: Date): Promise<Date | undefined> {
  return (await tx.row(boundary, [now]))?.at ?? undefined;
}

export type FactRow = {
  kind: ContentKind;
  id: string;
  revision: number;
  category: string | null;
  is_hidden: boolean;
  first_at: Date;
};

const facts = statement<FactRow>(
  'content-facts',
  `select distinct on (kind, id) kind, id, revision, category, is_hidden,
     min(at) over (partition by kind, id) as first_at
   from content_fact order by kind, id, revision desc`,
);

export function listFacts(tx: Tx): Promise<FactRow[]> {
  return tx.rows(facts, []);
}

const insertFacts = statement<{ revision: number }>(
  'content-fact-add',
  `insert into content_fact (kind, id, revision, category, is_hidden, person_id, at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning revision`,
);

export type NewFact = {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
  readonly category: string | null;
  readonly isHidden: boolean;
  readonly by: string;
  readonly at: Date;
};

/** False where somebody has made this revision already. */
export async function addFact(tx: Tx, fact: NewFact): Promise<boolean> {
  const { kind, id, revision, category, isHidden, by, at } = fact;
  return (await tx.row(insertFacts, [kind, id, revision, category, isHidden, by, at])) !== undefined;
}

export type OrderRow = { kind: ContentKind; revision: number; ids: string[] };

const orders = statement<OrderRow>(
  'content-orders',
  'select distinct on (kind) kind, revision, ids from content_order order by kind, revision desc',
);

export function listOrders(tx: Tx): Promise<OrderRow[]> {
  return tx.rows(orders, []);
}

const insertOrder = statement<{ revision: number }>(
  'content-order-add',
  `insert into content_order (kind, revision, ids, person_id, at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning revision`,
);

type NewOrder = OrderRow & { readonly by: string; readonly at: Date };

/** False where somebody has made this revision already. */
export async function addOrder(tx: Tx, { kind, revision, ids, by, at }: NewOrder): Promise<boolean> {
  return (await tx.row(insertOrder, [kind, revision, ids, by, at])) !== undefined;
}

export type Key = { readonly kind: ContentKind; readonly id: string; readonly lang: Language };

export type DraftRow = {
  kind: ContentKind;
  id: string;
  lang: Language;
  revision: number;
  base: number;
  doc: unknown;
  by_name: string;
  at: Date;
};

const drafts = statement<DraftRow>(
  'content-drafts',
  `select d.kind, d.id, d.lang, d.revision, d.base, d.doc, coalesce(o.name, '') as by_name, d.at
   from content_draft d left join operator o on o.id = d.person_id
   where d.kind = $1 and ($2::text is null or d.id = $2)`,
);

/** What is being written of one kind, or of one thing. */
export function listDrafts(tx: Tx, kind: ContentKind, id?: string): Promise<DraftRow[]> {
  return tx.rows(drafts, [kind, id ?? null]);
}

const draftDocs = statement<{ doc: unknown; at: Date }>(
  'content-draft-docs',
  'select doc, at from content_draft order by at, kind, id, lang',
);

/** What all drafts say, the one that was left alone longest first; no more than `limits.contentMax` a kind and language. */
export function listDraftDocs(tx: Tx): Promise<{ doc: unknown; at: Date }[]> {
  return tx.rows(draftDocs, []);
}

const begin = statement<{ revision: number }>(
  'content-draft-begin',
  `insert into content_draft (kind, id, lang, revision, base, doc, person_id, at) values ($1, $2, $3, 1,
     (select coalesce(max(version), 0) from content_version where kind = $1 and id = $2 and lang = $3), $4, $5, $6)
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

const drop = statement<{ doc: unknown; base: number; person_id: string }>(
  'content-draft-drop',
  `delete from content_draft where kind = $1 and id = $2 and lang = $3 and revision = $4 returning doc, base, person_id`,
);

/** Takes a draft as it was read; undefined where it has changed or is gone. */
export function takeDraft(
  tx: Tx,
  { kind, id, lang }: Key,
  revision: number,
): Promise<{ doc: unknown; base: number; person_id: string } | undefined> {
  return tx.row(drop, [kind, id, lang, revision]);
}

export type VersionRow = {
  version: number;
  again_of: number | null;
  source: number;
  doc: unknown;
  shows_from: Date;
  shows_until: Date | null;
  by_name: string;
  at: Date;
  ended_at: Date | null;
  ended_by: string | null;
};

const versions = statement<VersionRow>(
  'content-versions',
  `select v.version, v.again_of, v.source, v.doc, v.shows_from, v.shows_until, coalesce(o.name, '') as by_name, v.at,
     e.at as ended_at, eo.name as ended_by
   from content_version v
   left join content_end e on e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version
   left join operator o on o.id = v.person_id left join operator eo on eo.id = e.person_id
   where v.kind = $1 and v.id = $2 and v.lang = $3 order by v.version desc limit $4`,
);

/** The newest first. */
export function listVersions(tx: Tx, { kind, id, lang }: Key): Promise<VersionRow[]> {
  return tx.rows(versions, [kind, id, lang, limits.contentVersionsShown]);
}

const one = statement<{ doc: unknown; source: number; person_id: string }>(
  'content-version',
  'select doc, source, person_id from content_version where kind = $1 and id = $2 and lang = $3 and version = $4',
);

export function findVersion(tx: Tx, { kind, id, lang }: Key, version: number) {
  return tx.row(one, [kind, id, lang, version]);
}

const newest = statement<{ version: number }>(
  'content-newest',
  `select coalesce(max(version), 0) as version from content_version where kind = $1 and id = $2 and lang = $3`,
);

export async function newestVersion(tx: Tx, { kind, id, lang }: Key): Promise<number> {
  return (await tx.row(newest, [kind, id, lang]))?.version ?? 0;
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

const end = statement<{ version: number }>(
  'content-end-add',
  `insert into content_end (kind, id, lang, version, person_id, at)
   select kind, id, lang, version, $5, $6 from content_version
   where kind = $1 and id = $2 and lang = $3 and version = $4
   on conflict do nothing returning version`,
);

/** False where there is no such version, or it was taken down before. */
export async function endVersion(
  tx: Tx,
  { kind, id, lang }: Key,
  { version, by, at }: { version: number; by: string; at: Date },
): Promise<boolean> {
  return (await tx.row(end, [kind, id, lang, version, by, at])) !== undefined;
}

const scheduled = statement<{ id: string; lang: Language; count: number }>(
  'content-scheduled',
  `select v.id, v.lang, count(*)::int as count from content_version v
   where v.kind = $1 and v.shows_from > $2 and not exists (select 1 from content_end e
     where e.kind = v.kind and e.id = v.id and e.lang = v.lang and e.version = v.version)
   group by v.id, v.lang`,
);

/** How many versions of each text wait for their time. */
export function listScheduled(tx: Tx, kind: ContentKind, now: Date) {
  return tx.rows(scheduled, [kind, now]);
}

const picture = statement<never>(
  'content-picture-add',
  'insert into content_picture (id, folder, widths, sha256, person_id, at) values ($1, $2, $3, $4, $5, $6)',
);

export type PictureRow = {
  readonly id: string;
  readonly folder: string;
  readonly widths: readonly number[];
  readonly sha256: Buffer;
  readonly by: string;
  readonly at: Date;
};

export async function addPicture(tx: Tx, { id, folder, widths, sha256, by, at }: PictureRow): Promise<void> {
  await tx.rows(picture, [id, folder, widths, sha256, by, at]);
}

const folders = statement<{ folder: string }>(
  'content-picture-folders',
  'select folder from content_picture where folder = any($1::text[])',
);

/** Those of the folders that are ours. */
export async function knownFolders(tx: Tx, asked: readonly string[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  return new Set((await tx.rows(folders, [asked])).map(({ folder }) => folder));
}
