import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listChats, openChat, readChat, sendChat } from '#features/chat/contract.ts';
import { chat } from '#locales/en/chat.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { conversation, desk, makeLine, messages, said, sent } from '#testing/merchant/chat.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

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

type Asked = ReturnType<typeof open>;
const sends = (asked: Asked) => asked.filter(({ path }) => path === '/api/v1/service/send');
const log = () => screen.findByRole('log', { name: chat.talk.log });
const field = () => screen.findByRole('textbox', { name: chat.talk.write });

async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: chat.talk.write }));
}

const texts = (element: HTMLElement) =>
  [...element.querySelectorAll('bdi')].map(({ textContent }) => textContent);

test('the conversation shows who said what, how far it was read, and the sentence that protects', async () => {
  open('/service');
  const element = await log();
  expect(texts(element)).toEqual(['Where is my money?', 'On its way.']);
  expect(within(element).getByText('Olive')).toBeDefined();
  expect(within(element).getByText(chat.talk.state.read)).toBeDefined();
  expect(screen.getByText('We never ask you to deposit in order to withdraw.')).toBeDefined();
});

test('outside opening hours, who holds the conversation answers when the desk is back', async () => {
  const closed = { ...desk, is_open: false };
  open('/service', answer(openChat, { conversation, messages, has_more: false, desk: closed }));
  await screen.findByText(/^Olive will answer when we’re back, .+ \(your time zone\)\.$/);
  expect(screen.queryByText(/We’re offline/)).toBeNull();
  expect(screen.queryByText(/You’re chatting with/)).toBeNull();
});

test('what is written appears at once and is sent under the name this device gave it', async () => {
  const asked = open('/service');
  await log();
  await write('  And when?  ');
  expect(await field()).toHaveProperty('value', '');
  await waitFor(() => expect(sends(asked)).toHaveLength(1));
  expect(sends(asked)[0]?.ask).toMatchObject({ id: conversation.id, text: 'And when?', files: [] });
  expect(sends(asked)[0]?.ask['client_id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
  expect(await screen.findByText('You are number 3 in line.')).toBeDefined();
  expect(texts(await log())).toEqual(['Where is my money?', 'On its way.', 'And when?']);
});

test('two that are written quickly are sent one after the other', async () => {
  let seq = 2;
  const asked = open(
    '/service',
    answerWith(sendChat, (ask) => {
      seq += 1;
      return sent(seq, ask);
    }),
  );
  await log();
  await write('First');
  await write('Second');
  await waitFor(() => expect(sends(asked).map(({ ask }) => ask['text'])).toEqual(['First', 'Second']));
  await waitFor(async () => expect(texts(await log()).slice(2)).toEqual(['First', 'Second']));
});

test('without an answer it waits, and goes once under the same name when the connection is back', async () => {
  let isBack = false;
  const lost = silence(sendChat);
  const there = answerWith(sendChat, (ask) => sent(3, ask));
  const line: Answer = { ...lost, reply: (ask) => (isBack ? there.reply(ask) : lost.reply(ask)) };
  const asked = open('/service', line);
  await log();
  await write('Written in a tunnel');
  expect(await screen.findByText(chat.talk.state.kept)).toBeDefined();
  isBack = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(chat.talk.state.kept)).toBeNull());
  const names = sends(asked).map(({ ask }) => ask['client_id']);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(1);
});

test('a no of the server stays at the message with its reason, and again sends the same', async () => {
  let isOpen = false;
  const no = refusal(sendChat, 'tooManyRequests', {}, 'Slow down, says the server.');
  const yes = answerWith(sendChat, (ask) => sent(3, ask));
  // What is busy is kept; a no is a no.
  const closed = refusal(sendChat, 'invalidOperation', {}, 'Not here, says the server.');
  const line: Answer = { ...no, reply: (ask) => (isOpen ? yes.reply(ask) : closed.reply(ask)) };
  const asked = open('/service', line);
  await log();
  await write('Hello?');
  expect(await screen.findByText('Not sent: Not here, says the server.')).toBeDefined();
  isOpen = true;
  fireEvent.click(screen.getByRole('button', { name: chat.talk.again }));
  await waitFor(async () => expect(texts(await log())).toContain('Hello?'));
  const [first, second] = sends(asked).map(({ ask }) => ask['client_id']);
  expect(second).toBe(first);
});

test('what is said meanwhile arrives by itself, once, in the order of its numbers', async () => {
  const line = makeLine();
  open('/service', line.answer);
  await log();
  await waitFor(() => expect(line.opened).toEqual(['2']));
  act(() => {
    line.say('message', said(3, 'desk', 'Here it is.'), 3);
    line.say('message', said(3, 'desk', 'Here it is.'), 3);
    line.say('message', said(4, 'desk', 'Anything else?'), 4);
  });
  await waitFor(async () => expect(texts(await log()).slice(2)).toEqual(['Here it is.', 'Anything else?']));
});

