// What operators and suppliers do in the console.
import { expect, type Page } from '@playwright/test';
import { csvOf, type App } from '../app.ts';
import { carrierCode, operator, supplier } from '../app-facts.ts';
import { look } from '../look.ts';
import { signInToConsole } from '../people.ts';

/** Brings goods in, and gives an invitation's code as the operator reads it from the list. */
export async function invite(app: App, page: Page): Promise<string> {
  await page.goto(`${app.url}/console/`);
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  await look(page, 'console sign-in');
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await look(page, 'today');
  await page.goto(`${app.url}/console/goods`);
  await expect(page.getByText('The catalogue is empty')).toBeVisible();
  await look(page, 'empty catalogue');

  const parts = page.getByRole('navigation', { name: 'Parts of goods' });
  await parts.getByRole('link', { name: 'Import', exact: true }).click();
  const rows = [
    { code: 'KIT-1', title: 'Enamel kettle', cost: '11.20', stock: 12 },
    {
      code: 'KIT-2',
      title: 'Beech rolling pin with tapered ends and a hanging loop',
      cost: '4.50',
      stock: 3,
    },
  ];
  const buffer = Buffer.from(csvOf(rows));
  await page.getByLabel('CSV file').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer });
  await look(page, 'import');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await look(page, 'imported');
  await page.getByRole('link', { name: 'See the catalogue' }).click();
  await expect(page.getByText('Enamel kettle')).toBeVisible();
  await look(page, 'catalogue');
  for (const name of ['Types', 'Suppliers']) {
    await parts.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await look(page, name);
  }

  await page.goto(`${app.url}/console/invitations`);
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Revoke [2-9A-Z]{16}$/ })).toBeVisible();
  await look(page, 'invitations');
  return page.getByText(/^[2-9A-HJ-NP-Z]{16}$/).innerText();
}

export async function label(app: App, page: Page, tracking: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInToConsole(app, page, supplier);
  await page.getByRole('table', { name: 'Parcels' }).getByRole('button').first().click();
  await expect(page.getByText('1 Long Road')).toBeVisible();
  await look(page, 'a parcel to send');
  await page.keyboard.press('Escape');
  await pick(
    app,
    page,
    await page.getByRole('table', { name: 'Parcels' }).getByRole('button').first().innerText(),
  );
  await page.getByLabel(/^Select parcel/).check();
  const row = await page.locator('tr[data-row]').first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) >= 1280 ? 36.5 : 110);
  await page.getByLabel(/^Carrier of order/).fill(carrierCode);
  await page.getByLabel(/^Tracking number of order/).fill(tracking);
  await look(page, 'dispatch');
  await page.getByRole('button', { name: 'Label 1 parcel' }).click();
  await expect(page.getByText(/^1 parcel is labelled/)).toBeVisible();
  await page.goto(`${app.url}/console/returns`);
  await expect(page.getByText('No returns to inspect')).toBeVisible();
  await look(page, 'returns');
}

/** As a hand scanner does it: the label's code and Enter, then each product, then Enter for all of it. */
async function pick(app: App, page: Page, parcel: string): Promise<void> {
  await page.goto(`${app.url}/console/scan`);
  await page.getByRole('button', { name: 'Check product by product' }).click();
  await page.keyboard.type('NOBODY');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/NOBODY is none of your parcels/)).toBeVisible();
  await page.keyboard.type(parcel);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Scan the products of parcel ${parcel}` })).toBeVisible();
  await look(page, 'scan mode');
  const missing = page.getByRole('button', { name: /^Count one by hand/ }).and(page.locator(':enabled'));
  while ((await missing.count()) > 0) await missing.first().click();
  await page.getByRole('button', { name: `Picked: mark parcel ${parcel}` }).click();
  await expect(page.getByText(`Picked: parcel ${parcel}. Scan the next one.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${app.url}/console/dispatch`);
}

export async function balance(app: App, page: Page): Promise<void> {
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`${app.url}/console/ledger`);
  await expect(page.getByText('Debits equal credits: the books balance.')).toBeVisible();
  await page.getByRole('button', { name: 'Verify all chains' }).click();
  await expect(page.getByText(/every chain is whole/)).toBeVisible();
  await look(page, 'ledger');
}
