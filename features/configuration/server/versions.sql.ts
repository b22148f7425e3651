// Versions of settings: written once, never changed.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export const settingKinds = ['languages', 'carriers', 'steps', 'channels', 'look', 'legal'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** The newest version of each kind that was ever changed. */
export const newestVersions = sql.rows('configuration-newest')`
  select distinct on (kind) kind, version, body from configuration order by kind, version desc`;

export type NewVersion = {
  readonly kind: SettingKind;
  /** The version that it follows. */
  readonly after: number;
  readonly body: object;
  readonly why: string;
  readonly by: string;
  readonly at: Date;
  readonly confirmedBy?: string | undefined;
};

const insert = sql.row('configuration-insert')`
  insert into configuration (kind, version, body, why, made_by, made_at, confirmed_by)
  select :kind, :after::int + 1, :body::jsonb, :why, :by, :at, :confirmedBy?
  where coalesce((select max(version) from configuration where kind = :kind), 0) = :after
  on conflict do nothing returning version`;

/** Undefined where another version came in between. */
export async function insertVersion(tx: Tx, row: NewVersion): Promise<number | undefined> {
  const { kind, after, body, why, by, at, confirmedBy = null } = row;
  return (await insert(tx, { kind, after, body: JSON.stringify(body), why, by, at, confirmedBy }))?.version;
}

export const listVersions = sql.rows('configuration-page')`
  select c.kind, c.version, c.body, c.why, m.name as maker, c.made_at, o.name as confirmer
  from configuration c left join operator m on m.id = c.made_by left join operator o on o.id = c.confirmed_by
  where c.kind = :kind order by c.version desc limit :limit offset :offset`;

/** Merchants by the language that they have chosen. */
export const countSpeakers = sql.rows('configuration-speakers')`
  select lang, count(*)::int as count from merchant group by lang`;
