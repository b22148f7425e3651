// A merchant who reads letters of twice the size: every screen of the app holds them on a small phone.
import { expect } from '@playwright/test';
import { payPromotion } from '#features/promotion/contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { cutInLargeText } from './look.ts';
import { openPage } from './people.ts';
import { merchantScreens } from './screens.ts';
import { pin, setPin } from './steps/merchant-steps.ts';
import { placeOrder } from './steps/trade-steps.ts';

let app: App;
let shop: Shop;
let screens: string[];

test.beforeAll(async () => {
  app = await startApp();
  const operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'louise');
  const rows = [1, 2, 3].map((n) => ({
    code: `L-${n}`,
    title: `Oak stool no. ${n} with a long seat`,
    cost: '800.00',
    stock: 9,
  }));
  const [item] = await stockShop(app, operatorToken, { shop, rows, price: '2404.90' });
  const goods = item?.goods_id ?? '';
  const order = await placeOrder(app, shop, goods);
  await setPin(app, shop.token);
  const terms = { days: 7, percent_bps: 500, pay_password: pin };
  const { id } = await app.ask(payPromotion, { plan_id: 'order', goods_ids: [goods], ...terms }, shop.token);
  screens = merchantScreens({ order, goods, campaign: id ?? '' }).map(({ path }) => path);
});
test.afterAll(() => app.end());

test('with letters of twice the size nothing is cut off', async ({ browser }) => {
  const { page } = await openPage(browser, {
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('lang', 'en');
  }, shop.token);
  for (const route of screens) {
    await page.goto(app.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForTimeout(200);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // On a busy machine a screen may still be drawn when it is measured first.
    const cut = async () => expect(await cutInLargeText(page), `large letters on ${route}`).toEqual([]);
    await expect.soft(cut).toPass({ timeout: 5_000 });
  }
});
