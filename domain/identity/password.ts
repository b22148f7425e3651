// How hard a sign-in password is to guess, as far as a phone can tell while it is typed.
import { limits } from '#domain/limits.ts';

export const passwordStrengths = ['short', 'weak', 'fair', 'good'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Bits from which a word for it changes: what a thousand guesses, and a stolen table, would need. */
const fairBits = 45;
const goodBits = 65;

/**
 * Length counts most; what is repeated, runs along a row or is the person's own name counts once.
 *
 * @param known What stands beside it: the username, the shop's name.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const signs = Array.from(password);
  if (signs.length < limits.passwordCharactersMin) return 'short';
  const bits = surprises(withoutKnown(password.toLowerCase(), known)) * Math.log2(signSpace(password));
  if (bits < fairBits) return 'weak';
  return bits < goodBits ? 'fair' : 'good';
}

function withoutKnown(password: string, known: readonly string[]): string {
  return known
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, '*'), password);
}

/** Signs that do not follow from the ones before: not the same, not the next in a row, not seen as a pair before. */
function surprises(text: string): number {
  const signs = Array.from(text);
  const pairs = new Set<string>();
  let count = 0;
  for (const [index, sign] of signs.entries()) {
    const before = signs[index - 1];
    const step = before === undefined ? 9 : (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    const pair = `${before ?? ''}${sign}`;
    if (Math.abs(step) > 1 && !pairs.has(pair)) count += 1;
    pairs.add(pair);
  }
  return count;
}

function signSpace(text: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]/, 33],
    [/[^\u0000-\u007f]/, 100],
  ];
  return Math.max(
    2,
    kinds.reduce((sum, [kind, size]) => (kind.test(text) ? sum + size : sum), 0),
  );
}
