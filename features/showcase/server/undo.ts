// Taking back what was just done to the showcase: once, for ten minutes.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { addMinutes, localDay } from '#domain/time.ts';
import type { listShowcase, undoShowcase } from '#features/showcase/contract.ts';
import { assertAboveFloor } from './floor.ts';
import {
  accepted,
  holdLimits,
  presentLimit,
  refusedRow,
  shownLimit,
  staleRows,
  type Context,
} from './context.ts';
import { deleteItems, lockItems, notePrices, updatePrices, updateState, type ItemRow } from './items.sql.ts';
import { moveQuota, type QuotaRow } from './quota.sql.ts';
import * as sql from './undo.sql.ts';

type Output = GivenOf<typeof undoShowcase>;
type Undo = { readonly undo_token: string | null; readonly undo_until: string | null };

/** What an act that changed nothing answers. */
export const noUndo: Undo = { undo_token: null, undo_until: null };

/** Notes what is about to be done (`remove`, `price`) or was just done (`add`) so that it can be taken back. */
export async function saveUndo(
  { tx, env, shop, now }: Context,
  kind: sql.UndoKind,
  goodsIds: readonly string[],
): Promise<Undo> {
  if (goodsIds.length === 0) return noUndo;
  const id = env.random.id(now);
  const until = addMinutes(now, limits.showcaseUndoMinutes);
  const day = kind === 'remove' ? localDay(now, shop.tz) : null;
  await sql.noteUndo(tx, shop.shop_id, { id, kind, goodsIds, day, until, at: now });
  return { undo_token: id, undo_until: until.toISOString() };
}

type FileUndo = {
  readonly added: readonly string[];
  /** Rows as they are before the act, and how many versions it gives each. */
  readonly changed: readonly { readonly goodsId: string; readonly versions: number }[];
};

/** Notes what a file was just added and is about to change, so that all of it can be taken back as one act. */
export async function saveFileUndo({ tx, env, shop, now }: Context, act: FileUndo): Promise<Undo> {
  if (act.added.length + act.changed.length === 0) return noUndo;
  const id = env.random.id(now);
  const until = addMinutes(now, limits.showcaseUndoMinutes);
  await sql.noteFileUndo(tx, shop.shop_id, { id, ...act, until, at: now });
  return { undo_token: id, undo_until: until.toISOString() };
}

/** Notes that one product takes the place of another, while both are there. */
export async function saveSwapUndo(
  { tx, env, shop, now }: Context,
  swap: { readonly oldId: string; readonly newId: string },
): Promise<Undo> {
  const id = env.random.id(now);
  const until = addMinutes(now, limits.showcaseUndoMinutes);
  const day = localDay(now, shop.tz);
  await sql.noteSwapUndo(tx, shop.shop_id, { id, day, until, at: now, ...swap });
  return { undo_token: id, undo_until: until.toISOString() };
}

/** The newest act of the shop that can still be taken back, whoever asks and from whichever device. */
export async function presentUndo({ tx, shop, now }: Context): Promise<GivenOf<typeof listShowcase>['undo']> {
  const undo = await sql.latestUndo(tx, { shopId: shop.shop_id, now });
  if (undo === undefined) return null;
  return { token: undo.id, kind: undo.kind, rows: undo.row_count, until: undo.until };
}

/**
 * Takes an act back: rows that were removed are there again exactly as they were, and the day's removals are
 * given back; prices are the ones before; what was added is gone and counts as no removal. Of any number of
 * simultaneous tries one does it.
 *
 * @throws Refused `recordNotFound` for a token that is not of this shop.
 * @throws Refused `invalidOperation` `undone` or `undo_over`.
 * @throws Refused `staleVersion` with `ids` where rows were changed since; then nothing is taken back.
 * @throws Refused `showcaseGoodsLimit` where what comes back has no room; then nothing is taken back.
 */
