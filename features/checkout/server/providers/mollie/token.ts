// What makes the address of a payment's messages one that only the provider was told: its messages are signed by nobody.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `<payment>.<seal>`. */
export function tokenOf(paymentId: string, secret: string): string {
  return `${paymentId}.${sealOf(paymentId, secret)}`;
}

/** The payment that a token is of; undefined where this instance did not make it. */
export function readToken(token: string | undefined, secret: string): string | undefined {
  const at = token?.lastIndexOf('.') ?? -1;
  if (token === undefined || at <= 0) return undefined;
  const paymentId = token.slice(0, at);
  const given = Buffer.from(token.slice(at + 1));
  const right = Buffer.from(sealOf(paymentId, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? paymentId : undefined;
}

function sealOf(paymentId: string, secret: string): string {
  return createHmac('sha256', secret).update(`payment-hook|${paymentId}`).digest('base64url').slice(0, 22);
}
