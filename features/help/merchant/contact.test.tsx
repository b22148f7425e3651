import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { addContact, readContact, sendContact } from '#features/help/contact.contract.ts';
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

const request: OutputOf<typeof readContact> = {
  number: 'C-2026-000123',
  topic: 'sign_in',
  status: 'answered',
  messages: [
    { from_us: false, content: 'I lost everything.', at: '2026-03-02T09:00:00.000Z' },
    { from_us: true, content: 'Use one of your codes.', at: '2026-03-02T10:00:00.000Z' },
  ],
  lang: 'en',
  promise_at: soon,
  created_at: '2026-03-02T09:00:00.000Z',
  ends_at: soon,
  can_add: true,
};

test('sign-in leads to a form that needs no account, and the number stands on the screen', async () => {
  const asked = open('/login', answer(sendContact, { number: request.number, promise_at: soon }));
  fireEvent.click(await screen.findByRole('link', { name: 'Can’t sign in? Contact us' }));
  await screen.findByRole('heading', { name: 'Contact us' });
  press('Send');
  const wrong = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(wrong.join(' ')).toMatch(/email address like.*at least 10 characters/);
  expect(sent(asked, sendContact)).toEqual([]);
  type('Email address', ' anna@shop.example ');
  type('Your message', 'I lost password, address and codes.');
  press('Send');
  await screen.findByText('Your request is C-2026-000123');
  expect(sent(asked, sendContact)).toEqual([
    {
      topic: 'sign_in',
      email: 'anna@shop.example',
      content: 'I lost password, address and codes.',
      lang: 'en',
    },
  ]);
});

test.each([
  ['a page that is none, signed out', '/no/such/page', 'Contact us', '/contact?about=page'],
  ['an invitation', '/invite?code=X', 'Contact us', '/contact?about=invitation'],
  ['a forgotten password', '/forgot', 'Can’t sign in? Contact us', '/contact'],
  ['the service, signed out', '/service', 'Can’t sign in? Contact us', '/contact'],
])('%s leads to it as well', async (_name, from, link, to) => {
  open(from);
  fireEvent.click(await screen.findByRole('link', { name: link }));
  await screen.findByLabelText('Your message');
  expect(place()).toBe(to);
});

test('the link of the email shows the answer and takes one more message', async () => {
  const asked = open(
    '/contact#the-secret',
    answer(readContact, request),
    answer(addContact, { ...request, status: 'open', can_add: false }),
  );
  await screen.findByText('Use one of your codes.');
  expect(sent(asked, readContact)).toEqual([{ token: 'the-secret' }]);
  type('Your message', 'The codes do not work.');
  press('Send');
  await waitFor(() =>
    expect(sent(asked, addContact)).toEqual([{ token: 'the-secret', content: 'The codes do not work.' }]),
  );
  await waitFor(() => expect(sent(asked, readContact)).toHaveLength(2));
});

test('a link that opens nothing leads to a new request', async () => {
  open('/contact#old', refusal(readContact, 'recordNotFound', { field: 'token' }));
  await screen.findByText('This link doesn’t work');
  expect(screen.getByRole('link', { name: 'New request' }).getAttribute('href')).toBe('/contact');
});
