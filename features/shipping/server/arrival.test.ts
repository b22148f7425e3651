// When an order arrives: as promised, until a supplier's own parcels know it better; and why one is late.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, limits } from '#domain/limits.ts';
import { openReturns, once, type Rig } from '#testing/after.ts';
import { scan } from '#testing/test-app.ts';
import { extendReceipt } from '#features/checkout/contract.ts';
import { answerCase } from '#features/returns/contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns({ policy: { shipBusinessDays: 30, lostAfterDays: 60 } });
});
afterAll(() => rig.app.close());

const pay = () => rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty: 1 }]);
const buy = async () => {
  const bought = await pay();
  await rig.app.advance(0.1);
  return bought;
};

test('before there is a history the promise is said; afterwards what the last parcels took', async () => {
  const first = await pay();
  // The buyer reads it at once, also while the shop has yet to confirm.
  const paid = await rig.app.order(first);
  expect(paid).toMatchObject({ status: 'pending_payment', arrival: { basis: 'promise' }, delay: null });
  await rig.app.advance(0.1);
  const promised = await rig.app.order(first);
  expect(promised.arrival).toMatchObject({ basis: 'promise', to: promised.promised?.to });
  const numbers = [await rig.app.ship('accepted')];
  for (let n = 1; n < limits.historyParcelsMin; n += 1) {
    await buy();
    numbers.push(await rig.app.ship('accepted'));
  }
  const began = rig.app.clock.now().getTime();
  await rig.app.advance(2);
  for (const list of numbers)
    await scan(rig.app.composed, list, { code: 'delivered', at: rig.app.clock.now() });
  const next = await buy();
  await rig.app.ship('accepted');
  const { arrival } = await rig.app.order(next);
  expect(arrival?.basis).toBe('history');
  const spread = Date.parse(arrival?.to ?? '') - rig.app.clock.now().getTime();
  // Two to about four days: the parcels left one after the other and came together.
  expect(spread).toBeGreaterThan(1.9 * dayMs);
  expect(spread).toBeLessThan(rig.app.clock.now().getTime() - began + 3 * dayMs);
});

test('a parcel that nobody handed over, one that stands still and one that is slow each say so', async () => {
  const waiting = await buy();
  expect((await rig.app.order(waiting)).delay).toBeNull();
  await rig.app.advance(5);
  expect((await rig.app.order(waiting)).delay).toMatchObject({ reason: 'not_handed_over' });
  const numbers = await rig.app.ship('accepted');
  await rig.app.advance(limits.standstillDays + 0.1);
  expect((await rig.app.order(waiting)).delay).toMatchObject({ reason: 'standing_still' });
  await scan(rig.app.composed, numbers, { code: 'in_transit', at: rig.app.clock.now() });
  const { delay } = await rig.app.order(waiting);
  expect(delay?.reason).toBe('slow');
  expect(delay?.days).toBeGreaterThan(0);
  await scan(rig.app.composed, numbers, { code: 'delivered', at: rig.app.clock.now() });
  expect(await rig.app.order(waiting)).toMatchObject({ delay: null, arrival: null });
});

test('O13: three more days once, and then silence counts', async () => {
  const bought = await rig.delivered();
  await rig.app.ask(extendReceipt, { token: bought.orderToken }, once());
  await rig.app.advance(5.9);
  expect((await rig.app.order(bought)).status).toBe('delivered');
  await rig.app.advance(0.2);
  expect((await rig.app.order(bought)).status).toBe('received');
  const again = await rig.app.call(extendReceipt, { token: bought.orderToken }, once());
  expect(again).toMatchObject({ code: 203, data: { reason: 'extended_before' } });
});

test('O22: a fault can be told of a completed order, for two years after its delivery', async () => {
  const bought = await rig.delivered();
  await rig.app.advance(110);
  expect((await rig.app.order(bought)).status).toBe('completed');
  const caseId = await rig.open(bought, 'damaged');
  await rig.app.ask(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant());
  await rig.inspect(caseId);
  await rig.due();
  expect(await rig.app.order(bought)).toMatchObject({ status: 'cancelled', refunded: '24.60' });
});
