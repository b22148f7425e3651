import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleExport, sampleFacts, samplePool } from '#domain/ads/ads.samples.ts';
import type { DayExport } from '#domain/ads/types.ts';
import { root, runQuietly } from '#tools/programs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stockless-verify-ads-'));
});
afterAll(() => rm(folder, { recursive: true }));

const pool = samplePool(
  [1n, 2n, 3n, 4n].map((shop) =>
    sampleFacts({ campaign: `campaign ${shop}`, shop: `${shop}`, bid: 20n + shop }),
  ),
);
const day = sampleExport(pool, 50);

async function verify(words: readonly string[]): Promise<{ code: number; said: string }> {
  return runQuietly([path.join(root, 'tools/verify-ads/verify-ads.ts'), ...words]);
}

async function kept(name: string, value: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(value));
  return file;
}

const halves = [
  { ...day, log: day.log.slice(0, 20), has_more: true },
  { ...day, log: day.log.slice(20), offers: [], bills: [], has_more: false },
];

test('a day that was downloaded is computed again, and its root told', async () => {
  const { code, said } = await verify([await kept('day.json', day), '--commit', day.root.commit]);
  expect(said).toContain('everything is as it was written');
  expect(said).toContain(`${day.bills.length} bills are its prices`);
  expect(said).toContain(day.root.head);
  expect(code).toBe(0);
});

test('it may lie in parts, in the envelope of the call, and be asked for one shop alone', async () => {
  const files = await Promise.all(
    halves.map((half, n) => kept(`half-${n}.json`, { code: 200, msg: 'ok', data: half })),
  );
  const { code, said } = await verify([...files.toReversed(), '--shop', '3']);
  expect(said).toContain('51 entries follow each other');
  expect(said).toContain('1 offers are those of the log');
  expect(code).toBe(0);
});

test('a bid that was altered is found, and its campaign named', async () => {
  const offers = day.offers.map((offer) => (offer.shop === '2' ? { ...offer, bid: '23' } : offer));
  const { code, said } = await verify([await kept('altered.json', { ...day, offers } satisfies DayExport)]);
  expect(said).toContain('one of its numbers was changed (campaign 2)');
  expect(code).toBe(1);
});

test('the first altered entry is named', async () => {
  const log = day.log.map((entry) =>
    entry.n >= 7 && entry.body?.kind === 'auction'
      ? { ...entry, body: { kind: 'auction', auction: { ...entry.body.auction, shuffled: true } } }
      : entry,
  );
  const { code, said } = await verify([await kept('entry.json', { ...day, log })]);
  expect(said).toContain('Entry 7: The entry was changed (20261121-0002-8000-8000-000000000003)');
  expect(code).toBe(1);
});

test('another promise than the one that was written down is found', async () => {
  const { code, said } = await verify([await kept('day.json', day), '--commit', 'ab'.repeat(32)]);
  expect(said).toContain('The commit is another one than yours');
  expect(code).toBe(1);
});

test.each([
  ['a day that is not over', { ...day, root: { ...day.root, seed: null } }, 'shown when the day is over'],
  ['something else', { hello: 'world' }, 'format'],
  ['a refusal', { code: 404, msg: 'There is no such day.', data: {} }, 'There is no such day.'],
])('%s cannot be computed, and it says so', async (_name, value, words) => {
  const { code, said } = await verify([await kept('other.json', value)]);
  expect(said).toContain(words);
  expect(code).toBe(2);
});

const [early, late] = halves;
test.each([
  ['a shop', [early, late], ['20']],
  [
    'an auditor, whose offers and bills come behind the entries',
    [
      { ...day, log: day.log.slice(0, 20), offers: [], bills: [], next: '20' },
      { ...day, log: day.log.slice(20), offers: [], bills: [], next: 'offers.0.' },
      { ...day, log: [], bills: [], next: 'bills.0.x' },
      { ...day, log: [], offers: [], next: null },
    ],
    ['20', 'offers.0.', 'bills.0.x'],
  ],
])('over the network all parts are fetched, one after the other: %s', async (_who, parts, wanted) => {
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('after'));
    response.end(JSON.stringify({ code: 200, msg: 'ok', data: parts[asked.length - 1] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const { code, said } = await verify([`http://127.0.0.1:${port}/api/v1/ad/log?day=2026-11-21`]);
    expect(said).toContain('50 auctions over 1 pools were run again');
    expect(said).toContain(`${day.bills.length} bills are its prices`);
    expect([code, asked]).toEqual([0, [null, ...wanted]]);
  } finally {
    server.close();
  }
});
