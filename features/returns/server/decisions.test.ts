// A no, and a deduction: what the buyer may say to them, what reviewers decide, and what silence does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { openReturns, once, type Rig } from '#testing/after.ts';
import { answerDeduction, escalateCase } from '#features/returns/buyer.contract.ts';
import { caseQueue, decideCase, reviewCase } from '#features/returns/console.contract.ts';
import { inspectReturn } from '#features/returns/contract.ts';
import type { Bought } from '#testing/test-app.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
});
afterAll(() => rig.app.close());

const stateOf = async (bought: Bought, caseId: string) => (await rig.view(bought, caseId)).state;
const refundedOf = async (bought: Bought) => (await rig.app.order(bought)).refunded;

describe('a no', () => {
  test('may be brought before a reviewer for seven days, and is over then', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.reject(caseId);
    expect(await rig.view(bought, caseId)).toMatchObject({
      state: 'rejected',
      answer_text: 'We see no damage.',
    });
    await rig.app.advance(7.1);
    const late = { token: bought.orderToken, case_id: caseId, text: 'But look at the picture.' };
    expect(await stateOf(bought, caseId)).toBe('withdrawn');
    expect(await rig.app.call(escalateCase, late, once())).toMatchObject({ code: 203 });
  });

  test('one reviewer grants; the goods are then to come back', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.reject(caseId);
    const plea = { token: bought.orderToken, case_id: caseId, text: 'But look at the picture.' };
    await rig.app.ask(escalateCase, plea, once());
    const reviewer = await rig.reviewer();
    const filters: RequestOf<typeof caseQueue>['filters'] = { state: ['escalated'] };
    const { list } = await rig.app.ask(caseQueue, { filters }, { token: await reviewer() });
    expect(list.find(({ id }) => id === rig.routed(caseId))).toMatchObject({ needs_second: false });
    const seen = await rig.app.ask(reviewCase, { case_id: rig.routed(caseId) }, { token: await reviewer() });
    expect(seen).toMatchObject({
      one: { plea: 'But look at the picture.' },
      can_decide: true,
      first_no: null,
    });
    // A no would leave everything as it is; a yes costs the parts of what the buyer gets.
    expect(seen.if_refused).toMatchObject({ refund: '0.00', shop_after: seen.if_granted?.shop_before });
    const yes = seen.if_granted;
    const parts = [yes?.from_supplier, yes?.from_tax, yes?.from_commission, yes?.from_shop].map(Number);
    expect(parts.reduce((left, right) => left + right, 0)).toBeCloseTo(Number(yes?.refund), 6);
    const text = 'The crack can be seen in the second picture, left of the handle.';
    const decided = await rig.app.ask(
      decideCase,
      { case_id: rig.routed(caseId), grant: true, text },
      { token: await reviewer(), ...once() },
    );
    expect(decided).toMatchObject({ state: 'awaiting_return', waits_for_second: false });
    expect(await rig.view(bought, caseId)).toMatchObject({ decision: { kind: 'granted', text } });
  });

  test('a refusal takes two reviewers: one alone cannot say it twice', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.reject(caseId);
    const plea = { token: bought.orderToken, case_id: caseId, text: 'But look at the picture.' };
    await rig.app.ask(escalateCase, plea, once());
    const [one, two] = [await rig.reviewer(), await rig.reviewer()];
    const text = 'The pictures show the goods whole, and the parcel was not damaged either.';
    const ask = { case_id: rig.routed(caseId), grant: false, text };
    const first = await rig.app.ask(decideCase, ask, { token: await one(), ...once() });
    expect(first).toMatchObject({ state: 'escalated', waits_for_second: true });
    const again = await rig.app.call(decideCase, ask, { token: await one(), ...once() });
    expect(again).toMatchObject({ code: 203, data: { reason: 'second_person' } });
    const second = await rig.app.ask(decideCase, ask, { token: await two(), ...once() });
    expect(second).toMatchObject({ state: 'decided', waits_for_second: false });
    expect((await rig.app.order(bought)).status).toBe('delivered');
    expect(await refundedOf(bought)).toBe('0.00');
  });

  test('what nobody decides in ten days is granted', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought);
    await rig.reject(caseId);
    const plea = { token: bought.orderToken, case_id: caseId, text: 'But look at the picture.' };
    await rig.app.ask(escalateCase, plea, once());
    await rig.app.advance(9.9);
    expect(await stateOf(bought, caseId)).toBe('escalated');
    await rig.app.advance(0.2);
    expect(await stateOf(bought, caseId)).toBe('awaiting_return');
  });
});

describe('an inspection', () => {
  const damaged = { deduct: '4.00', deduct_text: 'The handle is broken off.', restock: false };

  test('takes something off only once the buyer agrees', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought, 'change_of_mind');
    await rig.approve(caseId);
    expect(await rig.inspect(caseId, damaged)).toMatchObject({ state: 'inspected', refunded: '0.00' });
    const ask = { token: bought.orderToken, case_id: caseId };
    await rig.app.ask(answerDeduction, { ...ask, accept: true }, once());
    await rig.due();
    expect(await rig.view(bought, caseId)).toMatchObject({ state: 'refunded', settled: '20.60' });
  });

  test('after two days of silence a reviewer looks, and undecided all of it is refunded', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought, 'change_of_mind');
    await rig.approve(caseId);
    await rig.inspect(caseId, damaged);
    await rig.app.advance(2.1);
    expect(await stateOf(bought, caseId)).toBe('escalated');
    await rig.app.advance(10.1);
    expect(await rig.view(bought, caseId)).toMatchObject({ state: 'refunded', settled: '24.60' });
  });

  test('two reviewers may confirm it', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought, 'change_of_mind');
    await rig.approve(caseId);
    await rig.inspect(caseId, damaged);
    const no = { token: bought.orderToken, case_id: caseId, accept: false, text: 'It was whole.' };
    await rig.app.ask(answerDeduction, no, once());
    const text = 'The picture of the supplier was taken before the parcel was opened whole.';
    for (const person of [await rig.reviewer(), await rig.reviewer()]) {
      const ask = { case_id: rig.routed(caseId), grant: false, text };
      await rig.app.ask(decideCase, ask, { token: await person(), ...once() });
    }
    await rig.due();
    expect(await rig.view(bought, caseId)).toMatchObject({ state: 'refunded', settled: '20.60' });
  });

  test('a supplier takes nothing off for its own fault, nor more than the goods cost it', async () => {
    const bought = await rig.delivered();
    const caseId = await rig.open(bought, 'damaged');
    await rig.approve(caseId);
    const ask = { case_id: rig.routed(caseId), ...damaged };
    expect(await rig.app.call(inspectReturn, ask, await rig.asSupplier())).toMatchObject({
      code: 203,
      data: { reason: 'own_fault' },
    });
    const other = await rig.delivered();
    const otherId = await rig.open(other, 'change_of_mind');
    await rig.approve(otherId);
    const much = { ...ask, case_id: rig.routed(otherId), deduct: '20.00' };
    expect(await rig.app.call(inspectReturn, much, await rig.asSupplier())).toMatchObject({
      code: 405,
      data: { reason: 'too_much' },
    });
  });
});
