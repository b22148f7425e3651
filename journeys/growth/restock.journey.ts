// An item is sold out: a buyer asks for an email without an account, confirms it by its link, sees that the item is there
// again in the second email, and another one deletes their address instead.
import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '#domain/text/language.ts';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';

let app: App;
let shop: Shop;
let operator: string;
const goods = new Map<Language, string>();

const rowOf = (language: Language, stock: number) => ({
  code: `RS-${languages.indexOf(language)}`,
  title: `Walnut tray ${language}`,
  cost: '8.00',
  stock,
});
const stock = async (language: Language, count: number) =>
  stockShop(app, operator, { shop, rows: [rowOf(language, count)], price: '30.00' });

test.beforeAll(async () => {
  app = await startApp();
  operator = await furnish(app);
  shop = await makeShop(app, operator, 'rhea');
  for (const language of ['en', 'ja'] as const) {
    const [item] = await stock(language, 0);
    goods.set(language, item?.goods_id ?? '');
  }
});
test.afterAll(() => app.end());

/** The address of the button in the newest email to somebody. */
async function linkTo(page: Page, address: string): Promise<string> {
  await page.goto(`${app.url}/mailbox?to=${encodeURIComponent(address)}`);
  await page.locator('main a, .list a, li a').first().click();
  const source = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(source ?? '', app.url).href);
  return (await page.locator('a[href*="/s/"]').first().getAttribute('href')) ?? '';
}

for (const language of ['en', 'ja'] as const) {
  test(`one email when it is there again, in ${language}`, async ({ browser }) => {
    const words = pageWords[language].storefront;
    const { page } = await openPage(browser, { locale: language });
    const address = `wait-${language}@shop.example`;
    const place = `${app.url}/${language}/s/${shop.handle}/goods/${goods.get(language)}`;
    await page.goto(place);
    await expect(page.getByRole('heading', { name: words.restockTitle })).toBeVisible();
    const form = page.getByRole('form', { name: words.restockTitle });
    await page.screenshot({ path: `test-results/screens/restock-360-${language}.png`, fullPage: true });
    await look(page, `an item that is sold out, ${language}`);
    await form.getByLabel(words.restockEmail).fill('nobody');
    await form.getByRole('button', { name: words.restockSend }).click();
    await expect(page.getByText(words.restockWrong)).toBeVisible();
    await form.getByLabel(words.restockEmail).fill(address);
    await form.getByRole('button', { name: words.restockSend }).click();
    await expect(page.getByRole('heading', { name: words.restockAsked })).toBeVisible();
    await look(page, `the link is on its way, ${language}`);
    await app.advance(0.01);
    await page.goto(await linkTo(page, address));
    await expect(page.getByRole('heading', { name: words.restockConfirm })).toBeVisible();
    await page.screenshot({ path: `test-results/screens/restock-confirm-360-${language}.png` });
    await look(page, `an address to be confirmed, ${language}`);
    await page.getByRole('button', { name: words.restockConfirmSend }).click();
    await expect(page.getByRole('heading', { name: words.restockWaiting })).toBeVisible();
    await look(page, `an address that waits, ${language}`);
    if (language === 'ja') {
      await page.getByRole('button', { name: words.restockStop }).click();
      await expect(page.getByRole('heading', { name: words.restockStopped })).toBeVisible();
      await look(page, `an address that is deleted, ${language}`);
      return;
    }
    await stock(language, 9);
    await app.advance(0.05);
    await page.goto(await linkTo(page, address));
    await expect(page).toHaveURL(new RegExp(`/goods/${goods.get(language)}$`));
    await expect(page.getByRole('button', { name: words.addToCart })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.restockTitle })).toHaveCount(0);
  });
}
