// Messages to merchants' programs: what happened, once it is true, at least once, in order, signed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  composeTestApp,
  openTestApp,
  type TestGoods,
  type TestShop,
  type TestApp,
} from '#testing/test-app.ts';
import { addTestHook, deliver, merchantPassword, openReceiver } from '#testing/hooks.ts';
import { limits } from '#domain/limits.ts';
import * as contract from '#features/webhooks/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { isSigned } from '#platform/ports/signature.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeAll(async () => {
  app = await openTestApp();
  receiver = await openReceiver();
  goods = await app.makeGoods([{ code: 'HOOK-1', cost: '5.00', stock: 500 }]);
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

async function openShop(name: string): Promise<TestShop> {
  shop = await app.makeShop(name);
  await app.list(shop, goods, '9.00');
  return shop;
}

const buyOne = () => app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
const tick = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

async function listOf(hookId: string) {
  const token = await app.merchant(shop);
  return (await app.ask(contract.listDeliveries, { hook_id: hookId }, { token })).list;
}

test('what happens to an order is told in its order, signed, once each, and only what was asked for', async () => {
  await openShop('Heard');
  const types = ['order.paid', 'order.confirmed', 'order.shipped', 'order.delivered'] as const;
  const { hook, secret } = await addTestHook(app, shop, receiver.url('/heard'), types);
  const bought = await buyOne();
  await app.advance(3);
  await app.ship('accepted', 'delivered');
  await deliver(app);
  tick(limits.hookCollectMs);
  await deliver(app);
  await deliver(app);
  const received = receiver.at('/heard');
  expect(received.map(({ type }) => type)).toEqual(types);
  expect(new Set(received.map(({ id }) => id)).size).toBe(4);
  expect(received.map(({ data }) => data['order_id'])).toEqual(types.map(() => bought.orderId));
  expect(received[0]?.data).toMatchObject({ status: 'pending_payment', total: '9.00', currency: 'USD' });
  const last = received.at(-1);
  const body = Buffer.from(last?.text ?? '');
  expect(isSigned(body, last?.signature, [secret], app.clock.now())).toBe(true);
  expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), last?.signature, [secret], app.clock.now())).toBe(
    false,
  );
  const deliveries = await listOf(hook.id);
  expect(deliveries.map(({ state, status, tries }) => [state, status, tries])).toEqual(
    types.map(() => ['delivered', 204, 1]),
  );
});

test('a failing receiver is asked again later and later for a day, then it is said; later steps wait their turn', async () => {
  await openShop('Patient');
  receiver.behave('/patient', (response) => response.writeHead(500).end('no'));
  const { hook } = await addTestHook(app, shop, receiver.url('/patient'), ['order.paid', 'order.confirmed']);
  await buyOne();
  await deliver(app);
  expect((await listOf(hook.id))[0]).toMatchObject({
    state: 'waiting',
    tries: 1,
    status: 500,
    failure: 'answer',
  });
  for (const seconds of limits.hookRetrySeconds) {
    tick(seconds * 1_000);
    await deliver(app);
  }
  // Paid failed for good; only now confirmed may go.
  const list = await listOf(hook.id);
  expect(list.find(({ type }) => type === 'order.paid')).toMatchObject({ state: 'failed', tries: 12 });
  const ids = new Set(receiver.at('/patient').flatMap(({ id, type }) => (type === 'order.paid' ? [id] : [])));
  expect(ids.size).toBe(1);
  const seen = receiver.at('/patient').map(({ type }) => type);
  expect(seen.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'order.paid'));
  const token = await app.merchant(shop);
  const told = async () => (await app.ask(listNotices, {}, { token })).list.map(({ code }) => code);
  expect(await told()).toContain('hook_failed');
  // A press sends it again under the same id.
  receiver.behave('/patient');
  const failed = list.find(({ state }) => state === 'failed');
  const ask = { hook_id: hook.id, event_id: failed?.event_id ?? '' };
  expect(await app.ask(contract.replayDelivery, ask, { token: await app.merchant(shop) })).toEqual({
    replayed: true,
  });
  await deliver(app);
  expect((await listOf(hook.id)).find(({ event_id: id }) => id === failed?.event_id)?.state).toBe(
    'delivered',
  );
  expect(receiver.at('/patient').filter(({ id }) => id === failed?.event_id).length).toBe(13);
});

