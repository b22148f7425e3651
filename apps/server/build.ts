// Which program this is: its version, and one digest over what browsers are given.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Build } from '#features/trust/server/public.ts';

const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url));

/** The folders below `dist` whose files go to browsers, and the one that draws pages for them. */
const folders = ['merchant', 'console', 'storefront'];

/**
 * Two builds of the same sources have the same digest: SHA-256 over a line for each file, `{sha256} {path}`, in the
 * order of their paths. Packed copies are left out, for they say the same again. The files are read when the digest is
 * first asked for: a start does not wait for it.
 */
export function buildOf(dist: string): Build {
  let sha256: string | undefined;
  return {
    version: programVersion(),
    get sha256() {
      sha256 ??= digestOf(dist);
      return sha256;
    },
  };
}

function digestOf(dist: string): string {
  const whole = createHash('sha256');
  for (const file of folders.flatMap((folder) => filesBelow(dist, folder)).toSorted()) {
    const own = createHash('sha256').update(readFileSync(path.join(dist, file)));
    whole.update(`${own.digest('hex')} ${file}\n`);
  }
  return whole.digest('hex');
}

export function programVersion(): string {
  const shape = z.object({ version: z.string() });
  return z.parse(shape, JSON.parse(readFileSync(packageFile, 'utf8'))).version;
}

function filesBelow(dist: string, folder: string): string[] {
  return readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
