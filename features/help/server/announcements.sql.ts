// What the platform tells merchants: as it is written, let go and told.
import type { Language } from '#domain/text/language.ts';
import type { LevelCode } from '#domain/shop/levels.ts';
import type { AnnouncementState } from '#domain/states/announcement.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type Audience = 'all' | 'level' | 'country';

export type AnnouncementRow = RowOf<typeof findAnnouncement>;

const select = `a.id, a.state, a.revision, a.audience, a.level, a.country, a.route, a.due_at, a.maker,
  coalesce(m.name, '') as maker_name, a.made_at, a.proposer, p.name as proposer_name, a.proposed_at,
  c.name as checker_name, a.checked_at, a.told_count, a.told_to, a.ended_at, e.name as ended_name, a.why,
  coalesce((select t.title from announcement_text t where t.id = a.id and t.revision = a.revision and t.lang = 'en'), '')
    as title,
  coalesce((select array_agg(t.lang order by t.lang) from announcement_text t
    where t.id = a.id and t.revision = a.revision), '{}') as languages`;
const from = `announcement a left join operator m on m.id = a.maker left join operator p on p.id = a.proposer
  left join operator c on c.id = a.checker left join operator e on e.id = a.ended_by`;

export const announcementList: ListSql<AnnouncementRow> = {
  name: 'announcements',
  select,
  from,
  id: 'a.id',
  sorts: {
    made: { sql: 'a.made_at', type: 'timestamptz' },
    due: { sql: 'a.due_at', type: 'timestamptz' },
  },
  filters: { state: 'a.state', audience: 'a.audience', due: 'a.due_at' },
};

export const findAnnouncement = sql.row('announcement-find')<{
  audience: Audience;
  proposer: string | null;
  languages: Language[];
}>`
  select ${select} from ${from} where a.id = :id`;

export type Text = { readonly lang: Language; readonly title: string; readonly body: string };

export const listTexts = sql.rows('announcement-texts')`
  select lang, title, body from announcement_text where id = :id and revision = :revision order by lang`;

const spoken = sql.rows('announcement-spoken')`select distinct on (a.id) a.id, t.title, t.body, a.route
  from announcement a join announcement_text t on t.id = a.id and t.revision = a.revision
  where a.id = any(:ids::uuid[]) and t.lang = any(:wishes::text[])
  order by a.id, array_position(:wishes::text[], t.lang)`;

/** Announcements in the first of the languages that each has. */
export function listSpoken(tx: Tx, ids: readonly string[], wishes: readonly Language[]) {
  return ids.length === 0 ? Promise.resolve([]) : spoken(tx, { ids, wishes });
}

const insertTexts = statement<never>(
  'announcement-texts-add',
  `insert into announcement_text (id, revision, lang, title, body)
   select $1, $2, t.lang, t.title, t.body from unnest($3::text[], $4::text[], $5::text[]) as t (lang, title, body)`,
);

export async function addTexts(tx: Tx, id: string, revision: number, list: readonly Text[]): Promise<void> {
  const columns = [
    list.map(({ lang }) => lang),
    list.map(({ title }) => title),
    list.map(({ body }) => body),
  ];
  if (list.length > 0) await tx.rows(insertTexts, [id, revision, ...columns]);
}

export type Saved = {
  readonly id: string;
  readonly audience: Audience;
  readonly level: LevelCode | null;
  readonly country: string | null;
  readonly route: string | null;
  readonly dueAt: Date;
  readonly by: string;
  readonly at: Date;
};

