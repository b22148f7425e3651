// Help is a message away: the merchant asks on the phone and the desk answers; the buyer and the shop talk about an order.
import { gzipSync } from 'node:zlib';
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { operator } from './app-facts.ts';
import { look } from './look.ts';
import { openPhone } from './steps/merchant-steps.ts';
import { openPage, signInToConsole } from './people.ts';
import { buyOne } from './steps/trade-steps.ts';

let app: App;
let shop: Shop;
let goodsId: string;

const rows = [{ code: 'KIT-1', title: 'Enamel kettle', cost: '11.20', stock: 12 }];
/** What a page of the storefront may weigh on its way. */
const pageBytesMax = 40_000;
const standing = 'We never ask you to deposit in order to withdraw.';

test.beforeAll(async () => {
  app = await startApp();
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  const [listed] = await stockShop(app, staff, { shop, rows, price: '24.90' });
  goodsId = listed?.goods_id ?? '';
});
test.afterAll(() => app.end());

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your message/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function openDesk(browser: Browser): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`${app.url}/console/chat`);
  return page;
}

test('the merchant asks on the phone, the desk answers, and each sees it at once', async ({ browser }) => {
  const { page: phone, troubles } = await openPhone(browser, app, shop.token);
  await phone.goto(`${app.url}/service`);
  await expect(phone.getByText('Nothing has been written yet')).toBeVisible();
  await expect(phone.getByText(standing)).toBeVisible();
  await look(phone, 'service before the first word');
  await write(phone, 'Where is my payout? My wallet is TJYeasTPa6gpEEiNLJfwgSxYwTWnJcUqaH.');
  await expect(logOf(phone).getByText('Sent', { exact: true })).toBeVisible();
  await expect(logOf(phone).getByRole('button', { name: 'wallet address hidden' })).toBeVisible();
  await expect(phone.getByText('You are next.')).toBeVisible();

  const desk = await openDesk(browser);
  await expect(desk.getByRole('row', { name: /Corner Shop/ })).toBeVisible();
  await look(desk, 'inbox of the desk');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Conversation with Corner Shop' })).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByText('Assigned to you', { exact: true })).toBeVisible();
  await expect(logOf(phone).getByText('Read', { exact: true })).toBeVisible();

  await desk.getByRole('textbox', { name: 'Your message' }).fill('It left this morning.');
  await desk.keyboard.press('Control+Enter');
  await expect(logOf(phone).getByText('It left this morning.')).toBeVisible();
  await look(phone, 'service with an answer');
  await look(desk, 'conversation at the desk');

  await test.step('closed, rated, and open again by writing', async () => {
    await desk.getByRole('button', { name: 'Close conversation' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Close conversation' }).click();
    await expect(phone.getByText(/This conversation was closed/)).toBeVisible();
    await phone.getByRole('button', { name: 'Did this help you?' }).click();
    await phone.getByText('5 stars').click();
    await look(phone, 'rating');
    await phone.getByRole('button', { name: 'Send the rating' }).click();
    await expect(phone.getByText('Thank you. You gave 5 stars.')).toBeVisible();
    await expect(desk.getByRole('img', { name: 'The merchant gave 5 of 5.' })).toBeVisible();
    await write(phone, 'One more thing');
    await expect(logOf(desk).getByText('One more thing')).toBeVisible();
  });
  expect(troubles()).toEqual([]);
});

test('what is written without a connection is sent once when it is back', async ({ browser }) => {
  const { page: phone } = await openPhone(browser, app, shop.token);
  await phone.goto(`${app.url}/service`);
  await expect(logOf(phone).getByText('One more thing')).toBeVisible();
  await phone.context().setOffline(true);
  await write(phone, 'Written in a tunnel');
  await expect(logOf(phone).getByText('Waits for a connection')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(logOf(phone).getByText('Waits for a connection')).toBeHidden({ timeout: 60_000 });
  await expect(logOf(phone).getByText('Written in a tunnel')).toHaveCount(1);
  await phone.reload();
  await expect(logOf(phone).getByText('Written in a tunnel')).toHaveCount(1);
});

test('buyer and shop talk about an order, live and as plain pages', async ({ browser }) => {
  const { orderId, orderToken } = await buyOne(app, shop, goodsId);
  const address = `${app.url}/s/${shop.handle}/order/${encodeURIComponent(orderToken)}`;
  const { page: plain } = await openPage(browser, { javaScriptEnabled: false });
  await plain.goto(address);
  await plain.getByText('Need help?').click();
  await plain.getByLabel('Your message to Corner Shop').fill('Is it blue? Write to anna@shop.example');
  await plain.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(plain.getByText('Your message was sent.')).toBeVisible();
  await expect(logOf(plain).getByText('Is it blue?')).toBeVisible();
  await expect(logOf(plain).getByText('email address hidden')).toBeVisible();

  const { page: phone } = await openPhone(browser, app, shop.token);
  await phone.goto(`${app.url}/orderList/${orderId}`);
  await phone.getByRole('link', { name: /Messages with the buyer/ }).click();
  await expect(logOf(phone).getByText('Is it blue?')).toBeVisible();
  await look(phone, 'messages with a buyer');

  const { page: buyer } = await openPage(browser);
  const whole = await buyer.goto(`${address}#messages`);
  const weight = (await whole?.text())?.length ?? Infinity;
  expect(
    gzipSync((await whole?.body()) ?? '').length,
    `the page weighs ${weight} before packing`,
  ).toBeLessThan(pageBytesMax);
  await write(phone, 'It is blue.');
  await expect(logOf(buyer).getByText('It is blue.')).toBeVisible();
  await look(buyer, 'order with messages');
  await write(buyer, 'Then I keep it <b>!</b>');
  await expect(logOf(phone).getByText('Then I keep it <b>!</b>')).toBeVisible();
  await expect(logOf(buyer).getByText('Then I keep it <b>!</b>')).toHaveCount(1);
});
