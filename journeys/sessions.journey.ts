// One merchant, several tabs and devices: a session that ends comes back to where it was, and no tab goes on showing
// what is no longer so.
import { expect, type Browser, type Page } from '@playwright/test';
import { login } from '#features/people/login.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { openPhone, password, signInAgain } from './steps/merchant-steps.ts';
import { placeOrder } from './steps/trade-steps.ts';

const username = 'tara';

let app: App;
let shop: Shop;
let goodsId: string;

test.beforeAll(async () => {
  app = await startApp();
  const operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, username);
  const row = { code: 'TAB-1', title: 'Linen towel', cost: '6.00', stock: 20 };
  const [item] = await stockShop(app, operatorToken, { shop, rows: [row], price: '19.00' });
  goodsId = item?.goods_id ?? '';
});
test.afterAll(() => app.end());

test('two tabs confirm one order: one does it, the other says so kindly', async ({ browser }) => {
  const [first, second] = await openTabs(browser);
  const id = await placeOrder(app, shop, goodsId);
  for (const tab of [first, second]) {
    await tab.goto(`${app.url}/orderList/${id}`);
    await tab.getByRole('button', { name: 'Confirm order' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  await send(first);
  await expect(first.getByText('Confirmed: the supplier is preparing the parcel')).toBeVisible();
  await send(second);
  await expect(
    second.getByText('The order has changed since you opened it. The page now shows its current state.'),
  ).toBeVisible();
  await expect(second.getByRole('button', { name: 'Confirm order' })).toHaveCount(0);
  await look(second, 'an order that another tab has confirmed');
  const { list } = await app.ask(listOrders, { id, page_size: 1 }, shop.token);
  expect(list[0]?.events.filter(({ move }) => move === 'confirm')).toHaveLength(1);
});

test('a change in one tab is there in the other as soon as it is looked at', async ({ browser }) => {
  const [first, second] = await openTabs(browser);
  for (const tab of [first, second]) {
    await tab.goto(`${app.url}/shop`);
    await expect(tab.getByRole('figure').getByText('Corner Shop')).toBeVisible();
  }
  await first.getByRole('switch', { name: 'Auto-confirm orders' }).click();
  await expect(first.getByRole('switch', { name: 'Auto-confirm orders' })).not.toBeChecked();
  await expect(second.getByRole('switch', { name: 'Auto-confirm orders' })).toBeChecked();
  await turnTo(second);
  await expect(second.getByRole('switch', { name: 'Auto-confirm orders' })).not.toBeChecked();
});

test('signing out in one tab closes the other; signing in opens it again where it was', async ({
  browser,
}) => {
  const [first, second] = await openTabs(browser, await signInAgain(app, username));
  await first.goto(`${app.url}/settings`);
  await second.goto(`${app.url}/wallet/flow`);
  await expect(second.getByRole('heading', { level: 1, name: 'Movements' })).toBeVisible();
  // On a wide screen it is at the foot of the side navigation, and there only.
  await expect(first.getByRole('button', { name: 'Sign out' })).toHaveCount(1);
  await first.setViewportSize({ width: 1280, height: 800 });
  await expect(first.getByRole('complementary').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Sign out' })).toHaveCount(1);
  await first.setViewportSize({ width: 360, height: 740 });
  await first.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(first.getByLabel('Username')).toBeVisible();
  // Nobody has touched it.
  await expect(second.getByLabel('Username')).toBeVisible();
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByText('Movements')).toHaveCount(0);
  await look(second, 'signed out in another tab');
  await signIn(first);
  await expect(first.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(second).toHaveURL(/\/wallet\/flow$/);
  await expect(second.getByRole('heading', { level: 1, name: 'Movements' })).toBeVisible();
});

test('a device that is signed out from afar says so, and keeps nothing', async ({ browser }) => {
  const device = { name: 'An old tablet' };
  const { token } = await app.ask(login, { username, password, device });
  const { page: tablet } = await openPhone(browser, app, token);
  await tablet.goto(`${app.url}/goodsList`);
  await expect(tablet.getByText('Linen towel').first()).toBeVisible();

  const { page: phone } = await openPhone(browser, app, shop.token);
  await phone.goto(`${app.url}/settings/security`);
  await phone.getByRole('button', { name: 'Sign out An old tablet' }).click();
  await look(phone, 'signing a device out');
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(phone.getByText('1 device was signed out.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Sign out An old tablet' })).toHaveCount(0);

  // Nobody presses anything there: the stream of news is closed with the session, and does not open again.
  await expect(tablet.getByText('You have been signed out')).toBeVisible({ timeout: 60_000 });
  await expect(tablet).toHaveURL(/\/404$/);
  expect(await tablet.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('info')])).toEqual([
    null,
    null,
  ]);
  await tablet.goBack();
  await expect(tablet.getByText('Linen towel')).toHaveCount(0);
});

test('a session that ends by itself leads through sign-in back to the same page', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await page.goto(`${app.url}/orderList?status=to_be_delivered`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  // Past the day on which every session ends, however often the app has asked for news on the way.
  await app.advance(31);
  await turnTo(page);
  await expect(
    page.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await signIn(page);
  await expect(page).toHaveURL(/\/orderList\?status=to_be_delivered$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(troubles()).toEqual([]);
});

/** Two tabs of one browser. */
async function openTabs(browser: Browser, token = shop.token): Promise<[Page, Page]> {
  const { page } = await openPhone(browser, app, token);
  return [page, await page.context().newPage()];
}

/** A browser without a window never hides a page, so that nothing is told when it is looked at again. */
async function turnTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

async function send(tab: Page): Promise<void> {
  await tab.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
