// A shop whose device signs: a refund needs its signature over exactly this refund, and the phone can check it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refundTerms } from '#domain/proof/mandate-terms.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import { listMandates } from '#features/devices/contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { refundOrder } from '#features/refunds/contract.ts';
import { openWithdrawals, pin, type Rig } from '#testing/payees.ts';
import { neededShape, newNonce, signingOf, type Held } from '#testing/signing.ts';
import type { Bought } from '#testing/test-app.ts';

let rig: Rig;
let held: Held;
let bought: Bought;
beforeAll(async () => {
  rig = await openWithdrawals();
  held = await signingOf(rig).withDevice('20.00');
  const [item] = await rig.app.makeGoods([{ code: 'SIGNED-1', cost: '5.00', stock: 50 }]);
  if (item === undefined) throw new Error('no goods');
  await rig.app.list(held.payee.shop, [item], '30.00');
  bought = await rig.app.buy(held.payee.shop, [{ id: item.id, qty: 1 }]);
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
});
afterAll(() => rig.app.close());

type Asked = { amount?: string; mandate?: SignedMandate; onceKey?: string };
const terms = (amount = '4.00') => ({
  order_id: bought.orderId,
  scope: 'amount' as const,
  amount,
  reason: 'late' as const,
});

async function refund({ amount, mandate, onceKey = randomUUID() }: Asked = {}) {
  const base = { ...terms(amount), note: 'Sorry.', pay_password: pin };
  const input = mandate === undefined ? base : { ...base, mandate };
  return rig.app.call(refundOrder, input, { token: await held.payee.token(), onceKey });
}

async function sign(amount = '4.00'): Promise<SignedMandate> {
  const { data } = await refund({ amount });
  const { shop, currency, at } = z.parse(neededShape, data);
  const mandate = { ...refundTerms(terms(amount), currency), shop, at, nonce: newNonce() };
  return held.signer.sign(held.device, mandate);
}

const money = async () =>
  rig.app.ask(orderMoney, { order_id: bought.orderId }, { token: await held.payee.token() });

test('no signature, and one over another amount, move nothing', async () => {
  expect(await refund()).toMatchObject({ code: 461, data: { reason: 'signature', currency: 'USD' } });
  const signed = await sign('4.00');
  expect((await refund({ amount: '4.01', mandate: signed })).code).not.toBe(200);
  expect((await money()).refunds).toEqual([]);
});

test('signed over exactly this it is given once, and the signature is there to be checked', async () => {
  const signed = await sign();
  const onceKey = randomUUID();
  const said = await refund({ mandate: signed, onceKey });
  expect(said).toMatchObject({ code: 200, data: { buyer_gets: '4.00' } });
  expect(await refund({ mandate: signed, onceKey })).toEqual(said);
  // The same signature under another key is used up.
  expect((await refund({ mandate: signed })).code).not.toBe(200);
  const { id } = z.parse(refundOrder.output, said.data);
  const { list } = await rig.app.ask(listMandates, {}, { token: await held.payee.token() });
  expect(list.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { subject: id, body: signed.body, signature: signed.signature, device: { id: held.device } },
  ]);
  const { refunds } = await money();
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([['4.00', 'by_shop']]);
  expect(await checkBook(rig.app.composed.env.db.direct, held.payee.shopId)).toEqual([]);
});
