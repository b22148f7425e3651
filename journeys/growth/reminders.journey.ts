// A buyer ticks the box at the checkout and leaves without paying: one email brings the cart back, the order that comes of it is
// counted for the merchant, one click ends such emails, and the merchant switches them off.
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

const owners = { en: 'remo', ja: 'ryo' } as const;

let app: App;
const shops = new Map<string, Shop>();

test.beforeAll(async () => {
  app = await startApp();
  const operator = await furnish(app);
  for (const [language, owner] of Object.entries(owners)) {
    const shop = await makeShop(app, operator, owner, `Shop of ${owner}`);
    const rows = [{ code: `RM-${owner}`, title: 'Walnut tray', cost: '8.00', stock: 9 }];
    await stockShop(app, operator, { shop, rows, price: '30.00' });
    shops.set(language, shop);
  }
});
test.afterAll(() => app.end());

const shot = (name: string) => ({ path: `test-results/screens/${name}.png`, fullPage: true });

/** The addresses that the newest email to somebody leads to. */
async function linksTo(page: Page, address: string): Promise<string[]> {
  await page.goto(`${app.url}/mailbox?to=${encodeURIComponent(address)}`);
  await page.locator('main a, .list a, li a').first().click();
  const source = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(source ?? '', app.url).href);
  await page.screenshot(shot('reminder-mail'));
  return page
    .locator('a[href*="/reminder/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

for (const language of ['en', 'ja'] as const) {
  test(`a cart that was left is brought back once, in ${language}`, async ({ browser }) => {
    const words = pageWords[language].storefront;
    const shop = shops.get(language);
    if (shop === undefined) throw new Error('no shop');
    const { page } = await openPage(browser, { locale: language === 'en' ? 'en-GB' : 'ja-JP' });
    page.setDefaultTimeout(20_000);
    const home = `${app.url}/${language}/s/${shop.handle}`;
    const address = `cart-${language}@shop.example`;
    const box = page.getByRole('checkbox', { name: words.reminderBox });
    const fill = async () => {
      await page.goto(`${home}/checkout?country=GB`);
      await page.getByLabel(words.fieldCountry, { exact: true }).selectOption('GB');
      await page.getByLabel(words.fieldEmail).fill(address);
      const typed = { name: 'Anna Berger', address: '1 Long Road', city: 'Leeds', postcode: 'LS1 1AA' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
      await page.locator('[name="terms"]').check();
    };
    const send = () => page.locator('form button[value="order"]:visible').click();

    await page.goto(home);
    await page
      .getByRole('link', { name: /Walnut tray/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.goto(`${home}/checkout`);
    await expect(box).not.toBeChecked();
    await page.screenshot(shot(`reminder-box-360-${language}`));
    await look(page, `the box of a reminder, ${language}`);
    await fill();
    await box.check();
    await send();
    await expect(page.getByRole('heading', { name: words.testPayTitle })).toBeVisible();
    await page.context().clearCookies();
    await app.advance(0.2);
    const [cart = '', stop = ''] = await linksTo(page, address);
    await page.goto(cart);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('link', { name: /Walnut tray/ }).first()).toBeVisible();
    await page.screenshot(shot(`reminder-cart-360-${language}`));
    await look(page, `a cart that came back, ${language}`);
    await page.goto(`${home}/checkout`);
    await fill();
    await send();
    await expect(page.getByRole('heading', { name: words.testPayTitle })).toBeVisible();
    await page.locator('form button[type="submit"]:visible').first().click();
    await expect(page).toHaveURL(/\/order\//, { timeout: 20_000 });

    const { rooms } = await loadMerchantWords(language);
    const own = (await rooms.shop()).reminders;
    const { token } = await app.ask(login, { username: owners[language], password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page: phone, troubles } = await openPhone(browser, app, token);
    phone.setDefaultTimeout(20_000);
    await phone.goto(`${app.url}/discounts`);
    await phone.getByRole('link', { name: own.title }).click();
    await expect(phone.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
    await expect(phone.getByRole('list', { name: own.title }).getByRole('link')).toHaveCount(1);
    await phone.screenshot(shot(`reminders-360-${language}`));
    await look(phone, `emails about carts, ${language}`);
    await phone.getByRole('switch', { name: own.offer }).click();
    await expect(phone.getByRole('switch', { name: own.offer })).not.toBeChecked();
    await phone.getByRole('list', { name: own.title }).getByRole('link').click();
    await expect(phone).toHaveURL(/\/orderList\//);
    expect(troubles()).toEqual([]);

    await page.goto(stop);
    await expect(page.getByRole('heading', { name: words.reminderStop })).toBeVisible();
    await look(page, `ending emails about carts, ${language}`);
    await page.getByRole('button', { name: words.reminderStopSend }).click();
    await expect(page.getByRole('heading', { name: words.reminderStopped })).toBeVisible();
    await page.goto(home);
    await page
      .getByRole('link', { name: /Walnut tray/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.goto(`${home}/checkout`);
    await expect(page.getByRole('heading', { name: words.checkoutTitle })).toBeVisible();
    await expect(box).toHaveCount(0);
  });
}
