// Money back by PayPal: looked for under our refund id before it is made; its keys are forgotten after weeks.
import { RefundRefused, type RefundRequest } from '#platform/ports/payments.ts';
import { ProviderFault } from '../rest.ts';
import { amountOf, readPaypalAmount, type PaypalClient } from './client.ts';
import { listRefunds, paypalRefund, type PaypalRefund } from './order.ts';

/**
 * Gives money back once, however often it is asked.
 *
 * @throws RefundRefused where PayPal does not refund this payment any more, or the money came back.
 */
export async function refundCapture(client: PaypalClient, ask: RefundRequest): Promise<'paid' | 'pending'> {
  const known = await listRefunds(client, ask.payment.ref);
  const made = known.find((one) => isOurs(one, ask)) ?? (await create(client, ask));
  const money = readPaypalAmount(made.amount);
  if (money?.asset !== ask.asset || money.units !== ask.units)
    throw refused('another amount was refunded under this id', ask);
  if (made.status === 'COMPLETED') return 'paid';
  if (made.status === 'PENDING') return 'pending';
  throw refused(made.status, ask);
}

function isOurs(
  { custom_id: custom, invoice_id: invoice }: PaypalRefund,
  { refundId }: RefundRequest,
): boolean {
  return custom === refundId || invoice === refundId;
}

function refused(reason: string, { refundId }: RefundRequest, cause?: unknown): RefundRefused {
  return new RefundRefused(`paypal did not pay the refund ${refundId}: ${reason}`, { cause });
}

async function create(client: PaypalClient, ask: RefundRequest): Promise<PaypalRefund> {
  const { refundId, providerPayment } = ask;
  const body = { amount: amountOf(ask), custom_id: refundId, invoice_id: refundId };
  const path = `/v2/payments/captures/${encodeURIComponent(providerPayment)}/refund`;
  try {
    return await client.request({ method: 'POST', path, body, onceKey: refundId }, paypalRefund);
  } catch (error) {
    // Under a key that was used with another amount it says so too.
    if (!(error instanceof ProviderFault) || (error.status !== 422 && error.status !== 400)) throw error;
    throw refused(error.reason, ask, error);
  }
}
