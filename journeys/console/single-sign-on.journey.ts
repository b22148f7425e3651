// A person of the console connects the account of their company and signs in by it; the second factor still follows.
import { expect } from '@playwright/test';
import { codeToType } from '#testing/door.ts';
import { openIdentityProvider } from '#testing/identity-provider.ts';
import { test } from '../fixture.ts';
import { startApp, type App } from '../app.ts';
import { operator } from '../app-facts.ts';
import { look } from '../look.ts';
import { openPage, signInToConsole } from '../people.ts';

let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
let app: App;
test.beforeAll(async () => {
  provider = await openIdentityProvider();
  app = await startApp({ identityProvider: provider.issuer });
  provider.register(`${app.url}/console/sso`);
});
test.afterAll(async () => {
  await app.end();
  await provider.close();
});

test('an account is connected on one’s own page and stands for the password the next time', async ({
  browser,
}) => {
  const { page } = await openPage(browser);
  await signInToConsole(app, page, operator);
  await page.goto(`${app.url}/console/account`);
  provider.setPerson({ subject: 'mara', email: 'mara@example.org', isVerified: true });
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Account connected.')).toBeVisible();
  await expect(page.getByText(/mara@example\.org, connected/)).toBeVisible();
  await look(page, 'my access with an account');
  await page.getByRole('button', { name: 'Sign out' }).first().click();

  const button = page.getByRole('button', { name: 'Sign in with Example account' });
  await expect(button).toBeVisible();
  await look(page, 'sign-in with single sign-on');
  // The provider asks again once it has forgotten the browser: whoever turns away there comes back to a reason and to the sign-in.
  await page.context().clearCookies();
  provider.setPerson(undefined);
  await button.click();
  await expect(page.getByText('The identity provider didn’t sign you in.')).toBeVisible();
  await look(page, 'turned away');
  await page.getByRole('link', { name: 'Back' }).click();
  provider.setPerson({ subject: 'mara', email: 'mara@example.org', isVerified: true });
  await button.click();
  await page.getByLabel('Code of your authenticator app').fill((await codeToType(app, operator)) ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.goto(`${app.url}/console/account`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected. You sign in with your password.')).toBeVisible();
});
