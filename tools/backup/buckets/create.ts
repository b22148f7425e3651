/** Copies what buckets have and no snapshot has yet, then writes the snapshot of this moment. */
import { access, rm } from 'node:fs/promises';
import type { Bucket, ListedFile } from '#platform/storage/bucket.ts';
import { hashOf } from '#platform/storage/signed-request.ts';
import { eachAtOnce } from '../../files/copy.ts';
import {
  bucketKinds,
  isKey,
  keyFolder,
  listSnapshots,
  nameSnapshot,
  objectContext,
  objectName,
  objectPath,
  readSnapshot,
  writeSnapshot,
  writeWhole,
  type BucketKind,
  type Snapshot,
  type SnapshotFile,
} from './snapshot.ts';

export type OpenBuckets = Readonly<Partial<Record<BucketKind, Bucket>>>;

export type SnapshotInput = {
  /** The folder of backups; it is made where it is missing. */
  readonly dir: string;
  readonly key: Buffer;
  readonly buckets: OpenBuckets;
  /** Takes the keys of private files as well, beside the snapshot. */
  readonly withKeys: boolean;
  readonly now: Date;
  readonly onFile?: () => void;
};

export type SnapshotReport = {
  readonly name: string;
  readonly snapshot: Snapshot;
  /** Read from the buckets this time. */
  readonly copied: number;
  readonly copiedBytes: number;
  /** In an earlier snapshot with the same ETag and size. */
  readonly present: number;
};

type Found = Omit<SnapshotFile, 'sha256'>;

/**
 * Backs up the buckets. It can be ended and begun again: what was copied stays, and there is a snapshot once all is there.
 *
 * @throws StorageAway where a bucket is away for longer than a command waits.
 * @throws Error where a bucket gives other bytes than were written into it.
 */
export async function backUpBuckets(ask: SnapshotInput): Promise<SnapshotReport> {
  const { dir, key, withKeys, now, onFile } = ask;
  const name = nameSnapshot(now);
  const known = await readKnown(dir, key);
  const files: SnapshotFile[] = [];
  const report = { copied: 0, copiedBytes: 0, present: 0 };
  try {
    for (const kind of bucketKinds) {
      const bucket = ask.buckets[kind];
      if (bucket === undefined) continue;
      const found = (await bucket.listFiles('')).map((file) => foundOf(kind, file));
      const wanted = found.filter((file) => withKeys || !isKey(file));
      await eachAtOnce(wanted, async (file) => {
        const hash = known.get(objectName(file));
        const target = objectPath(dir, name, file);
        if (hash !== undefined && !isKey(file) && (await isThere(target))) {
          report.present += 1;
          files.push({ ...file, sha256: hash });
        } else {
          const bytes = await readWhole(bucket, file);
          // It was erased since it was listed.
          if (bytes === undefined) return;
          await writeWhole(target, { bytes, key, context: objectContext(file) });
          report.copied += 1;
          report.copiedBytes += bytes.length;
          files.push({ ...file, sha256: hashOf(bytes) });
        }
        onFile?.();
      });
    }
    const snapshot: Snapshot = {
      format: 1,
      time: new Date().toISOString(),
      places: placesOf(ask.buckets),
      files: files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
    };
    await writeSnapshot(dir, name, { key, snapshot });
    return { name, snapshot, ...report };
  } catch (error) {
    await rm(keyFolder(dir, name), { recursive: true, force: true });
    throw explain(error);
  }
}

const placeOf = ({ kind, name }: Found): string => `${kind}/${name}`;

function foundOf(kind: BucketKind, { name, bytes, etag }: ListedFile): Found {
  return { kind, name, bytes, etag };
}

function placesOf(buckets: OpenBuckets): Snapshot['places'] {
  const { files, vault } = buckets;
  return { ...(files && { files: files.place }), ...(vault && { vault: vault.place }) };
}

/**
 * The hashes of copies that are there, by their names.
 *
 * @throws Error where the newest snapshot is of another key: its copies would be written over.
 */
async function readKnown(dir: string, key: Buffer): Promise<ReadonlyMap<string, string>> {
  const newest = (await listSnapshots(dir)).at(-1);
  if (newest === undefined) return new Map();
  const { files } = await readSnapshot(dir, newest, key);
  return new Map(files.map((file) => [objectName(file), file.sha256]));
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** @throws Error where the bytes have another hash than was written beside them. */
async function readWhole(bucket: Bucket, { name }: Found): Promise<Buffer | undefined> {
  const [bytes, facts] = [await bucket.get(name), await bucket.find(name)];
  if (bytes === undefined || facts === undefined) return undefined;
  if (facts.sha256 !== undefined && facts.sha256 !== hashOf(bytes))
    throw new Error(`${bucket.place} gives other bytes for ${name} than were written: it is not backed up.`);
  return bytes;
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error('The disk of the backup is full: there is no snapshot of this time.', { cause: error });
  return error;
}
