// Every change by people of the console, every look at what is personal and every change that a merchant's safety rests on
// stands in a chain that nobody can change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { checkActs } from '#features/proof/server/acts.ts';
import { listAuditEntries } from '#features/audit/contract.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { openBuyer } from '#features/orders/desk.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { changePassword, updatePayPassword } from '#features/people/safety.contract.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { isAudited } from '#platform/http/audit.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Watched');
});
afterAll(() => app.close());

const entriesOf = async (of: string) => {
  const token = await app.operator();
  const { list } = await app.ask(listAuditEntries, { filters: { shop: of }, limit: 100 }, { token });
  return list;
};

test('no call of the console that changes something, and none that shows what is personal, goes unwritten', () => {
  const calls = [...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
  const console = calls.filter(({ actor }) => actor === 'operator' || actor === 'supplier');
  const changing = console.filter(({ method, reads }) => method === 'POST' && reads !== true);
  expect(changing.length).toBeGreaterThan(40);
  expect(changing.filter((endpoint) => !isAudited(endpoint, []))).toEqual([]);
  const showing = calls.filter(({ views }) => views === true);
  expect(showing.length).toBeGreaterThan(5);
  expect(showing.filter((endpoint) => !isAudited(endpoint, []))).toEqual([]);
});

test('a look is in the chain of the shop that was looked at, and in no other', async () => {
  const other = await app.makeShop('Not looked at');
  const goods = await app.makeGoods([{ code: 'w-1', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const token = await app.operator();
  await app.ask(shopOverview, { id: shop.shopId }, { token });
  const id = `${shop.shopId}.${bought.orderId}`;
  await app.ask(openBuyer, { id, why: 'The carrier asks for the street.' }, { token });
  const seen = (await entriesOf(shop.shopId)).filter(({ kind }) => kind === 'view');
  expect(seen.map(({ act }) => act)).toEqual(['openBuyer', 'shopOverview']);
  expect(seen.every(({ person }) => person !== null)).toBe(true);
  expect((await entriesOf(other.shopId)).filter(({ kind }) => kind === 'view')).toEqual([]);
});

test('a change of the platform is in its own chain with who made it; a refused one is not', async () => {
  const before = (await entriesOf('house')).length;
  const token = await app.operator();
  await app.ask(addInvitations, { count: 1 }, { token });
  expect((await app.call(addInvitations, { count: 0 }, { token })).code).toBe(405);
  const entries = await entriesOf('house');
  expect(entries[0]).toMatchObject({ act: 'addInvitations', actor: 'operator', kind: 'change' });
  expect(entries.length).toBe(before + 1);
});

test('what a merchant’s safety rests on is in the shop’s chain, and none of what was typed', async () => {
  const own = await app.makeShop('Careful');
  const token = await app.merchant(own);
  await app.ask(perInfo, { patch: { nickname: 'Canary-Nick' } }, { token });
  const { version } = await app.ask(storeInfo, {}, { token });
  await app.ask(storeInfo, { patch: { about: 'Canary-About' }, version }, { token });
  await app.ask(
    updatePayPassword,
    { new: '927461', confirm: '927461', password: 'right-horse-battery-7' },
    { token },
  );
  const words = 'other-Canary-battery-9';
  const changed = { password: 'right-horse-battery-7', new: words, confirm: words };
  await app.ask(changePassword, changed, { token });
  await app.ask(endSessions, { others: true }, { token });
  const entries = (await entriesOf(own.shopId)).filter(({ actor }) => actor === 'merchant');
  expect(entries.map(({ act }) => act)).toEqual([
    'endSessions',
    'changePassword',
    'updatePayPassword',
    'storeInfo',
    'perInfo',
  ]);
  const { direct } = app.composed.env.db;
  expect(await checkActs(direct, shopIdOf(own.shopId) ?? 0n)).toEqual([]);
  const rows = await app.composed.env.db.direct.rows(
    { name: 'promise-audit-text', text: 'select (t.*)::text as text from audit_entry t where shop_id = $1' },
    [shopIdOf(own.shopId) ?? 0n],
  );
  expect(JSON.stringify(rows)).not.toMatch(/canary|927461|battery/i);
});
