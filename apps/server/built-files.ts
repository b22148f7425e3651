// What a server needs of `dist`: it builds nothing itself.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Each is written as the last of its part: where it is there, so is what it names. */
const needed = [
  'merchant/index.html',
  'merchant/sw.js',
  'merchant/licences.txt',
  'console/index.html',
  'storefront/client/manifest.json',
  'storefront/server/entry.js',
];

/** The files that are missing, as paths below `folder`; none where a server can start. */
export function listMissingFiles(folder = dist): string[] {
  return needed.filter((file) => !existsSync(path.join(folder, file)));
}

/** @throws Error that names every missing file, and how it is made. */
export function assertBuilt(folder = dist): void {
  const missing = listMissingFiles(folder);
  if (missing.length === 0) return;
  throw new Error(
    `The front ends are not built: ${missing.map((file) => `dist/${file}`).join(', ')} missing. \`npm run build\` makes them; a server does not.`,
  );
}
