import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addAppeal, restrictionDetail } from '#features/restriction/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { appealed, closed, held } from '#testing/merchant/restriction.ts';
import { answer, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer, Asked } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const sent = (asked: Asked[], endpoint: Endpoint) =>
  asked.filter(({ path }) => path === apiBase + endpoint.path).map(({ ask }) => ask);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const objection = 'The carrier weighed all three parcels when it took them.';

test('a statement says rule, text, evidence, amount, end, what goes on and how to object', async () => {
  open(`/restriction/${held.id}`);
  await screen.findByText('H01: Orders disputed by buyers or their banks');
  for (const text of [
    'Part of your balance is on hold',
    'Three buyers say that their parcels were empty.',
    'Their banks have opened disputes.',
    'Dispute 2231-A',
    '$50.00',
    '$30.00',
    'Your balance is below the amount on hold. New funds are held until it’s reached.',
    'Withdrawing the rest of your balance',
    'Open orders are fulfilled or refunded. You aren’t charged anything.',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Not possible until it ends')).toBeNull();
});

test('an appeal that is too short is not sent; one that did not arrive keeps its text and its key', async () => {
  const asked = open(`/restriction/${held.id}`, silence(addAppeal));
  type(await screen.findByLabelText('Why it’s wrong'), 'It is wrong.');
  press('Send the appeal');
  expect(await screen.findByText(/Please write at least 40 characters/)).toBeDefined();
  expect(sent(asked, addAppeal)).toHaveLength(0);
  type(screen.getByLabelText('Why it’s wrong'), `  ${objection}\n`);
  press('Send the appeal');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Why it’s wrong')).toHaveProperty('value', `  ${objection}\n`);
  const after = stubServer([
    answer(restrictionDetail, { ...held, appeal: appealed, can_appeal: false }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', after.fetch);
  press('Send the appeal');
  await screen.findByText('We have your appeal');
  const keys = [...asked, ...after.asked]
    .filter(({ path }) => path === apiBase + addAppeal.path)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(sent(after.asked, addAppeal)[0]).toEqual({ restriction_id: held.id, text: objection, file_ids: [] });
  expect(screen.queryByLabelText('Why it’s wrong')).toBeNull();
});

test('signing in to a closed account leads to its statement, with a session that may object', async () => {
  localStorage.clear();
  const restriction = { id: closed.id, code: 'H03', reason: closed.reason };
  const shown = { restriction, token: 'a-token-for-the-statement', expires_at: closed.until };
  const asked = open(
    '/login',
    refusal(login, 'accountDisabled', shown),
    refusal(me, 'accountDisabled', { restriction }),
    answer(restrictionDetail, closed),
  );
  type(await screen.findByLabelText('Username'), 'maria');
  type(screen.getByLabelText('Password'), 'correct horse');
  press('Sign in');
  await screen.findByText('H03: Signs that someone else is using the account');
  expect(window.location.pathname).toBe('/404');
  expect(localStorage.getItem('token')).toBe('a-token-for-the-statement');
  expect(sent(asked, restrictionDetail)).toEqual([{ id: closed.id }]);
  expect(screen.getByText('Code 411')).toBeDefined();
  // Its money is seen, and somebody's hours: no page is a dead end.
  await screen.findByText('$521.35');
  await screen.findByText(/we answer within 48 hours/);
  type(screen.getByLabelText('Why it’s wrong'), objection);
  press('Send the appeal');
  await waitFor(() => expect(sent(asked, addAppeal)).toHaveLength(1));
});

test.each([
  ['illegalRequest', 'You have been signed out', 'To sign-in'],
  ['invalidUserPage', 'This shop or page is not there', 'To my store'],
  ['loginError', 'Sign-in was refused', 'To my store'],
] as const)(
  '%s is told in its own words, with a way on and the hours of the service',
  async (key, title, way) => {
    open('/shopCenter', refusal(me, key));
    await screen.findByText(title);
    expect(screen.getByRole('link', { name: way })).toBeDefined();
    await screen.findByText(/we answer within 48 hours/);
  },
);
