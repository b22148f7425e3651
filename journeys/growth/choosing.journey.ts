// Choosing products on a merchant's phone: by what they cost delivered to a country, with the parts behind the figure, and
// by another supplier of the same product, switched to with one price and taken back.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { apiBase } from '#domain/wire/endpoint.ts';
import { addSupplier, importGoods, listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, type App } from '../app.ts';
import { post } from '../calls.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;
let jar = '';

const head =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,gtin,eu_person';
const goods = [
  'CH-1,Preserving jar,,kitchen,SUP-1,10.00,20.00,50,400,,Fennmoor Glass,,4006381333931,',
  'CH-2,Preserving jar,,kitchen,SUP-2,8.00,20.00,30,400,,Fennmoor Glass,,4006381333931,Rep GmbH',
  'CH-3,Serving bowl,,kitchen,SUP-1,30.00,60.00,20,900,,,,,',
];

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const operator = await furnish(app);
  const { token } = await makeShop(app, operator, 'dora');
  const supplier = {
    code: 'SUP-2',
    name: 'Harrow & Lane',
    country: 'DE',
    ship_fee: '2.00',
    username: 'harrow',
  };
  const days = { dispatch_days: 1, days_p50: 2, days_p90: 4 };
  await app.ask(addSupplier, { ...supplier, ...days }, operator);
  const headers = { 'content-type': 'text/csv', authorization: await operatorToken(app) };
  await post(`${app.url}${apiBase}${importGoods.path}`, [head, ...goods, ''].join('\n'), headers);
  const { list } = await app.ask(listGoods, { q: 'CH-1' }, token);
  jar = list[0]?.id ?? '';
  await app.ask(addToShowcase, { items: [{ goods_id: jar, sale_price: '22.00' }] }, token);
});
test.afterAll(() => app.end());

const screens = 'test-results/screens';

/** Looks at the screen, and takes its picture on a phone and on a wide screen, light and dark. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'dora', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  if (language === 'ja') await lendLetters(phone.page, language);
  return { ...phone, token };
}

for (const language of ['en', 'ja'] as const) {
  test(`products are chosen by what they cost delivered, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.goods();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList/warehouse`);
    await page.getByRole('button', { name: words.filters, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words.landed.shipTo).selectOption('DE');
    await sheet.getByLabel(words.landed.max).fill('20');
    await sheet.getByLabel(words.sort).selectOption('landed');
    await see(page, `filters of delivered costs, ${language}`);
    await sheet.getByRole('button', { name: words.showGoods }).click();
    const figures = page.getByText(/\$1[03]\.00/).filter({ hasText: /DE|Germany|ドイツ/ });
    await expect(figures).toHaveCount(2);
    await expect(figures.first()).toContainText('$10.00');
    await see(page, `products by delivered cost, ${language}`);
    await figures.first().scrollIntoViewIfNeeded();
    await page.getByRole('article').first().getByRole('button').first().click();
    await expect(sheet.getByText(words.landed.total)).toBeVisible();
    await sheet.getByText(words.landed.total).scrollIntoViewIfNeeded();
    await see(page, `the parts of a delivered cost, ${language}`);
    expect(troubles()).toEqual([]);
  });

  test(`a product is switched to another supplier and back, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.showcase();
    const { page, troubles, token } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList?item=${jar}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.offers.title).click();
    await expect(sheet.getByRole('columnheader', { name: 'Harrow & Lane' })).toBeVisible();
    await expect(sheet.getByRole('cell', { name: 'Rep GmbH' })).toBeVisible();
    await sheet.getByRole('table').scrollIntoViewIfNeeded();
    await see(page, `two suppliers beside each other, ${language}`);
    const act = sayIn(language, words.offers.swap, { name: 'Harrow & Lane' });
    await sheet.getByRole('button', { name: act }).click();
    const title = sayIn(language, words.offers.swapTitle, { name: 'Harrow & Lane' });
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('radio', { name: words.offers.keep })).toBeChecked();
    await expect(dialog.getByText(/\$22\.00/)).toBeVisible();
    await see(page, `switching to another supplier, ${language}`);
    await dialog.getByRole('button', { name: act }).click();
    const codes = async () =>
      (await app.ask(listShowcase, {}, token)).list.map(({ code, sale_price: price }) => [code, price]);
    await expect.poll(codes).toEqual([['CH-2', '22.00']]);
    await see(page, `a product from another supplier, ${language}`);
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect.poll(codes).toEqual([['CH-1', '22.00']]);
    expect(troubles()).toEqual([]);
  });
}
