import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { trustVersions } from '#domain/content/trust-documents.ts';
import { login } from '#features/people/login.contract.ts';
import { askPasswordReset, resetPassword } from '#features/people/recovery.contract.ts';
import { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { soon } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer, Asked } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.clear());
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

const place = () => window.location.pathname + window.location.search;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: Asked[], endpoint: Endpoint) =>
  asked.filter(({ path }) => path === apiBase + endpoint.path).map(({ ask }) => ask);
const fresh = 'violet-harbour-41';

function fillNew() {
  type('New sign-in password', fresh);
  type('New sign-in password again', fresh);
}

test('sign-in leads to a forgotten password, and the answer says nothing of the name', async () => {
  const asked = open('/login', answer(askPasswordReset, { minutes: 30 }));
  fireEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password' });
  press('Send link');
  expect((await screen.findByRole('alert')).textContent).toContain('Enter ');
  type('Username', ' maria ');
  press('Send link');
  await screen.findByText(/If maria has a confirmed email address, a link is on its way/);
  expect(sent(asked, askPasswordReset)).toEqual([{ username: 'maria' }]);
});

test('a link asks for the new password, and for the second step where one is on', async () => {
  const needs = refusal(resetPassword, 'secondFactorNeeded', { reason: 'code', field: 'code' });
  const asked = open('/reset?token=the-token', needs);
  await screen.findByLabelText('New sign-in password');
  fillNew();
  press('Replace password');
  fireEvent.change(await screen.findByLabelText('Code of your authenticator app'), {
    target: { value: '123456' },
  });
  const done = answer(resetPassword, { reset: true, withdraw_paused_until: soon });
  const second = stubServer([done, ...shopEnv()]);
  vi.stubGlobal('fetch', second.fetch);
  press('Replace password');
  await screen.findByRole('heading', { name: 'Your password is replaced' });
  const made = { token: 'the-token', new: fresh, confirm: fresh };
  expect(sent(asked, resetPassword)).toEqual([made]);
  expect(sent(second.asked, resetPassword)).toEqual([{ ...made, code: '123456' }]);
});

test('a link that does not work leads to a new one; without a link a code on paper is asked for', async () => {
  open(
    '/reset?token=old',
    refusal(resetPassword, 'verificationCodeIncorrect', { field: 'token', reason: 'expired' }),
  );
  await screen.findByLabelText('New sign-in password');
  fillNew();
  press('Replace password');
  await screen.findByText('This link has expired. Ask for a new one.');
  fireEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Use a recovery code' }));
  await screen.findByLabelText('Recovery code');
  expect(place()).toBe('/reset');
});

test('registering sends what was accepted, and shows the codes before the shop where no address was given', async () => {
  const codes = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF'];
  const opened = { token: 'new-token', expires_at: soon, idle_expires_at: soon, lang: 'en', is_new: true };
  const asked = open('/invite?code=ABCD2345', answer(login, { ...opened, recovery_codes: codes }));
  fireEvent.click(await screen.findByRole('button', { name: 'Check the code' }));
  await screen.findByLabelText('Name of your shop');
  type('Name of your shop', 'Paper and Pen');
  type('Username', 'maria');
  type('Password', fresh);
  type('Confirm password', fresh);
  fireEvent.click(screen.getByLabelText('I have read and accept the terms and the fees.'));
  press('Open my shop');
  await screen.findByText('AAAA-BBBB-CCCC-DDDD-EEEE-FFFF');
  const accepts = { terms: trustVersions.terms.version, fees: trustVersions.fees.version };
  expect(sent(asked, login)[0]).toMatchObject({ register: true, accepts });
  expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByLabelText('I’ve saved them'));
  press('Done');
  await waitFor(() => expect(localStorage.getItem('token')).toContain('new-token'));
});

test('changed terms say what is new, and are accepted by version', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  const was = { version: 1, at: soon, sha256: 'a'.repeat(64) };
  const terms = {
    document: 'terms' as const,
    version: 2,
    since: '2026-12-01',
    accepted: was,
    is_due: true,
    coming: [],
    url: '/trust/terms',
    changes: [{ title: 'Withdrawals', text: 'They are faster.' }],
  };
  const fees = {
    ...terms,
    document: 'fees' as const,
    version: 1,
    is_due: false,
    coming: [],
    url: '/trust/fees',
    changes: [],
  };
  const shown = { documents: [terms, fees] };
  const asked = open('/terms', answer(termsState, shown), answer(acceptTerms, shown));
  await screen.findByText('They are faster.');
  expect(
    screen.getByText(/Your balance, your orders and your withdrawals do not depend on this/),
  ).toBeDefined();
  press('Accept');
  await waitFor(() => expect(sent(asked, acceptTerms)).toHaveLength(1));
  expect(sent(asked, acceptTerms)[0]).toEqual({ documents: [{ document: 'terms', version: 2 }] });
});
