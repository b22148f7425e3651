// A shop with two people on two phones: the owner invites, the member joins and finds their own work and no money, and is
// out at once when removed.
import { expect } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'tessa');
  const rows = [{ code: 'TM-1', title: 'Oak bowl', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  await buyOne(app, shop, item?.goods_id ?? '');
});
test.afterAll(() => app.end());

const memberPassword = 'nine-quiet-lanterns-4';

for (const language of ['en', 'ja'] as const) {
  test(`a member is invited, joins, works and is removed, in ${language}`, async ({ browser }) => {
    const { day, rooms } = await loadMerchantWords(language);
    const words = await rooms.team();
    const name = language === 'en' ? 'Ben' : 'はる';
    const { token } = await app.ask(login, { username: 'tessa', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    await page.goto(`${app.url}/settings`);
    await page.locator('a[href="/settings/team"]').click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.actsNone)).toBeVisible();
    await look(page, `the team, ${language}`);

    await page.getByRole('button', { name: words.invite }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: words.name }).fill(name);
    await sheet.getByLabel(words.password).fill(password);
    await look(page, `inviting a member, ${language}`);
    await sheet.getByRole('button', { name: words.create }).click();
    const link = await sheet.getByText(/\/join#/).textContent();
    await look(page, `the link of a member, ${language}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: words.invitations })).toContainText(name);

    const member = await openPhone(browser, app);
    const phone = member.page;
    phone.setDefaultTimeout(20_000);
    const { hash } = new URL(link ?? '');
    await phone.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await phone.goto(`${app.url}/join${hash}`);
    await expect(phone.getByText(words.roles.orders, { exact: true })).toBeVisible();
    await look(phone, `joining a team, ${language}`);
    await phone.getByRole('textbox', { name: day.people.username }).fill(`ben-${language}`);
    await phone.getByLabel(day.people.password, { exact: true }).fill(memberPassword);
    await phone.getByLabel(day.people.confirmPassword).fill(memberPassword);
    await phone.getByRole('button', { name: words.join.join, exact: true }).click();
    await expect(phone.getByText(words.join.codesLead)).toBeVisible();
    const safety = await rooms.safety();
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: safety.factor.finish }).click();
    await expect(phone).toHaveURL(/\/orderList/);
    await expect(phone.getByRole('link', { name: day.people.navAccount })).toHaveCount(0);
    await look(phone, `orders of a member, ${language}`);
    await phone.goto(`${app.url}/wallet`);
    await expect(phone.getByRole('heading', { name: words.notYours })).toBeVisible();
    await look(phone, `not for a member, ${language}`);
    await phone.goto(`${app.url}/settings`);
    await expect(phone.getByRole('link', { name: day.settings.security })).toBeVisible();
    await expect(phone.locator('a[href="/settings/team"]')).toHaveCount(0);
    await expect(phone.getByRole('link', { name: day.statistics.links.customers })).toBeVisible();
    await look(phone, `settings of a member, ${language}`);
    await phone.getByRole('link', { name: day.people.navService }).click();
    await expect(phone.getByText((await rooms.inbox()).none)).toBeVisible();
    await look(phone, `messages of a member, ${language}`);

    await page.reload();
    const people = page.getByRole('list', { name: words.people });
    await expect(people).toContainText(name);
    await look(page, `a member in the team, ${language}`);
    await people
      .getByRole('button', { name: new RegExp(`${words.remove}|${name}`) })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click();
    await expect(page.getByRole('list', { name: words.people })).not.toContainText(name);
    // A session that was ended leads to the page that says so, and from there to the sign-in.
    await phone.goto(`${app.url}/orderList`);
    await expect(phone).toHaveURL(/\/404$/);
    await phone.goto(`${app.url}/orderList`);
    await expect(phone).toHaveURL(/\/login/);
    expect(troubles()).toEqual([]);
  });
}
