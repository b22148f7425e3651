// References of bank transfers: short enough to type, checked so that a slip of the finger meets nothing of anybody's.

/** Crockford's base 32: no I, L, O, U, so nothing in it is mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letterCount = 8;
const dataCount = 6;
/** Bits that a reference is made from. */
export const referenceBits = 5n * BigInt(dataCount);

/**
 * `pay`: what a buyer writes into a transfer. `back`: what we write into one that sends money back. Their check letters
 * differ, so that one can never be read as the other.
 */
const kinds = {
  pay: { prefix: 'SL', sums: [7, 19] },
  back: { prefix: 'SR', sums: [22, 5] },
} as const;
export type ReferenceKind = keyof typeof kinds;

/** Powers of a generator of the field with 32 elements (x^5 + x^2 + 1), and their logarithms. */
const powers: number[] = [];
const logs = new Map<number, number>();
for (let value = 1, exponent = 0; exponent < 31; exponent += 1) {
  powers.push(value);
  logs.set(value, exponent);
  value <<= 1;
  if (value > 31) value ^= 0b100101;
}

function power(exponent: number): number {
  return powers[exponent % 31] ?? 0;
}

function times(left: number, right: number): number {
  const [a, b] = [logs.get(left), logs.get(right)];
  return a === undefined || b === undefined ? 0 : power(a + b);
}

function divide(left: number, right: number): number {
  const [a, b] = [logs.get(left), logs.get(right)];
  return a === undefined || b === undefined ? 0 : power(a - b + 31);
}

/** The plain and the weighted sum of letters: both must come out as their kind says. */
function sumsOf(values: readonly number[]): [number, number] {
  let plain = 0;
  let weighted = 0;
  values.forEach((value, place) => {
    plain ^= value;
    weighted ^= times(value, power(place));
  });
  return [plain, weighted];
}

/**
 * A reference in the spelling that people see, `SL-7K3M-9QXD`: six letters of the number and two that check them. Any two
 * wrong letters, and any two that changed places, are found.
 *
 * @param number 30 bits.
 */
export function referenceOf(kind: ReferenceKind, number: bigint): string {
  const { prefix, sums } = kinds[kind];
  const values = Array.from({ length: dataCount }, (_none, place) =>
    Number((number >> BigInt(5 * (dataCount - 1 - place))) & 31n),
  );
  const [plain, weighted] = sumsOf(values);
  const rest = plain ^ sums[0];
  const last = divide(
    weighted ^ sums[1] ^ times(rest, power(dataCount)),
    power(dataCount) ^ power(dataCount + 1),
  );
  const letters = [...values, rest ^ last, last].map((value) => alphabet.charAt(value)).join('');
  return spell(prefix, letters);
}

function spell(prefix: string, letters: string): string {
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Letters and digits alone, with every look-alike as the letter that the alphabet has for it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V');
}

/** Subfield marks that some banks leave in the middle of what the payer wrote: `?21`, `?60`. */
const marks = /\?[236]\d/g;

/**
 * Every reference of a kind in a text, in any spelling: with or without dashes and spaces, in small letters, broken over
 * lines, with O for 0 or I for 1. A wrong one is not found; it is never taken for another.
 */
export function findReferences(kind: ReferenceKind, text: string): string[] {
  const letters = plain(text.replaceAll(marks, ''));
  // An S is a 5 to a camera, an L has become a 1 above.
  const opening = kind === 'pay' ? /(?=[S5]1(.{8}))/g : /(?=[S5]R(.{8}))/g;
  const found = [...letters.matchAll(opening)].map(([, code = '']) => code);
  return [...new Set(found.filter((code) => isRight(kind, code)))].map((code) =>
    spell(kinds[kind].prefix, code),
  );
}

function isRight(kind: ReferenceKind, code: string): boolean {
  const values = Array.from(code, (letter) => alphabet.indexOf(letter));
  if (values.length !== letterCount || values.includes(-1)) return false;
  const [first, second] = sumsOf(values);
  const [wanted, weighted] = kinds[kind].sums;
  return first === wanted && second === weighted;
}

/** How many of the eight letters a text has in their places, at the place where it has the most; for suggestions only. */
export function likeness(reference: string, text: string): number {
  const wanted = plain(reference).slice(2);
  const letters = plain(text);
  let best = 0;
  for (let start = 0; start + letterCount <= letters.length; start += 1) {
    const same = Array.from(wanted).filter((letter, place) => letters[start + place] === letter).length;
    best = Math.max(best, same);
  }
  return best;
}
