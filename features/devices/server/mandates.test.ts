// What money needs a device's signature for, and every way around it that was tried.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Mandate } from '#domain/proof/mandate.ts';
import { payoutAccountTerms } from '#domain/proof/mandate-terms.ts';
import * as contract from '#features/devices/contract.ts';
import * as accounts from '#features/payouts/accounts.contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import { openWithdrawals, pin, wallets, type Rig } from '#testing/payees.ts';
import { makeSigner, neededShape, newNonce, signingOf } from '#testing/signing.ts';

let rig: Rig;
let signing: ReturnType<typeof signingOf>;
beforeAll(async () => {
  rig = await openWithdrawals();
  signing = signingOf(rig);
});
afterAll(() => rig.app.close());

test('a shop without a device withdraws as before, and its withdrawal says that none could sign', async () => {
  const payee = await rig.payee('100.00');
  expect(await signing.withdraw(payee)).toMatchObject({ code: 200 });
  const rows = await signing.rows<{ device_id: string | null; units: string }>(
    "select device_id, units::text from mandate where shop_id = $1 and kind = 'withdrawal'",
    payee.shopId,
  );
  expect(rows).toEqual([{ device_id: null, units: '2000' }]);
  const token = await payee.token();
  expect(await rig.app.ask(contract.listMandates, {}, { token })).toEqual({ list: [], next: null });
});

test('with a device a withdrawal needs its signature over exactly this, and the signature is there to be checked', async () => {
  const held = await signing.withDevice();
  const { payee, signer, device } = held;
  const refused = await signing.withdraw(payee);
  expect(refused).toMatchObject({ code: 461, data: { reason: 'signature', currency: 'USD' } });
  expect(z.parse(neededShape, refused.data).devices).toMatchObject([
    { id: device, kind: 'device', name: 'Phone' },
  ]);
  const signed = signer.sign(device, await signing.mandateFor(held));
  const said = await signing.withdraw(payee, { mandate: signed });
  expect(said).toMatchObject({ code: 200, data: { amount: '20.00' } });
  const { id } = z.parse(z.object({ id: z.string() }), said.data);
  const { list } = await rig.app.ask(contract.listMandates, {}, { token: await payee.token() });
  expect(list).toMatchObject([
    {
      kind: 'withdrawal',
      subject: id,
      id,
      body: signed.body,
      signature: signed.signature,
      device: { id: device, kind: 'device', algorithm: 'ES256', public_key: signer.publicKey },
    },
  ]);
  const after = await rig.app.ask(
    contract.listMandates,
    { after: list[0]?.n },
    { token: await payee.token() },
  );
  expect(after.list).toEqual([]);
});

test('no password is tried and no code used up before the signature is asked for', async () => {
  const { payee } = await signing.withDevice();
  const token = await payee.token();
  for (let turn = 0; turn < 8; turn += 1) {
    const ask = { amount: '20.00', account_id: payee.accountId, pay_password: '000001' };
    expect(await rig.call(requestWithdrawal, ask, { token, onceKey: randomUUID() })).toMatchObject({
      code: 461,
    });
  }
});

test('a signature over another amount, account, shop, kind or time is refused, and nothing is held', async () => {
  const held = await signing.withDevice();
  const { payee, signer, device } = held;
  const before = await rig.balances(payee.shopId);
  const other = await rig.payee('0.00');
  const right = await signing.mandateFor(held);
  const late = new Date(Date.parse(right.at) - 11 * 60_000).toISOString();
  const early = new Date(Date.parse(right.at) + 11 * 60_000).toISOString();
  const wrong: [Partial<Mandate>, string][] = [
    [{ amount: '20.01' }, 'terms'],
    [{ amount: '2000.00' }, 'terms'],
    [{ account: other.accountId }, 'terms'],
    [{ shop: '1' }, 'terms'],
    [{ kind: 'campaign' }, 'terms'],
    [{ subject: 'ab' }, 'terms'],
    [{ currency: 'EUR' }, 'terms'],
    [{ at: late }, 'time'],
    [{ at: early }, 'time'],
  ];
  for (const [over, reason] of wrong) {
    const mandate = signer.sign(device, { ...right, ...over });
    expect(await signing.withdraw(payee, { mandate }), reason).toMatchObject({
      code: 405,
      data: { field: 'mandate', reason },
    });
  }
  const good = signer.sign(device, right);
  const changed = { ...good, body: good.body.replace('"20.00"', '"21.00"') };
  expect(await signing.withdraw(payee, { amount: '21.00', mandate: changed })).toMatchObject({
    data: { reason: 'signature' },
  });
  expect(await signing.withdraw(payee, { mandate: { ...good, body: `${good.body} ` } })).toMatchObject({
    data: { reason: 'shape' },
  });
  expect(await signing.withdraw(payee, { mandate: { ...good, signature: 'AAAA' } })).toMatchObject({
    data: { reason: 'signature' },
  });
  const stranger = makeSigner().sign(device, right);
  expect(await signing.withdraw(payee, { mandate: stranger })).toMatchObject({
    data: { reason: 'signature' },
  });
  expect(await rig.balances(payee.shopId)).toEqual(before);
  expect(await signing.withdraw(payee, { mandate: good })).toMatchObject({ code: 200 });
});

