// The whole main job on a phone: invited, a shop, goods on sale, a buyer pays, shipped, delivered, settled.
import { expect, type Locator, type Page } from '@playwright/test';
import { buy, lookAtOrder, lookAtShop, receive } from './steps/buyer-steps.ts';
import { test } from './fixture.ts';
import { furnish, startApp, type App } from './app.ts';
import { merchant } from './app-facts.ts';
import { look } from './look.ts';
import { openPage } from './people.ts';
import { balance, invite, label } from './steps/staff-steps.ts';

const tracking = 'JRN-0001';

let app: App;

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
});
test.afterAll(() => app.end());

test('invited, a shop, a buyer pays, shipped, delivered, settled', async ({ browser }) => {
  const staff = await openPage(browser);
  const { page: mira } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const anna = await openPage(browser, { javaScriptEnabled: false, locale: 'en-GB' });

  const code = await test.step('an operator imports goods and invites', () => invite(app, staff.page));
  await test.step('the merchant registers a shop', () => register(mira, code));
  await test.step('lists goods from the warehouse at a price', () => listGoods(mira));
  const shop = await test.step('shares the link', () => share(mira));
  await test.step('the merchant has the orders open', () => openOrders(mira));
  const bought = await test.step('a buyer without scripts pays', () => buy(anna.page, shop));
  await test.step('the open list shows the new order without a reload', () => seeOrder(mira));
  await test.step('the storefront with scripts', () => lookAtShop(browser, shop));
  await test.step('the merchant confirms', () => confirm(mira));
  await test.step('the supplier labels it', () => label(app, staff.page, tracking));
  await test.step('the carrier scans it', () => carry(anna.page, bought));
  await test.step('the order with scripts', () => lookAtOrder(browser, bought));
  await test.step('the buyer has it', () => receive(anna.page, bought));
  await test.step('it is settled', () => settle(mira));
  await test.step('the books balance', () => balance(app, staff.page));
});

async function register(page: Page, code: string): Promise<void> {
  await page.goto(`${app.url}/invite?code=${code}`);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByRole('heading', { name: 'Code accepted' })).toBeVisible();
  await look(page, 'invitation');
  await page.getByLabel('Name of your shop').fill('Mira & Daughters Kitchen Goods');
  await page.getByLabel('Username').fill(merchant.username);
  await page.getByLabel('Email address (optional)').fill('mira@kitchen.example');
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByLabel('Confirm password').fill(merchant.password);
  await page.getByLabel('I have read and accept the terms and the fees.').check();
  await page.getByRole('button', { name: 'Open my shop' }).click();
  // A new shop starts where its first task is.
  await expect(page.getByRole('heading', { level: 1, name: 'Warehouse' })).toBeVisible();
  await expect(page.getByText('Test data: no real money moves here')).toBeVisible();
}

async function listGoods(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My showcase' }).click();
  await expect(page.getByText('Your showcase is empty')).toBeVisible();
  await look(page, 'empty showcase');
  await page.getByRole('link', { name: 'Go to the warehouse' }).click();
  await page.getByRole('button', { name: /^Enamel kettle/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your price').fill('5.00');
  await expect(sheet.getByText(/Below your break-even price/)).toBeVisible();
  await sheet.getByLabel('Your price').fill('24.90');
  await look(page, 'goods of the warehouse');
  await sheet.getByRole('button', { name: 'Add to my shop' }).click();
  await expect(page.getByText('On sale at $24.90')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Enamel kettle' })).toContainText('In your shop');
  await look(page, 'warehouse');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('$24.90').first()).toBeVisible();
  await look(page, 'showcase');
  // On a phone the goods begin in its upper half, also with the way back from what was just done.
  const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThan(400);
}

/** Gives the address that the merchant copies. */
async function share(page: Page): Promise<string> {
  await tab(page, 'Store').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira & Daughters' })).toBeVisible();
  await look(page, 'store of a new shop');
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Copy' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${app.url}/s/[a-z0-9-]+$`));
  await look(page, 'menu of the shop');
  await menu.getByRole('link', { name: 'Shop information' }).click();
  await look(page, 'shop information');
  await page.getByRole('link', { name: /^What buyers see/ }).click();
  await expect(page.getByLabel('Shop name')).toHaveValue('Mira & Daughters Kitchen Goods');
  await look(page, 'details of the shop');
  return link;
}

async function openOrders(page: Page): Promise<void> {
  await page.goto(`${app.url}/orderList?sort=amount`);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-opened', 'once'));
}

/** By the stream alone: the page is the one that was opened, with its sorting, and the badge and the chip agree. */
async function seeOrder(page: Page): Promise<void> {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '$52.80' });
  await expect(row).toBeVisible({ timeout: 60_000 });
  const news = page.getByRole('region', { name: 'What’s new' });
  const sold = news.getByRole('link', { name: /New order: .*\$52\.80/ });
  await expect(sold).toBeVisible();
  await expect(sold).toContainText(/You keep \$\d+\.\d\d/);
  await look(page, 'order that arrived');
  await expect(tab(page, 'Orders')).toContainText('1');
  await expect(page.getByRole('button', { name: /^To do/ })).toContainText('1');
  await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
  await expect(page).toHaveURL(/sort=amount/);
}