test('an address that takes nothing for three days is switched off, and what it missed can be sent again', async () => {
  await openShop('Away');
  const begunAt = app.clock.now().toISOString();
  receiver.behave('/away', (response) => response.writeHead(503).end());
  const { hook } = await addTestHook(app, shop, receiver.url('/away'), ['order.paid']);
  for (let day = 0; day < 4; day += 1) {
    await buyOne();
    for (let hour = 0; hour < 24; hour += 4) {
      tick(4 * 3_600_000);
      await deliver(app);
    }
  }
  let token = await app.merchant(shop);
  const { list } = await app.ask(contract.listHooks, {}, { token });
  expect(list[0]).toMatchObject({ state: 'off', off_why: 'failing' });
  const sent = receiver.at('/away').length;
  await buyOne();
  tick(limits.hookCollectMs);
  await deliver(app);
  expect(receiver.at('/away').length).toBe(sent);
  receiver.behave('/away');
  token = await app.merchant(shop);
  expect(await app.ask(contract.changeHook, { id: hook.id, on: true }, { token })).toMatchObject({
    state: 'on',
  });
  const again = await app.ask(contract.replayHook, { id: hook.id, since: begunAt }, { token });
  expect(again).toEqual({ replayed: 5, next_since: null });
  await deliver(app);
  expect((await listOf(hook.id)).map(({ state }) => state)).toEqual(
    Array.from({ length: 5 }, () => 'delivered'),
  );
});

test('a slow receiver, one that redirects here and one that never ends keep nobody waiting', async () => {
  await openShop('Mixed');
  let isSlowOver = false;
  receiver.behave('/slow', (response) => response.once('close', () => (isSlowOver = true)));
  receiver.behave('/turn', (response) =>
    response.writeHead(302, { location: receiver.url('/secret') }).end(),
  );
  receiver.behave('/huge', (response) => {
    response.writeHead(200);
    response.on('error', () => undefined);
    response.write(Buffer.alloc(10 * 1_048_576));
  });
  const hooks = new Map<string, string>();
  for (const path of ['/slow', '/turn', '/huge', '/good']) {
    hooks.set(path, (await addTestHook(app, shop, receiver.url(path), ['order.paid'])).hook.id);
  }
  await buyOne();
  await app.composed.runner.runDue();
  await expect.poll(() => receiver.at('/good').length).toBe(1);
  // The slow one is still being waited for, and the platform's timers are not.
  expect(isSlowOver).toBe(false);
  await deliver(app);
  const stateOf = async (path: string) => (await listOf(hooks.get(path) ?? ''))[0];
  expect(await stateOf('/slow')).toMatchObject({ state: 'waiting', failure: 'timeout', status: null });
  expect(await stateOf('/turn')).toMatchObject({ state: 'waiting', failure: 'redirect', status: 302 });
  expect(await stateOf('/huge')).toMatchObject({ state: 'delivered', status: 200 });
  expect((await stateOf('/slow'))?.took_ms).toBeLessThan(limits.hookAnswerMs + 10_000);
  expect(receiver.at('/secret')).toEqual([]);
});

test('a process that dies between sending and marking leaves the message to another, under the same id', async () => {
  await openShop('Killed');
  const { hook } = await addTestHook(app, shop, receiver.url('/killed'), ['order.paid']);
  await buyOne();
  const { composed, clock, database, policy } = app;
  const other = composeTestApp({ database, clock, policy, folder: composed.env.files.folder });
  // The other process loses its database the moment the message is out: it can mark nothing.
  let receivedOnce: () => void = () => undefined;
  const isOut = new Promise<void>((resolve) => {
    receivedOnce = resolve;
  });
  receiver.behave('/killed', () => receivedOnce());
  await other.runner.runDue();
  await isOut;
  await other.env.db.close();
  receiver.behave('/killed');
  await deliver(app);
  expect(receiver.at('/killed').length).toBe(1);
  tick(limits.hookLeaseMs);
  await deliver(app);
  const ids = receiver.at('/killed').map(({ id }) => id);
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
  expect((await listOf(hook.id))[0]).toMatchObject({ state: 'delivered', tries: 2 });
  await other.app.close();
});

