// What a reader copies out of a PDF that `platform/pdf` made: glyphs by the maps of their fonts.
import { inflateSync } from 'node:zlib';

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
