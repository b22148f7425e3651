// A merchant sells two products together with the profit in sight; a buyer finds it on a product's page, puts all of it into the
// cart and pays the price; switched off, it can be put back, and it is deleted at last.
import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, password } from '../steps/merchant-steps.ts';

const owners = { en: 'bertha', ja: 'botan' } as const;
const screens = 'test-results/screens';

let app: App;
const shops = new Map<string, Shop>();

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const operator = await furnish(app);
  for (const [language, owner] of Object.entries(owners)) {
    const shop = await makeShop(app, operator, owner, `Shop of ${owner}`);
    const rows = [
      { code: `BN-1-${owner}`, title: 'Walnut tray', cost: '8.00', stock: 90 },
      { code: `BN-2-${owner}`, title: 'Linen napkins', cost: '6.00', stock: 90 },
    ];
    await stockShop(app, operator, { shop, rows, price: '30.00' });
    shops.set(language, shop);
  }
});
test.afterAll(() => app.end());

/** Looks at the page, and takes its picture on a phone and on a wide screen, light and dark. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`products that cost less together, in ${language}`, async ({ browser }) => {
    test.slow();
    const shop = shops.get(language);
    if (shop === undefined) throw new Error('no shop');
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.discounts();
    const { token } = await app.ask(login, { username: owners[language], password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page: phone, troubles } = await openPhone(browser, app, token);
    phone.setDefaultTimeout(20_000);

    await phone.goto(`${app.url}/discounts`);
    await phone.getByRole('link', { name: words.tabs.bundles, exact: true }).click();
    await expect(phone.getByText(words.bundleNone)).toBeVisible();
    await see(phone, `bundles-none-${language}`);
    await phone.getByRole('link', { name: words.bundleNew }).click();
    await phone.getByRole('checkbox', { name: /Walnut tray/ }).check();
    await phone.getByRole('checkbox', { name: /Linen napkins/ }).check();
    await expect(phone.getByText(/\$60\.00/)).toBeVisible();
    await phone.getByLabel(words.bundlePrice).fill('10');
    await expect(phone.getByText(words.bundleVerdicts.below_break_even)).toBeVisible();
    await phone.getByRole('button', { name: words.bundleMake }).click();
    await expect(phone.getByText(/\$14\.7\d/).first()).toBeVisible();
    await see(phone, `bundle-below-cost-${language}`);
    await phone.getByLabel(words.bundlePrice).fill('50');
    await expect(phone.getByText(/\$33\.50/)).toBeVisible();
    await see(phone, `bundle-new-${language}`);
    await phone.getByRole('button', { name: words.bundleMake }).click();
    await expect(phone).toHaveURL(/\/discounts\/bundles$/);
    await expect(phone.getByRole('heading', { name: /Walnut tray/ })).toBeVisible();
    await see(phone, `bundles-${language}`);

    const own = pageWords[language].storefront;
    const { page } = await openPage(browser, { locale: language === 'en' ? 'en-GB' : 'ja-JP' });
    page.setDefaultTimeout(20_000);
    const home = `${app.url}/${language}/s/${shop.handle}`;
    await app.advance(0.01);
    await page.goto(home);
    await page
      .getByRole('link', { name: /Walnut tray/ })
      .first()
      .click();
    await page.getByRole('link', { name: /\$50\.00/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.bundleTitle })).toBeVisible();
    await see(page, `bundle-page-${language}`);
    await page.getByRole('button', { name: own.bundleAdd }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByText(/−\$5\.00/)).toHaveCount(2);
    await see(page, `bundle-cart-${language}`);

    await phone.getByRole('switch', { name: words.bundleSold }).click();
    await expect(phone.getByText(words.bundleOff)).toBeVisible();
    await expect(phone.getByRole('switch', { name: words.bundleSold })).not.toBeChecked();
    await phone.getByRole('switch', { name: words.bundleSold }).click();
    await expect(phone.getByText(words.bundleOn)).toBeVisible();
    await phone.getByRole('button', { name: words.bundleDelete }).click();
    await phone.getByRole('dialog').getByRole('button', { name: words.bundleDelete }).click();
    await expect(phone.getByText(words.bundleNone)).toBeVisible();
    expect(troubles()).toEqual([]);
  });
}