async function confirm(page: Page): Promise<void> {
  await page.goto(`${app.url}/`);
  await expect(page).toHaveURL(/\/orderList/);
  await look(page, 'orders');
  // On a phone the orders begin in its upper third, and seven have room above the tab bar.
  const row = await page.getByRole('link', { name: /\$52\.80/ }).boundingBox();
  expect(row?.y).toBeLessThanOrEqual(220);
  expect(row?.height).toBeLessThanOrEqual(64);
  await page.getByRole('link', { name: /\$52\.80/ }).click();
  await expect(page.getByText('Supplier cost, paid by buyer: $25.40 · by you: $0.00')).toBeVisible();
  await look(page, 'order to confirm');
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await look(page, 'confirming');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Confirmed: the supplier is preparing the parcel')).toBeVisible();
  await page.getByRole('link', { name: 'Track parcels' }).click();
  await expect(page.getByText('Nothing shipped yet')).toBeVisible();
  await look(page, 'logistics');
}

async function carry(page: Page, bought: string): Promise<void> {
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order is being prepared' })).toBeVisible();
  for (const code of ['accepted', 'in_transit'] as const) expect(await scan(code)).toBe(true);
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await app.advance(3);
  expect(await scan('delivered')).toBe(true);
  // The same message again changes nothing.
  expect(await scan('delivered')).toBe(false);
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
}

async function scan(code: 'accepted' | 'in_transit' | 'delivered'): Promise<boolean> {
  const { data } = await app.scan(tracking, code);
  return JSON.stringify(data).includes('"applied":true');
}

/** What is left of 49.80 and 3.00 for shipping, after the supplier's 25.40 and the commission of 2.49. */
const profit = '$24.91';

async function settle(page: Page): Promise<void> {
  await app.advance(1);
  await page.goto(`${app.url}/wallet`);
  await expect(figure(page, 'Pending')).toContainText(profit);
  await expect(available(page)).toContainText('$0.00');
  await app.advance(20);
  await page.reload();
  // Three weeks later the session has ended; signing in leads back to where the merchant was going.
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await look(page, 'sign-in');
  await page.getByLabel('Username').fill(merchant.username);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(available(page)).toContainText(profit);
  await expect(figure(page, 'Pending')).toContainText('$0.00');
  await look(page, 'account');
  await available(page).click();
  await expect(page.getByRole('button', { name: /Settlement/ })).toContainText(`+${profit}`);
  const movements = page.getByRole('list', { name: 'Movements' });
  const first = await movements.getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(220);
  await look(page, 'movements');
  await page.getByRole('button', { name: /Settlement/ }).click();
  await look(page, 'a movement');
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Ready to withdraw').first()).toBeVisible();
  await look(page, 'settled order');
  await page.getByRole('link', { name: 'Back' }).click();
  await tab(page, 'Store').click();
  await look(page, 'store of a shop that sells');
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
}

/** The sum that can be withdrawn, which opens its movements. */
function available(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Available/ });
}

function figure(page: Page, name: string): Locator {
  const parts = page.getByRole('region', { name: 'What the balance is made of' });
  return parts.getByRole('link', { name: new RegExp(`^${name}`) });
}
