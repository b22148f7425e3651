// Where the server lies that `npm run build` put together, and whether it is still what the sources say. It loads nothing
// else of ours: a start asks it first.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const bundleFolder = path.join(root, 'dist', 'server');
export const bundleEntry = 'serve.js';
/** Names of the files that it was made of, below the top folder. It is as old as they were when they were read. */
export const sourcesFile = 'sources.json';

/**
 * The file to run. Undefined where nothing was built, or where one of the files that it was made of was changed or removed
 * since: then the sources are run.
 */
export function findServerBundle(folder = bundleFolder): string | undefined {
  const entry = path.join(folder, bundleEntry);
  const madeMs = statSync(path.join(folder, sourcesFile), { throwIfNoEntry: false })?.mtimeMs;
  if (madeMs === undefined || !existsSync(entry)) return undefined;
  const isSame = (name: string): boolean => {
    const facts = statSync(path.join(root, name), { throwIfNoEntry: false });
    return facts !== undefined && facts.mtimeMs <= madeMs;
  };
  return listBundleSources(folder).every(isSame) ? entry : undefined;
}

/**
 * The files that it was made of, by their paths from the top folder.
 *
 * @throws Error where it was not built.
 */
export function listBundleSources(folder = bundleFolder): string[] {
  const names: unknown = JSON.parse(readFileSync(path.join(folder, sourcesFile), 'utf8'));
  if (!Array.isArray(names)) throw new Error(`${sourcesFile} holds no list`);
  return names.map(String);
}
