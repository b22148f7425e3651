import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adRefusals } from '#domain/ads/types.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { simulate } from './ads.ts';

let app: TestApp;
let owner: Client;
beforeAll(async () => {
  app = await openTestApp();
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

test('a small market keeps its budgets, agrees with its books, and is the same when it is computed again', async () => {
  const { env, runner } = app.composed;
  const ads = { env, owner, clock: app.clock, runDue: () => runner.runDue() };
  const told = await simulate(ads, { campaigns: 20, views: 12_000, days: 1, beacons: 700 });

  expect(told.money).toMatchObject({
    budgets_exceeded: 0,
    different_in_the_books: 0,
    faults_of_the_books: [],
  });
  expect(Number(told.money.charged)).toBeGreaterThan(1_000);
  expect(told.computed_again).toMatchObject({ entries: 12_576, different: [] });
  expect(told.beacons.different).toEqual({});
  expect(told.beacons.beacons).toBeGreaterThanOrEqual(700);
  const given = Object.keys(told.beacons.verdicts).map((mark) => mark.replace(/^(view|click) /, ''));
  expect(adRefusals.filter((reason) => !given.includes(reason))).toEqual([]);
  expect(told.missed).not.toContain('a budget was exceeded');
});