test('where a number is missing, what lies between is fetched', async () => {
  const line = makeLine();
  const asked = open(
    '/service',
    line.answer,
    answer(readChat, {
      conversation: { ...conversation, last_seq: 5 },
      messages: [3, 4, 5].map((seq) => said(seq, 'desk', `Number ${seq}`)),
      has_more: false,
      desk,
    }),
  );
  await log();
  await waitFor(() => expect(line.opened).toHaveLength(1));
  act(() => line.say('message', said(5, 'desk', 'Number 5'), 5));
  await waitFor(async () =>
    expect(texts(await log()).slice(2)).toEqual(['Number 3', 'Number 4', 'Number 5']),
  );
  const read = asked.filter(({ path }) => path === '/api/v1/service/read');
  expect(read[0]?.ask).toMatchObject({ id: conversation.id, after: 2 });
});

test('a line that was lost is opened again where it was', async () => {
  const line = makeLine();
  const asked = open('/service', line.answer);
  await log();
  await waitFor(() => expect(line.opened).toHaveLength(1));
  act(() => line.say('message', said(3, 'desk', 'Before'), 3));
  await waitFor(async () => expect(texts(await log())).toContain('Before'));
  act(() => line.cut());
  await waitFor(() => expect(line.opened).toHaveLength(2), { timeout: 60_000 });
  const streams = asked.filter(({ path }) => path === '/api/v1/service/stream');
  expect(streams[1]?.headers.get('Last-Event-ID')).toBe('3');
});

test('older messages are put before the others', async () => {
  const newest = [said(51, 'desk', 'Fifty-one'), said(52, 'merchant', 'Fifty-two')];
  const asked = open(
    '/service',
    answer(openChat, {
      conversation: { ...conversation, last_seq: 52 },
      messages: newest,
      has_more: true,
      desk,
    }),
    answer(readChat, {
      conversation: { ...conversation, last_seq: 52 },
      messages: [said(50, 'desk', 'Fifty')],
      has_more: true,
      desk,
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: chat.talk.older }));
  await waitFor(async () => expect(texts(await log())).toEqual(['Fifty', 'Fifty-one', 'Fifty-two']));
  expect(asked.find(({ path }) => path === '/api/v1/service/read')?.ask).toMatchObject({ before: 51 });
});

test('what was hidden says what it was, and why on a press', async () => {
  const hidden = {
    ...said(2, 'desk', ''),
    parts: [{ text: 'Send it to ' }, { masked: 'address' as const }],
  };
  open(
    '/service',
    answer(openChat, { conversation, messages: [...messages.slice(0, 1), hidden], has_more: false, desk }),
  );
  fireEvent.click(await screen.findByRole('button', { name: chat.talk.hidden.address }));
  expect(await screen.findByText(chat.talk.hiddenWhy)).toBeDefined();
});

test.each([
  ['too long', 'x'.repeat(2_001), /Please shorten it to 2,000 characters/],
  ['of what nobody sees', '\u200b\u200b\u200b', /Enter a message/],
])('a message %s is not sent, says why, and stays', async (_name, text, says) => {
  const asked = open('/service');
  await log();
  await write(text);
  expect((await screen.findByText(says)).textContent).toBeDefined();
  expect(await field()).toHaveProperty('value', text);
  expect(sends(asked)).toEqual([]);
});

test('a draft is still there after a look at another page', async () => {
  open('/service');
  await log();
  fireEvent.change(await field(), { target: { value: 'Half a thought' } });
  window.history.pushState(null, '', '/settings');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  window.history.pushState(null, '', '/service');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await log();
  expect(await field()).toHaveProperty('value', 'Half a thought');
});

test('an order whose buyer has written says so in the list', async () => {
  const order = { id: idOf(2), number: 'SL-10230' };
  const unread = { ...conversation, kind: 'order' as const, order, unread: 2 };
  open('/orderList', answer(listChats, { ...page, list: [unread], unread: 2, desk }));
  // The bell has as many unread notices.
  const marked = async () =>
    (await screen.findAllByText('2 unread')).map((mark) => mark.closest('li a')?.getAttribute('href'));
  await waitFor(async () => expect(await marked()).toContain(`/orderList/${order.id}`));
  expect(await marked()).not.toContain(`/orderList/${idOf(1)}`);
});

test('an order leads to the messages with its buyer and says how many are unread', async () => {
  const order = { id: idOf(2), number: 'SL-10230' };
  const unread = { ...conversation, kind: 'order' as const, order, unread: 3 };
  open(`/orderList/${order.id}`, answer(listChats, { ...page, list: [unread], unread: 3, desk }));
  const link = await screen.findByRole('link', { name: 'Messages with the buyer 3 unread messages' });
  expect(link.getAttribute('href')).toBe(`/orderList/${order.id}/messages`);
});
