// What a person typed, cleaned, and the same as a reader of tricks sees it: one digit is one digit in every script.

/** Marks that turn the direction of text or are not seen at all: words are told from each other without them. */
const unseen =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u00ad\ufff9-\ufffb]/g;
/** Everything that commands a machine, but for line breaks. */
// oxlint-disable-next-line no-control-regex -- taking them out is what it is for.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u{e0000}-\u{e007f}]/gu;
/** Joiners make one picture of several; between letters they only hide. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})|\u200c/gu;
const towers = /(\p{Mn}{4})\p{Mn}+/gu;

/** A text without marks that are not seen, ready to be kept: composed, trimmed, at most one empty line in a row. */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controls, '')
    .replace(unseen, '')
    .replace(looseJoiner, '')
    .normalize('NFC')
    .replace(towers, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Letters of other scripts that look like one of ours. */
const alike = new Map(
  [
    ...'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ӏl АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS'.split(
      ' ',
    ),
    ...'αa εe ιi κk νv οo ρp τt υu χx ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ıi ɡg ǀl'.split(' '),
  ].map((pair): [string, string] => {
    const [strange = '', ours = ''] = Array.from(pair);
    return [strange, ours];
  }),
);

/** Numbers written as words of one sign, in Chinese, Japanese and Korean. */
const signs = '〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖貳參陸兩两공영일이삼사오육칠팔구';
const values = '001234567891234567892362200123456789';
const signValues = new Map(Array.from(signs).map((sign, at) => [sign, values.charAt(at)]));

const signPattern = new RegExp(`[${signs}]`, 'g');

export type Folded = {
  /** Full-width, enclosed, mathematical and lookalike letters as plain ones, digits of all scripts as 0–9. */
  readonly text: string;
  /** The same with numbers of one sign as digits. As long as `text`. */
  readonly digits: string;
  /** Where in the cleaned text a span of it lies. */
  readonly placeOf: (start: number, end: number) => [number, number];
};

const zeros = /\p{Nd}/u;

/** Makes what is looked through of a cleaned text. */
export function foldText(clean: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of clean) {
    const folded = foldLetter(letter);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    text += folded;
    at += letter.length;
  }
  // Marks behind the last sign, which are not seen in `text`, go with it.
  const placeOf = (start: number, end: number): [number, number] => [
    starts[start] ?? at,
    Math.max(ends[end - 1] ?? at, starts[end] ?? at),
  ];
  const digits = text.replace(signPattern, (sign) => signValues.get(sign) ?? sign);
  return { text, digits, placeOf };
}

function foldLetter(letter: string): string {
  if (/^[\u0020-\u007e\n]$/.test(letter)) return letter;
  const code = letter.codePointAt(0) ?? 0;
  // Letters of flags.
  if (code >= 0x1f1e6 && code <= 0x1f1ff) return String.fromCharCode(code - 0x1f1e6 + 65);
  // Marks above a letter stay part of it; alone, or around a digit, they only hide it.
  if (/^\p{M}$/u.test(letter)) return '';
  return Array.from(letter.normalize('NFKC'), (part) => alike.get(part) ?? digitOf(part) ?? part).join('');
}

/** Digits of a script stand in tens in Unicode, the zero first. */
function digitOf(letter: string): string | undefined {
  if (!zeros.test(letter)) return undefined;
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10);
  let zero = code;
  while (code - zero < 9 && zeros.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
