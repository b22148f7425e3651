// A person of the console makes a passkey and signs in by it, with a device that the browser itself plays.
import { expect } from '@playwright/test';
import { test } from '../fixture.ts';
import { startApp, type App } from '../app.ts';
import { operator } from '../app-facts.ts';
import { look } from '../look.ts';
import { playDevice } from '../steps/device-steps.ts';
import { openPage, signInToConsole } from '../people.ts';

let app: App;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.end());

test('a passkey is made on one’s own page and opens the console the next time', async ({ browser }) => {
  // A browser makes passkeys for a name only, so this very machine is called by its own.
  const named: App = { ...app, url: app.url.replace('127.0.0.1', 'localhost') };
  const { page } = await openPage(browser);
  await playDevice(page);
  await signInToConsole(named, page, operator);
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await page.goto(`${named.url}/console/account`);
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await look(page, 'my access');
  await page.getByRole('button', { name: 'Sign out' }).first().click();

  await page.getByLabel('User name').fill(operator.username);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'My access', level: 1 })).toBeVisible();
});
