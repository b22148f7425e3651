// "Make us cheat": a merchant of the demo has a settled sale rewritten with the owner's rights, every hash made again, and the
// phone turns red with both amounts and a file; the phone of the shop beside sees nothing wrong. In two languages.
import { mkdirSync, readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/text/language.ts';
import { proof as english } from '#locales/en/proof.ts';
import { proof as chinese } from '#locales/zh-Hant/proof.ts';
import { test } from '../fixture.ts';
import { furnish, makeShop, startApp, type App } from '../app.ts';
import { axeFindings, look } from '../look.ts';
import { openPage } from '../people.ts';
import { earn, operatorToken, signInAgain } from '../steps/merchant-steps.ts';

const screens = 'test-results/screens';
const readers: readonly { language: Language; words: typeof chinese; username: string }[] = [
  { language: 'en', words: english, username: 'nora' },
  { language: 'zh-Hant', words: chinese, username: 'mei' },
];
const beside = 'otto';
let app: App;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp({ hasCheats: true });
  await furnish(app);
  for (const username of [...readers.map((one) => one.username), beside]) {
    const shop = await makeShop(app, await operatorToken(app), username, `Shop of ${username}`);
    await earn(app, { shop, username, price: '44.60' });
  }
  await app.beginWork();
  // The first seal counts all of it.
  await app.advance(2 / 24);
});
test.afterAll(() => app.end());

/** A phone of its own, whose clock is the platform's, open at what it has checked. */
async function openProof(browser: Browser, username: string, language: Language): Promise<Page> {
  const stored = { token: await signInAgain(app, username), lang: language, lang_untold: language };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const { page } = await openPage(browser, {
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await page.clock.install({ time: await app.advance(0) });
  await page.goto(`${app.url}/proof`);
  return page;
}

async function checkNow(page: Page, words: typeof chinese): Promise<void> {
  await page.getByRole('button', { name: words.checkNow }).click();
  await expect(page.getByRole('heading', { name: words.verdicts.no_notary.title })).toBeVisible();
}

/** Nothing for axe to find, nothing cut off, in light and dark, narrow and wide; pictures to look at. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `${screens}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  expect(await axeFindings(page), name).toEqual([]);
}

for (const { language, words, username } of readers) {
  test(`a phone finds the sale that it had rewritten, in ${language}`, async ({ browser }) => {
    test.slow();
    const page = await openProof(browser, username, language);
    const { cheat, failure } = words;
    await checkNow(page, words);
    const card = page.getByRole('region', { name: cheat.title });

    await test.step('the card says what each way does, and who finds it', async () => {
      await card.getByText(cheat.open).click();
      const ways = card.getByRole('listitem');
      await expect(ways).toHaveCount(Object.keys(cheat.kinds).length);
      for (const does of Object.values(cheat.kinds)) await expect(card.getByText(does)).toBeVisible();
      await see(page, `proof-cheat-${language}`);
    });

    await test.step('it asks before it changes the shop', async () => {
      await card.getByRole('button', { name: cheat.kinds.skim }).click();
      const sheet = page.getByRole('dialog', { name: cheat.sure });
      await expect(sheet.getByText(cheat.sureDetail)).toBeVisible();
      await see(page, `proof-cheat-sure-${language}`);
      await sheet.getByRole('button', { name: cheat.yes }).click();
    });

    const report = page.getByRole('alert');
    await test.step('the whole screen is red: a sentence, before and after', async () => {
      await expect(report.getByRole('heading', { name: failure.title })).toBeInViewport();
      const amounts = report.getByText(failure.before, { exact: true }).locator('xpath=../..');
      await expect(amounts).toContainText(failure.now);
      const [before = 0, after = 0] = centsIn(await amounts.innerText());
      // The first line that is another one: the commission, larger by what was taken.
      expect(after - before).toBe(3_000);
      await expect(report).toContainText(cheat.kinds.skim);
      await see(page, `proof-cheat-found-${language}`);
    });

    await test.step('the evidence is saved as a file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        report.getByRole('button', { name: failure.save }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^evidence-.*\.zip$/);
      const file = readFileSync(await download.path()).toString('latin1');
      expect(file.startsWith('PK')).toBe(true);
      for (const name of ['failure.json', 'book.json', 'README']) expect(file).toContain(name);
    });
  });
}

test('the phone of another shop still finds everything right', async ({ browser }) => {
  const page = await openProof(browser, beside, 'en');
  await checkNow(page, english);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Amounts of money in cents, in the order in which they are read. */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)\.(\d{2})/g)].map(([, whole, cents]) => Number(`${whole}${cents}`));
