// Four windows: a merchant, a reviewer, finance and a supplier. Money comes in by a chain without anybody and by a line
// of a statement with two people, and goes out in a bank's file with two people; a restriction ends at its second.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { addMinutes } from '#domain/time.ts';
import { myIdentity } from '#features/identity/contract.ts';
import { placeRestriction } from '#features/restriction/console.contract.ts';
import { addAppeal, listRestrictions } from '#features/restriction/contract.ts';
import { channelPay, depositDetail } from '#features/deposits/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { requestWithdrawal, withdrawalDetail } from '#features/payouts/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { codeAt, consoleToken } from '#testing/door.ts';
import { payOrders } from '#features/orders/contract.ts';
import { carrierCode, staff, supplier } from './app-facts.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { test } from './fixture.ts';
import { look } from './look.ts';
import {
  decidePapers,
  earn,
  legalName,
  openPhone,
  password,
  pin,
  sendForm,
  sendPapers,
  setPin,
  signInAgain,
  verify,
} from './steps/merchant-steps.ts';
import { openPage, proveIfAsked, releaseStatements, signInToConsole } from './people.ts';
import { placeOrder } from './steps/trade-steps.ts';

const username = 'ida';
const desk = { width: 1280, height: 800 };
/** A button that is not there is said soon, not at the end of the test. */
const actMs = 15_000;
const minuteDays = 1 / (24 * 60);

let app: App;
let shop: Shop;
let goodsId: string;
let accountId: string;

test.beforeAll(async () => {
  app = await startApp({ hasWays: true });
  shop = await makeShop(app, await furnish(app), username);
  const earned = await earn(app, { shop, username, price: '2600.00' });
  goodsId = earned.goodsId;
  shop = { ...shop, token: earned.token };
  await setPin(app, shop.token);
  await sendPapers(app, shop.token);
  await decidePapers(app, 'id_number');
  expect(await app.ask(myIdentity, {}, shop.token)).toMatchObject({ status: 'rejected' });
  await verify(app, shop.token);
  const bank = {
    bank_name: 'Bank of Leeds',
    iban: 'DE02120300000000202051',
    country: 'DE',
    bic: 'BYLADEM1001',
  };
  const account = { account_name: legalName, ...bank, pay_password: pin };
  ({ id: accountId } = await app.ask(addPayoutAccount, { type: 'bank', ...account }, shop.token));
  await app.advance(1.1);
  shop = { ...shop, token: await signInAgain(app, username) };
});
test.afterAll(() => app.end());

