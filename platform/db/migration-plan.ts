// What a database lacks of the migrations of this version, and which locks each would take. Reads only.
import type { Client } from 'pg';
import { applied, readMigrations, refuseChanges, type Migration } from './migrate.ts';
import { assertTolerated, isOfNewer, type OwnRelease } from './releases.ts';

export type PlannedMigration = {
  readonly name: string;
  /** The words of the file about its locks; empty where it has none. */
  readonly lock: string;
};

/**
 * The migrations that would be applied, in their order; all of them for a database that has none.
 *
 * @throws Error where a file that was applied has since been changed or removed, or where a newer release has applied what
 * this one cannot work with.
 */
export async function planMigrations(
  client: Client,
  dir: string,
  own: OwnRelease = {},
): Promise<PlannedMigration[]> {
  const wanted = readMigrations(dir);
  const present = await listApplied(client);
  refuseChanges(wanted, present, own);
  return wanted.filter(isMissingIn(present)).map(plannedOf);
}

/**
 * The names of the migrations that the database lacks. What a newer version has applied besides is no fault here: a server
 * of the version before goes on beside it while the new version is rolled out.
 *
 * @throws Error where a newer release has applied what this one cannot work with.
 */
export async function listMissing(client: Client, dir: string, own: OwnRelease = {}): Promise<string[]> {
  const present = await listApplied(client);
  const wanted = readMigrations(dir);
  const known = new Set(wanted.map(({ name }) => name));
  assertTolerated(
    present.filter((found) => !known.has(found.name) && isOfNewer(found, own)),
    own,
  );
  return wanted.filter(isMissingIn(present)).map(({ name }) => name);
}

type Applied = Awaited<ReturnType<typeof applied>>;

/** Nothing for a database that no migration has seen. */
async function listApplied(client: Client): Promise<Applied> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('migration') is not null as is_there`,
  );
  return rows[0]?.is_there === true ? applied(client) : [];
}

function isMissingIn(present: Applied): (migration: Migration) => boolean {
  const done = new Set(present.map(({ name }) => name));
  return ({ name }) => !done.has(name);
}

/** What a new database would get: every migration of a folder. */
export function planAll(dir: string): PlannedMigration[] {
  return readMigrations(dir).map(plannedOf);
}

function plannedOf({ name, sql }: Migration): PlannedMigration {
  return { name, lock: lockOf(sql) };
}

/** The line `-- lock: …` of a file's head and the lines that go on with it, which are indented more than a word. */
export function lockOf(sql: string): string {
  const [, text = ''] = /^-- lock:[ \t]*(.*(?:\n--[ \t]{2,}\S.*)*)/m.exec(sql) ?? [];
  return text.replaceAll(/\n--[ \t]+/g, ' ').trim();
}
