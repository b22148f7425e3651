// What fails is seen with its reason, and tried again at once where somebody asks for it: never twice at the same time.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { OperatorRole } from '#domain/rights.ts';
import { addMinutes } from '#domain/time.ts';
import { listAuditEntries } from '#features/audit/contract.ts';
import { jobsState, listFailingTimers, runTimer } from '#features/jobs/contract.ts';
import { today } from '#features/lists/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { makeRunner, type TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { statement } from '#platform/db/database.ts';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
let shopId: bigint;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Jobs');
  shopId = BigInt((await across<{ shop_id: bigint }>('select shop_id from shop'))[0]?.shop_id ?? 0n);
});
afterAll(() => app.close());

let token: string;
let subject: string;
let done: string[];
beforeEach(async () => {
  await across('delete from timer');
  token = await app.operator();
  subject = randomUUID();
  done = [];
});

function across<Row>(text: string): Promise<Row[]> {
  const asked = statement<Row>(`jobs-test-${text.length}-${text.slice(0, 16)}`, text);
  return acrossShops('tools', () => app.composed.env.db.direct.rows(asked, []));
}

const kinds: TimerKinds = {
  'test.fails': {
    run: () => Promise.reject(new Error('the account of ines@example.test is closed')),
  },
  'test.works': {
    async run({ due }) {
      await Promise.resolve();
      done.push(...due.map(({ subject: one }) => one));
    },
  },
};

const set = (kind: string, of = shopId) =>
  acrossShops('tools', () =>
    setTimers(app.composed.env.db.direct, of, [{ subject, kind, dueAt: app.clock.now() }]),
  );
const pass = (minutes: number) => app.clock.set(addMinutes(app.clock.now(), minutes));
const work = (given: TimerKinds = kinds) => makeRunner(app.composed.env, given).runDue();
const list = async (filters: Record<string, unknown> = {}) =>
  (await app.ask(listFailingTimers, { filters }, { token })).list;
const asked = (kind: string) => ({ kind, subject, shop: shopCode() });
const shopCode = () => shop.shopId;

/** Fails so often, an hour apart. */
async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    pass(61);
    await work();
  }
  token = await app.operator();
}

test('a timer that fails says why, how often and since when, and counts as failing from the fifth time', async () => {
  const since = app.clock.now().toISOString();
  await set('test.fails');
  await work();
  expect(await list()).toEqual([
    {
      kind: 'test.fails',
      shop: { id: shop.shopId, name: 'Jobs' },
      subject,
      state: 'retried',
      tries: 1,
      fault: 'Error: the account of … is closed',
      due_since: since,
      next_at: addMinutes(app.clock.now(), 1).toISOString(),
      can_run: true,
    },
  ]);
  const failing = async () =>
    (await app.ask(today, {}, { token })).queues.find(({ name }) => name === 'jobs');
  expect(await failing()).toMatchObject({ count: 0 });
  await fail(limits.timerFailingTries - 2);
  expect(await failing()).toMatchObject({ count: 0 });
  await fail(1);
  expect(await list({ state: ['failing'] })).toMatchObject([{ tries: 5, due_since: since }]);
  expect(await list({ state: ['retried'] })).toEqual([]);
  const { kinds: counted } = await app.ask(jobsState, {}, { token });
  expect(counted.find(({ kind }) => kind === 'test.fails')).toMatchObject({ retried: 0, failing: 1 });
  expect(await failing()).toMatchObject({ count: 1, oldest_at: since, to: '/jobs?f-state=failing' });
});

test('run now makes it due at once, under an entry of the audit; it fails again and waits as before', async () => {
  await set('test.fails');
  await work();
  const now = app.clock.now().toISOString();
  expect(await app.ask(runTimer, asked('test.fails'), { token })).toEqual({ due_at: now });
  const [entry] = (await app.ask(listAuditEntries, { filters: { act: 'runTimer' } }, { token })).list;
  expect(entry).toMatchObject({ subject, shop: shop.shopId, kind: 'change', actor: 'operator' });
  expect(await list()).toMatchObject([{ tries: 1, can_run: false }]);
  await work();
  expect(await list()).toMatchObject([
    { tries: 2, can_run: true, next_at: addMinutes(app.clock.now(), 2).toISOString() },
  ]);
});

