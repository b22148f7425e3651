// What goes wrong on the way, and what the screens say and keep: a wrong code, sold out, dearer, no server, no session.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { changePrices } from '#features/showcase/contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { look } from './look.ts';

const buyer = {
  name: 'Bea Short',
  email: 'bea@shop.example',
  address: '2 Short Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};
const terms = true as const;

let app: App;
let operatorToken: string;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'carla');
});
test.afterAll(() => app.end());

test('a wrong invitation code says why and keeps the link as it came', async ({ page }) => {
  await page.goto(`${app.url}/invite?code=AAAABBBBCCCCDDDD&from=a-friend`);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByText(/We don’t know this code/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('AAAABBBBCCCCDDDD');
  await expect(page).toHaveURL(/\/invite\?code=AAAABBBBCCCCDDDD&from=a-friend$/);
  await look(page, 'wrong code');

  await page.goto(`${app.url}/console/`);
  await page.getByLabel('User name').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(/wrong|incorrect|not right/i);
  await look(page, 'wrong password');
});

test('sold out between cart and order: nothing is ordered, and the cart says what is left', async ({
  browser,
}) => {
  const [item] = await stock([{ code: 'ERR-1', title: 'Last teapot', cost: '4.00', stock: 2 }]);
  const page = await openCheckout(browser, item?.goods_id ?? '');
  await buyAll(item?.goods_id ?? '', 2);
  await page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).click();
  await expect(page.getByText(/sold out while you were here/)).toBeVisible();
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update to available quantities' })).toBeVisible();

  const quoted = await app.call(quoteCart, {
    handle: shop.handle,
    lines: [{ goods_id: item?.goods_id ?? '', qty: 1 }],
  });
  expect(quoted.code).toBe(457);
});

test('dearer since the quote: 458 names the new price, and the page shows both totals', async ({
  browser,
}) => {
  const [item] = await stock([{ code: 'ERR-2', title: 'Copper pan', cost: '4.00', stock: 9 }]);
  const goodsId = item?.goods_id ?? '';
  const page = await openCheckout(browser, goodsId);
  const lines = [{ goods_id: goodsId, qty: 1 }];
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  await app.ask(changePrices, { items: [{ id: item?.id ?? '', sale_price: '21.50' }] }, shop.token);

  const refused = await app.call(checkout, { quote_id: quote.quote_id, buyer, terms });
  expect(refused.code).toBe(458);
  expect(JSON.stringify(refused.data)).toContain('21.50');

  await page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).click();
  await expect(page.getByText('the total was $18.00 and is $24.50. Nothing was ordered.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(buyer.name);
  // Agreed was to another total, so it is asked again.
  await expect(page.getByLabel(/I agree to buy/)).not.toBeChecked();
  await page.getByLabel(/I agree to buy/).check();
  await page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).click();
  await expect(page.getByRole('button', { name: 'Pay $24.50' })).toBeVisible();
});

test('the server is away: what was there stays, what was not says so, and the token is kept', async ({
  browser,
}) => {
  const page = await openApp(browser, shop.token);
  await page.goto(`${app.url}/orderList`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Sold' })).toBeVisible();
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  // Every screen has been fetched by itself, so only its figures can be missing.
  await page.waitForFunction(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const isKept = kept.flat().some(({ url }) => url.includes('FlowScreen'));
    return isKept && navigator.serviceWorker.controller !== null;
  });

  await app.stop();
  await page.getByRole('link', { name: 'See all movements' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await look(page, 'no server');
  expect(await tokenOf(page)).toBe(shop.token);

  await app.start();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movements' })).toBeVisible();
  await expect(page.getByText('No movements yet')).toBeVisible();
  expect(await tokenOf(page)).toBe(shop.token);
});

test('no network: the last that is known stays on the screen, marked', async ({ browser }) => {
  const page = await openApp(browser, shop.token);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page.getByText(/^No connection/).first()).toBeVisible();
  await look(page, 'no network');
  await page.context().setOffline(false);
});

test('a token that is none: the notice says so, and the token is dropped', async ({ browser }) => {
  const page = await openApp(browser, 'x'.repeat(43));
  await page.goto(`${app.url}/wallet`);
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await expect(page.getByText('Code 401')).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await look(page, 'notice');
  await page.getByRole('link', { name: 'To sign-in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

async function stock(rows: { code: string; title: string; cost: string; stock: number }[]) {
  const { token } = await app.ask(login, { username: 'carla', password: 'right-horse-battery-6' });
  shop = { ...shop, token };
  return stockShop(app, operatorToken, { shop, rows, price: '15.00' });
}

/** A buyer without scripts who has filled in everything but has not ordered. */
async function openCheckout(browser: Browser, goodsId: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${app.url}/s/${shop.handle}/goods/${goodsId}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await page.getByLabel('Full name').fill(buyer.name);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Street and number').fill(buyer.address);
  await page.getByLabel('City').fill(buyer.city);
  await page.getByLabel('Postcode').fill(buyer.postcode);
  await page.getByLabel(/I agree to buy/).check();
  return page;
}

/** Somebody else is faster. */
async function buyAll(goodsId: string, qty: number): Promise<void> {
  const lines = [{ goods_id: goodsId, qty }];
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const opened = await app.ask(checkout, { quote_id: quote.quote_id, buyer, terms });
  await app.ask(testPay, { payment_id: opened.payment.id });
}

async function openApp(browser: Browser, token: string): Promise<Page> {
  const origins = [{ origin: app.url, localStorage: [{ name: 'token', value: token }] }];
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins },
  });
  return context.newPage();
}

function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}
