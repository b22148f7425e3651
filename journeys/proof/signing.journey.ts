// A merchant's phone signs: by itself with a key of its own, or by a passkey that the browser plays. What no device within
// reach can sign is refused with the names of those that can.
import { expect, type Browser, type Page } from '@playwright/test';
import { fromBase64 } from '#domain/proof/bytes.ts';
import { verifyMandate } from '#domain/proof/mandate.ts';
import { listDevices, listMandates } from '#features/devices/contract.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { codeAt } from '#testing/door.ts';
import { test } from '../fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from '../app.ts';
import { look } from '../look.ts';
import {
  earn,
  legalName,
  openPhone,
  operatorToken,
  password,
  pin,
  setPin,
  verify,
} from '../steps/merchant-steps.ts';
import { playDevice } from '../steps/device-steps.ts';

let app: App;
test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
});
test.afterAll(() => app.end());

async function openShop(username: string): Promise<Shop> {
  // Days pass between the tests, and a session of the console does not last as long.
  const shop = await makeShop(app, await operatorToken(app), username, `Shop of ${username}`);
  await setPin(app, shop.token);
  return shop;
}

test('this phone signs without a word, and another browser says which device can', async ({ browser }) => {
  const plain = await openShop('nora');
  const shop = { ...plain, ...(await earn(app, { shop: plain, username: 'nora', price: '80.00' })) };
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await test.step('a device is added under sign-in and security', () => addPhone(page));
  await test.step('a new payout account is signed', () => addAccount(page));
  await test.step('the signature is there for anybody to check', () => checkMandates(shop.token, 1));
  await test.step('so is a withdrawal', () => withdraw(page, shop));
  await test.step('another browser is told who can sign', () => meetOther(browser, shop));
  await test.step('the last device goes a day later, or stays', () => removeAndKeep(page));
  expect(troubles()).toEqual([]);
});

test('a passkey signs a change of the transaction password', async ({ browser }) => {
  const shop = await openShop('pia');
  // A browser makes passkeys for a name only, so this very machine is called by its own.
  const named: App = { ...app, url: app.url.replace('127.0.0.1', 'localhost') };
  const { page } = await openPhone(browser, named, shop.token);
  await playDevice(page);
  await page.goto(`${named.url}/settings/devices`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Device name').fill('My passkey');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Add device' }).click();
  await expect(page.getByText('My passkey can sign now.')).toBeVisible();
  await page.goto(`${named.url}/settings/pay-password`);
  await changePin(page, pin, '739164');
  await expect(page.getByText('Your transaction password is set.')).toBeVisible();
  await checkMandates(shop.token, 1);
});

async function addPhone(page: Page): Promise<void> {
  await page.goto(`${app.url}/settings/security`);
  await page.getByRole('link', { name: /Devices that sign/ }).click();
  await expect(page.getByText('No device signs yet')).toBeVisible();
  await look(page, 'no device that signs');
  await page.getByRole('button', { name: 'Sign with this device' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add device' }).click();
  await expect(sheet.getByText('Enter Transaction password')).toBeVisible();
  await sheet.getByLabel('Transaction password').fill('975310');
  await sheet.getByRole('button', { name: 'Add device' }).click();
  await expect(sheet.getByText(/4 attempts left/)).toBeVisible();
  await look(page, 'adding a device that signs');
  await sheet.getByLabel('Device name').fill('Nora’s phone');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Add device' }).click();
  await expect(page.getByText('Nora’s phone can sign now.')).toBeVisible();
  await expect(page.getByText('Nora’s phone can sign now.')).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'Nora’s phone' });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('This device');
  await expect(page.getByRole('button', { name: 'Sign with this device' })).toHaveCount(0);
  await look(page, 'a device that signs');
}

async function addAccount(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet/accounts/new?type=TRX%2FUSDT`);
  await page.getByLabel('Account holder').fill(legalName);
  await page.getByLabel('Wallet address').fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText(/The account was added\./)).toBeVisible();
}

/** Who one is and the second step are no part of this: they are settled beside the screen. */
async function withdraw(page: Page, { token }: Shop): Promise<void> {
  await app.advance(1.1);
  await verify(app, token);
  const { secret } = await app.ask(beginSecondFactor, { password }, token);
  factor = (at) => codeAt(secret, at);
  await app.ask(confirmSecondFactor, { code: await nextCode() }, token);
  await page.goto(`${app.url}/wallet/withdraw?amount=25`);
  await expect(page.getByText('Protect withdrawals with this device')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Withdraw $25.00' }).click();
  await expect(page).toHaveURL(/\/wallet\/withdraw\/[0-9a-f-]{36}$/);
  const { list } = await app.ask(listMandates, {}, token);
  expect(list.map(({ kind }) => kind)).toEqual(['payout_account', 'withdrawal']);
  expect(list[1]?.body).toContain('"amount":"25.00"');
  await checkMandates(token, 2);
}

let factor: (at: number) => string;

/** Each code counts once: time passes before the next one. */
async function nextCode(): Promise<string> {
  return factor((await app.advance(0.001)).getTime());
}

async function checkMandates(token: string, count: number): Promise<void> {
  const { list } = await app.ask(listMandates, {}, token);
  expect(list).toHaveLength(count);
  const bytes = (text: string | null) => (text === null ? undefined : fromBase64(text));
  for (const { body, signature, authenticator_data, client_data, device } of list) {
    const signed = {
      signature: fromBase64(signature),
      authenticatorData: bytes(authenticator_data),
      clientData: bytes(client_data),
    };
    const key = { kind: device.kind, algorithm: device.algorithm, publicKey: fromBase64(device.public_key) };
    await expect(verifyMandate(body, { signed, key, subtle: crypto.subtle })).resolves.toBeDefined();
  }
}

async function meetOther(browser: Browser, shop: Shop): Promise<void> {
  const { page } = await openPhone(browser, app, shop.token);
  await page.goto(`${app.url}/settings/pay-password`);
  await changePin(page, pin, '739164');
  await expect(page.getByText('Sign this on one of your devices.')).toBeVisible();
  await expect(page.getByText('These devices can sign: Nora’s phone')).toBeVisible();
  await look(page, 'a signature that this browser cannot give');
  await page.getByRole('link', { name: 'Manage devices' }).click();
  await expect(page.getByRole('button', { name: 'Sign with this device' })).toBeVisible();
  await page.context().close();
}

async function changePin(page: Page, old: string, made: string): Promise<void> {
  await page.getByLabel('Current transaction password').fill(old);
  await page.getByLabel('New transaction password', { exact: true }).fill(made);
  await page.getByLabel('New transaction password again').fill(made);
  await page.getByRole('button', { name: 'Change transaction password' }).click();
}

async function removeAndKeep(page: Page): Promise<void> {
  await page.goto(`${app.url}/settings/devices`);
  const row = page.getByRole('button', { name: /Nora’s phone/ });
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/keeps signing for another 24 hours/)).toBeVisible();
  await look(page, 'removing the last device that signs');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByLabel('Code of your authenticator app').fill(await nextCode());
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toContainText('Being removed');
  await row.click();
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByLabel('Code of your authenticator app').fill(await nextCode());
  await sheet.getByRole('button', { name: 'Keep' }).click();
  await expect(row).toContainText('Active');
  expect((await app.ask(listDevices, {}, await tokenOf(page))).list[0]?.status).toBe('active');
}

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '');
