// The wallet's first screen: what can be withdrawn is said once, and leads to the movements that made it.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { me } from '#features/people/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { meAnswer } from '#testing/merchant/people.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { walletAnswer } from '#testing/merchant/wallet.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the sum that can be withdrawn stands once and opens its movements', async () => {
  const value = { ...walletAnswer, available: '109.13', pending: '125.51', balance: '234.64' };
  vi.stubGlobal('fetch', stubServer([answer(wallet, value), ...shopEnv()]).fetch);
  window.history.replaceState(null, '', '/wallet');
  render(<App />);
  const sum = await screen.findByRole('link', { name: /^Available/ });
  expect(sum.textContent).toBe('Available $109.13');
  expect(sum.getAttribute('href')).toBe('/wallet/flow?account=available');
  expect(window.document.querySelectorAll('data[value="109.13 USD"]')).toHaveLength(1);
  const parts = within(screen.getByRole('region', { name: 'What the balance is made of' }));
  expect(parts.getAllByRole('link').map(({ textContent: text }) => text)).toEqual([
    'Balance$234.64',
    expect.stringMatching(/^Pending\$125\.51/),
    expect.stringMatching(/^On hold/),
    expect.stringMatching(/^Being withdrawn/),
  ]);
});

test.each([
  { amount: '100.00', is_near: false, is_stopped: false, says: [] },
  { amount: '169.85', is_near: true, is_stopped: false, says: ['$169.85 of $200.00 unpaid money'] },
  {
    amount: '204.00',
    is_near: true,
    is_stopped: true,
    says: ['Your shop takes no new orders until you’re verified'],
  },
])(
  'an unverified shop that is owed $amount is told of its limit from near it on',
  async ({ says, ...facts }) => {
    const shop = { ...meAnswer.info.shop, unpaid: { limit: '200.00', ...facts } };
    const mine = answer(me, { ...meAnswer, info: { ...meAnswer.info, shop } });
    vi.stubGlobal('fetch', stubServer([mine, answer(wallet, walletAnswer), ...shopEnv()]).fetch);
    window.history.replaceState(null, '', '/wallet');
    render(<App />);
    await screen.findByRole('link', { name: /^Available/ });
    const titles = () => says.map((title) => screen.getByText(title).textContent);
    await waitFor(() => expect(titles()).toEqual(says));
    const ways = screen.queryAllByRole('link', { name: 'Verify identity' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(says.map(() => '/identity'));
  },
);
