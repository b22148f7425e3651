import { expect, test } from 'vitest';
import { payoutAccountsAnswer } from '#testing/merchant/payouts.ts';
import { shortLineOf } from './payout-account.ts';

test('an account fits the one line of a phone: its number is told by its two ends', () => {
  const [account] = payoutAccountsAnswer.list;
  if (account === undefined) throw new Error('no account');
  const own = {
    ...account,
    label: 'USDT (TRC-20)',
    wallet_note: '',
    iban_masked: null,
    card_number_masked: null,
  };
  const long = { ...own, wallet_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  expect(shortLineOf(long)).toBe('USDT (TRC-20) · TR7N…Lj6t');
  const short = { ...own, wallet_address: null, card_number_masked: '•••• 4242', wallet_note: 'Home' };
  expect(shortLineOf(short)).toBe('USDT (TRC-20) · •••• 4242 · Home');
});
