// A merchant writes a page of their own, puts it into the menu beside a type of products, and follows the menu as a buyer,
// on a phone.
import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { lendLetters } from '../fonts.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

const screens = 'test-results/screens';
let app: App;
let shop: Shop;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'otto');
  const rows = [{ code: 'SP-1', title: 'Walnut tray', cost: '8.00', stock: 50 }];
  await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
});
test.afterAll(() => app.end());

const said = {
  en: { title: 'How to care', text: '## Wood\n\n- Wipe it **dry**\n- Oil it once a year', heading: 'Wood' },
  ko: {
    title: '관리 방법',
    text: '## 나무 제품\n\n- **마른** 천으로 닦기\n- 1년에 한 번 오일',
    heading: '나무 제품',
  },
} as const;

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

for (const language of ['en', 'ko'] as const) {
  test(`a page is written and stands in the menu, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { pages: words, collections } = await rooms.shop();
    const { listing } = await rooms.showcase();
    const { title, text, heading } = said[language];
    const { token } = await app.ask(login, { username: 'otto', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    if (language !== 'en') await lendLetters(page, language);
    await page.goto(`${app.url}/shop`);
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await look(page, `pages and menu, ${language}`);

    // What cannot be said is named with its line; the page is seen while it is written.
    await page.getByRole('link', { name: words.add }).click();
    await page.getByLabel(collections.name, { exact: true }).fill(title);
    await page.getByLabel(words.body, { exact: true }).fill('Fine.\n\n<b>Bold</b>');
    const fault = sayIn(language, listing.faults.html, { word: '<b>' });
    await expect(page.getByText(sayIn(language, listing.faultLine, { line: 3, what: fault }))).toBeVisible();
    await page.getByLabel(words.body, { exact: true }).fill(text);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await see(page, `a page of the shop, ${language}`);
    await page.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByRole('button', { name: words.delete })).toBeVisible();

    // The menu: the page and a type of products; the second is moved up by the keyboard, which is undone.
    await page.goto(`${app.url}/shop/pages`);
    const add = page.getByRole('combobox', { name: words.menuAdd });
    const menu = page.getByRole('list', { name: words.menu, exact: true });
    await expect(add).toBeVisible();
    const before = await menu.getByRole('listitem').count();
    await add.selectOption({ label: `${words.kinds.page}: ${title}` });
    await expect(menu.getByRole('listitem')).toHaveCount(before + 1);
    if (before === 0) {
      await add.selectOption({ index: 1 });
      await expect(menu.getByRole('listitem')).toHaveCount(2);
    }
    // What is undone below is the move, so the toasts of what was added go first.
    const undo = page.getByRole('button', { name: day.common.undo });
    await expect(undo).toBeVisible();
    await expect(undo).toHaveCount(0, { timeout: 30_000 });
    const last = menu.getByRole('listitem').last();
    const name = await last.innerText();
    await last.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(last).not.toHaveText(name);
    await undo.click();
    await expect(last).toContainText(name.split('\n')[0] ?? '');
    await see(page, `menu of the shop, ${language}`);

    // A buyer follows it from the home, without a script.
    const buyer = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    if (language !== 'en') await lendLetters(buyer, language);
    await buyer.goto(`${app.url}/${language}/s/${shop.handle}`);
    const led = buyer.getByRole('navigation', { name: pageWords[language].storefront.menu });
    await led.getByRole('link', { name: title }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(buyer.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(led).toBeVisible();
    await buyer.close();
    const seer = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (language !== 'en') await lendLetters(seer, language);
    await seer.goto(`${app.url}/${language}/s/${shop.handle}`);
    await see(seer, `home with a menu, ${language}`);
    await seer.getByRole('link', { name: title }).click();
    await see(seer, `own page for buyers, ${language}`);
    await seer.close();

    // Deleting asks first, and takes the entry out of the menu.
    await page
      .getByRole('list', { name: words.title, exact: true })
      .getByRole('link', { name: title })
      .click();
    await page.getByRole('button', { name: words.delete }).click();
    await look(page, `deleting a page, ${language}`);
    await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveCount(1);
    expect(troubles()).toEqual([]);
  });
}
