/** What a backup holds: written last, encrypted like everything else, and read before anything of the backup is used. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { openStream } from './sealed-stream.ts';

/** The PostgreSQL whose folders the backups of this version hold. */
export const postgresMajor = 18;

export const manifestName = 'manifest.enc';

/** A path below the folder of its part, which nothing leads out of. */
export const isBelow = (text: string): boolean => !/^\/|(?:^|\/)\.\.(?:\/|$)|\\/.test(text);

const below = z.string().check(z.refine(isBelow));

const fileShape = z.object({ path: below, size: z.int(), sha256: z.string() });

/** Files of one kind, one after the other in one encrypted stream. */
const partShape = z.object({ folders: z.array(below), files: z.array(fileShape) });

export const partNames = ['cluster', 'wal', 'files', 'vault', 'keys'] as const;
export type PartName = (typeof partNames)[number];
export type Part = z.output<typeof partShape>;
export type PackedFile = z.output<typeof fileShape>;

const manifestShape = z.object({
  format: z.literal(1),
  /** Tells one backup's parts from another's. */
  id: z.string(),
  /** When the server ended the backup: the earliest moment that it can be restored to. */
  time: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  machine: z.string(),
  database: z.string(),
  /** The cluster that this is a copy of: files of its log go with it, and no others. */
  system: z.string(),
  timeline: z.int(),
  startLsn: z.string(),
  stopLsn: z.string(),
  lastMigration: z.string(),
  /** The public record while the backup was made: its entries, and the root of its tree in hexadecimal digits. */
  record: z.object({ size: z.int(), root: z.string() }),
  backupLabel: z.string(),
  tablespaceMap: z.string(),
  parts: z.object({
    cluster: partShape,
    wal: partShape,
    files: partShape,
    vault: partShape,
    keys: z.optional(partShape),
  }),
});
export type Manifest = z.output<typeof manifestShape>;

/** The file of a part in the folder of a backup. */
export const partFile = (name: PartName): string => `${name}.enc`;

/** What a part is encrypted for: it opens in the backup that it was made for, and there in its own place. */
export const partContext = (id: string, name: PartName): string => `${id} ${name}`;

export const manifestContext = 'manifest';

/** @throws Error where the backup is not whole, was changed, or was made with another key. */
export async function readManifest(folder: string, key: Buffer): Promise<Manifest> {
  const pieces: Buffer[] = [];
  const source = createReadStream(path.join(folder, manifestName));
  try {
    await pipeline(
      source,
      openStream(key, manifestContext, manifestName),
      async (opened: AsyncIterable<Uint8Array>) => {
        for await (const piece of opened) pieces.push(Buffer.from(piece));
      },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${folder} is no whole backup: ${manifestName} is missing.`, { cause: error });
    throw error;
  }
  const read = z.safeParse(manifestShape, JSON.parse(Buffer.concat(pieces).toString('utf8')));
  if (!read.success) throw new Error(`${folder} was written by another version of the backup command.`);
  return read.data;
}

/** The parts that a backup has, in the order in which they are read. */
export function partsOf({ parts }: Manifest): { name: PartName; part: Part }[] {
  return partNames.flatMap((name) => {
    const part = parts[name];
    return part === undefined ? [] : [{ name, part }];
  });
}

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** When a backup was begun, to the second: its name says so. */
export function timeOfBackup(folder: string): Date {
  const [day = '', time = ''] = path.basename(folder).split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}`);
}

/** The whole backups in a folder, the oldest first. A folder that ends in `.part` was never finished. */
export async function listBackups(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && backupName.test(entry.name));
  return names.map(({ name }) => path.join(dir, name)).toSorted();
}

/**
 * One backup: the folder itself, or the newest in a folder of backups.
 *
 * @throws Error where there is none.
 */
export async function findBackup(dir: string): Promise<string> {
  if (path.resolve(dir).endsWith('.part')) throw new Error(`${dir} is half a backup: it was never finished.`);
  const names: string[] = await readdir(dir).catch(() => []);
  if (names.includes(manifestName)) return dir;
  const newest = (await listBackups(dir)).at(-1);
  if (newest === undefined) throw new Error(`There is no whole backup in ${dir}.`);
  return newest;
}
