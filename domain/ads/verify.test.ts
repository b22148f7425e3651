import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleAuction, sampleExport, sampleFacts, samplePool, sampleSeed } from './ads.samples.ts';
import { auctionIdOf, readAuctionId } from './auction-id.ts';
import { canonical, hashOf, hashText } from './canonical.ts';
import { chain } from './record.ts';
import { commitOf, firstHead } from './seed.ts';
import type { DayExport, LogBody, LogEntry, Offer } from './types.ts';
import { verifyDay } from './verify.ts';
import { readDay } from './wire.ts';

const pool = samplePool(
  Array.from({ length: 12 }, (_none, n) =>
    sampleFacts({
      campaign: `campaign ${n}`,
      shop: `shop ${n % 7}`,
      goods: `goods ${n % 9}`,
      bid: BigInt(10 + n),
      views: n * 100,
      participation: 700_000,
    }),
  ),
);
const day = sampleExport(pool, 300);

/** A day whose chain was made again after its bodies were changed: what a dishonest operator could write. */
function rewritten(from: DayExport, change: (body: LogBody, n: number) => LogBody): DayExport {
  const bodies = from.log.flatMap(({ body, n }) => (body === null ? [] : change(body, n)));
  const { root } = from;
  const log = chain({ n: 0, head: firstHead(root.day, root.version, root.commit) }, bodies);
  return { ...from, log, root: { ...root, entries: log.length, head: log.at(-1)?.head ?? root.head } };
}

const changedEntry = (n: number, change: (entry: LogEntry) => LogEntry): DayExport => ({
  ...day,
  log: day.log.map((entry) => (entry.n === n ? change(entry) : entry)),
});

const changedOffer = (index: number, change: Partial<Offer>): DayExport => ({
  ...day,
  offers: day.offers.map((offer, at) => (at === index ? { ...offer, ...change } : offer)),
});

