// What one person alone may not do to a shop.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { login } from '#features/people/login.contract.ts';
import { assertMay } from './public.ts';
import { numberOf, openRestrictions, ownId, type Rig } from '#testing/restrictions.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRestrictions();
});
afterAll(() => rig.app.close());

const password = 'right-horse-battery-7';

test('for a dispute no more is held than the buyers of the orders that are named could get back, once', async () => {
  const shop = await rig.shopWith('500.00');
  const [goods] = await rig.app.makeGoods([{ code: 'E-1', cost: '4.00', stock: 50 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await rig.app.list(shop, [goods], '30.00');
  await rig.app.buy(shop, [{ id: goods.id, qty: 1 }]);
  await rig.app.buy(shop, [{ id: goods.id, qty: 1 }]);
  const [first, second] = [orderNumberOf(numberOf(shop), 1), orderNumberOf(numberOf(shop), 2)];
  const hold = async (amount: string, evidence: string[]) =>
    rig.tryPlace(shop, { code: 'H01', amount, evidence });
  const no = (max: string) => ({ code: 405, data: { field: 'amount', reason: 'exposure', max } });

  const said = await hold('500.00', [`Order ${first}: three letters`]);
  expect(said).toMatchObject({ code: 405, data: { field: 'amount', reason: 'exposure' } });
  const most = String(Reflect.get(Object(said.data), 'max'));
  expect(Number(most)).toBeGreaterThanOrEqual(30);
  expect(Number(most)).toBeLessThan(60);
  expect(await hold('0.01', ['Somebody said so'])).toMatchObject(no('0.00'));
  expect(await hold('0.01', [orderNumberOf(numberOf(shop) + 1n, 1)])).toMatchObject(no('0.00'));
  expect(await hold('0.01', [orderNumberOf(numberOf(shop), 99)])).toMatchObject(no('0.00'));
  expect(await hold(most, [first])).toMatchObject({ code: 200 });
  // What is held for an order is not held for it again.
  expect(await hold('0.01', [first])).toMatchObject(no('0.00'));
  expect(await hold(most, [second])).toMatchObject({ code: 200 });
});

test('what has run out, or was overturned, is not placed again on the same evidence', async () => {
  const shop = await rig.shopWith('80.00');
  await rig.place(shop, { until: rig.days(3) });
  await rig.pass(3.1);
  const known = { code: 405, data: { field: 'evidence', reason: 'known' } };
  expect(await rig.tryPlace(shop, {})).toMatchObject(known);
  expect(await rig.tryPlace(shop, { evidence: ['9GX2K-105'] })).toMatchObject(known);
  const again = await rig.place(shop, { evidence: ['9GX2K-105', 'A letter of the carrier'] });
  await rig.tryAppeal(shop, ownId(again.id));
  const { appeal } = await rig.statement(shop, ownId(again.id));
  await rig.tryDecide(shop, appeal?.id ?? '', 'overturned');
  expect(await rig.tryPlace(shop, { evidence: ['A letter of the carrier'] })).toMatchObject(known);
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00', held: '0.00' });
});

test('an account that is closed for two reasons stays closed when the first has run out', async () => {
  const shop = await rig.shopWith('0.00');
  const closed = { level: 'account_disabled', code: 'H03' } as const;
  await rig.place(shop, { ...closed, until: rig.days(1) });
  const { id } = await rig.place(shop, {
    ...closed,
    until: rig.days(2),
    evidence: ['The owner’s own report'],
  });
  // A second after the first one's end, before the clock has looked.
  const now = new Date(rig.app.clock.now().getTime() + 86_401_000);
  await expect(assertMay(rig.env.db.direct, numberOf(shop), 'enter', { now })).rejects.toMatchObject({
    shown: { restriction: { id: ownId(id) } },
  });
  await rig.pass(2.1);
  expect(await rig.app.call(login, { username: shop.username, password })).toMatchObject({ code: 200 });
});
