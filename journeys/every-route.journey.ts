// Every address of the merchant's app, in two languages and both appearances: nothing fails, nothing for axe to find,
// nothing cut off, the tab bar exactly where the specification has it. The pictures are kept in test-results/screens.
import { mkdirSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { listNotices } from '#features/notifications/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { payPromotion } from '#features/promotion/contract.ts';
import { shopParts } from '#features/shop/merchant/parts.ts';
import { routes as ofSpecification } from '#tools/spec-map/routes.ts';
import { test } from './fixture.ts';
import { axeFindings, readLoudness, watchMoves } from './look.ts';
import { lendLetters, useLetters } from './fonts.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { pin, setPin } from './steps/merchant-steps.ts';
import { openPage } from './people.ts';
import { merchantScreens } from './screens.ts';
import { placeOrder } from './steps/trade-steps.ts';
import { keeps } from '#testing/keeps.ts';

/** From a screen's first picture until what it asks for is on its way. */
const settleMs = 200;
/** How late each answer is where that is looked at. */
const lateMs = 300;

let app: App;
let shop: Shop;
/** Every address, with those that name a record. */
let screens: string[];
let orderScreen: string;

test.beforeAll(async () => {
  app = await startApp();
  const operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'ines');
  const rows = [1, 2, 3].map((n) => ({
    code: `R-${n}`,
    title: `Oak stool no. ${n}`,
    cost: '8.00',
    stock: 9,
  }));
  const [item] = await stockShop(app, operatorToken, { shop, rows, price: '24.90' });
  const orderId = await placeOrder(app, shop, item?.goods_id ?? '');
  const goodsId = item?.goods_id ?? '';
  await setPin(app, shop.token);
  const terms = { days: 7, percent_bps: 500, pay_password: pin };
  const campaign = await app.ask(
    payPromotion,
    { plan_id: 'order', goods_ids: [goodsId], ...terms },
    shop.token,
  );
  screens = merchantScreens({ order: orderId, goods: goodsId, campaign: campaign.id ?? '' }).map(
    ({ path }) => path,
  );
  orderScreen = `/orderList/${orderId}`;
});
test.afterAll(() => app.end());

for (const language of ['en', 'ja'] as const) {
  test(`every route in ${language}, light and dark`, async ({ browser }) => {
    keeps('2 Routes');
    const { page, context } = await openPage(browser, { locale: 'en-US', serviceWorkers: 'block' });
    if (language === 'ja') await lendLetters(page, language);
    await app.ask(perInfo, { patch: { lang: language } }, shop.token);
    await signIn(context, language);
    const troubles = listen(page);
    mkdirSync(`test-results/screens/${language}`, { recursive: true });
    for (const route of screens) {
      await lookAtRoute(page, route, language);
      expect(troubles(), `${route} in ${language}`).toEqual(notFoundAt(route));
    }
  });
}

/**
 * What is not there is answered as such, and the app's page says so in words. Pages of test data also ask whether this
 * server has the demo's ways to cheat, which only `npm start` opens.
 */
function notFoundAt(route: string): string[] {
  const missing = { '/404': '/404', '/proof': '/demo/cheat' }[route];
  if (missing === undefined) return [];
  const said = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
  return [`${app.url}${missing}: 404`, said];
}

test('with words a third longer nothing is cut off', async ({ browser }) => {
  const { page, context } = await openPage(browser, { serviceWorkers: 'block' });
  await signIn(context, 'en-XA');
  for (const route of screens) {
    await open(page, route);
    expect(await clipped(page), `cut off on ${route}`).toEqual([]);
  }
});

