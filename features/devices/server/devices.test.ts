// Devices that sign: the first at once, later ones after a day; how each goes, and how whoever lost one comes back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payPasswordTerms } from '#domain/proof/mandate-terms.ts';
import * as contract from '#features/devices/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { openWithdrawals, pin, type Rig } from '#testing/payees.ts';
import { makeSigner, neededShape, newNonce, signingOf, type Signer } from '#testing/signing.ts';

let rig: Rig;
let signing: ReturnType<typeof signingOf>;
beforeAll(async () => {
  rig = await openWithdrawals();
  signing = signingOf(rig);
});
afterAll(() => rig.app.close());

const password = 'right-horse-battery-7';

test('of two first devices at the same moment one signs and the other one waits; a sixth is refused', async () => {
  const payee = await rig.payee('0.00', { hasFactor: false });
  const made = await Promise.all([
    signing.add(payee, makeSigner()),
    signing.add(payee, makeSigner()),
    signing.add(payee, makeSigner()),
  ]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['active', 'waiting', 'waiting']);
  for (let more = 0; more < 2; more += 1) await signing.add(payee, makeSigner());
  const token = await payee.token();
  const sixth = { name: 'Six', public_key: makeSigner().publicKey, pay_password: pin };
  expect(await rig.app.call(contract.addDevice, sixth, { token })).toMatchObject({
    code: 203,
    data: { reason: 'too_many' },
  });
});

test('keys that are none, known keys, wrong passwords and strangers add and remove nothing', async () => {
  const payee = await rig.payee('0.00', { hasFactor: false });
  const token = await payee.token();
  const signer = makeSigner();
  const { id } = await signing.add(payee, signer);
  const base = { name: 'X', public_key: makeSigner().publicKey, pay_password: pin };
  const call = (ask: object) => rig.app.call(contract.addDevice, { ...base, ...ask }, { token });
  expect(await call({ public_key: 'AAAA' })).toMatchObject({ code: 405 });
  expect(await call({ public_key: undefined })).toMatchObject({ code: 403 });
  expect(await call({ public_key: signer.publicKey })).toMatchObject({
    code: 203,
    data: { reason: 'known' },
  });
  expect(await call({ pay_password: '000001' })).toMatchObject({ code: 446 });
  expect(await call({ pay_password: undefined })).toMatchObject({ code: 403 });
  expect(await call({ pay_password: undefined, password: 'wrong-horse-battery-7' })).toMatchObject({
    code: 421,
  });
  const other = await (await rig.payee('0.00', { hasFactor: false })).token();
  for (const endpoint of [contract.removeDevice, contract.retainDevice])
    expect(await rig.app.call(endpoint, { id, pay_password: pin }, { token: other })).toMatchObject({
      code: 404,
    });
  expect(await rig.app.call(contract.removeDevice, { id, pay_password: '000001' }, { token })).toMatchObject({
    code: 446,
  });
});

test('a device of another shop, one that waits, and one that was removed sign nothing', async () => {
  const held = await signing.withDevice();
  const { payee } = held;
  const foreign = await signing.withDevice('0.00');
  const right = await signing.mandateFor(held);
  const refusedAs = async (signer: Signer, device: string) =>
    (await signing.withdraw(payee, { mandate: signer.sign(device, { ...right, nonce: newNonce() }) })).data;
  expect(await refusedAs(foreign.signer, foreign.device)).toMatchObject({ reason: 'device' });

  const late = makeSigner();
  const second = await signing.add(payee, late, 'Tablet');
  expect(second.status).toBe('waiting');
  const waitMs = Date.parse(second.active_from) - Date.parse(second.added_at);
  expect(waitMs).toBe(24 * 3_600_000);
  expect(await refusedAs(late, second.id)).toMatchObject({ reason: 'device' });
  await signing.passDay(payee.shopId);
  expect(await signing.withdraw(payee, { mandate: late.sign(second.id, right) })).toMatchObject({
    code: 200,
  });

  // The first one is gone at once, for another one signs.
  expect((await signing.remove(payee, held.device)).status).toBe('removed');
  expect(await refusedAs(held.signer, held.device)).toMatchObject({ reason: 'device' });
});

