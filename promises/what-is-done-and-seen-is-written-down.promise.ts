// Every change by people of the console, every look at what is personal and every change that a merchant's safety rests on
// stands in a chain that nobody can change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestTown, type TestShop, type TestTown } from '#testing/test-app.ts';
import { checkChain } from '#features/audit/server/public.ts';
import { listAuditEntries } from '#features/audit/contract.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { openBuyer } from '#features/orders/desk.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { changePassword, updatePayPassword } from '#features/people/safety.contract.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { shopIdOf } from '#domain/ids.ts';
import { isAudited } from '#platform/http/audit.ts';

let town: TestTown;
let shop: TestShop;
beforeAll(async () => {
  town = await openTestTown();
  shop = await town.makeShop('Watched');
});
afterAll(() => town.close());

const entriesOf = async (of: string) => {
  const token = await town.operator();
  const { list } = await town.ask(listAuditEntries, { filters: { shop: of }, limit: 100 }, { token });
  return list;
};

test('no call of the console that changes something, and none that shows what is personal, goes unwritten', () => {
  const calls = [...town.composed.house.kept.values()].map(({ endpoint }) => endpoint);
  const console = calls.filter(({ actor }) => actor === 'operator' || actor === 'supplier');
  const changing = console.filter(({ method, reads }) => method === 'POST' && reads !== true);
  expect(changing.length).toBeGreaterThan(40);
  expect(changing.filter((endpoint) => !isAudited(endpoint, []))).toEqual([]);
  const showing = calls.filter(({ views }) => views === true);
  expect(showing.length).toBeGreaterThan(5);
  expect(showing.filter((endpoint) => !isAudited(endpoint, []))).toEqual([]);
});

test('a look is in the chain of the shop that was looked at, and in no other', async () => {
  const other = await town.makeShop('Not looked at');
  const goods = await town.makeGoods([{ code: 'w-1', cost: '2.00', stock: 5 }]);
  await town.list(shop, goods, '9.00');
  const bought = await town.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const token = await town.operator();
  await town.ask(shopOverview, { id: shop.shopId }, { token });
  const id = `${shop.shopId}.${bought.orderId}`;
  await town.ask(openBuyer, { id, why: 'The carrier asks for the street.' }, { token });
  const seen = (await entriesOf(shop.shopId)).filter(({ kind }) => kind === 'view');
  expect(seen.map(({ act }) => act)).toEqual(['openBuyer', 'shopOverview']);
  expect(seen.every(({ person }) => person !== null)).toBe(true);
  expect((await entriesOf(other.shopId)).filter(({ kind }) => kind === 'view')).toEqual([]);
});

test('a change of the house is in its own chain with who made it; a refused one is not', async () => {
  const before = (await entriesOf('house')).length;
  const token = await town.operator();
  await town.ask(addInvitations, { count: 1 }, { token });
  expect((await town.call(addInvitations, { count: 0 }, { token })).code).toBe(405);
  const entries = await entriesOf('house');
  expect(entries[0]).toMatchObject({ act: 'addInvitations', actor: 'operator', kind: 'change' });
  expect(entries.length).toBe(before + 1);
});

test('what a merchant’s safety rests on is in the shop’s chain, and none of what was typed', async () => {
  const own = await town.makeShop('Careful');
  const token = await town.merchant(own);
  await town.ask(perInfo, { patch: { nickname: 'Canary-Nick' } }, { token });
  const { version } = await town.ask(storeInfo, {}, { token });
  await town.ask(storeInfo, { patch: { about: 'Canary-About' }, version }, { token });
  await town.ask(
    updatePayPassword,
    { new: '927461', confirm: '927461', password: 'right-horse-battery-7' },
    { token },
  );
  const words = 'other-Canary-battery-9';
  const changed = { password: 'right-horse-battery-7', new: words, confirm: words };
  await town.ask(changePassword, changed, { token });
  await town.ask(endSessions, { others: true }, { token });
  const entries = (await entriesOf(own.shopId)).filter(({ actor }) => actor === 'merchant');
  expect(entries.map(({ act }) => act)).toEqual([
    'endSessions',
    'changePassword',
    'updatePayPassword',
    'storeInfo',
    'perInfo',
  ]);
  const { direct } = town.composed.world.db;
  expect(await checkChain(direct, shopIdOf(own.shopId) ?? 0n)).toEqual([]);
  const rows = await town.composed.world.db.direct.rows(
    { name: 'promise-audit-text', text: 'select (t.*)::text as text from audit_entry t where shop_id = $1' },
    [shopIdOf(own.shopId) ?? 0n],
  );
  expect(JSON.stringify(rows)).not.toMatch(/canary|927461|battery/i);
});
