// The way of a case, step by step and by silence: each state ends by itself on its day, and each answer is the table's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/limits.ts';
import { openReturns, once, type Rig } from '#testing/after.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { answerOffer, reportMissing, returnLabel, sendReturn } from '#features/returns/buyer.contract.ts';
import { answerCase, returnPlace, withdrawReturn } from '#features/returns/contract.ts';
import type { Bought } from '#testing/test-app.ts';
import { markInstance } from '#platform/db/instance.sql.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
});
afterAll(() => rig.app.close());

const stateOf = async (bought: Bought, caseId: string) => (await rig.view(bought, caseId)).state;
const movesOf = async (bought: Bought, caseId: string) =>
  (await rig.view(bought, caseId)).events.map(({ move, actor }) => `${move} ${actor}`);

describe('the way back', () => {
  test('granted, labelled, scanned, looked at and refunded: every step is written down', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    const label = await rig.app.ask(returnLabel, { token: bought.orderToken, case_id: caseId });
    expect(label.labels).toHaveLength(1);
    expect(label.labels[0]).toMatchObject({
      carrier: { code: 'test-post' },
      paid_by: 'supplier',
      to: { country: 'GB' },
      lines: [{ qty: 1 }],
    });
    expect(label.labels[0]?.reference).toMatch(/^R[0-9A-HJKMNP-TV-Z]{12}$/);
    await rig.scanBack(bought, caseId, 'accepted');
    const onItsWay = await rig.view(bought, caseId);
    expect(onItsWay).toMatchObject({ state: 'in_return', parcels: [{ steps: [{ code: 'accepted' }] }] });
    await rig.inspect(caseId);
    await rig.due();
    expect(await movesOf(bought, caseId)).toEqual([
      'open buyer',
      'approve merchant',
      'expectGoods merchant',
      'takeIn carrier',
      'inspect supplier',
      'settle supplier',
      'paid provider',
    ]);
    expect(await rig.view(bought, caseId)).toMatchObject({ state: 'refunded', settled: '24.60' });
    expect(await rig.app.order(bought)).toMatchObject({ status: 'cancelled', refunded: '24.60' });
  });

  test('what the buyer says is sent is carried back by the test carrier, scan by scan', async () => {
    const { app } = rig;
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    await markInstance(app.composed.env.db.direct, true, app.clock.now());
    const asked = { token: bought.orderToken, case_id: caseId };
    await app.ask(returnLabel, asked);
    expect(await app.composed.carrier.work()).toBe(0);
    await app.ask(sendReturn, asked, once());
    for (let n = 0; n < 4; n += 1) {
      expect(await app.composed.carrier.work()).toBe(1);
      app.clock.set(new Date(app.clock.now().getTime() + 31_000));
    }
    expect(await app.composed.carrier.work()).toBe(0);
    const { state, parcels } = await rig.view(bought, caseId);
    expect(state).toBe('in_return');
    expect(parcels[0]?.steps.map(({ code }) => code)).toContain('delivered');
  });

  test('the buyer pays for the way back of a change of mind; the supplier’s address stands on the label', async () => {
    const token = await rig.app.supplier();
    await rig.app.ask(returnPlace, { address: 'Dock 3\nLeeds LS1' }, { token });
    const bought = await rig.delivered();
    const caseId = await rig.open(bought, 'change_of_mind');
    await rig.approve(caseId);
    const { labels } = await rig.app.ask(returnLabel, { token: bought.orderToken, case_id: caseId });
    expect(labels[0]).toMatchObject({ paid_by: 'buyer', to: { address: 'Dock 3\nLeeds LS1' } });
  });

  test('goods that nobody looks at for eight days after the first scan are refunded, and go on no shelf', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    await rig.app.advance(6);
    await rig.scanBack(bought, caseId, 'accepted');
    await rig.app.advance(7.9);
    expect(await stateOf(bought, caseId)).toBe('in_return');
    await rig.app.advance(0.2);
    expect(await stateOf(bought, caseId)).toBe('refunded');
    expect(await movesOf(bought, caseId)).toContain('inspect timer');
  });

  test('goods that are not handed over within seven days end the case, and the shop is told', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    await rig.app.advance(6.9);
    expect(await stateOf(bought, caseId)).toBe('awaiting_return');
    await rig.app.advance(0.2);
    expect(await stateOf(bought, caseId)).toBe('withdrawn');
    expect((await rig.app.order(bought)).status).not.toBe('refund_return');
    const { list } = await rig.app.ask(listNotices, {}, { token: await rig.app.merchant(rig.shop) });
    expect(list.map(({ title }) => title).join('\n')).toContain(
      `Return of order ${(await rig.app.order(bought)).number} closed`,
    );
  });

  test('what the buyer says was sent, and nobody has seen, comes before a reviewer after fourteen days', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    await rig.app.ask(sendReturn, { token: bought.orderToken, case_id: caseId }, once());
    await rig.app.advance(13.9);
    expect(await stateOf(bought, caseId)).toBe('awaiting_return');
    await rig.app.advance(0.2);
    expect(await stateOf(bought, caseId)).toBe('escalated');
    await rig.app.advance(10.1);
    expect(await rig.view(bought, caseId)).toMatchObject({
      state: 'refunded',
      decision: { kind: 'unanswered' },
    });
  });

  test('a number of another carrier is scanned too, and belongs to one parcel only', async () => {
    const [one, two] = [await rig.delivered(), await rig.delivered()];
    const [first, second] = [await rig.open(one), await rig.open(two)];
    await rig.approve(first);
    await rig.approve(second);
    const sent = { carrier: 'test-post', tracking: `OWN-${first.slice(-8)}` };
    await rig.app.ask(sendReturn, { token: one.orderToken, case_id: first, ...sent }, once());
    const taken = await rig.app.call(sendReturn, { token: two.orderToken, case_id: second, ...sent }, once());
    expect(taken).toMatchObject({ code: 405, data: { reason: 'tracking_used' } });
    await rig.scanBack(one, first, 'in_transit');
    expect(await stateOf(one, first)).toBe('in_return');
    expect(await stateOf(two, second)).toBe('awaiting_return');
  });

  test('whoever takes a case back keeps the goods: not once they are on their way', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.approve(caseId);
    await rig.scanBack(bought, caseId, 'accepted');
    const ask = { token: bought.orderToken, case_id: caseId };
    expect(await rig.app.call(withdrawReturn, ask, once())).toMatchObject({
      code: 203,
      data: { reason: 'case_state', state: 'in_return' },
    });
  });
});

