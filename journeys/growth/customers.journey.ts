// A merchant's customers on a phone: found in the menu, opened with their orders, noted and tagged.
import { expect } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'rosa');
  const rows = [{ code: 'CU-1', title: 'Walnut tray', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  for (let count = 0; count < 2; count += 1) await buyOne(app, shop, item?.goods_id ?? '');
});
test.afterAll(() => app.end());

for (const language of ['en', 'zh-Hant'] as const) {
  test(`a customer is noted and tagged, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { customers: words } = await rooms.shop();
    const { token } = await app.ask(login, { username: 'rosa', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    await page.goto(`${app.url}/shopCenter`);
    await page.getByRole('button', { name: day.statistics.links.title }).first().click();
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const row = page.getByRole('list', { name: words.title }).getByRole('link');
    await expect(row).toHaveCount(1);
    await look(page, `customers, ${language}`);
    await row.click();
    await expect(page.getByRole('heading', { name: words.value })).toBeVisible();
    await page.getByRole('textbox', { name: words.newNote }).fill('Prefers blue');
    await page.getByRole('button', { name: words.addNote }).click();
    await expect(page.getByRole('list', { name: words.notes }).getByText('Prefers blue')).toBeVisible();
    await page.getByRole('textbox', { name: words.tags }).fill('VIP, wholesale');
    await page.getByRole('button', { name: words.saveTags }).click();
    await expect(page.getByText(words.tagsSaved)).toBeVisible();
    await look(page, `a customer, ${language}`);
    await page.getByRole('button', { name: words.deleteNote }).first().click();
    const sheet = page.getByRole('dialog');
    await look(page, `deleting a note, ${language}`);
    await sheet.getByRole('button', { name: words.deleteNote }).click();
    await expect(page.getByText(words.noNotes)).toBeVisible();
    await expect(page.getByRole('list', { name: words.ordersTitle }).getByRole('link')).toHaveCount(2);
    await page.goto(`${app.url}/customers?tag=VIP`);
    await expect(row).toHaveCount(1);
    await row.click();
    await page.getByRole('list', { name: words.ordersTitle }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/orderList\//);
    expect(troubles()).toEqual([]);
  });
}
