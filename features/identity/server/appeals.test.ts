// A refused identity is appealed as a restriction is: once, in time, and another person decides, who has seen the documents.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityApp, type Rig } from '#testing/identity.ts';
import { consoleToken } from '#testing/door.ts';
import type { TestShop } from '#testing/test-app.ts';
import { operatorRoles } from '#domain/rights.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import * as own from '#features/identity/appeal.contract.ts';
import { lookAtIdentity } from '#features/identity/console.contract.ts';
import { agreeIdentityRecall, askIdentityRecall } from '#features/identity/recall.contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';

let rig: Rig;
let third: () => Promise<string>;
beforeAll(async () => {
  rig = await openIdentityApp();
  const person = { username: 'third-reviewer', password: 'right-horse-battery-7' };
  await makeOperator(rig.app.composed.env, { ...person, name: 'Thea', roles: operatorRoles });
  third = async () => consoleToken(rig.app, person);
});
afterAll(() => rig.app.close());

const text = 'The picture was sharp when I sent it, and all four corners of the card can be seen.';
const decision = 'We have looked at the card again: every field can be read, and it belongs to you.';
const blurry = [{ field: 'front', reason: 'blurry' }] as const;

async function refused(name: string): Promise<TestShop> {
  const shop = await rig.app.makeShop(name);
  expect(await rig.send(shop)).toMatchObject({ code: 200 });
  await rig.decide(shop, 'rejected', blurry);
  return shop;
}

const refusalOf = async (shop: TestShop) => {
  const { refusal } = await rig.mine(shop);
  if (refusal === null) throw new Error('nothing was refused');
  return refusal;
};

async function tryAppeal(shop: TestShop, more: { text?: string; file_ids?: string[] } = {}) {
  const { id } = await refusalOf(shop);
  const token = await rig.app.merchant(shop);
  return rig.app.call(own.addIdentityAppeal, { id, text, ...more }, { token, onceKey: randomUUID() });
}

const waiting = async (shop: TestShop, by = third) =>
  (await rig.app.ask(own.listIdentityAppeals, {}, { token: await by() })).list.find(
    (one) => one.shop.id === shop.shopId,
  );

async function tryDecide(shop: TestShop, verdict: 'upheld' | 'overturned', by = third) {
  const { appeal } = await refusalOf(shop);
  const id = routedIdOf(rig.numberOf(shop), appeal?.id ?? '');
  return rig.app.call(own.decideIdentityAppeal, { id, verdict, decision }, { token: await by() });
}

async function lookAtAll(shop: TestShop) {
  const { id = '' } = (await waiting(shop)) ?? {};
  const token = await third();
  const opened = await rig.app.ask(own.openIdentityAppeal, { id }, { token });
  for (const { field, position } of opened.application.documents)
    await rig.app.ask(
      lookAtIdentity,
      { id: opened.application.id, field, position, reason: 'appeal' },
      { token },
    );
  return opened;
}

async function notices(shop: TestShop) {
  const { list } = await rig.app.ask(listNotices, {}, { token: await rig.app.merchant(shop) });
  return list.map(({ code }) => code).filter((code) => code.startsWith('identity_appeal'));
}

test('a refusal is appealed once, decided by another who has seen the documents, and won it verifies at once', async () => {
  const shop = await refused('Appealing');
  expect(await refusalOf(shop)).toMatchObject({ kind: 'application', can_appeal: true, appeal: null });
  expect(await tryAppeal(shop, { text: 'Too short.' })).toMatchObject({ code: 405 });
  expect(await tryAppeal(shop, { file_ids: [randomUUID()] })).toMatchObject({
    data: { field: 'file_ids', reason: 'file' },
  });
  const { id } = await refusalOf(shop);
  const token = await rig.app.merchant(shop);
  const tries = await Promise.all(
    Array.from({ length: 10 }, () =>
      rig.app.call(own.addIdentityAppeal, { id, text }, { token, onceKey: randomUUID() }),
    ),
  );
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await refusalOf(shop)).toMatchObject({ can_appeal: false, appeal_why_not: 'open' });
  expect(await notices(shop)).toEqual(['identity_appeal_received']);

  expect(await waiting(shop, rig.reviewer)).toMatchObject({ is_yours: true });
  expect(await waiting(shop)).toMatchObject({ is_yours: false, is_late: false, kind: 'application', text });
  expect(await tryDecide(shop, 'overturned', rig.reviewer)).toMatchObject({
    data: { reason: 'same_person' },
  });
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ data: { reason: 'not_looked' } });
  expect(await rig.mine(shop)).toMatchObject({ status: 'rejected', refusal: { appeal: { state: 'open' } } });

  const opened = await lookAtAll(shop);
  expect(opened).toMatchObject({ reasons: { front: 'blurry' }, application: { full_name: 'Anna Müller' } });
  expect(opened.application.documents).toHaveLength(2);
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ code: 200, data: { status: 'verified' } });
  const mine = await rig.mine(shop);
  expect(mine).toMatchObject({ status: 'verified', is_verified: true, legal_name: 'Anna Müller' });
  expect(mine.application?.fields.filter(({ state }) => state === 'rejected')).toEqual([]);
  expect(mine.refusal).toMatchObject({ appeal: { state: 'overturned', decision } });
  // The owner sees who looked, and why.
  expect(mine.views.filter(({ reason }) => reason === 'appeal')).toHaveLength(3);
  expect((await notices(shop)).toSorted()).toEqual([
    'identity_appeal_overturned',
    'identity_appeal_received',
  ]);
  expect(await tryDecide(shop, 'upheld')).toMatchObject({ data: { reason: 'decided' } });
  expect(await waiting(shop)).toBeUndefined();
});

