// A connection that lost its role or its time limits on the way is used by nobody.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SettingsRefused } from '#platform/settings.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { startPooler } from '#platform/testing/pooler.ts';
import { assertSessions, openDatabase, roleNames, statement } from './database.ts';
import { explainSession } from './session.ts';

const login = `pooled_${randomBytes(4).toString('hex')}`;
let copy: TestDatabase;

beforeAll(async () => {
  copy = await openTestDatabase();
  await tell(`create role ${login} login; grant ${Object.values(roleNames).join(', ')} to ${login}`);
});
afterAll(async () => {
  await tell(`drop role ${login}`);
  await copy.drop();
});

async function tell(text: string): Promise<void> {
  const client = new Client(copy);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const who = statement<{ name: string }>('session-test-who', 'select current_user::text as name');
const messageOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

type Seen = {
  readonly start: string;
  readonly app: string;
  readonly checkout: string;
  readonly aside: string;
};

/** What a start and each pool say behind a pooler; nothing where they are answered. */
async function connectThrough(ignored: readonly string[]): Promise<Seen> {
  const pooler = await startPooler({ host: copy.host, ignored });
  const address = { url: pooler.urlOf(login, copy.database) };
  const db = openDatabase(address, () => undefined, 2);
  try {
    return {
      start: await messageOf(assertSessions(address)),
      app: await messageOf(db.direct.row(who, [])),
      checkout: await messageOf(db.transaction((tx) => tx.row(who, []), 'checkout')),
      aside: await messageOf(db.aside.row(who, [])),
    };
  } finally {
    await db.close();
    await pooler.stop();
  }
}

test('a pooler that passes startup parameters on is served', async () => {
  const seen = await connectThrough([]);
  expect(seen).toEqual({ start: '', app: '', checkout: '', aside: '' });
});

test('a pooler that drops the role is refused by the start, which says why, and by every pool', async () => {
  const { start, ...pools } = await connectThrough(['options']);
  expect(start).toMatch(/DATABASE_URL: a connection has the role pooled_\w+ instead of stockless_app\. /);
  expect(start).toContain('ignore_startup_parameters');
  expect(pools.app).toMatch(/the role pooled_\w+ instead of stockless_app/);
  expect(pools.checkout).toMatch(/the role pooled_\w+ instead of stockless_checkout/);
  expect(pools.aside).toMatch(/the role pooled_\w+ instead of stockless_app/);
});

test.each(['statement_timeout', 'lock_timeout'])('a pooler that drops the %s is refused', async (name) => {
  const { start, app } = await connectThrough([name]);
  expect(start).toContain(`a connection has the ${name} (ms) 0 instead of `);
  expect(app).toContain(`the ${name} (ms) 0 instead of `);
});

test('without a pooler every login has its role and its limits', async () => {
  await expect(assertSessions(copy)).resolves.toBeUndefined();
  const url = `postgres://${login}@${encodeURIComponent(copy.host)}/${copy.database}`;
  await expect(assertSessions({ url })).resolves.toBeUndefined();
});

test('a pooler that refuses a startup parameter is explained, other errors stay as they are', () => {
  const refused = explainSession(new Error('unsupported startup parameter: options'));
  expect(refused).toBeInstanceOf(SettingsRefused);
  expect(String(refused)).toMatch(
    /DATABASE_URL: a connection is refused \(unsupported startup parameter: options\)/,
  );
  const other = new Error('password authentication failed');
  expect(explainSession(other)).toBe(other);
});
