// Addresses that are sent no email: an operator finds one by the whole address, reads why, and lifts it with a reason. The
// pages as a wide screen and a phone show them, in light and in dark. The pictures lie in test-results/screens/mail.
import { mkdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { addDays } from '#domain/time.ts';
import { openDatabase } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { insertSuppression } from '#platform/db/suppression.sql.ts';
import { digestAddress } from '#platform/mail/return-path.ts';
import { operator, secrets } from './app-facts.ts';
import { furnish, startApp, type App } from './app.ts';
import { test } from './fixture.ts';
import { desk, lookAtConsole } from './look.ts';
import { openPage, signInToConsole } from './people.ts';

const screens = 'test-results/screens/mail';

let app: App;
test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  await furnish(app);
});
test.afterAll(() => app.end());

const now = new Date();
const rows = [
  {
    email: 'anna@mail.example',
    domain: 'mail.example',
    reason: 'hard_bounce',
    says: '5.1.1 smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address for typos or unnecessary spaces.',
    at: addDays(now, -3),
  },
  {
    email: 'ben@a-rather-long-name-of-a-provider.example',
    domain: 'a-rather-long-name-of-a-provider.example',
    reason: 'soft_bounces',
    says: '5.2.2 smtp; 552 5.2.2 mailbox full',
    at: addDays(now, -1),
  },
  { email: 'cleo@mail.example', domain: '', reason: 'complaint', says: 'abuse SomeGenerator/1.0', at: now },
] as const;

async function suppress(): Promise<void> {
  const { host, database } = app.shared.facts;
  const db = openDatabase({ host, database }, () => undefined, 1);
  try {
    await acrossShops('tools', async () => {
      for (const { email, ...row } of rows)
        await insertSuppression(db.direct, { ...row, address: digestAddress(secrets.secret, email) });
    });
  } finally {
    await db.close();
  }
}

test('an address that is sent nothing is found, read and lifted', async ({ browser }) => {
  const { page } = await openPage(browser, { viewport: desk, serviceWorkers: 'block' });
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await page.goto(`${app.url}/console/emails`);
  await page.getByRole('link', { name: 'Suppressed addresses' }).click();
  await expect(page.getByText('No address is suppressed.')).toBeVisible();
  await lookAtConsole(page, screens, 'nothing');

  await suppress();
  await page.reload();
  await expect(page.getByText('Mail came back several times')).toBeVisible();
  await lookAtConsole(page, screens, 'list');
  await page.getByRole('searchbox').fill('Anna@mail.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mail came back several times')).toBeHidden();
  await page.getByText('mail.example', { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Address doesn’t take mail' });
  await expect(sheet.getByText(/The email account that you tried to reach/)).toBeVisible();
  await lookAtConsole(page, screens, 'one');
  await sheet.getByRole('textbox').fill('Anna says that her mailbox works again.');
  await sheet.getByRole('button', { name: 'Send email again' }).click();
  await expect(page.getByText('Email goes to this address again.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goto(`${app.url}/console/emails/suppressed`);
  await expect(page.getByText('Mail came back several times')).toBeVisible();
  await expect(page.getByText('Address doesn’t take mail')).toHaveCount(0);
  await page.goto(`${app.url}/console/audit`);
  await expect(page.getByText('Send email to an address again').first()).toBeVisible();
});