describe('a day of promotion', () => {
  test('is the same when it is computed again, out of a file too', () => {
    const read = readDay(JSON.parse(JSON.stringify(day)));
    expect(read).toEqual(day);
    expect(verifyDay(read)).toMatchObject({
      ok: true,
      entries: 301,
      pools: 1,
      auctions: 300,
      offers: 12,
      bills: day.bills.length,
      head: day.root.head,
    });
    expect(day.bills.length).toBeGreaterThan(600);
  });

  test('can be checked by a shop that sees of strangers nothing but hashes', () => {
    const mine = pool.offers.filter(({ shop }) => shop === 'shop 3');
    const { log } = day;
    const won = log.flatMap(({ body }) =>
      body?.kind === 'auction'
        ? body.auction.wins
            .filter(({ index }) => pool.offers[index]?.shop === 'shop 3')
            .map(({ slot }) => `${body.auction.id} ${slot}`)
        : [],
    );
    const export_: DayExport = {
      ...day,
      offers: mine,
      bills: day.bills.filter(({ auction, slot }) => won.includes(`${auction} ${slot}`)),
      // Auctions in which it did not take part may be left out, down to their hash.
      log: log.map((entry) =>
        entry.n % 10 === 4 && !won.some((one) => one.startsWith(`${sampleAuction(entry.n - 2)} `))
          ? { ...entry, body: null }
          : entry,
      ),
    };
    expect(JSON.stringify(export_)).not.toContain('"shop 4"');
    expect(verifyDay(export_)).toMatchObject({ ok: true, offers: mine.length, bills: won.length });
    expect(won.length).toBeGreaterThan(0);
  });

  test('betrays a bid that was changed, and names its campaign', () => {
    const found = verifyDay(changedOffer(5, { bid: '16' }));
    expect(found).toMatchObject({ ok: false, fault: 'offer', subject: day.offers[5]?.campaign });
  });

  test('betrays a bid that was changed in the log as well: the score no longer fits the places', () => {
    const offers = day.offers.map((offer, at) => (at === 5 ? { ...offer, bid: '400' } : offer));
    const altered = offers[5];
    const forged = rewritten({ ...day, offers }, (body) => {
      if (body.kind !== 'pool' || altered === undefined) return body;
      const candidates = body.pool.candidates.map((one, at) =>
        at === 5 ? { ...one, offer: hashOf(altered) } : one,
      );
      return { kind: 'pool', pool: { ...body.pool, candidates } };
    });
    expect(verifyDay(forged)).toMatchObject({ ok: false, fault: 'score', n: 1, subject: altered?.campaign });
  });

  test.each([1, 2, 57, 301])('betrays a changed entry, and names it: %d', (n) => {
    const altered = changedEntry(n, (entry) => {
      if (entry.body === null) return entry;
      if (entry.body.kind === 'pool') {
        return {
          ...entry,
          body: { kind: 'pool', pool: { ...entry.body.pool, at: '2026-11-21T12:00:01.000Z' } },
        };
      }
      const { auction } = entry.body;
      return { ...entry, body: { kind: 'auction', auction: { ...auction, at: `${auction.at}1` } } };
    });
    expect(verifyDay(altered)).toMatchObject({ ok: false, fault: 'entry', n });
  });

  test('betrays places that went to somebody else, though the whole chain was made again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 301 }), fc.integer({ min: 0, max: 11 }), (n, index) => {
        const before = day.log[n - 1]?.body;
        const given = before?.kind === 'auction' ? before.auction.wins[0]?.index : undefined;
        fc.pre(given !== undefined && given !== index);
        const forged = rewritten(day, (body, at) => {
          if (at !== n || body.kind !== 'auction') return body;
          const wins = body.auction.wins.map((win, place) => (place === 0 ? { ...win, index } : win));
          return { kind: 'auction', auction: { ...body.auction, wins } };
        });
        expect(verifyDay(forged)).toMatchObject({ ok: false, fault: 'result', n });
      }),
      { numRuns: 40 },
    );
  });

  test('betrays another seed, and a seed that fits no promise', () => {
    const other = 'ab'.repeat(32);
    expect(verifyDay({ ...day, root: { ...day.root, seed: other } })).toMatchObject({ fault: 'seed' });
    expect(verifyDay({ ...day, root: { ...day.root, seed: null } })).toMatchObject({ fault: 'seed' });
    // A seed chosen afterwards, promised afterwards: the chain began with another promise.
    const chosen = { ...day.root, seed: other, commit: commitOf(other) };
    expect(verifyDay({ ...day, root: chosen })).toMatchObject({ fault: 'chain', n: 1 });
  });

  test('betrays entries that are missing, doubled, exchanged or added', () => {
    const { log } = day;
    const without = { ...day, log: log.filter(({ n }) => n !== 9) };
    expect(verifyDay(without)).toMatchObject({ fault: 'number', n: 9 });
    expect(verifyDay({ ...day, log: log.slice(0, -1) })).toMatchObject({ fault: 'end' });
    const renumbered = without.log.map((entry, at) => ({ ...entry, n: at + 1 }));
    expect(verifyDay({ ...day, log: renumbered })).toMatchObject({ fault: 'chain', n: 9 });
    const doubled = rewritten(day, (body, n) => (n === 9 ? (log[7]?.body ?? body) : body));
    expect(verifyDay(doubled)).toMatchObject({ fault: 'twice', n: 9 });
    const unknown = rewritten(day, (body) =>
      body.kind === 'auction'
        ? { kind: 'auction', auction: { ...body.auction, pool: 'ff'.repeat(32) } }
        : body,
    );
    expect(verifyDay(unknown)).toMatchObject({ fault: 'pool', n: 2 });
  });

  test('betrays an auction that was left out, one of either end of it, and an id that was chosen', () => {
    const leftOut = (n: number): DayExport => {
      const bodies = day.log.flatMap((entry) => (entry.body === null || entry.n === n ? [] : [entry.body]));
      const { root } = day;
      const log = chain({ n: 0, head: firstHead(root.day, root.version, root.commit) }, bodies);
      return { ...day, log, root: { ...root, entries: log.length, head: log.at(-1)?.head ?? root.head } };
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 299 }), (n) => {
        expect(verifyDay(leftOut(n))).toMatchObject({ ok: false, fault: 'gap', n: n + 1 });
      }),
      { numRuns: 20 },
    );
    for (const id of ['0199aaaa-0000-7000-8000-000000000001', sampleAuction(250), `${day.root.day}-1-1`]) {
      const chosen = rewritten(day, (body, n) =>
        n === 9 && body.kind === 'auction' ? { kind: 'auction', auction: { ...body.auction, id } } : body,
      );
      expect(verifyDay(chosen)).toMatchObject({ ok: false, fault: 'gap', n: 9 });
      // A day from before ids were counted cannot tell; its places still have to be those of the draw.
      const before = { ...chosen, root: { ...chosen.root, numbered: false } };
      expect(verifyDay(before)).not.toMatchObject({ fault: 'gap' });
    }
  });

  test('an id of an auction is read as it was made, and nothing else is one', () => {
    const number = fc.record({
      day: fc.constantFrom('2026-11-22', '2027-01-01'),
      lane: fc.integer({ min: 1, max: 9_999 }),
      number: fc.integer({ min: 1, max: 999_999_999_999 }),
    });
    fc.assert(
      fc.property(number, (one) => {
        expect(readAuctionId(auctionIdOf(one))).toEqual(one);
      }),
    );
    expect(auctionIdOf({ day: '2026-11-22', lane: 3, number: 42 })).toBe(
      '20261122-0003-8000-8000-000000000042',
    );
    for (const text of [
      '',
      'auction-1',
      '0199aaaa-0000-7000-8000-000000000001',
      '20261122-0003-8000-8000-00000000004a',
    ])
      expect(readAuctionId(text)).toBeUndefined();
  });

  test('betrays a bill that is not the price', () => {
    const [first] = day.bills;
    const price = String(Number(first?.price) + 1);
    const bills = day.bills.map((bill) => (bill === first ? { ...bill, price } : bill));
    expect(verifyDay({ ...day, bills })).toMatchObject({
      fault: 'price',
      found: price,
      expected: first?.price,
    });
    const invented = [...day.bills, { auction: sampleAuction(1), slot: 4, price: '3' }];
    expect(verifyDay({ ...day, bills: invented })).toMatchObject({
      fault: 'price',
      expected: 'no opened place',
    });
  });

  test('says which rules it does not know', () => {
    expect(verifyDay({ ...day, root: { ...day.root, version: 2 } })).toMatchObject({ fault: 'version' });
  });

  test('that was not written as it should be is not read', () => {
    expect(() => readDay({ ...day, format: 'other' })).toThrow('format');
    expect(() => readDay({ ...day, bills: [{ auction: 'one', slot: 3, price: '1.5' }] })).toThrow(
      'bills.0.price',
    );
  });
});

describe('the canonical form', () => {
  test('and its hash are those of other implementations', () => {
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }),
        fc.maxSafeInteger(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 5 }),
        fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 6 }), tie('any'), { maxKeys: 5 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (one) => {
        const text = canonicalize(one) ?? '';
        expect(canonical(one)).toBe(text);
        expect(hashOf(one)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  test('is the same for any text as bytes elsewhere, halves of pairs too', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        (text) => {
          expect(hashText(text)).toBe(createHash('sha256').update(Buffer.from(text)).digest('hex'));
        },
      ),
    );
  });

  test.each([0.5, Number.NaN, 2 ** 53, undefined, () => 1])('has no place for %s', (value) => {
    expect(() => canonical({ value })).toThrow(TypeError);
  });
});

test('the seed is not in what is published before', () => {
  expect(commitOf(sampleSeed)).not.toContain(sampleSeed.slice(0, 8));
  expect(commitOf(sampleSeed)).not.toBe(commitOf('ab'.repeat(32)));
});
