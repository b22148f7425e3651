// Developers on the screen: a key is shown once, nothing typed is lost, what was sent can be sent again.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase, type Endpoint } from '#domain/wire/endpoint.ts';
import * as contract from '#features/webhooks/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { at, idOf } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const key = {
  id: idOf(90),
  name: 'Till',
  head: 'shop_live_9gx2',
  tail: 'abcd',
  scopes: ['orders.read' as const],
  version: '2026-11-28',
  created_at: at,
  expires_at: at,
  last_used_at: null,
  state: 'good' as const,
};
const hook = {
  id: idOf(91),
  url: 'https://shop.example.com/hook',
  types: ['order.paid' as const],
  created_at: at,
  state: 'failing' as const,
  off_why: null,
  failing_since: at,
  old_secret_until: null,
};
const delivery = {
  event_id: idOf(92),
  type: 'order.paid' as const,
  about: `order:${idOf(1)}`,
  at,
  state: 'failed' as const,
  tries: 12,
  last_at: at,
  status: 500,
  took_ms: 41,
  failure: 'answer' as const,
  next_at: null,
  body: '{"id":"1"}',
};

function open(path: string, ...first: Answer[]) {
  const server = stubServer([
    ...first,
    answer(contract.listApiKeys, { list: [key], limit: 5 }),
    answer(contract.listHooks, { list: [hook], limit: 5, test_data: false }),
    answer(contract.listDeliveries, { list: [delivery], page: 1, has_more: false }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  const sent = (endpoint: Endpoint) =>
    server.asked.filter((one) => one.path === apiBase + endpoint.path).map(({ ask }) => ask);
  return { sent };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a wrong password loses nothing; then the key is shown, once, with what to do', async () => {
  let isWrong = true;
  const no = refusal(contract.makeApiKey, 'oldPasswordIncorrect', { field: 'password', tries_left: 4 });
  const yes = answerWith(contract.makeApiKey, () => ({
    id: idOf(93),
    key: 'shop_live_9gx2_secret',
    expires_at: at,
  }));
  const { sent } = open('/settings/developers', { ...yes, reply: (ask) => (isWrong ? no : yes).reply(ask) });
  expect(await screen.findByText('API version 2026-11-28')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  const sheet = await screen.findByRole('dialog');
  const inside = within(sheet);
  fireEvent.click(inside.getByRole('button', { name: 'Create key' }));
  expect(inside.getByText('Give it a name so that you know it later.')).toBeDefined();
  expect(sent(contract.makeApiKey)).toEqual([]);
  type(inside.getByLabelText('What it is for'), 'Stock sheet');
  fireEvent.click(inside.getByLabelText('Change showcase and prices'));
  type(inside.getByLabelText('Sign-in password'), 'wrong horse');
  fireEvent.click(inside.getByRole('button', { name: 'Create key' }));
  await waitFor(() => expect(inside.getByRole('alert').textContent).toContain('oldPasswordIncorrect'));
  isWrong = false;
  type(inside.getByLabelText('Sign-in password'), 'right horse');
  fireEvent.click(inside.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('shop_live_9gx2_secret')).toBeDefined();
  expect(sent(contract.makeApiKey).at(-1)).toEqual({
    name: 'Stock sheet',
    scopes: ['orders.read', 'showcase.write'],
    days: 365,
    password: 'right horse',
  });
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByText('shop_live_9gx2_secret')).toBeNull());
});

test('an address inside a network is said at its field, and the list of messages stays chosen', async () => {
  open(
    '/settings/developers',
    refusal(contract.addHook, 'invalidParameter', { field: 'url', reason: 'private' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  const inside = within(await screen.findByRole('dialog'));
  type(inside.getByLabelText('Address'), 'https://10.0.0.1/hook');
  fireEvent.click(inside.getByLabelText('withdrawal.paid'));
  type(inside.getByLabelText('Sign-in password'), 'right horse');
  fireEvent.click(inside.getByRole('button', { name: 'Add an address' }));
  expect(await inside.findByText(/must be reached from the internet/)).toBeDefined();
  expect(inside.getByLabelText<HTMLInputElement>('withdrawal.paid').checked).toBe(true);
});

test('what failed says its answer and is sent again by a press', async () => {
  const { sent } = open(
    `/settings/developers/${hook.id}`,
    answer(contract.replayDelivery, { replayed: true }),
  );
  expect(await screen.findByText(/Failing since/)).toBeDefined();
  fireEvent.click(await screen.findByText('Answer 500 after 41 ms'));
  fireEvent.click(await screen.findByRole('button', { name: 'Send order.paid again' }));
  await waitFor(() =>
    expect(sent(contract.replayDelivery)).toEqual([{ hook_id: hook.id, event_id: delivery.event_id }]),
  );
});
