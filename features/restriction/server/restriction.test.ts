import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBuyer } from '#testing/test-app.ts';
import { holdRules } from '#domain/restriction.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addAppeal, listRestrictions } from '#features/restriction/contract.ts';
import { shopInfo, storeInfo } from '#features/shop/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { statement } from '#platform/db/database.ts';
import { assertMay } from './public.ts';
import { numberOf, openRestrictions, ownId, reason, type Rig } from '#testing/restrictions.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRestrictions();
});
afterAll(() => rig.app.close());

const password = 'right-horse-battery-7';
const may = async (
  shop: Parameters<Rig['statement']>[0],
  act: 'withdraw' | 'deposit' | 'list' | 'sell',
  units?: bigint,
) =>
  assertMay(rig.env.db.direct, numberOf(shop), act, { now: rig.app.clock.now(), units }).then(
    () => 'may',
    (error: unknown) => (error instanceof Error && 'key' in error ? error.key : error),
  );

test('the database holds the same reasons, effects and hours as the code', async () => {
  const rows = await rig.env.db.direct.rows(
    statement<object>(
      'test-reasons',
      `select code, level, scope, first_hours as "firstHours", total_hours as "totalHours",
         notice_hours as "noticeHours" from hold_reason`,
    ),
    [],
  );
  const sorted = (list: readonly object[]) =>
    list
      .map((row) =>
        JSON.stringify(Object.entries(row).toSorted(([left], [right]) => left.localeCompare(right))),
      )
      .toSorted();
  expect(sorted(rows)).toEqual(sorted(holdRules()));
});

test('an amount is held at once, with its reason and its end, and the rest can be withdrawn', async () => {
  const shop = await rig.shopWith('80.00');
  const placed = await rig.place(shop);
  expect(placed).toMatchObject({ state: 'active', held: '50.00' });
  const id = ownId(placed.id);
  expect(await rig.walletOf(shop)).toMatchObject({
    balance: '80.00',
    available: '30.00',
    held: '50.00',
    frozen: '50.00',
    holds: [{ id, kind: 'withdrawal_prohibited', amount: '50.00', reason_code: 'H08', reason }],
  });
  expect(await may(shop, 'withdraw', 3_000n)).toBe('may');
  expect(await may(shop, 'withdraw', 3_001n)).toBe('withdrawalDisabled');
  // More than there is at all is not the restriction's doing.
  expect(await may(shop, 'withdraw', 8_001n)).toBe('may');
  const seen = await rig.statement(shop, id);
  expect(seen).toMatchObject({
    code: 'H08',
    scope: 'amount',
    amount: '50.00',
    evidence: ['9GX2K-104', '9GX2K-105'],
    stops: [],
    can_appeal: true,
    state: 'active',
  });
  const token = await rig.app.merchant(shop);
  expect((await rig.app.ask(me, {}, { token })).info.restrictions).toMatchObject([{ id, until: seen.until }]);
  expect((await rig.app.ask(storeInfo, {}, { token })).restrictions).toMatchObject([{ id }]);
  expect(await rig.app.ask(listRestrictions, {}, { token })).toMatchObject({ total: 1, list: [{ id }] });
});

test('of less money than it covers all is held, and what comes in later is kept back up to the amount', async () => {
  const shop = await rig.shopWith('20.00');
  expect(await rig.place(shop)).toMatchObject({ held: '20.00' });
  expect(await may(shop, 'withdraw')).toBe('withdrawalDisabled');
  await rig.fund(shop, '40.00');
  expect(await may(shop, 'withdraw', 1_000n)).toBe('may');
  expect(await may(shop, 'withdraw', 1_001n)).toBe('withdrawalDisabled');
});

