// Sharing on a merchant's phone: a product is shared by a link with a name, a visitor comes by it, and the merchant sees
// them by day; the picture for stories is there to be saved; the link is archived and still leads where it led.
import { expect, type Browser } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

/** A browser that is driven says so, and is counted nowhere. */
const ofPerson =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let app: App;
let shop: Shop;
let itemId: string;

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'sara');
  const rows = [{ code: 'SH-1', title: 'Walnut tray', cost: '8.00', stock: 90 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  itemId = item?.id ?? '';
});
test.afterAll(() => app.end());

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'sara', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

for (const language of ['en', 'ja'] as const) {
  test(`a product is shared by a link with a name, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const words = await rooms.sharing();
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/goodsList?item=${itemId}`);
    await page.getByRole('dialog').getByRole('link', { name: day.common.share }).click();
    await expect(page.getByRole('heading', { level: 1, name: day.common.share })).toBeVisible();
    await expect(page.getByText(words.none)).toBeVisible();
    await page.screenshot({ path: `test-results/screens/share-360-${language}.png`, fullPage: true });
    await look(page, `sharing a product, ${language}`);
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByText(words.nameWrong)).toBeVisible();
    await page.getByLabel(words.name).fill(`Video ${language}`);
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByText(words.made)).toBeVisible();
    await page.getByRole('button', { name: `Video ${language}` }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(words.byDayNone)).toBeVisible();
    const address = (await sheet.getByText(/\/l\/[a-z2-9]{8}$/).textContent()) ?? '';
    await sheet.getByText(words.story.title).click();
    const picture = sheet.getByRole('img', { name: /Walnut tray/ }).last();
    await expect(picture).toHaveJSProperty('naturalHeight', 1920);
    await page.screenshot({ path: `test-results/screens/link-360-${language}.png` });
    await look(page, `a link with its picture, ${language}`);

    const visitor = await openPage(browser, { userAgent: ofPerson });
    await visitor.page.goto(address);
    await expect(visitor.page).toHaveURL(/\/goods\/[0-9a-f-]{36}\?via=[a-z2-9]{8}$/);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('Walnut tray');
    await visitor.page.waitForTimeout(1_500);

    await page.reload();
    await expect(
      sheet.getByText(sayIn(language, words.visitors, { count: 1 }), { exact: true }).first(),
    ).toBeVisible();
    await look(page, `visitors of a link, ${language}`);
    await sheet.getByRole('button', { name: words.archive }).click();
    await expect(page.getByText(words.archived)).toBeVisible();
    await page.getByRole('button', { name: words.states.archived }).click();
    await expect(page.getByRole('button', { name: `Video ${language}` })).toBeVisible();
    await page.getByRole('button', { name: words.states.live }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    expect((await visitor.page.goto(address))?.status()).toBe(200);
    expect(troubles()).toEqual([]);
  });
}

test('the shop itself is shared from the menu, on a wide screen as well', async ({ browser }) => {
  const { day, rooms } = await loadMerchantWords('en');
  const words = await rooms.sharing();
  const { page, troubles } = await openIn('en', browser);
  await page.goto(`${app.url}/shopCenter`);
  await page.getByRole('button', { name: day.statistics.links.title }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: day.common.share }).click();
  await expect(page).toHaveURL(/\/share$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText(words.story.title).click();
  await expect(page.getByRole('img', { name: /stories/ })).toHaveJSProperty('naturalHeight', 1920);
  await page.screenshot({ path: 'test-results/screens/share-1280.png' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: 'test-results/screens/share-1280-dark.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, 'sharing the shop');
  expect(troubles()).toEqual([]);
});
