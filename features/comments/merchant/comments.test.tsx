import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitComment } from '#features/comments/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { comment } from '#testing/merchant/comments.ts';
import { refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
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

const sent = (asked: ReturnType<typeof open>) =>
  asked.filter(({ path, ask }) => path === '/api/v1/order-comment' && 'kind' in ask);

async function card(words: string): Promise<HTMLElement> {
  const text = await screen.findByText(
    (_text, element) => element?.textContent === words && element.tagName === 'P',
  );
  const found = text.closest('article');
  if (found === null) throw new Error('it stands in no card');
  return found;
}

async function openReply(): Promise<HTMLElement> {
  const own = await card(comment.content ?? '');
  fireEvent.click(within(own).getByRole('button', { name: 'Reply' }));
  return await screen.findByRole('dialog', { name: 'Your reply' });
}

test('filters stand in the address and are what is asked for', async () => {
  const asked = open('/orderComment?rating=5&nonsense=1');
  await screen.findByText('Lovely.');
  expect(screen.queryByText(/One edge/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'With a reply' }));
  await waitFor(() => expect(window.location.search).toBe('?rating=5&replied=true'));
  await waitFor(() => expect(asked.at(-1)?.ask).toMatchObject({ rating: '5', replied: 'true' }));
});

test('a card offers what the server allows, and a removed comment shows why instead of its words', async () => {
  open('/orderComment');
  const names = (own: HTMLElement) =>
    within(own)
      .queryAllByRole('button')
      .map((button) => button.textContent);
  expect(names(await card(comment.content ?? ''))).toEqual(['Reply', 'Report']);
  expect(names(await card('Lovely.'))).toEqual(['Correct the reply']);
  const removed = screen.getByText(/It named a neighbour/).closest('article');
  expect(removed === null ? ['none'] : names(removed)).toEqual([]);
  expect(removed?.textContent).toContain('Removed: Contains personal information');
});

test('a reply without words or signature says so at its fields, and is not sent', async () => {
  const asked = open('/orderComment');
  const sheet = await openReply();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send the reply' }));
  const alerts = await within(sheet).findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Write your reply first',
    'Sign your reply first: draw your signature or type your name',
  ]);
  fireEvent.change(within(sheet).getByLabelText('Reply'), { target: { value: 'x'.repeat(1001) } });
  expect(within(sheet).getAllByRole('alert')[0]?.textContent).toBe('Use at most 1,000 characters');
  expect(sent(asked)).toEqual([]);
});

test('a signed reply is sent once under a key', async () => {
  const asked = open('/orderComment');
  const sheet = await openReply();
  fireEvent.change(within(sheet).getByLabelText('Reply'), { target: { value: ' Thank you! ' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Type your name' }));
  fireEvent.change(within(sheet).getByLabelText('Your full name'), { target: { value: 'Maria Lind' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send the reply' }));
  await screen.findByText('Your reply is published');
  const [only, ...more] = sent(asked);
  expect(more).toEqual([]);
  expect(only?.ask).toEqual({
    kind: 'reply',
    comment_id: comment.id,
    content: 'Thank you!',
    signature: { kind: 'typed', value: 'Maria Lind' },
  });
  expect(only?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{32,36}$/);
});

test('a reply sent among those without one shows its comment among all, not an empty list', async () => {
  open('/orderComment?replied=false');
  const sheet = await openReply();
  fireEvent.change(within(sheet).getByLabelText('Reply'), { target: { value: 'Thank you!' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Type your name' }));
  fireEvent.change(within(sheet).getByLabelText('Your full name'), { target: { value: 'Maria Lind' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send the reply' }));
  await screen.findByText('Your reply is published');
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('what was typed outlives a closed sheet, and a refusal stands in it', async () => {
  open(
    '/orderComment',
    refusal(submitComment, 'invalidParameter', { field: 'signature', reason: 'signature' }),
  );
  const sheet = await openReply();
  fireEvent.change(within(sheet).getByLabelText('Reply'), { target: { value: 'Thank you!' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openReply();
  expect(within(again).getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Thank you!');
  fireEvent.click(within(again).getByRole('button', { name: 'Type your name' }));
  fireEvent.change(within(again).getByLabelText('Your full name'), { target: { value: 'Maria Lind' } });
  fireEvent.click(within(again).getByRole('button', { name: 'Send the reply' }));
  const alert = await within(again).findByRole('alert');
  expect(alert.textContent).toContain('said by the server');
  expect(within(again).getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Thank you!');
});

test('a correction begins with what stands there, and a report names its reason', async () => {
  const asked = open('/orderComment');
  fireEvent.click(within(await card('Lovely.')).getByRole('button', { name: 'Correct the reply' }));
  const sheet = await screen.findByRole('dialog', { name: 'Correct your reply' });
  expect(within(sheet).getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('We are sory.');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(within(await card(comment.content ?? '')).getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this review?' });
  fireEvent.change(within(dialog).getByLabelText('What is wrong with it?'), {
    target: { value: 'personal_data' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  await screen.findByText('The review is reported');
  expect(sent(asked)[0]?.ask).toEqual({
    kind: 'report',
    comment_id: comment.id,
    report_reason: 'personal_data',
  });
});

test('without a connection a reply is kept, shown as waiting, and not asked for again', async () => {
  open('/orderComment', silence(submitComment));
  const sheet = await openReply();
  fireEvent.change(within(sheet).getByLabelText('Reply'), { target: { value: 'Thank you!' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Type your name' }));
  fireEvent.change(within(sheet).getByLabelText('Your full name'), { target: { value: 'Maria Lind' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send the reply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const own = await card(comment.content ?? '');
  await within(own).findByText('Waiting to be sent');
  expect(within(own).queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(screen.getByText('Thank you!')).toBeDefined();
});
