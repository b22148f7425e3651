// Taking goods off sale, back on sale, or out of the showcase.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse, type RefusalKey } from '#domain/errors.ts';
import { floorUnits } from '#domain/prices.ts';
import type { removeFromShowcase } from '#features/showcase/contract.ts';
import { accepted, holdLimits, presentLimit, refusedRow, type Ground, type Result } from './ground.ts';
import { deleteItems, lockItems, updateState, type ItemRow } from './items.sql.ts';
import { moveQuota, type QuotaRow } from './quota.sql.ts';

type Input = InputOf<typeof removeFromShowcase>;
type Output = OutputOf<typeof removeFromShowcase>;
type No = { readonly key: RefusalKey; readonly reason: string };

/**
 * Changes rows of the showcase; each has its own result, and an id that is not the shop's own is not found.
 * Removals count against the shop's day, delisting does not. Twice is as good as once.
 *
 * @throws Refused `showcaseDeleteLimit` or `showcaseGoodsLimit` where the limit stops every row.
 */
export async function removeGoods(ground: Ground, { ids, mode }: Input): Promise<Output> {
  const quota = await holdLimits(ground);
  const rows = await lockItems(ground.tx, ground.shop.shop_id, ids);
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const left = { deletions: quota.deleted_max - quota.deleted, listed: quota.listed_max - quota.listed };
  const verdicts = new Map<string, No | 'done' | 'change'>();
  for (const id of ids) {
    if (!verdicts.has(id)) verdicts.set(id, judge(ground, byId.get(id), mode, left));
  }
  assertNotFull([...verdicts.values()], quota);
  const changed = rows.filter(({ goods_id }) => verdicts.get(goods_id) === 'change');
  if (changed.length > 0) await change(ground, mode, changed);
  const results = ids.map((id) => ({ id, ...resultOf(ground, verdicts.get(id)) }));
  return { results, limit: await presentLimit(ground) };
}

type Left = { deletions: number; listed: number };

function judge(
  ground: Ground,
  row: ItemRow | undefined,
  mode: Input['mode'],
  left: Left,
): No | 'done' | 'change' {
  if (row === undefined) return { key: 'recordNotFound', reason: 'unknown' };
  if (mode === 'delist') return row.status === 'delisted' ? 'done' : 'change';
  if (mode === 'remove') {
    if (left.deletions < 1) return { key: 'showcaseDeleteLimit', reason: 'delete_limit' };
    left.deletions -= 1;
    return 'change';
  }
  if (row.status === 'listed') return 'done';
  if (row.price_units < floorUnits(row.cost_units, ground.commissionBps)) {
    return { key: 'invalidParameter', reason: 'below_break_even' };
  }
  if (left.listed < 1) return { key: 'showcaseGoodsLimit', reason: 'goods_limit' };
  left.listed -= 1;
  return 'change';
}

function assertNotFull(verdicts: readonly (No | 'done' | 'change')[], quota: QuotaRow): void {
  const [first] = verdicts;
  if (first === undefined || typeof first === 'string') return;
  const isLimit = first.key === 'showcaseDeleteLimit' || first.key === 'showcaseGoodsLimit';
  const areAll = verdicts.every((verdict) => typeof verdict !== 'string' && verdict.key === first.key);
  if (isLimit && areAll) {
    throw refuse(first.key, {
      reason: first.reason,
      delete_daily: quota.deleted_max,
      goods_limit: quota.listed_max,
    });
  }
}

async function change(ground: Ground, mode: Input['mode'], rows: readonly ItemRow[]): Promise<void> {
  const { tx, shop, now } = ground;
  const ids = rows.map(({ goods_id }) => goods_id);
  const wereListed = rows.filter(({ status }) => status === 'listed').length;
  if (mode === 'remove') {
    await deleteItems(tx, shop.shop_id, ids);
    await moveQuota(tx, shop.shop_id, { listed: -wereListed, rows: -ids.length, deleted: ids.length });
    return;
  }
  await updateState(tx, shop.shop_id, ids, { state: mode === 'relist' ? 'listed' : 'delisted', at: now });
  const listed = mode === 'relist' ? ids.length : -ids.length;
  await moveQuota(tx, shop.shop_id, { listed, rows: 0, deleted: 0 });
}

function resultOf({ language }: Ground, verdict: No | 'done' | 'change' | undefined): Result {
  if (verdict === undefined) throw new Error('every id was judged');
  return typeof verdict === 'string' ? accepted : refusedRow(language, verdict.key, verdict.reason);
}
