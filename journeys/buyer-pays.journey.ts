// From a shared link to delivered, returned and refunded: by card without a script, by USDT, and by a bank's transfer.
import { expect, type Browser, type Page } from '@playwright/test';
import { listBankReturns } from '#features/bank/contract.ts';
import { trialBalance } from '#features/ledger/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { operator } from './app-facts.ts';
import { look } from './look.ts';
import { openPage, releaseStatements, signInToConsole } from './people.ts';
import * as steps from './steps/sale-steps.ts';
import { bankAccount, buyerWallet } from './ways.ts';

let app: App;
let shop: Shop;
let link: string;

test.beforeAll(async () => {
  app = await startApp({ hasWays: true });
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  await stockShop(app, staff, { shop, rows: steps.rows, price: '24.90' });
  link = `${app.url}/s/${shop.handle}`;
});
test.afterAll(() => app.end());

/** A session is over sooner than a parcel is delivered. */
const staff = async () => consoleToken(app, operator);

/** Two kettles for 24.90 and 3.00 for sending them. */
const total = '52.80';

/** The page says the refund in the money that was paid. */
async function expectRefunded(page: Page, refunded = `$${total}`): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('We’ve refunded you.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(refunded).first()).toBeVisible();
  const books = await app.ask(trialBalance, { verify: true }, await staff());
  expect([books.sum, books.problems]).toEqual(['0.00', []]);
}

test('by card, and without JavaScript from the first page to the last', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser, { javaScriptEnabled: false });
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  await steps.beDeclined(page);
  const bought = await steps.payByCard(page);
  await steps.deliver(app);
  await steps.askReturn(page, bought);
  await steps.sendBack(app, page, shop);
  await expectRefunded(page);
});

test('by USDT: seen, final, paid; and the refund goes to the address that the buyer names', async ({
  browser,
}) => {
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^USDT/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: 'Send exactly this' })).toBeVisible();
  const address = await page
    .getByText(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
    .first()
    .innerText();
  await look(page, 'payment in USDT');
  await app.sendTokens(address, 52_800_000n, false);
  await expect(async () => {
    // The page of before may say it too: what is looked at must not be on its way elsewhere.
    const loaded = page.waitForEvent('load', { timeout: 5_000 });
    await page.getByRole('link', { name: 'Look again' }).click();
    await loaded;
    await expect(page.getByRole('status')).toContainText('52.80', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await look(page, 'payment in USDT that is not final');
  await page.getByRole('link', { name: 'Where should refunds go?' }).click();
  await page.getByLabel(/^Your own address on TRON/).fill(buyerWallet);
  await page.getByLabel('Email address of your order').fill('anna@shop.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Refunds of this order go there.')).toBeVisible();
  // A minute later the network can no longer undo it.
  await app.advance(1 / 1_440);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByText(/Thank you! Your order|Your payment has arrived/).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 60_000 });
  const bought = page.url().split('?')[0] ?? '';
  await steps.deliver(app);
  await steps.askReturn(page, bought);
  await steps.sendBack(app, page, shop);
  await look(page, 'a case');
  await expect(async () => {
    await app.advance(20 / 1_440);
    expect(await app.returnedTokens()).toBe(52_800_000n);
  }).toPass({ timeout: 60_000 });
  await app.advance(20 / 1_440);
  await expectRefunded(page, `${total}0000 USDT`);
});

/** The day's statement as the bank's own page gives it out. */
function statement(day: string, text: string, amount: string): Buffer {
  const head = 'Date,Description,Amount,Payer,Bank reference';
  return Buffer.from(
    [head, `${day},${text},${amount},Anna Berger,${text.replace(/\W/g, '').slice(-12)}`].join('\n'),
  );
}

/** An operator signs in and brings it; a session of the console is over sooner than a parcel comes back. */
async function bring(browser: Browser, text: string, amount: string): Promise<void> {
  const { page, context } = await openPage(browser);
  const day = (await app.advance(0)).toISOString().slice(0, 10);
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`${app.url}/console/bank/statements`);
  const file = { name: 'day.csv', mimeType: 'text/csv', buffer: statement(day, text, amount) };
  await page.getByLabel('Statement', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  await releaseStatements(app);
  await context.close();
}

test('by bank: an operator brings the statement, and the bank sends the refund', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Bank transfer/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: 'Send exactly this' })).toBeVisible();
  await expect(page.getByText(bankAccount)).toBeVisible();
  const reference = await page.locator('dt:text-is("Reference") + dd').innerText();
  await look(page, 'payment by transfer');
  await bring(browser, `order ${reference}`, total);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByText('Thank you! Your order is placed and paid.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const bought = page.url().split('?')[0] ?? '';
  await steps.deliver(app);
  await steps.askReturn(page, bought);
  await steps.sendBack(app, page, shop);
  await page.reload();
  await expect(page.getByText('Your refund is on its way to your original payment method.')).toBeVisible();
  const token = await staff();
  let code = '';
  await expect(async () => {
    const { list } = await app.ask(listBankReturns, {}, token);
    const back = list.find((one) => one.reference === reference);
    expect(back).toMatchObject({ kind: 'refund', amount: total });
    code = back?.code ?? '';
  }).toPass({ timeout: 60_000 });
  await bring(browser, `refund ${code}`, `-${total}`);
  // A refund is asked about again until its bank has sent it.
  await app.advance(0.1);
  await expectRefunded(page);
});
