// A sale from the shared link to the refund, as its buyer walks it. Everything here is done with links and forms alone.
import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { consoleToken } from '#testing/door.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';
import { answerCase, inspectReturn, listCases, supplierCases } from '#features/returns/contract.ts';
import type { App, Shop } from '../app.ts';
import { carrierCode, supplier } from '../app-facts.ts';
import { openPage } from '../people.ts';

export const rows = [
  { code: 'KIT-1', title: 'Enamel kettle', cost: '11.20', stock: 60 },
  { code: 'KIT-2', title: 'Beech rolling pin', cost: '4.50', stock: 60 },
];

/** A phone in Britain: nobody has to say where they are. */
export async function openBuyer(browser: Browser, more: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { locale: 'en-GB', ...more });
  // Nothing that a buyer presses may keep them waiting for longer.
  opened.context.setDefaultTimeout(10_000);
  return opened;
}

/** From the shared link over search and filter to the cart and its checkout. */
export async function goToCheckout(page: Page, shop: string): Promise<void> {
  await page.goto(shop);
  await page.getByRole('searchbox').first().fill('enamal ketle');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByRole('link', { name: /Enamel kettle/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /rolling pin/ })).toBeHidden();
  await page
    .getByText(/^Filters/)
    .first()
    .click();
  await page.getByLabel('In stock only').check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

const typed = {
  'Full name': 'Anna Berger',
  Email: 'anna@shop.example',
  'Street and number': '1 Long Road',
  City: 'Leeds',
  Postcode: 'LS1 1AA',
};

/** Fills in the form and chooses the way to pay. */
export async function fillCheckout(page: Page, way: string | RegExp): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.getByLabel(name).fill(text);
  await page.getByRole('radio', { name: way }).check();
  await page.getByLabel(/I agree to buy/).check();
}

export const order = (page: Page) =>
  page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).click();

/** At the card provider's own page, where a card is refused before another one is taken. */
export async function beDeclined(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
  await page.getByRole('button', { name: 'Let the card be declined' }).click();
  await expect(page.getByText('The card was declined.')).toBeVisible();
}

/** Gives the address of the order. */
export async function payByCard(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pay / }).click();
  return orderAddress(page);
}

/** Waits on the page of the payment, which looks again by itself, until the order stands there. */
export async function orderAddress(page: Page): Promise<string> {
  await expect(page.getByText('Thank you! Your order is placed and paid.')).toBeVisible({ timeout: 15_000 });
  return page.url().split('?')[0] ?? '';
}

/** The supplier labels what there is to send, and the carrier brings it. */
export async function deliver(app: App): Promise<void> {
  await app.advance(0.1);
  const token = await consoleToken(app, supplier);
  const { list } = await app.ask(listParcels, { state: 'to_ship', page_size: 100 }, token);
  const parcels = list.map(({ id }) => ({ id, carrier: carrierCode, tracking: trackingOf(id) }));
  expect(parcels.length).toBeGreaterThan(0);
  await app.ask(labelParcels, { parcels }, token);
  for (const { tracking } of parcels) {
    await app.scan(tracking, 'accepted');
    await app.advance(0.5);
    await app.scan(tracking, 'delivered');
  }
}

const trackingOf = (id: string) => `J${id.replace(/[^a-z0-9]/gi, '').slice(-18)}`;

export const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#a45' } })
    .jpeg()
    .toBuffer();

/** What the buyer does: says why, shows a picture, sees what comes back, and asks for it. */
export async function askReturn(page: Page, bought: string): Promise<void> {
  await page.goto(bought);
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
  await page.getByRole('button', { name: 'I’ve received it' }).click();
  await page.getByText('Need help?').click();
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByLabel(/^Number of Enamel kettle to return/).fill('2');
  await page.getByRole('radio', { name: 'It is damaged' }).check();
  const buffer = await photo();
  await page
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'dent.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'See your refund' }).click();
  await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Use picture 1' })).toBeChecked();
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested.')).toBeVisible();
}

/** The merchant grants it, the buyer sends it, the supplier looks at it: the money goes back. */
export async function sendBack(app: App, page: Page, shop: Shop): Promise<void> {
  const { list } = await app.ask(listCases, { state: 'requested' }, shop.token);
  const [waiting] = list;
  expect(list).toHaveLength(1);
  await app.ask(answerCase, { case_id: waiting?.id ?? '', approve: true }, shop.token);
  await page.reload();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'Show the label' }).click();
  await expect(page.getByRole('heading', { name: 'Return label' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'I’ve sent it' }).click();
  const token = await consoleToken(app, supplier);
  const open = await app.ask(supplierCases, {}, token);
  const [back] = open.list;
  await app.ask(inspectReturn, { case_id: back?.id ?? '', restock: true }, token);
}
