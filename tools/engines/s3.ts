/** A service with the S3 API that is not ours and checks signatures (version 4): `@20minutes/s3rver` of npm, on a port of loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BucketPlace } from '#platform/storage/place.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { installNpm } from './npm.ts';

export type S3Service = {
  readonly endpoint: string;
  /** A place in the bucket `shop-files`, with the key that is taken. */
  place(more?: Partial<BucketPlace>): BucketPlace;
  stop(): Promise<void>;
};

/** The only key that the service knows. */
const key = { keyId: 'S3RVER', secret: 'S3RVER' };
export const s3Buckets = ['shop-files', 'shop-private'] as const;
const script = `
  const [library, directory, port, ...names] = process.argv.slice(1);
  const S3rver = require(library);
  const configureBuckets = names.map((name) => ({ name, configs: [] }));
  const options = { directory, address: '127.0.0.1', port: Number(port), silent: true, vhostBuckets: false };
  new S3rver({ ...options, configureBuckets }).run();
`;
const readyMsMax = 20_000;

/**
 * Starts it with the two buckets, empty.
 *
 * @param folder An empty folder for its files.
 * @throws NotAvailable where the package cannot be had.
 */
export async function startS3(folder: string): Promise<S3Service> {
  const library = path.join(installNpm('@20minutes/s3rver@5.0.0'), '@20minutes/s3rver');
  const port = await freePorts();
  // It encrypts the tokens of its pages with DES.
  const words = ['--openssl-legacy-provider', '--eval', script, library, folder, String(port)];
  const child = spawn(process.execPath, [...words, ...s3Buckets], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + readyMsMax;
  // It answers before its buckets are made: each has to be there.
  while (!(await hasBuckets(endpoint))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`s3rver does not start: ${said}`);
  }
  return {
    endpoint,
    place: (more = {}) => ({
      endpoint,
      region: 'us-east-1',
      bucket: 'shop-files',
      prefix: '',
      style: 'path',
      ...key,
      ...more,
    }),
    stop,
  };
}

/** A bucket that is there refuses whoever has no key, or is empty; one that is not there is not found. */
async function hasBuckets(endpoint: string): Promise<boolean> {
  const answers = s3Buckets.map(async (name) => {
    try {
      const response = await fetch(`${endpoint}/${name}`);
      await response.arrayBuffer();
      return response.status !== 404;
    } catch {
      return false;
    }
  });
  return (await Promise.all(answers)).every(Boolean);
}
