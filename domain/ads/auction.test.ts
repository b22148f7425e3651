import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { promotionMinimums, promotionPlans } from './promotion.ts';
import { cent, sampleFacts, sampleInput, samplePool, sampleSeed } from './ads.samples.ts';
import { lossesOf, openPool, runAuction } from './auction.ts';
import { ads, adSlots } from './parameters.ts';
import {
  makePool,
  orderBid,
  priceOf,
  reserveOf,
  stepOf,
  worthOf,
  type MadePool,
  type OfferFacts,
} from './pool.ts';
import type { AuctionInput } from './types.ts';

const facts = fc
  .record({
    shop: fc.integer({ min: 0, max: 9 }),
    goods: fc.integer({ min: 0, max: 14 }),
    bid: fc.bigInt({ min: 1n, max: 300n }),
    able: fc.bigInt({ min: 0n, max: 500n }),
    chance: fc.integer({ min: 100, max: 500_000 }),
    quality: fc.integer({ min: 500, max: 1_500 }),
    participation: fc.constantFrom(20_000, 300_000, 1_000_000),
    views: fc.constantFrom(10, 499, 500, 9_000),
    turns: fc.integer({ min: 0, max: 5 }),
    bar: fc.constantFrom(null, null, null, 'out_of_stock' as const),
    currency: fc.constantFrom('USD' as const, 'JPY' as const),
    pays: fc.constantFrom('click' as const, 'click' as const, 'order' as const),
  })
  .map((one) => ({ ...one, shop: `shop ${one.shop}`, goods: `goods ${one.goods}` }));

const worlds = fc.array(facts, { maxLength: 25 }).map((list): OfferFacts[] =>
  list.map((one, index) =>
    sampleFacts({
      ...one,
      campaign: `campaign ${index}`,
      worth: one.currency === 'JPY' ? (cent * 2n) / 3n : cent,
    }),
  ),
);
const names = fc.integer({ min: 0, max: 1e9 }).map((n) => `auction ${n}`);

function run(pool: MadePool, id: string, changed: Partial<AuctionInput> = {}) {
  const input = { ...sampleInput(pool, id), ...changed };
  const open = openPool(pool.pool);
  return { open, input, result: runAuction(open, sampleSeed, input) };
}

describe('an auction', () => {
  test('charges never above the bid or what may be spent, and never below the least price', () => {
    fc.assert(
      fc.property(worlds, names, (env, id) => {
        const pool = samplePool(env);
        for (const { index, next } of run(pool, id).result.wins) {
          const offer = pool.offers[index];
          if (offer === undefined) throw new Error('a winner without an offer');
          const price = priceOf(offer, next);
          const most = [BigInt(offer.bid), BigInt(offer.able)].reduce((one, two) => (one < two ? one : two));
          const isPaid = offer.pays === 'click';
          expect(price).toBeGreaterThanOrEqual(isPaid ? BigInt(offer.reserve) : 0n);
          expect(price).toBeLessThanOrEqual(isPaid ? most : 0n);
        }
      }),
    );
  });

  test('has one answer, whoever was written down first', () => {
    fc.assert(
      fc.property(worlds, names, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), (env, id, order) => {
        const mixed = env
          .map((one, place) => ({ one, at: order[place] ?? 0 }))
          .toSorted((left, right) => left.at - right.at)
          .map(({ one }) => one);
        const [first, second] = [samplePool(env), samplePool(mixed)];
        expect(second).toEqual(first);
        expect(run(second, id).result).toEqual(run(first, id).result);
      }),
    );
  });

  test('puts a campaign, a shop and the same goods on a page once, each place once, and nobody who may not', () => {
    fc.assert(
      fc.property(worlds, names, (env, id) => {
        const pool = samplePool(env);
        const { result, open } = run(pool, id);
        const won = result.wins.flatMap(({ index }) => open.candidates[index] ?? []);
        for (const field of ['campaign', 'shop', 'goods'] as const) {
          expect(new Set(won.map((one) => one[field])).size).toBe(won.length);
        }
        expect(result.wins.map(({ slot }) => slot)).toEqual(
          [3, 8, 15].filter((slot) => result.wins.some((win) => win.slot === slot)),
        );
        expect(won.every(({ bar }) => bar === null)).toBe(true);
      }),
    );
  });

  test('has a reason for everybody who did not win, and for nobody who did', () => {
    fc.assert(
      fc.property(worlds, names, (env, id) => {
        const pool = samplePool(env);
        const { result, open, input } = run(pool, id);
        const losses = lossesOf(open, sampleSeed, { input, result });
        const all = [...losses, ...result.wins]
          .map(({ index }) => index)
          .toSorted((left, right) => left - right);
        expect(all).toEqual(pool.offers.map((_offer, index) => index));
        // Where a place stayed empty nobody was beaten by a score.
        const wasBeaten = losses.some(({ reason }) => reason === 'lower_score');
        expect(wasBeaten && result.wins.length < 3).toBe(false);
      }),
    );
  });

  test('asks more of the winner the higher the next bids', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 100n }), fc.bigInt({ min: 0n, max: 50n }), (low, more) => {
        const priceAgainst = (bid: bigint) => {
          const pool = samplePool([
            sampleFacts({ campaign: 'first', bid: 500n }),
            sampleFacts({ campaign: 'second', bid }),
          ]);
          const { result } = run(pool, 'one', { slots: [3] });
          const [win] = result.wins;
          const offer = pool.offers[win?.index ?? -1];
          expect(offer?.campaign).toBe('first');
          return offer === undefined || win === undefined ? 0n : priceOf(offer, win.next);
        };
        expect(priceAgainst(low)).toBe(low + 1n);
        expect(priceAgainst(low + more)).toBeGreaterThanOrEqual(priceAgainst(low));
      }),
    );
  });
});