test('on a phone a screen begins with what it is for, in three languages', async ({ browser }) => {
  const { page, context } = await openPage(browser, { serviceWorkers: 'block', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, 'en');
  for (const language of ['en', 'es', 'ja']) {
    await app.ask(perInfo, { patch: { lang: language } }, shop.token);
    await signIn(context, language);
    await measureHome(page, language);
    await measureOrders(page, language);
    await measureProducts(page, language);
    await measureOrder(page, language);
    await measureLengths(page, language);
    for (const [route, first] of Object.entries(firstRows)) {
      await open(page, route);
      const row = await page.locator(`main ${first}`).first().boundingBox();
      expect(row?.y, `first row of ${route} in ${language}`).toBeLessThanOrEqual(220);
      await expectQuiet(page, `${route} in ${language}`);
    }
  }
  await confirmOrder(page);
});

/** What is asked for comes late here, as on a slow network: places were kept for it, so nothing that is seen moves. */
test('nothing moves when what was asked for comes', async ({ browser }) => {
  const { page, context } = await openPage(browser, { serviceWorkers: 'block', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  // A page opens in the language of the device and changes to that of the account once: here they are one.
  await app.ask(perInfo, { patch: { lang: 'en' } }, shop.token);
  await signIn(context, 'en');
  const readMoved = await watchMoves(page);
  await page.route('**/v1/**', async (route) => {
    // Those that wait for the merchant come last: the list is drawn when it is known what stands above it. So do the
    // notices, behind what is offered below them.
    const isLast =
      route.request().postData()?.includes('"deadline"') === true ||
      route.request().url().endsWith(listNotices.path);
    const times = isLast ? 3 : 1;
    await new Promise((resolve) => setTimeout(resolve, times * lateMs));
    await route.continue();
  });
  for (const route of ['/shopCenter', '/orderList', '/goodsList', '/wallet', '/notifications']) {
    await open(page, route);
    await page.waitForTimeout(4 * lateMs);
    const { share, what } = await readMoved();
    expect(share, `what moved on ${route}: ${what.join('; ')}`).toBeLessThanOrEqual(0.02);
  }
  // On a wide screen the list of orders comes beside the order: its room is there before.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, orderScreen);
  await expect(page.getByRole('navigation', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(4 * lateMs);
  const { share, what } = await readMoved();
  expect(share, `what moved beside the list of orders: ${what.join('; ')}`).toBeLessThanOrEqual(0.02);
});

/** What was pressed is gone with the act: the reader goes on at the heading, not at the top of the page. */
async function confirmOrder(page: Page): Promise<void> {
  await open(page, orderScreen);
  await page.locator('main .fixed button').click();
  await page.getByRole('dialog').locator('button').nth(1).click();
  await expect(page.locator('main .fixed button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** How many views of a phone a page may have: settings are found, not searched for. */
const viewsMax: Readonly<Record<string, number>> = {
  '/shop': 2.2,
  ...Object.fromEntries(shopParts.map((part) => [`/shop/${part}`, 2])),
  '/settings': 1.5,
  '/settings/about': 1.5,
  '/settings/notices': 3,
};

async function measureLengths(page: Page, language: string): Promise<void> {
  for (const [route, views] of Object.entries(viewsMax)) {
    await open(page, route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 740, `${route} in ${language}`).toBeLessThanOrEqual(views);
  }
}

/** The lists of a day, each with what its first row is known by. */
const firstRows = {
  '/orderList': 'a[href^="/orderList/"]',
  '/goodsList/warehouse': 'article',
  '/goodsList': 'ul button:has(img, [role=img])',
};

/** What was sold, what can be withdrawn and what there is to do are answered before the eye leaves the first view. */
async function measureHome(page: Page, language: string): Promise<void> {
  await open(page, '/shopCenter');
  // A real instance has no banner of test data above it.
  const main = await page.locator('main').boundingBox();
  const toDo = await page.locator('main ul:has(a[href^="/orderList/"])').first().boundingBox();
  const end = (toDo?.y ?? 999) + (toDo?.height ?? 0) - (main?.y ?? 0);
  expect(end, `home in ${language}`).toBeLessThanOrEqual(600);
  await expectQuiet(page, `home in ${language}`);
}

/** Seven orders have room above the tab bar, which is as high as a row. */
async function measureOrders(page: Page, language: string): Promise<void> {
  await open(page, '/orderList');
  const row = await page.locator('main a[href^="/orderList/"]').first().boundingBox();
  const room = 740 - 64 - (row?.y ?? 740);
  expect(Math.floor(room / (row?.height ?? 740)), `orders in ${language}`).toBeGreaterThanOrEqual(7);
}

/** Seven products have room too. While they are selected, the circle is on the picture and no row is out of reach. */
async function measureProducts(page: Page, language: string): Promise<void> {
  await open(page, '/goodsList');
  const rows = page.locator(`main ${firstRows['/goodsList']}`);
  const row = await rows.first().boundingBox();
  const room = 740 - 64 - (row?.y ?? 740);
  expect(Math.floor(room / (row?.height ?? 740)), `products in ${language}`).toBeGreaterThanOrEqual(7);
  await page.locator('main nav + span button').click();
  await page.getByRole('dialog').locator('button:not([aria-label])').first().click();
  const picture = await rows.first().locator('img, [role=img]').first().boundingBox();
  const circle = await rows.first().locator('[data-mark]').boundingBox();
  expect(circle?.x ?? 0, `circle in ${language}`).toBeGreaterThanOrEqual(picture?.x ?? 999);
  expect(circle?.y ?? 0, `circle in ${language}`).toBeGreaterThanOrEqual(picture?.y ?? 999);
  await expect(page.locator('main .sticky button')).toHaveCount(2);
  await rows.first().click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bar = await page.locator('main .sticky').boundingBox();
  const last = await rows.last().boundingBox();
  expect(bar?.y ?? 0, `bar in ${language}`).toBeGreaterThanOrEqual((last?.y ?? 740) + (last?.height ?? 0));
  expect(await axeFindings(page), `selecting in ${language}`).toEqual([]);
}

/** An ordinary order has two screens, and what it waits for is under the thumb. */
async function measureOrder(page: Page, language: string): Promise<void> {
  await open(page, orderScreen);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, `order in ${language}`).toBeLessThanOrEqual(2 * 740);
  const act = await page.locator('main .fixed button').boundingBox();
  expect(act?.y, `confirming in ${language}`).toBeGreaterThan(600);
  await expectQuiet(page, `order in ${language}`);
}

async function expectQuiet(page: Page, name: string): Promise<void> {
  const { heavy, frames } = await readLoudness(page);
  expect(heavy, `heavy letters on ${name}`).toBeLessThanOrEqual(25);
  expect(frames, `frames within frames on ${name}`).toBeLessThanOrEqual(1);
}

async function signIn(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript(
    ([token, lang]) => {
      if (localStorage.getItem('token') === null) localStorage.setItem('token', token ?? '');
      localStorage.setItem('lang', lang ?? '');
    },
    [shop.token, language],
  );
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(app.url + route);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('load');
  // The app keeps a stream open, so that the network is never idle: what is still asked for shows itself as busy.
  await page.waitForTimeout(settleMs);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function lookAtRoute(page: Page, route: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, route);
  if (language === 'ja') await useLetters(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const wantsTabBar = ofSpecification[route]?.hasTabBar ?? false;
  const bar = page.locator('nav.fixed');
  await expect(bar, `tab bar on ${route}`).toHaveCount(wantsTabBar ? 1 : 0);
  const name = route
    .replace(/[0-9a-f-]{36}/, 'one')
    .replaceAll('/', '-')
    .slice(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await axeFindings(page, rules), `axe: ${route}, ${language}, ${colorScheme}`).toEqual([]);
    await page.screenshot({ path: `test-results/screens/${language}/${name}-${colorScheme}.png` });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `width of ${route}`).toBeLessThanOrEqual(360);
}

/** What went wrong since it was last asked: errors of the console, requests that failed, answers of 4xx and 5xx. */
function listen(page: Page): () => string[] {
  let found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('requestfailed', (request) => found.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()}: ${response.status()}`);
  });
  return () => {
    const told = found.filter((text) => !text.includes('net::ERR_ABORTED'));
    found = [];
    return told;
  };
}

/** Texts that are wider than what holds them, but for single lines that say so by dots. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) cut.push('the page is wider than the screen');
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, nav span, th, td, p',
    )) {
      const style = getComputedStyle(one);
      const isReceivedOnly = one.closest('.sr-only') !== null || one.querySelector('.sr-only') !== null;
      if (isReceivedOnly || style.textOverflow === 'ellipsis' || one.offsetParent === null) continue;
      if (one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline' && style.overflowX !== 'auto') {
        cut.push(`${one.tagName} ${one.textContent.slice(0, 40)}`);
      }
    }
    return cut;
  });
}
