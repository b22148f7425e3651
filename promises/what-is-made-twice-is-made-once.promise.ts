// Every call that makes something can be sent again after a lost answer: under a key, or because of what it is.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestShop, type TestApp } from '#testing/test-app.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { inviteFriends, listFriendInvitations } from '#features/invitation/friends.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { purgeAnswers } from '#platform/http/idempotency.sql.ts';
import { repeatableCalls } from './inputs/repeatable-calls.ts';
import { count, sql, stateOf } from './rigs/rig.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Twice Shop');
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;
const dayMs = 86_400_000;

test('every call that is no reading takes a key, or is named here with the reason why it needs none', () => {
  const writing = [...app.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ method, once, reads }) => method === 'POST' && once === undefined && reads !== true);
  const named = keysOf(repeatableCalls).flatMap((why) => repeatableCalls[why] ?? []);
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  expect(writing.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test('an invitation asked for again under its key is the same invitation', async () => {
  const token = await app.operator();
  const onceKey = randomUUID();
  const before = await count(direct(), 'invitation');
  const first = await app.ask(addInvitations, { count: 2 }, { token, onceKey });
  expect(await app.ask(addInvitations, { count: 2 }, { token, onceKey })).toEqual(first);
  expect(await count(direct(), 'invitation')).toBe(before + 2);
  expect(await app.call(addInvitations, { count: 3 }, { token, onceKey })).toMatchObject({
    code: 455,
    data: { reason: 'other_body' },
  });
});

test('of ten at once under one key one makes a code, and none of the others another', async () => {
  const token = await app.operator();
  const onceKey = randomUUID();
  const before = await count(direct(), 'invitation');
  const said = await Promise.all(
    Array.from({ length: 10 }, () => app.call(addInvitations, {}, { token, onceKey })),
  );
  expect(await count(direct(), 'invitation')).toBe(before + 1);
  const made = said.filter(({ code }) => code === 200).map(({ data }) => JSON.stringify(data));
  expect(new Set(made).size).toBe(1);
});

test('a lost answer burns no second slot of the day, and a refusal keeps no key', async () => {
  const onceKey = randomUUID();
  const token = await app.merchant(shop);
  expect(await app.call(inviteFriends, {}, { token, onceKey })).toMatchObject({ code: 409 });
  app.clock.set(new Date(app.clock.now().getTime() + limits.inviterAccountDays * dayMs));
  const later = await app.merchant(shop);
  const first = await app.ask(inviteFriends, {}, { token: later, onceKey });
  expect(await app.ask(inviteFriends, {}, { token: later, onceKey })).toEqual(first);
  const { quota, list } = await app.ask(listFriendInvitations, {}, { token: later });
  expect([quota.used, list.length]).toEqual([1, 1]);
  // What was made lies sealed: whoever reads the table reads no code.
  const [code = ''] = first.list.map((one) => one.code ?? '');
  expect(code).not.toBe('');
  expect(await count(direct(), `idempotency where not is_kept and answer like '%${code}%'`)).toBe(0);
  expect(await count(direct(), 'idempotency where not is_kept and answer is not null')).toBeGreaterThan(0);
});

test('a registration sent again after its answer was lost signs in the account that it made', async () => {
  const { list } = await app.ask(addInvitations, {}, { token: await app.operator() });
  const { invite_ticket } = await app.ask(inviteCode, { code: list[0]?.code ?? '' });
  const password = 'right-horse-battery-7';
  const ask = {
    username: 'lost-answer',
    password,
    confirm_password: password,
    register: true,
    invite_ticket,
  };
  expect(await app.ask(login, ask)).toMatchObject({ is_new: true });
  const shops = await count(direct(), 'shop');
  const again = await app.ask(login, ask);
  expect(again).toMatchObject({ is_new: true });
  expect(again.token).not.toBe('');
  expect(await count(direct(), 'shop')).toBe(shops);
  const wrong = { ...ask, password: 'another-horse-8-x', confirm_password: 'another-horse-8-x' };
  expect(await app.call(login, wrong)).toMatchObject({ code: 438 });
  expect(await app.call(login, { ...ask, username: 'somebody-else' })).toMatchObject({ code: 438 });
});

test('a key under which an order was made is never forgotten, whatever the clock says; others pass after a day', async () => {
  const goods = await app.makeGoods([{ code: 'W-1', cost: '5.00', stock: 10 }]);
  await app.list(shop, goods, '10.00');
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const onceKey = randomUUID();
  const ask = { quote_id, buyer: testBuyer, terms: true } as const;
  const first = await app.ask(checkout, ask, { onceKey });
  const passing = () => count(direct(), 'idempotency where not is_kept');
  expect(await passing()).toBeGreaterThan(0);
  await purgeAnswers(direct(), new Date(app.clock.now().getTime() + 1_000 * dayMs), 1_000);
  expect(await passing()).toBe(0);
  expect(await app.ask(checkout, ask, { onceKey })).toEqual(first);
  for (const act of [
    'delete from idempotency',
    `update idempotency set key = 'x'`,
    'update idempotency set is_kept = false',
  ])
    expect(await stateOf(app.composed, 'app', (tx) => tx.rows(sql(act), []))).toBe('42501');
});
