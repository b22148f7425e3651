// A buyer comes back: hearts before anybody signs in, a link that opens a page of their own, the list, orders and saved addresses
// there, a checkout that offers an address, every device signed out, and all of it deleted.
import { expect, type Locator, type Page } from '@playwright/test';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { axeFindings, look } from '../look.ts';
import { openPage } from '../people.ts';

const owners = { en: 'willa', ja: 'wataru' } as const;

let app: App;
const shops = new Map<string, Shop>();

test.beforeAll(async () => {
  app = await startApp();
  const operator = await furnish(app);
  for (const [language, owner] of Object.entries(owners)) {
    const shop = await makeShop(app, operator, owner, `Shop of ${owner}`);
    const rows = [
      { code: `WL-1-${owner}`, title: 'Walnut tray', cost: '8.00', stock: 9 },
      { code: `WL-2-${owner}`, title: 'Linen napkins', cost: '6.00', stock: 9 },
    ];
    await stockShop(app, operator, { shop, rows, price: '30.00' });
    shops.set(language, shop);
  }
});
test.afterAll(() => app.end());

/** The page as a phone and a wide screen show it, in light and in dark. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({
        path: `test-results/screens/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
    expect(await axeFindings(page, ['color-contrast']), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** The address that the newest email to somebody leads to. */
async function linkTo(page: Page, address: string): Promise<string> {
  await app.advance(0.01);
  await page.goto(`${app.url}/mailbox?to=${encodeURIComponent(address)}`);
  await page.locator('main a, .list a, li a').first().click();
  const source = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(source ?? '', app.url).href);
  return (await page.locator('a[href*="/me/"]').first().getAttribute('href')) ?? '';
}

const pressed = (heart: Locator, is: boolean) => expect(heart).toHaveAttribute('aria-pressed', String(is));

