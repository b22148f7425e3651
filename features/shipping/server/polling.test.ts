// Carriers that are asked, and those that send a form of their own: what they say counts once, silence is waited out, and
// what is nonsense moves nothing.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  composeTestApp,
  openTestApp,
  scan,
  type TestGoods,
  type TestShop,
  type TestApp,
} from '#testing/test-app.ts';
import { type Composed } from '#apps/server/compose.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { carriersFrom } from '#features/shipping/server/carriers/config.ts';
import { pollJobs } from '#features/shipping/server/polling.ts';
import { makeRunner } from '#platform/jobs/runner.ts';
import type { Carrier } from '#platform/ports/carriers.ts';

let app: TestApp;
let asking: Composed;
let shop: TestShop;
let goods: TestGoods[];
let server: Server;
let calls: { url: string; token: string | undefined }[] = [];
let answer: () => { status?: number; body: string };

const events = (...list: object[]) => ({ body: JSON.stringify({ data: { events: list } }) });
const said = (number: string, status: string, time: string) => ({ parcel: { no: number }, status, time });

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Asked');
  goods = await app.makeGoods([{ code: 'ASK-1', cost: '5.00', stock: 100 }]);
  await app.list(shop, goods, '9.00');
  server = createServer((request, reply) => {
    calls.push({ url: request.url ?? '', token: request.headers['x-key']?.toString() });
    const { status = 200, body } = answer();
    reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? portOf(at) : 0;
  const asked = carriersFrom(config(`http://127.0.0.1:${port}/track?no={trackings}&from={since}`));
  const carriers = [...asked, ownForm];
  const { database, clock, policy } = app;
  asking = composeTestApp({ database, clock, policy, folder: '/tmp/stockless-no-folder', carriers });
  await setPlatformTimers(asking, { ranks: false });
});
afterAll(async () => {
  server.close();
  await asking.close();
  await app.close();
});

const portOf = ({ port }: AddressInfo) => port;

const config = (url: string) => ({
  carriers: [
    {
      code: 'slow-mail',
      name: 'Slow Mail',
      poll: {
        url,
        header: 'x-key',
        token: 'a-token-of-the-carrier',
        list: 'data.events',
        fields: { tracking: 'parcel.no', code: 'status', at: 'time' },
        codes: { IN: 'accepted', OUT: 'delivered', BACK: 'returned_to_sender' },
      },
    },
  ],
});

/** One line a scan, under a header of its own: `IN;NUMBER;2030-01-01T00:00:00Z`. */
const ownForm: Carrier = {
  code: 'own-form',
  name: 'Own Form',
  secrets: [],
  read({ body, header }) {
    if (header?.('x-own-key') !== 'as-agreed') return undefined;
    const reports = body
      .toString('utf8')
      .split('\n')
      .map((line) => {
        const [code, tracking = '', at = ''] = line.split(';');
        return {
          event_id: line,
          tracking,
          code: code === 'IN' ? ('accepted' as const) : ('delivered' as const),
          at,
        };
      });
    return { reports, refused: [] };
  },
};

function sendOwn(body: string, key = 'as-agreed') {
  const header = (name: string) => (name === 'x-own-key' ? key : undefined);
  const raw = { body: Buffer.from(body), signature: undefined, header };
  return asking.ask(carrierEvents, { carrier: 'own-form' }, { raw });
}

let numbers = 0;

