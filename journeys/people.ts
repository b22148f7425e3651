// A browser of one's own for everybody in a journey, and the ways that several of them take.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codeToType } from '#apps/server/testing-door.ts';
import type { House } from './house.ts';

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
  house: House,
  page: Page,
  who: { username: string; password: string },
): Promise<void> {
  await page.goto(`${house.url}/console/`);
  await page.getByLabel('User name').fill(who.username);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = await codeToType(house, who);
  await page.getByLabel('Code of your authenticator app').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
}
