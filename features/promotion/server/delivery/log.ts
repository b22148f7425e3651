// The log as it is shown: promises and seeds to anybody, a shop's own part of a day to the shop.
import * as z from 'zod/mini';
import { dayExportWire } from '#domain/ads/wire.ts';
import type { DayRoot } from '#domain/ads/types.ts';
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import type { adLog, adSeeds } from '#features/promotion/log.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './log.sql.ts';

/** Until it is shown a seed is nobody's but the house's. */
function rootOf(row: sql.DayRow): DayRoot {
  return {
    day: row.day,
    version: row.version,
    commit: row.commit_hash,
    seed: row.revealed_at === null ? null : row.seed,
    entries: row.entries,
    head: row.head,
  };
}

export async function presentSeeds(
  tx: Tx,
  { before }: InputOf<typeof adSeeds>,
): Promise<GivenOf<typeof adSeeds>> {
  const rows = await sql.listDays(tx, before, limits.adSeedsShown);
  return {
    list: rows.map((row) => ({
      ...rootOf(row),
      committed_at: row.committed_at.toISOString(),
      revealed_at: row.revealed_at?.toISOString() ?? null,
    })),
  };
}

/** @throws Refused `recordNotFound` for a day without a log. */
export async function presentLog(
  tx: Tx,
  shopId: bigint,
  { day, after }: InputOf<typeof adLog>,
): Promise<GivenOf<typeof adLog>> {
  const [row] = await sql.readDays(tx, [day]);
  if (row === undefined) throw refuse('recordNotFound', { field: 'day', reason: 'no_log' });
  const isFirst = after === 0;
  const [entries, offers, bills] = await Promise.all([
    sql.listEntries(tx, { day, shopId, after, limit: limits.adLogPart }),
    isFirst ? sql.listOffersOf(tx, shopId, day) : [],
    isFirst ? sql.listBills(tx, shopId, day) : [],
  ]);
  const part = z.parse(dayExportWire, {
    format: 'stockless-ads-1',
    root: rootOf(row),
    log: entries.map((entry) => ({ ...entry, body: entry.body === null ? null : parsed(entry.body) })),
    offers: offers.map(parsed),
    bills: bills.map((one) => ({
      auction: one.auction,
      slot: one.slot,
      price: one.price_units.toString(),
    })),
  });
  const last = entries.at(-1)?.n ?? after;
  return { ...part, has_more: last < row.entries };
}

/** What was written is read again, and checked by its shape. */
function parsed(text: string): unknown {
  return JSON.parse(text);
}
