// Withdrawing and its accounts on the screen: what is said before anything is sent, and what is never lost.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '#features/people/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { addPayoutAccount, listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { cancelWithdrawal, requestWithdrawal, withdrawalDetail } from '#features/payouts/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { payoutAccountsAnswer, payoutAnswers, withdrawalAnswer } from '#testing/merchant/payouts.ts';
import { meAnswer } from '#testing/merchant/people.ts';
import { at, idOf } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, stubServer, type Answer } from '#testing/merchant/stub-server.ts';
import { walletAnswer } from '#testing/merchant/wallet.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const ready = answer(wallet, { ...walletAnswer, pay_password_set: true, accounts: 1 });

function open(path: string, ...first: Answer[]) {
  const server = stubServer([...first, ...payoutAnswers(), ready, ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return server;
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);

test('the amount is checked while it is typed, and stands in the address', async () => {
  open('/wallet/withdraw');
  await type('Amount', '5');
  expect(await screen.findByText(/The minimum withdrawal to this account is \$10\.00/)).toBeDefined();
  await type('Amount', '9999');
  expect(await screen.findByText(/Only \$310\.20 is available/)).toBeDefined();
  await type('Amount', '40');
  expect(await screen.findByText('Instant')).toBeDefined();
  expect(window.location.search).toContain('amount=40');
  press('All: $310.20');
  expect(window.location.search).toContain('amount=310.20');
});

test('it asks for the transaction password last; a wrong one is told at its field and nothing is lost', async () => {
  let isWrong = true;
  const { reply, ...wire } = answerWith(requestWithdrawal, () => withdrawalAnswer);
  const no = refusal(requestWithdrawal, 'wrongPayPassword', { field: 'pay_password', tries_left: 4 });
  const either: Answer = { ...wire, reply: (ask) => (isWrong ? no.reply(ask) : reply(ask)) };
  const server = open('/wallet/withdraw?amount=40&note=Rent', either);
  await screen.findByText('Instant');
  press('Continue');
  const sheet = await screen.findByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText('Transaction password'), { target: { value: '111112' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw $40.00' }));
  await waitFor(() => expect(alerts().join()).toContain('said by the server: wrongPayPassword'));
  isWrong = false;
  fireEvent.change(within(sheet).getByLabelText('Transaction password'), { target: { value: '482915' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw $40.00' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/wallet/withdraw/${idOf(72)}`));
  const sent = server.asked.filter(({ path }) => path.endsWith('/withdraw/add'));
  expect(sent.map(({ ask }) => ask['pay_password'])).toEqual(['111112', '482915']);
  expect(sent.at(-1)?.ask).toMatchObject({ amount: '40.00', account_id: idOf(71), note: 'Rent' });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('all that a withdrawal needs is said at once, with its times, and each way leads back to what was typed', async () => {
  const [account] = payoutAccountsAnswer.list;
  if (account === undefined) throw new Error('there is no account');
  const resting = { ...account, status: 'on_hold', usable_at: '2031-08-09T10:00:00.000Z' } as const;
  open(
    '/wallet/withdraw?amount=40',
    answer(wallet, { ...walletAnswer, pay_password_set: false }),
    answer(listPayoutAccounts, { ...payoutAccountsAnswer, list: [resting] }),
  );
  const list = within(await screen.findByRole('list', { name: 'What a withdrawal needs' }));
  const next = `?next=${encodeURIComponent('/wallet/withdraw?amount=40')}`;
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/identity${next}`,
    `/settings/pay-password${next}`,
    `/settings/security/second-step${next}`,
  ]);
  expect(list.getByText(/New account: available in/)).toBeDefined();
  expect(list.getAllByText('Not yet')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
});

test('without an account the checklist stands in place of the form; with all of it met there is none', async () => {
  open('/wallet/withdraw', answer(listPayoutAccounts, { ...payoutAccountsAnswer, list: [] }));
  const add = await screen.findByRole('link', { name: /^Not yet.*Add an account/ });
  expect(add.getAttribute('href')).toBe('/wallet/accounts/new');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  cleanup();
  const info = { ...meAnswer.info, identity_status: 'verified', second_factor: true } as const;
  open('/wallet/withdraw', answer(me, { ...meAnswer, info }));
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByText('What a withdrawal needs')).toBeNull();
});

test('a withdrawal says where it stands and is taken back after asking', async () => {
  const server = open(
    `/wallet/withdraw/${idOf(72)}`,
    answer(cancelWithdrawal, {
      ...withdrawalAnswer,
      state: 'cancelled',
      status: 'failure',
      can_cancel: false,
    }),
  );
  expect((await screen.findAllByText('Approved')).length).toBeGreaterThan(0);
  expect(screen.getByText('and 2 more orders')).toBeDefined();
  press('Cancel withdrawal');
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel withdrawal' }),
  );
  await waitFor(() => expect(server.asked.some(({ path }) => path.endsWith('/withdraw/cancel'))).toBe(true));
});

test('a withdrawal without a fee says so, and not that the network took nothing', async () => {
  open(`/wallet/withdraw/${idOf(72)}`, answer(withdrawalDetail, { ...withdrawalAnswer, fee: '0.00' }));
  expect(await screen.findByText('No fee')).toBeDefined();
  cleanup();
  open(`/wallet/withdraw/${idOf(72)}`, answer(withdrawalDetail, { ...withdrawalAnswer, fee: '1.25' }));
  await screen.findByText('Network fee');
  expect(screen.queryByText('No fee')).toBeNull();
});

test('what a rule approved while it was asked for says so, and not that the merchant approved it', async () => {
  open(`/wallet/withdraw/${idOf(72)}`);
  const steps = await screen.findByRole('list', { name: 'Steps' });
  const lines = within(steps)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines.find((line) => line.startsWith('Requested'))).toContain('by you');
  expect(lines.find((line) => line.startsWith('Approved'))).toContain('automatically');
  expect(lines.find((line) => line.startsWith('Approved'))).not.toContain('by you');
});

test('one wrong sign of an address is found before anything is sent', async () => {
  const server = open(
    '/wallet/accounts/new?type=TRX%2FUSDT',
    answer(addPayoutAccount, { id: idOf(73), usable_at: at, version: 1 }),
  );
  await type('Wallet address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9');
  press('Continue');
  expect(await screen.findByText(/One character is wrong/)).toBeDefined();
  await type('Wallet address', ' TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 ');
  press('Continue');
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBeDefined();
  fireEvent.change(within(sheet).getByLabelText('Transaction password'), { target: { value: '482915' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add the account' }));
  await waitFor(() => expect(window.location.pathname).toBe('/wallet/accounts'));
  const sent = server.asked.filter(({ path }) => path.endsWith('/bank/add'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.ask).toMatchObject({ type: 'TRX/USDT', account_name: 'Ann Lee', pay_password: '482915' });
});

test('a full set of five says so instead of offering a sixth', async () => {
  const list = payoutAccountsAnswer.list.flatMap((one) =>
    Array.from({ length: 5 }, (_none, n) => ({ ...one, id: idOf(80 + n) })),
  );
  open('/wallet/accounts', answer(listPayoutAccounts, { ...payoutAccountsAnswer, list }));
  expect(await screen.findByText('5 of 5')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add an account' })).toBeNull();
});

test('the wallet says before the first account is added that it rests for a day', async () => {
  open('/wallet', answer(wallet, { ...walletAnswer, accounts: 0 }));
  const door = await screen.findByText(/It can be used 24 hours later\./);
  expect(door.closest('a')?.getAttribute('href')).toBe('/wallet/accounts');
});
