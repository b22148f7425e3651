// O3: a checkout that was not paid in time ends and its stock is free; but the provider is asked first.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays, addHours } from '#domain/time.ts';
import { releaseDiscounts } from '#features/discounts/server/public.ts';
import { stock } from '#features/goods/server/public.ts';
import { payments } from '#features/orders/server/public.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import { providerNamed } from '#platform/ports/payments.ts';
import { askProvider } from './ask-provider.ts';
import { expireTimer } from './expire-timer.ts';
import { forgetAbandoned, lapseHolds, purgeHolds } from './holds/holds.sql.ts';
import { writeOfPayment } from './emails.ts';
import { pagesOf, refOf } from './pay.ts';
import * as sql from './quote.sql.ts';

const expire: NetworkHandler = async ({ env, shopId, due }) => {
  const over: string[] = [];
  const answered: string[] = [];
  let failure: unknown;
  const asked = await payments.findAsked(
    env.db.direct,
    shopId,
    due.map(({ subject }) => subject),
  );
  for (const row of asked) {
    const subject = row.id;
    try {
      // A message may have been lost: money that was taken makes its order even now.
      const provider = providerNamed(env.payments, row.provider);
      const effect = await askProvider(env, provider, {
        payment: refOf(shopId, subject, row),
        pages: pagesOf(row),
      });
      // A stray is not this checkout's money: it ends like one that nobody paid.
      if (effect === 'waiting' || effect === 'ended' || effect === 'stray') over.push(subject);
      answered.push(subject);
    } catch (error) {
      // Of one that the provider says nothing about nothing is known; the stock of the others is free.
      failure = error;
    }
  }
  const lapsed = await env.db.transaction(async (tx) => {
    const now = env.clock.now();
    const ended = await sql.expireCheckouts(tx, { shopId, ids: over, now });
    const lines = ended.flatMap((row) => row.lines.map(({ goods_id, qty }) => ({ goodsId: goods_id, qty })));
    await releaseDiscounts(
      tx,
      shopId,
      ended.map(({ id }) => id),
    );
    if (lines.length > 0) await stock.release({ tx, shopId, now }, lines);
    const ids = ended.map(({ id }) => id);
    const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))];
    // One that was given its days meanwhile keeps the timer that says when they end.
    const extended = new Set(await sql.findStillOpen(tx, shopId, over, now));
    await clearTimers(tx, {
      shopId,
      subjects: answered.filter((id) => !extended.has(id)),
      kinds: [expireTimer],
    });
    await writeOfPayment({ env, tx, shopId, now }, 'payment_expired', ids);
    return { checkoutIds: ids, goodsIds, at: now };
  });
  // Beside it, because goods of all shops lie elsewhere; where this is lost, the hold counts until its own end.
  if (lapsed.goodsIds.length > 0) await lapseHolds(env.db.direct, lapsed);
  if (answered.length < due.length)
    throw new Error('the provider was silent about a payment', { cause: failure });
};

export const quotePurgeTimer = 'house.purge-quotes';

export const checkoutJobs: TimerKinds = {
  [expireTimer]: { reach: expire },
  // Quotes that nobody took are forgotten a day after they ended; those of checkouts stay with their orders.
  ...makePurgeJob(quotePurgeTimer, {
    everyMs: dayMs,
    purges: [
      (tx, { now, limit }) => sql.purgeQuotes(tx, addDays(now, -1), limit),
      (tx, { now, limit }) => purgeHolds(tx, addHours(now, -limits.lapsedHours), limit),
      (tx, { now, limit }) => forgetAbandoned(tx, addDays(now, -limits.abandonedDays), limit),
    ],
  }),
};
