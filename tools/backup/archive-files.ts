/**
 * Uploaded and private files that are younger than the backups: each is copied once, as a file of its own. Its name is the
 * SHA-256 of its path, and the path is its first line.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { findFiles } from './find-files.ts';
import { isBelow, listBackups, readManifest } from './manifest.ts';
import { writeSealed } from './parts.ts';
import { openStream } from './sealed-stream.ts';
import { syncFolder } from './sync-folder.ts';

export const filesFolder = (dir: string): string => path.join(dir, 'new-files');

const contextOf = (system: string, name: string): string => `file ${system} ${name}`;

const nameOf = (file: string): string => createHash('sha256').update(file).digest('hex');

type ArchiveInput = {
  readonly dataDir: string;
  readonly dir: string;
  readonly key: Buffer;
  /** The number of the cluster whose rows name the files. */
  readonly system: string;
};

/**
 * Copies files that are neither in the oldest backup nor copied before; none where there is no backup that they could be
 * restored with. What is in the oldest backup and still there is in all later ones. Gives how many were copied.
 */
export async function archiveFiles({ dataDir, dir, key, system }: ArchiveInput): Promise<number> {
  const [oldest] = await listBackups(dir);
  if (oldest === undefined) return 0;
  const { parts } = await readManifest(oldest, key);
  const known = new Set([
    ...parts.files.files.map((file) => `files/${file.path}`),
    ...parts.vault.files.map((file) => `vault/${file.path}`),
  ]);
  const folder = filesFolder(dir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(folder));
  const uploaded = await findFiles(path.join(dataDir, 'files'));
  const sealed = await findFiles(path.join(dataDir, 'vault'), (name) => name !== 'keys');
  const found = [
    ...uploaded.files.map((one) => ({ ...one, place: `files/${one.name}` })),
    ...sealed.files.map((one) => ({ ...one, place: `vault/${one.name}` })),
  ];
  let count = 0;
  for (const { file, place } of found) {
    const name = nameOf(place);
    if (known.has(place) || there.has(`${name}.enc`)) continue;
    if (await copyFile({ folder, name, key, system, file, place })) count += 1;
  }
  if (count > 0) await syncFolder(folder);
  return count;
}

type CopyInput = {
  readonly folder: string;
  readonly name: string;
  readonly key: Buffer;
  readonly system: string;
  readonly file: string;
  readonly place: string;
};

/** False where the file was removed meanwhile. */
async function copyFile({ folder, name, key, system, file, place }: CopyInput): Promise<boolean> {
  async function* read(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${place}\n`);
    for await (const bytes of createReadStream(file)) yield Buffer.from(bytes);
  }
  const half = path.join(folder, `${name}.part`);
  await rm(half, { force: true });
  try {
    await writeSealed({ source: Readable.from(read()), target: half, key, context: contextOf(system, name) });
    await rename(half, path.join(folder, `${name}.enc`));
    return true;
  } catch (error) {
    await rm(half, { force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

type UnpackInput = Omit<ArchiveInput, 'dataDir'> & {
  /** The folder that holds `files` and `vault`. */
  readonly into: string;
};

/**
 * Writes the copied files beside those of the backup. A file that the backup has stays as it is.
 *
 * @throws Error where a copy was changed, or is of another key or instance.
 */
export async function unpackFiles({ dir, key, system, into }: UnpackInput): Promise<number> {
  const folder = filesFolder(dir);
  let count = 0;
  const names: string[] = await readdir(folder).catch(() => []);
  for (const file of names) {
    if (!file.endsWith('.enc')) continue;
    const name = file.slice(0, -'.enc'.length);
    const bytes = await readCopy(path.join(folder, file), { key, context: contextOf(system, name), file });
    const end = bytes.indexOf('\n');
    const place = bytes.toString('utf8', 0, end);
    if (end < 0 || !isBelow(place) || nameOf(place) !== name)
      throw new Error(`new-files/${file} was written by another version of the backup command.`);
    const target = path.join(into, place);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    if (await writeNew(target, bytes.subarray(end + 1))) count += 1;
  }
  return count;
}

type CopyOfFile = { readonly key: Buffer; readonly context: string; readonly file: string };

/** Uploaded and private files are a few megabytes at most. */
async function readCopy(from: string, { key, context, file }: CopyOfFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const opening = openStream(key, context, `new-files/${file}`);
  const reading = createReadStream(from);
  await pipeline(reading, opening, createZstdDecompress(), async (opened: AsyncIterable<Uint8Array>) => {
    for await (const piece of opened) pieces.push(piece);
  });
  return Buffer.concat(pieces);
}

/** False where the file is there. */
async function writeNew(target: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await writeFile(target, bytes, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
