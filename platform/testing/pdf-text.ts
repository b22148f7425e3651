// What a reader copies out of a PDF that `platform/pdf` made: glyphs by the maps of their fonts.
import { inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';

type PdfObject = { readonly dictionary: string; readonly stream: string };

/** The words of a document, a line for each run of text of one font. */
export function readPdfText(bytes: Buffer): string {
  const objects = readObjects(bytes);
  const all = [...objects.values()];
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { dictionary } of all) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1] ?? '';
      fonts.set(name, readGlyphs(objects.get(map)?.stream ?? ''));
    }
  }
  return all.flatMap(({ stream }) => readRuns(stream, fonts)).join('\n');
}

/** What is drawn on all pages, as the operators of the format. */
export function readPdfDrawing(bytes: Buffer): string {
  return [...readObjects(bytes).values()].map(({ stream }) => stream).join('\n');
}

/** What the QR codes of a document say: the squares of each path are painted and read as a camera would. */
export function readPdfCodes(bytes: Buffer): string[] {
  return readPdfDrawing(bytes)
    .split(/\bf\b/)
    .flatMap((path) => {
      const squares = [...path.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)].map((match) =>
        match.slice(1).map(Number),
      );
      const first = squares[0];
      const isCode = squares.length > 100 && squares.every(([, , width, height]) => width === height);
      return first === undefined || !isCode ? [] : [readSquares(squares, first[2] ?? 1)];
    });
}

const codePixels = 4;
const codeQuiet = 4;

function readSquares(squares: readonly (readonly number[])[], side: number): string {
  const [left, top] = [0, 1].map((at) => Math.min(...squares.map((square) => square[at] ?? 0)));
  const cells = squares.map(([x = 0, y = 0]) => [
    Math.round((x - (left ?? 0)) / side) + codeQuiet,
    Math.round((y - (top ?? 0)) / side) + codeQuiet,
  ]);
  const width = (Math.max(...cells.flat()) + codeQuiet + 1) * codePixels;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [right = 0, down = 0] of cells)
    for (let pixel = 0; pixel < codePixels ** 2; pixel += 1) {
      const x = right * codePixels + (pixel % codePixels);
      const y = down * codePixels + Math.floor(pixel / codePixels);
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const part of bytes.toString('latin1').split('endobj')) {
    const id = /(\d+) 0 obj/.exec(part)?.[1];
    const [dictionary = '', body] = part.split('stream\n');
    if (id !== undefined) objects.set(id, { dictionary, stream: inflate(body) });
  }
  return objects;
}

/** Empty where there is none, or one that is not packed: a picture or a font. */
function inflate(body: string | undefined): string {
  if (body === undefined) return '';
  try {
    return inflateSync(Buffer.from(body.split('\nendstream')[0] ?? '', 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Letters by glyph: ranges begin at a glyph and list the letters of those that follow. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, toText(units.match(/\w{4}/g) ?? []));
    }
  }
  return glyphs;
}

const toText = (units: readonly string[]) =>
  String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));

function readRuns(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const runs: string[] = [];
  let glyphs: ReadonlyMap<string, string> = new Map();
  for (const [, font, run = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else {
      const codes = [...run.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      runs.push(codes.map((code) => glyphs.get(code) ?? '').join(''));
    }
  }
  return runs;
}