describe('an offer', () => {
  const offer = async (caseId: string, amount: string) =>
    rig.app.call(
      answerCase,
      { case_id: caseId, approve: false, offer: amount, text: 'Would this do?' },
      await rig.asMerchant(),
    );

  test('taken, the goods stay and the part is refunded; the order goes on', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    expect(await offer(caseId, '5.00')).toMatchObject({ code: 200, data: { state: 'countered' } });
    await rig.app.ask(answerOffer, { token: bought.orderToken, case_id: caseId, take: true }, once());
    await rig.due();
    expect(await rig.view(bought, caseId)).toMatchObject({ state: 'refunded', settled: '5.00' });
    const order = await rig.app.order(bought);
    expect(order).toMatchObject({ refunded: '5.00', lines: [{ returned_qty: 0 }] });
    expect(order.status).toBe('delivered');
  });

  test('declined, or not answered for 48 hours, it leaves the return granted', async () => {
    const [one, other] = [await rig.delivered(), await rig.delivered()];
    const [declined, silent] = [await rig.open(one), await rig.open(other)];
    await offer(declined, '5.00');
    await offer(silent, '5.00');
    await rig.app.ask(answerOffer, { token: one.orderToken, case_id: declined, take: false }, once());
    expect(await stateOf(one, declined)).toBe('awaiting_return');
    await rig.app.advance(1.9);
    expect(await stateOf(other, silent)).toBe('countered');
    await rig.app.advance(0.2);
    expect(await stateOf(other, silent)).toBe('awaiting_return');
  });

  test('is never more than the goods with their tax, and none is made for what never came', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    expect(await offer(caseId, '21.61')).toMatchObject({
      code: 405,
      data: { reason: 'too_much', most: '21.60' },
    });
    expect(await offer(caseId, '0.00')).toMatchObject({ code: 405 });
    const missing = await rig.delivered();
    const { case_id } = await rig.app.ask(reportMissing, { token: missing.orderToken }, once());
    expect(await offer(case_id, '5.00')).toMatchObject({ code: 203, data: { reason: 'nothing_to_keep' } });
  });
});

describe('what did not arrive', () => {
  test('delivered, says the carrier: the shop answers, and silence refunds all of it', async () => {
    const bought = await rig.delivered(2);
    const { case_id: caseId } = await rig.app.ask(
      reportMissing,
      { token: bought.orderToken, text: 'Nobody rang.' },
      once(),
    );
    expect(await rig.view(bought, caseId)).toMatchObject({
      state: 'requested',
      reason: 'not_received',
      needs_return: false,
    });
    await rig.app.advance(2.1);
    expect(await stateOf(bought, caseId)).toBe('refunded');
    expect(await rig.app.order(bought)).toMatchObject({ status: 'cancelled', refunded: '46.20' });
  });

  test('on its way: not before ten days after the promised date, then at the buyer’s word', async () => {
    const bought = await rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty: 1 }]);
    await rig.app.advance(0.1);
    await rig.app.ship('accepted');
    const early = await rig.app.call(reportMissing, { token: bought.orderToken }, once());
    expect(early).toMatchObject({ code: 203, data: { reason: 'too_early' } });
    const { can } = await rig.app.order(bought);
    const from = can.find(({ action }) => action === 'not_received')?.until;
    expect(early.data).toMatchObject({ from });
    const left = Date.parse(from ?? '') - rig.app.clock.now().getTime();
    await rig.app.advance(left / dayMs + 0.01);
    const { case_id: caseId } = await rig.app.ask(reportMissing, { token: bought.orderToken }, once());
    expect(await rig.view(bought, caseId)).toMatchObject({ reason: 'lost' });
    const denial = { case_id: caseId, approve: false, text: 'It came.' };
    expect(await rig.app.call(answerCase, denial, await rig.asMerchant())).toMatchObject({
      data: { reason: 'carrier_facts' },
    });
  });
});
