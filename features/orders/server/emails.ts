// What buyers are written when their order moves: in the transaction that moves it.
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { OrderMove } from '#domain/states/order.ts';
import { addDays } from '#domain/time.ts';
import { sendEmails, type NewEmail } from '#platform/db/emails.sql.ts';
import type { Context } from './moves.ts';

/** The email of a move; moves that are no news to a buyer have none. */
const emailOfMove: Partial<Record<OrderMove, EmailKind>> = {
  pay: 'order_paid',
  // Looked at when the promised day is over, and sent only where the goods are not there.
  confirm: 'order_late',
  ship: 'order_shipped',
  deliver: 'order_delivered',
  cancelEarly: 'order_cancelled',
  decline: 'order_cancelled',
  grantCancel: 'order_cancelled',
  cancelByShop: 'order_cancelled',
  missShipping: 'order_cancelled',
  comeBack: 'order_cancelled',
  accept: 'review_invited',
};

/** Writes to the buyers of orders that made this move, once an order and kind. */
export async function writeOfMove(
  { tx, shopId, now, env }: Pick<Context, 'tx' | 'shopId' | 'now' | 'env'>,
  move: OrderMove,
  orderIds: readonly string[],
): Promise<void> {
  const kind = emailOfMove[move];
  if (kind === undefined) return;
  const emails = orderIds.map((checkoutId): NewEmail => {
    const email = { id: env.random.id(now), kind, checkoutId, onceKey: `${checkoutId}:${kind}`, at: now };
    return kind === 'order_late' ? { ...email, dueAt: addDays(now, 1) } : email;
  });
  await sendEmails(tx, shopId, emails);
}

type Paid = { readonly id: string; readonly payment_id: string; readonly order_id: string | null };

/** Writes that refunds were sent. Of money that came too late the buyer was told when it came. */
export async function writeOfRefunds(
  { tx, shopId, now, env }: Pick<Context, 'tx' | 'shopId' | 'now' | 'env'>,
  refunds: readonly Paid[],
): Promise<void> {
  const emails = refunds.flatMap(({ id, order_id: checkoutId }): NewEmail[] => {
    if (checkoutId === null) return [];
    const written = { id: env.random.id(now), kind: 'refund_sent', checkoutId, at: now } as const;
    return [{ ...written, onceKey: `refund:${id}`, facts: { refund_id: id } }];
  });
  await sendEmails(tx, shopId, emails);
}
