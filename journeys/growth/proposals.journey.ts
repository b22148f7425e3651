// An assistant proposes and the merchant decides on the phone: seen in the list, confirmed, declined; in two languages.
import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { proposeChange } from '#features/webhooks/proposals.contract.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { test } from '../fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { lendLetters } from '../fonts.ts';
import { axeFindings, look } from '../look.ts';
import { openPhone, password } from '../steps/merchant-steps.ts';

const screens = 'test-results/screens';
const rows = [
  { code: 'KIT-1', title: 'Enamel kettle with a long spout', cost: '11.20', stock: 12 },
  { code: 'KIT-2', title: 'Oak chopping board', cost: '6.40', stock: 30 },
];

let app: App;
let shop: Shop;
let key: string;
let ids: string[];

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const staff = await furnish(app);
  shop = await makeShop(app, staff, 'mira');
  ids = (await stockShop(app, staff, { shop, rows, price: '24.90' })).map(({ id }) => id);
  const ask = { name: 'Pricing assistant', scopes: ['proposals.write' as const], password };
  key = (await app.ask(makeApiKey, ask, shop.token)).key;
});
test.afterAll(() => app.end());

const propose = (change: RequestOf<typeof proposeChange>['change'], note: string) =>
  app.ask(proposeChange, { change, note }, key);

async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined), name).toEqual(
      [],
    );
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const priceOf = async (id: string) => (await app.ask(listShowcase, { id }, shop.token)).list[0]?.sale_price;

test('nothing to decide, a proposal comes, and it is confirmed and declined', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await page.goto(`${app.url}/settings/developers`);
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  await page.getByRole('link', { name: /^Proposals/ }).click();
  await expect(page.getByText('No proposals')).toBeVisible();
  await see(page, 'proposals-none');

  const note = 'Two shops nearby sell it for 29.90, and yours sold out twice this month.';
  const items = ids.map((id) => ({ id, sale_price: '27.90' }));
  await propose({ kind: 'price', items }, note);
  await propose({ kind: 'delist', ids: ids.slice(0, 1) }, '');
  await page.goto(`${app.url}/notifications`);
  await page.getByText('A program suggests a change').click();
  await expect(page.getByText('$24.90 → $27.90').first()).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await see(page, 'proposals-open');
  expect(await priceOf(ids[0] ?? '')).toBe('24.90');

  await page.getByRole('button', { name: 'Confirm: Change 2 prices' }).click();
  await see(page, 'proposals-question');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 changes made.').first()).toBeVisible();
  expect(await priceOf(ids[0] ?? '')).toBe('27.90');

  await page.getByRole('button', { name: 'Decline: Take 1 product off sale' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('No proposals')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
  await see(page, 'proposals-all');
  expect(troubles()).toEqual([]);
});

test('in Japanese it is decided the same way', async ({ browser }) => {
  await propose({ kind: 'price', items: [{ id: ids[1] ?? '', sale_price: '29.90' }] }, 'よく売れています。');
  await app.ask(perInfo, { patch: { lang: 'ja' } }, shop.token);
  const { page } = await openPhone(browser, app, shop.token);
  await lendLetters(page, 'ja');
  await page.goto(`${app.url}/proposals`);
  await expect(page.getByRole('heading', { level: 1, name: '提案' })).toBeVisible();
  await expect(page.getByText('1点あたりの利益', { exact: false }).first()).toBeVisible();
  await see(page, 'proposals-ja');
  await page.getByRole('button', { name: /^承認：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '承認' }).click();
  await expect(page.getByText('提案はありません')).toBeVisible();
  expect(await priceOf(ids[1] ?? '')).toBe('29.90');
});
