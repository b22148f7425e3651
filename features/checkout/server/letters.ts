// What buyers are written about a payment that has not led to an order.
import type { LetterKind } from '#domain/letters.ts';
import type { Ground } from '#features/orders/server/public.ts';
import { sendLetters } from '#platform/db/letters.sql.ts';

type PaymentLetter = Extract<LetterKind, 'payment_open' | 'payment_expired' | 'payment_returned'>;

/** Writes to the buyers of checkouts, once a checkout and kind. Those who were not told how to pay are left in peace. */
export async function writeOfPayment(
  { tx, shopId, now, world }: Pick<Ground, 'tx' | 'shopId' | 'now' | 'world'>,
  kind: PaymentLetter,
  checkoutIds: readonly string[],
): Promise<void> {
  const letters = checkoutIds.map((checkoutId) => ({
    id: world.random.id(now),
    kind,
    checkoutId,
    onceKey: `${checkoutId}:${kind}`,
    at: now,
  }));
  await sendLetters(tx, shopId, letters);
}
