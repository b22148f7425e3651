/**
 * Files of an instance that lie in buckets (docs/operations/files.md).
 *
 *   npm run files -- copy      copies what lies in DATA_DIR into FILES_S3 and VAULT_S3; can be stopped and begun again
 *   npm run files -- verify    reads every file of the buckets and compares it with its hash
 */
import { storageOptionsOf } from '#apps/server/files/storage.ts';
import { readEnv } from '#platform/env.ts';
import { patienceOfCommands } from '#platform/storage/attempts.ts';
import { openBucket, type Bucket } from '#platform/storage/bucket.ts';
import { copyFolder, verifyBucket } from './copy.ts';

const usage = 'npm run files -- copy | verify';
const sayEvery = 100;

type Pair = { readonly what: string; readonly folder: string; readonly bucket: Bucket };

process.exitCode = await main(process.argv.slice(2));

async function main([act, ...more]: string[]): Promise<number> {
  if ((act !== 'copy' && act !== 'verify') || more.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const pairs = openPairs();
    if (pairs.length === 0) throw new Error('Neither FILES_S3 nor VAULT_S3 names a bucket.');
    let isWhole = true;
    for (const pair of pairs) isWhole = (act === 'copy' ? await copy(pair) : await verify(pair)) && isWhole;
    return isWhole ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function openPairs(): Pair[] {
  const { filesFolder, vaultFolder, buckets } = storageOptionsOf(readEnv(process.env));
  const pairs = [
    { what: 'Pictures', folder: filesFolder, place: buckets?.files },
    { what: 'Private', folder: vaultFolder, place: buckets?.vault },
  ];
  return pairs.flatMap(({ what, folder, place }) =>
    place === undefined
      ? []
      : [{ what, folder, bucket: openBucket(place, { patience: patienceOfCommands }) }],
  );
}

async function copy({ what, folder, bucket }: Pair): Promise<boolean> {
  console.log(`${what.padEnd(10)}${folder} into ${bucket.place}`);
  const { copied, bytes, present, gone, different } = await copyFolder({
    folder,
    bucket,
    onFile: makeCounter(),
  });
  console.log(`Copied    ${copied} (${show(bytes)}), each read back and compared`);
  console.log(`Present   ${present}, with the same hash`);
  if (gone > 0) console.log(`Erased    ${gone} meanwhile`);
  if (different.length > 0) {
    console.log(`Different ${different.length}: those of the bucket stand, because they are newer`);
    for (const name of different.slice(0, 20)) console.log(`  ${name}`);
  }
  return true;
}

async function verify({ what, bucket }: Pair): Promise<boolean> {
  console.log(`${what.padEnd(10)}${bucket.place}`);
  const { read, bytes, unhashed, damaged } = await verifyBucket(bucket, makeCounter());
  console.log(`Read      ${read} (${show(bytes)})`);
  if (unhashed > 0)
    console.log(`Unhashed  ${unhashed}: others wrote them, and there is nothing to compare them with`);
  for (const name of damaged) console.error(`DAMAGED   ${name}`);
  return damaged.length === 0;
}

/** Says from time to time how many files were looked at. */
function makeCounter(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % sayEvery === 0) console.log(`  ${count}`);
  };
}

function show(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
