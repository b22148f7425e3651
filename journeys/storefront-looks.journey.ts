// Every kind of page of the storefront, as a phone and a wide screen show it, in light and in dark: nothing for axe to
// find, nothing wider than the screen. The pictures lie in test-results/screens.
import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { keysOf } from '#domain/keys.ts';
import { addBundle } from '#features/discounts/bundles.contract.ts';
import { saveCollection } from '#features/content/contract.ts';
import { saveShopPage } from '#features/content/pages.contract.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { axeFindings, cutInLargeText, look } from './look.ts';
import { storefrontScreens, type Records, type StorefrontPart } from './screens.ts';
import * as steps from './steps/sale-steps.ts';

const screens = 'test-results/screens';
let app: App;
let shop: Shop;
let link: string;
const bundleId = randomUUID();
/** Every kind of page, with whether it was looked at: a new one that nobody looks at fails here. */
const seen: Record<StorefrontPage['kind'], boolean> = {
  home: false,
  bundle: false,
  collection: false,
  shopPage: false,
  explore: false,
  exploreHow: false,
  trust: false,
  goods: false,
  cart: false,
  place: false,
  checkout: false,
  testPay: false,
  paymentResult: false,
  order: false,
  return: false,
  orderFind: false,
  case: false,
  label: false,
  withdraw: false,
  withdrawal: false,
  receipt: false,
  verify: false,
  emailStop: false,
  restock: false,
  question: false,
  reminderStop: false,
  mine: false,
  // Behind a sign-in: `growth/own-page.journey.ts` looks at it in the same four forms.
  mineAddress: true,
  missing: false,
  trouble: false,
};

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp({ hasWays: true });
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  const soldOut = { code: 'KIT-9', title: 'Sold out ladle', cost: '2.00', stock: 1 };
  const spoons = ['Blue', 'Red'].map((colour, index) => ({
    code: `KIT-8${index}`,
    title: `Enamelled serving spoon for salads (${colour})`,
    cost: '2.00',
    stock: 9,
    family: 'spoon',
    options: `Colour=${colour}`,
  }));
  const rows = [...steps.rows, soldOut, ...spoons];
  const stocked = await stockShop(app, staff, { shop, rows, price: '24.90' });
  await fillContent(stocked.map(({ goods_id: id }) => id));
  link = `${app.url}/s/${shop.handle}`;
});
test.afterAll(() => app.end());

/** A bundle, a collection and a page of the shop's own. */
async function fillContent(goodsIds: string[]): Promise<void> {
  const pair = { id: bundleId, goods_ids: goodsIds.slice(0, 2), price: '39.00' };
  await app.ask(addBundle, pair, shop.token);
  const own = { version: 0, is_shown: true } as const;
  const description = 'For long tables.';
  await app.ask(
    saveCollection,
    { ...own, id: randomUUID(), texts: [{ lang: 'en', title: 'Serving', description }], goods_ids: goodsIds },
    shop.token,
  );
  const body = '## Enamel\n\n- Wipe it **dry**\n- Never scour it';
  await app.ask(
    saveShopPage,
    { ...own, id: randomUUID(), texts: [{ lang: 'en', title: 'How to care', body }] },
    shop.token,
  );
}

/** The page as it stands, in four forms. */
async function see(page: Page, kind: StorefrontPage['kind'], name: string = kind): Promise<void> {
  seen[kind] = true;
  await look(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `${screens}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    // Only colours differ between the schemes.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await axeFindings(page, rules), `axe: ${name}, wide, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await cutInLargeText(page), `large letters on ${name}`).toEqual([]);
}

async function seeAll(page: Page, part: StorefrontPart, records: Records = {}): Promise<void> {
  for (const { path, kind, name } of storefrontScreens(part, { shop: shop.handle, ...records })) {
    await page.goto(app.url + path);
    await see(page, kind, name);
  }
}

