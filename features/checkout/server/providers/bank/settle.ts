// Payments that a statement made whole become orders, whether or not whoever brought it is still there.
import { payments } from '#features/orders/server/public.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import { providerNamed } from '#platform/ports/payments.ts';
import { bankSettleTimer } from '#features/bank/server/public.ts';
import { recordCapture } from '#features/checkout/server/capture.ts';
import { refOf } from '#features/checkout/server/pay.ts';

const settle: NetworkHandler = async ({ env, shopId, due }) => {
  const subjects = due.map(({ subject }) => subject);
  const rows = await payments.findAsked(env.db.direct, shopId, subjects);
  // What no payment stands behind is nobody's to look at again.
  const looked = new Set(subjects.filter((subject) => !rows.some(({ id }) => id === subject)));
  let failure: unknown;
  for (const row of rows) {
    try {
      const provider = providerNamed(env.payments, row.provider);
      const capture = await provider.fetch(refOf(shopId, row.id, row));
      if (capture !== undefined) await recordCapture(env, { provider, capture });
      looked.add(row.id);
    } catch (error) {
      // One that cannot be recorded now must not keep the others waiting.
      failure = error;
    }
  }
  await clearTimers(env.db.direct, { shopId, subjects: [...looked], kinds: [bankSettleTimer] });
  if (looked.size < subjects.length) throw new Error('a transfer could not be recorded', { cause: failure });
};

export const bankJobs: TimerKinds = { [bankSettleTimer]: { reach: settle } };
