// Keys of merchants' programs: five, for what they name, gone within a second on every node.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTestApp, openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { merchantPassword } from '#testing/hooks.ts';
import { currentVersion } from '#domain/wire/api-version.ts';
import { merchantScopes, type MerchantScope } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { checkActs, recordNumbersOf } from '#features/proof/server/acts.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import * as contract from '#features/webhooks/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { beginSecondFactor, changePassword } from '#features/people/safety.contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { keyHashOf } from '#platform/http/program-keys.ts';
import { insertKey } from './keys.sql.ts';

let app: TestApp;
let shop: TestShop;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Keys');
});
afterAll(() => app.close());

const makeKey = async (scopes: readonly MerchantScope[], of = shop) => {
  const ask = { name: 'Till', scopes: [...scopes], password: merchantPassword };
  return app.ask(contract.makeApiKey, ask, { token: await app.merchant(of) });
};
const revoke = async (id: string, of = shop) =>
  app.ask(contract.revokeApiKey, { id }, { token: await app.merchant(of) });

test('a key reaches the calls of its scopes and no other call of merchants', async () => {
  const { kept } = app.composed.registry;
  const merchants = [...kept.values()].filter(({ endpoint }) => endpoint.actor === 'merchant');
  expect(merchants.length).toBeGreaterThan(60);
  for (const scope of merchantScopes) {
    const of = await app.makeShop(`Scope ${scope}`);
    const { id, key } = await makeKey([scope], of);
    let open = 0;
    for (const [index, { endpoint }] of merchants.entries()) {
      // A minute holds 120 calls of a key.
      if (index % 50 === 0) app.clock.set(new Date(app.clock.now().getTime() + 60_000));
      const { code, data } = await app.call(endpoint, {}, { token: key });
      const isScopeRefusal =
        code === 409 &&
        typeof data === 'object' &&
        data !== null &&
        'reason' in data &&
        data.reason === 'scope';
      expect([endpoint.name, !isScopeRefusal]).toEqual([endpoint.name, endpoint.scope === scope]);
      if (!isScopeRefusal) open += 1;
    }
    expect(open).toBeGreaterThan(0);
    await revoke(id, of);
  }
});

test('a new password ends sessions and no key: programs go on, and the person is told to look at them', async () => {
  const of = await app.makeShop('Going On');
  const { key } = await makeKey(['wallet.read'], of);
  const [token, other] = [await app.merchant(of), await app.merchant(of)];
  const fresh = 'nine green bottles';
  const ask = { password: merchantPassword, new: fresh, confirm: fresh };
  await app.ask(changePassword, ask, { token });
  expect(await app.call(wallet, {}, { token: other })).toMatchObject({ code: 401 });
  expect(await app.call(wallet, {}, { token: key })).toMatchObject({ code: 200 });
  const { list } = await app.ask(listNotices, {}, { token });
  const told = list.find(({ code }) => code === 'password_changed');
  expect(told?.body).toContain('API keys still work');
  expect(told?.route).toBe('/settings/security');
});

test('what moves money out, keeps the sign-in safe or makes keys has no scope', () => {
  const scoped = [...app.composed.registry.kept.values()].filter(
    ({ endpoint }) => endpoint.actor === 'merchant' && endpoint.scope !== undefined,
  );
  // A program may read which webhooks there are and what they were told; neither answer holds a secret.
  const reads = ['/v1/dev/hook/list', '/v1/dev/delivery/list'];
  for (const { endpoint } of scoped.filter((one) => !reads.includes(one.endpoint.path))) {
    expect(endpoint.path).not.toMatch(
      /withdraw\/(add|cancel)|\/bank\/|password|second_factor|\/dev\/|session|upload|identity/,
    );
    expect([endpoint.name, endpoint.once === true]).toEqual([endpoint.name, false]);
  }
});

test('thirty at the same moment make five, and a revoked one gives its place back', async () => {
  const of = await app.makeShop('Crowd');
  const token = await app.merchant(of);
  const ask = { name: 'Racer', scopes: ['orders.read' as const], password: merchantPassword };
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => app.call(contract.makeApiKey, ask, { token })),
  );
  const made = tries.filter(({ code }) => code === 200);
  const { list } = await app.ask(contract.listApiKeys, {}, { token });
  expect(list.filter(({ state }) => state === 'good').length).toBe(made.length);
  expect(made.length).toBeLessThanOrEqual(limits.merchantKeysMax);
  while ((await app.call(contract.makeApiKey, ask, { token })).code === 200);
  const now = await app.ask(contract.listApiKeys, {}, { token });
  expect(now.list.filter(({ state }) => state === 'good').length).toBe(limits.merchantKeysMax);
  await revoke(now.list[0]?.id ?? '', of);
  expect((await app.call(contract.makeApiKey, ask, { token })).code).toBe(200);
});

