// Stacks of the built server name the sources. Node could do it by itself, and would take 120 MB for it at the first error:
// here a map is read when a stack is first looked at, and only the lines that are asked for are decoded.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Place = {
  /** As the map names it. */
  readonly source: string;
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
};

/** The place in the sources of a place in a built file; undefined where the map has none. */
export type FindPlace = (line: number, column: number) => Place | undefined;

/** From now on a frame in a file of this folder, which has its map beside it, is written with its place in the sources. */
export function nameSourcesInStacks(folder: string): void {
  const maps = new Map<string, FindPlace>();
  const locate = (file: string, line: number, column: number): string | undefined => {
    const find = maps.get(file) ?? openMap(`${file}.map`);
    maps.set(file, find);
    const place = find(line, column);
    if (place === undefined) return undefined;
    return `${path.resolve(path.dirname(file), place.source)}:${place.line}:${place.column}`;
  };
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => writeFrame(frame, folder, locate))].join(
      '\n    at ',
    );
}

type Locate = (file: string, line: number, column: number) => string | undefined;

function writeFrame(frame: NodeJS.CallSite, folder: string, locate: Locate): string {
  const written = textOf(frame);
  const [name, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!name?.startsWith('file:') || line === null || column === null) return written;
  const file = fileURLToPath(name);
  if (path.dirname(file) !== folder) return written;
  const place = locate(file, line, column);
  return place === undefined ? written : written.replace(`${name}:${line}:${column}`, () => place);
}

/** V8 gives frames a text of their own, of which their type does not know. */
const textOf = (frame: unknown): string => String(frame);

/** A file without a map, or with one that cannot be read, is named as it is: an error must not lead to another one. */
function openMap(file: string): FindPlace {
  try {
    return makeFindPlace(readFileSync(file, 'utf8'));
  } catch {
    return () => undefined;
  }
}

/** Where a line of the map begins, and what its first segment is counted from. */
type Begin = { readonly at: number; readonly source: number; readonly line: number; readonly column: number };

/**
 * Reads a source map of version 3 without sections.
 *
 * @throws Error where it is none.
 */
export function makeFindPlace(json: string): FindPlace {
  const map: unknown = JSON.parse(json);
  if (!isMap(map)) throw new Error('this is no source map');
  const { mappings, sources } = map;
  const begins = listBegins(mappings);
  return (line, column) => {
    const begin = begins[line - 1];
    if (begin === undefined) return undefined;
    const state: State = { ...begin, generated: 0, isMapped: false };
    let found: Place | undefined;
    readLine(mappings, state, () => {
      if (state.generated >= column) return;
      const source = sources[state.source];
      const isKnown = state.isMapped && source !== undefined;
      found = isKnown ? { source, line: state.line + 1, column: state.column + 1 } : undefined;
    });
    return found;
  };
}

function listBegins(mappings: string): readonly Begin[] {
  const state: State = { at: 0, source: 0, line: 0, column: 0, generated: 0, isMapped: false };
  const begins: Begin[] = [];
  for (; state.at <= mappings.length; state.at += 1) {
    const { at, source, line, column } = state;
    begins.push({ at, source, line, column });
    readLine(mappings, state, () => undefined);
  }
  return begins;
}

type State = {
  at: number;
  source: number;
  line: number;
  column: number;
  generated: number;
  isMapped: boolean;
};

/** Goes on to the end of a line, and stops at each segment. A segment is one, four or five numbers of base 64. */
function readLine(mappings: string, state: State, see: () => void): void {
  state.generated = 0;
  while (state.at < mappings.length && mappings[state.at] !== ';') {
    if (mappings[state.at] === ',') state.at += 1;
    state.generated += readNumber(mappings, state);
    state.isMapped = isDigit(mappings, state.at);
    if (state.isMapped) {
      state.source += readNumber(mappings, state);
      state.line += readNumber(mappings, state);
      state.column += readNumber(mappings, state);
    }
    // The number of a name.
    if (isDigit(mappings, state.at)) readNumber(mappings, state);
    see();
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map(Array.from(digits).map((digit, value) => [digit.charCodeAt(0), value]));

const isDigit = (mappings: string, at: number): boolean => values.has(mappings.charCodeAt(at));

/** Five bits a digit, the lowest first; the sixth says that more follow, and the last bit of all is the sign. */
function readNumber(mappings: string, state: State): number {
  let whole = 0;
  for (let scale = 1; ; scale *= 32) {
    const value = values.get(mappings.charCodeAt(state.at)) ?? 0;
    state.at += 1;
    whole += (value % 32) * scale;
    if (value < 32) return whole % 2 === 0 ? whole / 2 : -(whole - 1) / 2;
  }
}

type SourceMapFile = { readonly mappings: string; readonly sources: readonly string[] };

function isMap(map: unknown): map is SourceMapFile {
  if (typeof map !== 'object' || map === null || !('mappings' in map) || !('sources' in map)) return false;
  return typeof map.mappings === 'string' && Array.isArray(map.sources);
}
