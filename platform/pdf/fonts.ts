// Which font file has which character. The files are Noto Sans in pieces, a script or a few hundred signs each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

export type FontFile = { readonly name: string; readonly path: string };
type Piece = FontFile & { readonly ranges: readonly (readonly [number, number])[] };

const families = ['noto-sans', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'] as const;
type Family = (typeof families)[number];

/** Han signs are drawn differently from country to country: the reader's language decides. */
const hanOf: Readonly<Record<string, Family>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  'zh-Hant': 'noto-sans-tc',
  'zh-TW': 'noto-sans-tc',
};

const require = createRequire(import.meta.url);
const read = new Map<Family, readonly Piece[]>();

/** The pieces of a family, read when the first text needs them. */
function piecesOf(family: Family): readonly Piece[] {
  const known = read.get(family);
  if (known !== undefined) return known;
  const unicode = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(unicode, 'utf8')));
  const pieces = Object.entries(table).map(([subset, ranges]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    const file = path.join(path.dirname(unicode), 'files', `${name}-wght-normal.woff2`);
    return { name, path: file, ranges: ranges.split(',').map(rangeOf) };
  });
  // Plain Latin first: most letters are there, and a file less is a smaller document.
  const sorted = pieces.toSorted((left, right) => rank(left.name) - rank(right.name));
  read.set(family, sorted);
  return sorted;
}

const rank = (name: string) => (name.endsWith('-latin') ? 0 : name.endsWith('-latin-ext') ? 1 : 2);

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const hasAll = (piece: Piece, points: readonly number[]) =>
  points.every((point) => piece.ranges.some(([from, to]) => point >= from && point <= to));

/** The file for one letter with its marks, as its readers write it; undefined where no font of ours has it. */
export function fontFor(letter: string, language: string): FontFile | undefined {
  const points = Array.from(letter, (sign) => sign.codePointAt(0) ?? 0);
  const first = hanOf[language] ?? 'noto-sans-sc';
  const order = [
    'noto-sans',
    first,
    ...families.filter((name) => name !== 'noto-sans' && name !== first),
  ] as const;
  for (const family of order) {
    const found = piecesOf(family).find((piece) => hasAll(piece, points));
    if (found !== undefined) return found;
  }
  return undefined;
}

const bytes = new Map<string, Buffer>();

/** The bytes of a font file, read once. */
export function fontBytes(file: FontFile): Buffer {
  const known = bytes.get(file.path);
  if (known !== undefined) return known;
  const fresh = readFileSync(file.path);
  bytes.set(file.path, fresh);
  return fresh;
}
