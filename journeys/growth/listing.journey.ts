// A merchant says of a product in their own words and pictures what it is: what cannot be said is named while they write,
// buyers see what was saved in their language, and the last change is undone.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
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

let app: App;
let shop: Shop;

const said = {
  en: {
    title: 'Evening tray',
    text: '## Why this one\n\n- **Light** walnut\n- Oiled by hand',
    heading: 'Why this one',
  },
  ja: {
    title: '夕暮れのトレー',
    text: '## おすすめの理由\n\n- **軽い**くるみ材\n- 手仕上げ',
    heading: 'おすすめの理由',
  },
} as const;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'lena');
  const rows = [{ code: 'LT-1', title: 'Walnut tray', cost: '8.00', stock: 90 }];
  await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
});
test.afterAll(() => app.end());

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'lena', password });
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

const photo = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#2f6f8f' } })
    .jpeg()
    .toBuffer();

for (const language of ['en', 'ja'] as const) {
  test(`own words and pictures of a product, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { listing: words, crop } = await rooms.showcase();
    const { title, text, heading } = said[language];
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList`);
    await page
      .getByRole('button', { name: /Walnut tray|Evening tray/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.legalText)).toBeVisible();
    await see(page, `words of a product, ${language}`);

    const save = page.getByRole('button', { name: day.common.save });
    await page.getByLabel(words.name).fill(title);
    await page.getByLabel(words.description, { exact: true }).fill('Fine.\n\nWrite to lena@trays.example');
    await expect(
      page.getByText(sayIn(language, words.faultLine, { line: 3, what: words.faults.contact })),
    ).toBeVisible();
    await save.click();
    await expect(page.getByText(words.unsaved)).toBeVisible();
    await see(page, `words with a fault, ${language}`);

    await page.getByLabel(words.description, { exact: true }).fill(text);
    const file = { name: 'own.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    const field = page.getByRole('group', { name: words.add });
    await field.locator('input[type=file]').last().setInputFiles(file);
    await page.getByRole('button', { name: crop.use }).click();
    await expect(page.getByText(words.own, { exact: true })).toBeVisible();
    const count = await page
      .getByRole('list', { name: words.pictures })
      .first()
      .getByRole('listitem')
      .count();
    if (count > 1)
      await page.getByRole('button', { name: sayIn(language, words.toFirst, { number: count }) }).click();
    await see(page, `words before saving, ${language}`);
    await save.click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: words.undo })).toBeVisible();

    const buyer = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (language === 'ja') await lendLetters(buyer, language);
    const link = await page.getByRole('link', { name: words.see }).getAttribute('href');
    const at = new URL(link ?? '', app.url);
    await buyer.goto(`${app.url}/${language}${at.pathname}`);
    await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(buyer.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    await see(buyer, `product in own words, ${language}`);
    await buyer.goto(`${app.url}/fr${at.pathname}`);
    await expect(buyer.getByRole('heading', { level: 1, name: 'Walnut tray' })).toBeVisible();
    await buyer.close();

    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(page.getByLabel(words.name)).toHaveValue('');
    expect(troubles()).toEqual([]);
  });
}
