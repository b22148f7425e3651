/** Characters that a common beginning has at least, in scripts of letters and of syllables or words: a shorter one says nothing. */
const lettersMin = 4;
const signsMin = 2;
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What goods of one family are called together: their titles as far as they agree, else the title of the first. `Straw hat
 * (L)` and `Straw hat (S)` agree in `Straw hat`.
 */
export function familyTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles;
  const signs = Array.from(first);
  let end = signs.length;
  for (const other of others) while (!other.startsWith(signs.slice(0, end).join(''))) end -= 1;
  const agreed = signs.slice(0, end).join('');
  // `Mug blue` and `Mug black` agree in `Mug`, not in `Mug bl`.
  const whole = isInWord(signs[end - 1], signs[end]) ? agreed.replace(/[\p{L}\p{N}\p{M}]+$/u, '') : agreed;
  const common = whole.replace(/[\s([{（［【,，、;:：·/–-]+$/u, '');
  const least = sign.test(common) ? signsMin : lettersMin;
  return others.length === 0 || Array.from(common).length < least ? first : common;
}

/** True between two signs of one word of a script that puts spaces between words. */
function isInWord(before = '', after = ''): boolean {
  const isLetter = (one: string) => /[\p{L}\p{N}\p{M}]/u.test(one) && !sign.test(one);
  return isLetter(before) && isLetter(after);
}
