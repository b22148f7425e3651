// What a merchant sees of the check: a line under the balance, the page with its verdicts, the whole red screen, two phones.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import type { Pinned } from '#domain/proof/check.ts';
import { openProofStore, type SavedProof, type Shown } from '#features/proof/ui/check/store.ts';
import { wallet } from '#features/wallet/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { meAnswer } from '#testing/merchant/people.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { walletAnswer } from '#testing/merchant/wallet.ts';

const owner = meAnswer.info.id;
const at = Date.now() - 60_000;
const contacts = {
  company: 'Example Trading Ltd',
  country: 'FR',
  support: null,
  mediators: [{ name: 'Consumer Office', url: 'https://office.example' }],
  notaries: [{ name: 'one.example', url: null }],
};
const shown: Shown = {
  verdict: 'checked',
  findings: [],
  seal: { no: 7, time: at / 1000, currency: 'USD', shops: 12, sums: ['123456', '7000', '500', '42'] },
  notaries: [
    { name: 'one.example', time: Math.floor(at / 1000) },
    { name: 'two.example', time: Math.floor(at / 1000) },
  ],
  time: Math.floor(at / 1000),
  hasOtherPolicy: false,
  at,
  contacts,
  reserve: {
    v: 1,
    at: new Date(at).toISOString(),
    currencies: [
      {
        currency: 'USD',
        owed: '1309.56',
        held: '1300.00',
        proved_on_chain: '1000.00',
        attested_by: '0.00',
        claimed: '300.00',
        cover_bps: 9927,
      },
    ],
    attestations: [],
  },
};
const pinned: Pinned = {
  version: 1,
  since: Math.floor(at / 1000),
  shop: 's1',
  origin: 'shop.example/log',
  logKey: 'shop.example/log+00000000+AA==',
  slipKey: 'shop.example/slip+00000000+AA==',
  policy: 'quorum none\n',
  checkpoint: null,
  time: Math.floor(at / 1000),
  seal: null,
  book: null,
  tip: { seq: '31', head: '', at: 0 },
  acts: [],
  slips: [],
  devices: [],
};
const saved: SavedProof = { version: 1, pinned, shown, failure: null, triedAt: at };

const answers = {
  keys: { origin: '', log: '', slip: '' },
  policy: '',
  checkpoint: null,
  consistency: {},
  proof: null,
  record: [],
  book: [],
  wallet: {},
  restrictions: [],
  withdrawals: [],
  cases: [],
  devices: [],
  mandates: [],
  pause: null,
  entries: [],
  isSearched: true,
};

async function open(path: string, state: SavedProof | undefined): Promise<void> {
  if (state !== undefined) await openProofStore().write(owner, state);
  vi.stubGlobal('fetch', stubServer([answer(wallet, walletAnswer), ...shopEnv()]).fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
}

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  await openProofStore().write(owner, { ...saved, pinned: null, shown: null });
});

describe('the line under the balance', () => {
  test.each([
    [saved, /^Checked on this phone .* · 2 notaries$/],
    [
      { ...saved, shown: { ...shown, verdict: 'no_notary', notaries: [] } },
      /^Checked on this phone .* · no notary$/,
    ],
    [{ ...saved, shown: { ...shown, verdict: 'waiting' } }, /^Confirmation is on its way/],
    [{ ...saved, failure: { ...shown, row: null, answers } }, /^Your phone found a contradiction$/],
    [{ ...saved, shown: null, pinned: null }, /^Not checked on this phone yet$/],
  ] as const)('says what this phone knows, and leads there', async (state, says) => {
    await open('/wallet', state);
    const line = await screen.findByRole('link', { name: says });
    expect(line.getAttribute('href')).toBe('/proof');
  });
});

describe('the page', () => {
  test('says the verdict, what all shops are owed and where that money is', async () => {
    await open('/proof', saved);
    expect(await screen.findByRole('heading', { name: 'Everything matches' })).toBeDefined();
    const owed = within(screen.getByRole('region', { name: 'What all shops are owed' }));
    expect(owed.getByText('Owed to shops').parentElement?.textContent).toBe('Owed to shops$1,234.56');
    expect(owed.getByText('Proved on chain').closest('div')?.textContent).toBe('Proved on chain$1,000.00');
    expect(owed.queryByText('Confirmed by an auditor')).toBeNull();
    expect(owed.getByText('In USD there is less than what is owed.')).toBeDefined();
    expect(screen.getByText('Lines of your book').parentElement?.textContent).toBe('Lines of your book31');
    expect(document.body.textContent).not.toMatch(/merkle|\bhash|\blog\b/i);
  });

  test('says in a sentence what is not confirmed yet, and that the last attempt got no answer', async () => {
    const findings = [{ code: 'claim_missing', level: 'waiting', facts: {} }] as const;
    await open('/proof', { ...saved, shown: { ...shown, verdict: 'waiting', findings }, triedAt: at + 5000 });
    expect(await screen.findByText(/^Your shop is not counted yet/)).toBeDefined();
    expect(screen.getByText(/^The last attempt at .* got no answer\.$/)).toBeDefined();
  });

  test('without a connection a check changes nothing of what was found', async () => {
    await open('/proof', saved);
    const button = await screen.findByRole('button', { name: 'Check now' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    fireEvent.click(button);
    expect(await screen.findByText(/got no answer/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Everything matches' })).toBeDefined();
  });
});

describe('a failure', () => {
  const failure = {
    ...shown,
    verdict: 'failed' as const,
    findings: [
      { code: 'slip_contradicts', level: 'failed', facts: {} },
      { code: 'row_changed', level: 'failed', facts: { row: '5' } },
    ] as const,
    row: { before: { seq: '5', units: '4000' }, after: { seq: '5', units: '1000' } },
    answers,
  };

  test('fills the screen: one sentence, before and after, the file, and whom to tell', async () => {
    await open('/proof', { ...saved, failure });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'We contradict ourselves' })).toBeDefined();
    expect(alert.getByText(/^Line 5 of your book is not what it was/)).toBeDefined();
    expect(alert.getByText('Before').parentElement?.textContent).toBe('Before$40.00');
    expect(alert.getByText('Now').parentElement?.textContent).toBe('Now$10.00');
    expect(alert.getByRole('button', { name: 'Save the evidence first' })).toBeDefined();
    expect(alert.getByRole('link', { name: 'Consumer Office' }).getAttribute('href')).toBe(
      'https://office.example',
    );
    expect(alert.getByText('Example Trading Ltd, France')).toBeDefined();
  });

  test('stays until the merchant has closed its report', async () => {
    await open('/proof', { ...saved, failure });
    fireEvent.click(await screen.findByRole('button', { name: 'Close this report' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close the report' }));
    expect(await screen.findByRole('heading', { name: 'Everything matches' })).toBeDefined();
    await waitFor(async () => expect((await openProofStore().read(owner))?.failure).toBeNull());
  });
});

describe('two phones', () => {
  test('nothing is compared before the first check, and a text that is no code is said to be none', async () => {
    await open('/proof/compare', { ...saved, pinned: null });
    const field = await screen.findByRole('textbox', { name: 'Or paste the text' });
    fireEvent.change(field, { target: { value: 'hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText(/^This phone has checked nothing yet/)).toBeDefined();
  });

  test('a text that is no code of this app', async () => {
    await open('/proof/compare', saved);
    const field = await screen.findByRole('textbox', { name: 'Or paste the text' });
    fireEvent.change(field, { target: { value: 'hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('This is not a code of this app.')).toBeDefined();
  });
});