const insert = statement<never>(
  'announcement-add',
  `insert into announcement (id, state, revision, audience, level, country, route, due_at, maker, made_at)
   values ($1, 'draft', 1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function addAnnouncement(tx: Tx, saved: Saved): Promise<void> {
  await tx.rows(insert, valuesOf(saved));
}

const save = statement<{ revision: number }>(
  'announcement-save',
  `update announcement set revision = revision + 1, audience = $2, level = $3, country = $4, route = $5, due_at = $6,
     maker = $7, made_at = $8, why = null
   where id = $1 and state = 'draft' and revision = $9 returning revision`,
);

/** Undefined where somebody was faster, or it is no draft any more. */
export async function saveOver(tx: Tx, saved: Saved, revision: number): Promise<number | undefined> {
  return (await tx.row(save, [...valuesOf(saved), revision]))?.revision;
}

function valuesOf({ id, audience, level, country, route, dueAt, by, at }: Saved) {
  return [id, audience, level, country, route, dueAt, by, at];
}

export type Move = {
  readonly id: string;
  readonly revision: number;
  readonly from: readonly AnnouncementState[];
  readonly to: AnnouncementState;
  readonly by: string;
  readonly at: Date;
};

const propose = statement<{ id: string }>(
  'announcement-propose',
  `update announcement set state = $4, proposer = $5, proposed_at = $6
   where id = $1 and revision = $2 and state = any($3::text[]) returning id`,
);
const approve = statement<{ id: string }>(
  'announcement-approve',
  `update announcement set state = $4, checker = $5, checked_at = $6
   where id = $1 and revision = $2 and state = any($3::text[]) and maker <> $5 and proposer <> $5 returning id`,
);
const giveBack = statement<{ id: string }>(
  'announcement-give-back',
  `update announcement set state = $4, proposer = null, proposed_at = null, why = $5
   where id = $1 and revision = $2 and state = any($3::text[]) returning id`,
);
const drop = statement<{ id: string }>(
  'announcement-drop',
  `update announcement set state = $4, ended_by = $5, ended_at = $6, why = $7
   where id = $1 and revision = $2 and state = any($3::text[]) returning id`,
);

const base = ({ id, revision, from: states, to }: Move) => [id, revision, states, to];

/** Each is false where it is not in a state that the move may come from, or was changed since it was read. */
export async function setProposed(tx: Tx, move: Move): Promise<boolean> {
  return (await tx.row(propose, [...base(move), move.by, move.at])) !== undefined;
}
export async function setApproved(tx: Tx, move: Move): Promise<boolean> {
  return (await tx.row(approve, [...base(move), move.by, move.at])) !== undefined;
}
export async function setGivenBack(tx: Tx, move: Move, why: string): Promise<boolean> {
  return (await tx.row(giveBack, [...base(move), why])) !== undefined;
}
export async function setDropped(tx: Tx, move: Move, why: string): Promise<boolean> {
  return (await tx.row(drop, [...base(move), move.by, move.at, why])) !== undefined;
}

const reaching = `($1::text is null or level = $1) and ($2::text is null or country = $2)`;
const reach = statement<{ count: number }>(
  'announcement-reach',
  `select count(*)::int as count from shop where ${reaching}`,
);

type To = { readonly level: string | null; readonly country: string | null };

/** How many shops it would reach now. */
export async function countReached(tx: Tx, { level, country }: To): Promise<number> {
  return (await tx.row(reach, [level, country]))?.count ?? 0;
}

const shops = statement<{ shop_id: bigint }>(
  'announcement-shops',
  `select shop_id from shop where ${reaching} and shop_id > $3 order by shop_id limit $4`,
);

export async function listReached(tx: Tx, to: To, after: bigint, limit: number): Promise<bigint[]> {
  return (await tx.rows(shops, [to.level, to.country, after, limit])).map(({ shop_id: id }) => id);
}

export const noteTold = sql.run('announcement-told')`
  update announcement set state = :state, told_count = told_count + :count, told_to = :to, ended_at =
    :endedAt?
  where id = :id and state in ('approved', 'telling')`;

export const lockAnnouncement = sql.run('announcement-lock')`
  select id from announcement where id = :id for update`;

const waiting = sql.row('announcement-waiting')`
  select count(*)::int as count, min(proposed_at) as oldest from announcement where state = 'proposed'`;

/** Announcements to all merchants that wait for a second person. */
export async function readWaiting(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await waiting(tx)) ?? { count: 0, oldest: null };
}