test('what works again after it was run is gone from the list, and done once', async () => {
  await set('test.works');
  await work({ 'test.works': { run: () => Promise.reject(new Error('away')) } });
  await app.ask(runTimer, asked('test.works'), { token });
  await work();
  expect(done).toEqual([subject]);
  expect(await list()).toEqual([]);
  expect(await app.call(runTimer, asked('test.works'), { token })).toMatchObject({
    code: 203,
    data: { reason: 'not_put_off' },
  });
});

test('a timer that is being worked cannot be run beside it', async () => {
  const { direct } = app.composed.env.db;
  await set('test.fails');
  await work();
  pass(1);
  const now = app.clock.now();
  const lease = { shopId, subject, kind: 'test.fails', now, until: addMinutes(now, 5) };
  expect(await acrossShops('tools', () => leaseTimer(direct, lease))).toBe(true);
  expect(await list()).toMatchObject([{ tries: 1, can_run: false }]);
  const refused = { code: 203, data: { reason: 'not_put_off' } };
  expect(await app.call(runTimer, asked('test.fails'), { token })).toMatchObject(refused);
  expect(await across('select due_at from timer')).toEqual([{ due_at: lease.until }]);
});

test('two who press at once make it due once', async () => {
  await set('test.fails');
  await work();
  const answers = await Promise.all([1, 2, 3].map(() => app.call(runTimer, asked('test.fails'), { token })));
  expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['200', '203', '203']);
});

test('a timer of the platform itself is named so, and one that nobody knows says so', async () => {
  await set('of-a-later-version', 0n);
  await work();
  expect(await list({ shop: '0' })).toMatchObject([
    { shop: null, fault: 'No handler for timers of the kind of-a-later-version' },
  ]);
  expect(await app.ask(runTimer, { ...asked('of-a-later-version'), shop: null }, { token })).toBeTruthy();
});

test('a timer that is set anew has failed nothing', async () => {
  await set('test.fails');
  await work();
  await set('test.fails');
  expect(await list()).toEqual([]);
  expect(await across('select tries, fault, due_since, again_at from timer')).toEqual([
    { tries: 0, fault: null, due_since: null, again_at: null },
  ]);
});

test('what is due, late, retried and failing is counted by kind', async () => {
  await set('test.works');
  await set('test.fails');
  await work({ 'test.fails': kinds['test.fails'] ?? { run: () => Promise.resolve() } });
  await set('test.works');
  pass(limits.timerLateMinutes);
  token = await app.operator();
  const { kinds: counted, messages, doubts } = await app.ask(jobsState, {}, { token });
  expect(counted.find(({ kind }) => kind === 'test.works')).toMatchObject({ due: 1, late: 1, failing: 0 });
  expect(counted.find(({ kind }) => kind === 'test.fails')).toMatchObject({ retried: 1, failing: 0 });
  expect(messages).toMatchObject({ emails_given_up: 0, webhooks: 0 });
  expect(doubts).toEqual({ payment: 0, refund: 0, payout: 0 });
});

test('who looks after money and service sees jobs and runs them; auditors only look, others see nothing', async () => {
  await set('test.fails');
  await work();
  const answers = await Promise.all(
    (['finance', 'auditor', 'content'] as const).map(async (role) => {
      const by = await signIn(role);
      const seen = await app.call(listFailingTimers, {}, { token: by });
      const run = await app.call(runTimer, asked('test.fails'), { token: by });
      return [role, seen.code, run.code];
    }),
  );
  expect(answers).toEqual([
    ['finance', 200, 200],
    ['auditor', 200, 409],
    ['content', 409, 409],
  ]);
});

async function signIn(role: OperatorRole): Promise<string> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  await makeOperator(app.composed.env, { username, password, name: role, roles: [role] });
  return consoleToken(app.composed, { username, password });
}