test('looking around', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await seeAll(page, 'around', { words: 'enamal+ketle' });
  await page.goto(`${link}/c/serving`);
  await see(page, 'collection');
  await page.goto(`${link}/p/how-to-care`);
  await see(page, 'shopPage');
  await page.goto(`${link}/b/${bundleId}`);
  await see(page, 'bundle');
  await page.goto(link);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await see(page, 'goods');
  await page.goto(link);
  await page.getByRole('link', { name: /spoon for salads \(Blue\)/ }).click();
  await see(page, 'goods', 'goods-options');
  await page.reload();
  // In the first view of a phone the options stand above the bar with the price and the buttons.
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Infinity, height: 0 };
  const options = await boxOf(page.getByRole('link', { name: 'Red', exact: true }));
  const bar = await boxOf(page.locator('form[action$="/cart/add"]'));
  expect(options.y + options.height).toBeLessThanOrEqual(bar.y);
  expect(bar.y + bar.height).toBeLessThanOrEqual(740);
});

test('a page fades into the next one, and not for who wants less motion', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['shown'] = event.viewTransition === null ? 'at once' : 'faded';
    });
  });
  const html = page.locator('html');
  const open = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(link);
    await page.getByRole('link', { name: /Enamel kettle/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Enamel kettle/ })).toBeVisible();
  };
  // A page that comes after more than four seconds is shown without: then the machine is asked again.
  await expect(async () => {
    await open('no-preference');
    await expect(html).toHaveAttribute('data-shown', 'faded', { timeout: 1_000 });
  }).toPass();
  // What is on the page can be pressed while it fades.
  await page.goto(link);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await open('reduce');
  await expect(html).toHaveAttribute('data-shown', 'at once');
});

test('what helps on', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await seeAll(page, 'help');
  // A link whose address is deleted, or that never was one.
  await page.goto(`${link}/restock/${'x'.repeat(30)}`);
  await see(page, 'restock');
  await page.goto(`${link}/question/${'x'.repeat(30)}`);
  await see(page, 'question');
  await page.goto(`${link}/reminder/${'x'.repeat(30)}/stop`);
  await see(page, 'reminderStop');
  await page.goto(`${link}/me`);
  await see(page, 'mine');
  // A form that no page of ours sends.
  await page.goto(`${link}/cart`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'text/plain', action: `${location.pathname}/add` });
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/cart\/add/);
  await see(page, 'trouble');
});

test('paying', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await see(page, 'checkout');
  await steps.order(page);
  await see(page, 'checkout', 'checkout-faults');
  await page.goto(`${link}/cart`);
  await see(page, 'cart');
  for (const [way, name] of [
    [/^USDT/, 'paymentResult-usdt'],
    [/^Bank transfer/, 'paymentResult-bank'],
    [/^Card/, 'paymentResult-card'],
  ] as const) {
    await steps.goToCheckout(page, link);
    await steps.fillCheckout(page, way);
    await steps.order(page);
    if (name === 'paymentResult-card') await page.getByRole('link', { name: 'Back without paying' }).click();
    await see(page, 'paymentResult', name);
  }
  const result = page.url();
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Test/);
  await steps.order(page);
  await see(page, 'testPay');
  await app.advance(0.05);
  await page.goto(result);
  await see(page, 'paymentResult', 'paymentResult-expired');
});

test('after the purchase', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  const bought = await steps.payByCard(page);
  await see(page, 'order', 'order-paid');
  await steps.deliver(app);
  await page.goto(bought);
  await see(page, 'order', 'order-delivered');
  await page.getByText('Need help?').click();
  await see(page, 'order', 'order-help');
  await seeAll(page, 'order', { order: new URL(bought).pathname.split('/').at(-1) });
  await steps.askReturn(page, bought);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await see(page, 'case');
  await page.goto(bought);
  await steps.sendBack(app, page, shop);
  await see(page, 'case', 'case-sent');
  await page.goto(`${page.url().split('?')[0]}/label`);
  await see(page, 'label');
});

test('withdrawing from the contract', async ({ browser }) => {
  const { page } = await steps.openBuyer(browser);
  await steps.goToCheckout(page, link);
  await steps.fillCheckout(page, /^Card/);
  await steps.order(page);
  const bought = await steps.payByCard(page);
  await page.goto(`${bought}/withdraw`);
  await page.getByRole('spinbutton').first().fill('2');
  await page.getByLabel('Your name').fill('Anna Berger');
  await page.getByRole('button', { name: 'Continue' }).click();
  await see(page, 'withdraw', 'withdraw-confirm');
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt of your withdrawal' })).toBeVisible();
  await see(page, 'withdrawal');
});

test('no kind of page was left out', () => {
  expect(keysOf(seen).filter((kind) => !seen[kind])).toEqual([]);
});
