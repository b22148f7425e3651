// A buyer orders the same once more from the page of their order: the cart is filled, and says what this shop no longer sells.
import { expect } from '@playwright/test';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;
let goodsId: string;

test.beforeAll(async () => {
  app = await startApp();
  const operator = await furnish(app);
  shop = await makeShop(app, operator, 'gina');
  const rows = [{ code: 'AG-1', title: 'Walnut tray', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, operator, { shop, rows, price: '30.00' });
  goodsId = item?.goods_id ?? '';
});
test.afterAll(() => app.end());

for (const language of ['en', 'ja'] as const) {
  test(`the same once more, in ${language}`, async ({ browser }) => {
    const words = pageWords[language].storefront;
    const bought = await buyOne(app, shop, goodsId);
    const { page } = await openPage(browser, { locale: language });
    await page.goto(`${app.url}/${language}/s/${shop.handle}/order/${bought.orderToken}`);
    await expect(page.getByText(words.orderAgainHint)).toBeVisible();
    await look(page, `an order to be ordered again, ${language}`);
    await page.getByRole('button', { name: words.orderAgain }).click();
    await expect(page).toHaveURL(/\/cart\?say=added$/);
    await expect(page.getByText(words.noticeAdded)).toBeVisible();
    await expect(page.getByText('Walnut tray').first()).toBeVisible();
    await look(page, `a cart of an earlier order, ${language}`);
  });
}
