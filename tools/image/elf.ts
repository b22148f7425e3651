/** Reads which shared libraries a program or a library of Linux needs, without running it. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export type Binary = {
  /** The loader that the kernel starts for a program; a library has none. */
  readonly interpreter: string | undefined;
  /** The names of the libraries it needs. */
  readonly needed: readonly string[];
  /** The folders where it looks first, with `$ORIGIN` for its own. */
  readonly searchPaths: readonly string[];
};

const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46]);
const is64Bit = 2;
const isLittleEndian = 1;
const segmentTypes = { load: 1, dynamic: 2, interpreter: 3 } as const;
const dynamicTags = { needed: 1, stringTable: 5, rpath: 15, runpath: 29 } as const;
const dynamicEntryBytes = 16;

type Segment = { type: number; offset: number; address: number; size: number };

/** What the file says about itself; undefined where it is no 64-bit little-endian ELF file. */
export function readBinary(bytes: Buffer): Binary | undefined {
  if (bytes.length < 64 || !bytes.subarray(0, 4).equals(magic)) return undefined;
  if (bytes[4] !== is64Bit || bytes[5] !== isLittleEndian) return undefined;
  const segments = readSegments(bytes);
  const interpreter = segments.find(({ type }) => type === segmentTypes.interpreter);
  const tags = readDynamic(bytes, segments);
  const strings = toOffset(segments, tags.find(({ tag }) => tag === dynamicTags.stringTable)?.value ?? 0);
  const textsOf = (wanted: number): string[] =>
    tags.filter(({ tag }) => tag === wanted).map(({ value }) => readText(bytes, strings + value));
  return {
    interpreter: interpreter && readText(bytes, interpreter.offset),
    needed: textsOf(dynamicTags.needed),
    searchPaths: [...textsOf(dynamicTags.rpath), ...textsOf(dynamicTags.runpath)].flatMap((one) =>
      one.split(':'),
    ),
  };
}

function readSegments(bytes: Buffer): Segment[] {
  const start = Number(bytes.readBigUInt64LE(32));
  const step = bytes.readUInt16LE(54);
  return Array.from({ length: bytes.readUInt16LE(56) }, (_, index) => {
    const at = start + index * step;
    return {
      type: bytes.readUInt32LE(at),
      offset: Number(bytes.readBigUInt64LE(at + 8)),
      address: Number(bytes.readBigUInt64LE(at + 16)),
      size: Number(bytes.readBigUInt64LE(at + 32)),
    };
  });
}

function readDynamic(bytes: Buffer, segments: readonly Segment[]): { tag: number; value: number }[] {
  const dynamic = segments.find(({ type }) => type === segmentTypes.dynamic);
  if (dynamic === undefined) return [];
  return Array.from({ length: Math.floor(dynamic.size / dynamicEntryBytes) }, (_, index) => {
    const at = dynamic.offset + index * dynamicEntryBytes;
    return { tag: Number(bytes.readBigInt64LE(at)), value: Number(bytes.readBigUInt64LE(at + 8)) };
  });
}

/** Where an address in memory stands in the file. */
function toOffset(segments: readonly Segment[], address: number): number {
  const holding = segments.find(
    (one) => one.type === segmentTypes.load && address >= one.address && address < one.address + one.size,
  );
  return holding === undefined ? address : address - holding.address + holding.offset;
}

function readText(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, bytes.indexOf(0, at));
}

const triplets: Readonly<Record<string, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
};

/** Where a loader of glibc looks by itself, on Debian and on systems without folders for each kind of machine. */
function systemFolders(): string[] {
  const triplet = triplets[process.arch];
  const own = triplet === undefined ? [] : [`/lib/${triplet}`, `/usr/lib/${triplet}`];
  return [...own, '/lib64', '/usr/lib64', '/lib', '/usr/lib'];
}

/**
 * The libraries of this machine that the files need, and those that these need. What a file finds beside itself is not
 * among them, because it comes along with the file's package.
 *
 * @param files Programs and libraries; files of other kinds are passed over.
 * @returns Where each library has to stand, and the file that is to stand there.
 * @throws Error where a library is found nowhere.
 */
export function findLibraries(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const binary = readBinary(readFileSync(file));
    if (binary === undefined) continue;
    if (binary.interpreter !== undefined && !found.has(binary.interpreter)) {
      found.set(binary.interpreter, realpathSync(binary.interpreter));
      waiting.push(binary.interpreter);
    }
    for (const name of binary.needed) {
      if (comesAlong(file, binary, name)) continue;
      const place = findInSystem(name);
      if (place === undefined) throw new Error(`${file} needs ${name}, which this machine does not have`);
      if (found.has(place)) continue;
      found.set(place, realpathSync(place));
      waiting.push(place);
    }
  }
  return found;
}

function comesAlong(file: string, { searchPaths }: Binary, name: string): boolean {
  const own = path.dirname(file);
  return searchPaths
    .filter((one) => one.startsWith('$ORIGIN'))
    .some((one) => existsSync(path.join(one.replace('$ORIGIN', own), name)));
}

/** Where the system has a library, or undefined. */
export function findInSystem(name: string): string | undefined {
  return systemFolders()
    .map((folder) => path.join(folder, name))
    .find((place) => existsSync(place));
}
