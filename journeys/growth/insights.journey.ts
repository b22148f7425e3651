// Insights on a merchant's phone: a visitor comes from another site, searches in vain and buys; the merchant finds the product's
// profit, opens the orders behind it, sees where visitors came from, and saves a list. A shop without visits is told what comes.
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { desk, look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

/** A browser that is driven says so, and is counted nowhere. */
const ofPerson =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let app: App;
let shop: Shop;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  await furnish(app);
  const operator = await operatorToken(app);
  shop = await makeShop(app, operator, 'ines');
  await makeShop(app, operator, 'noor', 'Quiet Shop');
  const rows = [
    { code: 'IJ-1', title: 'Walnut tray', cost: '8.00', stock: 90 },
    { code: 'IJ-2', title: 'Linen apron', cost: '9.00', stock: 90 },
  ];
  const items = await stockShop(app, operator, { shop, rows, price: '30.00' });
  const [first, second] = rows.map(({ code }) => items.find((item) => item.code === code)?.goods_id);
  for (let count = 0; count < 2; count += 1) await buyOne(app, shop, first ?? '');
  await buyOne(app, shop, second ?? '');
  const visitor = await openPage(browser, { userAgent: ofPerson });
  await visitor.page.goto(`${app.url}/s/${shop.handle}/goods/${first}`, {
    referer: 'https://blog.example/best',
  });
  await visitor.page.goto(`${app.url}/s/${shop.handle}?q=submarine`);
  await visitor.page.close();
});
test.afterAll(() => app.end());

async function openAs(username: string, language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username, password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  phone.page.setDefaultTimeout(20_000);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/insights-${name}.png`, fullPage: true });

/** The same on a wide screen in the dark: nothing wider than the screen. */
async function shootWide(page: Page, name: string): Promise<void> {
  const phone = page.viewportSize() ?? desk;
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.screenshot({ path: `test-results/screens/insights-${name}-wide.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(desk.width);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
}

for (const language of ['en', 'ja'] as const) {
  test(`numbers open what they are made of, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { insights: words } = await rooms.shop();
    const { page, troubles } = await openAs('ines', language, browser);
    await page.goto(`${app.url}/shopCenter`);
    await page.getByRole('button', { name: day.statistics.links.title }).first().click();
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const products = page.getByRole('list', { name: words.views.products, exact: true });
    await expect(products.getByRole('listitem')).toHaveCount(2);
    await shoot(page, `products-${language}`);
    await look(page, `insights, products, ${language}`);
    await products.getByRole('button', { name: /Walnut tray/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(
      sheet.getByRole('list', { name: words.columns.orders, exact: true }).getByRole('link'),
    ).toHaveCount(2);
    await shoot(page, `product-${language}`);
    await look(page, `insights, a product, ${language}`);
    await sheet.getByRole('button', { name: words.columns.views }).click();
    await expect(
      sheet.getByRole('list', { name: words.columns.views, exact: true }).getByRole('listitem'),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.getByRole('button', { name: words.views.visitors, exact: true }).click();
    await page
      .getByRole('list', { name: words.hosts })
      .getByRole('button', { name: /blog\.example/ })
      .click();
    await expect(sheet.getByRole('list').getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    const hidden = sayIn(language, words.hidden, { count: 1 });
    await expect(page.getByText(hidden)).toBeVisible();
    await shoot(page, `visitors-${language}`);
    await look(page, `insights, visitors, ${language}`);

    await page.getByRole('button', { name: words.views.buyers, exact: true }).click();
    await page
      .getByRole('list', { name: words.buyers })
      .getByRole('button', { name: words.buyerKinds.again })
      .click();
    await expect(sheet.getByRole('link')).toHaveCount(2);
    await page.goBack();
    await shoot(page, `buyers-${language}`);
    await look(page, `insights, buyers, ${language}`);
    await shootWide(page, `buyers-${language}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `${words.save}: ${words.countries}` }).click();
    expect((await saving).suggestedFilename()).toMatch(/^countries-.*\.csv$/);

    await page.getByRole('button', { name: words.views.returns, exact: true }).click();
    await expect(page.getByText(words.noReturns)).toBeVisible();
    await page.getByRole('button', { name: words.ranges.custom }).click();
    await expect(page.getByLabel(words.from, { exact: true })).toBeVisible();
    await look(page, `insights, days of one's own, ${language}`);
    expect(troubles()).toEqual([]);
  });

  test(`a shop without visits is told what comes, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const { insights: words } = await rooms.shop();
    const { page, troubles } = await openAs('noor', language, browser);
    for (const [show, says] of [
      ['products', words.noProducts],
      ['visitors', words.noVisitors],
      ['buyers', words.noOrders],
      ['returns', words.noReturns],
    ] as const) {
      await page.goto(`${app.url}/insights?show=${show}&range=90d`);
      await expect(page.getByText(says)).toBeVisible();
    }
    await page.goto(`${app.url}/insights?show=visitors`);
    await expect(page.getByRole('link', { name: words.share })).toBeVisible();
    await look(page, `insights, nothing yet, ${language}`);
    expect(troubles()).toEqual([]);
  });
}
