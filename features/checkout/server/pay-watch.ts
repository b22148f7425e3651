// Money that nobody told of: payments under way are asked about while they can be paid, so that a lost message costs
// the buyer half a minute and not half an hour.
import { addMinutes } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import { payments } from '#features/orders/server/public.ts';
import { inShop } from '#platform/db/scope.ts';
import { listSoon } from '#platform/jobs/timers.sql.ts';
import { providerNamed } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { askProvider } from './ask-provider.ts';
import { expireTimer } from './expire-timer.ts';
import { refOf } from './pay.ts';

/** Providers are asked so many questions at a time. */
const atOnce = 10;

/**
 * Asks the providers about every payment that waits for its money, and records what they took; gives how much came of
 * it. Providers that look for their money themselves are not asked. Several processes at once do no harm.
 */
export async function askOpenPayments(env: Environment): Promise<number> {
  const now = env.clock.now();
  // The timer that ends a checkout is there as long as its payment is open.
  const due = {
    from: now,
    to: addMinutes(now, limits.reservationMinutes),
    limit: limits.openPaymentsAskedMax,
  };
  const open = await listSoon(env.db.direct, expireTimer, due);
  const shops = Map.groupBy(open, ({ shop_id }) => shop_id);
  let count = 0;
  for (const [shopId, timers] of shops) {
    const ids = timers.map(({ subject }) => subject);
    count += await inShop(shopId, () => askShop(env, shopId, ids));
  }
  return count;
}

async function askShop(env: Environment, shopId: bigint, ids: readonly string[]): Promise<number> {
  const rows = await payments.findAsked(env.db.direct, shopId, ids);
  let count = 0;
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    const answered = await Promise.all(part.map((row) => askAbout(env, shopId, row)));
    count += answered.filter(Boolean).length;
  }
  return count;
}

/** True where money was found. */
async function askAbout(
  env: Environment,
  shopId: bigint,
  row: payments.Asked & { id: string },
): Promise<boolean> {
  try {
    const provider = providerNamed(env.payments, row.provider);
    if (provider.look !== undefined) return false;
    const effect = await askProvider(env, provider, { payment: refOf(shopId, row.id, row) });
    return effect !== 'waiting' && effect !== 'ended';
  } catch (error) {
    // One that the provider is silent about keeps no other one waiting: it is asked again.
    env.log.warn({ error, payment: row.id }, 'a provider is silent about a payment');
    return false;
  }
}
