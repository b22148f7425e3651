// A merchant's refund on a phone: said to the cent before, confirmed with the transaction password, read by
// the buyer; and the cancellation of what no carrier has.
import { expect } from '@playwright/test';
import { payOrders } from '#features/orders/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { test } from '../fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password, pin, setPin } from '../steps/merchant-steps.ts';
import { deliver } from '../steps/sale-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;
let goodsId: string;

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'rosa');
  const rows = [{ code: 'RF-1', title: 'Walnut tray', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  goodsId = item?.goods_id ?? '';
  await setPin(app, shop.token);
});
test.afterAll(() => app.end());

for (const language of ['en', 'ja'] as const) {
  test(`a part is given back, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { refunds: words } = await rooms.returns();
    const bought = await buyOne(app, shop, goodsId);
    await app.ask(payOrders, { order_ids: [bought.orderId] }, shop.token);
    await deliver(app);
    const { token } = await app.ask(login, { username: 'rosa', password });
    const { page, troubles } = await openPhone(browser, app, token);
    await app.ask(perInfo, { patch: { lang: language } }, token);
    await page.goto(`${app.url}/orderList/${bought.orderId}`);
    await page.getByRole('button', { name: day.statistics.links.title }).click();
    await look(page, `menu of an order, ${language}`);
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('radio', { name: words.scopes.shipping })).toBeVisible();
    await look(page, `refund, ${language}`);
    await page.getByLabel(words.amount).fill('999');
    await page.getByRole('button', { name: words.review }).click();
    await expect(page.getByLabel(words.amount)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words.amount).fill('4');
    await expect(page.getByText(words.youPay, { exact: true })).toBeVisible();
    await page.getByLabel(words.note).fill('Sorry that it took so long.');
    await look(page, `refund with its parts, ${language}`);
    await page.getByRole('button', { name: words.review }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words.pin).fill(pin);
    await look(page, `confirming a refund, ${language}`);
    await sheet.getByRole('button').last().click();
    await expect(page).toHaveURL(new RegExp(`/orderList/${bought.orderId}/money$`));
    await expect(page.getByText(day.orders.kinds.refund_escrow)).toBeVisible();
    await look(page, `money after a refund, ${language}`);
    await page.goto(`${app.url}/orderList/${bought.orderId}/refund?scope=lines`);
    await expect(page.getByText(words.earlier).first()).toBeVisible();
    await look(page, `pieces of a refund, ${language}`);
    await page.goto(`${app.url}/s/${shop.handle}/order/${bought.orderToken}`);
    await expect(page.getByText('Sorry that it took so long.')).toBeVisible();
    await look(page, `the buyer reads why, ${language}`);
    expect(troubles()).toEqual([]);
  });
}

test('what no carrier has is cancelled, and costs nothing', async ({ browser }) => {
  const bought = await buyOne(app, shop, goodsId);
  const { token } = await app.ask(login, { username: 'rosa', password });
  await app.ask(perInfo, { patch: { lang: 'en' } }, token);
  await app.ask(payOrders, { order_ids: [bought.orderId] }, token);
  const { page, troubles } = await openPhone(browser, app, token);
  await page.goto(`${app.url}/orderList/${bought.orderId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('$0.00')).toBeVisible();
  await look(page, 'cancelling an order');
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(sheet.getByText('Write at least 3 characters')).toBeVisible();
  await sheet.getByLabel('Reason').fill('The supplier changed the colour.');
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled: the buyer is refunded')).toBeVisible();
  await expect(page.getByText('Cancelled by you before shipping').first()).toBeVisible();
  await page.goto(`${app.url}/orderList/${bought.orderId}/refund`);
  await expect(page.getByText('No refund at this stage')).toBeVisible();
  await look(page, 'no refund now');
  expect(troubles()).toEqual([]);
});
