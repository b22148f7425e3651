// A node whose host's clock is ten minutes off answers as the others do, at the database's time; it does nothing that is
// due, and says by how much its clock is off.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillPath, type Endpoint, type OutputOf, type RequestOf } from '#domain/wire/endpoint.ts';
import { operatorRoles } from '#domain/rights.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import { consoleCode } from '#features/staff/sign-in.contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { inShop } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { codeAt, testSecretOf } from '#testing/door.ts';
import { openTestApp, password, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { freePorts, run, type Run } from '../rigs/real-instance.ts';
import { count } from '../rigs/rig.ts';

const envelope = z.object({ code: z.int(), data: z.unknown() });

let app: TestApp;
let shop: TestShop;
let lines: { goods_id: string; qty: number }[] = [];
let node: Run | undefined;
beforeAll(async () => {
  // Another node, whose clock is right.
  app = await openTestApp({ now: new Date() });
  shop = await app.makeShop('Clock Shop');
  const goods = await app.makeGoods([{ code: 'C-1', cost: '5.00', stock: 50 }]);
  await app.list(shop, goods, '10.00');
  lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  await app.composed.runner.runDue();
});
afterEach(async () => {
  await node?.stop();
  node = undefined;
});
afterAll(() => app.close());

/** A program that moves the clock of its process: `Date` alone, as a wrong host does. Counters go on as before. */
function shiftClock(byMs: number): string {
  const program = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...words) { if (words.length === 0) super(Real.now() + ${byMs}); else super(...words); }
  static now() { return Real.now() + ${byMs}; }
};`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

async function startShiftedNode(byMs: number) {
  const { database, composed } = app;
  const metricsPort = await freePorts();
  const words = [database.host, database.database, composed.env.files.folder, String(metricsPort)];
  node = run('promises/nodes/shifted-node.ts', { NODE_OPTIONS: shiftClock(byMs), LOG_LEVEL: 'warn' }, words);
  const [, origin = ''] = await node.waitFor(/^Listening on (\S+)$/m);
  const read = async (url: string) => (await fetch(url)).text();
  return {
    said: node.said,
    health: async () =>
      z.parse(z.object({ clock: z.string() }), JSON.parse(await read(`${origin}/healthz`))).clock,
    metrics: () => read(`http://127.0.0.1:${metricsPort}/metrics`),
    ask: <E extends Endpoint>(endpoint: E, input: RequestOf<E>, token?: string) =>
      askOver(origin, { endpoint, input, token }),
  };
}

type Asked<E extends Endpoint> = {
  readonly endpoint: E;
  readonly input: RequestOf<E>;
  readonly token: string | undefined;
};

async function askOver<E extends Endpoint>(
  origin: string,
  { endpoint, input, token }: Asked<E>,
): Promise<OutputOf<E>> {
  const [url, rest] = fillPath(endpoint.path, z.parse(z.record(z.string(), z.unknown()), input));
  const answer = await fetch(`${origin}${url}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(rest) }),
  });
  const { code, data } = z.parse(envelope, await answer.json());
  expect([endpoint.name, code, data]).toEqual([endpoint.name, 200, expect.anything()]);
  return z.parse<E['output']>(endpoint.output, data);
}

const direct = () => app.composed.env.db.direct;

/** Rows with a time that is more than a minute from the database's own. */
const misdated = async () =>
  Promise.all(
    ['shop_order where paid_at', 'session where created_at', 'quote where created_at'].map((rows) =>
      count(direct(), `${rows} > now() + interval '1 minute'`),
    ),
  );

/** Of a kind that nobody knows: whoever takes such a timer puts it off. */
const kind = 'test.nobody';

async function setDueTimers(): Promise<void> {
  app.clock.set(new Date());
  const timers = [1, 2, 3].map(() => ({ subject: randomUUID(), kind, dueAt: new Date(Date.now() - 60_000) }));
  await inShop(0n, () => setTimers(direct(), 0n, timers));
}

const countUntaken = () => count(direct(), `timer where kind = '${kind}' and tries = 0`);

/** A code counts once, so each test has a person of its own. */
async function addOwner(): Promise<string> {
  const { env } = app.composed;
  const username = `clock-${randomUUID().slice(0, 8)}`;
  const factor = { secret: testSecretOf(username), env };
  await makeOperator(env, { username, password, name: 'Owner', roles: operatorRoles, factor });
  return username;
}

test.each([600_000, -600_000])('a node that is off by %i ms', async (byMs) => {
  const owner = await addOwner();
  const off = await startShiftedNode(byMs);
  // It sells, at the right time, what it or another node has priced.
  const buyer = { buyer: testBuyer, terms: true } as const;
  const here = await off.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  app.clock.set(new Date());
  const there = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  for (const quote of [here, there]) {
    const opened = await off.ask(checkout, { quote_id: quote.quote_id, ...buyer });
    await off.ask(testPay, { payment_id: opened.payment.id });
    const order = await app.ask(orderByLink, { token: opened.order_token });
    expect(order.lines).toHaveLength(1);
  }
  // Sessions of either are good at the other, and the codes of an app that tells the right time are right.
  const own = await off.ask(login, { username: shop.username, password });
  expect((await app.ask(me, {}, { token: own.token })).info.username).toBe(shop.username);
  expect((await off.ask(me, {}, await app.merchant(shop))).info.username).toBe(shop.username);
  const { ticket } = await off.ask(operatorLogin, { username: owner, password });
  const code = codeAt(testSecretOf(owner), Date.now());
  expect((await off.ask(consoleCode, { ticket, code })).token).not.toBe('');
  expect(await misdated()).toEqual([0, 0, 0]);
  // It says so, by how much, and takes no timer.
  expect(await off.health()).toBe('differs');
  const [, said = ''] = /"byMs":(-?\d+).*time is not acted on/.exec(off.said()) ?? [];
  expect(Math.abs(Number(said) - byMs)).toBeLessThan(5_000);
  const [, seconds = ''] = /^stockless_clock_difference_seconds (\S+)$/m.exec(await off.metrics()) ?? [];
  expect(Math.abs(Number(seconds) * 1_000 - byMs)).toBeLessThan(5_000);
  await setDueTimers();
  // A node whose clock is right takes them within a second, once it has its lanes.
  await sleep(5_000);
  expect(await countUntaken()).toBe(3);
  await app.composed.runner.runDue();
  expect(await countUntaken()).toBe(0);
});

test('a node whose clock is right says nothing, and does what is due', async () => {
  const right = await startShiftedNode(0);
  expect(await right.health()).toBe('ok');
  expect(right.said()).not.toContain('time is not acted on');
  const [, seconds = ''] = /^stockless_clock_difference_seconds (\S+)$/m.exec(await right.metrics()) ?? [];
  expect(Math.abs(Number(seconds))).toBeLessThan(5);
  await setDueTimers();
  await expect.poll(countUntaken).toBe(0);
});
