// Work that fails: an operator sees it on Today, reads why, has it tried again at once, and it is done. The page as a wide
// screen and a phone show it, in light and in dark. The pictures lie in test-results/screens/jobs.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { addMinutes } from '#domain/time.ts';
import { me } from '#features/people/contract.ts';
import { disableByCommand, resetByCommand } from '#features/staff/server/command.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { putOff, setTimers } from '#platform/jobs/timers.sql.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { operator, staff } from './app-facts.ts';
import { furnish, makeShop, startApp, type App } from './app.ts';
import { test } from './fixture.ts';
import { desk, lookAtConsole } from './look.ts';
import { openPage, signInToConsole } from './people.ts';

const screens = 'test-results/screens/jobs';
/** What is due is worked within this time, in days. */
const secondOfDay = 1 / 86_400;

let app: App;
let shopId: bigint;
test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const shop = await makeShop(app, await furnish(app), 'ines');
  const { info } = await app.ask(me, {}, shop.token);
  shopId = shopIdOf(info.shop.id) ?? 0n;
});
test.afterAll(() => app.end());

type Failing = { shopId: bigint; kind: string; fault: string; times: number };

/** Works on the database beside the platform, as the runner and the command line do. */
async function onDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const { host, database } = app.shared.facts;
  const db = openDatabase({ host, database }, () => undefined, 1);
  try {
    await acrossShops('tools', () => work(db));
  } finally {
    await db.close();
  }
}

/** Timers that failed, as the runner leaves them; the next try is in half an hour. */
async function putFailing(list: readonly Failing[]): Promise<void> {
  const now = new Date();
  await onDatabase(async ({ direct }) => {
    for (const { shopId: of, kind, fault, times } of list) {
      const subject = randomUUID();
      const failure = { subject, since: addMinutes(now, -90), until: addMinutes(now, 30), fault };
      await setTimers(direct, of, [{ subject, kind, dueAt: failure.until }]);
      for (let time = 0; time < times; time += 1) await putOff(direct, of, kind, failure);
    }
  });
}

test('what fails is on Today, says why, and is done when it is run again', async ({ browser }) => {
  const { page } = await openPage(browser, { viewport: desk, serviceWorkers: 'block' });
  await signInToConsole(app, page, operator);
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await page.goto(`${app.url}/console/jobs`);
  await expect(page.getByText(/^Nothing fails/)).toBeVisible();
  await lookAtConsole(page, screens, 'nothing');

  await putFailing([
    {
      shopId: 0n,
      kind: 'audit.forget',
      fault: 'error 57014: canceling statement due to statement timeout',
      times: limits.timerFailingTries + 2,
    },
    {
      shopId,
      kind: 'refund.send',
      fault: 'TypeError ECONNREFUSED: fetch failed',
      times: limits.timerFailingTries,
    },
    {
      shopId,
      kind: 'order.release',
      fault: `error 23514: new row for relation "account" violates check constraint "account_balance_check" ${'and more words '.repeat(12)}`,
      times: 1,
    },
    {
      shopId,
      kind: 'of-a-later-version',
      fault: 'No handler for timers of the kind of-a-later-version',
      times: 3,
    },
  ]);
  await page.goto(`${app.url}/console/today`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jobs that fail/ })
    .click();
  await expect(page.getByText('Delete old security events')).toBeVisible();
  await expect(page.getByText('Release the money of an order')).toBeHidden();
  await page.goto(`${app.url}/console/jobs`);
  await expect(page.getByRole('link', { name: /Refunds in doubt 1/ })).toBeVisible();
  await lookAtConsole(page, screens, 'failing');
  await page.getByText('By kind', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'By kind' })).toBeVisible();
  await lookAtConsole(page, screens, 'by-kind');

  // By the keyboard alone: to the row that failed most often, open it, run it.
  await page.goto(`${app.url}/console/jobs`);
  await expect(page.getByText('Delete old security events')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const sheet = page.getByRole('dialog', { name: 'Delete old security events' });
  await expect(sheet.getByText('canceling statement due to statement timeout')).toBeVisible();
  await lookAtConsole(page, screens, 'one');
  await sheet.getByRole('button', { name: 'Run now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Due now. It is tried within a few seconds.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /Delete old security events.*Due now/ })).toBeVisible();

  await app.advance(secondOfDay);
  await page.reload();
  await expect(page.getByText('Send a refund')).toBeVisible();
  await expect(page.getByText('Delete old security events')).toHaveCount(0);

  await page.goto(`${app.url}/console/audit`);
  await expect(page.getByText('Make a timer that failed due at once').first()).toBeVisible();
});

test('what the command line changed about people is seen by owners', async ({ browser }) => {
  await onDatabase(async (db) => {
    const parts = { db, clock: systemClock, random: systemRandom };
    await resetByCommand(parts, staff.risk.username, app.url);
    await disableByCommand(parts, staff.reviewer.username);
  });
  const { page } = await openPage(browser, { viewport: desk, serviceWorkers: 'block' });
  await signInToConsole(app, page, operator);
  await page.goto(`${app.url}/console/today`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Access changed on the command line/ })
    .click();
  const rhea = page.getByRole('row', { name: /rhea/ });
  await expect(rhea.getByText(/Changed on the command line/)).toBeVisible();
  await expect(page.getByRole('row', { name: /rowan/ }).getByText('Suspended')).toBeVisible();
  await lookAtConsole(page, screens, 'people');
});
