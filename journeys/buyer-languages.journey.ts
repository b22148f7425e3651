// The whole way in Japanese and in Spanish: every sentence that leads on is in the reader's language.
import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { pageWords } from '#locales/storefront.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { openPage } from './people.ts';
import { deliver, photo, rows } from './steps/sale-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp({ hasWays: true });
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  await stockShop(app, staff, { shop, rows, price: '24.90' });
});
test.afterAll(() => app.end());

type Buyer = { language: Language; locale: string; country: string; fields: Record<string, string> };

const buyers: Buyer[] = [
  {
    language: 'ja',
    locale: 'ja-JP',
    country: 'JP',
    fields: {
      name: '山田 花子',
      email: 'hanako@shop.example',
      postcode: '100-0001',
      state: '東京都',
      city: '千代田区',
      address: '千代田1-1-1',
    },
  },
  {
    language: 'es',
    locale: 'es-ES',
    country: 'ES',
    fields: {
      name: 'Íñigo Núñez de la Peña',
      email: 'inigo@shop.example',
      postcode: '28001',
      state: 'Madrid',
      city: 'Madrid',
      address: 'Calle de la Luna 12, 3.º izq.',
    },
  },
];

/** The address of this country is asked for in its own form: what it does not have is not there. */
async function fillAddress(page: Page, fields: Buyer['fields']): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.count()) === 0) continue;
    const isList = await field.evaluate((one) => one.tagName === 'SELECT');
    await (isList ? field.selectOption({ label: text }) : field.fill(text));
  }
}

for (const { language, locale, country, fields } of buyers) {
  const words = pageWords[language].storefront;
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  test(`a buyer whose phone speaks ${locale}, to the return`, async ({ browser }) => {
    const { page } = await openPage(browser, { locale });
    await page.goto(`${app.url}/s/${shop.handle}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(page, `shop in ${language}`);
    await page.getByRole('link', { name: /Enamel kettle/ }).click();
    await look(page, `goods in ${language}`);
    await page.getByRole('button', { name: words.addToCart }).click();
    await expect(heading(page, words.cartTitle)).toBeVisible();
    await page.getByRole('button', { name: words.toCheckout }).click();
    await expect(heading(page, words.checkoutTitle)).toBeVisible();
    await expect(page.locator('[name="country"]')).toHaveValue(country);
    await look(page, `checkout in ${language}`);
    await page.locator('[name="method"][value="card"]').check();
    // Without an address: said in this language, and what was chosen is still there.
    await page.locator('[name="terms"]').check();
    await page.locator('button[name=next][value=order]:visible').click();
    await expect(page.getByText(words.noticeCheckFields)).toBeVisible();
    await fillAddress(page, fields);
    await page.locator('[name="method"][value="card"]').check();
    await page.locator('[name="terms"]').check();
    await look(page, `filled checkout in ${language}`);
    await page.locator('button[name=next][value=order]:visible').click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByText(words.noticeThanks)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(page, `order in ${language}`);
    const bought = page.url().split('?')[0] ?? '';
    await deliver(app);
    await page.goto(bought);
    await expect(heading(page, words.status_delivered)).toBeVisible();
    await page.getByRole('button', { name: words.haveIt }).click();
    await page.goto(`${bought}/return`);
    await page.getByRole('spinbutton').first().fill('1');
    await page.getByRole('radio', { name: words.reason_damaged }).check();
    // A file that is no picture: said in this language, and nothing typed is lost.
    const wrong = { name: 'dent.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is not a picture') };
    await page.locator('input[type=file]').setInputFiles(wrong);
    await page.getByRole('button', { name: words.returnGoOn }).click();
    await expect(page.getByText(words.pictureFault_mime)).toBeVisible();
    await expect(page.getByRole('radio', { name: words.reason_damaged })).toBeChecked();
    await page.locator('input[type=file]').setInputFiles({ ...wrong, buffer: await photo() });
    await page.getByRole('button', { name: words.returnGoOn }).click();
    await expect(heading(page, words.returnPreviewTitle)).toBeVisible();
    await look(page, `return in ${language}`);
    await page.getByRole('button', { name: words.returnSend }).click();
    await expect(page.getByText(words.noticeReturnAsked)).toBeVisible();
    await look(page, `case in ${language}`);
  });
}
