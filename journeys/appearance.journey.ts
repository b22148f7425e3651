// How it looks and speaks, whoever the instance belongs to: the kit, the settings, the languages.
import { expect } from '@playwright/test';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { openPage } from './people.ts';

const tabs = ['/shopCenter', '/orderList', '/goodsList', '/wallet'];

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'gale');
});
test.afterAll(() => app.end());

test('every block of the kit, in light and dark', async ({ page }) => {
  await page.goto(`${app.url}/gallery/`);
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await look(page, 'gallery');
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible();
  await look(page, 'gallery, sheet');
});

test('the settings: a look that is there before the first paint, a language that the server keeps', async ({
  page,
  browser,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), shop.token);
  await page.goto(`${app.url}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await look(page, 'settings');

  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto(`${app.url}/settings`, { waitUntil: 'commit' });
  // The look stands as soon as there is a body; the app itself comes later.
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang_untold'))).toBeNull();
  // Another browser of the same person speaks it too.
  const other = await openPage(browser);
  await other.page.addInitScript((token) => localStorage.setItem('token', token), shop.token);
  await other.page.goto(`${app.url}/settings`);
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'ja');
  await other.context.close();
});

test('screens hold words that are a third longer', async ({ page }) => {
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('lang', 'en-XA');
  }, shop.token);
  for (const path of [...tabs, '/goodsList/warehouse', '/wallet/flow', '/shop', '/settings', '/404']) {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^\[Ĺóáđ/);
    await look(page, `longer words: ${path}`);
  }
});

declare global {
  /** Which way each drawn change of screen went. */
  var drawnChanges: (string | undefined)[];
}

test('a screen that is opened comes in, and who wants less motion has it at once', async ({ browser }) => {
  const { page } = await openPage(browser);
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    globalThis.drawnChanges = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      globalThis.drawnChanges.push(document.documentElement.dataset['change']);
      return start(update);
    };
    // Every tap counts as answered in time, however slow the machine is.
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() + 1_000_000 });
  }, shop.token);
  await page.goto(`${app.url}/wallet`);
  const flow = page.locator('main a[href="/wallet/flow"]').first();
  const goAndComeBack = async () => {
    await flow.click();
    // The way back is pressed while the screen comes in.
    await page.locator('main a[href="/wallet"]').click();
    await expect(flow).toBeVisible();
    await expect(page).toHaveURL(/\/wallet$/);
    return page.evaluate(() => globalThis.drawnChanges);
  };
  // The drawing is fetched after the first screen, and begins when the machine has shown that it is quick.
  await expect(async () => expect((await goAndComeBack()).join(' ')).toContain('forward back')).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-change');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await page.evaluate(() => globalThis.drawnChanges.length);
  expect(await goAndComeBack()).toHaveLength(before);
});
