// The screen of a shop's domain against its contracts: what is asked, what stands in DNS, what is wrong, and removing.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { addDomain, checkDomain, readDomain, removeDomain } from '#features/domains/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { answerWith, refusal, stubServer, type Answer } from '#testing/merchant/stub-server.ts';
import type { ShopDomain } from './types.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const waiting: ShopDomain = {
  host: 'xn--bcher-kva.example.com',
  shown: 'bücher.example.com',
  state: 'waiting',
  records: [
    { type: 'CNAME', name: 'xn--bcher-kva.example.com', value: 'shops.example.net', is_right: true },
    {
      type: 'TXT',
      name: '_stockless-challenge.xn--bcher-kva.example.com',
      value: 'a-token',
      is_right: false,
    },
  ],
  fault: { code: 'elsewhere', found: ['203.0.113.9'], since: null },
  added_at: '2026-03-02T09:00:00.000Z',
  checked_at: '2026-03-02T09:01:00.000Z',
  next_check_at: '2026-03-02T09:02:00.000Z',
  ends_at: '2026-03-09T09:00:00.000Z',
  certificate_until: null,
  url: null,
};
const answerOf = (domain: ShopDomain | null, isOffered = true) => ({
  is_offered: isOffered,
  platform_url: 'https://platform.example/s/books',
  domain,
});

function open(...answers: Answer[]) {
  const { fetch, asked } = stubServer([...answers, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/shop/domain');
  render(<App />);
  return (end: string) => asked.filter(({ path: to }) => to.endsWith(end)).map(({ ask }) => ask);
}

test('a name and the password ask for a domain; the records are there to be copied', async () => {
  let domain: ShopDomain | null = null;
  const asked = open(
    answerWith(readDomain, () => answerOf(domain)),
    answerWith(addDomain, () => {
      domain = waiting;
      return answerOf(domain);
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Connect domain' }));
  await screen.findByText('Enter your domain');
  fireEvent.change(screen.getByLabelText('Domain'), { target: { value: 'bücher.example.com' } });
  fireEvent.change(screen.getByLabelText('Your sign-in password'), { target: { value: 'right-horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Connect domain' }));
  await screen.findByRole('heading', { name: 'bücher.example.com' });
  expect(asked('/shop/domain')).toContainEqual({ host: 'bücher.example.com', password: 'right-horse' });
  screen.getByText('Waiting for DNS');
  screen.getByText('The domain points elsewhere: 203.0.113.9');
  screen.getByText('_stockless-challenge.xn--bcher-kva.example.com');
  expect(screen.getAllByRole('button', { name: 'Copy value' })).toHaveLength(2);
  expect(screen.getAllByText(/^(?:Found|Not found yet)$/).map(({ textContent }) => textContent)).toEqual([
    'Found',
    'Not found yet',
  ]);
});

test('what is wrong with a name is said at its field', async () => {
  open(
    answerWith(readDomain, () => answerOf(null)),
    refusal(addDomain, 'invalidParameter', { field: 'host', reason: 'host_suffix' }),
  );
  fireEvent.change(await screen.findByLabelText('Domain'), { target: { value: 'co.uk' } });
  fireEvent.change(screen.getByLabelText('Your sign-in password'), { target: { value: 'right-horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Connect domain' }));
  expect(await screen.findByText(/Anyone can register names under this ending/)).toBeTruthy();
});

test('checking says how it stands now, and removing asks for the password', async () => {
  let domain: ShopDomain | null = waiting;
  const asked = open(
    answerWith(readDomain, () => answerOf(domain)),
    answerWith(checkDomain, () => {
      domain = { ...waiting, state: 'active', fault: null, url: 'https://bücher.example.com', ends_at: null };
      return answerOf(domain);
    }),
    answerWith(removeDomain, () => {
      domain = null;
      return answerOf(null);
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await screen.findByText('Active');
  screen.getByRole('link', { name: 'Open shop' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove domain' }));
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByText(/Your shop stays open at https:\/\/platform.example\/s\/books/);
  fireEvent.change(sheet.getByLabelText('Your sign-in password'), { target: { value: 'right-horse' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Remove domain' }));
  await waitFor(() => expect(asked('/shop/domain/remove')).toEqual([{ password: 'right-horse' }]));
  await screen.findByRole('button', { name: 'Connect domain' });
});

test('where none are offered it says so', async () => {
  open(answerWith(readDomain, () => answerOf(null, false)));
  await screen.findByText('Own domains aren’t available here');
  expect(screen.queryByRole('button', { name: 'Connect domain' })).toBeNull();
});
