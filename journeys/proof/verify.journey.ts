// A stranger who believes nobody: checks an instance with the command, and with the page that a notary serves from an address
// of its own (T26, T27 from outside).
import { expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildVerify } from '../../packages/verify/build.ts';
import { readCard } from '../../packages/verify/check/card.ts';
import { verifyEd25519 } from '../../packages/verify/check/ed25519.ts';
import { makeReader } from '../../packages/verify/check/fetching.ts';
import { verifyInstance } from '../../packages/verify/check/verify.ts';
import { sha256 } from '../../packages/verify/command/sha256.ts';
import { conform } from '../../packages/verify/conform/conform.ts';
import { runWitness, type RunningWitness } from '../../packages/verify/witness/witness.ts';
import { furnish, makeShop, startApp, type App } from '../app.ts';
import { test } from '../fixture.ts';
import { axeFindings } from '../look.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stockless-verify-'));
let app: App;
let notary: RunningWitness;
let now: Date;

test.beforeAll(async () => {
  app = await startApp();
  await makeShop(app, await furnish(app), 'vera');
  await app.beginWork();
  // What the platform says of itself is on record first, and counted by the seal of an hour later.
  now = await app.advance(0.1);
  const { log } = await readCard(app.url, makeReader({ fetch }));
  const built = await buildVerify(path.join(folder, 'verify'));
  notary = await runWitness({
    folder: path.join(folder, 'notary'),
    host: '127.0.0.1',
    port: 0,
    name: 'notary.example/w1',
    logs: [log.vkey],
    pageFile: path.join(built, 'page.html'),
    print: () => undefined,
  });
});
test.afterAll(async () => {
  await notary.close();
  await app.end();
  rmSync(folder, { recursive: true, force: true });
});

const options = () => ({
  base: app.url,
  reader: makeReader({ fetch }),
  verify: verifyEd25519,
  hash: sha256,
  now: Math.floor(now.getTime() / 1_000),
});

test('the command finds an honest instance right, file by file', async () => {
  const { checks, sentence } = await verifyInstance(options());
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(sentence).toBe('Everything is as it must be. No notary vouches for it.');
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['terms', 'keys', 'build', 'figures']),
  );
});

test('an honest instance passes every check of trust that needs no account', async () => {
  const { checks, seconds } = await conform(options());
  expect(checks.filter(({ pass }) => pass !== true)).toEqual([]);
  expect(seconds).toBeLessThan(600);
});

test('the page of a notary does the same in a browser, narrow and wide, light and dark', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.goto(notary.url);
  await page.getByLabel('Address of the instance').fill(app.url);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toContainText('Everything is as it must be.');
  await expect(page.getByRole('listitem').filter({ hasText: 'entries' }).first()).toContainText('OK');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.screenshot({
        path: `test-results/screens/verify-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('what is no instance is one sentence on the page', async ({ page }) => {
  await page.goto(notary.url);
  await page.getByLabel('Address of the instance').fill(notary.url);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toContainText('The trust card is missing');
});
