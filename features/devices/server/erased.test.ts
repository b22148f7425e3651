// What is left of a device when its person goes: the key, with which old signatures are checked, and no name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDevice } from '#features/devices/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { askErasure } from '#features/privacy/contract.ts';
import { statement } from '#platform/db/database.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { makeSigner } from '#testing/signing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const password = 'right-horse-battery-7';
const pin = '482915';

test('an erased person takes the names of their devices with them, and keys stay', async () => {
  const shop = await app.makeShop('Gone Signer');
  const token = await app.merchant(shop);
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
  const signer = makeSigner();
  const ask = { name: 'Signcanary phone', public_key: signer.publicKey, pay_password: pin };
  await app.ask(addDevice, ask, { token });
  await app.ask(askErasure, { password }, { token });
  await app.advance(14.1);
  const left = statement<{ name: string; key: string; is_gone: boolean }>(
    'test-devices-erased',
    `select name, encode(public_key, 'base64') as key, removed_at is not null as is_gone from merchant_device
      where shop_id = $1`,
  );
  const { direct } = app.composed.env.db;
  const rows = await direct.rows(left, [shopIdOf(shop.shopId) ?? 0n]);
  expect(rows.map(({ key, ...row }) => ({ ...row, key: key.replaceAll('\n', '') }))).toEqual([
    { name: '', key: signer.publicKey, is_gone: true },
  ]);
});
