// An address of real money is worked out on the phone: one that is not its own is never shown, and says so.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HDKey } from '@scure/bip32';
import { depositAddressOf } from '#domain/deposits/deposit-address.ts';
import { depositKeys, reportAddress } from '#features/deposits/keys.contract.ts';
import { depositDetail } from '#features/deposits/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { depositAnswer, depositAnswers } from '#testing/merchant/deposits.ts';
import { idOf } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';

const keyOf = (seed: number) => HDKey.fromMasterSeed(new Uint8Array(32).fill(seed)).publicExtendedKey;
const xpub = keyOf(7);
const address = depositAddressOf(xpub, 'tron', 12);

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(shown: string, key = xpub) {
  const deposit = { ...depositAnswer, address: shown, qr_text: shown, is_test: false, account_number: 12 };
  const list = [{ channel_id: 'TRX/USDT' as const, network: 'tron' as const, contract: shown, xpub: key }];
  const own = [
    answer(depositDetail, deposit),
    answer(depositKeys, { list }),
    answer(reportAddress, { kept: true }),
  ];
  const server = stubServer([...own, ...depositAnswers(), ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', `/recharge/${idOf(81)}`);
  render(<App />);
  return server;
}

test('T17: the address that this device works out itself is shown, and says that it was checked', async () => {
  open(address);
  expect(await screen.findByText('Address checked on this device')).toBeDefined();
  expect(screen.getByText(address)).toBeDefined();
  // The screen is drawn first and the key kept after that.
  await waitFor(() => expect(localStorage.getItem('deposit_key:TRX/USDT')).toBe(xpub));
});

test('T17: another address is not shown, nor its code; the evidence is sent by itself', async () => {
  const other = depositAddressOf(xpub, 'tron', 13);
  const server = open(other);
  expect(await screen.findByText('Please send nothing')).toBeDefined();
  expect(screen.queryByText(other)).toBeNull();
  expect(screen.queryByRole('img', { name: 'The address as a code for your wallet app' })).toBeNull();
  const reports = () => server.asked.filter(({ path }) => path.endsWith(reportAddress.path));
  await waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()[0]?.ask).toMatchObject({ shown: other, derived: address, xpub });
});

test('another key than the one that this device has seen first is not believed, though the address fits it', async () => {
  localStorage.setItem('deposit_key:TRX/USDT', xpub);
  const changed = depositAddressOf(keyOf(8), 'tron', 12);
  open(changed, keyOf(8));
  expect(await screen.findByText(/The public key for addresses is not the one/)).toBeDefined();
  expect(screen.queryByText(changed)).toBeNull();
});