test('a second after its end everything can be withdrawn again, whatever anybody does', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop, { until: rig.days(3) });
  await rig.pass(3 - 1 / 86_400);
  expect(await rig.walletOf(shop)).toMatchObject({ available: '30.00' });
  await rig.pass(2 / 86_400);
  expect(await rig.walletOf(shop)).toMatchObject({
    available: '80.00',
    held: '0.00',
    frozen: '0.00',
    holds: [],
  });
  expect(await rig.statement(shop, ownId(id))).toMatchObject({ state: 'lapsed', end_reason: 'time' });
  expect(await rig.tryLift(id)).toMatchObject({ code: 203, data: { reason: 'over' } });
  expect(await checkBook(rig.env.db.direct, numberOf(shop))).toEqual([]);
});

test('a frozen wallet takes nothing in and gives nothing out', async () => {
  const shop = await rig.shopWith('80.00');
  await rig.place(shop, { level: 'wallet_frozen', code: 'H03', until: rig.days(2) });
  expect(await may(shop, 'withdraw', 1n)).toBe('walletFrozen');
  expect(await may(shop, 'deposit')).toBe('walletFrozen');
  expect(await may(shop, 'list')).toBe('may');
  expect(await rig.walletOf(shop)).toMatchObject({ available: '0.00', held: '80.00' });
});

test('what a reason does not allow, or what is missing, is refused with its field', async () => {
  const shop = await rig.shopWith('80.00');
  const tries: [Parameters<Rig['tryPlace']>[1], number, string, string][] = [
    [{ level: 'wallet_frozen', code: 'H02' }, 405, 'code', 'no_rule'],
    [{ until: rig.days(76) }, 405, 'until', 'too_long'],
    [{ until: rig.days(-1) }, 405, 'until', 'order'],
    [{ amount: undefined }, 403, 'amount', 'missing'],
    [{ amount: '1.234' }, 405, 'amount', 'scale'],
    [{ amount: '0.00' }, 405, 'amount', 'amount'],
    [{ level: 'paused', amount: '1.00' }, 405, 'amount', 'not_here'],
    [{ reason: 'Too short.' }, 405, 'reason', 'too_small'],
    [{ reason: '🙂'.repeat(39) }, 405, 'reason', 'too_small'],
    [{ evidence: [] }, 405, 'evidence', 'too_small'],
    [{ level: 'account_disabled', code: 'H08', until: rig.days(2) }, 405, 'from', 'notice'],
    [{ shop: '0' }, 404, 'shop', 'shop'],
  ];
  for (const [over, code, field, why] of tries) {
    const said = await rig.tryPlace(shop, over);
    expect([over, said.code, said.data]).toMatchObject([over, code, { field, reason: why }]);
  }
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00', holds: [] });
});

test('another person extends it, once, with something new', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop, { until: rig.days(5) });
  expect(await rig.tryExtend(id, {}, rig.by.first)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  expect(await rig.tryExtend(id, { evidence: ['9GX2K-104'] })).toMatchObject({
    code: 405,
    data: { reason: 'known' },
  });
  expect(await rig.tryExtend(id, { until: rig.days(121) })).toMatchObject({
    code: 405,
    data: { reason: 'too_long' },
  });
  expect(await rig.tryExtend(id)).toMatchObject({ code: 200 });
  expect(await rig.tryExtend(id, { until: rig.days(9) })).toMatchObject({
    code: 203,
    data: { reason: 'extended' },
  });
  await rig.pass(6);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '50.00' });
  const seen = await rig.statement(shop, ownId(id));
  expect(seen.extension).toMatchObject({ evidence: ['A new photograph of the parcels'] });
  expect((await rig.walletOf(shop)).holds).toMatchObject([{ until: seen.until }]);
  await rig.pass(2.1);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '0.00', available: '80.00' });
});

