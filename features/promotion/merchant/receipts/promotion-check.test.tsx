// A day of promotion computed again in the browser: what is equal is said with its number, and a changed log is named.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleExport, sampleFacts, samplePool } from '#domain/ads/ads.samples.ts';
import { dayExportWire } from '#domain/ads/wire.ts';
import { adLog, adSeeds } from '#features/promotion/log.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { campaign } from '#testing/merchant/promotion.ts';
import { at } from '#testing/merchant/sample.ts';
import { answer, answerWith, stubServer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const facts = [3, 4, 5, 6].map((n) =>
  sampleFacts({ campaign: `campaign ${n}`, shop: `shop ${n}`, goods: `goods ${n}`, bid: BigInt(10 + n) }),
);
const day = z.parse(dayExportWire, sampleExport(samplePool(facts), 30));
type Day = typeof day;
/** So many entries come with one answer. */
const partSize = 12;

/** Opens the receipts over a log that comes in parts, and presses the button. */
async function check(log: Day, published = log.root) {
  const server = stubServer([
    answer(adSeeds, { list: [{ ...published, committed_at: at, revealed_at: at }] }),
    answerWith(adLog, (ask) => {
      const after = Number(ask['after'] ?? 0);
      const entries = log.log.filter(({ n }) => n > after).slice(0, partSize);
      const isFirst = after === 0;
      return {
        format: log.format,
        root: log.root,
        log: entries,
        offers: isFirst ? log.offers : [],
        bills: isFirst ? log.bills : [],
        has_more: (entries.at(-1)?.n ?? 0) < log.log.length,
      };
    }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', `/promotion/${campaign.id}/receipts`);
  render(<App />);
  fireEvent.click(await screen.findByRole('button', { name: 'Check this day' }));
}

test('a whole day is fetched part by part and decided again', async () => {
  await check(day);
  expect(
    await screen.findByText(/^Checked: 30 pages of .* All \d+ prices you were charged are right\.$/),
  ).toBeDefined();
});

test('a bid that was changed afterwards is named', async () => {
  const offers = day.offers.map((offer, index) => (index === 1 ? { ...offer, bid: '99' } : offer));
  await check({ ...day, offers });
  expect(await screen.findByText('One of your bids is not in the log as you made it.')).toBeDefined();
});

test('a log that ends otherwise than everybody was told is named, though it is whole in itself', async () => {
  await check(day, { ...day.root, head: '0'.repeat(64) });
  expect(await screen.findByText('The log does not end as it was published.')).toBeDefined();
});
