// Which language the app speaks, who decides it, and that a change loses nothing.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { answerWith, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

const envelope = z.object({ data: z.record(z.string(), z.unknown()) });

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['testData'];
  vi.unstubAllGlobals();
});

function open(path: string, inFront: Answer[] = [], browser = ['en-US']) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const pageLanguage = () => document.documentElement.lang;
const choose = async (language: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name: 'Language' }), {
    target: { value: language },
  });

/** `me` of a person whose language the server knows, and `per/info` that changes it. */
function personSpeaking(first: string): Answer[] {
  let lang = first;
  const known = shopEnv().find(({ path }) => path === `/api${me.path}`);
  const meOf = async (): Promise<Response> => {
    const { data } = envelope.parse(await (await known?.reply({}))?.json());
    return Response.json({ code: 200, msg: 'ok', data: { ...data, lang } });
  };
  return [
    { method: 'GET', path: `/api${me.path}`, reply: meOf },
    {
      method: 'POST',
      path: `/api${perInfo.path}`,
      reply: (ask) => {
        lang = JSON.stringify(ask).includes('"ko"') ? 'ko' : lang;
        return Response.json({ code: 200, msg: 'ok', data: personOf(lang) });
      },
    },
  ];
}

function personOf(lang: string): OutputOf<typeof perInfo> {
  return {
    id: '01990000-0000-7000-8000-000000000009',
    username: 'maria',
    nickname: 'Maria',
    avatar: null,
    email: null,
    email_masked: null,
    phone: null,
    phone_masked: null,
    lang,
    tz: 'Europe/Berlin',
    created_at: '2026-03-02T09:30:00.000Z',
    identity_status: 'unverified',
    pay_password_set: false,
    withdraw_paused_until: null,
    second_factor: false,
    second_factor_since: null,
    recovery_codes_left: 0,
    account_codes_left: 0,
    notify: noChoices(),
    identity: {
      status: 'unverified',
      level: null,
      fields: [],
      submitted_at: null,
      promise_at: null,
      expires_on: null,
    },
    sessions: [],
  };
}

function noChoices() {
  const none = { app: true, push: false, email: false };
  return { order: none, wallet: none, case: none, review: none, service: none, system: none, ad: none };
}

test.each([
  ['the stored language goes before the browser', 'vi', ['fr-FR'], 'vi'],
  ['jp is Japanese', 'jp', [], 'ja'],
  ['zh-TW is written in traditional characters', 'zh-TW', [], 'zh-Hant'],
  ['a stored code that we do not speak counts for nothing', 'xx', ['pt-BR'], 'pt'],
  ['without a stored one the first of the browser that we speak', null, ['nl-NL', 'es-MX', 'fr'], 'es'],
  ['English where nothing fits', null, ['nl-NL'], 'en'],
] as const)('%s', async (_name, stored, browser, expected) => {
  if (stored !== null) localStorage.setItem('lang', stored);
  open('/login', [], [...browser]);
  const { people } = (await loadMerchantWords(expected)).day;
  await screen.findByLabelText(people.username);
  expect(pageLanguage()).toBe(expected);
});

test('another language at the door takes effect at once and loses nothing that was typed', async () => {
  const asked = open('/login', [refusal(login, 'wrongUsernameOrPassword')]);
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'maria' } });
  await choose('ja');
  await waitFor(() => expect(pageLanguage()).toBe('ja'));
  expect(localStorage.getItem('lang')).toBe('ja');
  const { people } = (await loadMerchantWords('ja')).day;
  expect(screen.getByLabelText(people.username)).toHaveProperty('value', 'maria');
  fireEvent.change(screen.getByLabelText(people.password), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: people.signIn }));
  await screen.findByRole('alert');
  expect(asked.find(({ path }) => path === `/api${login.path}`)?.headers.get('Accept-Language')).toBe('ja');
});

test('every language is offered in its own name, at every door', async () => {
  open('/invite');
  const names = [...(await screen.findByRole('combobox', { name: 'Language' })).querySelectorAll('option')];
  expect(names).toHaveLength(10);
  expect(names.find((option) => option.lang === 'ko')?.textContent).toBe('한국어');
  cleanup();
  open('/404');
  await screen.findByRole('combobox', { name: 'Language' });
});

test('the language that the server knows of a person is taken over', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  open('/shopCenter', personSpeaking('ko'));
  await waitFor(() => expect(pageLanguage()).toBe('ko'));
  expect(localStorage.getItem('lang')).toBe('ko');
});

test('a language that a refusal names stands, though the account knows another one', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  open('/orderList', [
    refusal(listOrders, 'invitationCodeInvalid', { reason: 'unknown', lang: 'ja' }),
    ...personSpeaking('en'),
  ]);
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('ja'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(localStorage.getItem('lang')).toBe('ja');
  expect(pageLanguage()).toBe('ja');
});

test('a choice is told to the server, and everything it says is asked for again', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  const asked = open('/settings', personSpeaking('en'));
  await choose('ko');
  const told = () => asked.filter(({ path }) => path === `/api${perInfo.path}`).map(({ ask }) => ask);
  await waitFor(() => expect(told()).toContainEqual({ patch: { lang: 'ko' } }));
  await waitFor(() => expect(localStorage.getItem('lang_untold')).toBeNull());
  const again = asked.filter(
    ({ path, headers }) => path === `/api${me.path}` && headers.get('Accept-Language') === 'ko',
  );
  expect(again.length).toBeGreaterThan(0);
  expect(pageLanguage()).toBe('ko');
});

test('a choice that cannot be told stands until it can', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  open('/settings', [silence(perInfo), ...personSpeaking('en')]);
  await choose('ko');
  await waitFor(() => expect(pageLanguage()).toBe('ko'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pageLanguage()).toBe('ko');
  expect(localStorage.getItem('lang_untold')).toBe('ko');
  cleanup();
  const asked = open('/settings', personSpeaking('en'));
  await waitFor(() => expect(asked.some(({ path }) => path === `/api${perInfo.path}`)).toBe(true));
});

test('the pseudo language shows where there is test data, and nowhere else', async () => {
  localStorage.setItem('lang', 'en-XA');
  document.documentElement.dataset['testData'] = 'yes';
  open('/login');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^\[Śíǧń/);
  cleanup();
  delete document.documentElement.dataset['testData'];
  open('/login');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sign in');
});

test('the chosen appearance stays on this device', async () => {
  localStorage.setItem('token', 'a-token-of-the-test');
  open('/settings', [answerWith(perInfo, () => personOf('en'))]);
  fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
