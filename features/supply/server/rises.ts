// Costs that people of the catalogue raise, by a file or by hand: announced like those of a supplier's own feed.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { CostRises } from '#features/goods/server/public.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import * as sql from './costs.sql.ts';
import { costDueTimer, costToldTimer } from './feed.ts';

/**
 * Goods that a shop sells keep their cost for `limits.costNoticeDays`; every merchant who sells them is told. The same
 * rise said again stands with its day, another cost takes its place. Goods that nobody sells rise at once.
 */
export const announceRises: CostRises = async (tx, changes, { env, personId, isDryRun }) => {
  const rises = changes.filter(({ old, units }) => units > old).map(({ goodsId }) => goodsId);
  const sold = new Set(await sql.listSold(tx, rises));
  if (isDryRun) return sold;
  const now = env.clock.now();
  const from = addDays(now, limits.costNoticeDays);
  const ids = changes.map(({ goodsId }) => goodsId);
  const open = new Map((await sql.openChanges(tx, { goodsIds: ids })).map((row) => [row.goods_id, row]));
  const other = changes.filter(({ goodsId, units }) => open.get(goodsId)?.new_units !== units);
  const replaced = other.flatMap(({ goodsId }) => open.get(goodsId)?.id ?? []);
  await sql.endChanges(tx, { ids: replaced, state: 'withdrawn', at: now });
  const told: string[] = [];
  for (const { goodsId, supplierId, old, units } of other) {
    if (!sold.has(goodsId)) continue;
    const id = env.random.id(now);
    await sql.addChange(tx, {
      id,
      goods_id: goodsId,
      supplier_id: supplierId,
      old_units: old,
      new_units: units,
      announced_at: now,
      from_at: from,
      state: 'announced',
      personId,
    });
    await setTimers(tx, 0n, [{ subject: id, kind: costDueTimer, dueAt: from }]);
    told.push(id);
  }
  await setTimersOfShops(tx, await sql.sellersOf(tx, told), { kind: costToldTimer, dueAt: now });
  return sold;
};
