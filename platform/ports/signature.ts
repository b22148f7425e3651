// Signed messages: `t=<seconds>,v1=<hex>` over `<t>.<body>`, as card providers do it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '#domain/limits.ts';

export const signatureHeader = 'stockless-signature';

/** Signs bytes at a time. */
export function sign(body: Buffer | string, secret: string, at: Date): string {
  return signAll(body, [secret], at);
}

/** Signs with several secrets: the receiver takes what one of them made, so that it can change its own in peace. */
export function signAll(body: Buffer | string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${mac(seconds, body, secret)}`)].join(',');
}

/**
 * True where one of the active secrets made this signature and its stamp is within the tolerance.
 * Two secrets are active while one is being replaced.
 */
export function isSigned(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, seconds, given] = found ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > limits.webhookToleranceMs) return false;
  const bytes = Buffer.from(given, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(mac(Number(seconds), body, secret), 'hex'), bytes),
  );
}

function mac(seconds: number, body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