/** A window of the console, signed in. */
async function openDesk(browser: Browser, who: { username: string; password: string }): Promise<Page> {
  const { page } = await openPage(browser, { viewport: desk });
  page.setDefaultTimeout(actMs);
  await signInToConsole(app, page, who);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('four windows: in by a chain, in by a line, out by a file, held and free again, shipped', async ({
  browser,
}) => {
  const { page: merchant, troubles } = await openPhone(browser, app, shop.token);
  merchant.setDefaultTimeout(actMs);
  const supplierDesk = await openDesk(browser, supplier);
  await test.step('a supplier ships by scan', () => ship(supplierDesk, merchant));
  const reviewer = await openDesk(browser, staff.reviewer);
  const finance = await openDesk(browser, staff.finance);
  const windows = { merchant, reviewer, finance };
  await test.step('a deposit on a chain, credited by no person', () => byChain(merchant));
  await test.step('a line of a statement, proposed by one and confirmed by another', () => byLine(windows));
  await test.step('a withdrawal that two people approve', () => approve(windows));
  await test.step('out by a bank’s file', () => leave(browser, finance));
  await test.step('a restriction, an appeal, and its end at its second', () => hold(merchant));
  expect(troubles()).toEqual([]);
});

async function ship(page: Page, merchant: Page): Promise<void> {
  const orderId = await placeOrder(app, shop, goodsId);
  await app.ask(payOrders, { order_ids: [orderId] }, shop.token);
  await page.goto(`${app.url}/console/dispatch`);
  await page.getByLabel(/^Select parcel/).check();
  await page.getByLabel(/^Carrier of order/).fill(carrierCode);
  await page.getByLabel(/^Tracking number of order/).fill('DESK-1');
  await page.getByRole('button', { name: 'Label 1 parcel' }).click();
  await expect(page.getByText(/^1 parcel is labelled/)).toBeVisible();
  await page.goto(`${app.url}/console/scan`);
  for (const [doing, done] of [
    [/^Picking/, /^Picked: parcel/],
    [/^Packing/, /^Packed: parcel/],
    [/^Handing over/, /^Handed over: parcel/],
  ] as const) {
    await page.getByRole('radio', { name: doing }).check();
    await page.getByLabel('Code of the parcel').fill('DESK-1');
    await page.getByLabel('Code of the parcel').press('Enter');
    await expect(page.getByText(done).first()).toBeVisible();
  }
  await look(page, 'a parcel handed over by scan');
  expect(await app.scan('DESK-1', 'accepted')).toMatchObject({ code: 200 });
  await merchant.goto(`${app.url}/orderList/${orderId}`);
  await expect(merchant.getByText('On its way').first()).toBeVisible();
}

const available = async () => Number((await app.ask(wallet, {}, shop.token)).available);

async function byChain(page: Page): Promise<void> {
  const before = await available();
  await page.goto(`${app.url}/recharge`);
  await page.getByRole('radio', { name: /TRON/ }).click();
  await page.getByLabel('Amount').fill('50');
  await page.getByRole('button', { name: 'Show where to send it' }).click();
  await expect(page).toHaveURL(/\/recharge\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Send exactly this')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const { address } = await app.ask(depositDetail, { id }, shop.token);
  await app.sendTokens(address ?? '', 50_000_000n);
  await expect
    .poll(async () => {
      await app.advance(minuteDays);
      return (await app.ask(depositDetail, { id }, shop.token)).state;
    })
    .toBe('success');
  await page.reload();
  await expect(page.getByText(/^\$50\.00 is in your wallet$/)).toBeVisible();
  expect(await available()).toBe(before + 50);
  await look(page, 'a deposit that a chain credited');
}

type Windows = { readonly merchant: Page; readonly reviewer: Page; readonly finance: Page };

async function byLine({ merchant, reviewer, finance }: Windows): Promise<void> {
  const quote = { step: 'quote', channel_id: 'bank', amount: '40.00' };
  const asked = await sendForm(app, channelPay, { words: quote, token: shop.token });
  const { id, reference } = placeIn(asked.data);
  const told = { step: 'submit', quote_id: id, sender_name: legalName };
  const sent = await sendForm(app, channelPay, { words: told, token: shop.token, picture: 'proof' });
  expect(sent, JSON.stringify(sent.data)).toMatchObject({ code: 200 });
  await bring(finance, `deposit ${reference}`, '38.50');

  await reviewer.goto(`${app.url}/console/deposits`);
  await reviewer.getByText(reference).first().click();
  await expect(reviewer.getByRole('heading', { level: 1, name: `Deposit ${reference}` })).toBeVisible();
  await expect(reviewer.getByText('Different amount')).toBeVisible();
  await expect(reviewer.getByText('Same sender')).toBeVisible();
  await look(reviewer, 'a deposit beside a line of a statement');
  await reviewer.getByRole('button', { name: 'This is it' }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'This is it' }).click();
  await expect(reviewer.getByText('Another person has to take the next step.')).toBeVisible();

  await finance.goto(`${app.url}/console/deposits`);
  await expect(finance.getByText('Proposed by Rowan, waiting for finance')).toBeVisible();
  await look(finance, 'deposits that wait');
  await finance.getByText(reference).first().click();
  await finance.getByRole('button', { name: 'Confirm', exact: true }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(finance.getByText('Credited', { exact: true }).first()).toBeVisible();
  await look(finance, 'a deposit that two people credited');
  await merchant.goto(`${app.url}/recharge/${id}`);
  await expect(merchant.getByText(/^\$38\.50 is in your wallet$/)).toBeVisible();
}

function placeIn(data: unknown): { id: string; reference: string } {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('bank' in data))
    throw new Error('no place was given');
  const { id, bank } = data;
  const isPlace = typeof bank === 'object' && bank !== null && 'reference' in bank;
  return { id: String(id), reference: isPlace ? String(bank.reference) : '' };
}

async function bring(page: Page, text: string, amount: string): Promise<void> {
  const day = (await app.advance(0)).toISOString().slice(0, 10);
  const rows = ['Date,Description,Amount,Payer,Bank reference', `${day},${text},${amount},${legalName},E77`];
  await page.goto(`${app.url}/console/bank/statements`);
  const file = { name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.getByLabel('Statement', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  const imported = page.getByRole('heading', { name: 'Imported', exact: true });
  await proveIfAsked(app, page, staff.finance, imported);
  await releaseStatements(app);
}

let withdrawalNo = '';

async function approve({ merchant, reviewer, finance }: Windows): Promise<void> {
  // Above 500.00 a second factor is asked: every code of it counts once.
  const { secret } = await app.ask(beginSecondFactor, { password }, shop.token);
  const at = (await app.advance(0)).getTime();
  await app.ask(confirmSecondFactor, { code: codeAt(secret, at) }, shop.token);
  const code = codeAt(secret, at + 30_000);
  const ask = { amount: '2100.00', account_id: accountId, pay_password: pin, code };
  const made = await app.ask(requestWithdrawal, ask, shop.token);
  withdrawalNo = made.no;
  await merchant.goto(`${app.url}/wallet/withdraw/${made.id}`);
  await expect(merchant.getByText(made.no).first()).toBeVisible();
  for (const [page, button] of [
    [reviewer, 'Approve as the first of two'],
    [finance, 'Approve'],
  ] as const) {
    await page.goto(`${app.url}/console/withdrawals`);
    await page.getByText(made.no).first().click();
    await expect(page.getByRole('heading', { level: 1, name: `Withdrawal ${made.no}` })).toBeVisible();
    await look(page, `a withdrawal: ${button}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    const decided = page.getByText(/^(Recorded: another person|Approved$)/).first();
    await proveIfAsked(app, page, page === reviewer ? staff.reviewer : staff.finance, decided);
  }
  expect(await app.ask(withdrawalDetail, { id: made.id }, shop.token)).toMatchObject({ state: 'approved' });
}

async function leave(browser: Browser, finance: Page): Promise<void> {
  await app.advance(3 * minuteDays);
  await finance.goto(`${app.url}/console/payouts`);
  await expect(finance.getByText(withdrawalNo).first()).toBeVisible();
  await finance.getByRole('button', { name: 'Create a USD file' }).click();
  await proveIfAsked(
    app,
    finance,
    staff.finance,
    finance.getByText(/created. Another person has to release it/),
  );
  const second = await openDesk(browser, staff.secondFinance);
  await second.goto(`${app.url}/console/payouts`);
  await second
    .getByText(/^PAYOUT-/)
    .first()
    .click();
  await second.getByRole('button', { name: 'Release', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await expect(second.getByText(/Released: take the file to the bank/)).toBeVisible();
  const [download] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('button', { name: 'Download pain.001' }).click(),
  ]);
  const xml = readFileSync(await download.path(), 'utf8');
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(xml).toContain('<IBAN>DE02120300000000202051</IBAN>');
  expect(xml).toMatch(
    /<InstdAmt Ccy="USD">20\d\d\.\d\d<\/InstdAmt>|<InstdAmt Ccy="USD">2100\.00<\/InstdAmt>/,
  );
  await look(second, 'a released file for the bank');
}

async function hold(page: Page): Promise<void> {
  const now = await app.advance(0);
  const until = addMinutes(now, 30).toISOString();
  const risk = await consoleToken(app, staff.risk);
  const restriction = {
    shop: shop.handle,
    level: 'withdrawal_prohibited',
    code: 'H08',
    amount: '20.00',
    reason: 'Three buyers of the orders below say that the parcels were empty.',
    evidence: ['The emails of three buyers'],
    until,
  } satisfies RequestOf<typeof placeRestriction>;
  const shopCode = (withdrawalNo.split('-')[1] ?? '').toLowerCase();
  await app.ask(placeRestriction, { ...restriction, shop: shopCode }, risk);
  expect(await app.ask(wallet, {}, shop.token)).toMatchObject({ held: '20.00' });
  const { list } = await app.ask(listRestrictions, {}, shop.token);
  const [one] = list;
  const objection = 'The carrier weighed all three parcels; the receipts are attached to this text.';
  await app.ask(addAppeal, { restriction_id: one?.id ?? '', text: objection }, shop.token);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('$20.00').first()).toBeVisible();
  await look(page, 'money that is held');
  const left = new Date(until).getTime() - (await app.advance(0)).getTime();
  await app.advance((left - 60_000) / 86_400_000);
  expect(await app.ask(wallet, {}, shop.token)).toMatchObject({ held: '20.00' });
  await app.advance(2 * minuteDays);
  expect(await app.ask(wallet, {}, shop.token)).toMatchObject({ held: '0.00' });
}
