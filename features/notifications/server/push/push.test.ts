// A merchant who does not look is called on their devices.
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { limits } from '#domain/limits.ts';
import {
  noticeReach,
  pushList,
  pushSubscribe,
  pushTest,
  pushUnsubscribe,
} from '#features/notifications/channels.contract.ts';
import { listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { logout } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';

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
  const shop = await app.makeShop('Calling Shop');
  const token = await app.merchant(shop);
  const device = await push.device(token);
  // What happened before a device is there calls nobody; registering is told too.
  await push.later(1);
  return { shop, token, device };
}

type Device = Awaited<ReturnType<PushApp['device']>>;
const callsOf = (device: Device) => push.service.callsOf(device);
const shown = z.object({ title: z.string() });
const titles = (device: Device) => callsOf(device).map(({ payload }) => z.parse(shown, payload).title);

async function pushStates(token: string): Promise<string[]> {
  const { list } = await app.ask(listNotices, { page_size: 100 }, { token });
  return list.map(({ channels }) => channels.find(({ name }) => name === 'push')?.state ?? '');
}

test('nobody asks, and the device is called; the list says when', async () => {
  const { shop, token, device } = await open();
  await push.tell(shop, 'password_changed');
  await push.settle();
  expect(callsOf(device)).toHaveLength(0);
  await push.later(0.1);
  const [call] = callsOf(device);
  expect(call?.headers).toMatchObject({ urgency: 'high', ttl: String(limits.pushTtlSeconds.urgent) });
  expect(call?.headers['topic']).toMatch(/^[\w-]{22}$/);
  const [told] = (await app.ask(listNotices, {}, { token })).list;
  expect(told?.channels).toContainEqual({
    name: 'push',
    state: 'delivered',
    at: app.clock.now().toISOString(),
  });
  expect(call?.payload).toMatchObject({ route: '/settings/security', tag: told?.id, lang: 'en' });
});

test('a locked screen says only what it is about, unless details were chosen', async () => {
  const { shop, token, device } = await open();
  await push.tell(shop, 'feedback_answered', { no: 'F-77' });
  await push.later(1);
  expect(callsOf(device)[0]?.payload).toMatchObject({
    title: 'News from support',
    body: 'Open the app to read it.',
  });
  await app.ask(noticeReach, { patch: { shows_details: true } }, { token });
  await push.tell(shop, 'feedback_answered', { no: 'F-78' });
  await push.later(1);
  expect(callsOf(device)[1]?.payload).toMatchObject({ title: 'We answered your feedback F-78' });
});

test('it is said in the language that the person has when it is sent', async () => {
  const { shop, token, device } = await open();
  await app.ask(noticeReach, { patch: { shows_details: true } }, { token });
  await push.tell(shop, 'feedback_answered', { no: 'F-79' });
  await app.ask(perInfo, { patch: { lang: 'es' } }, { token });
  await push.later(1);
  const [call] = callsOf(device);
  expect(call?.payload).toMatchObject({ lang: 'es' });
  expect(titles(device)[0]).not.toContain('We answered');
});

test('in quiet hours only what is urgent calls; the rest comes when they end', async () => {
  const { shop, token, device } = await open();
  const now = app.clock.now().toISOString();
  const hour = (add: number) => `${String((Number(now.slice(11, 13)) + add + 24) % 24).padStart(2, '0')}:00`;
  await app.ask(quietHours, { hours: { from: hour(-1), to: hour(2) } }, { token });
  await push.tell(shop, 'feedback_answered');
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(titles(device)).toEqual(['News about your account or your products']);
  await push.later(125);
  expect(titles(device)).toHaveLength(2);
});

test('what was read before it went out, or is switched off, calls nobody', async () => {
  const { shop, token, device } = await open();
  push.service.answer(device, 503);
  await push.tell(shop, 'feedback_answered');
  await push.later(1);
  await app.ask(readNotices, { all: true }, { token });
  push.service.answer(device, undefined);
  await push.later(60);
  expect(callsOf(device)).toHaveLength(0);
  expect((await pushStates(token))[0]).toBe('unneeded');
  await app.ask(perInfo, { patch: { notify: { service: { push: false } } } }, { token });
  await push.tell(shop, 'feedback_answered');
  await push.later(1);
  expect(callsOf(device)).toHaveLength(0);
  expect((await pushStates(token))[0]).toBe('off');
});

test('many at once are one call that says how many', async () => {
  const { shop, token, device } = await open();
  for (let n = 0; n < limits.pushesTogether + 2; n += 1) await push.tell(shop, 'feedback_answered');
  await push.later(1);
  expect(titles(device)).toEqual(['5 new notifications']);
  expect((await pushStates(token)).slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'delivered'));
});

