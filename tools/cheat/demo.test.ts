// The address behind the demo's card: who may use it, what it answers, and that what it does is found.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sealAll } from '#features/proof/server/seal.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { markInstance } from '#platform/db/instance.sql.ts';
import { openPhone } from '#testing/phone.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { serveCheats } from './demo.ts';
import { cheats } from './kinds.ts';

let app: TestApp;
let folder: string;
let shop: TestShop;
let token: string;
let goods: Awaited<ReturnType<TestApp['makeGoods']>>;

beforeAll(async () => {
  app = await openTestApp();
  await markInstance(app.composed.env.db.direct, true, app.clock.now());
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-cheats-'));
  const { host, database, user } = app.database;
  serveCheats(app.composed, { folder, login: () => Promise.resolve({ host, database, user }) });
  goods = await app.makeGoods([{ code: 'C-1', cost: '10.00', stock: 500 }]);
  shop = await app.makeShop('Cheated');
  await trade(shop);
  token = await app.merchant(shop);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

async function trade(one: TestShop): Promise<void> {
  await app.list(one, goods, '44.60');
  await app.buy(one, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await app.advance(30);
}

const body = z.object({ done: z.optional(z.string()), error: z.optional(z.string()) });

async function cheat(kind: string, as: string | undefined = token) {
  const answer = await app.composed.app.inject({
    method: 'POST',
    url: '/demo/cheat',
    headers: { 'content-type': 'application/json', ...(as === undefined ? {} : { authorization: as }) },
    payload: JSON.stringify({ kind }),
  });
  return { status: answer.statusCode, ...z.parse(body, answer.json()) };
}

test('lists every kind, what it does and who finds it', async () => {
  const answer = await app.composed.app.inject('/demo/cheat');
  const { list } = z.parse(
    z.object({ list: z.array(z.object({ kind: z.string(), does: z.string(), found: z.array(z.string()) })) }),
    answer.json(),
  );
  expect(list.map(({ kind }) => kind)).toEqual(Object.keys(cheats));
  expect(list.filter(({ does, found }) => does === '' || found.length === 0)).toEqual([]);
});

test('a server that was not told to has no such address', async () => {
  const plain = await openTestApp();
  try {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await plain.composed.app.inject({ method, url: '/demo/cheat' });
      expect([method, statusCode]).toEqual([method, 404]);
    }
  } finally {
    await plain.close();
  }
});

test('a stranger, an operator and a program with a key cheat nobody', async () => {
  const { key } = await app.ask(makeApiKey, { name: 'Sheet', scopes: ['wallet.read'], password }, { token });
  for (const as of ['', 'no-token', await app.operator(), key]) {
    expect(await cheat('skim', as)).toEqual({
      status: 401,
      error: 'Sign in as a merchant of this demo first.',
    });
  }
});

test('what is no kind is refused in a sentence, and so is a shop with nothing to take', async () => {
  expect(await cheat('toString')).toEqual({ status: 400, error: 'There is no such way to cheat.' });
  const empty = await app.merchant(await app.makeShop('Empty'));
  expect(await cheat('skim', empty)).toEqual({
    status: 422,
    error: 'no sale of this shop is settled yet',
  });
});

test('cheats the shop of whoever asks, which its phone finds and another shop’s does not', async () => {
  const beside = await app.makeShop('Beside');
  await trade(beside);
  token = await app.merchant(shop);
  await sealAll(app.composed.env);
  const phone = openPhone(app, token);
  const other = openPhone(app, await app.merchant(beside));
  expect([await phone.say(), await other.say()]).toEqual(['no_notary', 'no_notary']);
  app.clock.set(new Date(app.clock.now().getTime() + 600_000));
  const { status, done } = await cheat('skim');
  expect([status, done]).toEqual([200, expect.stringContaining('are commission now')]);
  expect(await phone.say()).toMatch(/failed (?:slip_contradicts|row_changed)/);
  expect(await other.say()).toBe('no_notary');
});

test('of two at once one waits for another moment', async () => {
  const both = await Promise.all([cheat('gap'), cheat('gap')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await cheat('gap')).status).toBe(200);
});

test('lies end when asked to', async () => {
  await cheat('fees');
  expect((await app.composed.app.inject('/fees.json')).body).toContain('9000');
  expect(await cheat('end')).toEqual({ status: 200, done: 'everybody is answered the same' });
  expect((await app.composed.app.inject('/fees.json')).body).not.toContain('9000');
});
