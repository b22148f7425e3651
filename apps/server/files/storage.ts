// Where files lie: in folders of this machine, or in buckets that all nodes share.
import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#platform/env.ts';
import type { Environment } from '#platform/environment.ts';
import { bucketFiles, folderFiles } from '#platform/ports/files.ts';
import { openVault, vaultFolder } from '#platform/ports/vault.ts';
import type { VaultKey } from '#platform/ports/vault-keys.ts';
import type { SettingFault } from '#platform/settings.ts';
import { patienceOfCalls, type Patience } from '#platform/storage/attempts.ts';
import { openBucket, type Bucket } from '#platform/storage/bucket.ts';
import type { BucketPlace, Buckets } from '#platform/storage/place.ts';
import { bucketStore } from '#platform/storage/store.ts';

export type StorageOptions = {
  /** Where public files lie; with a bucket, those of before it, and pictures that this node has drawn. */
  readonly filesFolder: string;
  /** Where private files lie, encrypted; never the folder of the public ones nor below it. */
  readonly vaultFolder: string;
  /** The keys of the operator; without any, one that follows from the secret. */
  readonly vaultKeys?: readonly VaultKey[] | undefined;
  /** Where all nodes have their files; without any, in the folders. */
  readonly buckets?: Buckets | undefined;
};

/** What the settings of a start say about files. */
export function storageOptionsOf(
  env: Pick<Env, 'dataDir' | 'vaultKeys' | 'buckets'>,
): Required<StorageOptions> {
  return {
    filesFolder: path.join(env.dataDir, 'files'),
    vaultFolder: path.join(env.dataDir, 'vault'),
    vaultKeys: env.vaultKeys,
    buckets: env.buckets,
  };
}

type Parts = { readonly secret: string; readonly log?: Logger; readonly patience?: Patience };

/** Opens public and private files. Nothing is asked yet: a bucket that is away keeps no server from starting. */
export function openStorage(
  options: StorageOptions,
  { secret, log, patience = patienceOfCalls }: Parts,
): Pick<Environment, 'files' | 'vault'> {
  const { filesFolder, vaultFolder: privateFolder, vaultKeys, buckets } = options;
  const open = (place: BucketPlace | undefined): Bucket | undefined => {
    if (place === undefined) return undefined;
    return openBucket(place, {
      patience,
      onState: (state, reason) =>
        log?.[state === 'away' ? 'error' : 'warn']({ reason }, `a bucket is ${state}`),
    });
  };
  const files = open(buckets?.files);
  const vault = open(buckets?.vault);
  const folder = vaultFolder(privateFolder);
  return {
    files: files === undefined ? folderFiles(filesFolder) : bucketFiles(files, filesFolder),
    vault: openVault(vault === undefined ? folder : bucketStore(vault, folder), secret, vaultKeys),
  };
}

const patienceOfCheck: Patience = { attempts: 2, attemptMs: 4_000, totalMs: 8_000, restMs: 0 };

/** Asks each bucket for one name, which changes nothing; a fault names the setting of a bucket that does not answer. */
export async function checkBuckets({ files, vault }: Buckets): Promise<SettingFault[]> {
  const faults = await Promise.all(
    Object.entries({ FILES_S3: files, VAULT_S3: vault }).map(async ([setting, place]) => {
      if (place === undefined) return [];
      try {
        await openBucket(place, { patience: patienceOfCheck }).list('', 1);
        return [];
      } catch (error) {
        return [
          { setting, says: `does not answer: ${error instanceof Error ? error.message : String(error)}` },
        ];
      }
    }),
  );
  return faults.flat();
}
