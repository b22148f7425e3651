/** What the command says about the buckets of an instance. */
import { storageOptionsOf } from '#apps/server/files/storage.ts';
import type { Env } from '#platform/env.ts';
import { patienceOfCommands } from '#platform/storage/attempts.ts';
import { openBucket } from '#platform/storage/bucket.ts';
import { backUpBuckets, type OpenBuckets } from './create.ts';
import { chooseSnapshot, hasKeysOf, readFiles } from './restore.ts';
import { listSnapshots, readSnapshot, type Snapshot } from './snapshot.ts';

type BackupOptions = { readonly dir: string; readonly key: Buffer; readonly withKeys: boolean };

export function hasBuckets({ buckets }: Env): boolean {
  return buckets.files !== undefined || buckets.vault !== undefined;
}

/** @throws Error where no bucket is set. */
export async function createSnapshot(env: Env, { dir, key, withKeys }: BackupOptions): Promise<number> {
  if (!hasBuckets(env)) throw new Error('Neither FILES_S3 nor VAULT_S3 names a bucket.');
  const report = await backUpBuckets({ dir, key, withKeys, buckets: openBuckets(env), now: new Date() });
  console.log(`Buckets   ${Object.values(report.snapshot.places).join(' and ')}`);
  console.log(
    `Copied    ${report.copied} files (${show(report.copiedBytes)}); ${report.present} are as before`,
  );
  return 0;
}

function openBuckets(env: Env): OpenBuckets {
  const { buckets } = storageOptionsOf(env);
  const options = { patience: patienceOfCommands };
  return {
    ...(buckets?.files && { files: openBucket(buckets.files, options) }),
    ...(buckets?.vault && { vault: openBucket(buckets.vault, options) }),
  };
}

export async function showSnapshots(dir: string, key: Buffer): Promise<void> {
  for (const name of await listSnapshots(dir)) {
    try {
      const snapshot = await readSnapshot(dir, name, key);
      console.log(`buckets   ${snapshot.time}  ${describe(snapshot)}`);
    } catch (error) {
      console.log(`buckets   ${name}  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function describe(snapshot: Snapshot): string {
  const bytes = snapshot.files.reduce((sum, file) => sum + file.bytes, 0);
  const keys = hasKeysOf(snapshot) ? 'with keys' : 'without keys';
  return `${snapshot.files.length} files  ${show(bytes)}  ${keys}`;
}

/** Reads the newest snapshot from end to end; false where there is none. */
export async function verifySnapshot(dir: string, key: Buffer): Promise<boolean> {
  const name = await chooseSnapshot(dir, undefined);
  if (name === undefined) return false;
  const snapshot = await readFiles({ dir, name, key });
  console.log(`Buckets   whole: ${describe(snapshot)}, of ${snapshot.time}`);
  return true;
}

type UnpackOptions = {
  readonly dir: string;
  readonly key: Buffer;
  readonly into: string;
  readonly to: Date | undefined;
};

/** Writes the files of buckets into the folders of a restored instance, where there is a snapshot. */
export async function unpackSnapshot({ dir, key, into, to }: UnpackOptions): Promise<void> {
  const name = await chooseSnapshot(dir, to);
  if (name === undefined) return;
  const snapshot = await readFiles({ dir, name, key, into });
  console.log(
    `Buckets   ${describe(snapshot)}, of ${snapshot.time}, into the folders files and vault of ${into}`,
  );
  if (to !== undefined && new Date(snapshot.time) < to)
    console.log(`Missing   files that came into the buckets after ${snapshot.time}`);
}

function show(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
