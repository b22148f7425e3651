// Money leaves: a transaction password on the way, who one is, an account that waits a day, tries that are counted,
// a withdrawal that arrives and one that is taken back. What was typed is never lost on any of the ways round.
import { expect, type Locator, type Page } from '@playwright/test';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { codeAt } from '#testing/door.ts';
import { errorAt } from './fields.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import {
  earn,
  legalName,
  openPhone,
  operatorToken,
  password,
  pin,
  setPin,
  verify,
} from './steps/merchant-steps.ts';

const username = 'ida';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), username);
  shop = { ...shop, ...(await earn(app, { shop, username, price: '80.00' })) };
});
test.afterAll(() => app.end());

test('from the first withdrawal to money that has arrived', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await test.step('a password is set on the way to the first account', () => setPassword(page));
  await test.step('an account is added, and waits a day', () => addAccount(page));
  await test.step('it says until when, and refuses meanwhile', () => meetHold(page));
  await app.advance(1);
  await test.step('who one is, asked with its reason, and back', () => meetIdentity(page));
  await verify(app, shop.token);
  await test.step('the second step, asked before the first withdrawal, and back', () => meetFactor(page));
  await test.step('a wrong password is counted at its field', () => mistype(page));
  await test.step('the right one', () => succeed(page));
  await test.step('one is taken back', () => takeBack(page));
  expect(troubles()).toEqual([]);
});

