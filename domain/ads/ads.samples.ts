// A small day of promotion for tests and measurements: offers, pools and auctions out of numbers alone.

import { auctionIdOf } from './auction-id.ts';
import { commitOf, firstHead } from './seed.ts';
import { makePool, priceOf, type MadePool, type OfferFacts } from './pool.ts';
import { chain, recordOf } from './record.ts';
import { openPool, runAuction } from './auction.ts';

import type { AuctionInput, Bill, DayExport, LogBody } from './types.ts';

export const sampleSeed = '5eed'.repeat(16);
export const sampleBlind = 'b11d'.repeat(16);
export const sampleDay = '2026-11-21';
const at = (second: number) => `${sampleDay}T12:${String(Math.floor(second / 60)).padStart(2, '0')}:00.000Z`;

/** One cent of a dollar in 10^-12 dollars. */
export const cent = 10n ** 10n;

export function sampleFacts(changed: Partial<OfferFacts> & { readonly campaign: string }): OfferFacts {
  return {
    shop: `shop of ${changed.campaign}`,
    goods: `goods of ${changed.campaign}`,
    currency: 'USD',
    pays: 'click',
    bid: 20n,
    able: 500n,
    worth: cent,
    chance: 10_000,
    quality: 1_000,
    participation: 1_000_000,
    views: 10_000,
    turns: 0,
    bar: null,
    ...changed,
  };
}

export function samplePool(facts: readonly OfferFacts[]): MadePool {
  return makePool(facts, { surface: 'explore', at: at(0), blind: sampleBlind });
}

export function sampleInput(pool: MadePool, id: string): AuctionInput {
  return { id, at: at(1), pool: pool.hash, slots: [3, 8, 15], among: null, bars: [] };
}

/** The id of an auction of the sample's day, which two processes draw in turn; from 0. */
export const sampleAuction = (turn: number): string =>
  auctionIdOf({ day: sampleDay, lane: 1 + (turn % 2), number: 1 + Math.floor(turn / 2) });

/** A day of one pool and so many auctions, with all offers open and all places billed. */
export function sampleExport(pool: MadePool, auctions: number): DayExport {
  const open = openPool(pool.pool);
  const bills: Bill[] = [];
  const bodies: LogBody[] = [{ kind: 'pool', pool: pool.pool }];
  for (let turn = 0; turn < auctions; turn += 1) {
    const input = { ...sampleInput(pool, sampleAuction(turn)), at: at(turn) };
    const result = runAuction(open, sampleSeed, input);
    bodies.push({ kind: 'auction', auction: recordOf(input, result) });
    for (const { index, slot, next } of result.wins) {
      const offer = pool.offers[index];
      if (offer !== undefined)
        bills.push({ auction: input.id, slot, price: priceOf(offer, next).toString() });
    }
  }
  const commit = commitOf(sampleSeed);
  const first = firstHead(sampleDay, pool.pool.version, commit);
  const log = chain({ n: 0, head: first }, bodies);
  const root = {
    day: sampleDay,
    version: pool.pool.version,
    commit,
    seed: sampleSeed,
    entries: log.length,
    head: log.at(-1)?.head ?? first,
    numbered: true,
  };
  return { format: 'stockless-ads-1', root, log, offers: pool.offers, bills };
}
