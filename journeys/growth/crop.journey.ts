// A merchant crops pictures before they are sent: the banner by mouse, wheel and keys, and a product's picture by buttons.
// What is cancelled changes nothing, and buyers see the part that was chosen, upright.
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

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'lena');
  const rows = [{ code: 'LT-1', title: 'Walnut tray', cost: '8.00', stock: 90 }];
  await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
});
test.afterAll(() => app.end());

const screens = 'test-results/screens';

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
  const { token } = await app.ask(login, { username: 'lena', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

/** Lies on its side: seen upright it is 1,500 × 2,000 pixels, green above and orange below. */
async function sidewaysPhoto(): Promise<Buffer> {
  const orange = await sharp({ create: { width: 1000, height: 1500, channels: 3, background: '#e08020' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#20a040' } })
    .composite([{ input: orange, left: 1000, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function colourOf(bytes: Buffer): Promise<'green' | 'orange'> {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.g ? 'orange' : 'green';
}

for (const language of ['en', 'ja'] as const) {
  test(`pictures cropped for their place, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { crop: words, banner } = await rooms.shop();
    const { page, troubles } = await openIn(language, browser);
    const file = { name: 'beach.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };

    await page.goto(`${app.url}/shop/pictures`);
    const field = page.getByRole('group', { name: banner });
    await field.locator('input[type=file]').last().setInputFiles(file);
    const sheet = page.getByRole('dialog', { name: words.title });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: day.common.cancel }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: day.common.save })).toHaveCount(0);

    await field.locator('input[type=file]').last().setInputFiles(file);
    const stage = sheet.getByRole('application', { name: words.stage });
    await expect(stage).toBeVisible();
    // Dragged far down, the part is the top of the picture.
    const box = await stage.boundingBox();
    if (box === null) throw new Error('the stage is not on the screen');
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 700, { steps: 5 });
    await page.mouse.up();
    const saidOf = (shown: Record<string, number>) => sheet.getByText(sayIn(language, words.shown, shown));
    await expect(saidOf({ zoom: 1, left: 0, right: 1, top: 0, bottom: 0.25 })).toBeAttached();
    await see(page, `banner cropped, ${language}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -200);
    await stage.press('-');
    for (let turn = 0; turn < 6; turn += 1) await stage.press('-');
    await stage.press('ArrowUp');
    await expect(saidOf({ zoom: 1, left: 0, right: 1, top: 0, bottom: 0.25 })).toBeAttached();
    await sheet.getByRole('button', { name: words.use }).click();
    await expect(sheet).toBeHidden();
    await expect(field.getByRole('button', { name: words.adjust })).toBeVisible();
    await see(page, `banner before saving, ${language}`);
    await page.getByRole('button', { name: day.common.save }).click();

    const buyer = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (language === 'ja') await lendLetters(buyer, language);
    await expect(async () => {
      await buyer.goto(`${app.url}/${language}/s/${shop.handle}`);
      await expect(buyer.locator('main img[src*="/files/u/"]').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const src = await buyer.locator('main img[src*="/files/u/"]').first().getAttribute('src');
    const sent = Buffer.from(await (await fetch(new URL(src ?? '', app.url))).arrayBuffer());
    const { width, height } = await sharp(sent).metadata();
    expect(width / height).toBeCloseTo(3, 1);
    expect(await colourOf(sent)).toBe('green');
    await see(buyer, `shop with its banner, ${language}`);
    await buyer.close();
    expect(troubles()).toEqual([]);
  });

  test(`a product’s picture cropped by buttons, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const { crop: words, listing } = await rooms.showcase();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList`);
    await page
      .getByRole('button', { name: /Walnut tray/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: listing.title }).click();
    const buffer = await sidewaysPhoto();
    const field = page.getByRole('group', { name: listing.add });
    await field
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'tray.jpg', mimeType: 'image/jpeg', buffer });
    const sheet = page.getByRole('dialog', { name: words.title });
    await sheet.getByRole('button', { name: words.closer }).click();
    await sheet.getByRole('slider', { name: words.zoom }).fill('400');
    await sheet.getByRole('button', { name: words.down }).click();
    await expect(sheet.getByText(/300|375/).first()).toBeVisible();
    await see(page, `product cropped, ${language}`);
    await sheet.getByRole('button', { name: words.use }).click();
    await expect(page.getByText(listing.own, { exact: true })).toBeVisible();
    expect(troubles()).toEqual([]);
  });
}
