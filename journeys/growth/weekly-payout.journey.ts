// A merchant has the shop paid out every week: what it asks for, what it says, the withdrawal that it makes, and its end.
import { expect } from '@playwright/test';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { codeAt } from '#testing/door.ts';
import { furnish, makeShop, startApp, type App } from '../app.ts';
import { errorAt } from '../fields.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import {
  earn,
  legalName,
  openPhone,
  operatorToken,
  password,
  pin,
  setPin,
  verify,
} from '../steps/merchant-steps.ts';

const owners = { en: 'wendy', ja: 'waka' } as const;
type Language = keyof typeof owners;

let app: App;
const secrets = new Map<Language, string>();

const now = async () => (await app.advance(0)).getTime();

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  for (const [n, language] of (['en', 'ja'] as const).entries()) {
    const username = owners[language];
    // The clock moves by weeks while a shop earns: a session of the console does not last so long.
    const shop = await makeShop(app, await operatorToken(app), username, `Shop of ${username}`);
    const { token } = await earn(app, { shop, username, price: '80.00' });
    await setPin(app, token);
    const wallet = tronAddressOf(new Uint8Array(20).fill(n + 1));
    const account = { type: 'TRX/USDT', account_name: legalName, wallet_address: wallet } as const;
    await app.ask(addPayoutAccount, { ...account, pay_password: pin }, token);
    await verify(app, token);
    const { secret } = await app.ask(beginSecondFactor, { password }, token);
    await app.ask(confirmSecondFactor, { code: codeAt(secret, await now()) }, token);
    secrets.set(language, secret);
    await app.advance(0.001);
  }
  // An account is on hold for a day.
  await app.advance(1);
});
test.afterAll(() => app.end());

/** A code that was not used before: each step of time has one, and the clock moves on by one. */
async function nextCode(language: Language): Promise<string> {
  const at = (await app.advance(0.0004)).getTime();
  return codeAt(secrets.get(language) ?? '', at);
}

const shot = (name: string) => ({ path: `test-results/screens/${name}.png`, fullPage: true });

async function openAt(browser: Parameters<typeof openPhone>[0], language: Language) {
  const ask = { username: owners[language], password, code: await nextCode(language) };
  const { token } = await app.ask(login, ask);
  await app.ask(perInfo, { patch: { lang: language } }, token);
  const phone = await openPhone(browser, app, token);
  phone.page.setDefaultTimeout(20_000);
  return phone;
}

for (const language of ['en', 'ja'] as const) {
  test(`paid out every week, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const { schedule: own, ...rest } = await rooms.payouts();
    const { code } = await rooms.safety();
    const { page, troubles } = await openAt(browser, language);
    await page.goto(`${app.url}/wallet`);
    await page.getByRole('link', { name: own.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
    await page.getByLabel(own.least).fill('5');
    await page.getByLabel(own.most).fill('4');
    await expect(errorAt(page.getByLabel(own.least))).resolves.toContain('$10.00');
    await page.getByLabel(own.least).fill('15');
    await expect(errorAt(page.getByLabel(own.most))).resolves.toContain(own.mostTooLittle);
    await page.getByLabel(own.most).fill('40');
    await page.screenshot(shot(`weekly-payout-360-${language}`));
    await look(page, `a weekly payout to be set, ${language}`);
    await page.getByRole('button', { name: own.review }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(rest.pin).fill(pin);
    await sheet.getByLabel(code).fill(await nextCode(language));
    await look(page, `the last look at a weekly payout, ${language}`);
    await sheet.getByRole('button', { name: own.confirm }).click();
    await expect(page.getByText(own.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: own.change })).toBeVisible();
    await page.screenshot(shot(`weekly-payout-set-360-${language}`));
    await app.advance(7);

    const again = await openAt(browser, language);
    await again.page.goto(`${app.url}/wallet/schedule`);
    await expect(again.page.getByText(own.lastDone)).toBeVisible();
    await again.page.screenshot(shot(`weekly-payout-done-360-${language}`));
    await look(again.page, `what a weekly payout came to, ${language}`);
    await again.page.getByRole('link', { name: own.see }).click();
    await expect(again.page.getByText(rest.stepBy.schedule)).toBeVisible();
    await again.page.goBack();
    await again.page.getByRole('button', { name: own.end }).click();
    const dialog = again.page.getByRole('dialog');
    await expect(dialog).toContainText(own.endText);
    await dialog.getByRole('button', { name: own.end }).click();
    await expect(again.page.getByText(own.ended)).toBeVisible();
    await expect(again.page.getByLabel(own.least)).toHaveValue('');
    expect([...troubles(), ...again.troubles()]).toEqual([]);
  });
}
