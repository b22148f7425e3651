/** Files of a folder as one encrypted stream, and back: compressed, then encrypted, each file with its SHA-256. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import {
  partContext,
  partFile,
  type Manifest,
  type PackedFile,
  type Part,
  type PartName,
} from './manifest.ts';
import { openStream, sealStream } from './sealed-stream.ts';
import type { FoundFiles } from './find-files.ts';

const readBytes = 262_144;

type PackInput = {
  readonly found: FoundFiles;
  readonly target: string;
  readonly key: Buffer;
  readonly context: string;
  readonly onBytes?: (bytes: number) => void;
  /** Ends the work where the server that is backed up is lost. */
  readonly signal?: AbortSignal;
};

/**
 * Packs files into one new file, and waits until it is on disk. Files that vanish meanwhile are left out: a running server
 * removes files, and its log has what takes their place.
 */
export async function packPart({ found, target, key, context, onBytes, signal }: PackInput): Promise<Part> {
  const files: PackedFile[] = [];
  async function* read(): AsyncGenerator<Buffer> {
    for (const { name, file } of found.files) {
      const handle = await openExisting(file);
      if (handle === undefined) continue;
      const hash = createHash('sha256');
      let size = 0;
      try {
        for await (const bytes of readFile(handle)) {
          hash.update(bytes);
          size += bytes.length;
          onBytes?.(bytes.length);
          yield bytes;
        }
      } finally {
        await handle.close();
      }
      files.push({ path: name, size, sha256: hash.digest('hex') });
    }
  }
  await writeSealed({ source: Readable.from(read()), target, key, context, ...(signal && { signal }) });
  return { folders: [...found.folders], files };
}

type WriteInput = {
  readonly source: Readable;
  readonly target: string;
  readonly key: Buffer;
  readonly context: string;
  readonly signal?: AbortSignal;
};

/** Compresses and encrypts a stream into a new file, and waits until it is on disk. */
export async function writeSealed({ source, target, key, context, signal }: WriteInput): Promise<void> {
  const packing = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  const options = signal === undefined ? {} : { signal };
  await pipeline(source, packing, sealStream(key, context), output, options);
}

async function* readFile(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(readBytes), 0, readBytes, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openExisting(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

type UnpackInput = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly name: PartName;
  readonly part: Part;
  readonly key: Buffer;
  /** Where the files are written; nowhere where a part is only verified. */
  readonly into?: string;
  readonly onBytes?: (bytes: number) => void;
};

/**
 * Reads a part from its first to its last byte and compares every file with the manifest.
 *
 * @throws Error that names the part or the file that is not what the manifest says.
 */
export async function unpackPart(ask: UnpackInput): Promise<void> {
  const { folder, manifest, name, part, key, into, onBytes } = ask;
  if (into !== undefined) await makeFolders(into, part);
  const file = path.join(folder, partFile(name));
  if (!existsSync(file)) throw new Error(`${partFile(name)} is missing in ${folder}.`);
  const sealed = createReadStream(file);
  const opening = openStream(key, partContext(manifest.id, name), partFile(name));
  await pipeline(sealed, opening, createZstdDecompress(), async (opened: AsyncIterable<Uint8Array>) => {
    await splitFiles(opened, { name, files: part.files, into, onBytes });
  });
}

async function makeFolders(into: string, { folders, files }: Part): Promise<void> {
  const all = new Set([...folders, ...files.map((file) => path.dirname(file.path))]);
  for (const one of all) await mkdir(path.join(into, one), { recursive: true, mode: 0o700 });
}

type SplitInput = {
  readonly name: string;
  readonly files: readonly PackedFile[];
  readonly into: string | undefined;
  readonly onBytes: ((bytes: number) => void) | undefined;
};

async function splitFiles(opened: AsyncIterable<Uint8Array>, ask: SplitInput): Promise<void> {
  const reader = makeReader(opened);
  for (const file of ask.files) {
    const handle =
      ask.into === undefined ? undefined : await open(path.join(ask.into, file.path), 'wx', 0o600);
    const hash = createHash('sha256');
    try {
      await copyFile(reader, file, async (bytes) => {
        hash.update(bytes);
        ask.onBytes?.(bytes.length);
        await handle?.writeFile(bytes);
      });
      // PostgreSQL itself sees to it that what it begins with is on disk.
      if (ask.name !== 'cluster' && ask.name !== 'wal') await handle?.sync();
    } finally {
      await handle?.close();
    }
    if (hash.digest('hex') !== file.sha256)
      throw new Error(`${file.path} in ${ask.name}.enc is not what the manifest says.`);
  }
  if ((await reader(1)) !== undefined) throw new Error(`${ask.name}.enc holds more than the manifest says.`);
}

type Reader = (most: number) => Promise<Uint8Array | undefined>;

async function copyFile(
  reader: Reader,
  { path: name, size }: PackedFile,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (let left = size; left > 0;) {
    const bytes = await reader(left);
    if (bytes === undefined) throw new Error(`The backup ends in the middle of its file ${name}.`);
    left -= bytes.length;
    await write(bytes);
  }
}

/** Gives the next bytes of a stream, at most so many; undefined at its end. */
function makeReader(stream: AsyncIterable<Uint8Array>): Reader {
  const source = stream[Symbol.asyncIterator]();
  let waiting: Uint8Array = new Uint8Array();
  return async (most) => {
    while (waiting.length === 0) {
      const next = await source.next();
      if (next.done === true) return undefined;
      waiting = next.value;
    }
    const bytes = waiting.subarray(0, most);
    waiting = waiting.subarray(bytes.length);
    return bytes;
  };
}
