// A month's statement on a phone: found in the wallet, its sums open their entries, its papers are saved.
import { expect } from '@playwright/test';
import { payOrders } from '#features/orders/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { deliver } from '../steps/sale-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'rosa');
  const rows = [{ code: 'ST-1', title: 'Walnut tray', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  const bought = await buyOne(app, shop, item?.goods_id ?? '');
  await app.ask(payOrders, { order_ids: [bought.orderId] }, shop.token);
  await deliver(app);
  await app.advance(62);
  await app.beginWork();
  await app.advance(0.1);
});
test.afterAll(() => app.end());

for (const language of ['en', 'ko'] as const) {
  test(`a statement is read and saved, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const { statements: words, types } = await rooms.wallet();
    const { token } = await app.ask(login, { username: 'rosa', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    await page.goto(`${app.url}/wallet`);
    await page.getByRole('link', { name: words.door }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(/S-\w+-1 · C-\w+-1/)).toBeVisible();
    await look(page, `statements, ${language}`);
    await page.getByRole('list', { name: words.title }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: words.settlement })).toBeVisible();
    await look(page, `a statement, ${language}`);
    const sale = page.getByRole('list', { name: words.settlement }).getByRole('button');
    await sale.filter({ hasText: types.settlement }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await look(page, `entries of a sum, ${language}`);
    await page.keyboard.press('Escape');
    for (const paper of ['settlement_pdf', 'invoice_pdf', 'tax_csv'] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.paper[paper] }).click();
      expect((await download).suggestedFilename()).toMatch(
        /^(settlement|invoice|tax)-\d{4}-\d\d\.(pdf|csv)$/,
      );
    }
    await page.goto(`${app.url}/wallet/flow`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words.saveFlow }).click();
    expect((await file).suggestedFilename()).toMatch(/^wallet-.*\.csv$/);
    await look(page, `movements with their file, ${language}`);
    expect(troubles()).toEqual([]);
  });
}
