// Secret links of emails: each follows from the instance's secret and what it is for, and is stored nowhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, type Routed } from '#domain/wire/ids.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';

type Keyed = Pick<Environment, 'secret'>;

/** What a link is for: a link of one purpose opens nothing of another one. */
export type LinkPurpose = 'restock-link' | 'question-link' | 'reminder-link' | 'buyer-link';

function macOf(purpose: LinkPurpose, routed: string, { secret }: Keyed): string {
  return createHmac('sha256', secret).update(`${purpose}|${routed}`).digest('base64url').slice(0, 27);
}

/** The token of the link to one row of a shop. */
export function signLink(keyed: Keyed, purpose: LinkPurpose, { shopId, id }: Routed): string {
  const routed = routedIdOf(shopId, id);
  return `${routed}.${macOf(purpose, routed, keyed)}`;
}

/**
 * The row that a link is about. An open call works for its shop from here on.
 *
 * @throws Refused `recordNotFound` for any link that this instance did not make for this purpose.
 */
export function readLink(keyed: Keyed, purpose: LinkPurpose, token: string): Routed {
  const end = token.lastIndexOf('.');
  const routed = readRoutedId(token.slice(0, Math.max(0, end)));
  if (routed === undefined) throw refuse('recordNotFound', { field: 'token' });
  const expected = Buffer.from(macOf(purpose, routedIdOf(routed.shopId, routed.id), keyed));
  const given = Buffer.from(token.slice(end + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refuse('recordNotFound', { field: 'token' });
  enterShop(routed.shopId);
  return routed;
}

/** The shop that a link names, before anybody knows whether it is one of ours. */
export function shopOfSignedLink({ token }: { readonly token: string }): bigint | undefined {
  return readRoutedId(token.slice(0, Math.max(0, token.lastIndexOf('.'))))?.shopId;
}

/** An address as rows of one kind are told apart by it, in small letters: without the secret nobody finds one. */
export function keyAddress({ secret }: Keyed, kind: string, email: string): Buffer {
  return createHmac('sha256', secret).update(`${kind}|${email.toLowerCase()}`).digest();
}
