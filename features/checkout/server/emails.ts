// What buyers are written about a payment that has not led to an order, or came beside the one that has.
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { Context } from '#features/orders/server/public.ts';
import { sendEmails } from '#platform/db/emails.sql.ts';

type PaymentEmail = Extract<
  EmailKind,
  'payment_open' | 'payment_expired' | 'payment_returned' | 'payment_twice'
>;

/** Writes to the buyers of checkouts, once a checkout and kind. Those who were not told how to pay are left in peace. */
export async function writeOfPayment(
  { tx, shopId, now, env }: Pick<Context, 'tx' | 'shopId' | 'now' | 'env'>,
  kind: PaymentEmail,
  checkoutIds: readonly string[],
): Promise<void> {
  const emails = checkoutIds.map((checkoutId) => ({
    id: env.random.id(now),
    kind,
    checkoutId,
    onceKey: `${checkoutId}:${kind}`,
    at: now,
  }));
  await sendEmails(tx, shopId, emails);
}
