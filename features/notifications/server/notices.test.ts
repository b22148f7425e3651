import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { collectNews } from './collect.ts';
import { statement } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const env = () => app.composed.env;
const idOfShop = ({ shopId }: TestShop) => shopIdOf(shopId) ?? 0n;

async function open(name = 'Listening Shop') {
  const shop = await app.makeShop(name);
  return { shop, token: await app.merchant(shop) };
}

/** Something that concerns a shop, as any room tells it. */
async function say(shop: TestShop, count: number, at = app.clock.now()): Promise<void> {
  await env().db.transaction(async (tx) => {
    for (let n = 1; n <= count; n += 1) {
      const id = env().random.id(at);
      const facts = { no: `N-${n}`, ticket: id };
      await tell(tx, idOfShop(shop), { id, code: 'feedback_answered', onceKey: `test:${id}`, facts, at });
    }
  });
}

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

const list = async (token: string, ask = {}, language = 'en') =>
  (await app.ask(listNotices, { page_size: 100, ...ask }, { token, language })).list;

test('nothing happened: nothing is unread, and there is no latest one', async () => {
  keeps('7 POST /v1/notify/check');
  const { token } = await open();
  expect(await app.ask(checkNotices, {}, { token })).toMatchObject({
    unread: 0,
    latest_id: null,
    needs_me: 0,
    fresh: 0,
    by_kind: { order: 0, system: 0 },
  });
});

test('all that is marked as read is all that has happened, also what nobody has collected', async () => {
  const { shop, token } = await open();
  await say(shop, 2);
  expect(await app.ask(readNotices, { all: true }, { token })).toMatchObject({ updated: 2, unread: 0 });
  expect((await app.ask(checkNotices, {}, { token })).unread).toBe(0);
  await say(shop, 1);
  expect((await app.ask(checkNotices, {}, { token })).unread).toBe(1);
});

test('what is collected twice is told once, also by thirty who ask at the same moment', async () => {
  const { shop, token } = await open();
  await say(shop, 40);
  await Promise.all(Array.from({ length: 30 }, () => app.ask(checkNotices, {}, { token })));
  await Promise.all(Array.from({ length: 30 }, () => collectNews(env(), idOfShop(shop))));
  expect((await app.ask(checkNotices, {}, { token })).unread).toBe(40);
  expect(new Set((await list(token)).map(({ body, title }) => title + body)).size).toBe(40);
});

test('a fact whose transaction commits late is found, and is not born read', async () => {
  const { shop, token } = await open();
  const early = app.clock.now();
  let letGo: () => void = () => undefined;
  let isTold: () => void = () => undefined;
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  const said = new Promise<void>((done) => {
    isTold = done;
  });
  const slow = env().db.transaction(async (tx) => {
    const id = env().random.id(early);
    const facts = { no: 'LATE', ticket: id };
    await tell(tx, idOfShop(shop), { id, code: 'feedback_answered', onceKey: 'test:late', facts, at: early });
    isTold();
    await gate;
  });
  await said;
  later(1);
  await say(shop, 1);
  expect((await list(token)).map(({ title }) => title)).toEqual(['We answered your feedback N-1']);
  expect(await app.ask(readNotices, { all: true }, { token })).toMatchObject({ updated: 1, unread: 0 });
  letGo();
  await slow;
  const after = await list(token);
  expect(after.map(({ title, read_at: at }) => [title, at === null])).toEqual([
    ['We answered your feedback LATE', true],
    ['We answered your feedback N-1', false],
  ]);
  expect((await app.ask(checkNotices, {}, { token })).unread).toBe(1);
});

test('reading twice changes nothing more, and every session sees it', async () => {
  keeps('7 POST /v1/notify/read');
  const { shop, token } = await open();
  await say(shop, 3);
  const [newest] = await list(token);
  const ids = [newest?.id ?? ''];
  expect(await app.ask(readNotices, { ids }, { token })).toEqual({ updated: 1, unread: 2, mark: null });
  later(5);
  expect(await app.ask(readNotices, { ids }, { token })).toEqual({ updated: 0, unread: 2, mark: null });
  const other = await app.merchant(shop);
  const [seen] = await list(other);
  expect(seen?.read_at).not.toBeNull();
  expect(Date.parse(seen?.read_at ?? '')).toBeLessThan(app.clock.now().getTime());
  expect((await app.ask(me, {}, { token: other })).unread).toBe(2);
  expect((await list(other, { unread_only: true })).map(({ id }) => id)).not.toContain(newest?.id);
});

