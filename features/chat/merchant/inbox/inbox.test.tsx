import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { assignTalk, listInbox } from '#features/chat/inbox.contract.ts';
import { listQuestions } from '#features/questions/contract.ts';
import { chat } from '#locales/en/chat.ts';
import { inbox } from '#locales/en/inbox.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import type { Talk } from './InboxRow.tsx';

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

const me = { id: idOf(901), name: 'Ada', is_me: true, is_owner: true };
const mia = { id: idOf(902), name: 'Mia', is_me: false, is_owner: false };
const at = '2026-03-02T10:00:00.000Z';
const order = {
  kind: 'order' as const,
  id: idOf(903),
  state: 'open' as const,
  at,
  order: { id: idOf(903), number: 'AB-7' },
  goods: null,
  name: 'A*** B*****',
  unread: 2,
  last: { by: 'buyer' as const, parts: [{ text: 'Write to ' }, { masked: 'email' as const }] },
  assigned: null,
};
const question = {
  ...order,
  kind: 'question' as const,
  id: idOf(904),
  state: 'answered' as const,
  order: null,
  goods: { id: idOf(905), title: 'Slate clock' },
  name: null,
  unread: 0,
  last: { by: 'merchant' as const, parts: [{ text: 'It is quiet.' }] },
  assigned: { id: mia.id, name: 'Mia', is_me: false, by: 'Ada', at },
};
const asker = {
  id: question.id,
  state: 'answered' as const,
  goods: question.goods,
  name: null,
  text: 'Is it quiet?',
  lang: 'en' as const,
  answer: 'It is quiet.',
  is_public: false,
  asked_at: at,
  answered_at: at,
};
const list = (talks: readonly Talk[], people = [me, mia]) =>
  answer(listInbox, { ...page, list: [...talks], unread: 2, open: 1, mine: 0, people });

test('orders and questions stand in one list with how each stands, and nothing that was hidden', async () => {
  open('/inbox', list([order, question]));
  const rows = within(await screen.findByRole('list', { name: inbox.title }));
  expect(rows.getByText('Order AB-7')).toBeDefined();
  expect(rows.getByText(`Write to [${chat.talk.hidden.email}]`)).toBeDefined();
  expect(rows.getByText('You: It is quiet.')).toBeDefined();
  expect(rows.getByText(chat.buyer.buyer)).toBeDefined();
  expect(rows.getByText('With Mia')).toBeDefined();
  expect(rows.getByText('2 unread')).toBeDefined();
  expect(screen.getByRole('button', { name: new RegExp(inbox.filters.mine) })).toBeDefined();
});

test('a shop of one person is not asked whose a talk is', async () => {
  open('/inbox', list([order], [me]));
  await screen.findByRole('list', { name: inbox.title });
  expect(screen.queryByText(inbox.filters.mine)).toBeNull();
});

test('nothing yet, nothing found and no answer are three different things', async () => {
  open('/inbox', list([]));
  expect(await screen.findByText(inbox.none)).toBeDefined();
  cleanup();
  open('/inbox?filter=open', list([]));
  expect(await screen.findByText(inbox.noMatch)).toBeDefined();
  cleanup();
  open('/inbox', silence(listInbox));
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('a search is asked of the server', async () => {
  const asked = open('/inbox', list([order]));
  fireEvent.change(await screen.findByRole('searchbox', { name: inbox.search }), {
    target: { value: ' AB-7 ' },
  });
  await waitFor(() => expect(asked.some(({ ask }) => ask['q'] === 'AB-7')).toBe(true));
});

test('who was quicker is named where a talk is given twice', async () => {
  const asked = open(
    `/inbox/${question.id}`,
    list([question]),
    answer(listQuestions, { ...page, list: [asker], open: 0 }),
    refusal(assignTalk, 'invalidOperation', { reason: 'assigned', name: 'Leo' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: inbox.assign }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByLabelText(/Ada \(you\)/));
  fireEvent.click(sheet.getByRole('button', { name: inbox.assign }));
  await sheet.findByText('Leo has it by now');
  const sent = asked.find(({ path }) => path === '/api/v1/inbox/assign');
  expect(sent?.ask).toEqual({ kind: 'question', id: question.id, person_id: me.id, seen: mia.id });
});
