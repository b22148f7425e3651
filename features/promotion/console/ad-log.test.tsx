import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleExport, sampleFacts, samplePool } from '#domain/ads/ads.samples.ts';
import { verifyDay } from '#domain/ads/verify.ts';
import { dayExportWire, readDay } from '#domain/ads/wire.ts';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    if (one instanceof Blob) saved.push(one);
    return 'blob:saved';
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const facts = [1, 2, 3].map((n) =>
  sampleFacts({ campaign: `campaign ${n}`, shop: `shop ${n}`, goods: `goods ${n}`, bid: BigInt(10 + n) }),
);
const day = z.parse(dayExportWire, sampleExport(samplePool(facts), 20));
const at = '2026-01-05T12:00:00.000Z';
const seeds = { list: [{ ...day.root, committed_at: at, revealed_at: at }] };

/** The parts as the call gives them: entries, then offers, then bills. */
const parts: Readonly<Record<string, object>> = {
  '0': { log: day.log.slice(0, 8), offers: [], bills: [], next: '8' },
  '8': { log: day.log.slice(8), offers: [], bills: [], next: 'offers.0.' },
  'offers.0.': {
    log: [],
    offers: day.offers,
    bills: [],
    next: 'bills.0.00000000-0000-0000-0000-000000000000',
  },
  'bills.0.00000000-0000-0000-0000-000000000000': { log: [], offers: [], bills: day.bills, next: null },
};

test('a whole day is fetched part by part, and the file that is saved can be computed again', async () => {
  let isDown = true;
  const answers = new Map<string, object>();
  for (const [after, part] of Object.entries(parts)) {
    const query = new URLSearchParams({ day: day.root.day, after });
    answers.set(`/op/ads/log?${query.toString()}`, { format: day.format, root: day.root, ...part });
  }
  stubLine({
    '/op/me': () => person('auditor'),
    '/pub/ads/seeds': () => seeds,
    ...Object.fromEntries([...answers].map(([path, part]) => [path, () => (isDown ? refused(500) : part)])),
  });
  openConsole('/promotion/log', 'a-token');
  const command = `npm run verify-ads -- ads-${day.root.day}-whole.json --commit ${day.root.commit} --head ${day.root.head}`;
  expect(await screen.findByText(command)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Download the whole day' }));
  await screen.findByRole('alert');
  expect(saved).toEqual([]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Download the whole day' }));
  await screen.findByText('The file is saved. Now compute it again.');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(verifyDay(readDay(JSON.parse(text)))).toMatchObject({ ok: true, bills: day.bills.length });
});

test('before a day is over there is nothing to download, and it says when there will be', async () => {
  stubLine({
    '/op/me': () => person('auditor'),
    '/pub/ads/seeds': () => ({
      list: [{ ...day.root, seed: null, committed_at: at, revealed_at: null }],
    }),
  });
  openConsole('/promotion/log', 'a-token');
  expect(await screen.findByText(/^No day is over here\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download the whole day' })).toBeNull();
});
