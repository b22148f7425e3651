// The log as it is shown: promises and seeds to anybody, a shop's own part of a day to the shop, a whole day to auditors.
import * as z from 'zod/mini';
import { dayExportWire } from '#domain/ads/wire.ts';
import type { DayRoot } from '#domain/ads/types.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { adLog, adSeeds, deskAdLog } from '#features/promotion/log.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './log.sql.ts';

/** Until it is shown a seed is nobody's but the platform's. */
function rootOf(row: sql.DayRow): DayRoot {
  return {
    day: row.day,
    version: row.version,
    commit: row.commit_hash,
    seed: row.revealed_at === null ? null : row.seed,
    entries: row.entries,
    head: row.head,
    numbered: row.numbered,
  };
}

export async function presentSeeds(
  tx: Tx,
  { before }: InputOf<typeof adSeeds>,
): Promise<GivenOf<typeof adSeeds>> {
  const rows = await sql.listDays(tx, { before, limit: limits.adSeedsShown });
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
  const [row] = await sql.readDays(tx, { wanted: [day] });
  if (row === undefined) throw refuse('recordNotFound', { field: 'day', reason: 'no_log' });
  const isFirst = after === 0;
  const [entries, offers, bills] = await Promise.all([
    sql.listEntries(tx, { day, shopId, after, limit: limits.adLogPart }),
    isFirst ? sql.listOffersOf(tx, shopId, day) : [],
    isFirst ? sql.listBills(tx, { shopId, day }) : [],
  ]);
  const part = z.parse(dayExportWire, {
    format: 'stockless-ads-1',
    root: rootOf(row),
    log: entries.map((entry) => ({ ...entry, body: entry.body === null ? null : parsed(entry.body) })),
    offers: offers.map(parsed),
    bills: bills.map(billOf),
  });
  const last = entries.at(-1)?.n ?? after;
  return { ...part, has_more: last < row.entries };
}

/**
 * A part of a day of all shops. A day that is not over is shown to nobody whole: its draws could be foreseen.
 *
 * @throws Refused `recordNotFound` for a day without a log, and for one whose seed is not shown yet.
 */
export async function presentWholeLog(
  tx: Tx,
  { day, after }: InputOf<typeof deskAdLog>,
): Promise<GivenOf<typeof deskAdLog>> {
  const [row] = await sql.readDays(tx, { wanted: [day] });
  if (row === undefined) throw refuse('recordNotFound', { field: 'day', reason: 'no_log' });
  if (row.revealed_at === null) throw refuse('recordNotFound', { field: 'day', reason: 'not_over' });
  const { log = [], offers = [], bills = [], next } = await partAfter(tx, row, after);
  const part = z.parse(dayExportWire, { format: 'stockless-ads-1', root: rootOf(row), log, offers, bills });
  return { ...part, next };
}

type WholePart = {
  readonly log?: readonly unknown[];
  readonly offers?: readonly unknown[];
  readonly bills?: readonly unknown[];
  /** Null where the day ends with this part. */
  readonly next: string | null;
};

const firstOffer = 'offers.0.';
const firstBill = 'bills.0.00000000-0000-0000-0000-000000000000';

function partAfter(tx: Tx, row: sql.DayRow, after: string): Promise<WholePart> {
  const [kind = '', shop = '', key = ''] = after.split('.');
  const behind = { day: row.day, shopId: BigInt(shop === '' ? '0' : shop), key, limit: limits.adLogPart };
  if (kind === 'offers') return offersAfter(tx, behind);
  return kind === 'bills' ? billsAfter(tx, behind) : entriesAfter(tx, row, Number(kind));
}

async function entriesAfter(tx: Tx, { day, entries }: sql.DayRow, after: number): Promise<WholePart> {
  const rows = await sql.listWhole(tx, { day, after, limit: limits.adLogPart });
  const last = rows.at(-1)?.n ?? entries;
  const log = rows.map((entry) => ({ ...entry, body: parsed(entry.body) }));
  return { log, next: last < entries ? String(last) : firstOffer };
}

type Behind = Parameters<typeof sql.listAllOffers>[1];

async function offersAfter(tx: Tx, behind: Behind): Promise<WholePart> {
  const rows = await sql.listAllOffers(tx, behind);
  const last = rows.length < behind.limit ? undefined : rows.at(-1);
  const next = last === undefined ? firstBill : `offers.${last.shop_id}.${last.hash}`;
  return { offers: rows.map(({ body }) => parsed(body)), next };
}

async function billsAfter(tx: Tx, behind: Behind): Promise<WholePart> {
  const rows = await sql.listAllBills(tx, behind);
  const last = rows.length < behind.limit ? undefined : rows.at(-1);
  return {
    bills: rows.map(billOf),
    next: last === undefined ? null : `bills.${last.shop_id}.${last.id}`,
  };
}

function billOf({ auction, slot, price_units: units }: sql.BillRow) {
  return { auction, slot, price: units.toString() };
}

/** What was written is read again, and checked by its shape. */
function parsed(text: string): unknown {
  return JSON.parse(text);
}
