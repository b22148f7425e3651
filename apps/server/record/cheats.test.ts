// What somebody with all passwords does to the record, and the command `stockless-verify` finds.
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { trustFileRoutes } from '#features/trust/server/public.ts';
import { cheats, type CheatKind } from '#tools/cheat/kinds.ts';
import type { Pinned } from '../../../packages/verify/check/state.ts';
import { verifyInstance } from '../../../packages/verify/check/verify.ts';
import { checkShop, type ShopState } from '../../../packages/verify/shop/shop.ts';
import { optionsOf } from '../../../packages/verify/testing/in-process.ts';

let app: TestApp;
let client: Client;
let shop: TestShop;
let pinned: Pinned | undefined;
let pinnedShop: Awaited<ReturnType<ShopState['read']>>;

beforeEach(async () => {
  app = await openTestApp();
  const { host, database, user } = app.database;
  client = new Client({ host, database, user });
  await client.connect();
  const build = { version: '0.0.0', sha256: 'f'.repeat(64) };
  const { ask, env } = app.composed;
  trustFileRoutes(app.composed.app, env, { ask, build, depositKeys: () => Promise.resolve([]) });
  shop = await app.makeShop('Cheated');
  const goods = await app.makeGoods([{ code: 'C-1', cost: '10.00', stock: 50 }]);
  await app.list(shop, goods, '24.60');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await sealAll(env);
  [pinned, pinnedShop] = [undefined, undefined];
  const before = await look();
  if (before !== 'nothing is wrong') throw new Error(before);
  pass(10);
});
afterEach(async () => {
  await client.end();
  await app.close();
});

const pass = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

const shopState: ShopState = {
  read: () => Promise.resolve(pinnedShop),
  write: (_shop, seen) => {
    pinnedShop = seen;
    return Promise.resolve();
  },
};

/** The first thing that is wrong, with what was seen the last time; a shop is looked at as its phone does. */
async function look(): Promise<string> {
  const options = optionsOf(app);
  const token = await app.merchant(shop);
  const { checks } = await verifyInstance({
    ...options,
    state: {
      read: () => Promise.resolve(pinned),
      write: (_base, seen) => {
        pinned = seen;
        return Promise.resolve();
      },
    },
    more: (log) => checkShop(log, { ...options, token, memory: shopState }),
  });
  const wrong = checks.find(({ ok }) => !ok);
  return wrong === undefined ? 'nothing is wrong' : `${wrong.name}: ${wrong.sentence}`;
}

function cheat(kind: CheatKind): Promise<string> {
  const owner = {
    client,
    env: app.composed.env,
    lie: () => Promise.reject(new Error('this server tells no lies')),
    script: () => Promise.reject(new Error('this server has no scripts')),
  };
  return acrossShops('tools', () => cheats[kind].run(owner, shopIdOf(shop.shopId) ?? 0n));
}

test('history that was rewritten and signed anew', async () => {
  await cheat('rewrite');
  expect(await look()).toMatch(/^history: The first \d+ entries are not those of .* rewritten/);
});

test('a restriction that was dated back', async () => {
  await cheat('backdate');
  expect(await look()).toMatch(/^entries: Entry \d+ says .* it was dated back\.$/);
});

test('payouts that were paused behind the back of the record', async () => {
  await app.advance(0.5);
  await sealAll(app.composed.env);
  await cheat('pause');
  expect(await look()).toMatch(/^pauses: Payouts were paused at .* the record has no act about it\.$/);
});

test('an act that was kept back, for whoever has the token of its shop', async () => {
  await cheat('gap');
  await addWaiting(app.composed.env).catch(() => undefined);
  expect(await look()).toMatch(/^shop: An act about the shop is kept back/);
});

test('a shop that was left out of what is owed, and one whose part is a cent less', async () => {
  await cheat('less');
  expect(await look()).toMatch(/^shop: /);
  await cheat('drop');
  expect(await look()).toMatch(
    /^entries: Seal \d+ counts \d+ acts of all shops, .* or a shop was left out\.$/,
  );
});

test('rows of a book that never were, for whoever looked at the shop before', async () => {
  await cheat('deny');
  expect(await look()).toMatch(/^shop: The book is shorter than it was/);
});
