// The wallet's first screen: what can be withdrawn is said once, and leads to the movements that made it.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { wallet } from '#features/wallet/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
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
