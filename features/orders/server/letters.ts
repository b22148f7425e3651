// What buyers are written when their order moves: in the transaction that moves it.
import type { LetterKind } from '#domain/letters.ts';
import type { OrderMove } from '#domain/states/order.ts';
import { addDays } from '#domain/time.ts';
import { sendLetters, type NewLetter } from '#platform/db/letters.sql.ts';
import type { Ground } from './moves.ts';

/** The letter of a move; moves that are no news to a buyer have none. */
const letterOfMove: Partial<Record<OrderMove, LetterKind>> = {
  pay: 'order_paid',
  // Looked at when the promised day is over, and sent only where the goods are not there.
  confirm: 'order_late',
  ship: 'order_shipped',
  deliver: 'order_delivered',
  cancelEarly: 'order_cancelled',
  decline: 'order_cancelled',
  grantCancel: 'order_cancelled',
  missShipping: 'order_cancelled',
  comeBack: 'order_cancelled',
  accept: 'review_invited',
};

/** Writes to the buyers of orders that made this move, once an order and kind. */
export async function writeOfMove(
  { tx, shopId, now, world }: Pick<Ground, 'tx' | 'shopId' | 'now' | 'world'>,
  move: OrderMove,
  orderIds: readonly string[],
): Promise<void> {
  const kind = letterOfMove[move];
  if (kind === undefined) return;
  const letters = orderIds.map((checkoutId): NewLetter => {
    const letter = { id: world.random.id(now), kind, checkoutId, onceKey: `${checkoutId}:${kind}`, at: now };
    return kind === 'order_late' ? { ...letter, dueAt: addDays(now, 1) } : letter;
  });
  await sendLetters(tx, shopId, letters);
}

type Paid = { readonly id: string; readonly payment_id: string; readonly order_id: string | null };

/** Writes that refunds were sent. Of money that came too late the buyer was told when it came. */
export async function writeOfRefunds(
  { tx, shopId, now, world }: Pick<Ground, 'tx' | 'shopId' | 'now' | 'world'>,
  refunds: readonly Paid[],
): Promise<void> {
  const letters = refunds.flatMap(({ id, order_id: checkoutId }): NewLetter[] => {
    if (checkoutId === null) return [];
    const written = { id: world.random.id(now), kind: 'refund_sent', checkoutId, at: now } as const;
    return [{ ...written, onceKey: `refund:${id}`, facts: { refund_id: id } }];
  });
  await sendLetters(tx, shopId, letters);
}
