// What kind of database this is, and whether its server keeps what it acknowledges.
import { statement, type Tx } from './database.ts';

const settings = statement<{ name: string; setting: string }>(
  'instance-settings',
  `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
);

/** Settings of the server that would lose acknowledged money at a crash; empty where it is safe. */
export async function unsafeSettings(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(settings, []);
  return rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
}

const mark = statement<never>(
  'instance-mark',
  'insert into instance (test_data, created_at) values ($1, $2) on conflict do nothing',
);
const read = statement<{ test_data: boolean }>('instance-read', 'select test_data from instance');

/** Marks a new database; a marked one keeps its mark. True where it is test data. */
export async function markInstance(tx: Tx, isTestData: boolean, now: Date): Promise<boolean> {
  await tx.rows(mark, [isTestData, now]);
  return (await tx.row(read, []))?.test_data ?? isTestData;
}

const made = statement<{ created_at: Date }>('instance-made', 'select created_at from instance');

/** When this database was first started; undefined before. */
export async function instanceMadeAt(tx: Tx): Promise<Date | undefined> {
  return (await tx.row(made, []))?.created_at;
}

const probe = statement<{ used: number }>(
  'instance-probe',
  `insert into rate as r (key, window_at, used) values ('health', date_trunc('hour', $1::timestamptz), 1)
   on conflict (key, window_at) do update set used = r.used + 1 returning r.used`,
);

/** True where the server keeps what is written: a full disk still answers questions. The row is forgotten after a day. */
export async function isWritable(tx: Tx, now: Date): Promise<boolean> {
  return ((await tx.row(probe, [now]))?.used ?? 0) > 0;
}