test.each([404, 410])(
  'a subscription that is gone (%i) ends the device, and nothing is lost',
  async (status) => {
    const { shop, token, device } = await open();
    push.service.answer(device, status);
    await push.tell(shop, 'feedback_answered');
    await push.later(1);
    await push.tell(shop, 'feedback_answered');
    await push.later(1);
    expect(push.service.tries(device)).toBe(1);
    const { list, this_id: own } = await app.ask(pushList, { endpoint: device.endpoint }, { token });
    expect(list).toMatchObject([{ id: device.id, state: 'ended', ended_why: 'gone' }]);
    expect(own).toBeNull();
    const { list: told } = await app.ask(listNotices, { kind: 'service' }, { token });
    expect(told).toHaveLength(2);
    // The same browser comes back with the same address.
    push.service.answer(device, undefined);
    await push.device(token, device);
    await push.tell(shop, 'feedback_answered');
    await push.later(1);
    expect(callsOf(device)).toHaveLength(1);
  },
);

test('a service that is away is asked again later, as late as it says, and gets each once', async () => {
  const { shop, token, device } = await open();
  push.service.answer(device, 429, { 'retry-after': '600' });
  await push.tell(shop, 'feedback_answered');
  await push.later(1);
  await push.tell(shop, 'password_changed');
  await push.later(5);
  expect(push.service.tries(device)).toBe(2);
  expect((await app.ask(pushList, {}, { token })).list).toMatchObject([{ state: 'failing' }]);
  push.service.answer(device, undefined);
  await push.later(20);
  expect(titles(device)).toHaveLength(2);
  expect((await app.ask(pushList, {}, { token })).list).toMatchObject([{ state: 'on' }]);
});

test('a message that is refused for good is given up and said', async () => {
  const { shop, token, device } = await open();
  push.service.answer(device, 400);
  await push.tell(shop, 'feedback_answered');
  await push.later(600);
  expect(push.service.tries(device)).toBe(1);
  expect((await pushStates(token))[0]).toBe('failed');
});

test('whoever signs out is called no more on that device', async () => {
  const { shop, token, device } = await open();
  const other = await app.merchant(shop);
  await app.ask(logout, {}, { token });
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(callsOf(device)).toHaveLength(0);
  expect((await app.ask(pushList, {}, { token: other })).list).toMatchObject([{ ended_why: 'signed_out' }]);
});

test('a browser that another person lets in is theirs alone', async () => {
  const first = await open();
  const second = await app.makeShop('Other Shop');
  await push.device(await app.merchant(second), first.device);
  await push.tell(first.shop, 'password_changed');
  await push.later(1);
  expect(callsOf(first.device)).toHaveLength(0);
  expect((await app.ask(pushList, {}, { token: first.token })).list).toMatchObject([{ ended_why: 'moved' }]);
  await push.tell(second, 'password_changed');
  await push.later(1);
  expect(callsOf(first.device)).toHaveLength(1);
});

test('thirty browsers at the same moment find ten places', async () => {
  const shop = await app.makeShop('Crowded Shop');
  const token = await app.merchant(shop);
  const asked = Array.from({ length: 30 }, () => app.call(pushSubscribe, push.service.device(), { token }));
  const codes = (await Promise.all(asked)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(limits.pushDevicesMax);
  const { list } = await app.ask(pushList, {}, { token });
  expect(list).toHaveLength(limits.pushDevicesMax);
  await app.ask(pushUnsubscribe, { id: list[0]?.id ?? '' }, { token });
  expect((await app.call(pushSubscribe, push.service.device(), { token })).code).toBe(200);
});

const key = Buffer.alloc(65, 4).toString('base64url');
test.each([
  ['a private address', { endpoint: 'https://10.0.0.7/push' }, 'endpoint'],
  ['a name inside the house', { endpoint: 'https://push.internal/x' }, 'endpoint'],
  ['no encryption', { endpoint: 'http://push.example.com/x' }, 'endpoint'],
  ['a key that is no point', { keys: { p256dh: key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  ['a short secret', { keys: { p256dh: '', auth: 'AAAA' } }, 'keys.auth'],
])('%s is refused', async (_what, part, field) => {
  const shop = await app.makeShop('Refused Shop');
  const token = await app.merchant(shop);
  const good = push.service.device();
  const keys = { ...good.keys, ...('keys' in part ? part.keys : {}) };
  const input = {
    ...good,
    ...part,
    keys: { ...keys, p256dh: keys.p256dh === '' ? good.keys.p256dh : keys.p256dh },
  };
  const { code, data } = await app.call(pushSubscribe, input, { token });
  expect(code).not.toBe(200);
  expect(data).toMatchObject({ field });
});

test('a test calls the device that it names, at most so many times an hour', async () => {
  const { token, device } = await open();
  const second = await push.device(token);
  await app.ask(pushTest, { id: second.id }, { token });
  await push.settle();
  expect([callsOf(device), callsOf(second)].map(({ length }) => length)).toEqual([0, 1]);
  const more = Array.from({ length: limits.pushTestsPerHour }, () => app.call(pushTest, {}, { token }));
  expect((await Promise.all(more)).filter(({ code }) => code !== 200)).toHaveLength(1);
});
