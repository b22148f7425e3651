import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { me } from '#features/people/contract.ts';
import { articleDetail, listArticles } from '#features/help/contract.ts';
import { listFeedback, sendFeedback } from '#features/help/feedback.contract.ts';
import { common } from '#locales/en/common.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { page } from '#testing/merchant/sample.ts';
import { article, quota, ticket } from '#testing/merchant/service.ts';
import { answer, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
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

const place = () => window.location.pathname + window.location.search;
const sent = (asked: ReturnType<typeof open>) => asked.filter(({ path }) => path === '/api/v1/home/feedback');

const family = '👩‍👩‍👧‍👦';

test.each([
  ['nothing', '', 'Please write at least 5 characters. It has 0 now.'],
  ['only spaces', '        ', 'It has 0 now.'],
  ['what nobody sees', '\u200b\u200b\u200b\u200b\u200b\u200b', 'Enter a message.'],
  ['4 letters', 'four', 'It has 4 now.'],
  ['4 families', family.repeat(4), 'It has 4 now.'],
  ['4 Chinese characters', '你好世界', 'It has 4 now.'],
  ['301 letters', 'x'.repeat(301), 'Please shorten it to 300 characters.'],
  ['301 families', family.repeat(301), 'Please shorten it to 300 characters.'],
])('feedback of %s is not sent, says why, and stays', async (_name, text, says) => {
  const asked = open('/feedback');
  const field = await screen.findByLabelText('Your text');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact us' }));
  expect((await screen.findByRole('alert')).textContent).toContain(says);
  expect(field).toHaveProperty('value', text);
  expect(sent(asked)).toEqual([]);
});

test.each([
  ['5 letters', 'fives'],
  ['5 families', family.repeat(5)],
  ['5 Chinese characters', '你好世界吗'],
  ['300 families', family.repeat(300)],
])('feedback of %s is sent with a key and the screen it came from', async (_name, text) => {
  const asked = open('/feedback?from=/wallet/flow');
  fireEvent.change(await screen.findByLabelText('Your text'), { target: { value: ` ${text} ` } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact us' }));
  expect(await screen.findByText('Received as 9GX2K-F2')).toBeDefined();
  expect(sent(asked)).toHaveLength(1);
  expect(sent(asked)[0]?.ask).toEqual({ content: text, page: '/wallet/flow' });
  expect(sent(asked)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
});

test('the count is shown while one types, as a person counts', async () => {
  open('/feedback');
  fireEvent.change(await screen.findByLabelText('Your text'), { target: { value: `hi ${family}` } });
  expect(screen.getByText('4 of 300 characters')).toBeDefined();
});

test('a no of the server stands at the field, and the text stays', async () => {
  open(
    '/feedback',
    refusal(sendFeedback, 'feedbackLength', { field: 'content' }, 'Too short, says the server.'),
  );
  const field = await screen.findByLabelText('Your text');
  fireEvent.change(field, { target: { value: 'Long enough' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact us' }));
  expect(await screen.findByText('Too short, says the server.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', 'Long enough');
});

test('without an answer the text waits on the phone and is shown as waiting', async () => {
  open('/feedback', silence(sendFeedback));
  fireEvent.change(await screen.findByLabelText('Your text'), { target: { value: 'Written in a tunnel' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact us' }));
  const waiting = await screen.findByRole('list', { name: common.queueTitle });
  expect(within(waiting).getByText('Written in a tunnel')).toBeDefined();
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
});

test('when the day is full nothing can be sent, the time is named and the text stays', async () => {
  const asked = open(
    '/feedback',
    answer(listFeedback, { ...page, list: [ticket], quota: { ...quota, used: 10 } }),
  );
  await screen.findByText(/You’ve reached today’s limit/);
  const field = screen.getByLabelText('Your text');
  fireEvent.change(field, { target: { value: 'One more thing' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact us' }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(field).toHaveProperty('value', 'One more thing');
  expect(sent(asked)).toEqual([]);
});

test('a ticket shows its answer; one that is late says so', async () => {
  const late = {
    ...ticket,
    ticket_no: '9GX2K-F9',
    status: 'received' as const,
    answer: null,
    answered_at: null,
  };
  open('/feedback', answer(listFeedback, { ...page, list: [ticket, late], quota }));
  expect(await screen.findByText('It is below the picture.')).toBeDefined();
  expect(screen.getByText(/and are late. We’re sorry/)).toBeDefined();
});

test('a notice opens its own ticket', async () => {
  const asked = open(`/feedback?ticket=${ticket.id}`);
  await screen.findByRole('heading', { name: 'Your text and our answer' });
  // The heading stands before the list is asked for: its code may still load.
  await waitFor(() => {
    const lists = asked.filter(({ path }) => path.endsWith('/feedback_list'));
    expect(lists.map(({ ask }) => ask['id'])).toEqual([ticket.id]);
  });
});

test('search and topic stand in the address and come back from it', async () => {
  const asked = open('/qa?q=lev&category=start');
  expect(await screen.findByLabelText('Search questions, words or a code')).toHaveProperty('value', 'lev');
  expect(screen.getByRole('button', { name: /First steps/ }).getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('What are levels?');
  expect(screen.queryByText('How do I withdraw?')).toBeNull();
  expect(screen.getByText('In English')).toBeDefined();
  expect(asked.find(({ path }) => path.endsWith('/home/qa'))?.ask).toMatchObject({
    q: 'lev',
    category: 'start',
  });
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(place()).toBe('/qa?q=lev'));
});

test('a search without answers says what to do', async () => {
  open('/qa');
  fireEvent.change(await screen.findByLabelText('Search questions, words or a code'), {
    target: { value: 'qzx' },
  });
  expect(await screen.findByText('No results for “qzx”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/feedback?from=/qa');
  fireEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(await screen.findByText('How do I withdraw?')).toBeDefined();
  expect(place()).toBe('/qa');
});

test('answers that could not be loaded are no empty list', async () => {
  open('/qa', refusal(listArticles, 'systemError'));
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 60_000 })).toBeDefined();
  expect(screen.queryByText('There is nothing under this topic')).toBeNull();
});

test('an answer is shown with its links, and one vote can be changed', async () => {
  open('/qaDetail?id=insufficient-balance');
  expect((await screen.findByRole('link', { name: 'Your wallet' })).getAttribute('href')).toBe('/wallet');
  expect(screen.getByText('available').tagName).toBe('STRONG');
  expect(screen.getByText('Explains the code 424')).toBeDefined();
  const yes = screen.getByRole('button', { name: 'Yes' });
  expect(yes.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(yes);
  await screen.findByText('Helpful: 4. Not helpful: 1.');
  expect(yes.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByText('We are sorry. Please tell us what is missing.');
});

test('an answer in another language, or older than its source, says so', async () => {
  const old = {
    lang: 'es',
    source_lang: 'en',
    source_changed: true,
    translated_at: '2026-01-05T00:00:00.000Z',
  };
  open('/qaDetail?id=levels', answer(articleDetail, { ...article, id: 'levels', translated: false }));
  expect(await screen.findByText(/not in your language yet/)).toBeDefined();
  cleanup();
  open('/qaDetail?id=levels', answer(articleDetail, { ...article, id: 'levels', ...old }));
  expect(await screen.findByText(/has changed since it was translated on Jan 5, 2026/)).toBeDefined();
});

test.each(['/qaDetail', '/qaDetail?id=No%20Such%20Answer'])(
  '%s says that it does not exist and asks nobody',
  async (path) => {
    const asked = open(path);
    expect(await screen.findByText('This answer does not exist')).toBeDefined();
    expect(asked.some(({ path: one }) => one.endsWith('/qa_detail'))).toBe(false);
  },
);

test('an answer that the server does not know does not exist', async () => {
  open('/qaDetail?id=no-such-answer', refusal(articleDetail, 'recordNotFound'));
  expect(await screen.findByText('This answer does not exist')).toBeDefined();
});

test('the service says its sentence, its hours and its promise, and leads on with a search', async () => {
  open('/service');
  expect(await screen.findByText('We never ask you to deposit in order to withdraw.')).toBeDefined();
  expect(await screen.findByText('Whenever you write, we answer within 48 hours.')).toBeDefined();
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeDefined();
  expect(screen.queryByText('Another way to reach us')).toBeNull();
  fireEvent.change(screen.getByLabelText('Search questions, words or a code'), {
    target: { value: 'lev els' },
  });
  fireEvent.submit(screen.getByRole('form', { name: 'Questions and answers' }));
  await waitFor(() => expect(place()).toBe('/qa?q=lev%20els'));
});

test.each([
  ['https://help.example/desk', 'Open help.example'],
  ['javascript:alert(1)', undefined],
  ['http://help.example', undefined],
])('a service link %s is shown only where it is a safe address', async (link, label) => {
  const own = shopEnv().find(({ path }) => path === `/api${me.path}`);
  const reply = await own?.reply({});
  const body: unknown = await reply?.json();
  const { data } = z.parse(z.object({ data: me.output }), body);
  open('/service', answer(me, { ...data, service_link: link }));
  await screen.findByRole('log', { name: 'Messages' });
  const found = screen.queryAllByRole('link').filter((one) => one.textContent?.startsWith('Open '));
  expect(found.map((one) => one.textContent)).toEqual(label === undefined ? [] : [label]);
});
