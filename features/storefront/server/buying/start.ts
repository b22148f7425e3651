// From an order to its payment: opened at its provider, and on to where the buyer pays.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { openPayment, type paymentResult } from '#features/checkout/pay.contract.ts';
import { isOutage, type Visit } from '#features/storefront/server/visit.ts';

export function isRedirect({ instructions }: OutputOf<typeof paymentResult>): boolean {
  return instructions?.kind === 'redirect';
}

/** The address to go on to once a payment was asked to open. */
export async function startAt(visit: Visit, token: string): Promise<string> {
  const here = `${visit.base}/payment/${encodeURIComponent(token)}`;
  try {
    const result = await visit.ask(openPayment, { token, host: visit.own?.host });
    return isRedirect(result) ? `${here}?go=1` : here;
  } catch (error) {
    // The order's page of payment says what is known, whatever went wrong on the way.
    return isOutage(error) ? `${here}?say=silent` : here;
  }
}
