// The secret of a request's link. It follows from the instance's secret, so that it is kept nowhere and a second email
// has the same one; the database has its hash.
import { createHash, createHmac } from 'node:crypto';
import type { Environment } from '#platform/environment.ts';

type Keyed = Pick<Environment, 'secret'>;

/** 256 bits, in base64url. */
export function contactTokenOf({ secret }: Keyed, id: string): string {
  return createHmac('sha256', secret).update(`contact|${id}`).digest('base64url');
}

export function contactTokenHash(token: string): Buffer {
  return createHash('sha256').update(token.trim()).digest();
}

/** An address as its turn is kept. */
export function contactAddressHash({ secret }: Keyed, email: string): Buffer {
  return createHmac('sha256', secret).update(`contact-address|${email.toLowerCase()}`).digest();
}
