/** Copies what lies in a folder into a bucket, and reads what lies in a bucket, each file by its hash. */
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '#platform/storage/bucket.ts';
import { hashOf } from '#platform/storage/signed-request.ts';
import { findFiles } from '../backup/find-files.ts';

/** Few enough for a small machine, and enough that none waits for the line alone. */
const atOnce = 4;
/** Pictures that a node has drawn of others: each node draws its own. */
const drawn = 'made';

export type CopyReport = {
  /** Written and read back. */
  copied: number;
  bytes: number;
  /** In the bucket already, with the same hash. */
  present: number;
  /** Removed from the folder meanwhile: not in the bucket either. */
  gone: number;
  /** Names of files that are others in the bucket. Those of the bucket stand: they are newer. */
  different: string[];
};

type CopyInput = {
  readonly folder: string;
  readonly bucket: Bucket;
  readonly onFile?: () => void;
};

/**
 * Copies every file that the bucket does not have. It can be ended and begun again at any moment, also while servers
 * run: what is there is compared and left as it is, and what is erased meanwhile does not come back.
 *
 * @throws StorageAway where the bucket is away for longer than a command waits.
 * @throws Error where what was written is read back otherwise.
 */
export async function copyFolder({ folder, bucket, onFile }: CopyInput): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, bytes: 0, present: 0, gone: 0, different: [] };
  const { files } = await findFiles(folder, (name) => name !== drawn && !name.endsWith('.part'));
  await eachAtOnce(files, async ({ name, file }) => {
    await copyOne({ name: name.split(path.sep).join('/'), file, bucket, report });
    onFile?.();
  });
  return report;
}

type OneFile = {
  readonly name: string;
  readonly file: string;
  readonly bucket: Bucket;
  readonly report: CopyReport;
};

async function copyOne({ name, file, bucket, report }: OneFile): Promise<void> {
  const bytes = await readThere(file);
  if (bytes === undefined) {
    report.gone += 1;
    return;
  }
  const hash = hashOf(bytes);
  const inBucket = await findHash(bucket, name);
  if (inBucket !== undefined) {
    if (inBucket === hash) report.present += 1;
    else report.different.push(name);
    return;
  }
  await bucket.put(name, bytes);
  const back = await bucket.get(name);
  if (back !== undefined && hashOf(back) !== hash)
    throw new Error(`${bucket.place}${name} is read back otherwise than it was written`);
  // Erased while it was copied: a server that has the bucket removes it in both places, but perhaps before we wrote it.
  if (back === undefined || !(await isThere(file))) {
    await bucket.remove(name);
    report.gone += 1;
    return;
  }
  report.copied += 1;
  report.bytes += bytes.length;
}

/** As it was written beside the file, or of the file itself. */
async function findHash(bucket: Bucket, name: string): Promise<string | undefined> {
  const facts = await bucket.find(name);
  if (facts === undefined || facts.sha256 !== undefined) return facts?.sha256;
  const bytes = await bucket.get(name);
  return bytes === undefined ? undefined : hashOf(bytes);
}

export type VerifyReport = {
  read: number;
  bytes: number;
  /** Of those that were read: others wrote them without a hash, so there is nothing to compare them with. */
  unhashed: number;
  damaged: string[];
};

/** Reads every file of a bucket and compares it with the hash that was written beside it. */
export async function verifyBucket(bucket: Bucket, onFile?: () => void): Promise<VerifyReport> {
  const report: VerifyReport = { read: 0, bytes: 0, unhashed: 0, damaged: [] };
  await eachAtOnce(await bucket.list(''), async (name) => {
    const facts = await bucket.find(name);
    const bytes = await bucket.get(name);
    // Erased since it was listed.
    if (facts === undefined || bytes === undefined) return;
    report.read += 1;
    report.bytes += bytes.length;
    if (facts.sha256 === undefined) report.unhashed += 1;
    else if (facts.sha256 !== hashOf(bytes)) report.damaged.push(name);
    onFile?.();
  });
  return report;
}

/** Does the work for all, a few at once; the first failure ends it after those under way. */
export async function eachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  let isEnded = false;
  const lanes = Array.from({ length: atOnce }, async () => {
    try {
      for (const one of left) {
        if (isEnded) return;
        await work(one);
      }
    } catch (error) {
      isEnded = true;
      throw error;
    }
  });
  // What is under way is waited for, so that nothing is written after the failure was told.
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}

async function readThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
