// Paying on the page of PayPal and of Mollie, in two languages: turning back costs nothing, paying makes an order, and a
// cancelled order goes back the way it came.
import { expect, type Page } from '@playwright/test';
import { trialBalance } from '#features/ledger/contract.ts';
import { consoleToken } from '#testing/door.ts';
import type { Language } from '#domain/text/language.ts';
import { pageWords } from '#locales/storefront.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { operator } from './app-facts.ts';
import { look } from './look.ts';
import { openPage } from './people.ts';
import { rows } from './steps/sale-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp({ hasWays: true });
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  await stockShop(app, staff, { shop, rows, price: '24.90' });
});
test.afterAll(() => app.end());

type Buyer = {
  readonly language: Language;
  readonly locale: string;
  readonly method: 'paypal' | 'mollie';
  readonly pay: string;
  readonly fields: Readonly<Record<string, string>>;
};

const buyers: Buyer[] = [
  {
    language: 'en',
    locale: 'en-GB',
    method: 'paypal',
    pay: 'Pay now',
    fields: {
      name: 'Anna Berger',
      email: 'anna@shop.example',
      address: '1 Long Road',
      city: 'Leeds',
      postcode: 'LS1 1AA',
    },
  },
  {
    language: 'es',
    locale: 'es-ES',
    method: 'mollie',
    pay: 'Pay',
    fields: {
      name: 'Íñigo Núñez de la Peña',
      email: 'inigo@shop.example',
      address: 'Calle de la Luna 12, 3.º izq.',
      city: 'Madrid',
      postcode: '28001',
      state: 'Madrid',
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

for (const { language, locale, method, pay, fields } of buyers) {
  const words = pageWords[language].storefront;

  test(`by ${method}, on a phone that speaks ${locale}`, async ({ browser }) => {
    const { page } = await openPage(browser, { locale });
    await page.goto(`${app.url}/s/${shop.handle}`);
    await page.getByRole('link', { name: /Enamel kettle/ }).click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.getByRole('button', { name: words.toCheckout }).click();
    await fillAddress(page, fields);
    const way = page.getByRole('radio', { name: words.payMethods[method] });
    await expect(page.getByText(words.payHints[method])).toBeVisible();
    await way.check();
    await page.locator('[name="terms"]').check();
    await look(page, `checkout with ${method} in ${language}`);
    await page.locator('button[name=next][value=order]:visible').click();
    // At the provider's own page, which says that it is no real one.
    await expect(page.getByText('No money moves.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(page, `after turning back from ${method} in ${language}`);
    // Turning back ended Mollie's page for good: there is a new one.
    const goOn = method === 'mollie' ? words.payStart : words.finishPayment;
    await page.getByRole(method === 'mollie' ? 'button' : 'link', { name: goOn }).click();
    await page.getByRole('button', { name: pay, exact: true }).click();
    await expect(page.getByText(words.noticeThanks)).toBeVisible({ timeout: 60_000 });
    await look(page, `order paid by ${method} in ${language}`);
    const bought = page.url().split('?')[0] ?? '';
    await page.goto(`${bought}/receipt`);
    await expect(page.getByText(words[`receiptMethod_${method}`], { exact: true })).toBeVisible();
    await look(page, `receipt by ${method} in ${language}`);
    const books = await app.ask(trialBalance, { verify: true }, await consoleToken(app, operator));
    expect([books.sum, books.problems]).toEqual(['0.00', []]);
  });
}
