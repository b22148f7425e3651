// Numbers of deposits as people write them into a bank transfer, and as banks pass them on.
import { shopIdOf } from '#domain/wire/ids.ts';

export type DepositNumber = { readonly shopId: bigint; readonly number: number };

/** What may stand in one text; more of them is no reference but a list. */
const numbersMax = 12;
const spaced = /(?<![0-9A-Z])D[\s-]{0,2}([0-9A-Z]{1,11})[\s-]{1,2}([1-9]\d{0,8})(?!\d)/g;
const squeezed = /(?<![0-9A-Z])D([0-9A-Z]{1,11}?)([1-9]\d{0,8})(?![0-9A-Z])/g;

/**
 * Every number that a text may name, in any spelling: with dashes, spaces or nothing between its parts, in small letters,
 * with O for 0. Whether there is such a deposit is not known here: a number written without its dashes can be read in
 * several ways.
 */
export function findDepositNumbers(text: string): DepositNumber[] {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\u2010-\u2015]/g, '-');
  const pairs = [...letters.matchAll(spaced)].map(([, code = '', digits = '']) => [code, digits] as const);
  for (const [whole] of letters.matchAll(squeezed)) pairs.push(...splitsOf(whole.slice(1)));
  const found = new Map<string, DepositNumber>();
  for (const [code, digits] of pairs) {
    const shopId = shopIdOf(plain(code));
    if (shopId !== undefined) found.set(`${shopId} ${digits}`, { shopId, number: Number(digits) });
  }
  return [...found.values()].slice(0, numbersMax);
}

/** A code of a shop and a number with nothing between them: every place where the one may end. */
function splitsOf(whole: string): (readonly [string, string])[] {
  const splits: (readonly [string, string])[] = [];
  for (let end = 1; end < whole.length && end <= 11; end += 1) {
    const digits = whole.slice(end);
    if (/^[1-9]\d{0,8}$/.test(digits)) splits.push([whole.slice(0, end), digits]);
  }
  return splits;
}

function plain(code: string): string {
  return code.replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V').toLowerCase();
}