export async function undo(context: Context, token: string): Promise<Output> {
  const { tx, shop, now } = context;
  const quota = await holdLimits(context);
  const act = await sql.lockUndo(tx, { shopId: shop.shop_id, id: token });
  if (act === undefined) throw refuse('recordNotFound', { field: 'undo_token', reason: 'unknown' });
  if (act.used_at !== null) throw refuse('invalidOperation', { reason: 'undone' });
  if (act.until <= now) throw refuse('invalidOperation', { reason: 'undo_over' });
  await sql.spendUndo(tx, { shopId: shop.shop_id, id: act.id, at: now });
  const kept = await sql.readKept(tx, { shopId: shop.shop_id, undoId: act.id, language: context.language });
  const ids = kept.map(({ goods_id }) => goods_id);
  const rows = await lockItems(tx, shop.shop_id, ids);
  const results = await takeBack(context, { act, kept, rows, quota });
  return { kind: act.kind, results, limit: await presentLimit(context) };
}

type Taking = {
  readonly act: sql.UndoRow;
  readonly kept: readonly sql.KeptRow[];
  readonly rows: readonly ItemRow[];
  readonly quota: QuotaRow;
};

function takeBack(context: Context, taking: Taking): Promise<Output['results']> {
  if (taking.act.kind === 'remove') return restore(context, taking);
  if (taking.act.kind === 'swap') return swapBack(context, taking);
  assertUnchanged(taking);
  if (taking.act.kind === 'file') return resetFile(context, taking);
  return taking.act.kind === 'add' ? takeOut(context, taking.rows) : resetPrices(context, taking);
}

function assertUnchanged({ kept, rows }: Taking): void {
  const versions = new Map(rows.map(({ goods_id, version }) => [goods_id, version]));
  const stale = kept.filter((row) => versions.get(row.goods_id) !== row.version_after);
  if (stale.length > 0) throw staleRows(stale);
}

/** What came goes, if nobody changed it since, and what went is there again. */
async function swapBack(context: Context, taking: Taking): Promise<Output['results']> {
  const { kept, rows, quota } = taking;
  const came = kept.filter((row) => row.version_after !== null);
  assertUnchanged({ ...taking, kept: came });
  const ids = new Set(came.map(({ goods_id }) => goods_id));
  const away = rows.filter(({ goods_id }) => ids.has(goods_id));
  await takeOut(context, away);
  const listed = quota.listed - away.filter(({ status }) => status === 'listed').length;
  const left = { ...quota, listed, rows_used: quota.rows_used - away.length };
  const back = kept.filter((row) => row.version_after === null);
  return restore(context, { ...taking, kept: back, quota: left });
}

/** Goods that are in the showcase again by now stay as they are, and say so. */
async function restore(context: Context, { act, kept, rows, quota }: Taking): Promise<Output['results']> {
  const { tx, shop, now, language } = context;
  const present = new Set(rows.map(({ goods_id }) => goods_id));
  const back = kept.filter(({ goods_id }) => !present.has(goods_id));
  const ids = back.map(({ goods_id }) => goods_id);
  const listed = back.filter(({ status }) => status === 'listed');
  if (quota.rows_used + ids.length > quota.rows_max) {
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'rows_max'));
  }
  if (quota.listed + listed.length > quota.listed_max) {
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'goods_limit'));
  }
  const deleted = act.deleted_day === localDay(now, shop.tz) ? -ids.length : 0;
  const wanted = { shopId: shop.shop_id, undoId: act.id, goodsIds: ids };
  if (ids.length > 0) {
    await sql.restoreRows(tx, { ...wanted, at: now });
    await notePrices(tx, { shopId: shop.shop_id, goodsIds: ids, at: now });
  }
  const lost = listed.filter((row) => isBelowFloor(context, row)).map(({ goods_id }) => goods_id);
  // The cost rose in these ten minutes: they come back off sale, as they would have gone by themselves.
  if (lost.length > 0) {
    await updateState(tx, {
      shopId: shop.shop_id,
      goodsIds: lost,
      state: 'delisted',
      at: now,
      reason: 'below_break_even',
    });
  }
  await moveQuota(tx, {
    shopId: shop.shop_id,
    listed: listed.length - lost.length,
    rows: ids.length,
    deleted,
  });
  return kept.map(({ goods_id: id }) =>
    present.has(id)
      ? { id, ...refusedRow(language, 'goodsCodeAlreadyExists', { reason: 'already_listed' }) }
      : { id, ...accepted },
  );
}

