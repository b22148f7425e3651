/**
 * Brings a database to the shape of `db/migrations`: files in the order of their names, each in one transaction with
 * its line in the table `migration`. Killed in the middle, it goes on where it stopped; started twice, one waits.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { droppedTables } from '#db/dropped-tables.ts';
import { breakingMigrations } from '#db/releases.ts';
import { tables } from '#db/tables.ts';
import type { Scope } from '#db/tables.ts';
import { fenceShops } from './fence.ts';
import { assertTolerated, isOfNewer, type AppliedMigration, type OwnRelease } from './releases.ts';

export type Migration = { name: string; sha256: string; sql: string };

type Input = {
  /** Gives a connected client of a role that may create tables; it is ended here. */
  connect: () => Promise<Client>;
  /** The folder of the migrations. */
  dir: string;
  /** The version of this program: written down with what it applies. Without one nothing that is newer is tolerated. */
  release?: string;
  /** The migrations that take something from older releases, and what; those of this release where it is left out. */
  breaking?: Readonly<Record<string, string>>;
  log?: (line: string) => void;
};

/** A statement that waits longer for a lock holds up everybody behind it, so it gives up and can be run again. */
const lockLimitMs = 15_000;

/** Divides tables from the foreign keys between them: spread tables must be spread before they are tied together. */
const parting = /^-- part: keys\s*$/m;

/**
 * Applies what is missing and gives back the names of what it applied.
 *
 * @throws when a file that was applied has since been changed or removed: write another migration instead. And when a newer
 * release has migrated the database to what this program cannot work with.
 */
export async function migrate(ask: Input): Promise<string[]> {
  const wanted = readMigrations(ask.dir);
  const client = await ask.connect();
  // A connection that breaks fails the statement under way, and must not end the program besides.
  client.on('error', () => undefined);
  const done: string[] = [];
  try {
    await makeTable(client);
    refuseChanges(wanted, await applied(client), ask);
    for (const migration of wanted) {
      const startedAt = performance.now();
      if (!(await applyOnce(client, migration, ask))) continue;
      done.push(migration.name);
      ask.log?.(`Migration ${migration.name} applied in ${Math.round(performance.now() - startedAt)} ms.`);
    }
    const fenced = await fenceShops(client);
    if (fenced.length > 0) ask.log?.(`Rows of ${fenced.length} tables are kept apart by shop.`);
    return done;
  } finally {
    await client.end();
  }
}

/** What the database says was applied, in order. It may be of before releases were written down. */
export async function applied(client: Client): Promise<AppliedMigration[]> {
  const found = await client.query<AppliedMigration>(
    `select name, sha256, to_jsonb(m) ->> 'release' as release, to_jsonb(m) ->> 'breaks' as breaks
     from migration m order by name`,
  );
  return found.rows;
}

/**
 * The migrations of a folder in the order of their names: `0001_what_it_does.sql`, each number once. Numbers may be
 * left out: branches that are made at the same time take theirs from different ranges.
 */
export function readMigrations(dir: string): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, at) => {
    if (!/^[0-9]{4}_[a-z0-9_]+\.sql$/.test(file))
      throw new Error(`Migration ${file} should be named like 0001_what_it_does.sql`);
    const before = files[at - 1];
    if (before?.slice(0, 4) === file.slice(0, 4))
      throw new Error(`Migrations ${before} and ${file} have the same number: give one of them another`);
    const sql = readFileSync(path.join(dir, file), 'utf8');
    const sha256 = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
    return { name: file.replace(/\.sql$/, ''), sha256, sql };
  });
}

/** Two nodes may both find the table missing; the catalogue lets only one of them make it. */
async function makeTable(client: Client): Promise<void> {
  const create =
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null)';
  try {
    await client.query(create);
  } catch (error) {
    const isTwin =
      error instanceof Error && 'code' in error && ['23505', '42P07', '42710'].includes(String(error.code));
    if (!isTwin) throw error;
    await client.query(create);
  }
  // Looked at first: to change a table, even to what it is already, keeps all others out of it for a moment.
  const { rows } = await client.query(
    "select from pg_attribute where attrelid = 'migration'::regclass and attname in ('release', 'breaks')",
  );
  if (rows.length === 2) return;
  await client.query('alter table migration add column if not exists release text');
  await client.query('alter table migration add column if not exists breaks text');
}

