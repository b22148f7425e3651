// Which passwords cannot be chosen: what guessing programs try first, with the usual disguises, and the person's own words.
import { limits } from '#domain/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordWeakness = 'too_short' | 'too_long' | 'too_common' | 'own_words';

/** Signs that are added to a word so that it looks harder: a year, a few digits, an exclamation mark. */
const decorationMax = 6;
/** Fewer different signs, or fewer that follow no row of a keyboard, are nothing to guess. */
const differentMin = 5;
const surprisingMin = 4;
/** What has to be left when the person's own words are taken away. */
const ownRestMin = 6;
const ownWordMin = 3;

/**
 * Why a password cannot be chosen; undefined for a good one.
 *
 * @param own Words that anybody would try for this person: the username, the shop's name, the brand.
 */
export function weaknessOf(password: string, own: readonly string[] = []): PasswordWeakness | undefined {
  const { length } = Array.from(password);
  if (length < limits.passwordCharactersMin) return 'too_short';
  if (length > limits.passwordCharactersMax) return 'too_long';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isMadeOf(plain, own)) return 'own_words';
  return isCommon(plain) ? 'too_common' : undefined;
}

function isCommon(plain: string): boolean {
  if (new Set(Array.from(plain)).size < differentMin) return true;
  if (withoutRows(plain).length < surprisingMin) return true;
  const once = /^(.+?)\1+$/s.exec(plain)?.[1] ?? plain;
  if (once.length < limits.passwordCharactersMin) return true;
  return undisguised(plain).some(isCommonPassword);
}

/** The password itself and the word that it is made of, in the ways that people disguise one. */
function undisguised(plain: string): string[] {
  const cores = [
    plain.replace(/[^\p{L}]+$/u, ''),
    plain.replace(/^[^\p{L}]+/u, ''),
    plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  ];
  const near = cores.filter((core) => core.length >= 4 && plain.length - core.length <= decorationMax);
  return [...new Set([plain, ...near].flatMap(withLetters))];
}

const lookalikes = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' } as const;

/** `p@ssw0rd` is `password`: a digit one may be an i or an l. */
function withLetters(text: string): string[] {
  const plain = Object.entries(lookalikes).reduce(
    (now, [sign, letter]) => now.replaceAll(sign, letter),
    text,
  );
  return [text, plain.replaceAll(/[1!|]/g, 'i'), plain.replaceAll(/[1!|]/g, 'l')];
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'йцукенгшщзхъ',
];
const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))];
const runMin = 3;

/** What is left when everything that runs along a row of keys or of the alphabet counts as its first sign. */
function withoutRows(text: string): string {
  let left = '';
  let at = 0;
  while (at < text.length) {
    let length = 1;
    while (runs.some((run) => at + length < text.length && run.includes(text.slice(at, at + length + 1))))
      length += 1;
    left += length >= runMin ? text.charAt(at) : text.slice(at, at + length);
    at += length;
  }
  return left;
}

/** Whether little is left when the person's own words, and what decorates them, are taken away. */
function isMadeOf(plain: string, own: readonly string[]): boolean {
  const words = own.flatMap(partsOf).toSorted((left, right) => right.length - left.length);
  return withLetters(plain).some((text) => {
    const compact = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const rest = words.reduce((now, word) => now.replaceAll(word, ''), compact);
    return rest !== compact && rest.replaceAll(/\p{N}+$|^\p{N}+/gu, '').length < ownRestMin;
  });
}

/** A name as a whole and each of its words, without accents and signs. */
function partsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = [plain, ...plain.split(/[^\p{L}\p{N}]+/u)].map((word) =>
    word.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return [...new Set(words.flatMap((word) => [word, Array.from(word).toReversed().join('')]))].filter(
    (word) => Array.from(word).length >= ownWordMin,
  );
}
