// Free pieces that a shop does not sell go back to all shops.
import { addMinutes } from '#domain/time.ts';
import type { Environment } from '#platform/environment.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './allotment.sql.ts';
import { lotIdleMinutes, lotLookMinutes, lotSubject, lotTimer, setLotTimer } from './allotments.ts';
import { sumStock } from './stock-sums.ts';

/** Goods of one shop whose lots go back in one transaction. */
const lotsPerBatch = 200;

const returnLots: NetworkHandler<Environment> = async ({ env, shopId }) => {
  const now = env.clock.now();
  const before = addMinutes(now, -lotIdleMinutes);
  let more = true;
  while (more) more = (await returnIdle(env, { shopId, before })) === lotsPerBatch;
  // What was sold since this timer was last due, in case the process that sold it died before it wrote the sum.
  const since = addMinutes(now, -2 * lotLookMinutes);
  const used = await sql.listUsed(env.db.direct, { shopId, since });
  await sumStock(
    env.db.direct,
    used.map(({ goods_id }) => goods_id),
    now,
  );
  await sql.dropEmpty(env.db.direct, { shopId, before });
  // The timer is cleared before the look, so that lots which come meanwhile are seen or set it again.
  await env.db.transaction(async (tx) => {
    await clearTimers(tx, { shopId, subjects: [lotSubject], kinds: [lotTimer] });
    const lastLook = addMinutes(now, -lotLookMinutes);
    const left = await sql.findOldest(tx, { shopId, since: lastLook });
    // While a shop sells, the sums are looked at soon again; else its oldest lot is waited for.
    if (left?.is_used === true) await setLotTimer(tx, { shopId, at: now });
    else if (left !== undefined && left.oldest_at !== null)
      await setLotTimer(tx, { shopId, at: left.oldest_at }, lotIdleMinutes);
  });
};

type Idle = { readonly shopId: bigint; readonly before: Date };

/** Returns one batch of idle lots; how many there were. */
async function returnIdle(env: Environment, { shopId, before }: Idle): Promise<number> {
  const idle = await sql.listIdle(env.db.direct, { shopId, before, limit: lotsPerBatch });
  if (idle.length === 0) return 0;
  const goodsIds = idle.map(({ goods_id }) => goods_id);
  await env.db.transaction(async (tx) => {
    await sql.lockStock(tx, { goodsIds });
    const back = await sql.emptyLots(tx, { shopId, goodsIds, before });
    await sql.changeAllotted(
      tx,
      back.map(({ goodsId, qty }) => ({ goodsId, qty: -qty })),
    );
  });
  return idle.length;
}

export const stockJobs: TimerKinds = { [lotTimer]: { reach: returnLots } };