test('"all" reads what was seen, not what came meanwhile, and can be taken back once', async () => {
  const { shop, token } = await open();
  await say(shop, 3);
  const [, middle] = await list(token);
  const [single] = (await list(token)).toReversed();
  await app.ask(readNotices, { ids: [single?.id ?? ''] }, { token });
  const done = await app.ask(readNotices, { all: true, up_to_id: middle?.id }, { token });
  expect(done).toMatchObject({ updated: 1, unread: 1 });
  const again = await app.ask(readNotices, { all: true, up_to_id: middle?.id }, { token });
  expect(again).toEqual({ updated: 0, unread: 1, mark: null });
  const undo = done.mark ?? '';
  expect(await app.ask(readNotices, { undo }, { token })).toEqual({ updated: 1, unread: 2, mark: null });
  expect(await app.ask(readNotices, { undo }, { token })).toEqual({ updated: 0, unread: 2, mark: null });
  expect((await list(token)).map(({ read_at: at }) => at === null)).toEqual([true, true, false]);
});

test('thirty who mark all at once count each notice once', async () => {
  const { shop, token } = await open();
  await say(shop, 25);
  await list(token);
  const done = await Promise.all(
    Array.from({ length: 30 }, () => app.ask(readNotices, { all: true }, { token })),
  );
  expect(done.reduce((sum, { updated }) => sum + updated, 0)).toBe(25);
  expect(done.filter(({ mark }) => mark !== null)).toHaveLength(1);
});

test('ten thousand notices are collected in rounds, counted, and paged without a gap', async () => {
  const { shop, token } = await open();
  const fill = statement<never>(
    'test-fill-events',
    `insert into event (shop_id, id, code, once_key, facts, at)
     select $1, gen_random_uuid(), 'feedback_answered', 'fill:' || n, jsonb_build_object('no', 'F-' || n, 'ticket', 't'),
       $2::timestamptz + n * interval '1 ms' from generate_series(1, 10000) n`,
  );
  await env().db.direct.rows(fill, [idOfShop(shop), app.clock.now()]);
  await app.ask(checkNotices, {}, { token });
  const first = limits.noticesPerRound * limits.noticeRoundsPerAsk;
  expect((await app.ask(checkNotices, {}, { token })).unread).toBeGreaterThanOrEqual(first);
  await app.composed.runner.runDue();
  expect((await app.ask(checkNotices, {}, { token })).unread).toBe(10_000);
  const titles: string[] = [];
  for (let page = 1; page <= 100; page += 1) {
    const answer = await app.ask(listNotices, { page, page_size: 100, unread_only: true }, { token });
    titles.push(...answer.list.map(({ title }) => title.replace(/^.*F-/, '')));
    expect(answer.has_more).toBe(page < 100);
  }
  expect(titles).toEqual(Array.from({ length: 10_000 }, (_none, n) => String(10_000 - n)));
  expect(await app.ask(readNotices, { all: true }, { token })).toMatchObject({ updated: 10_000, unread: 0 });
  expect(await list(token, { unread_only: true })).toEqual([]);
});

test('one notice is said in the language and on the clock of whoever reads it', async () => {
  keeps('1 notifications', '3 Notification messages', '7 POST /v1/notify/list');
  const { shop, token } = await open();
  const at = app.clock.now();
  const id = env().random.id(at);
  const facts = { until: { at: '2026-03-02T23:30:00.000Z' } };
  await env().db.transaction((tx) =>
    tell(tx, idOfShop(shop), { id, code: 'pay_password_reset', onceKey: 'test:reset', facts, at }),
  );
  await app.ask(perInfo, { patch: { tz: 'Asia/Tokyo' } }, { token });
  const [english] = await list(token, {}, 'en');
  expect(english?.body).toContain('Mar 3, 2026, 8:30');
  const [japanese] = await list(token, {}, 'ja');
  expect(japanese?.id).toBe(english?.id);
  expect(japanese?.body).toContain('2026/03/03 8:30');
});

