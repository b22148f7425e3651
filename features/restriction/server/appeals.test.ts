import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestrictions, ownId, reason, type Rig } from '#testing/restrictions.ts';
import { addAppeal, listAppeals } from '#features/restriction/contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRestrictions();
});
afterAll(() => rig.app.close());

test('thirty appeals at once make one; the person who placed it may not decide; won, everything is back', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const token = await rig.app.merchant(shop);
  const ask = { restriction_id: ownId(id), text: reason };
  const said = await Promise.all(
    Array.from({ length: 30 }, () => rig.app.call(addAppeal, ask, { token, onceKey: randomUUID() })),
  );
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(said.filter(({ code }) => code !== 200).every(({ code }) => code === 203)).toBe(true);
  const { list } = await rig.app.ask(listAppeals, {}, { token });
  expect(list).toHaveLength(1);
  const appealId = list[0]?.id ?? '';
  expect(await rig.tryExtend(id)).toMatchObject({ code: 203, data: { reason: 'appeal_open' } });
  expect(await rig.tryDecide(shop, appealId, 'overturned', rig.by.first)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  expect(await rig.tryDecide(shop, appealId, 'overturned')).toMatchObject({ code: 200 });
  expect(await rig.walletOf(shop)).toMatchObject({ available: '80.00', held: '0.00', holds: [] });
  const seen = await rig.statement(shop, ownId(id));
  expect(seen).toMatchObject({
    state: 'overturned',
    end_reason: 'appeal_won',
    appeal: { state: 'overturned' },
  });
  expect(await rig.tryDecide(shop, appealId, 'upheld')).toMatchObject({ code: 203 });
});

test('an appeal that nobody decides in ten days frees the money by itself', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop, { code: 'H06', until: rig.days(60), file_no: 'F-2026/7' });
  expect(await rig.tryAppeal(shop, ownId(id))).toMatchObject({ code: 200, data: { state: 'open' } });
  await rig.pass(9.9);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '50.00' });
  await rig.pass(0.2);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '0.00', available: '80.00' });
  expect(await rig.statement(shop, ownId(id))).toMatchObject({
    state: 'lifted',
    end_reason: 'appeal_unanswered',
    appeal: { state: 'unanswered' },
  });
});

test('upheld it stays and ends by itself; it is appealed again only when it was extended', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const first = await rig.tryAppeal(shop, ownId(id));
  expect(first).toMatchObject({ code: 200 });
  const { appeal } = await rig.statement(shop, ownId(id));
  expect(await rig.tryDecide(shop, appeal?.id ?? '', 'upheld')).toMatchObject({ code: 200 });
  expect(await rig.tryAppeal(shop, ownId(id))).toMatchObject({ code: 203, data: { reason: 'decided' } });
  expect(await rig.tryExtend(id)).toMatchObject({ code: 200 });
  expect(await rig.tryAppeal(shop, ownId(id))).toMatchObject({ code: 200 });
  const again = (await rig.statement(shop, ownId(id))).appeal?.id ?? '';
  // Whoever extended it does not decide about it either.
  expect(await rig.tryDecide(shop, again, 'upheld')).toMatchObject({ code: 409 });
  await rig.pass(8.1);
  expect(await rig.walletOf(shop)).toMatchObject({ held: '0.00' });
});

test('the window of 183 days closes, and papers of nobody are not found', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  expect(await rig.tryAppeal(shop, ownId(id), { file_ids: [randomUUID()] })).toMatchObject({
    code: 404,
    data: { field: 'file_ids' },
  });
  await rig.pass(183.1);
  expect(await rig.tryAppeal(shop, ownId(id))).toMatchObject({ code: 203, data: { reason: 'window' } });
});
