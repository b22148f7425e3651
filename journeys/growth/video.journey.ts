// A merchant shows a product in a short video that the browser recorded: what is not taken is said at once, a lost
// connection keeps the file, and buyers start it themselves and read what is said in it.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { makeMp4 } from '#testing/video.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;
let shop: Shop;
let recorded: Buffer;

const spoken = { en: 'The lid closes with a click.', ja: 'ふたがカチッと閉まります。' } as const;
const screens = 'test-results/screens';

test.beforeAll(async ({ browser }) => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'lena');
  const rows = [{ code: 'LT-1', title: 'Walnut box', cost: '8.00', stock: 90 }];
  await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  recorded = await record(browser);
});
test.afterAll(() => app.end());

/** A second and a half of moving colours, as a browser records it: without a length in its head. */
async function record(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const numbers = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    recorder.start(200);
    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const at = performance.now() - startedAt;
        if (pen !== null) {
          pen.fillStyle = `hsl(${Math.round(at / 5)} 70% 50%)`;
          pen.fillRect(0, 0, 320, 240);
        }
        if (at > 1_500) resolve();
        else requestAnimationFrame(draw);
      };
      draw();
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await page.close();
  return Buffer.from(numbers);
}

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'lena', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

for (const language of ['en', 'ja'] as const) {
  test(`a product’s video, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { listing: words } = await rooms.showcase();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList`);
    await page
      .getByRole('button', { name: /Walnut box/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: words.title }).click();
    const card = page.getByRole('group', { name: words.video.title });
    const choose = card.locator('input[type=file]');
    await expect(card.getByRole('button', { name: words.video.choose })).toBeVisible();

    await choose.setInputFiles({ name: 'clip.avi', mimeType: 'video/x-msvideo', buffer: Buffer.from('x') });
    await expect(card.getByRole('alert')).toHaveText(words.video.faults.mime);
    const phone = makeMp4({ picture: 'hvc1' });
    await choose.setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: phone });
    await expect(card.getByRole('alert')).toContainText('HEVC (H.265)');
    await see(page, `video refused, ${language}`);

    await page.route('**/api/v1/upload/video', (route) => route.abort('connectionfailed'), { times: 1 });
    await choose.setInputFiles({ name: 'lid.webm', mimeType: 'video/webm', buffer: recorded });
    await card.getByRole('button', { name: day.common.again }).click();
    const shown = page.locator('video');
    await expect(shown).toBeVisible();
    await page.getByLabel(words.video.captions).fill(spoken[language]);
    await see(page, `video before saving, ${language}`);
    await page.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();

    const buyer = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (language === 'ja') await lendLetters(buyer, language);
    const link = await page.getByRole('link', { name: words.see }).getAttribute('href');
    const asked: string[] = [];
    buyer.on('request', (request) => asked.push(request.url()));
    await buyer.goto(`${app.url}/${language}${new URL(link ?? '', app.url).pathname}`);
    const video = buyer.locator('video');
    await expect(video).toBeVisible();
    await expect(buyer.getByText(spoken[language])).toBeVisible();
    expect(asked.filter((url) => url.endsWith('video.webm'))).toEqual([]);
    await see(buyer, `product with a video, ${language}`);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
    });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.3);
    await buyer.close();

    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    // The lost connection is told by the browser, too.
    expect(troubles().filter((trouble) => !trouble.includes('ERR_CONNECTION_FAILED'))).toEqual([]);
  });
}
