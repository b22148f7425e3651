// Money back by Mollie: looked for under our refund id before it is made, because its keys are forgotten after an hour.
import * as z from 'zod/mini';
import { RefundRefused, type RefundRequest } from '#platform/ports/payments.ts';
import { ProviderFault } from '../rest.ts';
import {
  amountOf,
  mollieAmount,
  mollieId,
  mollieMoment,
  pageShape,
  readMollieAmount,
  type MollieClient,
} from './client.ts';

export const mollieRefund = z.object({
  id: mollieId,
  paymentId: mollieId,
  status: z.string(),
  createdAt: mollieMoment,
  amount: mollieAmount,
  metadata: z.optional(z.nullable(z.unknown())),
});

export type MollieRefund = z.infer<typeof mollieRefund>;

const ownMetadata = z.object({ refund: z.string() });
const page = pageShape('refunds', mollieRefund);

/** A payment has a handful of refunds; so many pages of 250 are looked through. */
const pagesMax = 4;

/** Our id of a refund; undefined where it was made in Mollie's dashboard. */
export function refundIdOf({ metadata }: MollieRefund): string | undefined {
  return z.safeParse(ownMetadata, metadata).data?.refund;
}

/** True where the money is on its way or there: a refund that failed or was canceled moved nothing. */
export function isRefundAlive({ status }: MollieRefund): boolean {
  return status !== 'failed' && status !== 'canceled';
}

/**
 * Gives money back once, however often it is asked.
 *
 * @throws RefundRefused where Mollie does not refund this payment any more, or a bank sent the money back.
 */
export async function refundPayment(client: MollieClient, ask: RefundRequest): Promise<'paid' | 'pending'> {
  const made = (await find(client, ask)) ?? (await create(client, ask));
  const money = readMollieAmount(made.amount);
  if (money?.asset !== ask.asset || money.units !== ask.units || made.paymentId !== ask.providerPayment)
    throw refused('another amount was refunded under this id', ask);
  if (made.status === 'refunded') return 'paid';
  if (isRefundAlive(made)) return 'pending';
  throw refused(made.status, ask);
}

function refused(reason: string, { refundId }: RefundRequest, cause?: unknown): RefundRefused {
  return new RefundRefused(`mollie did not pay the refund ${refundId}: ${reason}`, { cause });
}

async function find(client: MollieClient, ask: RefundRequest): Promise<MollieRefund | undefined> {
  let path: string | undefined = `${pathOf(ask)}?limit=250`;
  for (let pages = 0; path !== undefined && pages < pagesMax; pages += 1) {
    const answer: z.infer<typeof page> = await client.request({ method: 'GET', path }, page);
    const found = answer._embedded.refunds.find((one) => refundIdOf(one) === ask.refundId);
    if (found !== undefined) return found;
    path = answer._links.next?.href;
  }
  // Beyond this nobody can say whether it was made: it is not made a second time.
  if (path !== undefined) throw new Error(`the payment ${ask.providerPayment} has too many refunds`);
  return undefined;
}

function pathOf({ providerPayment }: RefundRequest): string {
  return `/v2/payments/${encodeURIComponent(providerPayment)}/refunds`;
}

async function create(client: MollieClient, ask: RefundRequest): Promise<MollieRefund> {
  const metadata = { payment: ask.payment.paymentId, refund: ask.refundId };
  const body = { amount: amountOf(ask), description: ask.refundId, metadata };
  try {
    return await client.request(
      { method: 'POST', path: pathOf(ask), body, onceKey: ask.refundId },
      mollieRefund,
    );
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.status !== 422) throw error;
    throw refused(error.reason, ask, error);
  }
}
