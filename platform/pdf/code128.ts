// Code 128, the bars that every hand scanner reads: sets B (text) and C (pairs of digits), drawn by widths.

/** Widths of bar, space, bar, space, bar, space for each of the 103 values and the three starts. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stop = '2331112';
const toC = 99;
const toB = 100;
const startB = 104;
const startC = 105;

/** The quiet zone that scanners want on both sides, in modules. */
export const quietModules = 10;

/**
 * The values of a text, its start and its check sum, without the stop.
 *
 * @throws RangeError for a character that set B has not: only printable ASCII can be drawn.
 */
export function code128Values(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('Code 128 has printable ASCII only');
  const values: number[] = [];
  let isC = false;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    // Changing the set costs a symbol each way: it pays from four digits, or two where the set is C already.
    const pairs = digits >= (isC ? 2 : 4) ? Math.floor(digits / 2) : 0;
    const isOddFirst = pairs > 0 && !isC && digits % 2 === 1;
    if (pairs > 0 && !isOddFirst) {
      if (!isC) values.push(values.length === 0 ? startC : toC);
      isC = true;
      for (let pair = 0; pair < pairs; pair += 1, at += 2) values.push(Number(text.slice(at, at + 2)));
      continue;
    }
    if (values.length === 0) values.push(startB);
    else if (isC) values.push(toB);
    isC = false;
    values.push(text.charCodeAt(at) - 32);
    at += 1;
  }
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  return [...values, sum % 103];
}

/** Bars and spaces in turn, in modules, the first and last of them bars. The quiet zones are not among them. */
export function code128Widths(text: string): number[] {
  const symbols = code128Values(text).map((value) => widths[value] ?? '');
  return Array.from(symbols.join('') + stop, Number);
}
