// One owner with two shops on one phone: the other is added by its sign-in, opened by a press with nothing left of the
// first, and removed from there.
import { expect } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayIn } from '#locales/say.ts';
import { makeShop, startApp, type App } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;

test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.end());

for (const language of ['en', 'ja'] as const) {
  test(`another shop is added, opened and removed, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const { shops: words } = await rooms.safety();
    const names = [`una-${language}`, `dos-${language}`] as const;
    const operator = await operatorToken(app);
    for (const name of names) {
      await makeShop(app, operator, name, `Shop ${name}`);
      const { token } = await app.ask(login, { username: name, password });
      await app.ask(perInfo, { patch: { lang: language } }, token);
    }
    const { token } = await app.ask(login, { username: names[0], password });
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    const [first, second] = names.map((name) => `Shop ${name}`);
    if (first === undefined || second === undefined) throw new Error('no shops');
    await page.goto(`${app.url}/settings`);
    await page.locator('a[href="/settings/shops"]').click();
    await expect(page.getByText(words.none)).toBeVisible();
    await look(page, `my shops, none yet, ${language}`);

    await page.getByRole('button', { name: words.add }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: day.people.username }).fill(names[1]);
    await sheet.getByLabel(day.people.password, { exact: true }).fill(password);
    await look(page, `adding a shop, ${language}`);
    await sheet.getByRole('button', { name: words.add }).click();
    await expect(sheet).toHaveCount(0);
    const other = page.getByRole('list', { name: words.others });
    await expect(other.getByRole('button')).toHaveCount(2);
    await look(page, `my shops, with another, ${language}`);

    // A second tab of this phone follows: nothing of the first shop stays on it.
    const tab = await page.context().newPage();
    await tab.goto(`${app.url}/shopCenter`);
    await expect(tab.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await other.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/shopCenter$/);
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await look(page, `the home of the other shop, ${language}`);
    await expect(tab.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await tab.close();

    await page.goto(`${app.url}/settings/shops`);
    await page.getByRole('button', { name: sayIn(language, words.removeLabel, { shop: first }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.removeDetail)).toBeVisible();
    await look(page, `removing a shop, ${language}`);
    await dialog.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    expect(troubles()).toEqual([]);
  });
}
