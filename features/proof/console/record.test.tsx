import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, stubLine } from '#testing/console.tsx';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { recordState } from '#features/proof/console.contract.ts';
import { recordWords as words } from '#locales/en/console-record.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-01-05T12:00:00.000Z';
const sha256 = 'a'.repeat(64);

const state: OutputOf<typeof recordState> = {
  size: 12_408,
  waiting: { acts: 3, documents: 1, oldest_at: at, is_late: true },
  head: { size: 12_408, at },
  shown: { size: 12_400, at },
  witnesses: [
    {
      name: 'notary.example/w1',
      url: 'https://notary.example',
      size: 12_400,
      at,
      failed_at: at,
      failure: 'timeout',
    },
  ],
  seals: [
    {
      no: 310,
      currency: 'USD',
      at,
      shops: 1_204,
      merchants: '184020.55',
      buyers: '62110.00',
      suppliers: '9040.10',
      acts: '12011',
      took_ms: 840,
    },
  ],
  documents: [{ name: 'rules', version: '0.1.0', from: at, at, sha256, index: 7 }],
  unannounced: [{ name: 'fees', version: '2' }],
  earliest: '2026-01-20T12:00:00.000Z',
};

const open = (role: 'auditor' | 'owner', over: Partial<typeof state> = {}) => {
  const calls = stubLine({
    '/op/me': () => person(role),
    '/op/record/state': () => ({ ...state, ...over }),
    '/op/record/announce': () => ({ version: '2', from: '2026-01-21T00:00:00.000Z', sha256 }),
  });
  openConsole('/record', 'token');
  return calls;
};

test('what waits, who has signed, what was sealed and published stand on one screen', async () => {
  open('auditor');
  expect(await screen.findByRole('heading', { name: words.title, level: 1 })).toBeDefined();
  expect(await screen.findByText('3 actions, 1 document')).toBeDefined();
  expect(screen.getByText(/Something has been waiting since/)).toBeDefined();
  expect(screen.getByText(words.shown_behind)).toBeDefined();
  const notaries = within(screen.getByRole('table', { name: words.notaries }));
  expect(notaries.getByText('timeout')).toBeDefined();
  const seals = within(screen.getByRole('table', { name: words.seals }));
  expect(seals.getByText('$184,020.55')).toBeDefined();
  expect(seals.getByText('840 ms')).toBeDefined();
  const documents = within(screen.getByRole('table', { name: words.documents }));
  expect(documents.getByRole('link').getAttribute('href')).toBe(`/log/docs/${sha256}`);
  // An auditor sees that fees were changed, and does not announce them.
  expect(screen.getByText(/The fees have changed \(version 2\)/)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.announce.act })).toBeNull();
});

test('an owner announces changed fees from the earliest whole day on, and not a day sooner', async () => {
  const calls = open('owner');
  const field = await screen.findByLabelText(words.announce.from);
  expect(field.getAttribute('value')).toBe('2026-01-21');
  const press = () => fireEvent.click(screen.getByRole('button', { name: words.announce.act }));
  fireEvent.change(field, { target: { value: '2026-01-20' } });
  press();
  expect(screen.getByText(/Too soon: Jan 21, 2026/)).toBeDefined();
  fireEvent.change(field, { target: { value: '2026-02-01' } });
  press();
  const sent = () => calls.filter(({ path }) => path === '/op/record/announce').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ document: 'fees', from: '2026-02-01T00:00:00.000Z' }]));
});

test('a record without notaries, totals or documents says what comes when', async () => {
  open('auditor', { witnesses: [], seals: [], documents: [], unannounced: [], head: null, shown: null });
  expect(await screen.findByText(words.no_notaries)).toBeDefined();
  expect(screen.getByText(words.no_seals)).toBeDefined();
  expect(screen.getByText(words.no_documents)).toBeDefined();
});