test('a mandate counts once, also among thirty at the same moment; a repeat under one key is one withdrawal', async () => {
  const held = await signing.withDevice('900.00');
  const { payee, signer, device } = held;
  const mandate = signer.sign(device, await signing.mandateFor(held));
  const said = await Promise.all(Array.from({ length: 30 }, () => signing.withdraw(payee, { mandate })));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await signing.withdraw(payee, { mandate })).toMatchObject({
    code: 405,
    data: { reason: 'replayed' },
  });
  // The answer was lost: the same ask under the same key, signed anew or not at all, gives the first answer.
  const onceKey = randomUUID();
  const first = await signing.withdraw(payee, {
    mandate: signer.sign(device, await signing.mandateFor(held)),
    onceKey,
  });
  const again = await signing.withdraw(payee, {
    mandate: signer.sign(device, await signing.mandateFor(held)),
    onceKey,
  });
  expect(again).toEqual(first);
  expect(await signing.withdraw(payee, { onceKey })).toEqual(first);
  expect(await signing.withdraw(payee, { amount: '30.00', onceKey })).toMatchObject({ code: 455 });
});

test('a refusal for want of a signature is not kept under the key of the ask', async () => {
  const held = await signing.withDevice();
  const onceKey = randomUUID();
  expect(await signing.withdraw(held.payee, { onceKey })).toMatchObject({ code: 461 });
  const mandate = held.signer.sign(held.device, await signing.mandateFor(held));
  expect(await signing.withdraw(held.payee, { mandate, onceKey })).toMatchObject({ code: 200 });
});

test('a new place to be paid to, and another number on an old one, are signed; a note is not', async () => {
  const { payee, signer, device } = await signing.withDevice('0.00');
  const token = await payee.token();
  const destination = {
    type: 'ETC/USDT',
    account_name: 'Ann Lee',
    wallet_address: wallets.ethereum,
  } as const;
  const ask = () => ({ ...destination, pay_password: pin, code: payee.code() });
  const { shop, at } = z.parse(
    neededShape,
    (await rig.call(accounts.addPayoutAccount, ask(), { token })).data,
  );
  const signed = (terms: Parameters<typeof payoutAccountTerms>) =>
    signer.sign(device, { ...payoutAccountTerms(...terms), shop, at, nonce: newNonce() });
  const elsewhere = signed([{ ...destination, wallet_address: wallets.tron }]);
  expect(
    await rig.call(accounts.addPayoutAccount, { ...ask(), mandate: elsewhere }, { token }),
  ).toMatchObject({
    data: { field: 'mandate', reason: 'terms' },
  });
  const good = signed([destination]);
  expect(await rig.call(accounts.addPayoutAccount, { ...ask(), mandate: good }, { token })).toMatchObject({
    code: 200,
  });

  const number = { wallet_address: 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9' };
  const edit = () => ({ id: payee.accountId, version: 1, pay_password: pin, code: payee.code() });
  const note = { ...edit(), wallet_note: 'Main' };
  expect(await rig.call(accounts.editPayoutAccount, note, { token })).toMatchObject({ code: 200 });
  const moved = () => ({ ...edit(), version: 2, ...number });
  expect(await rig.call(accounts.editPayoutAccount, moved(), { token })).toMatchObject({ code: 461 });
  const asNew = { ...moved(), mandate: signed([number]) };
  expect(await rig.call(accounts.editPayoutAccount, asNew, { token })).toMatchObject({
    data: { field: 'mandate', reason: 'terms' },
  });
  const mandate = signed([number, payee.accountId]);
  expect(await rig.call(accounts.editPayoutAccount, { ...moved(), mandate }, { token })).toMatchObject({
    code: 200,
    data: { version: 3 },
  });
});
