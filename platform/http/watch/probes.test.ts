// Probes: what lives, what is ready, and what each says while the database is away.
import Fastify, { type FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database, type Tx } from '#platform/db/database.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { checkOrigins } from '../origins.ts';
import { probeRoutes, type BuildMigration, type ReadinessOptions } from './probes.ts';
import { listApplied } from './probes.sql.ts';

let pipeline: TestPipeline;
let app: FastifyInstance;
let known: readonly BuildMigration[] = [];
beforeAll(async () => {
  pipeline = await openTestPipeline();
  known = await listApplied(pipeline.db.direct);
});
afterEach(() => app.close());
afterAll(() => pipeline.close());

const inTime: ReadinessOptions = { migrations: () => known, isDraining: () => false };

function open(db: Database, options: Partial<ReadinessOptions> = {}): void {
  app = Fastify();
  probeRoutes(app, { db, clock: pipeline.clock }, { ...inTime, ...options });
}

/** Writes down of a migration that it takes something from older versions, as the runner of migrations does. */
async function markBreaking(name: string): Promise<void> {
  const { host, database, user } = pipeline.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query("update migration set breaks = 'sums are gone' where name = $1", [name]);
  await client.end();
}

async function askReady(): Promise<[status: number, body: unknown]> {
  const answer = await app.inject('/readyz');
  expect(answer.headers['cache-control']).toBe('no-store');
  return [answer.statusCode, answer.json()];
}

test('a node is ready where the database takes a write and has every migration of the build', async () => {
  const applied = await listApplied(pipeline.db.direct);
  expect(applied.length).toBeGreaterThan(100);
  open(pipeline.db, { migrations: () => applied });
  expect(await askReady()).toEqual([200, { ready: true, failed: [] }]);
});

test('a migration that is missing, or was another one, is named; those of a newer version are no fault', async () => {
  const [first, ...others] = await listApplied(pipeline.db.direct);
  if (first === undefined) throw new Error('the test database has no migration');
  open(pipeline.db, { migrations: () => [first, { name: '9999_next', sha256: first.sha256 }] });
  expect(await askReady()).toEqual([503, { ready: false, failed: ['migrations'] }]);
  await app.close();
  open(pipeline.db, { migrations: () => [{ ...first, sha256: 'another' }] });
  expect(await askReady()).toEqual([503, { ready: false, failed: ['migrations'] }]);
  await app.close();
  open(pipeline.db, { migrations: () => others });
  expect(await askReady()).toEqual([200, { ready: true, failed: [] }]);
});

test('a node is not ready on a database from which a newer version has taken something', async () => {
  await markBreaking('0163_sums_by_function');
  const applied = await listApplied(pipeline.db.direct);
  const breaking = applied.find(({ name }) => name === '0163_sums_by_function');
  expect(breaking?.is_breaking).toBe(true);
  open(pipeline.db, { migrations: () => applied });
  expect(await askReady()).toEqual([200, { ready: true, failed: [] }]);
  await app.close();
  open(pipeline.db, { migrations: () => applied.filter((one) => one !== breaking) });
  expect(await askReady()).toEqual([503, { ready: false, failed: ['migrations'] }]);
});

test('a node that drains says so at once, whatever was found before', async () => {
  let isDraining = false;
  open(pipeline.db, { isDraining: () => isDraining });
  expect(await askReady()).toEqual([200, { ready: true, failed: [] }]);
  isDraining = true;
  expect(await askReady()).toEqual([503, { ready: false, failed: ['draining'] }]);
  expect((await app.inject('/livez')).statusCode).toBe(200);
});

test('while the database is away a node lives and is not ready', async () => {
  const away = openDatabase({ host: '/nowhere/at/all', database: 'none' }, () => undefined);
  open(away, { isDraining: () => true });
  expect(await askReady()).toEqual([503, { ready: false, failed: ['database', 'draining'] }]);
  expect((await app.inject('/livez')).json()).toEqual({ ok: true });
  await away.close();
});

test('a database that only reads is not ready', async () => {
  const readsOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    code: '25006',
  });
  open({ ...pipeline.db, aside: { ...pipeline.db.aside, row: () => Promise.reject(readsOnly) } });
  expect(await askReady()).toEqual([503, { ready: false, failed: ['database'] }]);
});

test('a database that does not answer at all is waited for two seconds, and asked once by all who ask', async () => {
  let asked = 0;
  const silent: Tx = {
    ...pipeline.db.aside,
    row: () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    },
  };
  open({ ...pipeline.db, aside: silent });
  const startedAt = performance.now();
  const answers = await Promise.all([askReady(), askReady(), askReady()]);
  expect(answers.map(([status]) => status)).toEqual([503, 503, 503]);
  expect(asked).toBe(1);
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

test('probes answer at every origin, so that no balancer is sent elsewhere', async () => {
  open(pipeline.db);
  const sides = ['app', 'shop', 'console', 'files'] as const;
  const [own, shop, office, files] = sides.map((side) => `https://${side}.example.org`);
  checkOrigins(app, { app: own ?? '', shop: shop ?? '', console: office ?? '', files: files ?? '' });
  for (const side of sides) {
    for (const url of ['/livez', '/readyz']) {
      const { statusCode } = await app.inject({ url, headers: { host: `${side}.example.org` } });
      expect([side, url, statusCode]).toEqual([side, url, 200]);
    }
  }
});
