// The whole main job on a phone: invited, a shop, goods on sale, a buyer pays, shipped, delivered, settled.
import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { furnish, csvOf, openHouse, type House } from './house.ts';
import { carrierCode, merchant, operator, supplier } from './house-facts.ts';
import { look } from './look.ts';

const tracking = 'JRN-0001';
const phone = { width: 360, height: 740 };

let house: House;

test.beforeAll(async () => {
  house = await openHouse();
  await furnish(house);
});
test.afterAll(() => house.end());

test('invited, a shop, a buyer pays, shipped, delivered, settled', async ({ browser }) => {
  const staff = await openPage(browser);
  const { page: mira } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const anna = await openPage(browser, { javaScriptEnabled: false });

  const code = await test.step('an operator imports goods and invites', () => invite(staff.page));
  await test.step('the merchant registers a shop', () => register(mira, code));
  await test.step('lists goods from the warehouse at a price', () => listGoods(mira));
  const shop = await test.step('shares the link', () => share(mira));
  const bought = await test.step('a buyer without scripts pays', () => buy(anna.page, shop));
  await test.step('the storefront with scripts', () => lookAtShop(browser, shop));
  await test.step('the merchant confirms', () => confirm(mira));
  await test.step('the supplier labels it', () => label(staff.page));
  await test.step('the carrier scans it', () => carry(anna.page, bought));
  await test.step('the order with scripts', () => lookAtOrder(browser, bought));
  await test.step('the buyer has it', () => receive(anna.page, bought));
  await test.step('it is settled', () => settle(mira));
  await test.step('the books balance', () => balance(staff.page));
});

type Opened = { context: BrowserContext; page: Page };

async function openPage(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-US', ...more });
  return { context, page: await context.newPage() };
}

async function signInToConsole(page: Page, who: { username: string; password: string }): Promise<void> {
  await page.goto(`${house.url}/console/`);
  await page.getByLabel('User name').fill(who.username);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Brings goods in, and gives an invitation's code as the operator reads it from the list. */
async function invite(page: Page): Promise<string> {
  await page.goto(`${house.url}/console/`);
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  await look(page, 'console sign-in');
  await signInToConsole(page, operator);
  await expect(page.getByText('The catalogue is empty')).toBeVisible();
  await look(page, 'empty catalogue');

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const rows = [
    { code: 'KIT-1', title: 'Enamel kettle', cost: '11.20', stock: 12 },
    {
      code: 'KIT-2',
      title: 'Beech rolling pin with tapered ends and a hanging loop',
      cost: '4.50',
      stock: 3,
    },
  ];
  const buffer = Buffer.from(csvOf(rows));
  await page.getByLabel('CSV file').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer });
  await look(page, 'import');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await look(page, 'imported');
  await page.getByRole('link', { name: 'See the catalogue' }).click();
  await expect(page.getByText('Enamel kettle')).toBeVisible();
  await look(page, 'catalogue');
  for (const name of ['Types', 'Suppliers']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await look(page, name);
  }

  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Revoke [2-9A-Z]{16}$/ })).toBeVisible();
  await look(page, 'invitations');
  return page.getByText(/^[2-9A-HJ-NP-Z]{16}$/).innerText();
}

async function register(page: Page, code: string): Promise<void> {
  await page.goto(`${house.url}/invite?code=${code}`);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByRole('heading', { name: 'Your code is good' })).toBeVisible();
  await look(page, 'invitation');
  await page.getByLabel('Name of your shop').fill('Mira & Daughters Kitchen Goods');
  await page.getByLabel('Username').fill(merchant.username);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByLabel('Confirm password').fill(merchant.password);
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
  await page.getByRole('button', { name: /Enamel kettle/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your price').fill('5.00');
  await expect(sheet.getByText(/Below the lowest price/)).toBeVisible();
  await sheet.getByLabel('Your price').fill('24.90');
  await look(page, 'goods of the warehouse');
  await sheet.getByRole('button', { name: 'Add to my shop' }).click();
  await expect(page.getByText('Added to your showcase')).toBeVisible();
  await expect(page.getByRole('button', { name: /Enamel kettle/ })).toContainText('In your shop');
  await look(page, 'warehouse');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('$24.90')).toBeVisible();
  await look(page, 'showcase');
}

