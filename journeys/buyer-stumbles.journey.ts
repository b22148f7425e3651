// What happens to people: back, twice, reload, a second tab, no connection. One order, one capture, and no page that
// says "failed" while nobody knows.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { listOrders } from '#features/orders/contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import * as steps from './steps/sale-steps.ts';

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

/** Orders of the shop so far; each journey adds one. */
const orders = async () => (await app.ask(listOrders, { page_size: 100 }, shop.token)).list.length;
/** Money that the card provider took so far. */
const captures = () => app.cardCaptures();

/** True words only: nothing failed where nothing is known. */
async function saysNoFailure(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText(/failed|went wrong|declined/i);
}

/** One more order and one more capture than before, and no further one by anything that follows. */
async function expectOne(before: readonly [number, number]): Promise<void> {
  await app.advance(0.1);
  expect([await orders(), await captures()]).toEqual([before[0] + 1, before[1] + 1]);
}

const standing = async () => [await orders(), await captures()] as const;

test('loaded again at every step: nothing is lost, nothing is done twice', async ({ browser }) => {
  const before = await standing();
  const { page } = await steps.openBuyer(browser);
  await page.goto(link);
  await page.reload();
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.reload();
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
  await page.reload();
  const bought = await steps.payByCard(page);
  await page.reload();
  await page.reload();
  await saysNoFailure(page);
  expect(page.url().split('?')[0]).toBe(bought);
  await expectOne(before);
});

test('back from the payment, and back again after it: the same order, not a second one', async ({
  browser,
}) => {
  const before = await standing();
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
  const paying = page.url();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await saysNoFailure(page);
  await page.goto(paying);
  const bought = await steps.payByCard(page);
  for (let step = 0; step < 3; step += 1) {
    // A browser asks before it sends a form again; there is nothing of ours on that page.
    await page.goBack().catch(() => undefined);
    await saysNoFailure(page);
  }
  // Whoever presses the button of the old page again is led to what they have.
  const again = page.getByRole('button', { name: /^(Order with obligation to|Pay) / });
  if (await again.isVisible()) {
    await page.getByLabel(/I agree to buy/).check();
    await again.click();
    await saysNoFailure(page);
  }
  await page.goto(bought);
  await expect(page.getByText(/Your payment has arrived|Your order is being prepared/)).toBeVisible();
  await expectOne(before);
});

test('two taps on the button: one checkout, one order', async ({ browser }) => {
  const before = await standing();
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).dblclick();
  await steps.payByCard(page);
  await expectOne(before);
});

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('two tabs with one cart and one quote: whoever pays first has the order, the other is led to it', async ({
  browser,
}) => {
  const before = await standing();
  const { page, context } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  const other = await secondTab(context, page.url());
  await steps.fillCheckout(page, /^Card/);
  await steps.fillCheckout(other, /^Card/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
  // The payment's own page in a second tab as well: it is the same one.
  const twin = await secondTab(context, page.url());
  await twin.getByRole('button', { name: /^Pay / }).click();
  await steps.orderAddress(twin);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('This is paid already.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await steps.orderAddress(page);
  await other.bringToFront();
  await saysNoFailure(other);
  await expectOne(before);
});

test('offline in the middle of paying, and back: the page checks, and then the order is there', async ({
  browser,
}) => {
  const before = await standing();
  const { page, context } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
  const result = await page.getByRole('link', { name: 'Back without paying' }).getAttribute('href');
  // The money is taken, and the way back is cut: the answer of the provider never comes.
  await page.route('**/payment/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /^Pay / }).click();
  await context.setOffline(true);
  await page.unroute('**/payment/**');
  await expect(page.goto(result ?? '')).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(result ?? '');
  await saysNoFailure(page);
  await steps.orderAddress(page);
  await page.reload();
  await saysNoFailure(page);
  await expectOne(before);
});
