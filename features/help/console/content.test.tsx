import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const time = '2026-01-05T12:00:00.000Z';

function article(more: object = {}) {
  return {
    id: 'levels',
    title: 'Levels',
    category: 'start',
    is_hidden: false,
    is_built_in: true,
    revision: 0,
    explains: 0,
    languages: languages.map((lang) => ({
      lang,
      state: lang === 'ko' ? 'missing' : 'shown',
      version: 0,
      has_draft: false,
      scheduled: 0,
    })),
    lang: 'en',
    shown: { lang: 'en', version: 0, title: 'Levels', body: 'They are free.' },
    built_in: { title: 'Levels', body: 'They are free.' },
    english: { title: 'Levels', body: 'They are free.' },
    draft: null,
    versions: [],
    values: { shipDays: '3' },
    targets: ['levels', 'shipping'],
    ...more,
  };
}

const address = '/op/content/articles/levels?lang=en';
const opened = (answer: () => unknown, more: Parameters<typeof stubLine>[0] = {}) =>
  stubLine({ '/op/me': () => person('owner'), [address]: answer, ...more });

async function body(): Promise<HTMLElement> {
  return screen.findByLabelText('Text');
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

test('what is wrong is told by its line while it is typed, and nothing with a fault can be published', async () => {
  opened(() =>
    article({ draft: { title: 'Levels', body: 'Free.', revision: 4, base: 0, by: 'Ana', at: time } }),
  );
  openConsole('/content/levels', 'tok');
  const field = await body();
  const publish = () => screen.getByRole('button', { name: 'Publish…' });
  expect(publish().hasAttribute('disabled')).toBe(false);
  type(field, 'Free.\n\n[out](https://evil.example)\n\nGuaranteed profit');
  expect(screen.getByText(/is an external link/)).toBeDefined();
  expect(screen.getByText(/promises earnings/)).toBeDefined();
  expect(publish().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Fix 2 issues below first.')).toBeDefined();
});

test('the preview shows markup and values as merchants see them', async () => {
  opened(() => article());
  openConsole('/content/levels', 'tok');
  type(await body(), 'Within **{shipDays} days**, see [shipping](shipping).');
  expect(await screen.findByText('3 days')).toBeDefined();
  expect(screen.getByText('shipping').getAttribute('href')).toBe('/qaDetail?id=shipping');
});

test('where somebody else was faster, what was typed stays, and theirs opens when it is asked for', async () => {
  let theirs: object | null = null;
  const calls = opened(() => article({ draft: theirs }), {
    '/op/content/articles/draft': () => refused(456, { reason: 'draft_changed' }),
  });
  openConsole('/content/levels', 'tok');
  const field = await body();
  type(field, 'My words.');
  theirs = { title: 'Levels', body: 'Their words.', revision: 7, base: 0, by: 'Ana', at: time };
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/Someone else has saved this/)).toBeDefined();
  expect(calls.find(({ path }) => path === '/op/content/articles/draft')?.body).toMatchObject({
    revision: 0,
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('My words.');
  await screen.findByText(/A draft of Ana/);
  fireEvent.click(screen.getByRole('button', { name: 'Open theirs' }));
  const buttons = await screen.findAllByRole('button', { name: 'Open theirs' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Their words.'));
});

test('a version is published from a moment on that was typed, and goes back only after a question', async () => {
  const version = {
    version: 1,
    state: 'replaced',
    from: time,
    until: null,
    by: 'Ana',
    at: time,
    ended: null,
    again_of: null,
    title: 'Levels',
    body: 'Old.',
  };
  const draft = { title: 'Levels', body: 'New.', revision: 2, base: 1, by: 'Ana', at: time };
  const calls = opened(() => article({ draft, versions: [version] }), {
    '/op/content/publish': () => ({ version: 2 }),
    '/op/content/again': () => ({ version: 2 }),
  });
  openConsole('/content/levels', 'tok');
  await body();
  fireEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  type(await screen.findByLabelText('Shown from'), '2026-03-01T09:30');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/content/publish')).toBe(true));
  const sent = calls.find(({ path }) => path === '/op/content/publish')?.body;
  expect(sent).toMatchObject({ kind: 'article', id: 'levels', lang: 'en', revision: 2, until: null });
  expect(new Date(String(sent?.['from'])).getTime()).toBe(new Date('2026-03-01T09:30').getTime());
  const [again] = screen.getAllByRole('button', { name: 'Publish again' });
  fireEvent.click(again ?? document.body);
  expect(calls.some(({ path }) => path === '/op/content/again')).toBe(false);
  const buttons = await screen.findAllByRole('button', { name: 'Publish again' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/op/content/again')?.body).toMatchObject({
      version: 1,
      newest: 1,
    }),
  );
});