test('a test is a ping and no order; a new secret signs beside the old one', async () => {
  await openShop('Tested');
  const { hook, secret } = await addTestHook(app, shop, receiver.url('/tested'), ['order.paid']);
  const token = await app.merchant(shop);
  const fresh = await app.ask(
    contract.rotateHookSecret,
    { id: hook.id, password: merchantPassword },
    { token },
  );
  expect(fresh.secret).not.toBe(secret);
  await app.ask(contract.testHook, { id: hook.id }, { token });
  await deliver(app);
  const [ping] = receiver.at('/tested');
  expect(ping).toMatchObject({ type: 'ping', data: { test: true } });
  const [stamp, ...marks] = (ping?.signature ?? '').split(',');
  expect(marks.length).toBe(2);
  const isBy = (one: string) =>
    marks.some((mark) => isSigned(Buffer.from(ping?.text ?? ''), `${stamp},${mark}`, [one], app.clock.now()));
  expect([isBy(secret), isBy(fresh.secret), isBy('whsec_other')]).toEqual([true, true, false]);
});

test('an example has the form of a real message, says that it is a test, and names nothing that is there', async () => {
  await openShop('Examples');
  const { hook } = await addTestHook(app, shop, receiver.url('/examples'), ['order.paid']);
  const token = await app.merchant(shop);
  const types = [
    'order.refunded',
    'return.decided',
    'withdrawal.paid',
    'goods.delisted',
    'comment.added',
  ] as const;
  for (const type of types) await app.ask(contract.testHook, { id: hook.id, type }, { token });
  await deliver(app);
  const sent = receiver.at('/examples');
  expect(sent.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
  for (const { text } of sent) expect(JSON.parse(text)).toMatchObject({ test: true });
  const texts = sent.map(({ text }) => text).join('');
  expect(texts).toContain('"order_no":"EXAMPLE"');
  expect(texts).toContain('"amount":"0.00"');
  const ids = [...texts.matchAll(/"\w+_id":"([0-9a-f-]{36})"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ids)).toEqual(new Set(['00000000-0000-0000-0000-000000000000']));
});

test('a message tells nothing that was undone, and nothing from before the address was there', async () => {
  await openShop('Fresh');
  await buyOne();
  tick(1_000);
  await addTestHook(app, shop, receiver.url('/fresh'), ['order.paid']);
  await deliver(app);
  expect(receiver.at('/fresh')).toEqual([]);
});

test('another shop finds neither address nor message, whatever it asks', async () => {
  await openShop('Mine');
  const { hook } = await addTestHook(app, shop, receiver.url('/mine'), ['order.paid']);
  await app.ask(contract.testHook, { id: hook.id }, { token: await app.merchant(shop) });
  await deliver(app);
  const [sent] = await listOf(hook.id);
  const token = await app.merchant(await app.makeShop('Theirs'));
  const { id } = hook;
  const eventId = sent?.event_id ?? '';
  const said = await Promise.all([
    app.call(contract.listDeliveries, { hook_id: id }, { token }),
    app.call(contract.replayDelivery, { hook_id: id, event_id: eventId }, { token }),
    app.call(contract.replayHook, { id, since: '2026-01-01T00:00:00.000Z' }, { token }),
    app.call(contract.changeHook, { id, on: false }, { token }),
    app.call(contract.removeHook, { id }, { token }),
    app.call(contract.testHook, { id }, { token }),
    app.call(contract.rotateHookSecret, { id, password: merchantPassword }, { token }),
  ]);
  expect(said.map(({ code }) => code)).toEqual(said.map(() => 404));
  expect((await app.ask(contract.listHooks, {}, { token })).list).toEqual([]);
});

test('thirty addresses at the same moment are five at most, and one in a private network is none', async () => {
  await openShop('Many');
  const token = await app.merchant(shop);
  const ask = { url: receiver.url('/many'), types: ['order.paid' as const], password: merchantPassword };
  const said = await Promise.all(
    Array.from({ length: 30 }, () => app.call(contract.addHook, ask, { token })),
  );
  const { list } = await app.ask(contract.listHooks, {}, { token });
  expect(list.length).toBe(said.filter(({ code }) => code === 200).length);
  expect(list.length).toBeLessThanOrEqual(limits.hooksMax);
  const inside = { ...ask, url: 'https://169.254.169.254/latest' };
  expect(await app.call(contract.addHook, inside, { token })).toMatchObject({
    data: { field: 'url', reason: 'private' },
  });
});
