// What a buyer does in the storefront: without scripts, and once more with them for what only they can look at.
import { expect, type Browser, type Page } from '@playwright/test';
import { look } from '../look.ts';
import { openPage } from '../people.ts';

/** Gives the address of the buyer's order. */
export async function buy(page: Page, shop: string): Promise<string> {
  await page.goto(shop);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await fillIn(page);
  await order(page);
  await page.getByRole('button', { name: 'Pay $52.80' }).click();
  await expect(page.getByText('Thank you! Your order is placed and paid.')).toBeVisible();
  return page.url().split('?')[0] ?? '';
}

async function fillIn(page: Page): Promise<void> {
  const typed = {
    'Full name': 'Anna Berger',
    Email: 'anna@shop.example',
    City: 'Leeds',
    Postcode: 'LS1 1AA',
  };
  for (const [name, text] of Object.entries({ ...typed, 'Street and number': '1 Long Road' })) {
    await page.getByLabel(name).fill(text);
  }
}

async function order(page: Page): Promise<void> {
  await page.getByLabel(/I agree to buy/).check();
  await page.getByRole('button', { name: /^(Order with obligation to|Pay) / }).click();
  // The next page has a button that is called the same.
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

/** The same pages for a browser with scripts, which axe needs. */
export async function lookAtShop(browser: Browser, shop: string): Promise<void> {
  const { page, context } = await openPage(browser, { locale: 'en-GB' });
  await page.goto(shop);
  await look(page, 'storefront');
  await page.goto(`${shop}?q=nothing-like-it`);
  await look(page, 'nothing found');
  await page.goto(shop);
  await page.getByRole('link', { name: /Enamel kettle/ }).click();
  await look(page, 'goods');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await look(page, 'cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await look(page, 'checkout');
  await fillIn(page);
  await order(page);
  await look(page, 'payment');
  await page.goto(`${shop}/goods/nothing`);
  await look(page, 'missing goods');
  await context.close();
}

export async function lookAtOrder(browser: Browser, bought: string): Promise<void> {
  const { page, context } = await openPage(browser);
  await page.goto(bought);
  await look(page, 'order of the buyer');
  await page.getByText('Need help?').click();
  await page.getByRole('link', { name: 'Return items' }).click();
  await expect(page.getByRole('heading', { name: 'Return items' })).toBeVisible();
  await look(page, 'return');
  await context.close();
}

export async function receive(page: Page, bought: string): Promise<void> {
  await page.goto(bought);
  await page.getByRole('button', { name: 'I’ve received it' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await page.getByRole('button', { name: 'Everything’s fine' }).click();
  await expect(page.getByText('Good to hear.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the order' }).click();
  await expect(page.getByText('Thank you. The order is accepted.')).toBeVisible();
}
