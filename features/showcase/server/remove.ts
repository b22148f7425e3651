// Taking goods off sale, back on sale, or out of the showcase.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse, type RefusalKey, type Shown } from '#domain/wire/errors.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import type { removeFromShowcase } from '#features/showcase/contract.ts';
import {
  accepted,
  holdLimits,
  presentLimit,
  refusedRow,
  shownLimit,
  type Context,
  type LimitReason,
  type Result,
} from './context.ts';
import { deleteItems, lockItems, updateState, type ItemRow } from './items.sql.ts';
import { moveQuota, type QuotaRow } from './quota.sql.ts';
import { saveUndo, noUndo } from './undo.ts';

type Input = InputOf<typeof removeFromShowcase>;
type Output = GivenOf<typeof removeFromShowcase>;
type No = { readonly key: RefusalKey; readonly shown: Shown & { reason: string } };

/**
 * Changes rows of the showcase; each has its own result, and an id that is not the shop's own is not found.
 * Removals count against the shop's day and can be taken back; delisting does not count. Twice is as good as
 * once.
 *
 * @throws Refused `showcaseDeleteLimit` or `showcaseGoodsLimit`, with limit and used, where it stops every row.
 */
export async function removeGoods(context: Context, { ids, mode }: Input): Promise<Output> {
  const quota = await holdLimits(context);
  const rows = await lockItems(context.tx, context.shop.shop_id, ids);
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const verdicts = new Map<string, No | 'done' | 'change'>();
  const used = { ...quota };
  for (const id of ids) {
    if (!verdicts.has(id)) verdicts.set(id, judge(context, byId.get(id), mode, used));
  }
  assertNotFull([...verdicts.values()]);
  const changed = rows.filter(({ goods_id }) => verdicts.get(goods_id) === 'change');
  const isRemoved = mode === 'remove' && changed.length > 0;
  const goodsIds = changed.map(({ goods_id }) => goods_id);
  const undo = isRemoved ? await saveUndo(context, 'remove', goodsIds) : noUndo;
  if (changed.length > 0) await change(context, mode, changed);
  const results = ids.map((id) => ({ id, ...resultOf(context, verdicts.get(id)) }));
  return { results, ...undo, limit: await presentLimit(context) };
}

/** What is accepted is counted into `used`. */
function judge(
  context: Context,
  row: ItemRow | undefined,
  mode: Input['mode'],
  used: QuotaRow,
): No | 'done' | 'change' {
  if (row === undefined) return { key: 'recordNotFound', shown: { reason: 'unknown' } };
  if (mode === 'delist') return row.status === 'delisted' ? 'done' : 'change';
  if (mode === 'remove') {
    if (used.deleted >= used.deleted_max) return full(context, 'showcaseDeleteLimit', used, 'delete_limit');
    used.deleted += 1;
    return 'change';
  }
  if (row.status === 'listed') return 'done';
  if (!row.is_active) return { key: 'invalidOperation', shown: { reason: 'withdrawn' } };
  if (row.price_units < floorUnits(row.cost_units, context.commissionBps)) {
    return { key: 'invalidParameter', shown: { field: 'sale_price', reason: 'below_break_even' } };
  }
  if (used.listed >= used.listed_max) return full(context, 'showcaseGoodsLimit', used, 'goods_limit');
  used.listed += 1;
  return 'change';
}

function full(context: Context, key: RefusalKey, used: QuotaRow, reason: LimitReason): No {
  return { key, shown: shownLimit(context, used, reason) };
}

function assertNotFull(verdicts: readonly (No | 'done' | 'change')[]): void {
  const [first] = verdicts;
  if (first === undefined || typeof first === 'string') return;
  const isLimit = first.key === 'showcaseDeleteLimit' || first.key === 'showcaseGoodsLimit';
  const areAll = verdicts.every((verdict) => typeof verdict !== 'string' && verdict.key === first.key);
  if (isLimit && areAll) throw refuse(first.key, first.shown);
}

async function change(context: Context, mode: Input['mode'], rows: readonly ItemRow[]): Promise<void> {
  const { tx, shop, now } = context;
  const ids = rows.map(({ goods_id }) => goods_id);
  const wereListed = rows.filter(({ status }) => status === 'listed').length;
  if (mode === 'remove') {
    await deleteItems(tx, { shopId: shop.shop_id, goodsIds: ids, at: now });
    await moveQuota(tx, {
      shopId: shop.shop_id,
      listed: -wereListed,
      rows: -ids.length,
      deleted: ids.length,
    });
    return;
  }
  await updateState(tx, {
    shopId: shop.shop_id,
    goodsIds: ids,
    state: mode === 'relist' ? 'listed' : 'delisted',
    at: now,
  });
  const listed = mode === 'relist' ? ids.length : -ids.length;
  await moveQuota(tx, { shopId: shop.shop_id, listed, rows: 0, deleted: 0 });
}

function resultOf({ language }: Context, verdict: No | 'done' | 'change' | undefined): Result {
  if (verdict === undefined) throw new Error('every id was judged');
  return typeof verdict === 'string' ? accepted : refusedRow(language, verdict.key, verdict.shown);
}
