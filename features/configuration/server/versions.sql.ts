// Versions of settings: written once, never changed.
import { statement, type Tx } from '#platform/db/database.ts';

export const settingKinds = ['languages', 'carriers', 'steps', 'channels', 'look', 'legal'] as const;
export type SettingKind = (typeof settingKinds)[number];

export type Newest = { kind: SettingKind; version: number; body: unknown };

const newest = statement<Newest>(
  'configuration-newest',
  'select distinct on (kind) kind, version, body from configuration order by kind, version desc',
);

/** The newest version of each kind that was ever changed. */
export function newestVersions(tx: Tx): Promise<Newest[]> {
  return tx.rows(newest, []);
}

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

const insert = statement<{ version: number }>(
  'configuration-insert',
  `insert into configuration (kind, version, body, why, made_by, made_at, confirmed_by)
   select $1, $2::int + 1, $3::jsonb, $4, $5, $6, $7
   where coalesce((select max(version) from configuration where kind = $1), 0) = $2
   on conflict do nothing returning version`,
);

/** Undefined where another version came in between. */
export async function insertVersion(tx: Tx, row: NewVersion): Promise<number | undefined> {
  const { kind, after, body, why, by, at, confirmedBy = null } = row;
  return (await tx.row(insert, [kind, after, JSON.stringify(body), why, by, at, confirmedBy]))?.version;
}

export type VersionRow = {
  kind: SettingKind;
  version: number;
  body: unknown;
  why: string;
  maker: string | null;
  made_at: Date;
  confirmer: string | null;
};

const page = statement<VersionRow>(
  'configuration-page',
  `select c.kind, c.version, c.body, c.why, m.name as maker, c.made_at, o.name as confirmer
   from configuration c left join operator m on m.id = c.made_by left join operator o on o.id = c.confirmed_by
   where c.kind = $1 order by c.version desc limit $2 offset $3`,
);

export function listVersions(
  tx: Tx,
  kind: SettingKind,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<VersionRow[]> {
  return tx.rows(page, [kind, limit, offset]);
}

const speakers = statement<{ lang: string; count: number }>(
  'configuration-speakers',
  'select lang, count(*)::int as count from merchant group by lang',
);

/** Merchants by the language that they have chosen. */
export function countSpeakers(tx: Tx): Promise<{ lang: string; count: number }[]> {
  return tx.rows(speakers, []);
}