const both = (changed: Partial<OfferFacts>) =>
  samplePool([sampleFacts({ campaign: 'plain' }), sampleFacts({ campaign: 'other', ...changed })]);
const firstOf = (pool: MadePool) =>
  pool.offers[run(pool, 'one').result.wins.toSorted((a, b) => a.slot - b.slot)[0]?.index ?? -1]?.campaign;

describe('the score', () => {
  test('lets quality and the chance of a click win over a higher bid', () => {
    expect(firstOf(both({ bid: 21n }))).toBe('other');
    expect(firstOf(both({ bid: 21n, quality: 900 }))).toBe('plain');
    expect(firstOf(both({ bid: 11n, chance: 20_000 }))).toBe('other');
  });

  test('holds bids of different currencies against each other by what they are worth', () => {
    const yen = worthOf('JPY', { num: 66n, den: 10_000n });
    expect(yen).toBe(6_600_000_000n);
    // 20 cents against 29 yen (19.1 cents) and 31 yen (20.5 cents).
    expect(firstOf(both({ currency: 'JPY', bid: 29n, worth: yen }))).toBe('plain');
    expect(firstOf(both({ currency: 'JPY', bid: 31n, worth: yen }))).toBe('other');
  });

  test('counts no more of a bid than may still be spent', () => {
    expect(firstOf(both({ bid: 90n, able: 19n }))).toBe('plain');
  });

  test('takes of a campaign that pays by the order what a click brings on average', () => {
    // 10 % of 50.00 for every 50th click.
    expect(orderBid({ percentBps: 1_000, price: 5_000n, orders: 18, clicks: 900 })).toBe(10n);
  });
});

describe('who is not shown', () => {
  const reasonOf = (changed: Partial<OfferFacts>, input: Partial<AuctionInput> = {}) => {
    const pool = both(changed);
    const { open, ...ran } = run(pool, 'one', input);
    const index = pool.offers.findIndex(({ campaign }) => campaign === 'other');
    return lossesOf(open, sampleSeed, ran).find((loss) => loss.index === index)?.reason;
  };

  test.each([
    [{ bar: 'safety_case' as const }, 'safety_case'],
    [{ bid: 1n }, 'below_reserve'],
    [{ able: 1n }, 'budget'],
    [{ participation: 0 }, 'pacing'],
    [{ shop: 'shop of plain', bid: 19n }, 'same_shop'],
    [{ goods: 'goods of plain', bid: 19n }, 'same_goods'],
  ])('%o hears: %s', (changed, reason) => {
    expect(reasonOf(changed)).toBe(reason);
  });

  test('hears of the page what it could not know', () => {
    const index = both({}).offers.findIndex(({ campaign }) => campaign === 'other');
    expect(reasonOf({}, { bars: [[index, 'own_shop']] })).toBe('own_shop');
    expect(reasonOf({}, { among: [1 - index] })).toBe('not_asked');
    expect(reasonOf({ bid: 19n }, { slots: [3] })).toBe('lower_score');
  });
});

