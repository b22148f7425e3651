// A merchant orders what they sell: features products, makes a collection by hand and one by a rule, puts it on the home
// and looks at it as a buyer, on a phone.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
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
  shop = await makeShop(app, await operatorToken(app), 'nora');
  const rows = ['Walnut tray', 'Linen napkin', 'Stoneware cup', 'Tea strainer'].map((title, number) => ({
    code: `CO-${number}`,
    title,
    cost: '8.00',
    stock: 50,
  }));
  await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
});
test.afterAll(() => app.end());

const titles = {
  en: { hand: 'Tea time', rule: 'All for the table', slug: 'tea-time' },
  ja: { hand: 'お茶の時間', rule: '食卓のすべて', slug: encodeURIComponent('お茶の時間') },
} as const;

async function openIn(language: Language, browser: Browser) {
  const { token } = await app.ask(login, { username: 'nora', password });
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  phone.page.setDefaultTimeout(20_000);
  if (language === 'ja') await lendLetters(phone.page, language);
  return phone;
}

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

for (const language of ['en', 'ja'] as const) {
  test(`products are featured and collected, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { collections: words, design } = await rooms.shop();
    const { hand, rule, slug } = titles[language];
    const { page, troubles } = await openIn(language, browser);
    await page.goto(`${app.url}/shop`);
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await see(page, `collections, ${language}`);

    // Featured: two are ticked, the second is moved up by the keyboard, and the move is undone.
    await page.getByRole('button', { name: words.choose }).click();
    const sheet = page.getByRole('dialog');
    for (const name of ['Walnut tray', 'Linen napkin']) {
      const box = sheet.getByRole('checkbox', { name });
      if (!(await box.isChecked())) await box.check();
    }
    await look(page, `choosing products, ${language}`);
    await sheet.getByRole('button', { name: words.done }).click();
    const featured = page.getByRole('list', { name: words.featured });
    await expect(featured.getByRole('listitem')).toHaveCount(2);
    const first = featured.getByRole('listitem').first();
    const before = await first.innerText();
    const down = first.getByRole('button').nth(1);
    // What is undone is the move, so the toast of what was chosen goes first.
    const undo = page.getByRole('button', { name: day.common.undo });
    await expect(undo).toHaveCount(0, { timeout: 30_000 });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(first).not.toHaveText(before);
    await undo.click();
    await expect(first).toContainText(before.split('\n')[0] ?? '');

    // A collection by hand.
    await page.getByRole('link', { name: words.add }).click();
    await expect(page.getByRole('button', { name: day.common.save })).toBeDisabled();
    await page.getByLabel(words.name, { exact: true }).fill(hand);
    await page.getByRole('button', { name: words.choose }).click();
    await sheet.getByRole('checkbox', { name: 'Stoneware cup' }).check();
    await sheet.getByRole('checkbox', { name: 'Tea strainer' }).check();
    await sheet.getByRole('button', { name: words.done }).click();
    await see(page, `a collection by hand, ${language}`);
    await page.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByRole('link', { name: words.see })).toBeVisible();

    // Another one by a rule; what cannot be is said beside its field.
    await page.goto(`${app.url}/shop/collections/new`);
    await page.getByLabel(words.name, { exact: true }).fill(rule);
    await page.getByRole('button', { name: words.rule }).click();
    await page.getByLabel(words.priceMin).fill('50');
    await page.getByLabel(words.priceMax).fill('40');
    await expect(page.getByText(words.pricesCrossed)).toBeVisible();
    await page.getByLabel(words.priceMin).fill('10');
    await see(page, `a collection by a rule, ${language}`);
    await page.getByRole('button', { name: day.common.save }).click();
    await expect(page.getByRole('button', { name: words.delete })).toBeVisible();

    // On the home: newest products and the collection by hand, published.
    await page.goto(`${app.url}/shop/look`);
    for (const kind of ['featured', 'newest', 'collection'] as const) {
      const one = page.getByRole('switch', { name: design.sections[kind], exact: true });
      if ((await one.getAttribute('aria-checked')) !== 'true') await one.click();
    }
    await page.getByRole('combobox', { name: design.sections.collection }).selectOption({ label: hand });
    const up = page.getByRole('button', {
      name: sayIn(language, design.up, { name: design.sections.newest }),
    });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(design.draft)).toBeVisible();
    await look(page, `sections of the home, ${language}`);
    await page.getByRole('button', { name: design.publish }).click();
    await expect(page.getByText(design.published)).toBeVisible();

    // A buyer: the home with its rows, and the page of the collection under its own address.
    const buyer = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (language === 'ja') await lendLetters(buyer, language);
    const said = pageWords[language].storefront;
    await buyer.goto(`${app.url}/${language}/s/${shop.handle}`);
    await expect(buyer.getByRole('heading', { name: said.lookNewest })).toBeVisible();
    await expect(buyer.getByRole('heading', { name: said.lookFeatured })).toBeVisible();
    await see(buyer, `home with rows, ${language}`);
    await buyer.getByRole('link', { name: said.lookSeeAll }).click();
    await expect(buyer).toHaveURL(`${app.url}/${language}/s/${shop.handle}/c/${slug}`);
    await expect(buyer.getByRole('heading', { level: 1, name: hand })).toBeVisible();
    const goods = buyer.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(goods).toHaveCount(2);
    await expect(goods.first()).toContainText('Stoneware cup');
    await see(buyer, `page of a collection, ${language}`);
    await expect(buyer.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/c/${slug}$`));
    await buyer.close();

    // Deleting asks first.
    await page.goto(`${app.url}/shop/collections`);
    await page.getByRole('link', { name: rule }).click();
    await page.getByRole('button', { name: words.delete }).click();
    await look(page, `deleting a collection, ${language}`);
    await sheet.getByRole('button', { name: words.delete }).click();
    await expect(page.getByRole('link', { name: rule })).toHaveCount(0);
    expect(troubles()).toEqual([]);
  });
}
