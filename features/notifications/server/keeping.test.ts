// What is kept of calling people, and for how long; a browser that moved is found again.
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { pushList, pushRenew, pushSubscribe } from '#features/notifications/channels.contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { logout } from '#features/people/contract.ts';
import { statement } from '#platform/db/database.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { forgetTimer } from './forget.ts';

let app: TestApp;
let push: PushApp;
beforeAll(async () => {
  app = await openTestApp();
  push = await withPush(app);
});
afterAll(async () => {
  await push.service.close();
  await app.close();
});

async function open() {
  const shop = await app.makeShop('Kept Shop');
  const token = await app.merchant(shop);
  const device = await push.device(token);
  await push.later(1);
  return { shop, token, device };
}

/** Does what the platform does once a day, after so many days. */
async function forgetAfter(days: number): Promise<void> {
  const now = new Date(app.clock.now().getTime() + days * 86_400_000);
  app.clock.set(now);
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(app.composed.env.db.direct, 0n, [{ subject, kind: forgetTimer, dueAt: now }]);
  await push.settle();
}

const counts = statement<{ sent: number; devices: number; endpoints: number; waiting: number }>(
  'keeping-test-counts',
  `select (select count(*) from notice_delivery where shop_id = $1 and state <> 'waiting')::int as sent,
     (select count(*) from notice_delivery where shop_id = $1 and state = 'waiting')::int as waiting,
     (select count(*) from push_device where shop_id = $1)::int as devices,
     (select count(*) from push_endpoint where shop_id = $1)::int as endpoints`,
);
const countsOf = (shop: { shopId: string }) =>
  app.composed.env.db.direct.row(counts, [shopIdOf(shop.shopId) ?? 0n]);

const renewed = (before: { endpoint: string }, next = push.service.device()) => ({
  next,
  ask: { instead_of: before.endpoint, endpoint: next.endpoint, keys: next.keys },
});

test('what was sent is known for ninety days, and the list goes on without it', async () => {
  const { shop, token } = await open();
  await push.tell(shop, 'feedback_answered');
  await push.later(1);
  expect(await countsOf(shop)).toMatchObject({ sent: 1 });
  await forgetAfter(limits.noticeDeliveryKeepDays - 1);
  expect(await countsOf(shop)).toMatchObject({ sent: 1, devices: 1 });
  await forgetAfter(1.1);
  expect(await countsOf(shop)).toMatchObject({ sent: 0, devices: 1, endpoints: 1 });
  const again = await app.merchant(shop);
  const { list } = await app.ask(listNotices, { kind: 'service' }, { token: again });
  expect(list).toHaveLength(1);
  expect(token).not.toBe(again);
});

test('what still waits to be sent is never dropped', async () => {
  const { shop, device } = await open();
  push.service.answer(device, 503);
  await push.tell(shop, 'feedback_answered');
  await push.later(1);
  const far = new Date(app.clock.now().getTime() + 400 * 86_400_000);
  const forget = statement<{ gone: number }>(
    'keeping-test-forget',
    'select notice_forget($1, 10000) as gone',
  );
  await app.composed.env.db.direct.row(forget, [far]);
  expect(await countsOf(shop)).toMatchObject({ waiting: 1, devices: 1 });
  push.service.answer(device, undefined);
  await push.later(30);
  expect(push.service.callsOf(device)).toHaveLength(1);
});

test('a browser that was signed out gives its place back, and is forgotten later', async () => {
  const { shop, token } = await open();
  await app.ask(logout, {}, { token });
  await forgetAfter(0);
  expect(await countsOf(shop)).toMatchObject({ devices: 1, endpoints: 0 });
  const other = await app.merchant(shop);
  const { list } = await app.ask(pushList, {}, { token: other });
  expect(list).toMatchObject([{ state: 'ended', ended_why: 'signed_out' }]);
  await forgetAfter(limits.noticeDeliveryKeepDays + 1);
  expect(await countsOf(shop)).toMatchObject({ devices: 0, endpoints: 0 });
});

test('a browser with a new address is the same device, and gets what waited for it', async () => {
  const { shop, token, device } = await open();
  push.service.answer(device, 503);
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const { next, ask } = renewed(device);
  expect(await app.ask(pushRenew, ask, {})).toEqual({});
  await push.later(30);
  expect(push.service.callsOf(next)).toHaveLength(1);
  const said = await app.ask(pushList, { endpoint: next.endpoint }, { token });
  expect(said).toMatchObject({ this_id: device.id, list: [{ id: device.id, state: 'on' }] });
  // Once it has moved, the address before proves nothing any more.
  const again = renewed(device);
  await app.ask(pushRenew, again.ask, {});
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(push.service.callsOf(again.next)).toHaveLength(0);
  expect(push.service.callsOf(next)).toHaveLength(2);
});

test('the app says the new address too, and it is still one device', async () => {
  const { token, device } = await open();
  const { next, ask } = renewed(device);
  await app.ask(pushRenew, ask, {});
  await app.ask(pushSubscribe, { ...next, instead_of: device.endpoint }, { token });
  expect((await app.ask(pushList, {}, { token })).list).toMatchObject([{ id: device.id, state: 'on' }]);
});

test('the answer never says what was known, and nothing is taken from anybody', async () => {
  const first = await open();
  const second = await open();
  const unknown = await app.textOf(pushRenew, renewed(push.service.device()).ask, {});
  // The new address is another shop's: it stays theirs, and the old one stays as it was.
  const taken = await app.textOf(pushRenew, renewed(first.device, second.device).ask, {});
  await app.ask(logout, {}, { token: second.token });
  const out = renewed(second.device);
  const signedOut = await app.textOf(pushRenew, out.ask, {});
  const known = await app.textOf(pushRenew, renewed(first.device).ask, {});
  const answered = z.object({ code: z.literal(200), data: z.strictObject({}) });
  const plain = (text: string) => z.parse(answered, JSON.parse(text));
  expect([unknown, taken, signedOut].map(plain)).toEqual([plain(known), plain(known), plain(known)]);
  await push.tell(second.shop, 'password_changed');
  await push.later(1);
  expect(push.service.callsOf(out.next)).toHaveLength(0);
  const token = await app.merchant(second.shop);
  expect((await app.ask(pushList, {}, { token })).list).toMatchObject([{ ended_why: 'signed_out' }]);
});

test('thirty renewals of one browser at the same moment leave one device at one address', async () => {
  const { shop, device } = await open();
  const asked = Array.from({ length: 30 }, () => renewed(device));
  const said = await Promise.all(asked.map(({ ask }) => app.call(pushRenew, ask, {})));
  expect(new Set(said.map(({ code }) => code))).toEqual(new Set([200]));
  expect(await countsOf(shop)).toMatchObject({ devices: 1, endpoints: 1 });
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const called = asked.filter(({ next }) => push.service.callsOf(next).length > 0);
  expect(called).toHaveLength(1);
});

test('addresses that no push service has are refused, and each sender has so many an hour', async () => {
  const good = renewed(push.service.device()).ask;
  const bad = await app.call(pushRenew, { ...good, endpoint: 'https://10.0.0.7/push' }, {});
  expect(bad.data).toMatchObject({ field: 'endpoint' });
  const many = Array.from({ length: limits.pushRenewalsPerHour }, () => app.call(pushRenew, good, {}));
  const reasons = (await Promise.all(many)).map(({ data }) => data);
  expect(reasons).toContainEqual(expect.objectContaining({ reason: 'tries' }));
});
