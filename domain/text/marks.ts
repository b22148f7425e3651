// Marks of third parties that no name of an instance or a shop may borrow, and how they are recognised although they
// are disguised. Words of everyday language that happen to be somebody's mark are left out: people are called so too.

/**
 * Written as they are compared: lower case, no accents, no spaces. Byte by byte, because nobody's brand stands in our
 * sources, not even to be kept out.
 */
const marks: readonly string[] = decodeURIComponent(
  '%61%6d%61%7a%6f%6e%20%61%6c%69%65%78%70%72%65%73%73%20%61%6c%69%62%61%62%61%20%61%6c%69%70' +
    '%61%79%20%61%6c%6c%65%67%72%6f%20%74%61%6f%62%61%6f%20%74%6d%61%6c%6c%20%65%62%61%79%20%65' +
    '%74%73%79%20%66%6c%69%70%6b%61%72%74%20%6a%75%6d%69%61%20%6c%61%7a%61%64%61%20%6d%65%72%63' +
    '%61%64%6f%6c%69%62%72%65%20%6d%65%72%63%61%64%6f%6c%69%76%72%65%20%6f%7a%6f%6e%20%70%69%6e' +
    '%64%75%6f%64%75%6f%20%72%61%6b%75%74%65%6e%20%73%68%65%69%6e%20%73%68%6f%70%65%65%20%73%68' +
    '%6f%70%69%66%79%20%74%65%6d%75%20%74%6f%6b%6f%70%65%64%69%61%20%77%61%6c%6d%61%72%74%20%77' +
    '%61%79%66%61%69%72%20%77%69%6c%64%62%65%72%72%69%65%73%20%7a%61%6c%61%6e%64%6f%20%7a%61%6c' +
    '%6f%72%61%20%66%61%63%65%62%6f%6f%6b%20%69%6e%73%74%61%67%72%61%6d%20%74%69%6b%74%6f%6b%20' +
    '%64%6f%75%79%69%6e%20%6b%75%61%69%73%68%6f%75%20%78%69%61%6f%68%6f%6e%67%73%68%75%20%79%6f' +
    '%75%74%75%62%65%20%77%68%61%74%73%61%70%70%20%77%65%63%68%61%74%20%77%65%69%78%69%6e%20%77' +
    '%65%69%62%6f%20%74%65%6c%65%67%72%61%6d%20%73%6e%61%70%63%68%61%74%20%70%69%6e%74%65%72%65' +
    '%73%74%20%74%77%69%74%74%65%72%20%6c%69%6e%6b%65%64%69%6e%20%72%65%64%64%69%74%20%6b%61%6b' +
    '%61%6f%74%61%6c%6b%20%6b%61%6b%61%6f%20%6e%61%76%65%72%20%7a%61%6c%6f%20%76%69%62%65%72%20' +
    '%67%6f%6f%67%6c%65%20%6d%69%63%72%6f%73%6f%66%74%20%73%61%6d%73%75%6e%67%20%78%69%61%6f%6d' +
    '%69%20%68%75%61%77%65%69%20%70%61%79%70%61%6c%20%76%69%73%61%20%6d%61%73%74%65%72%63%61%72' +
    '%64%20%61%6d%65%72%69%63%61%6e%65%78%70%72%65%73%73%20%61%6d%65%78%20%75%6e%69%6f%6e%70%61' +
    '%79%20%6b%6c%61%72%6e%61%20%76%65%6e%6d%6f%20%63%61%73%68%61%70%70%20%62%69%6e%61%6e%63%65' +
    '%20%63%6f%69%6e%62%61%73%65%20%74%65%74%68%65%72%20%e6%b7%98%e5%ae%9d%20%e5%a4%a9%e7%8c%ab' +
    '%20%e4%ba%ac%e4%b8%9c%20%e6%8a%96%e9%9f%b3%20%e5%bf%ab%e6%89%8b%20%e5%b0%8f%e7%ba%a2%e4%b9' +
    '%a6%20%e5%be%ae%e4%bf%a1%20%e5%be%ae%e5%8d%9a%20%e6%94%af%e4%bb%98%e5%ae%9d%20%e6%8b%bc%e5' +
    '%a4%9a%e5%a4%9a%20%e9%93%b6%e8%81%94%20%e4%ba%9a%e9%a9%ac%e9%80%8a%20%e3%82%a2%e3%83%9e%e3' +
    '%82%be%e3%83%b3%20%e6%a5%bd%e5%a4%a9%20%e3%83%a1%e3%83%ab%e3%82%ab%e3%83%aa%20%e3%83%86%e3' +
    '%82%a3%e3%83%83%e3%82%af%e3%83%88%e3%83%83%e3%82%af%20%ec%bf%a0%ed%8c%a1%20%eb%84%a4%ec%9d' +
    '%b4%eb%b2%84%20%ec%b9%b4%ec%b9%b4%ec%98%a4%20%ec%95%84%eb%a7%88%ec%a1%b4',
).split(' ');

export const markCount = marks.length;

/** Marks of so many letters are recognised with one letter missing, added, changed or swapped. */
const fuzzyLength = 6;
/** Marks of so many letters are recognised inside of a longer word. */
const insideLength = 5;

const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** The mark of somebody else that a text bears; undefined where it bears none. */
export function markIn(text: string): string | undefined {
  return marksIn(text)[0];
}

/** All marks of somebody else that a text bears. */
export function marksIn(text: string): string[] {
  const words = wordsOf(text);
  const whole = words.join('');
  return marks.filter((mark) => {
    if (!/^[a-z]+$/.test(mark)) return whole.includes(mark);
    // Words in a row may hide a mark, `pay pal`, `t.i.k.t.o.k`, where nothing else stands beside it: an honest
    // `Shop Eels` is no mark.
    if (words.some((word) => isMark(word, mark)) || whole === mark) return true;
    return words.some((word, at) => word + (words[at + 1] ?? '') === mark);
  });
}

function isMark(word: string, mark: string): boolean {
  if (word === mark) return true;
  if (mark.length >= insideLength && word.includes(mark)) return true;
  return mark.length >= fuzzyLength && word[0] === mark[0] && isOneSlip(word, mark);
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .normalize('NFC');
  return plain
    .split(numbers)
    .map((part, at) => (at % 2 === 0 ? withoutDisguise(part) : part))
    .join('')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/** A number that stands alone disguises no letters: `Shop 33` is the 33rd. One digit may: `P 4 Y`. */
const numbers = /(?<!\S)(\d{2,})(?!\S)/u;

function withoutDisguise(text: string): string {
  return Array.from(text, (sign) => (Object.hasOwn(disguises, sign) ? (disguises[sign] ?? sign) : sign)).join(
    '',
  );
}

/** Whether one letter makes the difference: one too many, one missing, one other, or two neighbours swapped. */
function isOneSlip(word: string, mark: string): boolean {
  if (Math.abs(word.length - mark.length) > 1) return false;
  let start = 0;
  while (start < word.length && start < mark.length && word[start] === mark[start]) start += 1;
  let wordEnd = word.length;
  let markEnd = mark.length;
  while (wordEnd > start && markEnd > start && word[wordEnd - 1] === mark[markEnd - 1]) {
    wordEnd -= 1;
    markEnd -= 1;
  }
  const left = word.slice(start, wordEnd);
  const right = mark.slice(start, markEnd);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
