// Every form of the merchant's app against what people really type, paste and choose. What is wrong is said at its
// field, in words that belong to it; what is meant is read as it is meant; nothing that was typed is lost.
import { truncateSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { apiBase } from '#domain/wire/endpoint.ts';
import { common } from '#locales/en/common.ts';
import { writeComment } from '#features/comments/contract.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { me } from '#features/people/contract.ts';
import { placeRestriction } from '#features/restriction/console.contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { fileForms } from './bad-input/bad-input-files.ts';
import { peopleForms } from './bad-input/bad-input-forms.ts';
import { moneyForms } from './bad-input/bad-input-money-forms.ts';
import type { Field, Form, Context, Kind } from './bad-input/bad-input-types.ts';
import { describedBy, errorAt } from './fields.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { earn, openPhone, operatorToken, pin, sendForm, setPin } from './steps/merchant-steps.ts';
import { keeps } from '#testing/keeps.ts';

const kinds: readonly Kind[] = ['empty', 'long', 'script', 'emoji', 'wide', 'spaces'];
/** A field that is not there is found out soon. */
const actMs = 5_000;
const quoted = z.object({ id: z.string() });

let app: App;
/** Sells, and has not been paid out; the other has all that it takes for that. */
let seller: Shop;
let payee: Shop;
let context: Context;

test.beforeAll(async () => {
  app = await startApp();
  const byOperator = await furnish(app);
  seller = await makeShop(app, byOperator, 'ida');
  const { token, goodsId, orderToken } = await earn(app, { shop: seller, username: 'ida', price: '80.00' });
  seller = { ...seller, token };
  payee = await makeShop(app, await operatorToken(app), 'pia', 'Other Shop');
  await preparePayee();
  context = await prepareSeller(goodsId, orderToken);
});
test.afterAll(() => app.end());

for (const form of [...peopleForms, ...moneyForms]) {
  test(`the form of ${form.name}`, async ({ browser }) => {
    const token = form.isPaid ? payee.token : seller.token;
    const { page, troubles } = await openPhone(browser, app, form.isDoor ? undefined : token);
    page.setDefaultTimeout(actMs);
    await form.open(page, context);
    for (const field of form.fields) {
      for (const kind of kinds) {
        await test.step(`${field.label}: ${kind}`, () => probe(page, form, { field, kind }));
      }
    }
    expect(troubles()).toEqual([]);
  });
}

test('files that cannot be taken, in every form that takes some', async ({ browser }) => {
  for (const form of fileForms) {
    const { page, troubles } = await openPhone(browser, app, seller.token);
    await form.open(page, context);
    const field = page.getByRole('group', { name: form.label, exact: true });
    const choose = field.locator('input[type="file"]').last();
    await form.typed?.(page);
    await choose.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await expect(field.getByRole('alert'), form.name).toContainText('This kind of file cannot be used.');
    const big = test.info().outputPath(`big.${form.kind}`);
    writeFileSync(big, '');
    truncateSync(big, form.bytesMax + 1);
    await choose.setInputFiles(big);
    await expect(field.getByRole('alert'), form.name).toContainText(
      `This file is too large: ${form.bytesMax / 1_048_576} MB at most.`,
    );
    expect(await describedBy(field), form.name).toContain('too large');
    await form.kept?.(page);
    expect(troubles(), form.name).toEqual([]);
    await page.context().close();
  }
});

type Probe = { readonly field: Field; readonly kind: Kind };

async function probe(page: Page, form: Form, { field, kind }: Probe): Promise<void> {
  const box = page.getByLabel(field.label, { exact: true }).and(page.locator('input, textarea'));
  if (!(await box.isVisible())) await form.open(page, context);
  const typed = textOf(field, kind);
  await box.fill(typed);
  const says = field[kind] ?? 'taken';
  if (says === 'sent') {
    await sendOne(page, form);
    await form.open(page, context);
    return;
  }
  const send = form.send(page);
  // What the field before sent may still be under way, and its button takes no press until it is answered.
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  if (await send.isEnabled()) await send.click();
  if (says === 'taken') {
    await expect(box).not.toHaveAttribute('aria-invalid');
  } else {
    await expect.poll(() => errorAt(box)).toMatch(says);
    expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
  }
  await expectKept(box, field, typed);
}

/** It goes out, and the server takes it. */
async function sendOne(page: Page, form: Form): Promise<void> {
  const path = apiBase + (form.sends?.path ?? '');
  await form.proof?.(page);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await form.send(page).click();
  expect(await (await answered).json()).toMatchObject({ code: 200 });
}

/** As it was typed, or without the blanks around it once that was saved; of a secret its digits. */
async function expectKept(box: Locator, field: Field, typed: string): Promise<void> {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 12);
  const value = await box.inputValue();
  expect(field.isPin ? [digits] : [typed, typed.trim()]).toContain(value);
}

function textOf(field: Field, kind: Kind): string {
  const texts = {
    empty: '',
    long: '9'.repeat(10_000),
    script: 'Ж漢字',
    emoji: '😀👍',
    wide: '１２３',
    spaces: `  ${field.good} `,
  };
  return texts[kind];
}

test('the words are those of the person’s language, and name their field', async ({ browser }) => {
  keeps('5 generic messages name their field');
  const { page } = await openPhone(browser, app);
  await page.goto(`${app.url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const field of ['Username', 'Password']) {
    const said = common.cannotBeEmpty.replace('{field}', field);
    expect(await errorAt(page.getByLabel(field, { exact: true }))).toBe(said);
  }
  // Longer and accented: every word that is not of the shop's own files would stand out.
  await page.evaluate(() => localStorage.setItem('lang', 'en-XA'));
  await page.reload();
  await page.locator('form button[type="submit"]').click();
  for (const field of await page.locator('form input').all()) {
    expect(await errorAt(field)).toMatch(/^\[.*\]$/);
  }
});

async function preparePayee(): Promise<void> {
  const { token } = payee;
  await setPin(app, token);
  const account = { account_name: 'Pia Post', wallet_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };
  await app.ask(addPayoutAccount, { type: 'TRX/USDT', ...account, pay_password: pin }, token);
  await app.advance(1);
}

async function prepareSeller(goodsId: string, orderToken: string): Promise<Context> {
  const { token } = seller;
  const signature = { kind: 'typed', value: 'Bea Short' } as const;
  const comment = { token: orderToken, goods_id: goodsId, rating: 4, content: 'A good tray.', signature };
  await app.ask(writeComment, comment);
  const by = await operatorToken(app);
  const { list } = await app.ask(addInvitations, { count: 1 }, by);
  const { info } = await app.ask(me, {}, token);
  const now = await app.advance(0);
  const placed = await app.ask(
    placeRestriction,
    {
      shop: info.shop.id,
      level: 'warned',
      code: 'H05',
      reason: 'Two of the trays were sold without the name of their maker.',
      evidence: ['Two pages of your shop'],
      until: new Date(now.getTime() + 5 * 86_400_000).toISOString(),
    },
    by,
  );
  const ask = { step: 'quote', channel_id: 'TRX/USDT', amount: '20.00' };
  const { data } = await sendForm(app, channelPay, { words: ask, token });
  return {
    url: app.url,
    code: list[0]?.code ?? '',
    goodsTitle: 'Walnut tray',
    depositId: z.parse(quoted, data).id,
    restrictionId: placed.id.split('.').at(-1) ?? '',
  };
}