/**
 * @throws Error where a file that was applied has since been changed or removed, and where a newer release has applied what
 * this program cannot work with. Anything else that a newer release has applied is tolerated.
 */
export function refuseChanges(wanted: Migration[], present: AppliedMigration[], own: OwnRelease): void {
  const files = new Map(wanted.map((migration) => [migration.name, migration]));
  const newer: AppliedMigration[] = [];
  for (const found of present) {
    const file = files.get(found.name);
    if (file !== undefined && file.sha256 !== found.sha256)
      throw new Error(
        `Migration ${found.name} was changed after it was applied: put it back and add another one`,
      );
    if (file !== undefined) continue;
    if (!isOfNewer(found, own))
      throw new Error(`Migration ${found.name} was applied but its file is gone: is this an older version?`);
    newer.push(found);
  }
  assertTolerated(newer, own);
}

/** False when it was applied before, perhaps by another node while this one waited. */
async function applyOnce(
  client: Client,
  migration: Migration,
  { release, breaking = breakingMigrations }: Input,
): Promise<boolean> {
  await client.query('begin');
  try {
    // Citus wants this first; a plain server takes any dotted setting and ignores it.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await client.query('lock table migration in access exclusive mode');
    const found = await client.query('select 1 from migration where name = $1', [migration.name]);
    if (found.rows.length > 0) {
      await client.query('rollback');
      return false;
    }
    await client.query(`set local lock_timeout = ${lockLimitMs}`);
    await run(client, migration);
    await client.query(
      'insert into migration (name, sha256, applied_at, release, breaks) values ($1, $2, $3, $4, $5)',
      [migration.name, migration.sha256, new Date(), release ?? null, breaking[migration.name] ?? null],
    );
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed: ${explain(error, migration.sql)}`, { cause: error });
  }
}

async function run(client: Client, migration: Migration): Promise<void> {
  const at = migration.sql.search(parting);
  const structure = at < 0 ? migration.sql : migration.sql.slice(0, at);
  await client.query(structure);
  const citus = await client.query("select 1 from pg_extension where extname = 'citus'");
  if (citus.rows.length > 0) await distribute(client, structure);
  // Blanks stand for the first part, so that the place of an error is its place in the file.
  if (at >= 0) await client.query(structure.replaceAll(/\S/g, ' ') + migration.sql.slice(at));
}

/** Turns the scopes of the tables a migration made into calls of Citus. */
async function distribute(client: Client, sql: string): Promise<void> {
  const scopes: Record<string, { scope: Scope }> = tables;
  for (const name of createdTables(sql)) {
    const scope = scopes[name]?.scope ?? droppedTables[name];
    if (!scope) throw new Error(`table ${name} is not in db/tables.ts`);
    if (scope === 'tenant') await client.query("select create_distributed_table($1, 'shop_id')", [name]);
    if (scope === 'directory') await client.query(spreadByKey, [name]);
    if (scope === 'global') await client.query('select create_reference_table($1)', [name]);
  }
}

/** A directory is spread by the first column of its primary key: the value it is asked for. */
const spreadByKey = `
  select create_distributed_table($1, attname) from pg_index
  join pg_attribute on attrelid = indrelid and attnum = indkey[0]
  where indrelid = $1::regclass and indisprimary`;

/** The tables that a piece of SQL creates; partitions follow their parent and are not named. */
export function createdTables(sql: string): string[] {
  const bare = sql.replaceAll(/--.*$/gm, '');
  const found = bare.matchAll(
    /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([a-z0-9_.]+)(\s+partition\s+of)?/gi,
  );
  return [...found].filter((match) => match[2] === undefined).map((match) => match[1] ?? '');
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  if (!Number.isFinite(position)) return error.message;
  return `${error.message} (line ${sql.slice(0, position).split('\n').length})`;
}
