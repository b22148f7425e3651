// Text in runs of one font each, broken into lines that fit.

export type Letters = {
  /** Names the font of a letter and opens it; undefined where none has it. */
  fontOf(letter: string): string | undefined;
  use(font: string, size: number): void;
  /** How wide words are, in points. */
  width(words: string, size: number): number;
};

const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What stands for a letter that no font of ours has: nobody is to think the text were whole. */
const unknownLetter = '\u{FFFD}';

/** Cuts text where its font changes. A letter stays with its marks; a space takes the font before it. */
export function runsOf(words: string, letters: Letters): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const { segment } of segments.segment(words.normalize('NFC'))) {
    const last = runs.at(-1);
    if (segment === ' ' && last !== undefined) {
      last.text += segment;
      continue;
    }
    const own = letters.fontOf(segment);
    const font = own ?? letters.fontOf(unknownLetter);
    if (font === undefined) continue;
    const text = own === undefined ? unknownLetter : segment;
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

/** Scripts without spaces break between any two letters. */
const isBroken = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function tokensOf(line: string): string[] {
  const tokens: string[] = [];
  let word = '';
  for (const { segment } of segments.segment(line)) {
    word += segment;
    if (segment !== ' ' && segment !== '-' && !isBroken.test(segment)) continue;
    tokens.push(word);
    word = '';
  }
  return word === '' ? tokens : [...tokens, word];
}

type Fit = { letters: Letters; size: number; linesMax?: number | undefined };

/** The lines of a text: its own, and those that the width makes of them. A word that is too long is cut. */
export function wrap(words: string, width: number, { letters, size, linesMax }: Fit): string[] {
  const lines: string[] = [];
  const fits = (line: string) => letters.width(line.trimEnd(), size) <= width + 0.01;
  for (const paragraph of words.replaceAll(/[\t\u{00A0}]/gu, ' ').split(/\r?\n/)) {
    let line = '';
    for (const token of tokensOf(paragraph)) {
      if (fits(line + token)) {
        line += token;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      const pieces = cut(token, fits);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    lines.push(line.trimEnd());
  }
  if (linesMax === undefined || lines.length <= linesMax) return lines;
  const kept = lines.slice(0, linesMax);
  let last = [...segments.segment(kept.at(-1) ?? '')].map(({ segment }) => segment);
  while (last.length > 0 && !fits(`${last.join('')}…`)) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
}

/** A word in pieces that fit, most often one. */
function cut(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of segments.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
