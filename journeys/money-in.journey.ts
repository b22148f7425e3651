// Money comes in, though nobody needs it to: too little, told of twice, and at last in the wallet.
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { channelPay, testDeposit } from '#features/deposits/contract.ts';
import { errorAt } from './fields.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { openPhone, sendForm } from './steps/merchant-steps.ts';
import { keeps } from '#testing/keeps.ts';

const quoted = z.object({ id: z.string() });
const minuteDays = 1 / (24 * 60);
/** Told of by another merchant. */
const usedHash = 'ab'.repeat(32);

let app: App;
let shop: Shop;
let other: Shop;

test.beforeAll(async () => {
  app = await startApp();
  const operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'nora');
  other = await makeShop(app, operatorToken, 'omar', 'Other Shop');
});
test.afterAll(() => app.end());

test('a deposit: not needed, below the least, a used hash, then credited', async ({ browser }) => {
  keeps('3 Recharge', '4 deposit', '5 minimum deposit');
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await tellUsedHash();
  await test.step('the first sentence says that nobody needs one', () => open(page));
  await test.step('below the least: said at the field before anything is sent', () => tooLittle(page));
  await test.step('and by the server, where the least was raised meanwhile', () => refusedByServer(page));
  await test.step('a place to send it to', () => askForPlace(page));
  await test.step('hashes that cannot be right, and one that is somebody else’s', () => wrongHashes(page));
  await test.step('the right one is credited', () => credited(page));
  expect(troubles()).toEqual([]);
});

/** Another merchant has told of this transaction before. */
async function tellUsedHash(): Promise<void> {
  const { token } = other;
  const ask = { step: 'quote', channel_id: 'TRX/USDT', amount: '50.00' };
  const { data } = await sendForm(app, channelPay, { words: ask, token });
  const words = { step: 'submit', quote_id: z.parse(quoted, data).id, hash: usedHash };
  expect(await sendForm(app, channelPay, { words, token })).toMatchObject({ code: 200 });
}

async function open(page: Page): Promise<void> {
  await page.goto(`${app.url}/wallet`);
  await page.getByRole('link', { name: /^Deposit/ }).click();
  await expect(page.getByLabel('Amount')).toBeVisible();
  const first = page
    .getByRole('main')
    .locator('h1 ~ *, h1')
    .getByText(/deposit/i);
  await expect(first.first()).toBeVisible();
  const text = await page.getByRole('main').innerText();
  const [, afterTitle = ''] = text.split(/^Deposit$/m);
  expect(afterTitle.trim()).toMatch(/^You don’t need a deposit to sell\s+Each order is paid from/);
  await look(page, 'deposit');
}

async function tooLittle(page: Page): Promise<void> {
  const amount = page.getByLabel('Amount');
  const send = page.getByRole('button', { name: 'Show where to send it' });
  await send.click();
  expect(await errorAt(amount)).toContain('Please enter an amount.');
  await amount.fill('5,5');
  await send.click();
  expect(await errorAt(amount)).toContain('The minimum deposit with this method is $10.00');
  await expect(amount).toHaveValue('5,5');
  await expect(page).toHaveURL(/\/recharge(\?.*)?$/);
  await look(page, 'a deposit below the least');
  // Another way may cost more: the least is its own, and the amount stays.
  await amount.fill('15');
  await choose(page, /Ethereum/);
  expect(await errorAt(amount)).toContain('$20.00');
  await expect(amount).toHaveValue('15');
  await choose(page, /TRON/);
}

/** The way stands in the address, so it is there a moment after the tap. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

async function refusedByServer(page: Page): Promise<void> {
  // This page was opened before the least was raised: it still believes in an older one.
  await page.route('**/v1/pay/channel', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"min":"10.00"', '"min":"1.00"'),
    });
  });
  await page.reload();
  const amount = page.getByLabel('Amount');
  await amount.fill('5');
  await page.getByRole('button', { name: 'Show where to send it' }).click();
  expect(await errorAt(amount)).toContain('The smallest deposit with this method is 10.00 USD');
  await expect(amount).toHaveValue('5');
  await look(page, 'a deposit that the server finds too small');
  await page.unroute('**/v1/pay/channel');
}

async function askForPlace(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('50');
  await page.getByRole('button', { name: 'Show where to send it' }).click();
  await expect(page).toHaveURL(/\/recharge\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Send exactly this')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The address as a code for your wallet app' })).toBeVisible();
  await look(page, 'where to send a deposit');
}

async function wrongHashes(page: Page): Promise<void> {
  const hash = page.getByLabel('Transaction hash');
  const send = page.getByRole('button', { name: 'I’ve sent it' });
  await send.click();
  expect(await errorAt(hash)).toContain('Please enter the hash, or add a picture');
  await hash.fill(`0x${usedHash}`);
  await send.click();
  expect(await errorAt(hash)).toContain('A hash of TRON has 64 letters');
  await hash.fill(` ${usedHash.toUpperCase()} `);
  await page.getByLabel('Anything we should know?').fill('Sent from my phone');
  await send.click();
  await expect(page.getByText(/This transaction has already been reported/)).toBeVisible();
  expect(await errorAt(hash)).toContain(usedHash);
  await expect(hash).toHaveValue(` ${usedHash.toUpperCase()} `);
  await expect(page.getByLabel('Anything we should know?')).toHaveValue('Sent from my phone');
  await look(page, 'a hash that was used');
}

async function credited(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  const { hash } = await app.ask(testDeposit, { id }, shop.token);
  await page.getByLabel('Transaction hash').fill(hash ?? '');
  await page.getByRole('button', { name: 'I’ve sent it' }).click();
  await expect(page.getByText('Thank you. We are looking for it.')).toBeVisible();
  for (let minutes = 0; minutes < 4; minutes += 1) await app.advance(minuteDays);
  await expect(page.getByText(/^\$50\.\d\d is in your wallet$/)).toBeVisible({ timeout: 60_000 });
  await look(page, 'a deposit that is credited');
  await page.getByRole('link', { name: 'See your wallet' }).click();
  await expect(page.getByRole('link', { name: /^Available/ })).toContainText(/\$50\.\d\d/);
}
