import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, person, stubLine, type Call } from '#testing/console.tsx';

afterEach(cleanup);

const at = '2026-01-05T12:00:00.000Z';
const id = '0199a0c0-0000-7000-8000-000000000003';
const number = 'C-2026-000123';
const shared = { id, number, topic: 'closed', name: 'Maison', lang: 'fr', promise_at: at, created_at: at };
const row = {
  ...shared,
  content: 'Ma boutique est bloquée.',
  status: 'open',
  is_late: true,
  is_mail_lost: true,
};
const written = {
  ...shared,
  status: 'open',
  email: 'anna@shop.example',
  is_mail_lost: true,
  ends_at: at,
  messages: [{ from_us: false, content: row.content, at }],
};
const answered = {
  ...written,
  status: 'answered',
  messages: [
    ...written.messages,
    { from_us: true, content: 'Voici pourquoi.', at: '2026-01-05T13:00:00.000Z' },
  ],
};

function openRequests(address: string): Call[] {
  const calls = stubLine({
    '/v1/op/me': () => person('service'),
    '/op/me': () => person('service'),
    '/op/views?list=listContacts': () => ({ list: [] }),
    '/op/contact/list': () => ({ list: [row], next: null, total: 1, total_is_floor: false }),
    '/op/contact/open': () => written,
    '/op/contact/answer': () => answered,
    '/op/contact/close': () => ({ ...answered, status: 'closed' }),
  });
  openConsole(address, 'a-token');
  return calls;
}
const bodies = (calls: Call[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

test('the list says what is late and undelivered, and shows no address', async () => {
  openRequests('/contact');
  await screen.findByText(number);
  expect(screen.getByText('Late')).toBeDefined();
  expect(screen.getByText('Email not delivered')).toBeDefined();
  expect(document.body.textContent).not.toContain('anna@shop.example');
});

test('a request is looked at once, answered, and then closed without a reason', async () => {
  const calls = openRequests(`/contact/${id}`);
  await screen.findByText('anna@shop.example');
  expect(bodies(calls, '/op/contact/open')).toEqual([{ id }]);
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at least 2 characters');
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer' }), {
    target: { value: ' Voici pourquoi. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByText('Voici pourquoi.');
  expect(bodies(calls, '/op/contact/answer')).toEqual([{ id, answer: 'Voici pourquoi.' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const closes = await screen.findAllByRole('button', { name: 'Close' });
  expect(screen.queryByLabelText('Why it isn’t answered')).toBeNull();
  fireEvent.click(closes.at(-1) ?? document.body);
  await waitFor(() => expect(bodies(calls, '/op/contact/close')).toEqual([{ id }]));
});

test('one without an answer is closed with a reason', async () => {
  const calls = openRequests(`/contact/${id}`);
  await screen.findByText('anna@shop.example');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.change(await screen.findByLabelText('Why it isn’t answered'), {
    target: { value: 'Advertising.' },
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(bodies(calls, '/op/contact/close')).toEqual([{ id, why: 'Advertising.' }]));
});