/** A fresh order whose parcel goes with the carrier that is asked. */
async function labelled(carrier = 'slow-mail') {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.advance(0.1);
  const token = await app.supplier();
  const { list } = await app.ask(listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const tracking = `SLOW${String((numbers += 1)).padStart(5, '0')}`;
  const parcels = list
    .filter(({ id }) => id.includes(bought.orderId))
    .map(({ id }) => ({ id, carrier, tracking }));
  const { results } = await asking.ask(labelParcels, { parcels }, { token });
  expect(results.map(({ ok }) => ok)).toEqual([true]);
  return { bought, tracking };
}

async function wait(minutes: number) {
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
  calls = [];
  await asking.runner.runDue();
  return calls.length;
}

const now = () => app.clock.now().toISOString();
const payable = async () =>
  (await balancesOf(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n)).supplier_payable;

test('the carrier’s answer ships and delivers, the supplier is paid at the first scan, and saying it again changes nothing', async () => {
  const { bought, tracking } = await labelled();
  const before = await payable();
  answer = () => events();
  await wait(11);
  expect(await payable()).toBe(before);
  expect((await app.order(bought)).status).toBe('to_be_delivered');
  const first = said(tracking, 'IN', now());
  answer = () => events(first, first);
  await wait(11);
  expect(calls[0]?.url).toContain(tracking);
  expect(calls[0]?.token).toBe('a-token-of-the-carrier');
  expect((await app.order(bought)).status).toBe('shipped');
  expect((await payable()) - before).toBe(500n);
  await wait(11);
  expect((await payable()) - before).toBe(500n);
  answer = () => events(said(tracking, 'OUT', now()), first);
  await wait(11);
  const order = await app.order(bought);
  expect(order.status).toBe('delivered');
  expect(order.parcels[0]?.steps.map(({ code }) => code)).toEqual(['accepted', 'delivered']);
  // A parcel at its door is asked about no more.
  expect(await wait(11)).toBe(0);
});

test('scans that come in the wrong order end where they belong', async () => {
  const { bought, tracking } = await labelled();
  const early = now();
  answer = () => events(said(tracking, 'OUT', now()));
  await wait(11);
  answer = () => events(said(tracking, 'IN', early));
  await wait(11);
  expect((await app.order(bought)).status).toBe('delivered');
});

test('what nobody asked about, what is still to come and what has no sense moves nothing', async () => {
  const { bought, tracking } = await labelled();
  const other = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.advance(0.1);
  await app.ship();
  const later = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  answer = () =>
    events(
      said('UNKNOWN99', 'IN', now()),
      said(tracking, 'IN', later),
      said(tracking, 'EATEN', now()),
      said(tracking, 'IN', 'yesterday'),
      { status: 'IN' },
      { parcel: null },
    );
  await wait(11);
  for (const one of [bought, other]) expect((await app.order(one)).status).toBe('to_be_delivered');
});

test('a carrier that does not answer is asked less and less, and again when it does', async () => {
  const { bought, tracking } = await labelled();
  for (const bad of [
    { status: 500, body: '' },
    { body: 'no json' },
    { body: '{"data":{}}' },
    { body: '{"error":"quota"}' },
    { body: '{"error":"quota","data":{"events":[]}}' },
    { body: '{"data":{"events":{"error":"quota"}}}' },
    { body: '{"errors":[{"code":17}],"data":{"events":[]}}' },
    { status: 302, body: '' },
    { body: `"${'x'.repeat(limits.carrierAnswerBytesMax)}"` },
  ]) {
    answer = () => bad;
    expect(await wait(limits.carrierPollMinutesMax + 1)).toBe(1);
    expect(await wait(11)).toBe(0);
  }
  answer = () => events(said(tracking, 'IN', now()));
  await wait(limits.carrierPollMinutesMax + 1);
  expect((await app.order(bought)).status).toBe('shipped');
  expect(await wait(11)).toBe(1);
});

test('an answer without events that says no error is no failure, and one with both has its events', async () => {
  const { bought, tracking } = await labelled();
  for (const error of ['null', '""', '[]', '{}', 'false']) {
    answer = () => ({ body: `{"error":${error},"data":{"events":[]}}` });
    expect(await wait(limits.carrierPollMinutesMax + 1)).toBe(1);
    expect(await wait(11)).toBe(1);
  }
  const events = [said(tracking, 'IN', now())];
  answer = () => ({ body: JSON.stringify({ errors: [{ no: 'UNKNOWN99' }], data: { events } }) });
  await wait(11);
  expect((await app.order(bought)).status).toBe('shipped');
});

test('of an answer the events that can be read are stored, whatever stands beside them', async () => {
  const { bought, tracking } = await labelled();
  answer = () =>
    events(
      said(`${tracking}\u0000`, 'IN', now()),
      said('\ud800', 'IN', now()),
      said(tracking, '\ud800', now()),
      said(tracking, 'IN', now()),
    );
  await wait(11);
  expect((await app.order(bought)).status).toBe('shipped');
});

test('a parcel is scanned by its own carrier alone, and not before it has a label', async () => {
  const { bought, tracking } = await labelled();
  await scan(app.composed, [tracking], { code: 'accepted', at: app.clock.now() });
  expect((await app.order(bought)).status).toBe('to_be_delivered');
});

test('a carrier with a form of its own is read by its adapter, once, and by nobody else’s signature', async () => {
  const { bought, tracking } = await labelled('own-form');
  const first = `IN;${tracking};${now()}`;
  await expect(sendOwn(first, 'guessed')).rejects.toThrow('invalidRequest (signature)');
  const unread = `IN;${tracking};yesterday`;
  expect(await sendOwn(unread)).toEqual({
    results: [{ event_id: unread, applied: false, reason: 'unreadable_at' }],
    refused: 1,
  });
  expect((await app.order(bought)).status).toBe('to_be_delivered');
  for (const applied of [true, false]) expect(await sendOwn(first)).toMatchObject({ results: [{ applied }] });
  expect((await app.order(bought)).status).toBe('shipped');
  expect(await sendOwn(`OUT;${tracking};${now()}`)).toMatchObject({ results: [{ applied: true }] });
  expect((await app.order(bought)).status).toBe('delivered');
});

test('an error about some parcels keeps no others waiting, and they are asked about again later', async () => {
  const { tracking } = await labelled();
  const numbers = Array.from({ length: limits.carrierPollParcelsMax + 1 }, (_, at) => `BACK${at}`);
  const returning = () => Promise.resolve(numbers.map((one) => ({ tracking: one })));
  const onReturn = () => Promise.resolve(new Set<never>());
  const runner = makeRunner(asking.env, pollJobs({ onReturn, returning }));
  const ask = async () => {
    calls = [];
    await runner.runDue();
    return calls.map(({ url }) => url);
  };
  app.clock.set(new Date(app.clock.now().getTime() + (limits.carrierPollMinutesMax + 1) * 60_000));
  answer = () => (calls.length === 1 ? { status: 500, body: '' } : events());
  expect(await ask()).toEqual([
    expect.stringContaining(tracking),
    expect.stringMatching(/BACK0,.*BACK99&/),
    expect.stringContaining('=BACK100&'),
  ]);
  app.clock.set(new Date(app.clock.now().getTime() + (limits.carrierPollMinutes + 1) * 60_000));
  expect(await ask()).toEqual([]);
});

test('a configuration that could lead elsewhere does not start', () => {
  const broken = (url: string) => () => carriersFrom(config(url));
  expect(broken('https://{trackings}.carrier.example/x')).toThrow(/carriers\.0\.poll\.url/);
  expect(broken('http://carrier.example/{trackings}')).toThrow(/carriers\.0\.poll\.url/);
  expect(broken('https://user@carrier.example/{trackings}')).toThrow(/carriers\.0\.poll\.url/);
  expect(broken('https://carrier.example/{trackings}')).not.toThrow();
});