function isBelowFloor({ commissionBps }: Context, row: sql.KeptRow): boolean {
  return (row.price_units ?? 0n) < floorUnits(row.cost_units, commissionBps);
}

/** Not a removal of the day: it was there for ten minutes at most. */
async function takeOut({ tx, shop, now }: Context, rows: readonly ItemRow[]): Promise<Output['results']> {
  const ids = rows.map(({ goods_id }) => goods_id);
  const listed = rows.filter(({ status }) => status === 'listed').length;
  await deleteItems(tx, { shopId: shop.shop_id, goodsIds: ids, at: now });
  await moveQuota(tx, { shopId: shop.shop_id, listed: -listed, rows: -ids.length, deleted: 0 });
  return ids.map((id) => ({ id, ...accepted }));
}

async function resetPrices(context: Context, { kept, rows }: Taking): Promise<Output['results']> {
  const before = kept.map(({ goods_id, price_units }) => ({
    goodsId: goods_id,
    priceUnits: price_units ?? 0n,
  }));
  assertAboveFloor(context, new Map(before.map((row) => [row.goodsId, row.priceUnits])), rows);
  await updatePrices(context.tx, context.shop.shop_id, before, context.now);
  return kept.map(({ goods_id: id }) => ({ id, ...accepted }));
}

/** What a file added goes, and what it changed has its price and its state of before. */
async function resetFile(context: Context, taking: Taking): Promise<Output['results']> {
  const { kept, rows, quota } = taking;
  const { tx, shop, now } = context;
  const shopId = shop.shop_id;
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const added = new Set(kept.filter((row) => row.price_units === null).map(({ goods_id }) => goods_id));
  await takeOut(
    context,
    rows.filter(({ goods_id }) => added.has(goods_id)),
  );
  const before = kept.filter(({ goods_id }) => !added.has(goods_id));
  const priced = before.flatMap(({ goods_id: goodsId, price_units: units }) =>
    units === null || units === byId.get(goodsId)?.price_units ? [] : [{ goodsId, priceUnits: units }],
  );
  const wanted = new Map(priced.map((row) => [row.goodsId, row.priceUnits]));
  assertAboveFloor(
    context,
    wanted,
    rows.filter(({ goods_id }) => wanted.has(goods_id)),
  );
  if (priced.length > 0) await updatePrices(tx, shopId, priced, now);
  const moved = before.filter(({ goods_id, status }) => status !== byId.get(goods_id)?.status);
  const listed = moved.filter(({ status }) => status === 'listed').length;
  const away = rows.filter(({ goods_id, status }) => added.has(goods_id) && status === 'listed').length;
  if (quota.listed - away + 2 * listed - moved.length > quota.listed_max) {
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'goods_limit'));
  }
  for (const [, group] of Map.groupBy(moved, ({ status, delist_reason }) => `${status} ${delist_reason}`)) {
    const { status, delist_reason: reason } = group[0] ?? {};
    const goodsIds = group.map(({ goods_id }) => goods_id);
    const change = { shopId, goodsIds, state: status ?? 'delisted', at: now };
    await updateState(tx, { ...change, ...(reason === null || reason === undefined ? {} : { reason }) });
  }
  await moveQuota(tx, { shopId, listed: 2 * listed - moved.length, rows: 0, deleted: 0 });
  return kept.map(({ goods_id: id }) => ({ id, ...accepted }));
}
