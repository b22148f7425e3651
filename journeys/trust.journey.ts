// A stranger in a private window: terms, fees, who runs this, ranking, figures and what is never asked for, all of it
// without an account, a code or a script; from the sign-in, the invitation, the notice page and every shop (T26).
import { expect, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { trustPath, trustTopics } from '#domain/content/trust-documents.ts';
import { storefront } from '#locales/en/storefront.ts';
import { people } from '#locales/en/people.ts';
import { recordWords } from '#locales/en/console-record.ts';
import { consoleToken } from '#testing/door.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { operator } from './app-facts.ts';
import { axeFindings, look } from './look.ts';
import { signInToConsole } from './people.ts';
import { placeOrder } from './steps/trade-steps.ts';

const screens = 'test-results/screens';
let app: App;
let shop: Shop;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'tamar');
});
test.afterAll(() => app.end());

/** Nothing for axe to find, nothing cut off, in light and dark, narrow and wide; pictures to look at. */
async function see(page: Page, name: string): Promise<void> {
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
    expect(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined), name).toEqual(
      [],
    );
  }
}

test('every public page is read without a script, and each leads to the others', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/trust`);
  for (const topic of trustTopics) {
    const links = page.getByRole('navigation', { name: storefront.trustNav });
    await links.getByRole('link', { name: storefront[`trustTitle_${topic}`], exact: true }).click();
    await expect(page).toHaveURL(app.url + trustPath(topic));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storefront[`trustTitle_${topic}`]);
  }
  await context.close();
});

test('every public page passes for everybody, narrow and wide, light and dark', async ({ browser }) => {
  test.slow();
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  for (const topic of trustTopics) {
    await page.goto(app.url + trustPath(topic));
    await see(page, `trust-${topic}`);
  }
});

test('the door, the notice page and every shop lead there, and no code is asked for', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  for (const path of ['/login', '/invite', '/404']) {
    await page.goto(app.url + path);
    const links = page.getByRole('navigation', { name: people.publicPages.title });
    await expect(links.getByRole('link')).toHaveCount(trustTopics.length);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      links.getByRole('link', { name: people.publicPages.topics.figures }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(storefront.trustTitle_figures);
    await expect(opened).toHaveURL(/\/en\/trust\/figures$/);
    await opened.close();
    await look(page, `door ${path}`);
  }
  await page.goto(`${app.url}/s/${shop.handle}`);
  await page.getByRole('link', { name: storefront.trustLink }).click();
  await expect(page).toHaveURL(`${app.url}/trust`);
});

test('the record of a shop that trades is public and filled, and operators see how far it is', async ({
  browser,
  request,
}) => {
  test.slow();
  const staff = await consoleToken(app, operator);
  const rows = [{ code: 'T-1', title: 'Oak stool', cost: '8.00', stock: 9 }];
  const [item] = await stockShop(app, staff, { shop, rows, price: '24.90' });
  await placeOrder(app, shop, item?.goods_id ?? '');
  await app.beginWork();
  await app.advance(2 / 24);
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(app.url + trustPath('record'));
  await expect(page.getByText(storefront.recordNothing)).toHaveCount(0);
  await expect(page.getByRole('table', { name: storefront.recordOwed })).toBeVisible();
  await expect(page.getByText(storefront.recordLabel_claimed)).toBeVisible();
  const fees = page.getByRole('listitem').filter({ hasText: storefront.recordDoc_fees });
  const href = await fees.getByRole('link').first().getAttribute('href');
  const document = await request.get(app.url + (href ?? ''));
  expect(await document.json()).toEqual(await (await request.get(`${app.url}/fees.json`)).json());
  await context.close();
  const wide = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await wide.goto(app.url + trustPath('record'));
  await see(wide, 'trust-record-filled');
  await signInToConsole(app, wide, operator);
  await wide.goto(`${app.url}/console/record`);
  await expect(wide.getByRole('table', { name: recordWords.seals })).toBeVisible();
  await see(wide, 'console-record');
});

test('programs are given the same', async ({ request }) => {
  for (const path of [
    '/trust/figures.json',
    '/fees.json',
    '/ranking.json',
    '/.well-known/stockless-trust.json',
  ]) {
    const answer = await request.get(app.url + path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toContain('json');
  }
});
