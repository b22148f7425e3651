// O2: an order is born, once, from a captured payment of its exact total.
import { captureRecipe } from '#domain/recipes/order.ts';
import { post } from '#features/ledger/server/public.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { insertOrder, type NewOrder } from './create.sql.ts';
import { writeOfMove } from './emails.ts';
import { termsIn, type Context } from './moves.ts';
import { timersOf } from './timers.ts';

/**
 * Inserts the order, its timers and the capture in the books, by statements that are all sent at once. The evidence must have been inserted by this
 * transaction; the database refuses an order whose total or currency is not that of its evidence.
 */
export async function createOrder(
  context: Context,
  order: NewOrder,
  { provider, shop }: { readonly provider: string; readonly shop: ShopRow },
): Promise<void> {
  const { tx, shopId, now, env } = context;
  const timers = timersOf(
    'pending_payment',
    { ...unborn, id: order.id, paidAt: order.paidAt },
    env.policy,
    termsIn(shop),
  );
  const money = {
    id: order.id,
    totalUnits: order.totalUnits,
    taxUnits: order.taxUnits,
    costUnits: order.costUnits,
    supplierShippingUnits: order.supplierShippingUnits,
  };
  // None of these needs another's answer, so they travel together; they run in this order.
  await Promise.all([
    insertOrder(tx, shopId, order),
    setTimers(tx, shopId, timers),
    writeOfMove(context, 'pay', [order.id]),
    post(tx, shopId, now, captureRecipe(money, provider)),
  ]);
}

const unborn = {
  confirmedAt: null,
  shippedAt: null,
  deliveredAt: null,
  receivedAt: null,
  windowEndsAt: null,
  acceptedAt: null,
  releaseAt: null,
  releasedAt: null,
};