test('a revoked key stops at once on another node, and one that ran out stops too', async () => {
  const { composed, clock, database, policy } = app;
  const other = composeTestApp({ database, clock, policy, folder: composed.env.files.folder });
  const short = await makeKey(['orders.read', 'wallet.read']);
  expect(await other.ask(listOrders, {}, { token: short.key })).toMatchObject({ list: [] });
  expect(await other.ask(wallet, {}, { token: short.key })).toMatchObject({ available: '0.00' });
  await revoke(short.id);
  await expect(other.ask(listOrders, {}, { token: short.key })).rejects.toThrow('token_revoked');
  const { key } = await makeKey(['orders.read']);
  clock.set(new Date(clock.now().getTime() + 366 * 86_400_000));
  await expect(other.ask(listOrders, {}, { token: key })).rejects.toThrow('tokenExpired');
  await other.close();
});

test('it takes the password again, shows the key once, and stands in the chain of the shop', async () => {
  const of = await app.makeShop('Careful');
  const token = await app.merchant(of);
  const ask = { name: 'Till', scopes: ['orders.read' as const], password: 'wrong-horse-battery-7' };
  expect(await app.call(contract.makeApiKey, ask, { token })).toMatchObject({
    data: { reason: 'wrong', field: 'password' },
  });
  const { id, key } = await makeKey(['orders.read'], of);
  const text = await app.textOf(contract.listApiKeys, {}, { token });
  expect(text).not.toContain(key);
  expect(text).toContain(key.slice(-4));
  expect(text).toContain(key.slice(0, 12));
  const shopId = shopIdOf(of.shopId) ?? 0n;
  const { direct } = app.composed.env.db;
  expect(await checkActs(direct, shopId)).toEqual([]);
  await addWaiting(app.composed.env);
  expect((await recordNumbersOf(direct, shopId, [id])).get(id)?.first).toBeGreaterThanOrEqual(0);
  // A key of one shop is no key of another, however it is bent.
  const bent = key.replace(/^shop_live_[^_]+/, `shop_live_${shop.shopId}`);
  expect(await app.call(listOrders, {}, { token: bent })).toMatchObject({
    data: { reason: 'token_unknown' },
  });
  // One that was given out when keys began otherwise goes on.
  const older = key.replace(/^shop_live_/, 'sk_live_');
  const fresh = { id: randomUUID(), shopId, name: 'Older', hash: keyHashOf(older), head: older.slice(0, 12) };
  const until = new Date(app.clock.now().getTime() + 86_400_000);
  const facts = { tail: older.slice(-4), scopes: ['orders.read' as const], madeBy: randomUUID() };
  const version = currentVersion;
  const row = { ...fresh, ...facts, at: app.clock.now(), expiresAt: until, version };
  expect(await insertKey(direct, row, limits.merchantKeysMax)).toBe(true);
  expect(await app.call(listOrders, {}, { token: older })).toMatchObject({ code: 200 });
  // Nor does a key open what only a person may.
  expect(await app.call(beginSecondFactor, { password: merchantPassword }, { token: key })).toMatchObject({
    code: 409,
    data: { reason: 'scope', needs: 'person' },
  });
});

test('a key remembers its version, and every answer says it and what is left of the minute', async () => {
  const of = await app.makeShop('Told');
  const { key } = await makeKey(['wallet.read'], of);
  const { list } = await app.ask(contract.listApiKeys, {}, { token: await app.merchant(of) });
  expect(list.map(({ version }) => version)).toEqual([currentVersion]);
  const get = (path: string) =>
    app.composed.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: {},
      headers: { authorization: `Bearer ${key}` },
    });
  const max = limits.merchantKeyCallsPerMinute;
  for (const left of [max - 1, max - 2]) {
    const { statusCode, headers } = await get(wallet.path);
    expect([statusCode, headers['stockless-version']]).toEqual([200, currentVersion]);
    expect(headers['ratelimit-policy']).toBe(`"key";q=${max};w=60`);
    expect(headers['ratelimit']).toMatch(new RegExp(`^"key";r=${left};t=\\d{1,2}$`));
  }
  const refused = await get(listOrders.path);
  expect([refused.statusCode, refused.headers['ratelimit']]).toEqual([
    403,
    expect.stringContaining(`r=${max - 3};`),
  ]);
  for (let n = 3; n < max; n += 1) await app.call(wallet, {}, { token: key });
  const late = await get(wallet.path);
  expect([late.statusCode, late.headers['content-type']]).toEqual([429, 'application/problem+json']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a key calls so often in a minute, over all nodes', async () => {
  const of = await app.makeShop('Busy');
  const { key } = await makeKey(['wallet.read'], of);
  const max = limits.merchantKeyCallsPerMinute;
  const codes: number[] = [];
  for (let n = 0; n <= max; n += 1) codes.push((await app.call(wallet, {}, { token: key })).code);
  expect(codes.slice(0, max).every((code) => code === 200)).toBe(true);
  expect(codes[max]).not.toBe(200);
});
