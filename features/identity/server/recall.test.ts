import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '#platform/db/database.ts';
import { openIdentityApp, type Rig } from '#testing/identity.ts';
import {
  agreeIdentityRecall,
  askIdentityRecall,
  listIdentityRecalls,
} from '#features/identity/recall.contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openIdentityApp();
});
afterAll(() => rig.app.close());

const words = 'The document was reported as stolen by the office that issued it.';
const told = statement<{ facts: unknown }>(
  'test-told-recall',
  `select facts from event where shop_id = $1 and code = 'identity_recalled'`,
);

test('a verification is taken back by two people, and the merchant reads why', async () => {
  const { app, send, decide, mine, reviewer, numberOf } = rig;
  const shop = await app.makeShop('Recalled Shop');
  const token = await reviewer();
  const early = await app.call(askIdentityRecall, { shop_id: shop.shopId, statement: words }, { token });
  expect(early).toMatchObject({ code: 404 });
  await send(shop);
  await decide(shop, 'verified');
  const ask = { shop_id: shop.shopId, statement: words };
  const { id } = await app.ask(askIdentityRecall, ask, { token });
  expect(await app.call(askIdentityRecall, ask, { token })).toMatchObject({
    code: 203,
    data: { reason: 'asked' },
  });
  expect(await mine(shop)).toMatchObject({ status: 'verified', is_verified: true });

  const agree = { shop_id: shop.shopId, id };
  const alone = await app.call(agreeIdentityRecall, agree, { token });
  expect(alone).toMatchObject({ code: 409, data: { reason: 'second_person' } });
  const second = await app.operator();
  const { list } = await app.ask(listIdentityRecalls, {}, { token: second });
  expect(list).toMatchObject([{ id, statement: words, legal_name: 'Anna Müller', is_yours: false }]);
  expect(await app.call(agreeIdentityRecall, agree, { token: second })).toMatchObject({ code: 200 });
  expect(await app.call(agreeIdentityRecall, agree, { token: second })).toMatchObject({ code: 203 });
  expect(await mine(shop)).toMatchObject({ status: 'rejected', is_verified: false, legal_name: null });
  expect(await app.composed.env.db.direct.rows(told, [numberOf(shop)])).toEqual([
    { facts: { statement: words } },
  ]);

  // Nothing of the old verification comes back with the next application.
  expect(await send(shop)).toMatchObject({ code: 200 });
  expect(await mine(shop)).toMatchObject({ status: 'applying', is_verified: false });
});

const twice = statement<never>(
  'test-recall-alone',
  'update identity_recall set agreed_by = asked_by, agreed_at = asked_at where shop_id = $1',
);

test('the table itself refuses one person in both places', async () => {
  const { app, send, decide, reviewer, numberOf } = rig;
  const shop = await app.makeShop('Alone Shop');
  await send(shop);
  await decide(shop, 'verified');
  await app.ask(askIdentityRecall, { shop_id: shop.shopId, statement: words }, { token: await reviewer() });
  const { direct } = app.composed.env.db;
  await expect(direct.rows(twice, [numberOf(shop)])).rejects.toThrow('identity_recall');
});
