/** Programs out of packages of this Debian: downloaded and unpacked, never installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotAvailable, openCached, runStep } from './cache.ts';

export type Unpacked = {
  /** What would be `/` if the packages were installed. */
  readonly folder: string;
  /** What programs of it need in their environment to find their libraries. */
  readonly env: { readonly LD_LIBRARY_PATH: string };
};

const versionFile = '/etc/debian_version';
const sourcesFile = '/etc/apt/sources.list.d/debian.sources';

/** The number of this machine's release, such as `12`; undefined where it is no Debian. */
export function debianRelease(): string | undefined {
  if (!existsSync(versionFile)) return undefined;
  return /^\d+/.exec(readFileSync(versionFile, 'utf8'))?.[0];
}

/**
 * Packages with the libraries that this machine lacks, from an earlier run where there is one: the first one takes some seconds.
 *
 * @throws NotAvailable where this machine is no Debian or has no way to its packages.
 */
export function unpackDebian(packages: readonly string[]): Unpacked {
  const release = debianRelease();
  if (release === undefined) throw new NotAvailable('This machine is no Debian.');
  const mark = createHash('sha256')
    .update(`${release} ${process.arch} ${packages.join(' ')}`)
    .digest('hex');
  const folder = openCached(`debian-${packages[0]}-${mark.slice(0, 12)}`, (aside) =>
    fetchPackages(packages, aside),
  );
  const libraries = globSync(['usr/lib/*-linux-gnu', 'lib/*-linux-gnu', 'usr/lib/postfix'], { cwd: folder });
  return {
    folder,
    env: { LD_LIBRARY_PATH: libraries.map((one) => path.join(folder, one)).join(':') },
  };
}

function fetchPackages(packages: readonly string[], folder: string): void {
  const debs = path.join(folder, 'packages');
  mkdirSync(debs);
  try {
    download(packages, debs, []);
  } catch {
    // The machine's lists are missing, or older than the archive: others are fetched beside them.
    const own = ownLists(debs);
    runStep('apt-get', [...own, 'update']);
    download(packages, debs, own);
  }
  for (const file of globSync('*.deb', { cwd: debs })) runStep('dpkg', ['-x', path.join(debs, file), folder]);
  runStep('rm', ['-rf', debs]);
}

function download(packages: readonly string[], cwd: string, options: readonly string[]): void {
  const missing = runStep('apt-get', [
    ...options,
    '--simulate',
    '--no-install-recommends',
    'install',
    ...packages,
  ]);
  const libraries = [...missing.matchAll(/^Inst (lib\S+)/gm)].map(([, name = '']) => name);
  const wanted = new Set([...packages, ...libraries.filter((name) => !name.startsWith('libjs-'))]);
  runStep('apt-get', [...options, 'download', ...wanted], { cwd });
}

/** Lists of the machine's own Debian in a folder that goes with the fetch. */
function ownLists(folder: string): string[] {
  for (const name of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const sources = existsSync(sourcesFile)
    ? [`Dir::Etc::sourcelist=${sourcesFile}`, 'Dir::Etc::sourceparts=-']
    : [];
  return [...sources, `Dir::State::lists=${folder}/lists`, `Dir::Cache=${folder}/cache`].flatMap((option) => [
    '-o',
    option,
  ]);
}

/**
 * A program of the machine, or of a package of this Debian.
 *
 * @param file Its place in the package, such as `usr/bin/promtool`.
 * @throws NotAvailable
 */
export function findProgram(name: string, from: { readonly package: string; readonly file: string }): string {
  if (spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) return name;
  return path.join(unpackDebian([from.package]).folder, from.file);
}