test('a kind that is switched off stays in the list and calls nobody', async () => {
  const { shop, token } = await open();
  await say(shop, 2);
  await app.ask(perInfo, { patch: { notify: { service: { app: false, email: true } } } }, { token });
  expect(await app.ask(checkNotices, {}, { token })).toMatchObject({ unread: 0, by_kind: { service: 0 } });
  const [one, ...rest] = await list(token, { kind: 'service' });
  expect(rest).toHaveLength(1);
  expect(one?.channels).toEqual([
    { name: 'app', state: 'off', at: null },
    { name: 'push', state: 'not_open', at: null },
    { name: 'email', state: 'not_open', at: null },
  ]);
  expect(await list(token, { unread_only: true })).toEqual([]);
  expect(await list(token, { kind: 'order' })).toEqual([]);
});

test('fresh counts what came since, and in quiet hours only what is urgent', async () => {
  const { shop, token } = await open();
  await say(shop, 1);
  const { latest_id: since } = await app.ask(checkNotices, {}, { token });
  const ask = { since_id: since ?? '' };
  await say(shop, 2);
  expect(await app.ask(checkNotices, ask, { token })).toMatchObject({ fresh: 2, unread: 3, quiet: false });
  const hours = { from: '00:00', to: '23:59' };
  expect(await app.ask(quietHours, { hours }, { token })).toMatchObject({ hours, now: true });
  expect(await app.ask(checkNotices, ask, { token })).toMatchObject({ fresh: 0, unread: 3, quiet: true });
  await app.ask(
    login,
    { username: shop.username, password: 'right-horse-battery-7' },
    { token, ip: '198.51.100.7' },
  );
  expect(await app.ask(checkNotices, ask, { token })).toMatchObject({ fresh: 1, unread: 4 });
  expect(await app.ask(quietHours, { hours: null }, { token })).toMatchObject({ hours: null, now: false });
  expect(await app.ask(checkNotices, ask, { token })).toMatchObject({ fresh: 3 });
});

test.each([
  ['hours.from', { from: '24:00', to: '07:00' }],
  ['hours.to', { from: '22:00', to: '7' }],
  ['hours.to', { from: '22:00', to: '22:00' }],
])('quiet hours that are none are refused at %s', async (field, hours) => {
  const { token } = await open();
  expect(await app.call(quietHours, { hours }, { token })).toMatchObject({ code: 405, data: { field } });
});

test('the notices of another shop are not found, whatever is asked of them', async () => {
  const mine = await open();
  const theirs = await open('Other Shop');
  await say(mine.shop, 1);
  await say(theirs.shop, 1);
  await list(mine.token);
  const [foreign] = await list(theirs.token);
  const id = foreign?.id ?? '';
  for (const input of [{ ids: [id] }, { all: true, up_to_id: id }])
    expect(await app.call(readNotices, input, { token: mine.token })).toMatchObject({ code: 404 });
  expect(await app.call(checkNotices, { since_id: id }, { token: mine.token })).toMatchObject({ code: 404 });
  const { mark } = await app.ask(readNotices, { all: true }, { token: theirs.token });
  expect(await app.ask(readNotices, { undo: mark ?? '' }, { token: mine.token })).toMatchObject({
    updated: 0,
  });
  expect((await app.ask(checkNotices, {}, { token: theirs.token })).unread).toBe(0);
  expect((await app.ask(checkNotices, {}, { token: mine.token })).unread).toBe(1);
  expect(await app.call(readNotices, {}, { token: mine.token })).toMatchObject({ code: 403 });
});

test('a sign-in from a device that was never seen is told once, a known one is not', async () => {
  const { shop, token } = await open();
  const enter = (name: string, ip: string) =>
    app.ask(
      login,
      { username: shop.username, password: 'right-horse-battery-7', device: { name, platform: 'Android' } },
      { ip },
    );
  const told = async () => (await list(token)).filter(({ code }) => code === 'sign_in_new');
  expect(await told()).toEqual([]);
  await enter('Firefox', '198.51.100.7');
  await enter('Firefox', '198.51.100.99');
  const [first, ...more] = await told();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ severity: 'urgent', route: '/settings/security' });
  expect(first?.body).toContain('Firefox, Android');
  expect(first?.body).toContain('198.51.100.*');
  await enter('Firefox', '203.0.113.5');
  expect(await told()).toHaveLength(2);
});
