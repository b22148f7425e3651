// A browser of one's own for everybody in a journey, and the ways that several of them take.
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeToType, consoleToken } from '#testing/door.ts';
import { decideBankStatement } from '#features/bank/release.contract.ts';
import { listBankStatements } from '#features/bank/contract.ts';
import { staff } from './app-facts.ts';
import type { App } from './app.ts';

const phone = { width: 360, height: 740 };

type Opened = { context: BrowserContext; page: Page };

export async function openPage(
  browser: Browser,
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-US', ...more });
  return { context, page: await context.newPage() };
}

export async function signInToConsole(
  app: App,
  page: Page,
  who: { username: string; password: string },
): Promise<void> {
  await page.goto(`${app.url}/console/`);
  await page.getByLabel('User name').fill(who.username);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = await codeToType(app, who);
  const field = page.getByLabel('Code of your authenticator app');
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  // Whoever goes elsewhere before the answer is there takes the session with them.
  await field.waitFor({ state: 'hidden' });
}

/** Another person of finance releases every statement that waits: one alone credits nobody. */
export async function releaseStatements(app: App): Promise<void> {
  const by = await consoleToken(app, staff.secondFinance);
  const { to_release: files } = await app.ask(listBankStatements, {}, by);
  for (const { id } of files) await app.ask(decideBankStatement, { id, act: 'release' }, by);
}

/** Gives the second step again where an act on money asks for it before `outcome` is there. */
export async function proveIfAsked(
  app: App,
  page: Page,
  who: { username: string; password: string },
  outcome: Locator,
): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm with two-step verification first' });
  await expect(sheet.or(outcome).first()).toBeVisible();
  if (!(await sheet.isVisible())) return;
  await sheet.getByLabel('Code of your authenticator app').fill((await codeToType(app, who)) ?? '');
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(outcome).toBeVisible();
}
