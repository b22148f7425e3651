// Prices as a file on a merchant's phone: the showcase is saved, a file with wrong rows is read, looked at and applied
// without them, undone as one act; another shop system's file is read; a file that is none says so.
import { mkdirSync, readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const operator = await furnish(app);
  shop = await makeShop(app, operator, 'dora');
  const other = await makeShop(app, operator, 'eve', 'Other Shop');
  const rows = Array.from({ length: 6 }, (_none, at) => ({
    code: `PF-${at + 1}`,
    title: `Walnut tray ${at + 1}`,
    cost: '8.00',
    stock: 90,
  }));
  await stockShop(app, await operatorToken(app), { shop: other, rows, price: '30.00' });
  await stockShop(app, await operatorToken(app), { shop, rows: rows.slice(0, 3), price: '30.00' });
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
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
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

/** Chooses a file as a finger does: by the button, never by the hidden field. */
async function choose(page: Page, label: string, name: string, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label, exact: true }).click();
  await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function pricesOf(token: string): Promise<string[]> {
  const { list } = await app.ask(listShowcase, { sort: 'title' }, token);
  return list.map(({ code, sale_price: price, status }) => `${code} ${price} ${status}`);
}

for (const language of ['en', 'ja'] as const) {
  test(`a file from its saving to its undo, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { file: words, undo } = await rooms.showcase();
    const { page, troubles, token } = await openIn(language, browser);
    const before = await pricesOf(token);
    await page.goto(`${app.url}/goodsList`);
    await page.getByRole('button', { name: day.statistics.links.title }).click();
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText('USD', { exact: false })).toBeVisible();
    await see(page, `price file, ${language}`);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.saveButton }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    expect(saved.slice(1).split('\r\n')[0]).toBe('code,gtin,title,price,currency,listed,stock,cost,profit');

    const changed = saved
      .replace(/30\.00,USD,yes/, '24.50,USD,yes')
      .concat('PF-4,,,26.00,USD,yes,,,\r\nPF-5,,,1.00,USD,yes,,,\r\nMINE-1,,,9.00,USD,yes,,,\r\n');
    await choose(page, words.choose, 'prices.csv', changed);
    await expect(page.getByRole('heading', { name: words.result })).toBeVisible();
    await expect(page.getByText(words.reasons.unknown_code)).toBeVisible();
    await see(page, `what a file changes, ${language}`);
    expect(await pricesOf(token)).toEqual(before);
    await page.getByRole('button', { name: sayIn(language, words.apply, { count: 2 }) }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByRole('button', { name: undo, exact: true })).toBeVisible();
    await see(page, `a file that was applied, ${language}`);
    const after = await pricesOf(token);
    expect(after).toContain('PF-4 26.00 listed');
    expect(after.filter((row) => row.includes(' 24.50 '))).toHaveLength(1);
    await page.getByRole('button', { name: undo, exact: true }).click();
    await expect.poll(() => pricesOf(token)).toEqual(before);

    const shopify = [
      'Handle,Title,Published,Variant SKU,Variant Price,Variant Barcode,Status',
      'tray,Tray,true,PF-6,27.00,,active',
      'cup,Cup,true,CUP-1,9.00,,active',
    ];
    await choose(page, words.choose, 'products_export.csv', shopify.join('\n'));
    await expect(page.getByText(words.formats.shopify)).toBeVisible();
    await page.getByRole('button', { name: words.none }).click();
    await expect(page.getByText(words.dropped)).toBeVisible();
    expect(await pricesOf(token)).toEqual(before);
    expect(troubles()).toEqual([]);

    await choose(page, words.choose, 'stock.csv', 'title,stock\nTray,4');
    await expect(page.getByText(words.refusedFile)).toBeVisible();
    await see(page, `a file that cannot be read, ${language}`);
    await choose(page, words.other, 'prices.xlsx', 'PK');
    await expect(page.getByText(words.wrongKind)).toBeVisible();
  });
}