/** Gives the address that the merchant copies. */
async function share(page: Page): Promise<string> {
  await tab(page, 'Store').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira & Daughters' })).toBeVisible();
  await look(page, 'store of a new shop');
  await page.getByRole('button', { name: 'Copy' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${house.url}/s/[a-z0-9-]+$`));
  await page.getByRole('link', { name: 'Shop information' }).click();
  await expect(page.getByLabel('Shop name')).toHaveValue('Mira & Daughters Kitchen Goods');
  await look(page, 'shop information');
  return link;
}

/** Gives the address of the buyer's order. */
async function buy(page: Page, shop: string): Promise<string> {
  await page.goto(shop);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await order(page);
  await page.getByRole('button', { name: 'Pay $52.80' }).click();
  await expect(page.getByText('Thank you! Your order is placed and paid.')).toBeVisible();
  return page.url().split('?')[0] ?? '';
}

/** From the checkout to the payment. Another country is another total, which is shown before anything is ordered. */
async function order(page: Page): Promise<void> {
  const typed = {
    'Full name': 'Anna Berger',
    'E-mail': 'anna@shop.example',
    City: 'Leeds',
    Postcode: 'LS1 1AA',
  };
  for (const [name, text] of Object.entries({ ...typed, 'Street and number': '1 Long Road' })) {
    await page.getByLabel(name).fill(text);
  }
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel(/I agree to buy/).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await expect(page.getByLabel('Full name')).toHaveValue('Anna Berger');
  await page.getByLabel(/I agree to buy/).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

/** The same pages for a browser with scripts, which axe needs. */
async function lookAtShop(browser: Browser, shop: string): Promise<void> {
  const { page, context } = await openPage(browser);
  await page.goto(shop);
  await look(page, 'storefront');
  await page.goto(`${shop}?q=nothing-like-it`);
  await look(page, 'nothing found');
  await page.goto(shop);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await look(page, 'goods');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await look(page, 'cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await look(page, 'checkout');
  await order(page);
  await look(page, 'payment');
  await page.goto(`${shop}/goods/nothing`);
  await look(page, 'missing goods');
  await context.close();
}

async function lookAtOrder(browser: Browser, bought: string): Promise<void> {
  const { page, context } = await openPage(browser);
  await page.goto(bought);
  await look(page, 'order of the buyer');
  await page.getByRole('link', { name: 'Return something' }).click();
  await expect(page.getByRole('heading', { name: 'Return goods' })).toBeVisible();
  await look(page, 'return');
  await context.close();
}

async function confirm(page: Page): Promise<void> {
  await page.goto(`${house.url}/`);
  await expect(page).toHaveURL(/\/orderList/);
  await look(page, 'orders');
  await page.getByRole('link', { name: /\$52\.80/ }).click();
  await expect(page.getByText('From the buyer: $25.40, from you: $0.00')).toBeVisible();
  await look(page, 'order to confirm');
  await page.getByRole('button', { name: 'Confirm the order' }).click();
  await look(page, 'confirming');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click();
  await expect(page.getByText('Confirmed: the supplier prepares the parcel')).toBeVisible();
  await page.getByRole('link', { name: 'Follow the parcels' }).click();
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible();
  await look(page, 'logistics');
}

async function label(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInToConsole(page, supplier);
  await expect(page.getByText('1 Long Road')).toBeVisible();
  await page.getByLabel(/^Carrier of order/).fill(carrierCode);
  await page.getByLabel(/^Tracking number of order/).fill(tracking);
  await look(page, 'dispatch');
  await page.getByRole('button', { name: 'Label 1 parcel' }).click();
  await expect(page.getByText(/^1 parcel is labelled/)).toBeVisible();
  await page.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByText('No returns to inspect')).toBeVisible();
  await look(page, 'returns');
}

async function carry(page: Page, bought: string): Promise<void> {
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order is being prepared' })).toBeVisible();
  for (const code of ['accepted', 'in_transit'] as const) expect(await scan(code)).toBe(true);
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await house.advance(3);
  expect(await scan('delivered')).toBe(true);
  // The same message again changes nothing.
  expect(await scan('delivered')).toBe(false);
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
}

async function scan(code: 'accepted' | 'in_transit' | 'delivered'): Promise<boolean> {
  const { data } = await house.scan(tracking, code);
  return JSON.stringify(data).includes('"applied":true');
}

async function receive(page: Page, bought: string): Promise<void> {
  await page.goto(bought);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await page.getByRole('button', { name: 'All is fine' }).click();
  await expect(page.getByText('Good to hear.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the order' }).click();
  await expect(page.getByText('Thank you. The order is accepted.')).toBeVisible();
}

/** What is left of 49.80 and 3.00 for shipping, after the supplier's 25.40 and the commission of 2.49. */
const profit = '$24.91';

async function settle(page: Page): Promise<void> {
  await house.advance(1);
  await page.goto(`${house.url}/wallet`);
  await expect(figure(page, 'Pending')).toContainText(profit);
  await expect(figure(page, 'Available')).toContainText('$0.00');
  await house.advance(20);
  await page.reload();
  // Three weeks later the session has ended; signing in leads back to where the merchant was going.
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await look(page, 'sign-in');
  await page.getByLabel('Username').fill(merchant.username);
  await page.getByLabel('Password').fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(figure(page, 'Available')).toContainText(profit);
  await expect(figure(page, 'Pending')).toContainText('$0.00');
  await look(page, 'account');
  await figure(page, 'Available').click();
  await expect(page.getByRole('button', { name: /Settlement/ })).toContainText(`+${profit}`);
  await look(page, 'movements');
  await page.getByRole('button', { name: /Settlement/ }).click();
  await look(page, 'a movement');
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Pending withdrawal').first()).toBeVisible();
  await look(page, 'settled order');
  await page.getByRole('link', { name: 'Back' }).click();
  await tab(page, 'Store').click();
  await look(page, 'store of a shop that sells');
}

async function balance(page: Page): Promise<void> {
  await signInToConsole(page, operator);
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByText('Debits equal credits: the books balance.')).toBeVisible();
  await page.getByRole('button', { name: 'Verify all chains' }).click();
  await expect(page.getByText(/every chain is whole/)).toBeVisible();
  await look(page, 'ledger');
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
}

function figure(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'What the balance is made of' }).getByRole('link', { name });
}