for (const language of ['en', 'ja'] as const) {
  test(`a page of one’s own, in ${language}`, async ({ browser }) => {
    test.slow();
    const words = pageWords[language].storefront;
    const shop = shops.get(language);
    if (shop === undefined) throw new Error('no shop');
    const locale = language === 'en' ? 'en-GB' : 'ja-JP';
    const { page } = await openPage(browser, { locale });
    page.setDefaultTimeout(20_000);
    const home = `${app.url}/${language}/s/${shop.handle}`;
    const address = `own-${language}@shop.example`;
    const heartOf = (title: string, at: Page = page) =>
      at.getByRole('button', { name: words.mineHeart.replace('{title}', title) }).first();

    // A heart before anybody signs in: the page stays where it is, and the list is in this browser.
    await page.goto(home);
    await pressed(heartOf('Walnut tray'), false);
    await heartOf('Walnut tray').focus();
    await page.keyboard.press('Enter');
    await pressed(heartOf('Walnut tray'), true);
    await expect(page).toHaveURL(home);
    await see(page, `own-hearts-${language}`);
    await page.getByRole('link', { name: words.mineLink }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.mineTitle })).toBeVisible();
    await expect(page.getByRole('link', { name: /Walnut tray/ })).toBeVisible();
    await see(page, `own-out-${language}`);
    await page.getByRole('button', { name: `${words.mineRemove}: ` }).click();
    await page.getByRole('button', { name: words.mineUndo }).click();
    await expect(page.getByRole('link', { name: /Walnut tray/ })).toBeVisible();

    // What is no address is asked for again; the answer to any other is the same.
    await page.getByLabel(words.restockEmail).fill('nobody');
    await page.getByRole('button', { name: words.mineSend }).click();
    await expect(page.getByText(words.restockWrong)).toBeVisible();
    await page.getByLabel(words.restockEmail).fill(address);
    await page.getByRole('button', { name: words.mineSend }).click();
    await expect(page.getByRole('heading', { name: words.restockAsked })).toBeVisible();
    await see(page, `own-asked-${language}`);

    // The link signs nobody in until its button is pressed, and works once.
    const link = await linkTo(page, address);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: words.mineOpen })).toBeVisible();
    await see(page, `own-link-${language}`);
    await page.getByRole('button', { name: words.mineOpenSend }).click();
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByRole('link', { name: /Walnut tray/ })).toBeVisible();
    await expect(page.getByText(words.mineNoOrders)).toBeVisible();
    const { page: other } = await openPage(browser, { locale });
    await other.goto(link);
    await expect(other.getByText(/\/me/)).toHaveCount(0);
    await expect(other.getByRole('alert')).toBeVisible();

    // An address is saved on this page, in the fields of its country.
    await page.getByRole('link', { name: words.mineAdd }).click();
    await page.getByLabel(words.fieldCountry, { exact: true }).selectOption('GB');
    const typed = { name: 'Anna Berger', address: '1 Long Road', city: 'Leeds', postcode: 'LS1 1AA' };
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
    await see(page, `own-address-${language}`);
    await page.locator('form button[value="save"]:visible').click();
    await expect(page.getByText(words.mineNoticeSaved)).toBeVisible();

    // The checkout offers it, and saves another one where its box is ticked.
    await page.goto(home);
    await page
      .getByRole('link', { name: /Linen napkins/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.goto(`${home}/checkout`);
    await expect(page.getByLabel(words.fieldEmail)).toHaveValue(address);
    await page.getByRole('navigation', { name: words.mineUse }).getByRole('link').first().click();
    await expect(page.locator('[name="address"]')).toHaveValue('1 Long Road');
    const box = page.getByRole('checkbox', { name: words.mineBox });
    await expect(box).not.toBeChecked();
    await see(page, `own-checkout-${language}`);
    await page.locator('[name="address"]').fill('2 Short Lane');
    await box.check();
    await page.locator('[name="terms"]').check();
    await page.locator('form button[value="order"]:visible').click();
    await expect(page.getByRole('heading', { name: words.testPayTitle })).toBeVisible();
    await page.locator('form button[type="submit"]:visible').first().click();
    await expect(page).toHaveURL(/\/order\//, { timeout: 20_000 });

    // The page has the order by its own link, both addresses, and the list of another browser once it signs in.
    await page.goto(`${home}/me`);
    await expect(page.getByText('2 Short Lane')).toBeVisible();
    await see(page, `own-page-${language}`);
    await page.getByRole('link', { name: /Linen napkins/ }).click();
    await expect(page).toHaveURL(/\/order\//);
    await other.goto(home);
    await heartOf('Linen napkins', other).click();
    await pressed(heartOf('Linen napkins', other), true);
    await other.goto(`${home}/me`);
    await other.getByLabel(words.restockEmail).fill(address);
    await other.getByRole('button', { name: words.mineSend }).click();
    await other.goto(await linkTo(other, address));
    await other.getByRole('button', { name: words.mineOpenSend }).click();
    await expect(other.getByRole('link', { name: /Walnut tray/ })).toBeVisible();
    await expect(other.getByRole('link', { name: /Linen napkins/ }).first()).toBeVisible();

    // Signed out everywhere, the first browser shows nothing of it; then everything is deleted.
    await other.getByRole('button', { name: words.mineSignOutAll }).click();
    await expect(other.getByText(words.mineNoticeOut)).toBeVisible();
    await page.goto(`${home}/me`);
    await expect(page.getByText(words.mineNoWishes)).toBeVisible();
    await expect(page.getByText(words.mineNoticeEnded)).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
    await see(page, `own-ended-${language}`);
    await page.getByLabel(words.restockEmail).fill(address);
    await page.getByRole('button', { name: words.mineSend }).click();
    await page.goto(await linkTo(page, address));
    await page.getByRole('button', { name: words.mineOpenSend }).click();
    await expect(page.getByText('2 Short Lane')).toBeVisible();
    await page.getByText(words.mineDelete, { exact: true }).first().click();
    await page.getByRole('button', { name: words.mineDelete, exact: true }).first().click();
    await expect(page.getByText(words.mineNoticeDeleted)).toBeVisible();
    await page.getByText(words.mineErase, { exact: true }).click();
    await page.getByRole('button', { name: words.mineEraseSend }).click();
    await expect(page.getByText(words.mineNoticeErased)).toBeVisible();
    await page.goto(home);
    await pressed(heartOf('Walnut tray'), false);
  });
}

test('hearts that are pressed at once are all kept, and one without a connection is given back', async ({
  browser,
}) => {
  const words = pageWords.en.storefront;
  const shop = shops.get('en');
  if (shop === undefined) throw new Error('no shop');
  const { page } = await openPage(browser, { locale: 'en-GB' });
  await page.goto(`${app.url}/en/s/${shop.handle}`);
  const hearts = page.locator('button[form="wish"]');
  const expectAll = async (is: boolean) => {
    for (const heart of await hearts.all()) await pressed(heart, is);
  };
  await expect(hearts).toHaveCount(2);
  await hearts.evaluateAll((all) => {
    for (const heart of all) if (heart instanceof HTMLElement) heart.click();
  });
  await expectAll(true);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expectAll(true);
  await page.context().setOffline(true);
  await hearts.first().click();
  await expect(page.getByText(words.mineHeartFailed)).toBeVisible();
  await expectAll(true);
  await look(page, 'own-hearts-offline');
  await page.context().setOffline(false);
  // Who reloads before the answer is there gets the page of the list before.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await hearts.first().click();
  await pressed(hearts.first(), false);
  await expect(page.getByText(words.mineHeartFailed)).toHaveCount(0);
  expect((await answered).status()).toBe(204);
  await page.reload();
  await pressed(hearts.first(), false);
  await pressed(hearts.last(), true);
});