test('upheld it stays as it was, and is not appealed again; new documents can be sent all the while', async () => {
  const shop = await refused('Upheld');
  await tryAppeal(shop);
  expect(await tryDecide(shop, 'upheld')).toMatchObject({ code: 200, data: { status: 'rejected' } });
  expect(await rig.mine(shop)).toMatchObject({ status: 'rejected', can_apply: true });
  expect(await tryAppeal(shop)).toMatchObject({ data: { reason: 'decided' } });
  expect(await rig.send(shop)).toMatchObject({ code: 200 });
});

test('what was sent after the refusal counts: a won appeal of the one before changes nothing of it', async () => {
  const shop = await refused('Newer');
  await tryAppeal(shop);
  await rig.send(shop);
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ code: 200, data: { status: 'applying' } });
  expect(await rig.mine(shop)).toMatchObject({ status: 'applying', is_verified: false });
});

test('ten days without a decision are said; documents wait for it, and nobody is verified by silence', async () => {
  const shop = await refused('Late');
  // A day before its documents are erased.
  await rig.app.advance(29);
  await tryAppeal(shop);
  await rig.app.advance(12);
  expect(await waiting(shop)).toMatchObject({ is_late: true });
  expect(await notices(shop)).toContain('identity_appeal_late');
  expect(await rig.mine(shop)).toMatchObject({ status: 'rejected', application: { is_erased: false } });
  await lookAtAll(shop);
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ code: 200 });
  expect(await rig.mine(shop)).toMatchObject({ status: 'verified' });
  await rig.app.advance(32);
  expect(await rig.mine(shop)).toMatchObject({ status: 'verified', application: { is_erased: true } });
});

test('where the documents are erased, a won appeal takes the refusal away and asks for them again', async () => {
  const shop = await refused('Erased');
  await rig.app.advance(40);
  expect(await rig.mine(shop)).toMatchObject({ application: { is_erased: true } });
  await tryAppeal(shop);
  const opened = await lookAtAll(shop);
  expect(opened.application).toMatchObject({ documents: [], id_number: '', is_erased: true });
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ data: { status: 'unverified' } });
  expect(await rig.mine(shop)).toMatchObject({ status: 'unverified', is_verified: false, can_apply: true });
  expect(await notices(shop)).toContain('identity_appeal_reopened');
});

test('after 183 days the window is closed, for a program that goes around the screen too', async () => {
  const shop = await refused('Too Late');
  await rig.app.advance(184);
  expect(await refusalOf(shop)).toMatchObject({ can_appeal: false, appeal_why_not: 'window' });
  expect(await tryAppeal(shop)).toMatchObject({ data: { reason: 'window' } });
});

test('a revoked verification is appealed too: neither of the two decides, and won it stands again', async () => {
  const shop = await rig.app.makeShop('Revoked');
  await rig.send(shop);
  await rig.decide(shop, 'verified');
  await rig.app.advance(40);
  const statement = 'The card that was shown is reported as stolen in the register of its country.';
  const { id } = await rig.app.ask(
    askIdentityRecall,
    { shop_id: shop.shopId, statement },
    { token: await rig.reviewer() },
  );
  await rig.app.ask(agreeIdentityRecall, { shop_id: shop.shopId, id }, { token: await rig.app.operator() });
  expect(await rig.mine(shop)).toMatchObject({ status: 'rejected', is_verified: false });
  expect(await refusalOf(shop)).toMatchObject({ kind: 'recall', statement, can_appeal: true });
  expect(await tryAppeal(shop)).toMatchObject({ code: 200 });
  for (const by of [rig.reviewer, rig.app.operator])
    expect(await tryDecide(shop, 'overturned', by)).toMatchObject({ data: { reason: 'same_person' } });
  expect(await tryDecide(shop, 'overturned')).toMatchObject({ data: { status: 'verified' } });
  expect(await rig.mine(shop)).toMatchObject({ status: 'verified', legal_name: 'Anna Müller' });
});

test('the database refuses what the screens would never send, and what was said stays as it was said', async () => {
  const shop = await refused('Table');
  await tryAppeal(shop);
  const id = (await refusalOf(shop)).appeal?.id ?? '';
  const tx = rig.app.composed.env.db.direct;
  const run = (set: string) =>
    tx.rows(
      {
        name: `test-${randomUUID()}`,
        text: `update identity_appeal set ${set} where shop_id = $1 and id = $2`,
      },
      [rig.numberOf(shop), id],
    );
  const decided = "state = 'upheld', decided_at = now(), decision = repeat('x', 40)";
  await expect(run(`${decided}, decided_by = refused_by`)).rejects.toThrow(/check/);
  await expect(run("state = 'overturned'")).rejects.toThrow(/check/);
  await expect(run("body = repeat('y', 40)")).rejects.toThrow(/permission denied/);
  await expect(run('decide_by = now()')).rejects.toThrow(/permission denied/);
});
