// Writes what was decided into the log of its day, a quarter of a second later and together: no page waits for it.
import { lossesOf, type OpenPool } from '#domain/ads/auction.ts';
import type { Surface } from '#domain/ads/parameters.ts';
import { canonical } from '#domain/ads/canonical.ts';
import { bodyText } from '#domain/ads/record.ts';
import type { AuctionRecord, LogBody } from '#domain/ads/types.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './log.sql.ts';
import type { Row, Stall } from './market.ts';

type Waiting =
  | { readonly kind: 'pool'; readonly day: string; readonly at: Date; readonly stall: Stall }
  | {
      readonly kind: 'auction';
      readonly day: string;
      readonly at: Date;
      readonly stall: Stall;
      readonly auction: AuctionRecord;
      readonly seed: string;
    };

export type Writer = {
  /** So much waits that nothing more may be drawn: places that are not in the log are never charged. */
  isFull(): boolean;
  pool(stall: Stall): void;
  auction(stall: Stall, auction: AuctionRecord, seed: string): void;
  /** A page that has sponsored places was shown, with any or without. */
  page(surface: Surface): void;
  /** Writes what waits. */
  flush(): Promise<void>;
};

const tickMs = 5 * minuteMs;

export function makeWriter(env: Environment): Writer {
  let waiting: Waiting[] = [];
  let pages = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = waiting;
    const seen = pages;
    waiting = [];
    pages = new Map();
    try {
      for (const day of new Set(batch.map((one) => one.day))) {
        const ofDay = batch.filter((one) => one.day === day);
        await env.db.transaction((tx) => writeDay(env, tx, day, ofDay));
        // What is written is not written again, whatever fails after it.
        for (const one of ofDay) batch.splice(batch.indexOf(one), 1);
      }
      for (const [key, views] of seen) {
        const [surface = '', at = ''] = key.split(' ');
        await sql.addViews(env.db.direct, { surface, at: new Date(Number(at)), views });
        seen.delete(key);
      }
    } catch (error) {
      // All of it and in its order: an auction that is not written is a gap that stops the log of its process.
      waiting = [...batch, ...waiting];
      for (const [key, views] of seen) pages.set(key, views + (pages.get(key) ?? 0));
      env.log.warn({ error }, 'auctions were not written and wait');
      wake();
    }
  }

  function wake(): void {
    timer ??= setTimeout(() => void flush(), limits.adLogWriteMs).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => acrossShops('promotion', write));
    return writing;
  }

  function add(one: Waiting): void {
    waiting.push(one);
    wake();
  }

  return {
    flush,
    isFull: () => waiting.length >= limits.adLogWaitingMax,
    pool: (stall) => add({ kind: 'pool', day: stall.day, at: stall.at, stall }),
    auction: (stall, auction, seed) =>
      add({ kind: 'auction', day: stall.day, at: new Date(auction.at), stall, auction, seed }),
    page(surface) {
      const at = Math.floor(env.clock.now().getTime() / tickMs) * tickMs;
      const key = `${surface} ${at}`;
      pages.set(key, 1 + (pages.get(key) ?? 0));
      wake();
    },
  };
}

async function writeDay(env: Environment, tx: Tx, day: string, batch: readonly Waiting[]): Promise<void> {
  const rows = batch.map((one) => ({
    kind: one.kind,
    pool: one.stall.made.hash,
    body: bodyText(bodyOf(one)),
    auctionId: one.kind === 'auction' ? one.auction.id : null,
    at: one.at,
  }));
  if (!(await sql.appendEntries(tx, day, rows))) {
    env.log.warn({ day, entries: batch.length }, 'auctions came after the end of their day');
    return;
  }
  for (const { kind, stall } of batch) {
    if (kind === 'pool') await savePool(tx, stall);
  }
  await sql.addResultCounts(tx, countResults(batch));
}

function bodyOf(one: Waiting): LogBody {
  return one.kind === 'pool'
    ? { kind: 'pool', pool: one.stall.made.pool }
    : { kind: 'auction', auction: one.auction };
}

async function savePool(tx: Tx, { made, rows, day, surface, at }: Stall): Promise<void> {
  const offers = made.offers.map((offer, index) => ({
    shopId: rows[index]?.shop_id ?? 0n,
    hash: made.pool.candidates[index]?.offer ?? '',
    campaignId: offer.campaign,
    goodsId: offer.goods,
    body: canonical(offer),
  }));
  await sql.saveOffers(tx, offers, { day, pool: made.hash, surface, at });
}

/** What came of each auction for each campaign that could have been in it: its best, once. */
function countResults(batch: readonly Waiting[]): sql.ResultCount[] {
  const counts = new Map<string, sql.ResultCount>();
  const add = (row: Row, day: string, result: string) => {
    const key = `${row.shop_id} ${row.campaign_id} ${day} ${result}`;
    const count = 1 + (counts.get(key)?.count ?? 0);
    counts.set(key, { shopId: row.shop_id, campaignId: row.campaign_id, day, result, count });
  };
  for (const one of batch) {
    if (one.kind !== 'auction') continue;
    const { rows, open } = one.stall;
    for (const [row, result] of resultsOf(open, rows, one)) add(row, one.day, result);
  }
  return [...counts.values()];
}

function resultsOf(
  open: OpenPool,
  rows: readonly Row[],
  { auction, seed }: { readonly auction: AuctionRecord; readonly seed: string },
): Map<Row, string> {
  const byCampaign = new Map<string, [Row, string]>();
  for (const { index, reason } of lossesOf(open, seed, { input: auction, result: auction })) {
    const row = rows[index];
    if (row === undefined || reason === 'not_asked' || reason === 'same_campaign') continue;
    if (!byCampaign.has(row.campaign_id)) byCampaign.set(row.campaign_id, [row, reason]);
  }
  for (const { index, by } of auction.wins) {
    const row = rows[index];
    if (row !== undefined) byCampaign.set(row.campaign_id, [row, by === 'turn' ? 'turn' : 'won']);
  }
  return new Map(byCampaign.values());
}
