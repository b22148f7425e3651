// A product in three sizes is one row with one price for all; a sample of one size is ordered at cost in the shop itself.
import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { pageWords } from '#locales/storefront.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, password } from '../steps/merchant-steps.ts';

const owners = { en: 'olga', ja: 'orie' } as const;
const screens = 'test-results/screens';

let app: App;
const shops = new Map<string, Shop>();

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const operator = await furnish(app);
  for (const [language, owner] of Object.entries(owners)) {
    const shop = await makeShop(app, operator, owner, `Shop of ${owner}`);
    const rows = ['S', 'M', 'L'].map((size, at) => ({
      code: `HAT-${size}-${owner}`,
      title: `Straw hat (${size})`,
      cost: at === 2 ? '14.00' : '10.00',
      stock: 90,
      family: `hat-${owner}`,
      options: `Size=${size}`,
    }));
    const cup = { code: `CUP-${owner}`, title: 'Cup', cost: '4.00', stock: 90 };
    await stockShop(app, operator, { shop, rows: [...rows, cup], price: '30.00' });
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
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png` });
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`options as one row and a sample at cost, in ${language}`, async ({ browser }) => {
    test.slow();
    const shop = shops.get(language);
    if (shop === undefined) throw new Error('no shop');
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.showcase();
    const { token } = await app.ask(login, { username: owners[language], password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page: phone, troubles } = await openPhone(browser, app, token);
    phone.setDefaultTimeout(20_000);

    await phone.goto(`${app.url}/goodsList`);
    const row = phone.getByRole('button', { name: sayIn(language, words.options.count, { count: 3 }) });
    await expect(row).toHaveCount(1);
    await see(phone, `options-row-${language}`);
    await row.click();
    const price = phone.getByRole('textbox', { name: words.options.price });
    await price.fill('14.50');
    await expect(phone.getByText(/\$14\.73/).last()).toBeVisible();
    await see(phone, `options-below-${language}`);
    await price.fill('28');
    await phone.getByRole('button', { name: sayIn(language, words.options.set, { count: 3 }) }).click();
    await expect(row).toContainText('$28.00');

    await row.click();
    await phone.getByRole('list', { name: words.options.all }).getByRole('button').first().click();
    await phone.getByRole('link', { name: words.sample.title }).click();
    await expect(phone.getByRole('heading', { level: 1, name: words.sample.title })).toBeVisible();
    await expect(phone.getByText('$10.52')).toBeVisible();
    await see(phone, `sample-${language}`);
    await phone.getByRole('button', { name: words.sample.make }).click();
    const link = phone.getByRole('link', { name: words.sample.open });
    const address = (await link.getAttribute('href')) ?? '';
    await see(phone, `sample-ready-${language}`);
    expect(troubles()).toEqual([]);

    const { page } = await openPage(browser, { locale: language === 'en' ? 'en-GB' : 'ja-JP' });
    page.setDefaultTimeout(20_000);
    await page.goto(address.replace(/^https?:\/\/[^/]+/, app.url));
    await page.getByRole('button', { name: pageWords[language].storefront.addToCart }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByText(/\$10\.52/).first()).toBeVisible();
    await see(page, `sample-cart-${language}`);
  });
}
