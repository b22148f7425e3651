// Writing what the preview of a file showed: all of it in one transaction, once, with one way back.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { addMinutes } from '#domain/time.ts';
import type { writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import {
  holdLimits,
  presentLimit,
  shownLimit,
  staleRows,
  type Context,
} from '#features/showcase/server/context.ts';
import {
  insertItems,
  lockItems,
  readOffers,
  updatePrices,
  updateState,
  type ItemRow,
  type ItemState,
} from '#features/showcase/server/items.sql.ts';
import { moveQuota, type QuotaRow } from '#features/showcase/server/quota.sql.ts';
import { noUndo, saveFileUndo } from '#features/showcase/server/undo.ts';
import * as sql from './file.sql.ts';

type Output = GivenOf<typeof writeShowcaseFile>;

type Wish = {
  readonly goodsId: string;
  readonly priceUnits: bigint;
  readonly state: ItemState;
  /** As it was shown; 0 for goods that are to be added. */
  readonly version: number;
};

/** What is to be done to a row that the shop has. */
type Step = {
  readonly row: ItemRow;
  readonly wish: Wish;
  readonly isPriced: boolean;
  readonly isMoved: boolean;
};

type Plan = { readonly added: readonly Wish[]; readonly steps: readonly Step[] };

/**
 * Writes the good rows of a preview, or drops it. Written once, however often it is asked: the second time answers as
 * the first. Nothing is written where one row is not any more as it was shown.
 *
 * @throws Refused `recordNotFound` for a preview that is not of this shop, was dropped, or is older than a day.
 * @throws Refused `staleVersion` where rows, costs or the warehouse changed since the preview; with the `ids` that are known.
 * @throws Refused `showcaseGoodsLimit` where there is no room any more.
 * @throws Refused `insufficientPermissions` with `restriction` where goods are to be added and new listings are restricted.
 */
export async function writeFile(
  context: Context,
  { id, write }: InputOf<typeof writeShowcaseFile>,
): Promise<Output> {
  const { tx, shop, now } = context;
  const shopId = shop.shop_id;
  const quota = await holdLimits(context);
  const file = await sql.lockFile(tx, { shopId, id });
  const isOver = file !== undefined && file.created_at < addMinutes(now, -60 * limits.showcaseFileOpenHours);
  if (file === undefined || (file.written_at === null && isOver)) {
    throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  }
  if (file.written_at !== null) return presentWritten(context, file);
  if (write === 'none') {
    await sql.dropFile(tx, { shopId, id });
    const nothing = { added: 0, priced: 0, listed: 0, delisted: 0 };
    return { ...nothing, ...noUndo, limit: await presentLimit(context) };
  }
  const plan = await planFile(context, wishesOf(file));
  const counts = countPlan(plan);
  assertRoom(context, quota, counts);
  const undo = await writePlan(context, plan, counts);
  const { undo_token: undoId, undo_until: until } = undo;
  const undoUntil = until === null ? null : new Date(until);
  await sql.closeFile(tx, { shopId, id, at: now, ...writtenOf(counts), undoId, undoUntil });
  return { ...writtenOf(counts), ...undo, limit: await presentLimit(context) };
}

async function presentWritten(context: Context, file: sql.FileRecord): Promise<Output> {
  return {
    added: file.added ?? 0,
    priced: file.priced ?? 0,
    listed: file.listed ?? 0,
    delisted: file.delisted ?? 0,
    undo_token: file.undo_id,
    undo_until: file.undo_until?.toISOString() ?? null,
    limit: await presentLimit(context),
  };
}

function wishesOf({ goods_ids, price_units, states, versions }: sql.FileRecord): Wish[] {
  return goods_ids.map((goodsId, at) => ({
    goodsId,
    priceUnits: price_units[at] ?? 0n,
    state: states[at] ?? 'delisted',
    version: versions[at] ?? 0,
  }));
}

/** What is to be done, held until the transaction ends. @throws Refused `staleVersion` */
async function planFile(context: Context, wishes: readonly Wish[]): Promise<Plan> {
  const { tx, shop, now } = context;
  const ids = wishes.map(({ goodsId }) => goodsId);
  const rows = await lockItems(tx, shop.shop_id, ids, context.language);
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const added = wishes.filter(({ version }) => version === 0);
  if (added.length > 0) await assertMay(tx, shop.shop_id, 'list', { now });
  const steps = wishes.flatMap((wish): Step[] => {
    const row = byId.get(wish.goodsId);
    if (wish.version === 0 || row === undefined) return [];
    const isPriced = wish.priceUnits !== (row.list_units ?? row.price_units);
    return [{ row, wish, isPriced, isMoved: wish.state !== row.status }];
  });
  await assertFresh(context, { added, steps }, byId);
  // Goods that left the showcase since have no row to name.
  if (added.length + steps.length < wishes.length) throw refuse('staleVersion', { reason: 'stale', ids: [] });
  return { added, steps };
}

async function assertFresh(
  context: Context,
  { added, steps }: Plan,
  byId: ReadonlyMap<string, ItemRow>,
): Promise<void> {
  const { tx, shop, commissionBps } = context;
  const isLow = (priceUnits: bigint, costUnits: bigint) => priceUnits < floorUnits(costUnits, commissionBps);
  const moved = steps.filter(({ row, wish, isPriced }) => {
    const isListing = wish.state === 'listed' && row.status === 'delisted';
    const isRefused = (isPriced || isListing) && isLow(wish.priceUnits, row.cost_units);
    return row.version !== wish.version || isRefused || (isListing && !row.is_active);
  });
  const there = added.flatMap(({ goodsId }) => byId.get(goodsId) ?? []);
  const stale = [...moved.map(({ row }) => row), ...there];
  if (stale.length > 0) throw staleRows(stale);
  const offers = await readOffers(tx, {
    shopId: shop.shop_id,
    goodsIds: added.map(({ goodsId }) => goodsId),
  });
  const costs = new Map(offers.map(({ id, cost_units }) => [id, cost_units]));
  const isDear = added.some(({ goodsId, priceUnits }) => {
    const cost = costs.get(goodsId);
    return cost === undefined || isLow(priceUnits, cost);
  });
  if (isDear) throw refuse('staleVersion', { reason: 'stale', ids: [] });
}

type Counts = {
  readonly added: number;
  readonly addedListed: number;
  readonly priced: number;
  readonly listed: number;
  readonly delisted: number;
};

function countPlan({ added, steps }: Plan): Counts {
  const moved = steps.filter(({ isMoved }) => isMoved);
  return {
    added: added.length,
    addedListed: added.filter(({ state }) => state === 'listed').length,
    priced: steps.filter(({ isPriced }) => isPriced).length,
    listed: moved.filter(({ wish }) => wish.state === 'listed').length,
    delisted: moved.filter(({ wish }) => wish.state === 'delisted').length,
  };
}

function writtenOf({ added, priced, listed, delisted }: Counts) {
  return { added, priced, listed, delisted };
}

function listedBy({ addedListed, listed, delisted }: Counts): number {
  return addedListed + listed - delisted;
}

/** @throws Refused `showcaseGoodsLimit` where something else took the room since the preview. */
function assertRoom(context: Context, quota: QuotaRow, counts: Counts): void {
  if (quota.rows_used + counts.added > quota.rows_max) {
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'rows_max'));
  }
  if (quota.listed + listedBy(counts) > quota.listed_max) {
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'goods_limit'));
  }
}

async function writePlan(context: Context, { added, steps }: Plan, counts: Counts) {
  const { tx, shop, now } = context;
  const shopId = shop.shop_id;
  if (added.length > 0) await insertItems(tx, shopId, added, now);
  const undo = await saveFileUndo(context, {
    added: added.map(({ goodsId }) => goodsId),
    changed: steps.map(({ row, isPriced, isMoved }) => ({
      goodsId: row.goods_id,
      versions: Number(isPriced) + Number(isMoved),
    })),
  });
  const priced = steps.filter(({ isPriced }) => isPriced).map(({ wish }) => wish);
  if (priced.length > 0) await updatePrices(tx, shopId, priced, now);
  for (const state of ['listed', 'delisted'] as const) {
    const moved = steps.filter(({ isMoved, wish }) => isMoved && wish.state === state);
    const goodsIds = moved.map(({ row }) => row.goods_id);
    if (goodsIds.length > 0) await updateState(tx, { shopId, goodsIds, state, at: now });
  }
  await moveQuota(tx, { shopId, listed: listedBy(counts), rows: counts.added, deleted: 0 });
  return undo;
}
