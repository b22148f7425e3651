/**
 * A snapshot says which files the buckets had at a moment. Their bytes lie beside it, each once for all snapshots, under a
 * name that follows from the bucket, the name, the ETag and the size of the file: what has not changed is not read again.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import * as z from 'zod/mini';
import { isBelow } from '../manifest.ts';
import { writeSealed } from '../parts.ts';
import { openStream } from '../sealed-stream.ts';
import { syncFolder } from '../sync-folder.ts';

export const bucketKinds = ['files', 'vault'] as const;
export type BucketKind = (typeof bucketKinds)[number];

const snapshotShape = z.object({
  format: z.literal(1),
  /** When the last bucket had been listed. */
  time: z.iso.datetime(),
  /** The buckets as people read them. */
  places: z.partialRecord(z.enum(bucketKinds), z.string()),
  files: z.array(
    z.object({
      kind: z.enum(bucketKinds),
      name: z.string().check(z.refine(isBelow)),
      bytes: z.int(),
      etag: z.string(),
      sha256: z.string(),
    }),
  ),
});
export type Snapshot = z.output<typeof snapshotShape>;
export type SnapshotFile = Snapshot['files'][number];

export const snapshotFolder = (dir: string): string => path.join(dir, 'buckets');
export const objectFolder = (dir: string): string => path.join(snapshotFolder(dir), 'objects');
/** Keys of private files go with their snapshot: no other one has them. */
export const keyFolder = (dir: string, snapshot: string): string =>
  path.join(snapshotFolder(dir), `${snapshot}-keys`);

export function isKey({ kind, name }: Pick<SnapshotFile, 'kind' | 'name'>): boolean {
  return kind === 'vault' && name.startsWith('keys/');
}

/** The name of a copy without its ending. */
export function objectName({ kind, name, etag, bytes }: Omit<SnapshotFile, 'sha256'>): string {
  return createHash('sha256').update([kind, name, etag, bytes].join('\n')).digest('hex');
}

/** Where the copy of a file lies. */
export function objectPath(dir: string, snapshot: string, file: Omit<SnapshotFile, 'sha256'>): string {
  const folder = isKey(file) ? keyFolder(dir, snapshot) : objectFolder(dir);
  return path.join(folder, `${objectName(file)}.enc`);
}

export const objectContext = (file: Omit<SnapshotFile, 'sha256'>): string =>
  `bucket file ${objectName(file)}`;

const snapshotName = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.enc$/;

export function nameSnapshot(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}

/** When a snapshot was begun: its name says so. */
export function timeOfSnapshot(name: string): Date {
  const [day = '', time = ''] = name.split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}`);
}

/** The names of the whole snapshots in a folder of backups, the oldest first. */
export async function listSnapshots(dir: string): Promise<string[]> {
  const names: string[] = await readdir(snapshotFolder(dir)).catch(() => []);
  return names.flatMap((name) => snapshotName.exec(name)?.[1] ?? []).toSorted();
}

/** @throws Error where the snapshot was changed, or was made with another key or by another version. */
export async function readSnapshot(dir: string, name: string, key: Buffer): Promise<Snapshot> {
  const file = path.join(snapshotFolder(dir), `${name}.enc`);
  const bytes = await readSealed(file, { key, context: `buckets ${name}` });
  const read = z.safeParse(snapshotShape, JSON.parse(bytes.toString('utf8')));
  if (!read.success) throw new Error(`${file} was written by another version of the backup command.`);
  return read.data;
}

export async function writeSnapshot(
  dir: string,
  name: string,
  { key, snapshot }: { readonly key: Buffer; readonly snapshot: Snapshot },
): Promise<void> {
  const target = path.join(snapshotFolder(dir), `${name}.enc`);
  const bytes = Buffer.from(JSON.stringify(snapshot));
  await writeWhole(target, { bytes, key, context: `buckets ${name}` });
}

type Sealing = { readonly bytes: Buffer; readonly key: Buffer; readonly context: string };

/** Writes a sealed file whole or not at all: beside its place, and renamed. */
export async function writeWhole(target: string, { bytes, key, context }: Sealing): Promise<void> {
  const half = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rm(half, { force: true });
  try {
    await writeSealed({ source: Readable.from([bytes]), target: half, key, context });
    await rename(half, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/**
 * The bytes of a sealed file: those of buckets are a few megabytes at most.
 *
 * @throws Error where it is missing, was changed, or is of another key or place.
 */
export async function readSealed(file: string, { key, context }: Omit<Sealing, 'bytes'>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const opening = openStream(key, context, path.basename(file));
  const reading = createReadStream(file);
  await pipeline(reading, opening, createZstdDecompress(), async (opened: AsyncIterable<Uint8Array>) => {
    for await (const piece of opened) pieces.push(piece);
  });
  return Buffer.concat(pieces);
}
