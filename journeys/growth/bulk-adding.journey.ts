// Many products of the warehouse at once on a merchant's phone: selected, priced by a markup with each profit in sight,
// added in one act whose result is told row by row, and undone.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const operator = await furnish(app);
  await makeShop(app, operator, 'dora');
  const other = await makeShop(app, operator, 'eve', 'Other Shop');
  const rows = Array.from({ length: 6 }, (_none, at) => ({
    code: `BA-${at + 1}`,
    title: `Linen runner ${at + 1}`,
    cost: `${8 + at}.00`,
    stock: 90,
  }));
  await stockShop(app, await operatorToken(app), { shop: other, rows, price: '40.00' });
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
  test(`many products are priced, added and undone, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const words = await rooms.showcase();
    const { page, troubles, token } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList/warehouse?q=Linen%20runner`);
    await page.getByRole('button', { name: words.select, exact: true }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(6);
    await page.getByRole('button', { name: words.selectAll }).click();
    await page.getByRole('button', { name: sayIn(language, words.addMany, { count: 6 }) }).click();

    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio', { name: words.adding.ways.suggested })).toBeChecked();
    await sheet.getByRole('radio', { name: words.adding.ways.rule }).check();
    await expect(sheet.getByText(words.adding.noRule)).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.adding.add })).toBeDisabled();
    await sheet.getByRole('radio', { name: words.adding.ways.percent }).check();
    await sheet.getByLabel(words.rulePercent).fill('0');
    await expect(sheet.getByText(words.adding.raised).first()).toBeVisible();
    await sheet.getByLabel(words.rulePercent).fill('100');
    await expect(sheet.getByText('$16.00').first()).toBeVisible();
    await see(page, `many products before they are added, ${language}`);
    await sheet.getByRole('button', { name: words.adding.add }).click();
    const result = sayIn(language, words.adding.result, { added: 6, count: 6 });
    await expect(page.getByRole('dialog', { name: result })).toBeVisible();
    await see(page, `what became of each, ${language}`);
    const { list } = await app.ask(listShowcase, {}, token);
    expect(list.map(({ sale_price: price }) => price).toSorted()).toEqual([
      '16.00',
      '18.00',
      '20.00',
      '22.00',
      '24.00',
      '26.00',
    ]);
    await sheet.getByRole('button', { name: day.common.close, exact: true }).last().click();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect.poll(async () => (await app.ask(listShowcase, {}, token)).list.length).toBe(0);
    expect(troubles()).toEqual([]);
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`a product is saved for later and found again, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.goods();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList/warehouse?q=Linen%20runner&sort=title`);
    await page.getByText('Linen runner 2').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.saveLater, exact: true }).click();
    await expect(
      sheet.getByRole('button', { name: words.savedLater, exact: true, pressed: true }),
    ).toBeVisible();
    await see(page, `a product saved for later, ${language}`);
    await page.goto(`${app.url}/goodsList/warehouse`);
    await page.getByRole('button', { name: words.filters, exact: true }).click();
    await sheet.getByRole('checkbox', { name: words.savedOnly }).check();
    await sheet.getByRole('button', { name: words.showGoods }).click();
    await expect(page.getByText('Linen runner 2')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await see(page, `products saved for later, ${language}`);
    await page.getByText('Linen runner 2').click();
    await sheet.getByRole('button', { name: words.savedLater, exact: true }).click();
    await expect(page.getByText(words.none)).toBeAttached();
    expect(troubles()).toEqual([]);
  });
}
