// A merchant finds nothing in the warehouse and asks for it; the catalogue team takes the request on in the console and answers it
// with goods, and another one with a reason; the merchant is told, sees the way into the shop, and withdraws a request.
import { mkdirSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { answerSourcing, claimSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import { consoleWords } from '#locales/en/console.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { operator as staffOperator } from '../app-facts.ts';
import { furnish, makeShop, startApp, stockShop, type App } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage, signInToConsole } from '../people.ts';
import { openPhone, password } from '../steps/merchant-steps.ts';

const owners = { en: 'sarah', vi: 'son' } as const;
type Language = keyof typeof owners;
const screens = 'test-results/screens';
const reason = 'No supplier of ours delivers this to the countries that you named.';

let app: App;
let operator = '';

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  operator = await furnish(app);
  for (const owner of Object.values(owners)) {
    const shop = await makeShop(app, operator, owner, `Shop of ${owner}`);
    const rows = [{ code: `SO-${owner}`, title: 'Walnut tray', cost: '8.00', stock: 90 }];
    // Of the other shop's goods nothing is in this one: they are what the team finds.
    await stockShop(app, operator, { shop, rows, price: '30.00' });
  }
});
test.afterAll(() => app.end());

/** Looks at the page, and takes its picture on a phone and on a wide screen, light and dark. */
async function see(page: Page, name: string): Promise<void> {
  await look(page, name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${screens}/${name}-1280-${colorScheme}.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${screens}/${name}-360-${colorScheme}.png`, fullPage: true });
  }
}

for (const language of ['en', 'vi'] as const) {
  test(`goods that the warehouse lacks, in ${language}`, async ({ browser }) => {
    test.slow();
    const { rooms } = await loadMerchantWords(language);
    const { sourcing: words } = await rooms.goods();
    const showcase = await rooms.showcase();
    const { token } = await app.ask(login, { username: owners[language], password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);

    await page.goto(`${app.url}/goodsList/sourcing`);
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(page.getByText(words.promise)).toBeVisible();
    await see(page, `sourcing-none-${language}`);
    await page.goto(`${app.url}/goodsList/warehouse?q=zeppelin`);
    await page.getByRole('link', { name: words.ask }).click();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.countriesMissing)).toBeVisible();
    await see(page, `sourcing-missing-${language}`);
    await page.getByLabel(words.name, { exact: true }).fill('Bamboo phone stand');
    await page.getByLabel(words.link).fill('https://example.com/stand');
    for (const code of ['GB', 'JP'])
      await page.getByRole('combobox', { name: words.countries }).selectOption(code);
    await page.getByLabel(words.pieces).fill('40');
    await page.getByLabel(words.cost).fill('3.50');
    await see(page, `sourcing-new-${language}`);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.waiting.sent)).toBeVisible();
    await see(page, `sourcing-sent-${language}`);
    const first = page.url();

    await answerInConsole(browser, language);
    await page.goto(first);
    await expect(page.getByRole('heading', { name: words.goods })).toBeVisible();
    await see(page, `sourcing-found-${language}`);
    await page.getByRole('link', { name: showcase.add }).click();
    await expect(page).toHaveURL(/\/goodsList\/warehouse\?goods=/);
    await expect(
      page
        .getByRole('dialog')
        .getByRole('heading', { name: /Walnut tray/ })
        .first(),
    ).toBeVisible();
    await page.goto(`${app.url}/notifications`);
    await expect(page.getByText(/Bamboo phone stand/).first()).toBeVisible();

    await page.goto(`${app.url}/goodsList/sourcing`);
    await expect(page.getByText(words.states.found)).toBeVisible();
    await see(page, `sourcing-list-${language}`);
    await page.getByRole('link', { name: words.new }).click();
    await page.getByLabel(words.name, { exact: true }).fill('Velvet headrest');
    await page.getByRole('combobox', { name: words.countries }).selectOption('FR');
    await page.getByLabel(words.pieces).fill('5');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.waiting.sent)).toBeVisible();
    const waiting = (await app.ask(sourcingQueue, { filters: { state: ['sent'] } }, operator)).list.at(-1);
    await app.ask(claimSourcing, { id: waiting?.id ?? '', held_by: null }, operator);
    await page.reload();
    await expect(page.getByText(words.waiting.reviewing)).toBeVisible();
    await app.ask(answerSourcing, { id: waiting?.id ?? '', reason }, operator);
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await see(page, `sourcing-not-found-${language}`);
    await page.getByRole('button', { name: words.remove }).click();
    await expect(page.getByRole('dialog').getByText(words.removeText)).toBeVisible();
    await see(page, `sourcing-remove-${language}`);
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await expect(page.getByText('Bamboo phone stand')).toBeVisible();
    await expect(page.getByText('Velvet headrest')).toHaveCount(0);
    expect(troubles()).toEqual([]);
  });
}

/** Takes the oldest request on in the console, names a code that is none, and then the one of the other shop's goods. */
async function answerInConsole(browser: Browser, language: Language): Promise<void> {
  const words = consoleWords.sourcing;
  const { page } = await openPage(browser);
  page.setDefaultTimeout(20_000);
  await signInToConsole(app, page, staffOperator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`${app.url}/console/sourcing?f-state=sent`);
  await expect(page.getByText('Bamboo phone stand').first()).toBeVisible();
  await see(page, `sourcing-queue-${language}`);
  await page.getByText('Bamboo phone stand').first().click();
  const sheet = page.getByRole('dialog', { name: 'Bamboo phone stand' });
  await sheet.getByRole('button', { name: words.claim }).click();
  await sheet.getByLabel(words.codes).fill('none-such');
  await sheet.getByRole('button', { name: words.send }).click();
  await expect(sheet.getByText('No goods on sale have the code none-such.')).toBeVisible();
  await see(page, `sourcing-answer-${language}`);
  await sheet.getByLabel(words.codes).fill(`SO-${language === 'en' ? owners.vi : owners.en}`);
  await sheet.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  await page.context().close();
}
