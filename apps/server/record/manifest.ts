// Every file that a browser is given, by its address and SHA-256: what is put on record of each build. A phone holds what
// it was given against it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Pages and files that are made when they are asked for, such as the app's page in the brand's look; by address. */
export type ServedPages = Map<string, () => string>;

export type BuildManifest = {
  readonly v: 1;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
};

/** Where the folders below `dist` are served. */
const folders = [
  ['merchant/assets', '/assets/'],
  ['console/assets', '/console/assets/'],
  ['storefront/client', '/s-assets/'],
] as const;

/** Undefined where the apps were not built: then nobody is given any. */
export function readManifest(
  dist: string,
): ((version: string, pages: ServedPages) => BuildManifest) | undefined {
  if (!existsSync(path.join(dist, 'merchant/index.html'))) return undefined;
  const fixed = folders.flatMap(([folder, address]) => filesOf(path.join(dist, folder), address));
  return (version, pages) => {
    const made = [...pages].map(([address, text]) => [address, digestOf(text())] as const);
    const files = [...fixed, ...made].toSorted(([left], [right]) => (left < right ? -1 : 1));
    return { v: 1, version, files: Object.fromEntries(files) };
  };
}

/** Packed copies say the same again. */
function filesOf(folder: string, address: string): (readonly [string, string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const below = path.relative(folder, file).split(path.sep).join('/');
      return [`${address}${below}`, digestOf(readFileSync(file))] as const;
    });
}

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