test('the last device signs for another day, its removal can be stopped, and then no signature is needed', async () => {
  const held = await signing.withDevice();
  const { payee, signer, device } = held;
  const leaving = await signing.remove(payee, device);
  expect(leaving).toMatchObject({ status: 'leaving', removed_at: null });
  const mandate = signer.sign(device, await signing.mandateFor(held));
  expect(await signing.withdraw(payee, { mandate })).toMatchObject({ code: 200 });
  const ask = () => ({ id: device, pay_password: pin, code: payee.code() });
  const token = await payee.token();
  const retained = await rig.app.ask(contract.retainDevice, ask(), { token });
  expect(retained.device.status).toBe('active');
  expect(await rig.app.call(contract.retainDevice, ask(), { token })).toMatchObject({
    code: 203,
    data: { reason: 'not_leaving' },
  });
  await signing.remove(payee, device);
  await signing.passDay(payee.shopId);
  expect(await signing.withdraw(payee)).toMatchObject({ code: 200 });
  const { list } = await rig.app.ask(contract.listDevices, {}, { token });
  expect(list[0]?.status).toBe('removed');
});

test('whoever lost phone and transaction password adds a device with the sign-in password; it waits a day', async () => {
  const { payee } = await signing.withDevice();
  const token = await payee.token();
  const signer = makeSigner();
  const ask = { name: 'New phone', public_key: signer.publicKey, password, code: payee.code() };
  const { device } = await rig.app.ask(contract.addDevice, ask, { token });
  expect(device.status).toBe('waiting');
  const reset = () => ({ password, new: '739164', confirm: '739164', code: payee.code() });
  const refused = await rig.app.call(updatePayPassword, reset(), { token });
  expect(refused).toMatchObject({ code: 461 });
  await signing.passDay(payee.shopId);
  const { shop, at } = z.parse(neededShape, (await rig.app.call(updatePayPassword, reset(), { token })).data);
  const mandate = signer.sign(device.id, { ...payPasswordTerms(), shop, at, nonce: newNonce() });
  expect(await rig.app.call(updatePayPassword, { ...reset(), mandate }, { token })).toMatchObject({
    code: 200,
  });
  // The same signature is no second change.
  const more = { old: '739164', new: '826471', confirm: '826471', mandate };
  expect(await rig.app.call(updatePayPassword, more, { token })).toMatchObject({
    data: { reason: 'replayed' },
  });
});

test('without a transaction password lost, the sign-in password adds no first device that signs at once', async () => {
  const payee = await rig.payee('100.00');
  const ask = { name: 'Thief', public_key: makeSigner().publicKey, password, code: payee.code() };
  const { device } = await rig.app.ask(contract.addDevice, ask, { token: await payee.token() });
  expect(device.status).toBe('waiting');
  expect(await signing.withdraw(payee)).toMatchObject({ code: 200 });
});

test('adding and removing is an act of the shop without the device’s name, and told on every way', async () => {
  const { payee, device } = await signing.withDevice('0.00');
  await signing.remove(payee, device);
  const acts = await signing.rows<{ act: string; subject: string; after: unknown }>(
    "select act, subject, after from audit_entry where shop_id = $1 and act like '%Device' order by seq",
    payee.shopId,
  );
  expect(acts).toMatchObject([
    { act: 'addDevice', subject: device, after: { kind: 'device', removal_from: null } },
    { act: 'removeDevice', subject: device, after: { removed_at: null } },
  ]);
  expect(JSON.stringify(acts)).not.toContain('Phone');
  const told = await signing.rows<{ code: string }>(
    "select code from event where shop_id = $1 and code like 'device_%' order by at, id",
    payee.shopId,
  );
  expect(told.map(({ code }) => code)).toEqual(['device_added', 'device_leaving']);
});
