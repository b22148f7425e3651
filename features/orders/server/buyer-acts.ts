// What a buyer's word does to an order: received, fine, accepted, or more time to look.
import { refuse } from '#domain/wire/errors.ts';
import { acceptOrders, extendOrders, openWindows, receiveOrders } from './lifecycle.ts';
import { illegalMove, type Context } from './moves.ts';
import * as sql from './orders.sql.ts';
import { clearByBuyer } from './holds/parcel-holds.ts';

const acts = {
  received: { act: receiveOrders, move: 'receive' },
  fine: { act: openWindows, move: 'openWindow' },
  accept: { act: acceptOrders, move: 'accept' },
} as const;

/**
 * O13, O14, O15 by the buyer's word, for a locked order. An early acceptance takes no statutory right away.
 *
 * @throws Refused where the order is not at this step.
 */
export async function confirmByBuyer(
  context: Context,
  order: sql.OrderRow,
  step: keyof typeof acts,
): Promise<void> {
  const { tx, shopId } = context;
  if (step === 'received') await clearByBuyer(context, order.id);
  // What the carrier had said of a held parcel counts from now, and may have moved the order.
  const [now = order] = step === 'received' ? await sql.lockOrders(tx, shopId, [order.id]) : [order];
  const { act, move } = acts[step];
  const [moved] = await act(context, [now], { actor: 'buyer' });
  if (moved === undefined) throw illegalMove(now, move);
}

/** O13: more time to look at what came, once. @throws Refused where it was given before, or there is nothing to extend. */
export async function extendByBuyer(context: Context, order: sql.OrderRow): Promise<void> {
  if (order.receive_extended_at !== null) throw refuse('invalidOperation', { reason: 'extended_before' });
  const [moved] = await extendOrders(context, [order], { actor: 'buyer' });
  if (moved === undefined) throw illegalMove(order, 'extend');
}
