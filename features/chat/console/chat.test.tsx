import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, person, refused, stubLine, type Call } from '#testing/console.tsx';

afterEach(cleanup);

const at = '2026-01-05T12:00:00.000Z';
const idOf = (n: number) => `0199a0c0-0000-7000-8000-00000000000${n}`;
const me = { id: idOf(1), name: 'Mara Olsen' };
const other = { id: idOf(2), name: 'Sena Okafor' };
const can = { write: true, elsewhere: null, close: true, rate: false, report: false };

function row(n: number) {
  return {
    id: `1k.${idOf(n)}`,
    shop: { id: '1k', name: `Shop ${n}` },
    kind: 'service',
    state: 'waiting',
    holder: null,
    is_mine: false,
    lang: 'es',
    unread: 1,
    last: { by: 'merchant', at, parts: [{ text: 'Mail ' }, { masked: 'email' }] },
    waiting_since: at,
    promise_at: at,
    is_late: true,
    stars: null,
    reported_at: null,
    created_at: at,
  };
}

function conversation(n: number) {
  const { is_late: _late, stars: _stars, ...shared } = row(n);
  return {
    ...shared,
    order: null,
    last_seq: 1,
    read: { mine: 1, theirs: 0 },
    desk: null,
    queue_position: 1,
    closed_at: null,
    closes_at: at,
    rating: null,
    can,
    notice: 'never_deposit_to_withdraw',
    report: null,
  };
}

const message = {
  seq: 1,
  client_id: idOf(9),
  by: 'merchant',
  name: null,
  at,
  parts: [{ text: '¿Dónde está mi dinero?' }],
  files: [],
};

function open(address: string, more: Parameters<typeof stubLine>[0] = {}): Call[] {
  const calls = stubLine({
    '/v1/op/me': () => person('service'),
    '/op/me': () => person('service'),
    '/op/chat/list': () => ({ list: [row(3), row(4)], next: null, total: 2, total_is_floor: false }),
    '/op/views/list': () => ({ list: [] }),
    '/op/chat/team': () => ({
      desk: {
        is_open: true,
        changes_at: at,
        hours: { from: '09:00', to: '17:00', zone: 'UTC' },
        waiting: 2,
        answer_minutes: 5,
      },
      people: [
        { ...me, is_me: true, open: 1 },
        { ...other, is_me: false, open: 0 },
      ],
      oldest_at: at,
      late: 2,
      reported: 0,
      rated: { count: 0, average: null },
    }),
    '/op/chat/read': ({ body }) => ({
      conversation: conversation(body['id'] === row(4).id ? 4 : 3),
      messages: [message],
      has_more: false,
    }),
    '/op/chat/mark': () => ({ mine: 1, theirs: 0, unread: 0 }),
    '/op/chat/typing': () => ({}),
    '/op/chat/canned': () => ({
      list: [
        {
          id: idOf(5),
          title: 'Payout on its way',
          texts: { en: 'It is on its way.', es: 'Está en camino.' },
          version: 2,
          changed_at: at,
          changed_by: 'Sena',
        },
      ],
    }),
    ...more,
  });
  openConsole(address, 'token');
  return calls;
}

const bodies = (calls: Call[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
const press = (key: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('the inbox says who waits, what was said with its hidden parts named, and that a promise is broken', async () => {
  open('/chat');
  const first = await screen.findByRole('row', { name: /Shop 3/ });
  expect(within(first).getByText('Mail [email address hidden]')).toBeDefined();
  expect(within(first).getByText('Late')).toBeDefined();
});

test('j and c take the first conversation as nobody’s', async () => {
  const calls = open('/chat', {
    '/op/chat/claim': () => ({ ...conversation(3), holder: me, is_mine: true }),
  });
  await screen.findByRole('row', { name: /Shop 3/ });
  press('j');
  press('c');
  expect(await screen.findByText('Assigned to you.')).toBeDefined();
  expect(bodies(calls, '/op/chat/claim')).toEqual([{ id: row(3).id, held_by: null }]);
});

test('a conversation that somebody else has taken meanwhile says so', async () => {
  open(`/chat/${row(3).id}`, { '/op/chat/claim': () => refused(456) });
  fireEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('a canned answer goes into the field in the merchant’s language, and Ctrl and Enter sends it', async () => {
  const calls = open(`/chat/${row(3).id}`, {
    '/op/chat/send': ({ body }) => ({
      message: {
        ...message,
        seq: 2,
        by: 'desk',
        name: 'Mara Olsen',
        client_id: body['client_id'],
        parts: [{ text: body['text'] }],
      },
      conversation: { ...conversation(3), last_seq: 2, state: 'answered', holder: me, is_mine: true },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved replies' }));
  fireEvent.click(await screen.findByRole('button', { name: /Payout on its way/ }));
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  expect(field).toHaveProperty('value', 'Está en camino.');
  // Enter alone begins a line at the desk.
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(bodies(calls, '/op/chat/send')).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(bodies(calls, '/op/chat/send')).toHaveLength(1));
  expect(bodies(calls, '/op/chat/send')[0]).toMatchObject({
    id: row(3).id,
    text: 'Está en camino.',
    files: [],
  });
  expect(await screen.findByText('Assigned to you')).toBeDefined();
});

test('it is handed over to whoever was chosen, as the one it was seen with', async () => {
  const calls = open(`/chat/${row(3).id}`, {
    '/op/chat/hand': () => ({ ...conversation(3), holder: other }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reassign' }));
  fireEvent.click(await screen.findByRole('radio', { name: /Sena Okafor/ }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reassign' }));
  expect(await screen.findByText('Assigned to Sena Okafor')).toBeDefined();
  expect(bodies(calls, '/op/chat/hand')).toEqual([{ id: row(3).id, held_by: null, to: other.id }]);
});

test('j opens the next conversation', async () => {
  open(`/chat/${row(3).id}`);
  await screen.findByRole('heading', { level: 1, name: 'Conversation with Shop 3' });
  await screen.findByRole('link', { name: /Shop 4/ });
  press('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation with Shop 4' })).toBeDefined();
});