test('limited, nothing new is listed; paused or suspended, nothing new is ordered, and the page says so', async () => {
  const { app } = rig;
  const [one, two] = await app.makeGoods([
    { code: 'R-1', cost: '4.00', stock: 50 },
    { code: 'R-2', cost: '4.00', stock: 50 },
  ]);
  const shop = await rig.shopWith('0.00');
  if (one === undefined || two === undefined) throw new Error('there are no goods');
  await app.list(shop, [one], '9.00');
  const limited = await rig.place(shop, { level: 'limited' });
  const token = await app.merchant(shop);
  const add = () => app.call(addToShowcase, { items: [{ goods_id: two.id, sale_price: '9.00' }] }, { token });
  expect(await add()).toMatchObject({
    code: 409,
    data: {
      reason: 'restricted',
      restriction: { id: ownId(limited.id), code: 'H05', scope: 'shop', amount: null },
    },
  });
  await app.buy(shop, [{ id: one.id, qty: 1 }]);
  await rig.tryLift(limited.id);
  expect(await add()).toMatchObject({ code: 200 });

  const lines = [{ goods_id: one.id, qty: 1 }];
  const quote = () => app.call(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const open = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  for (const [level, status] of [
    ['paused', 'paused'],
    ['suspended', 'closed'],
  ] as const) {
    const { id } = await rig.place(shop, { level });
    await new Promise((done) => {
      setTimeout(done, 2_100);
    });
    expect(await quote()).toMatchObject({ code: 437 });
    const input = { quote_id: open.quote_id, terms: true, buyer: testBuyer } as const;
    expect(await app.call(checkout, input, { onceKey: randomUUID() })).toMatchObject({ code: 437 });
    const page = await app.ask(shopInfo, { handle: shop.handle });
    expect(page).toMatchObject({ open: false, closed: { reason: status } });
    expect(JSON.stringify(page)).not.toContain(reason);
    expect((await app.call(storefrontGoods, { handle: shop.handle })).code).toBe(200);
    await rig.tryLift(id);
  }
  await new Promise((done) => {
    setTimeout(done, 2_100);
  });
  expect(await quote()).toMatchObject({ code: 200 });
});

test('a closed account reads why, objects and sees its money; nothing else, and it opens by itself', async () => {
  const { app } = rig;
  const shop = await rig.shopWith('80.00');
  const before = await app.merchant(shop);
  const { id } = await rig.place(shop, { level: 'account_disabled', code: 'H03', until: rig.days(2) });
  const said = await app.call(login, { username: shop.username, password });
  expect(said).toMatchObject({ code: 411, data: { restriction: { id: ownId(id), code: 'H03', reason } } });
  const { token } = z.parse(z.object({ token: z.string() }), said.data);
  for (const with_ of [token, before]) {
    expect(await app.call(me, {}, { token: with_ })).toMatchObject({
      code: 411,
      data: { restriction: { reason } },
    });
    expect(await app.call(listShowcase, {}, { token: with_ })).toMatchObject({ code: 411 });
    expect(await app.call(wallet, {}, { token: with_ })).toMatchObject({
      code: 200,
      data: { available: '80.00' },
    });
  }
  const ask = { restriction_id: ownId(id), text: reason };
  expect(await app.call(addAppeal, ask, { token })).toMatchObject({ code: 200 });
  await rig.pass(2.1);
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 200 });
  expect(await app.call(login, { username: shop.username, password })).toMatchObject({ code: 200 });
});

test('closing an account for another reason is announced thirty days before, and can be appealed before it begins', async () => {
  const shop = await rig.shopWith('80.00');
  const over = { level: 'account_disabled', code: 'H08', from: rig.days(30), until: rig.days(40) } as const;
  const { id, state } = await rig.place(shop, over);
  expect(state).toBe('announced');
  await rig.pass(29.9);
  expect(await rig.statement(shop, ownId(id))).toMatchObject({ state: 'announced', can_appeal: true });
  await rig.pass(0.2);
  expect(await rig.app.call(login, { username: shop.username, password })).toMatchObject({ code: 411 });
  await rig.pass(10);
  expect(await rig.statement(shop, ownId(id))).toMatchObject({ state: 'lapsed' });
});

test('a restriction of another shop is not found', async () => {
  const shop = await rig.shopWith('80.00');
  const other = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  expect(await rig.tryAppeal(other, ownId(id))).toMatchObject({ code: 404 });
  await expect(rig.statement(other, ownId(id))).rejects.toMatchObject({ key: 'recordNotFound' });
});