describe('over many pages', () => {
  const pages = 20_000;
  const winnersOf = (pool: MadePool, slots: readonly number[]) => {
    const open = openPool(pool.pool);
    return Array.from({ length: pages }, (_none, turn) =>
      runAuction(open, sampleSeed, { ...sampleInput(pool, `page ${turn}`), slots }),
    );
  };
  const share = (count: number) => count / pages;

  test('a campaign takes part in its share of them, with all of its goods at once', () => {
    const pool = samplePool([
      sampleFacts({ campaign: 'slow', goods: 'one', participation: 200_000 }),
      sampleFacts({ campaign: 'slow', goods: 'two', participation: 200_000 }),
    ]);
    const shown = winnersOf(pool, [3]).filter(({ wins }) => wins.length > 0).length;
    expect(share(shown)).toBeCloseTo(0.2, 2);
  });

  test('one place in twenty is for newcomers, evenly among them, at the least price', () => {
    const pool = samplePool([
      sampleFacts({ campaign: 'strong', bid: 400n }),
      ...[1, 2, 3, 4].map((n) => sampleFacts({ campaign: `new ${n}`, views: 100 * n, bid: 5n })),
    ]);
    const turns = winnersOf(pool, [3]).flatMap(({ wins }) => wins.filter(({ by }) => by === 'turn'));
    expect(share(turns.length)).toBeCloseTo(0.05, 2);
    for (const n of [1, 2, 3, 4]) {
      const mine = turns.filter(({ index }) => pool.offers[index]?.campaign === `new ${n}`);
      expect(mine.length / turns.length).toBeCloseTo(0.25, 1);
    }
    const [turn] = turns;
    const offer = pool.offers[turn?.index ?? -1];
    expect(offer === undefined || turn === undefined ? 0n : priceOf(offer, turn.next)).toBe(3n);
  });

  test('newcomers come in turn: who had fewer such places comes first', () => {
    const pool = samplePool([
      sampleFacts({ campaign: 'served', views: 10, turns: 3 }),
      sampleFacts({ campaign: 'waits', views: 10, turns: 2, bid: 3n }),
    ]);
    const turns = winnersOf(pool, [3]).flatMap(({ wins }) => wins.filter(({ by }) => by === 'turn'));
    expect(new Set(turns.map(({ index }) => pool.offers[index]?.campaign))).toEqual(new Set(['waits']));
  });

  test('equals win equally often', () => {
    const pool = samplePool([sampleFacts({ campaign: 'one' }), sampleFacts({ campaign: 'two' })]);
    const won = winnersOf(pool, [3]).filter(({ wins }) => wins[0]?.index === 0).length;
    expect(share(won)).toBeCloseTo(0.5, 1);
  });

  test('in two of a hundred the winners change places, and what they pay stays theirs', () => {
    const pool = samplePool([10n, 20n, 30n].map((bid) => sampleFacts({ campaign: `bids ${bid}`, bid })));
    const results = winnersOf(pool, [3, 8, 15]);
    const shuffled = results.filter((result) => result.shuffled);
    expect(share(shuffled.length)).toBeCloseTo(0.02, 2);
    const firsts = shuffled.map(({ wins }) => wins[0]?.index);
    expect(new Set(firsts).size).toBe(3);
    const pays = ({ wins }: (typeof results)[number]) =>
      wins.map(({ index, next }) => `${index} ${next}`).toSorted();
    const [plain] = results.filter((result) => !result.shuffled);
    for (const result of shuffled) expect(pays(result)).toEqual(plain === undefined ? [] : pays(plain));
  });
});

test('no listing is more than a fifth sponsored, and what the plans say is what is run', () => {
  for (const { slots, of } of Object.values(adSlots)) {
    expect(slots.length * 1_000_000).toBeLessThanOrEqual(of * ads.sponsoredShareMaxPpm);
    expect(slots.every((slot) => slot <= of)).toBe(true);
  }
  const planned = promotionPlans.flatMap(({ id, slots }) =>
    id === 'explore' || id === 'search' ? { id, slots } : [],
  );
  expect(planned).toEqual((['explore', 'search'] as const).map((id) => ({ id, slots: adSlots[id].slots })));
  for (const asset of ['USD', 'JPY', 'USDT'] as const)
    expect(reserveOf(asset)).toBe(promotionMinimums(asset).bid);
  expect([stepOf('USD'), stepOf('JPY'), stepOf('USDT')]).toEqual([1n, 1n, 10_000n]);
  expect(ads.auction.reserveHundredths).toBe(limits.promotionBidMinHundredths);
});

test('the same facts have other names on another day', () => {
  const list = [sampleFacts({ campaign: 'one' })];
  const on = (blind: string) => makePool(list, { surface: 'search', at: '2026-11-21T00:00:00.000Z', blind });
  const [one, other] = [on('a').pool.candidates[0], on('b').pool.candidates[0]];
  expect(one?.campaign).not.toBe(other?.campaign);
  expect(one?.offer).not.toBe(other?.offer);
  expect(one?.score).toBe(other?.score);
});
