// Webhooks of carriers and of those who speak for many carriers, in a form of their own: signed in one header, with a list
// of events. What each calls things stands in the configuration.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Carrier, CarrierReport } from '#platform/ports/carriers.ts';
import { eventShape, reportsOf } from './reports.ts';

export const webhookShape = z.strictObject({
  /** The header of the signature. */
  header: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/)),
  /**
   * How it proves who sent it: HMAC-SHA256 over the body, written in hexadecimal or base64; or the secret itself, for
   * those who sign nothing.
   */
  signature: z.enum(['hmac-sha256-hex', 'hmac-sha256-base64', 'token']),
  /** What stands before it in the header: `hmac-sha256-hex=`, `Bearer `. */
  prefix: z._default(z.string().check(z.maxLength(40)), ''),
  /** Two while one is being replaced. */
  secrets: z.array(z.string().check(z.minLength(16), z.maxLength(200))).check(z.minLength(1), z.maxLength(2)),
  ...eventShape,
});

export type WebhookConfig = z.infer<typeof webhookShape>;

/**
 * Reads messages of this form. Events that mean nothing to us are left out, and of a long history the newest count.
 *
 * @throws Refused `invalidRequest` by what it gives where a message is signed and is no list of events.
 */
export function webhookReader(config: WebhookConfig): NonNullable<Carrier['read']> {
  return ({ body, header }) => {
    if (!isSigned(config, body, header?.(config.header.toLowerCase()))) return undefined;
    const batch = reportsOf(config, readJson(body));
    if (batch === undefined) throw refuse('invalidRequest', { reason: 'shape', field: config.list });
    return { ...batch, reports: newestOf(batch.reports) };
  };
}

function isSigned({ signature, prefix, secrets }: WebhookConfig, body: Buffer, given = ''): boolean {
  if (!given.startsWith(prefix)) return false;
  const said = Buffer.from(given.slice(prefix.length));
  return secrets.some((secret) => {
    const right = Buffer.from(proofOf(signature, secret, body));
    return said.length === right.length && timingSafeEqual(said, right);
  });
}

function proofOf(signature: WebhookConfig['signature'], secret: string, body: Buffer): string {
  if (signature === 'token') return secret;
  return createHmac('sha256', secret)
    .update(body)
    .digest(signature === 'hmac-sha256-hex' ? 'hex' : 'base64');
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalidRequest', { reason: 'json' });
  }
}

function newestOf(reports: readonly CarrierReport[]): readonly CarrierReport[] {
  if (reports.length <= limits.dispatchRowsMax) return reports;
  return reports.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(-limits.dispatchRowsMax);
}
