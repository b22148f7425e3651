// What kind of database this is, whose keys it belongs to, and whether its server keeps what it acknowledges.
import type { Client } from 'pg';
import type { InstanceKind } from '#platform/settings.ts';
import type { Database, Tx } from './database.ts';
import { sql } from './sql.ts';

const durable = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** What a database is before anything of it is changed: asked of one that may be empty, old or somebody else's. */
export type Admission = {
  /** Undefined where no start has marked it. */
  readonly kind: InstanceKind | undefined;
  readonly keys: readonly InstanceKey[];
  /** Settings of the server, the database or a role that would lose acknowledged money at a crash. */
  readonly unsafe: readonly string[];
};

/** What a key looks like from outside. */
export type InstanceKey = { readonly name: string; readonly fingerprint: Buffer };

/** Reads only, and needs none of our roles. */
export async function readAdmission(client: Client): Promise<Admission> {
  const unsafe = await client.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off'
     union select split_part(one, '=', 1) from pg_db_role_setting r, unnest(r.setconfig) one
     where split_part(one, '=', 1) = any($1) and split_part(one, '=', 2) in ('off', 'false', '0', 'no')
       and r.setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
    [durable],
  );
  const [there] = (
    await client.query<{ instance: boolean; keys: boolean }>(
      `select to_regclass('instance') is not null as instance, to_regclass('instance_key') is not null as keys`,
    )
  ).rows;
  const marked = there?.instance
    ? (await client.query<{ test_data: boolean }>('select test_data from instance')).rows[0]
    : undefined;
  const keys = there?.keys
    ? (await client.query<InstanceKey>('select name, fingerprint from instance_key order by name')).rows
    : [];
  return {
    kind: marked === undefined ? undefined : marked.test_data ? 'test' : 'real',
    keys,
    unsafe: unsafe.rows.map(({ name }) => name).toSorted(),
  };
}

const mark = sql.run('instance-mark')`
  insert into instance (test_data, created_at) values (:isTestData, :now) on conflict do nothing`;
const read = sql.row('instance-read')`select test_data from instance`;

/** Marks a new database; a marked one keeps its mark. True where it is test data. */
export async function markInstance(tx: Tx, isTestData: boolean, now: Date): Promise<boolean> {
  await mark(tx, { isTestData, now });
  return (await read(tx))?.test_data ?? isTestData;
}

/** Undefined before the first start. */
export async function instanceKind(tx: Tx): Promise<InstanceKind | undefined> {
  const row = await read(tx);
  return row === undefined ? undefined : row.test_data ? 'test' : 'real';
}

const saveKey = sql.run('instance-keep-key')`
  insert into instance_key (name, fingerprint, test_data, first_at)
    values (:name, :fingerprint, :isTest, :now) on conflict do nothing`;
const listKeys = sql.rows('instance-list-keys')`select name, fingerprint from instance_key`;

type Kept = { readonly kind: InstanceKind; readonly keys: readonly InstanceKey[]; readonly now: Date };

/** Writes down what this database is and whose keys it belongs to; gives what stands there, which is what counts. */
export async function saveInstance(
  db: Database,
  { kind, keys, now }: Kept,
): Promise<Omit<Admission, 'unsafe'>> {
  return db.transaction(async (tx) => {
    const isTest = await markInstance(tx, kind === 'test', now);
    for (const { name, fingerprint } of keys) await saveKey(tx, { name, fingerprint, isTest, now });
    return { kind: isTest ? 'test' : 'real', keys: await listKeys(tx) };
  });
}

const made = sql.row('instance-made')`select created_at from instance`;

/** When this database was first started; undefined before. */
export async function instanceMadeAt(tx: Tx): Promise<Date | undefined> {
  return (await made(tx))?.created_at;
}

const probe = sql.row('instance-probe')`
  insert into rate as r (key, window_at, used) values ('health', date_trunc('hour', :now::timestamptz), 1)
  on conflict (key, window_at) do update set used = r.used + 1 returning r.used`;

/** True where the server keeps what is written: a full disk still answers questions. The row is forgotten after a day. */
export async function isWritable(tx: Tx, now: Date): Promise<boolean> {
  return ((await probe(tx, { now }))?.used ?? 0) > 0;
}
