// What a screen shows first is asked for while the app itself is still on its way, and once.
import { expect, type Page } from '@playwright/test';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { openPage } from './people.ts';
import { placeOrder } from './steps/trade-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  const operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'wilma');
  const rows = [{ code: 'F-1', title: 'Oak stool', cost: '8.00', stock: 9 }];
  const [item] = await stockShop(app, operatorToken, { shop, rows, price: '24.90' });
  await placeOrder(app, shop, item?.goods_id ?? '');
});
test.afterAll(() => app.end());

/** How many calls of each tab, `me` among them, leave before the app's own script runs. */
const early = { '/shopCenter': 4, '/orderList': 3, '/goodsList': 3, '/wallet': 2 };

for (const [tab, count] of Object.entries(early)) {
  test(`${tab} asks before the app is there, and nothing twice`, async ({ browser }) => {
    const { page } = await openPage(browser, { locale: 'en-US', serviceWorkers: 'block' });
    await page.addInitScript((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('lang', 'en');
    }, shop.token);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search + (request.postData() ?? ''));
    });
    await page.goto(app.url + tab);
    // An answer that the screen asks for in other words would be left over, until it is dropped after ten seconds.
    const left = () => page.evaluate(() => globalThis.earlyAnswers?.size);
    await expect.poll(left, { timeout: 8_000 }).toBe(0);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    // A call is listed once it is answered.
    await expect.poll(() => countBeforeApp(page)).toBe(count);
  });
}

/** The app is a module: it runs when the page was read, the script in its head while it is read. */
function countBeforeApp(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const read = visit instanceof PerformanceNavigationTiming ? visit.domInteractive : 0;
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
    return calls.filter(({ startTime }) => startTime <= read).length;
  });
}
