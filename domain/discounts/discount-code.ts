// Discount codes: how they are spelt, and when they may be used.
import { limits } from '#domain/limits.ts';

export const discountKinds = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountStates = ['active', 'paused', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

/** Why a code takes nothing off a cart, in the order in which the reasons are looked for. */
export const codeReasons = [
  'unknown',
  'not_begun',
  'expired',
  'exhausted',
  'used_by_buyer',
  'not_for_these',
  'below_minimum',
  'already_free',
  'below_break_even',
] as const;
export type CodeReason = (typeof codeReasons)[number];

const codePattern = /^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$/;

/**
 * A code as it is kept and compared: NFKC, capitals, without white space. `ｓｕｍｍｅｒ 10` is `SUMMER10`. Letters of other
 * scripts stay what they are, so that a Cyrillic А is never an A.
 */
export function normalizeCode(text: string): string {
  // What is longer than any code is cut before it is worked on: 10,000 characters cost no more than forty.
  return text.slice(0, limits.discountCodeTyped).normalize('NFKC').toUpperCase().replace(/\s+/gu, '');
}

/** Why a text can be no code: `length`, or `characters` for anything but A–Z, digits and hyphens inside. */
export function faultOfCode(text: string): 'length' | 'characters' | undefined {
  if (text.length > limits.discountCodeTyped) return 'length';
  const code = normalizeCode(text);
  if (code.length < limits.discountCodeMin || code.length > limits.discountCodeMax) return 'length';
  return codePattern.test(code) ? undefined : 'characters';
}

export type CodeTerms = {
  readonly state: DiscountState;
  readonly startsAt: Date;
  readonly endsAt: Date | undefined;
  readonly usesMax: number | undefined;
  readonly used: number;
};

/** Why a code cannot be used now, whatever is in the cart. One that is paused is not told from one that there never was. */
export function whyUnusable(terms: CodeTerms | undefined, now: Date): CodeReason | undefined {
  if (terms === undefined || terms.state === 'paused') return 'unknown';
  if (terms.state === 'ended' || (terms.endsAt !== undefined && terms.endsAt <= now)) return 'expired';
  if (terms.startsAt > now) return 'not_begun';
  return terms.usesMax !== undefined && terms.used >= terms.usesMax ? 'exhausted' : undefined;
}
