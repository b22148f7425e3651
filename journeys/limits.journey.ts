// Where something ends: the invitations of a day, the length of a text, a frozen wallet, a closed account. Each says
// why, until when, and what can be done; nothing that was typed is lost.
import { expect, type Page } from '@playwright/test';
import { inviteFriends } from '#features/invitation/friends.contract.ts';
import { me } from '#features/people/contract.ts';
import { placeRestriction } from '#features/restriction/console.contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { errorAt } from './fields.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { earn, openPhone, operatorToken, pin, setPin, signInAgain, verify } from './steps/merchant-steps.ts';

const statement = 'Two sign-ins came from a country where you have never been; we look into it with you.';
const objection = 'I was travelling on those days; the tickets show it, and nobody else knows my password.';
const shortage = 'Too short, sorry.';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'lina');
  shop = { ...shop, ...(await earn(app, { shop, username: 'lina', price: '80.00' })) };
  await setPin(app, shop.token);
  const account = { account_name: 'Ida Berg', wallet_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };
  await app.ask(addPayoutAccount, { type: 'TRX/USDT', ...account, pay_password: pin }, shop.token);
  await verify(app, shop.token);
  await app.advance(2);
});
test.afterAll(() => app.end());

test('two invitations a day; the third says when there are new ones', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await page.goto(`${app.url}/invitation`);
  await page.getByLabel('For whom?').fill('My sister');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await expect(page.getByText('Invitation created.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  // The second is made on another device while this page stands open.
  await app.ask(inviteFriends, { note: 'A friend' }, shop.token);
  await page.getByLabel('For whom?').fill('My neighbour');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await expect(
    page.getByText(/You have made all 2 invitations of today\. New ones can be made after midnight/),
  ).toBeVisible();
  await expect(page.getByLabel('For whom?')).toHaveValue('My neighbour');
  await expect(page.getByText(/^New ones from .+/)).toBeVisible();
  await look(page, 'a third invitation');
  await page.reload();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(
    page.getByText(/You’ve used all of today’s invitations\. You can create more from/),
  ).toBeVisible();
  await app.advance(1);
  await page.reload();
  await expect(page.getByText('0 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create invitation' })).toBeEnabled();
  expect(troubles()).toEqual([]);
});

test('feedback has 5 to 300 characters, as people count them', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  const text = page.getByLabel('Your text');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.goto(`${app.url}/feedback`);
  await send.click();
  expect(await errorAt(text)).toContain('Please write at least 5 characters. It has 0 now.');
  await text.fill('Four');
  expect(await errorAt(text)).toContain('It has 4 now.');
  await look(page, 'feedback that is too short');
  // A family of four is one sign for whoever sees it.
  const family = '👨‍👩‍👧‍👦';
  await text.fill(family.repeat(4));
  await send.click();
  expect(await errorAt(text)).toContain('It has 4 now.');
  await text.fill('x'.repeat(301));
  expect(await errorAt(text)).toContain('Please shorten it to 300 characters.');
  await send.click();
  await expect(text).toHaveValue('x'.repeat(301));
  await look(page, 'feedback that is too long');
  for (const good of ['Fives', family.repeat(5), family.repeat(300)]) {
    await text.fill(good);
    await send.click();
    await expect(page.getByText(/^Received as /)).toBeVisible();
    await expect(text).toHaveValue('');
    await text.fill(' ');
  }
  expect(troubles()).toEqual([]);
});

test('a frozen wallet says why, until when, and takes the appeal', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await page.goto(`${app.url}/wallet/withdraw?amount=20`);
  await expect(page.getByText('Network fee').first()).toBeVisible();
  await restrict('wallet_frozen');
  // This page was opened before it was frozen.
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill(pin);
  await sheet.getByRole('button', { name: 'Withdraw $20.00' }).click();
  await expect(sheet.getByText(/Your wallet is temporarily frozen\. See why/)).toBeVisible();
  await look(page, 'a withdrawal from a frozen wallet');
  await sheet.getByRole('link', { name: 'Read why' }).click();
  await readStatement(page, 'The wallet is frozen');
  await appeal(page);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('Amounts on hold')).toBeVisible();
  await look(page, 'a frozen wallet');
  await page.goto(`${app.url}/recharge`);
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('button', { name: 'Show where to send it' }).click();
  await expect(page.getByText(/Your wallet is temporarily frozen/)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('20');
  expect(troubles()).toEqual([]);
});

test('a closed account reads its statement on the notice page, and appeals there', async ({ browser }) => {
  const { page, troubles } = await openPhone(browser, app, await signInAgain(app, 'lina'));
  await page.goto(`${app.url}/orderList`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await restrict('account_disabled');
  await page.goto(`${app.url}/goodsList`);
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText('Code 411')).toBeVisible();
  await readStatement(page, 'Your account is suspended');
  await expect(page.getByText(/^Open orders are fulfilled or refunded/).first()).toBeVisible();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await appeal(page);
  // Whoever signs in now reads the same.
  const next = await openPhone(browser, app);
  await next.page.goto(`${app.url}/login`);
  await next.page.getByLabel('Username').fill('lina');
  await next.page.getByLabel('Password', { exact: true }).fill('right-horse-battery-6');
  await next.page.getByRole('button', { name: 'Sign in' }).click();
  await readStatement(next.page, 'Your account is suspended');
  await expect(next.page.getByText('We have your appeal')).toBeVisible();
  expect([...troubles(), ...next.troubles()]).toEqual([]);
});

async function restrict(level: 'wallet_frozen' | 'account_disabled'): Promise<void> {
  const now = await app.advance(0);
  const { info } = await app.ask(me, {}, await signInAgain(app, 'lina'));
  const until = new Date(now.getTime() + 2 * 86_400_000).toISOString();
  const evidence = ['Sign-ins of the last two days'];
  const facts = { code: 'H03' as const, reason: statement, evidence, until };
  await app.ask(placeRestriction, { shop: info.shop.id, level, ...facts }, await operatorToken(app));
}

async function readStatement(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(statement)).toBeVisible();
  await expect(page.getByText('Sign-ins of the last two days')).toBeVisible();
  await expect(page.getByText('Until, at the latest')).toBeVisible();
  await look(page, title);
}

async function appeal(page: Page): Promise<void> {
  const text = page.getByLabel('Why it’s wrong');
  await text.fill(shortage);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  expect(await errorAt(text)).toContain('Please write at least 40 characters');
  await expect(text).toHaveValue(shortage);
  await text.fill(objection);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText('We have your appeal')).toBeVisible();
  await expect(page.getByText(/Decided by .* at the latest, by another reviewer/)).toBeVisible();
  await expect(page.getByText(objection)).toBeVisible();
  await look(page, 'an appeal');
}
