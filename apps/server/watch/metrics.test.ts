// The metrics of a whole node: its calls, and what waits in its database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '#domain/time.ts';
import { insertSuppression } from '#platform/db/suppression.sql.ts';
import { inShop } from '#platform/db/scope.ts';
import { readDatabase, type Reading } from '#platform/metrics/figures.ts';
import { putOff, setTimers } from '#platform/jobs/timers.sql.ts';
import { databaseOf } from '#platform/testing/all-shops.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { measure } from './metrics.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const none = () => Promise.resolve({ count: 0, oldest: null });

function read(): Promise<Reading> {
  const { env } = app.composed;
  return readDatabase({ db: databaseOf(env.db), clock: app.clock, readDifferences: none }, 2_000);
}

test('a call over HTTP is counted by its name', async () => {
  // The connections are those of the database itself, not of what a test sees of it.
  const { composed } = app;
  const metrics = measure({ ...composed, env: { ...composed.env, db: databaseOf(composed.env.db) } });
  await app.composed.app.inject({ method: 'POST', url: '/api/v1/order/list', payload: {} });
  const text = await metrics.write();
  expect(text).toMatch(/\nstockless_calls_total\{call="listOrders",code="407"\} 1\n/);
  expect(text).toMatch(/\nstockless_database_connections\{pool="app",state="idle"\} \d/);
  expect(text).toContain('\nstockless_database_up 1\n');
  expect(text).toContain('\nstockless_reconciliation_differences 0\n');
  expect(text).toContain('\nstockless_live_streams 0\n');
});

test('timers that are due are counted by kind with the age of the oldest, and those that failed by their tries', async () => {
  const { env } = app.composed;
  const now = app.clock.now();
  const subjects = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
  await inShop(0n, async () => {
    await setTimers(env.db.direct, 0n, [
      { subject: subjects[0] ?? '', kind: 'test.due', dueAt: addMinutes(now, -7) },
      { subject: subjects[1] ?? '', kind: 'test.due', dueAt: addMinutes(now, -2) },
      { subject: subjects[2] ?? '', kind: 'test.due', dueAt: addMinutes(now, 30) },
      { subject: subjects[0] ?? '', kind: 'checkout.expire', dueAt: addMinutes(now, 45) },
    ]);
  });
  const before = await read();
  expect(before.figures?.timers.get('test.due')).toEqual({ count: 2, oldestSeconds: 420 });
  expect(before.figures?.doubts.payment).toEqual({ count: 0, oldestSeconds: 0 });
  const again = { subject: subjects[0] ?? '', since: now, until: addMinutes(now, 45), fault: 'Error' };
  const fail = () => inShop(0n, () => putOff(env.db.direct, 0n, 'checkout.expire', again));
  for (let tries = 0; tries < 4; tries += 1) await fail();
  // Money is in doubt from the first time on; a timer counts as failing from the fifth.
  const doubted = await read();
  expect(doubted.figures?.doubts.payment.count).toBe(1);
  expect(doubted.figures?.failing.get('checkout.expire')).toBe(0);
  for (let tries = 4; tries < 8; tries += 1) await fail();
  const after = await read();
  expect(after.figures?.doubts.payment).toEqual({ count: 1, oldestSeconds: (63 + 60) * 60 });
  expect(after.figures?.failing.get('checkout.expire')).toBe(1);
});

test('emails wait from when they were written until they are sent', async () => {
  const shop = await app.makeShop('Metrics');
  const goods = await app.makeGoods([{ code: 'MET-1', cost: '4.00', stock: 9 }]);
  await app.list(shop, goods, '20.00');
  await app.composed.runner.runDue();
  expect((await read()).figures?.messages).toMatchObject({ email: 0, webhook: 0 });
  await app.buy(
    shop,
    goods.map(({ id }) => ({ id, qty: 1 })),
  );
  expect((await read()).figures?.messages.email).toBeGreaterThan(0);
  await app.composed.runner.runDue();
  expect((await read()).figures?.messages.email).toBe(0);
});

test('addresses that are sent nothing are counted by the reason', async () => {
  const { db } = app.composed.env;
  const at = app.clock.now();
  const about = { domain: 'example.com', says: '5.1.1', at };
  for (const n of [1, 2, 3]) {
    const address = Buffer.alloc(16, n);
    await insertSuppression(db.direct, { ...about, address, reason: n < 3 ? 'hard_bounce' : 'complaint' });
  }
  expect((await read()).figures?.suppressed).toEqual({ hard_bounce: 2, soft_bounces: 0, complaint: 1 });
});

test('a database that is away gives no figures, within the time', async () => {
  const { env } = app.composed;
  const closed = { ...env.db, aside: { ...env.db.aside, row: () => new Promise<never>(() => undefined) } };
  const startedAt = performance.now();
  const reading = await readDatabase({ db: closed, clock: app.clock, readDifferences: none }, 200);
  expect(reading).toEqual({ isUp: false, figures: undefined });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});
