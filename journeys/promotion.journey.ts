// A campaign from its forecast to its receipts, while somebody else shops: what was seen and clicked in the second
// browser stands in the merchant's list with its price, the day computes again, and what was not spent comes back.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { earn, openPhone, operatorToken, pin, setPin } from './steps/merchant-steps.ts';
import { openPage } from './people.ts';

const username = 'pia';
/** Of the goods that `earn` makes. */
const title = 'Walnut tray';
/** A new campaign takes part in a tenth of the pages: so many are surely enough. */
const pagesMost = 150;

/** The name of a browser without a screen is a robot's, and a robot's clicks cost nobody anything. */
const ofPerson =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), username);
  shop = { ...shop, ...(await earn(app, { shop, username, price: '80.00' })) };
  await setPin(app, shop.token);
  // Newer goods of another shop stand before the tray where the newest come first; paid for, it is seen earlier.
  const operator = await operatorToken(app);
  const other = await makeShop(app, operator, 'otis', 'Other Shop');
  const rows = Array.from({ length: 24 }, (_none, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { code: `POT-${number}`, title: `Pot ${number}`, cost: '10.00', stock: 9 };
  });
  await stockShop(app, operator, { shop: other, rows, price: '30.00' });
  // The ranking looks, and a day of promotion is promised.
  await app.beginWork();
  await app.advance(0.1);
});
test.afterAll(() => app.end());

test('a campaign from forecast to receipts, while a second browser shops', async ({ browser }) => {
  test.slow();
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await test.step('what is promoted, and where', () => choose(page));
  await test.step('how much, with a live forecast', () => price(page));
  await test.step('checked and paid', () => pay(page));
  await test.step('a buyer sees it, and clicks', () => shopAround(browser));
  // A day is published some time after its end, and this one may have begun a minute before the click.
  await app.advance(1.1);
  await test.step('the campaign says what it brought', () => read(page));
  await test.step('each view and click has a receipt, and the day is computed again', () => check(page));
  await test.step('stopped: what was not spent comes back', () => stop(page));
  expect(troubles()).toEqual([]);
});

async function choose(page: Page): Promise<void> {
  await page.goto(`${app.url}/promotion`);
  await expect(page.getByText('You have no campaigns yet')).toBeVisible();
  await look(page, 'promotion without campaigns');
  await page.getByRole('link', { name: 'New campaign' }).first().click();
  await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  await look(page, 'what is promoted');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function price(page: Page): Promise<void> {
  await expect(page.getByText('No sales are promised', { exact: false })).toBeVisible();
  await page.getByLabel('Total budget', { exact: true }).fill('10');
  await page.getByLabel('For how many days').fill('2');
  await page.getByRole('button', { name: /^High/ }).click();
  await page.reload();
  await expect(page.getByLabel('Total budget', { exact: true })).toHaveValue('10');
  await expect(page.getByText(/first estimate from published figures/)).toBeVisible();
  await look(page, 'how much it may cost');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay $10.00' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Pay $10.00' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Running')).toBeVisible();
  await look(page, 'a campaign that has just begun');
}

/** Looks around until the tray stands there, looks at it for a while, opens it and stays. */
async function shopAround(browser: Browser): Promise<void> {
  const { page } = await openPage(browser, { locale: 'en-GB', userAgent: ofPerson });
  const card = page.locator('[data-ad]');
  for (let n = 0; n < pagesMost; n += 1) {
    await page.goto(`${app.url}/explore?sort=new`);
    await expect(page.getByText(/Pot \d\d/).first()).toBeVisible();
    if ((await card.count()) > 0) break;
  }
  await expect(card.getByText(/Sponsored/)).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await page.waitForRequest(/\/pub\/ads\/beacon/);
  await look(page, 'explore with a sponsored place');
  await card.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.waitForRequest(/\/pub\/ads\/beacon/);
}

async function read(page: Page): Promise<void> {
  await page.reload();
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('link', { name: /^Views\s*1/ })).toBeVisible();
  await expect(figures.getByRole('link', { name: /^Clicks\s*1/ })).toBeVisible();
  await look(page, 'a campaign with a click');
}

async function check(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Receipts: every view and click' }).click();
  const receipts = page.getByRole('list', { name: 'Receipts' });
  await expect(receipts.getByText('Charged')).toBeVisible();
  await look(page, 'receipts');
  await page.getByRole('button', { name: 'Check this day' }).click();
  await expect(page.getByText(/The one price you were charged is right/)).toBeVisible();
  await look(page, 'a day computed again');
}

async function stop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/will be returned within a minute/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Stopped\. \$9\.\d\d was returned\.$/)).toBeVisible();
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
}
