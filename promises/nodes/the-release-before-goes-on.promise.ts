// While a release is rolled out, nodes of the one before go on with the database that it has migrated, or are refused with
// the reason: never anything between. The release before is run from its own sources, out of the history.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakingMigrations, releaseBefore } from '#db/releases.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { run } from '../rigs/real-instance.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const life = 'promises/nodes/order-life.ts';
const steps = ['open', 'signIn', 'listGoods', 'quote', 'checkout', 'pay', 'ship', 'withdraw'];
const isBroken = Object.keys(breakingMigrations).length > 0;

let folder: string | undefined;
/** What the programs leave behind. */
let left = '';
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  left = mkdtempSync(path.join(tmpdir(), 'stockless-left-'));
  folder = unpackBefore();
});
afterAll(async () => {
  await database.drop();
  for (const one of [left, ...(folder === undefined ? [] : [folder])])
    rmSync(one, { recursive: true, force: true });
});

/** The sources of the release before with the packages of this one; undefined where the history does not have them. */
function unpackBefore(): string | undefined {
  const { commit } = releaseBefore;
  const place = mkdtempSync(path.join(tmpdir(), 'stockless-before-'));
  try {
    const packed = execFileSync('git', ['archive', '--format=tar', commit], {
      cwd: root,
      maxBuffer: 512 * 1_048_576,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-x', '-C', place], { input: packed });
  } catch {
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
  mkdirSync(path.dirname(path.join(place, life)), { recursive: true });
  cpSync(path.join(root, life), path.join(place, life));
  return place;
}

/** What the sources in a folder can do with the database of the tests. */
async function live(top: string): Promise<string[]> {
  const { STOCKLESS_TEST_SOCKET = '' } = process.env;
  const program = run(life, { STOCKLESS_TEST_SOCKET, TMPDIR: left }, [], top);
  await program.ended;
  const found = program.said().match(/^(?:done|failed) .+$/gm);
  if (found === null) throw new Error(`it did nothing: ${program.said()}`);
  return found;
}

const allDone = steps.map((name) => `done ${name}`);

test('this release does all of it, in a process of its own', async () => {
  expect(await live(root)).toEqual(allDone);
});

const missing = `The history does not have ${releaseBefore.commit}: is this a shallow clone?`;

test('the release before does all of it, unless a migration is said to break it', async ({ skip }) => {
  if (folder === undefined) return skip(missing);
  const done = await live(folder);
  // Were all of it done all the same, the migrations that are said to break it would not.
  expect([done, isDeepStrictEqual(done, allDone)]).toEqual([expect.anything(), !isBroken]);
});

test.runIf(isBroken)('a release before that a migration breaks is refused at its start', async ({ skip }) => {
  if (folder === undefined) return skip(missing);
  const url = `postgres://${database.user}@localhost/${database.database}?host=${encodeURIComponent(database.host)}`;
  const program = 'start-before.ts';
  cpSync(path.join(root, 'promises/nodes/start-before.ts'), path.join(folder, program));
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), UNSAFE_DATABASE: 'yes' };
  const start = run(program, settings, [], folder);
  expect(await start.ended).toBe(1);
  expect(start.said()).toMatch(
    /was applied but its file is gone: is this an older version\?|This database is of release/,
  );
});
