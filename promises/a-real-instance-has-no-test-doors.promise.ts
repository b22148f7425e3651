// Whoever pays in a real instance pays money. So nothing that stands in for money, for people or for the world is open there:
// each door of a test instance is tried over HTTP, and is shut.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultPolicy } from '#domain/policy.ts';
import { apiBase } from '#domain/wire/endpoint.ts';
import { compose } from '#apps/server/compose.ts';
import { newSecrets } from '#apps/server/secrets.ts';
import { openTestApp } from '#testing/test-app.ts';
import { codeAt, testSecretOf } from '#testing/door.ts';
import { demoPassword, demoShops, demoStaff, demoSupplier } from '#demo/demo-world.ts';
import { payChannels } from '#features/deposits/contract.ts';
import { mailboxRoutes } from '#features/notifications/server/public.ts';
import { markInstance } from '#platform/db/instance.sql.ts';
import { makeLog } from '#platform/log.ts';
import {
  freePorts,
  makeConfiguration,
  makePlace,
  run,
  type Run,
  type Variables,
} from './rigs/real-instance.ts';

const startMs = 240_000;
const envelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
});

/** Calls that only a test instance keeps. */
const testCalls = ['testDeposit', 'testPay', 'testPayment'];

let place: ReturnType<typeof makePlace>;
let variables: Variables;
let server: Run;
let url: string;
let port: number;
let link: string;

