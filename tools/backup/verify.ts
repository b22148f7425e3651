/** Reads a whole backup and compares every file with the manifest, without writing anything. */
import { readManifest, partsOf, type Manifest } from './manifest.ts';
import { unpackPart } from './parts.ts';
import { countBytes } from './restore.ts';

type VerifyInput = {
  readonly folder: string;
  readonly key: Buffer;
  readonly onBytes?: (done: number, all: number) => void;
};

/** @throws Error that names what is missing, changed or of another backup. */
export async function verifyBackup({ folder, key, onBytes }: VerifyInput): Promise<Manifest> {
  const manifest = await readManifest(folder, key);
  let done = 0;
  const all = countBytes(manifest);
  for (const { name, part } of partsOf(manifest)) {
    const count = (bytes: number): void => onBytes?.((done += bytes), all);
    await unpackPart({ folder, manifest, name, part, key, onBytes: count });
  }
  return manifest;
}