test('five accounts, and the sixth is told why not', async ({ browser }) => {
  const other = await makeShop(app, await operatorToken(app), 'otto', 'Other Shop');
  await setPin(app, other.token);
  const { page } = await openPhone(browser, app, other.token);
  await page.goto(`${app.url}/wallet/accounts/new?type=TRX%2FUSDT`);
  await page.getByLabel('Account holder').fill('Otto Post');
  await page.getByLabel('Wallet address').fill(addressOf(99));
  // Meanwhile all five places are taken, on another device perhaps.
  for (const n of [1, 2, 3, 4, 5]) {
    const account = { account_name: 'Otto Post', wallet_address: addressOf(n), pay_password: pin };
    await app.ask(addPayoutAccount, { type: 'TRX/USDT', ...account }, other.token);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Add the account' }).click();
  await expect(sheet.getByText('You can have at most 5 payout accounts.')).toBeVisible();
  await look(page, 'a sixth account');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Wallet address')).toHaveValue(addressOf(99));
  await page.goto(`${app.url}/wallet/accounts`);
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByText(/You’ve reached the limit/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add an account' })).toHaveCount(0);
});

const addressOf = (n: number) => tronAddressOf(new Uint8Array(20).fill(n));

async function setPassword(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet`);
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('list', { name: 'What a withdrawal needs' })).toBeVisible();
  await look(page, 'withdrawing without an account');
  await page.getByRole('link', { name: 'Add an account' }).click();
  await page.getByRole('link', { name: /USDT \(TRON, TRC-20\)/ }).click();
  await expect(page.getByText('Set a transaction password first')).toBeVisible();
  await page.getByRole('link', { name: 'Set it now' }).click();
  await page.getByLabel('Sign-in password').fill('not-my-password');
  await page.getByLabel('New transaction password', { exact: true }).fill('123456');
  await page.getByLabel('New transaction password again').fill('123457');
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expect(errorAt(page.getByLabel('New transaction password', { exact: true }))).resolves.toContain(
    'easy to guess',
  );
  await expect(errorAt(page.getByLabel('New transaction password again'))).resolves.toContain('don’t match');
  await page.getByLabel('New transaction password', { exact: true }).fill(pin);
  await page.getByLabel('New transaction password again').fill(pin);
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expect(page.getByText(/4 attempts left/)).toBeVisible();
  await page.getByLabel('Sign-in password').fill(password);
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expect(page).toHaveURL(/\/wallet\/accounts\/new\?type=TRX%2FUSDT$/);
  await expect(page.getByText('Set a transaction password first')).toBeHidden();
}

async function addAccount(page: Page): Promise<void> {
  await page.getByLabel('Account holder').fill(legalName);
  await page.getByLabel('Wallet address').fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv9');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(errorAt(page.getByLabel('Wallet address'))).resolves.toContain('One character is wrong');
  await page.getByLabel('Wallet address').fill(' TJRabPrwbZy45sbavfcj inPJC18kjpRTv8 ');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBeVisible();
  await look(page, 'an account to be compared');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText(/The account was added\. It can be used/)).toBeVisible();
  await expect(page.getByText(/New: ready/)).toBeVisible();
}

async function meetHold(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet/withdraw?amount=25`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(errorAt(page.getByLabel('To', { exact: true }))).resolves.toMatch(/New account: available/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look(page, 'an account that waits');
}

async function meetIdentity(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet/withdraw`);
  await page.getByLabel('Amount').fill('5');
  await expect(errorAt(page.getByLabel('Amount'))).resolves.toContain(
    'The minimum withdrawal to this account is $10.00',
  );
  await page.getByLabel('Amount').fill('5000');
  await expect(errorAt(page.getByLabel('Amount'))).resolves.toMatch(/Only \$[0-9.]+ is available/);
  await page.getByLabel('Amount').fill('25,5');
  await page.getByLabel('Note for yourself').fill('First one');
  await expect(page.getByText('Network fee').first()).toBeVisible();
  await expect(page.getByText('-$1.00').or(page.getByText('−$1.00')).first()).toBeVisible();
  await expect(page.getByText(/24\.50/).first()).toBeVisible();
  await look(page, 'what a withdrawal costs');
  const sheet = await confirm(page, pin);
  await expect(
    sheet.getByText('Please verify your identity first. It costs nothing, and we ask only once.'),
  ).toBeVisible();
  await sheet.getByRole('link', { name: 'Verify identity' }).click();
  await expect(page.getByText('Why we ask')).toBeVisible();
  await look(page, 'why identity is asked');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('25,5');
  await expect(page.getByLabel('Note for yourself')).toHaveValue('First one');
}

async function meetFactor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up two-step verification' }).click();
  await page.getByLabel('Sign-in password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = await page.getByRole('list', { name: 'Or type this secret into the app' }).innerText();
  const at = (await app.advance(0)).getTime();
  await page
    .getByLabel('Then enter the code that the app shows')
    .fill(codeAt(secret.replaceAll(/\s/g, ''), at));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('I’ve saved them').check();
  await look(page, 'codes of the second step on the way to a withdrawal');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/wallet\/withdraw/);
  await expect(page.getByLabel('Amount')).toHaveValue('25,5');
  await expect(page.getByRole('link', { name: 'Set up two-step verification' })).toHaveCount(0);
}

async function mistype(page: Page): Promise<void> {
  const sheet = await confirm(page, '975310');
  await expect(errorAt(sheet.getByLabel('Transaction password'))).resolves.toContain('4 attempts left');
  await look(page, 'a wrong transaction password');
  await expect(sheet.getByText('24.50').first()).toBeVisible();
  await sheet.getByLabel('Transaction password').fill('97531０');
  await sheet.getByRole('button', { name: 'Withdraw $25.50' }).click();
  await expect(sheet.getByText(/3 attempts left/)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('25,5');
}

async function succeed(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Withdraw $25.50' }).click();
  await expect(page.getByText(/^Withdrawal .* requested$/)).toBeVisible();
  await expect(page).toHaveURL(/\/wallet\/withdraw\/[0-9a-f-]{36}$/);
  // A toast that fades lies over what is looked at.
  await expect(page.getByText(/^Withdrawal .* requested$/)).toBeHidden();
  await look(page, 'a withdrawal on its way');
  await app.advance(0.1);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await look(page, 'a withdrawal that is paid');
}

async function takeBack(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet/withdraw?amount=12`);
  await confirm(page, pin, '$12.00');
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The full amount is available again immediately. No charge.');
  await dialog.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByText('$12.00 is available again.')).toBeVisible();
  await expect(page.getByText('$12.00 is available again.')).toBeHidden();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await look(page, 'a withdrawal taken back');
}

/** Opens the last look and sends it with this transaction password. */
async function confirm(page: Page, typed: string, amount = '$25.50'): Promise<Locator> {
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(typed);
  await sheet.getByRole('button', { name: `Withdraw ${amount}` }).click();
  return sheet;
}
