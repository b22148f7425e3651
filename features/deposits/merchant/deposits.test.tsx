// Paying in on the screen: nobody needs to, nothing below the least is sent, and nothing that was typed is lost.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDeposit } from '#features/deposits/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { depositAnswer, depositAnswers } from '#testing/merchant/deposits.ts';
import { at, idOf } from '#testing/merchant/sample.ts';
import { answer, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

/** What went out as a form: happy-dom's own request would really ask the network. */
class FakeRequest extends EventTarget {
  static sent: FormData[] = [];
  static answers: string[] = [];
  readonly upload = new EventTarget();
  status = 200;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(form: FormData): void {
    FakeRequest.sent.push(form);
    this.responseText = FakeRequest.answers.shift() ?? '';
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  localStorage.setItem('token', 'a-token-of-the-test');
  FakeRequest.sent = [];
  FakeRequest.answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...first: Answer[]) {
  const server = stubServer([...first, ...depositAnswers(), ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return server;
}

const said = (code: number, data: Record<string, unknown>) =>
  JSON.stringify({ code, msg: `said by the server: ${code}`, data: { request_id: 'r-1', ...data } });
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const hash = 'ab'.repeat(32);
const path = `/recharge/${idOf(81)}`;

test('the first sentence is that no deposit is needed', async () => {
  open('/recharge');
  expect(await screen.findByText('You don’t need a deposit to sell')).toBeDefined();
  expect(await screen.findByText(/In a shop’s first 30 days you can deposit up to \$200\.00/)).toBeDefined();
});

test('below the least or above the cap is told at the amount and not sent', async () => {
  open('/recharge');
  for (const [typed, words] of [
    ['9.99', /The minimum deposit with this method is \$10\.00/],
    ['150.01', /You can deposit up to \$150\.00 right now/],
    ['12,345', /Please enter an amount/],
  ] as const) {
    await type('Amount', typed);
    await press('Show where to send it');
    expect(alerts().join()).toMatch(words);
    expect(valueOf('Amount')).toBe(typed);
  }
  expect(FakeRequest.sent).toEqual([]);
});

test('the server’s 448 stands at the amount, which stays; the next try opens the deposit', async () => {
  open('/recharge?way=TRX%2FUSDT');
  FakeRequest.answers = [said(448, { field: 'amount', reason: 'minimum' }), said(200, depositAnswer)];
  await type('Amount', '50');
  await press('Show where to send it');
  await waitFor(() => expect(alerts()).toEqual(['said by the server: 448']));
  expect(valueOf('Amount')).toBe('50');
  await type('Amount', '50.00');
  await press('Show where to send it');
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(FakeRequest.sent[1]?.get('amount')).toBe('50.00');
});

test('where to send stands with the exact amount, its code and the warnings', async () => {
  open(path);
  expect(await screen.findByText('50.003800 USDT')).toBeDefined();
  expect(screen.getByText('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeDefined();
  expect(screen.getByRole('img', { name: 'The address as a code for your wallet app' })).toBeDefined();
  expect(screen.getByText(/Send on TRON \(TRC-20\) only/)).toBeDefined();
  expect(screen.getByText('This is a test address')).toBeDefined();
});

test.each([
  ['000123456789', '', 'Account number', 'Copy the account number'],
  ['DE89370400440532013000', 'COBADEFFXXX', 'IBAN', 'Copy the IBAN'],
])('the number %s of a bank account with the BIC “%s” is called %s', async (iban, bic, label, copy) => {
  const bank = { holder: 'Stockless Ltd', iban, bic, bank_name: 'First Bank', reference: 'D-SL-1' };
  open(path, ...depositAnswers({ ...depositAnswer, channel_id: 'bank', address: null, qr_text: null, bank }));
  expect(await screen.findByText(label)).toBeDefined();
  expect(screen.getByRole('button', { name: copy })).toBeDefined();
  expect(screen.queryAllByText('BIC').length > 0).toBe(bic !== '');
});

test('a hash of another shape is not sent; one used before is told at its field and nothing is lost', async () => {
  open(path);
  await press('I’ve sent it');
  expect(alerts()).toEqual(['Please enter the hash, or add a picture that shows the sending.']);
  await type('Transaction hash', `0x${hash}`);
  expect(alerts().join()).toMatch(/A hash of TRON has 64 letters/);
  expect(FakeRequest.sent).toEqual([]);
  FakeRequest.answers = [said(429, { field: 'hash', reason: 'used', hash })];
  await type('Transaction hash', hash);
  await type('Anything we should know?', 'From my phone');
  await press('I’ve sent it');
  await waitFor(() => expect(alerts()).toEqual(['said by the server: 429']));
  expect([valueOf('Transaction hash'), valueOf('Anything we should know?')]).toEqual([hash, 'From my phone']);
  expect(FakeRequest.sent[0]?.get('quote_id')).toBe(idOf(81));
});

test('money of the test network is offered for test data, and says that it is on its way', async () => {
  const server = open(path, answer(testDeposit, { hash, amount: '50.003800', asset: 'USDT' }));
  await press('Pay with test money');
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'The test money is on its way.',
  });
  expect(button.disabled).toBe(true);
  expect(server.asked.find(({ path: asked }) => asked.endsWith('/test-pay'))?.ask).toEqual({ id: idOf(81) });
});

test('under review says by when; a no says why and what to do now', async () => {
  const submitted = { ...depositAnswer, state: 'submitted', promise_at: at, hash } as const;
  cleanup();
  open(path, ...depositAnswers(submitted));
  expect(await screen.findByText(/We answer by .* at the latest/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
  cleanup();
  const reason = 'The transfer shows another sender than the owner of this shop.';
  const failed = { status: 'failure', state: 'failure', failure_code: 'third_party_sender' } as const;
  open(
    path,
    ...depositAnswers({ ...depositAnswer, ...failed, failure_reason: reason, next_step: 'service' }),
  );
  expect(await screen.findByText('It came from someone else’s account')).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/service');
});

test('what has arrived is not asked for twice', async () => {
  const seen = { amount: '50.003800', asset: 'USDT', confirmations: 6, need: 20 };
  open(path, ...depositAnswers({ ...depositAnswer, seen }));
  expect(await screen.findByText(/credit it after 20 blocks; 6 are confirmed/)).toBeDefined();
  expect(screen.queryByText('Send exactly this')).toBeNull();
  expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
});

test('a reviewer’s question is answered in the same place', async () => {
  const asked = { state: 'needs_info', question: 'Which bank did you use?', answer_until: at } as const;
  open(path, ...depositAnswers({ ...depositAnswer, ...asked }));
  expect(await screen.findByText('Which bank did you use?')).toBeDefined();
  await press('Send the answer');
  expect(alerts()).toEqual(['Please write an answer, or add a hash or a picture.']);
  FakeRequest.answers = [said(200, { ...depositAnswer, state: 'submitted', promise_at: at })];
  await type('Your answer', 'The Bank of Leeds');
  await press('Send the answer');
  await waitFor(() => expect(FakeRequest.sent[0]?.get('note')).toBe('The Bank of Leeds'));
});
