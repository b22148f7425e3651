// A server that is started for people: from what was built, with nothing of the demonstration in it.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoStaff, demoPassword } from '#demo/demo-world.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { ensureDatabase } from '#platform/postgres/embedded.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { freePorts, makeConfiguration, makePlace, run, type Run } from '../../promises/rigs/real-instance.ts';
import { migrationsDir } from './database.ts';

const startMs = 400_000;
const served = ['merchant', 'console', 'storefrontClient', 'storefrontServer'];

beforeAll(async () => {
  const building = run('tools/build.ts', {}, ['--plain', ...served, 'server']);
  if ((await building.ended) !== 0) throw new Error(`it does not build: ${building.said()}`);
}, startMs);

describe('a test instance on the packaged PostgreSQL', () => {
  let place: ReturnType<typeof makePlace>;
  let variables: Record<string, string>;
  let server: Run;
  let url: string;
  let port: number;

  beforeAll(async () => {
    place = makePlace();
    port = await freePorts(2);
    url = `http://127.0.0.1:${port}`;
    variables = { PORT: String(port), DATA_DIR: path.join(place.folder, 'data') };
    server = run('tools/serve.ts', variables);
    await server.waitFor(/Ready in/);
  }, startMs);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  test('serves: its health, the app and the console', async () => {
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toMatchObject([200, { ok: true }]);
    for (const at of ['/', '/orderList', '/settings/about?x=1', '/console/', '/explore', '/docs', '/sw.js'])
      expect([at, (await fetch(url + at)).status]).toEqual([at, 200]);
  });

  test.each(['/metrics', '/favicon.ico', '/.well-known/security.txt', '/wp-login.php', '/.env'])(
    'answers %s by 404, in a line for programs',
    async (at) => {
      const answer = await fetch(url + at);
      expect([answer.status, await answer.text()]).toEqual([404, '404']);
    },
  );

  test('answers an address that is none by 404 and the page of the app, which says so', async () => {
    const answer = await fetch(`${url}/nothing/here`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('manifest.webmanifest');
  });

  test('has nobody and nothing of the demo world, and no card double on the next port', async () => {
    const [{ username }] = demoStaff;
    const answer = await fetch(`${url}/api/op/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ username, password: demoPassword }),
    });
    expect(z.parse(z.object({ code: z.int() }), await answer.json()).code).not.toBe(200);
    expect(server.said()).not.toMatch(/demo|Notary/i);
    const socket = connect({ host: '127.0.0.1', port: port + 1 });
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('open')).once('error', () => resolve('shut'));
    });
    socket.destroy();
    expect(outcome).toBe('shut');
  });

  test('is migrated: the plan of the same database is empty', async () => {
    const planned = run('tools/migrate.ts', variables, ['plan']);
    expect(await planned.ended, planned.said()).toBe(0);
    expect(planned.said()).toContain('Nothing is missing');
  });
});

test(
  'a real instance is served with the link of its first owner',
  async () => {
    const place = makePlace();
    const port = await freePorts();
    const server = run('tools/serve.ts', { ...makeConfiguration(place.folder), PORT: String(port) });
    try {
      await server.waitFor(/First owner\s+https:\/\/\S+#\S+/);
      const headers = { 'x-forwarded-proto': 'https' };
      expect((await fetch(`http://127.0.0.1:${port}/healthz`, { headers })).status).toBe(200);
      expect(server.said()).not.toMatch(/test data|demo/i);
    } finally {
      await server.stop();
      await place.remove();
    }
  },
  startMs,
);

describe('on a PostgreSQL of the operator', () => {
  let copy: TestDatabase;
  let database: string;
  let place: ReturnType<typeof makePlace>;
  let variables: Record<string, string>;
  let port: number;
  const count = readMigrations(migrationsDir).length;

  beforeAll(async () => {
    copy = await openTestDatabase();
    database = `${copy.database}_${randomBytes(2).toString('hex')}`;
    await ensureDatabase(copy.host, database);
    place = makePlace();
    port = await freePorts();
    variables = {
      PORT: String(port),
      DATA_DIR: path.join(place.folder, 'data'),
      DATABASE_URL: `postgres://${copy.user}@${encodeURIComponent(copy.host)}/${database}`,
      UNSAFE_DATABASE: 'yes',
    };
  });
  afterAll(async () => {
    await ask(`drop database ${database} with (force)`, 'postgres');
    await copy.drop();
    await place.remove();
  });

  async function ask(text: string, of = database): Promise<Record<string, unknown>[]> {
    const client = new Client({ host: copy.host, user: copy.user, database: of });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  const countTables = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`;

  test(
    'a server migrates nothing without the owner’s address: it names what is missing and ends',
    async () => {
      const server = run('tools/serve.ts', variables);
      expect(await server.ended, server.said()).toBe(1);
      expect(server.said()).toMatch(
        new RegExp(`lacks ${count} migrations of this version \\(0001_\\w+, .*npm run migrate`),
      );
      expect(await ask(countTables)).toEqual([{ n: 0 }]);
    },
    startMs,
  );

  test(
    'the plan lists every migration with its locks and changes nothing; `migrate` applies them, and then it is served',
    async () => {
      const planned = run('tools/migrate.ts', variables, ['plan']);
      expect(await planned.ended, planned.said()).toBe(0);
      expect(planned.said()).toContain(`${count} migrations would be applied:`);
      expect(planned.said().match(/^ {4}locks: \S/gm)).toHaveLength(count);
      expect(await ask(countTables)).toEqual([{ n: 0 }]);

      const other = run('tools/migrate.ts', { ...variables, INSTANCE: 'real' });
      expect(await other.ended, other.said()).toBe(0);
      expect(other.said()).toContain(`${count} migrations were applied.`);
      expect(await ask('select count(*)::int as n from migration')).toEqual([{ n: count }]);
      expect(await ask('select count(*)::int as n from instance')).toEqual([{ n: 0 }]);

      const server = run('tools/serve.ts', variables);
      await server.waitFor(/Ready in/);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      await server.stop();
      const wrong = run('tools/migrate.ts', { ...variables, INSTANCE: 'real' });
      expect(await wrong.ended).toBe(1);
      expect(wrong.said()).toContain('INSTANCE: must be test');
    },
    startMs,
  );

  test.each([
    ['an address that is none', { DATABASE_URL: 'mysql://x' }, [], 'DATABASE_URL: must be'],
    ['a server that is not there', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, [], 'ECONNREFUSED'],
    ['a word that is none', {}, ['plann'], 'npm run migrate [-- plan]'],
  ])('`migrate` with %s ends with 1 and says so', async (_what, settings, words, says) => {
    const migrating = run('tools/migrate.ts', { ...variables, ...settings }, words);
    expect(await migrating.ended).toBe(1);
    expect(migrating.said()).toContain(says);
  });
});
