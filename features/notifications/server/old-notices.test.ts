// Notices and the facts they were made of go when they are old; nothing is told twice because of it.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { tell } from '#platform/db/events.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { forgetTimer } from './forget.ts';
import { forgetOldNotices } from './notices.sql.ts';

let app: TestApp;
let owner: Client;
beforeAll(async () => {
  // Long enough ago that what is a year old by this clock is so by the clock of the database too.
  app = await openTestApp({ now: new Date('2024-03-04T09:00:00.000Z') });
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const idOf = ({ shopId }: TestShop) => shopIdOf(shopId) ?? 0n;
const later = (days: number) => app.clock.set(addDays(app.clock.now(), days));

async function say(shop: TestShop, no: string): Promise<void> {
  const { env } = app.composed;
  const at = app.clock.now();
  const id = env.random.id(at);
  const told = {
    id,
    code: 'feedback_answered',
    onceKey: `test:${no}`,
    facts: { no, ticket: id },
    at,
  } as const;
  await env.db.transaction((tx) => tell(tx, idOf(shop), told));
}

/** What the merchant is shown, the newest first. */
async function shown(shop: TestShop): Promise<string[]> {
  const token = await app.merchant(shop);
  const { list } = await app.ask(listNotices, { kind: 'service', page_size: 100 }, { token });
  return list.map(({ title }) => /N-\d+/.exec(title)?.[0] ?? title);
}

async function factsOf(shop: TestShop): Promise<string[]> {
  const { rows } = await owner.query<{ once_key: string }>(
    "select once_key from event where shop_id = $1 and once_key like 'test:%' order by at",
    [idOf(shop)],
  );
  return rows.map(({ once_key: key }) => key.slice('test:'.length));
}

const forget = (limit: number) =>
  acrossShops('tools', () =>
    app.composed.env.db.transaction((tx) =>
      forgetOldNotices(tx, { before: addDays(app.clock.now(), -limits.noticeKeepDays), limit }),
    ),
  );

test('old notices and facts go in small batches, young ones and what was never collected stay', async () => {
  const [one, other] = [await app.makeShop('Old Notices'), await app.makeShop('Nobody Looks')];
  for (const no of ['N-1', 'N-2', 'N-3', 'N-4', 'N-5']) {
    await say(one, no);
    await say(other, no);
    later(1);
  }
  expect(await shown(one)).toEqual(['N-5', 'N-4', 'N-3', 'N-2', 'N-1']);
  later(200);
  await say(one, 'N-6');
  expect((await shown(one))[0]).toBe('N-6');
  later(limits.noticeKeepDays - 202);
  const batches: number[] = [];
  for (let done = 2; done >= 2; batches.push(done)) done = (await forget(2))?.done ?? 0;
  expect(batches.length).toBeGreaterThan(2);
  expect(await shown(one)).toEqual(['N-6', 'N-5', 'N-4']);
  expect(await factsOf(one)).toEqual(['N-4', 'N-5', 'N-6']);
  expect(await factsOf(other)).toEqual(['N-1', 'N-2', 'N-3', 'N-4', 'N-5']);
  later(2);
  const subject = '00000000-0000-7000-8000-000000000001';
  await acrossShops('tools', () =>
    setTimers(app.composed.env.db.direct, 0n, [{ subject, kind: forgetTimer, dueAt: app.clock.now() }]),
  );
  await app.composed.runner.runDue();
  expect(await shown(one)).toEqual(['N-6']);
});

test('the last that was collected stays, and is not told again', async () => {
  const shop = await app.makeShop('Quiet Shop');
  await say(shop, 'N-7');
  later(10);
  await say(shop, 'N-8');
  await shown(shop);
  later(limits.noticeKeepDays + 50);
  while (((await forget(100))?.done ?? 0) >= 100);
  expect(await shown(shop)).toEqual(['N-8']);
  const token = await app.merchant(shop);
  const { latest_id: id } = await app.ask(checkNotices, {}, { token });
  expect(await app.ask(checkNotices, { since_id: id ?? '' }, { token })).toMatchObject({ fresh: 0 });
  expect(await shown(shop)).toEqual(['N-8']);
});
