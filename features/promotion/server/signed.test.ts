// A campaign is money: where a device of the shop signs, it is paid with the signature over everything that was asked for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { campaignTerms } from '#domain/proof/mandate-terms.ts';
import { addDevice, listMandates } from '#features/devices/contract.ts';
import { openPromotion, pin, type PromotionRig } from '#testing/promotion.ts';
import { makeSigner, neededShape, newNonce } from '#testing/signing.ts';

let rig: PromotionRig;
beforeAll(async () => {
  rig = await openPromotion();
});
afterAll(() => rig.app.close());

test('a campaign needs the signature over its budget, goods, days and bid; by the order as well', async () => {
  const who = await rig.advertiser({ available: '50.00', goods: 2 });
  const signer = makeSigner();
  const token = await who.token();
  const added = { name: 'Phone', public_key: signer.publicKey, pay_password: pin };
  const { device } = await rig.app.ask(addDevice, added, { token });
  const before = await rig.stands(who);
  const refused = await rig.tryPay(who);
  expect(refused).toMatchObject({ code: 461, data: { reason: 'signature', currency: 'USD' } });
  const { shop, at, currency } = z.parse(neededShape, refused.data);
  const ask = rig.base(who);
  const signed = (over: object = {}, nonce = newNonce()) =>
    signer.sign(device.id, { ...campaignTerms({ ...ask, ...over }, currency), shop, at, nonce });
  const other = who.goods[1]?.id ?? '';
  for (const over of [{ budget: '9.00' }, { days: 4 }, { max_bid: '0.10' }, { goods_ids: [other] }]) {
    expect(await rig.tryPay(who, { mandate: signed(over) })).toMatchObject({
      code: 405,
      data: { field: 'mandate', reason: 'terms' },
    });
  }
  expect(await rig.stands(who)).toEqual(before);
  const mandate = signed();
  const paid = await rig.pay(who, { mandate });
  expect(paid).toMatchObject({ state: 'active', from_available: '10.00' });

  const byOrder = {
    plan_id: 'order' as const,
    goods_ids: [other],
    budget: undefined,
    max_bid: undefined,
    percent_bps: 500,
  };
  expect(await rig.tryPay(who, byOrder)).toMatchObject({ code: 461 });
  await rig.pay(who, { ...byOrder, mandate: signed(byOrder) });
  const { list } = await rig.app.ask(listMandates, {}, { token });
  expect(list.map(({ kind, subject }) => [kind, subject])[0]).toEqual(['campaign', paid.id]);
  expect(list).toHaveLength(2);

  // To stop one gives money back: it needs nobody's signature.
  await rig.act(who, paid.id ?? '', 'stop');
});
