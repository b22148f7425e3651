// Two phones of one shop check what they are told, compare it, and save the evidence; then the platform is gone.
import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { checkBundle } from '../../packages/verify/evidence/bundle.ts';
import { readZip } from '../../packages/verify/evidence/zip.ts';
import { verifyEd25519 } from '../../packages/verify/check/ed25519.ts';
import { sha256 } from '../../packages/verify/command/sha256.ts';
import { furnish, makeShop, startApp, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';

let app: App;
let shop: Shop;
test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'petra', 'Shop of Petra');
  await app.beginWork();
  // A seal an hour later has the shop.
  await app.advance(0.1);
});
test.afterAll(() => app.end());

/** With its service worker, which does the checking. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: {
      cookies: [],
      origins: [{ origin: app.url, localStorage: [{ name: 'token', value: shop.token }] }],
    },
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/wallet`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

const matches = 'Everything matches, signed by us alone';

async function check(page: Page): Promise<void> {
  await page.goto(`${app.url}/proof`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('heading', { name: matches })).toBeVisible({ timeout: 60_000 });
}

async function codeOf(page: Page): Promise<string> {
  await page.goto(`${app.url}/proof/compare`);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

async function paste(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or paste the text' }).fill(code);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
}

test('two phones check, compare, and know what they knew when nobody answers any more', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [one, two] = [await openPhone(browser), await openPhone(browser)];
  await test.step('a phone checks by itself once it has time', async () => {
    await expect(one.getByRole('link', { name: /^Checked on this phone .* no notary$/ })).toBeVisible({
      timeout: 60_000,
    });
  });
  await test.step('both find everything right', async () => {
    await check(one);
    await look(one, 'a check that found everything right');
    await check(two);
  });
  await test.step('they were shown the same', async () => {
    const code = await codeOf(two);
    await one.goto(`${app.url}/proof/compare`);
    await look(one, 'the code of a phone');
    await paste(one, code);
    await expect(one.getByText('Both phones were shown the same record.')).toBeVisible();
    await expect(one.getByText('Your signed balance is the same on both phones.')).toBeVisible();
    await paste(one, code.replace('stockless-compare', 'something-else'));
    await expect(one.getByText('This is not a code of this app.')).toBeVisible();
  });
  await test.step('the evidence file can be checked without the platform', () => saveAndCheck(one));
  await test.step('without the server the phone says what it knew, and compares all the same', async () => {
    const code = await codeOf(two);
    await one.goto(`${app.url}/proof`);
    await one.context().setOffline(true);
    await one.getByRole('button', { name: 'Check now' }).click();
    await expect(one.getByText(/got no answer/)).toBeVisible({ timeout: 60_000 });
    await expect(one.getByRole('heading', { name: matches })).toBeVisible();
    await saveAndCheck(one);
    await one.getByRole('link', { name: /Compare with another phone/ }).click();
    await paste(one, code);
    await expect(one.getByText('Both phones were shown the same record.')).toBeVisible();
  });
});

async function saveAndCheck(page: Page): Promise<void> {
  await page.goto(`${app.url}/proof`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the evidence file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^evidence-.*\.zip$/);
  const report = await checkBundle(readZip(readFileSync(await download.path())), {
    verify: verifyEd25519,
    hash: sha256,
    now: Math.floor(Date.now() / 1000),
  });
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report.ok).toBe(true);
}
