// What is due by itself: costs, contracts, claims that nobody answered, and telling merchants.
import { limits } from '#domain/limits.ts';
import { floorUnits, pieceMoney } from '#domain/pricing/prices.ts';
import { addDays } from '#domain/time.ts';
import { setCosts } from '#features/goods/server/public.ts';
import { goodsChanged } from '#features/showcase/server/public.ts';
import { commissionBpsOf, shopOf } from '#features/shop/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { claimSilentTimer } from './claims.ts';
import * as claims from './claims.sql.ts';
import * as sql from './costs.sql.ts';
import { applyDue, contractDueTimer } from './contracts.ts';
import { costDueTimer, costToldTimer } from './feed.ts';

export const supplyJobs: TimerKinds = {
  [costDueTimer]: { run: applyCosts },
  [costToldTimer]: { run: tellCosts },
  [contractDueTimer]: { run: ({ tx, env }) => applyDue(tx, env.clock.now()) },
  [claimSilentTimer]: { run: endSilence },
};

const subjectsOf = ({ due }: TimerWork) => due.map(({ subject }) => subject);

/** The announced day has come. Showcases look again by their own rule: off sale, or a price that follows. */
async function applyCosts(work: TimerWork): Promise<void> {
  const { tx, env } = work;
  const now = env.clock.now();
  const applied = await sql.endChanges(tx, { ids: subjectsOf(work), state: 'applied', at: now });
  await setCosts(
    tx,
    applied.map(({ goods_id, new_units }) => ({ id: goods_id, units: new_units })),
    now,
  );
  const ids = applied.map(({ goods_id }) => goods_id);
  if (ids.length > 0) await goodsChanged(tx, ids, now);
}

/** Each merchant hears of each change once: when, from what, to what, and what it leaves at today's price. */
async function tellCosts(work: TimerWork): Promise<void> {
  const { tx, env, shopId } = work;
  const now = env.clock.now();
  const shop = await shopOf(tx, shopId);
  const commissionBps = await commissionBpsOf(tx, env, shop);
  const { currency } = shop;
  const money = (units: bigint) => ({ units: String(units), currency });
  for (const one of await sql.changesForShop(tx, { shopId, ids: subjectsOf(work) })) {
    const costUnits = one.new_units;
    const floor = floorUnits(costUnits, commissionBps);
    const piece = { priceUnits: one.price_units, costUnits, shipFeeUnits: 0n, commissionBps, restockBps: 0 };
    const { profit } = pieceMoney(piece);
    const isBelow = one.price_units < floor;
    const isRise = costUnits > one.old_units;
    await tell(tx, shopId, {
      id: env.random.id(now),
      code: !isRise ? 'cost_falls' : isBelow ? 'cost_rises_below' : 'cost_rises',
      onceKey: `cost:${one.id}`,
      facts: {
        title: one.title,
        goods_id: one.goods_id,
        when: { at: one.from_at.toISOString() },
        old: money(one.old_units),
        cost: money(costUnits),
        price: money(one.price_units),
        ...(isBelow ? { floor: money(floor) } : { profit: money(profit) }),
      },
      at: now,
    });
  }
}

/** Nobody answered in the days of a claim: it is decided on what is there. */
async function endSilence(work: TimerWork): Promise<void> {
  const { tx, env } = work;
  const now = env.clock.now();
  for (const id of subjectsOf(work))
    await claims.answerRow(tx, {
      id,
      answer: null,
      by: null,
      at: now,
      decideBy: addDays(now, limits.claimDecideDays),
    });
}
