// Discounts on a merchant's phone: a code is written with its profit in sight, switched on, used by a buyer, read back as
// what it cost, paused and ended; a sale, a price for several pieces and free delivery are set beside it.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;
let goodsId: string;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'dora');
  const rows = [
    { code: 'DC-1', title: 'Walnut tray', cost: '8.00', stock: 90 },
    { code: 'DC-2', title: 'Thin bowl', cost: '27.50', stock: 90 },
  ];
  const items = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  goodsId = items.find(({ title }) => title === 'Walnut tray')?.goods_id ?? '';
});
test.afterAll(() => app.end());

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'dora', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

const screens = 'test-results/screens';

/** Looks at the screen, and takes its picture on a phone and on a wide screen, light and dark. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

for (const [language, code] of [
  ['en', 'SUMMER10'],
  ['ja', 'NATSU10'],
] as const) {
  test(`a code from its making to its end, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const words = await rooms.discounts();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/shopCenter`);
    await page.getByRole('button', { name: day.statistics.links.title }).click();
    await page.getByRole('link', { name: day.statistics.links.discounts, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await see(page, `discounts, ${language}`);

    await page.getByRole('link', { name: words.newCode }).click();
    await expect(page.getByText(words.spared)).toBeVisible();
    await page.getByRole('button', { name: words.switchOn }).click();
    await expect(page.getByLabel(words.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words.code, { exact: true }).fill(code.toLowerCase());
    await see(page, `writing a code, ${language}`);
    await page.getByRole('button', { name: words.switchOn }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(words.switchOnText)).toBeVisible();
    await sheet.getByRole('button', { name: words.switchOn }).click();
    await expect(page).toHaveURL(/\/discounts$/);

    await buyOne(app, shop, goodsId, code);
    await page.reload();
    await page.getByRole('button', { name: code }).click();
    await expect(sheet.getByText('$3.00')).toBeVisible();
    await see(page, `a code that was used, ${language}`);
    await sheet.getByRole('link', { name: words.seeOrders }).click();
    await expect(page).toHaveURL(/\/orderList\?discount=/);
    await page.getByRole('link', { name: /\$/ }).first().click();
    await expect(page.getByText(`${code} −`)).toBeVisible();
    await see(page, `order with a discount, ${language}`);

    await page.goto(`${app.url}/discounts`);
    await page.getByRole('button', { name: code }).click();
    await sheet.getByRole('button', { name: words.pause }).click();
    await expect(sheet.getByText(words.phases.paused)).toBeVisible();
    await sheet.getByRole('button', { name: words.end }).click();
    const ending = page.getByRole('dialog', { name: sayIn(language, words.endTitle, { code }) });
    await see(page, `ending a code, ${language}`);
    await ending.getByRole('button', { name: words.end }).click();
    await expect(page.getByText(words.ended)).toBeVisible();
    expect(troubles()).toEqual([]);
  });

  test(`a sale, a price for several pieces and free delivery, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const words = await rooms.discounts();
    const { page, troubles } = await openIn(language, browser);

    await page.goto(`${app.url}/discounts/sales/new`);
    await page.getByLabel(words.saleName).fill(`Sale ${language}`);
    await page.getByLabel(words.lastDay).fill('2099-01-01');
    await page.getByRole('checkbox', { name: /Walnut tray/ }).check();
    await expect(page.getByText(words.beforeNone)).toBeVisible();
    await see(page, `planning a sale, ${language}`);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(words.lastDay).fill(soon);
    await page.getByRole('button', { name: words.salePlan }).click();
    await expect(page).toHaveURL(/\/discounts\/sales$/);
    await see(page, `sales, ${language}`);
    await page.getByRole('button', { name: words.saleEnd }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.saleEnd }).click();
    await expect(page.getByText(words.saleEnded)).toBeVisible();

    await page.getByRole('link', { name: words.tabs.quantity }).click();
    await page.getByRole('button', { name: /Walnut tray/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: words.quantityKinds.each }).check();
    await sheet.getByLabel(sayIn(language, words.stepFrom, { number: 1 })).fill('2');
    await sheet.getByLabel(sayIn(language, words.stepPrice, { number: 1 })).fill('5');
    await sheet.getByRole('button', { name: day.common.save }).click();
    await expect(sheet.getByRole('button', { name: day.common.save })).toBeEnabled();
    await see(page, `a price below the cost, ${language}`);
    await sheet.getByLabel(sayIn(language, words.stepPrice, { number: 1 })).fill('27');
    await sheet.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();

    await page.goto(`${app.url}/discounts/delivery`);
    await page.getByLabel(words.deliveryFrom).fill('50');
    await page.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByRole('button', { name: words.deliveryStop })).toBeVisible();
    await see(page, `free delivery, ${language}`);
    await page.getByRole('button', { name: words.deliveryStop }).click();
    await expect(page.getByText(words.deliveryNone)).toBeVisible();
    expect(troubles().filter((one) => !one.includes('status of 4'))).toEqual([]);
  });
}
