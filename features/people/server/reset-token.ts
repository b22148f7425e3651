// The link that replaces a forgotten password. It follows from the platform's secret, the password and the address of the
// moment: a new password or address ends it, and it is kept nowhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import type { Environment } from '#platform/environment.ts';
import type { Who } from './tries.sql.ts';

type Keyed = Pick<Environment, 'secret'>;

export type ResetFacts = {
  readonly who: Who;
  readonly passwordHash: string;
  /** The confirmed address that it is sent to. */
  readonly address: string;
  readonly until: Date;
};

/** 160 bits, in base64url. */
const macLetters = 27;

export function resetTokenOf(env: Keyed, facts: ResetFacts): string {
  const { who, until } = facts;
  const named = `${shopCodeOf(who.shopId)}.${who.personId.replaceAll('-', '')}.${until.getTime().toString(36)}`;
  return `${named}.${macOf(env, named, facts)}`;
}

function macOf({ secret }: Keyed, named: string, { passwordHash, address }: ResetFacts): string {
  return createHmac('sha256', secret)
    .update(`password-reset|${named}|${passwordHash}|${address}`)
    .digest('base64url')
    .slice(0, macLetters);
}

/** Whom a token names and until when; undefined for what is none. Whether it is genuine says `isResetToken`. */
export function readResetToken(token: string): { readonly who: Who; readonly until: Date } | undefined {
  const [code = '', person = '', until = '', mac = ''] = token.trim().split('.');
  const shopId = shopIdOf(code);
  const isShaped =
    /^[0-9a-f]{32}$/.test(person) && /^[0-9a-z]{8,9}$/.test(until) && mac.length === macLetters;
  if (shopId === undefined || !isShaped) return undefined;
  const personId = person.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { who: { shopId, personId }, until: new Date(Number.parseInt(until, 36)) };
}

export function isResetToken(env: Keyed, token: string, facts: ResetFacts): boolean {
  const given = Buffer.from(token.trim());
  const wanted = Buffer.from(resetTokenOf(env, facts));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
