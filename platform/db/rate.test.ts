import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { countFailure } from './rate.sql.ts';
import { statement } from './database.ts';
import { acrossShops } from './scope.ts';

const keys = statement<{ key: string }>(
  'test-rate-keys',
  "select key from rate where key like 'swept:%' order by key",
);

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

test('counted tries are forgotten once their day is over, by the hour and by nobody else', async () => {
  const { db } = app.composed.env;
  const { clock } = app;
  const count = (key: string) => countFailure(db.aside, [{ key, windowMs: 600_000, max: 5 }], clock.now());
  const kept = async () => (await db.direct.rows(keys, [])).map(({ key }) => key);
  await acrossShops('tools', async () => {
    await count('swept:first');
    clock.set(new Date(clock.now().getTime() + 25 * 3_600_000));
    await count('swept:second');
    expect(await kept()).toEqual(['swept:first', 'swept:second']);
    await setPlatformTimers(app.composed, { ranks: false, watches: false });
    await app.composed.runner.runDue();
    expect(await kept()).toEqual(['swept:second']);
  });
});
