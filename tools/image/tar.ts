/** Writes tar archives in the ustar format. Their bytes depend on nothing but the entries, so that equal inputs have equal digests. */
import { createReadStream } from 'node:fs';
import path from 'node:path';

type Owned = {
  /** The path in the archive, without a slash at its beginning or end. */
  readonly path: string;
  /** Permission bits. */
  readonly mode: number;
  /** The number of the user and of the group that own the entry; 0 is root. */
  readonly owner?: number;
};

export type FileEntry = Owned & {
  readonly kind: 'file';
  readonly size: number;
  /** The bytes, or the file that holds them. */
  readonly content: Buffer | string;
};

export type Entry =
  | FileEntry
  | (Owned & { readonly kind: 'folder' })
  | (Owned & { readonly kind: 'link'; readonly target: string });

const blockBytes = 512;
const nameBytesMax = 100;
const prefixBytesMax = 155;
/** The largest number that eleven octal digits hold. */
const sizeMax = 0o77777777777;
const typeFlags = { file: '0', link: '2', folder: '5' } as const;

/** A file whose bytes are known. */
export function makeFile(name: string, text: string | Buffer, mode = 0o644): FileEntry {
  const content = typeof text === 'string' ? Buffer.from(text) : text;
  return { kind: 'file', path: name, mode, size: content.length, content };
}

/** Sorts the entries by their paths and adds the folders above them that nobody named. */
export function completeEntries(entries: readonly Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  for (const { path: name } of entries) {
    for (let above = path.posix.dirname(name); above !== '.'; above = path.posix.dirname(above)) {
      if (!known.has(above)) known.set(above, { kind: 'folder', path: above, mode: 0o755 });
    }
  }
  return [...known.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * The bytes of an archive, in chunks. Files are streamed, so that none has to fit into memory.
 *
 * @param time Seconds since 1970 that every entry is dated with.
 * @throws Error where a path is longer than ustar allows, or a file is not as long as its entry says.
 */
export async function* writeTar(entries: readonly Entry[], time: number): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield makeHeader(entry, time);
    if (entry.kind !== 'file') continue;
    let written = 0;
    for await (const chunk of readContent(entry)) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== entry.size) throw new Error(`${entry.path} changed while it was being read`);
    const rest = written % blockBytes;
    if (rest > 0) yield Buffer.alloc(blockBytes - rest);
  }
  // Two empty blocks end an archive.
  yield Buffer.alloc(2 * blockBytes);
}

async function* readContent({ content }: FileEntry): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) {
    yield content;
    return;
  }
  const stream: AsyncIterable<Buffer> = createReadStream(content);
  yield* stream;
}

function makeHeader(entry: Entry, time: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const { name, prefix } = splitPath(entry.kind === 'folder' ? `${entry.path}/` : entry.path);
  const target = entry.kind === 'link' ? entry.target : '';
  if (Buffer.byteLength(target) > nameBytesMax) throw new Error(`${entry.path} links to too long a path`);
  const size = entry.kind === 'file' ? entry.size : 0;
  if (size > sizeMax) throw new Error(`${entry.path} is too large for a ustar archive`);
  header.write(name, 0);
  writeOctal(header, entry.mode, { at: 100, digits: 7 });
  writeOctal(header, entry.owner ?? 0, { at: 108, digits: 7 });
  writeOctal(header, entry.owner ?? 0, { at: 116, digits: 7 });
  writeOctal(header, size, { at: 124, digits: 11 });
  writeOctal(header, time, { at: 136, digits: 11 });
  // The sum is taken as if its own field held spaces.
  header.write(' '.repeat(8), 148);
  header.write(typeFlags[entry.kind], 156);
  header.write(target, 157);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  writeOctal(header, sum, { at: 148, digits: 6 });
  header.write('\u0000 ', 154);
  return header;
}

function writeOctal(header: Buffer, value: number, { at, digits }: { at: number; digits: number }): void {
  header.write(value.toString(8).padStart(digits, '0'), at);
}

/** A long path is cut at a slash: its end is the name, its beginning the prefix. */
function splitPath(whole: string): { name: string; prefix: string } {
  if (Buffer.byteLength(whole) <= nameBytesMax) return { name: whole, prefix: '' };
  for (let at = whole.indexOf('/'); at > 0 && at < whole.length - 1; at = whole.indexOf('/', at + 1)) {
    const prefix = whole.slice(0, at);
    const name = whole.slice(at + 1);
    if (Buffer.byteLength(name) <= nameBytesMax && Buffer.byteLength(prefix) <= prefixBytesMax)
      return { name, prefix };
  }
  throw new Error(`${whole} is too long a path for a ustar archive`);
}