beforeAll(async () => {
  place = makePlace();
  port = await freePorts();
  variables = { ...makeConfiguration(place.folder), PORT: String(port) };
  url = `http://127.0.0.1:${port}`;
  server = run('tools/start.ts', variables);
  link = (await server.waitFor(/First owner\s+\S+#(\S+)/))[1] ?? '';
}, startMs);
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** A POST, or a GET where there is no body. */
async function call(at: string, body: Record<string, unknown> | undefined, token?: string) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-forwarded-proto': 'https',
    'idempotency-key': crypto.randomUUID(),
    ...(token === undefined ? {} : { authorization: token }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + apiBase + at, { headers, ...sent });
  return { status: answer.status, ...z.parse(envelope, await answer.json()) };
}

async function read(at: string): Promise<string> {
  const answer = await fetch(url + at, { headers: { 'x-forwarded-proto': 'https' } });
  return answer.text();
}

function field(data: Record<string, unknown> | null, name: string): string {
  const value = data?.[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing in ${JSON.stringify(data)}`);
  return value;
}

describe('the first owner of a real instance', () => {
  const password = 'six-lanterns-over-water';
  let token: string;

  test('joins by the printed link, once', async () => {
    expect(await call('/op/join/read', { link })).toMatchObject({ code: 200, data: { username: 'owner' } });
    expect((await call('/op/join', { link, password })).code).toBe(200);
    expect((await call('/op/join', { link, password: 'another-long-password' })).code).not.toBe(200);
  });

  test('must set up a second factor, which is not that of test data', async () => {
    const begun = await call('/op/login', { username: 'owner', password });
    expect(begun.data).toMatchObject({ next: 'set_up' });
    expect(begun.data).not.toHaveProperty('token');
    const ticket = field(begun.data, 'ticket');
    const secret = field((await call('/op/login/set_up/begin', { ticket })).data, 'secret');
    expect(secret).not.toBe(testSecretOf('owner'));
    const done = await call('/op/login/set_up', { ticket, code: codeAt(secret, Date.now()) });
    token = field(done.data, 'token');
  });

  test('lets a merchant in, who is offered no test money and no address of this machine', async () => {
    const invited = await call('/op/invitation/add', { count: 1, note: 'First' }, token);
    const [{ code } = { code: '' }] = z.parse(
      z.array(z.object({ code: z.string() })),
      invited.data?.['list'],
    );
    const ticket = field((await call('/invite_code', { code })).data, 'invite_ticket');
    const person = { username: 'first-merchant', password, confirm_password: password };
    const made = await call('/login', {
      ...person,
      register: true,
      invite_ticket: ticket,
      shop_name: 'North Pier',
    });
    const merchant = field(made.data, 'token');
    const ways = await call('/v1/pay/channel', undefined, merchant);
    const list = z.parse(
      z.array(z.object({ id: z.string(), open: z.boolean(), is_test: z.boolean() })),
      ways.data?.['list'],
    );
    expect(list.filter(({ is_test: isTest }) => isTest)).toEqual([]);
    expect(list.filter(({ open }) => open).map(({ id }) => id)).toEqual(['bank']);
    const hooks = {
      'http://127.0.0.1:9/x': 'https',
      'https://127.0.0.1:9443/x': 'private',
      'https://localhost/x': 'private',
    };
    for (const [at, reason] of Object.entries({ ...hooks, 'https://[::1]/x': 'private' })) {
      const hook = { url: at, types: ['order.paid'], password };
      const said = (await call('/v1/dev/hook/add', hook, merchant)).data;
      expect([at, said]).toMatchObject([at, { field: 'url', reason }]);
    }
  });
});

describe('a real instance', () => {
  test('says nothing of test data and prints no password', () => {
    expect(server.said()).toMatch(/Ready in [\d.]+ s\.\n/);
    expect(server.said()).not.toMatch(/test data|demo|mailbox|password|npm run code/i);
  });

  test.each([
    ['/testpay/x.y.USD.100.shop.seal', undefined],
    ['/testpay/x.y.USD.100.shop.seal/pay', { webhook: 'normal' }],
    ['/v1/order/channel/test-pay', { id: 'D-1', amount: '10.00' }],
  ])('has no call %s', async (at, body) => {
    expect(await call(at, body)).toMatchObject({ status: 404 });
  });

  test.each(['/hook/payment/test', '/hook/payment/card', '/hook/payout/test', '/hook/carrier/test-post'])(
    'hears no double at %s',
    async (at) => {
      expect((await call(at, { events: [] })).code).not.toBe(200);
    },
  );

  test('documents and offers no call of a test instance', async () => {
    const document = z.parse(
      z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) }),
      JSON.parse(await read('/openapi.json')),
    );
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => testCalls.includes(name))).toEqual([]);
  });

  test.each(['/mailbox', '/mailbox/x', '/mailbox.css', '/gallery', '/gallery/', '/gallery/assets/index.js'])(
    'has no page %s',
    async (at) => {
      const page = await read(at);
      // Unknown addresses open the merchant app, which says that there is no such page.
      expect(page).not.toMatch(/these emails reach nobody|<title>Gallery|<main>|data-test-data/);
    },
  );

  // The demo's card: it cheats a merchant with the owner's rights, so that it can be seen to be found.
  test('cannot be told to cheat anybody, and offers no way to', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https', authorization: 'x' };
    for (const kind of ['skim', 'end']) {
      const sent = { method: 'POST', headers, body: JSON.stringify({ kind }) };
      expect((await fetch(`${url}/demo/cheat`, sent)).status).toBe(404);
    }
    expect(await read('/demo/cheat')).not.toMatch(/"kind"|skim/);
  });

  test('shows no test payment page and no banner of test data', async () => {
    for (const method of ['GET', 'POST']) {
      const headers = { 'x-forwarded-proto': 'https', origin: 'https://shop.example.org' };
      expect((await fetch(`${url}/s/any/pay/x`, { method, headers })).status).toBe(404);
    }
    for (const at of ['/', '/console/']) expect(await read(at)).not.toContain('data-test-data');
  });

  // The card double of a test instance, and its own witness.
  test.each([1, 2])('does not listen %i above its port', async (above) => {
    const socket = connect({ host: '127.0.0.1', port: port + above });
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('open')).once('error', () => resolve('shut'));
    });
    socket.destroy();
    expect(outcome).toBe('shut');
  });

  test('knows nobody of the demo world', async () => {
    const inConsole = [...demoStaff.map(({ username }) => username), demoSupplier];
    const inApp = Object.values(demoShops).map(({ username }) => username);
    const tries = [
      ...inConsole.map((username) => ({ at: '/op/login', username })),
      ...inApp.map((username) => ({ at: '/login', username })),
    ];
    for (const { at, username } of tries) {
      const { code } = await call(at, { username, password: demoPassword });
      expect(code).not.toBe(200);
    }
  });

  test('gives no codes of second factors', async () => {
    const asked = run('tools/code.ts', variables, ['olive']);
    expect(await asked.ended).toBe(1);
    expect(asked.said()).toContain('not a test instance');
    expect(asked.said()).not.toMatch(/\b\d{6}\b/);
  });
});

describe('a start that must not be', () => {
  test(
    'on a real database without INSTANCE=real is refused and changes nothing',
    async () => {
      await server.stop();
      const before = readdirSync(path.join(place.folder, 'data')).toSorted();
      const { INSTANCE: _real, PAYMENTS_FILE: _payments, ...rest } = variables;
      const wrong = run('tools/start.ts', rest);
      expect(await wrong.ended).toBe(1);
      expect(wrong.said()).toContain('INSTANCE: must be real');
      expect(readdirSync(path.join(place.folder, 'data')).toSorted()).toEqual(before);
      expect(existsSync(path.join(place.folder, 'data/postgres/postgres/pg18/postmaster.pid'))).toBe(false);
    },
    startMs,
  );

  test(
    'of a test instance with a key that moves real money is refused, and makes nothing',
    async () => {
      const folder = path.join(place.folder, 'test');
      mkdirSync(folder);
      const card = { secretKey: `sk_live_${'0'.repeat(24)}`, webhookSecrets: [`whsec_${'0'.repeat(24)}`] };
      const file = path.join(folder, 'payments.json');
      writeFileSync(file, JSON.stringify({ card }));
      const DATA_DIR = path.join(folder, 'data');
      const settings = { PORT: String(port), PAYMENTS_FILE: file, DATA_DIR };
      const wrong = run('tools/start.ts', settings);
      expect(await wrong.ended).toBe(1);
      expect(wrong.said()).toContain('card.secretKey must not be a live key: this is a test instance');
      expect(existsSync(DATA_DIR)).toBe(false);
    },
    startMs,
  );

  test(
    'on a restored database of test data under a real configuration is refused',
    async () => {
      const app = await openTestApp();
      try {
        const { host, user, database } = app.database;
        await markInstance(app.composed.env.db.direct, true, app.clock.now());
        const address = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
        const wrong = run('tools/start.ts', { ...variables, DATABASE_URL: address });
        expect(await wrong.ended).toBe(1);
        expect(wrong.said()).toContain('INSTANCE: must be test');
        expect(wrong.said()).toContain('fsync');
      } finally {
        await app.close();
      }
    },
    startMs,
  );
});

test('a test instance has these calls, and only these, besides those of a real one, and nothing that is real', async () => {
  const app = await openTestApp();
  const real = compose({
    kind: 'real',
    database: { host: app.database.host, database: app.database.database },
    clock: app.clock,
    policy: defaultPolicy,
    secrets: newSecrets(),
    brand: { name: 'Corner', legalName: 'Corner Market Ltd', country: 'IE' },
    baseUrl: 'https://shop.example.org',
    filesFolder: '/nonexistent/files',
    vaultFolder: '/nonexistent/vault',
    log: makeLog('fatal'),
  });
  try {
    const more = [...app.composed.registry.kept.keys()].filter((name) => !real.registry.kept.has(name));
    expect(more.toSorted()).toEqual(testCalls);
    expect(real.doubles).toBeUndefined();
    expect(real.env.payments).toEqual([]);
    expect(real.env.carriers.list()).toEqual([]);
    mailboxRoutes(app.composed.app, app.composed.env);
    expect((await app.composed.app.inject('/mailbox')).statusCode).toBe(200);
    for (const at of ['/hook/payment/card', '/hook/payout/bank', '/hook/carrier/own-post']) {
      const answer = await app.composed.app.inject({
        method: 'POST',
        url: apiBase + at,
        payload: { events: [] },
      });
      expect([at, z.parse(envelope, answer.json()).code]).not.toEqual([at, 200]);
    }
    const shop = await app.makeShop('Play Shop');
    const { list } = await app.ask(payChannels, {}, { token: await app.merchant(shop) });
    expect(list.filter((way) => way.open && !way.is_test)).toEqual([]);
  } finally {
    await real.close();
    await app.close();
  }
});
