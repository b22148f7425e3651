// A buyer's wish to cancel (O4, O8): at once in the first minutes, afterwards a request that silence grants.
import { addHours, addMinutes } from '#domain/time.ts';
import { lifecycle, orderRows, parcelRows, type Context } from '#features/orders/server/public.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';

/** Statuses in which a buyer may ask to cancel when the free minutes are over. */
export const askable: readonly string[] = ['pending_payment', 'to_be_delivered'];

export type Cancelled = 'cancelled' | 'cancel_asked' | 'asked_before' | 'shipped';

/** Cancels a locked order that nobody has sent, or asks for it; gives what came of it. */
export async function cancelByBuyer(
  context: Context,
  order: orderRows.OrderRow,
  reason: string,
): Promise<Cancelled> {
  const { tx, shopId, now, env } = context;
  const isEarly = now <= addMinutes(order.paid_at, env.policy.cancelMinutes);
  if (order.status === 'pending_payment' && isEarly) {
    await lifecycle.cancelOrders(context, [order], { actor: 'buyer', move: 'cancelEarly', reason });
    return 'cancelled';
  }
  const parcels = await parcelRows.readParcels(tx, shopId, [order.id]);
  if (parcels.some(({ shipped_at }) => shipped_at !== null)) return 'shipped';
  const isAsked = await orderRows.noteCancelAsked(tx, shopId, order.id, { at: now, reason });
  if (!isAsked) return 'asked_before';
  // Before the confirmation the merchant's own deadline is the answer; from then on this one is.
  if (order.status === 'to_be_delivered') {
    const dueAt = addHours(now, env.policy.cancelAnswerHours);
    await setTimers(tx, shopId, [{ subject: order.id, kind: 'order.cancel', dueAt }]);
  }
  return 'cancel_asked';
}
