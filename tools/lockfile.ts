/**
 * Completes `package-lock.json` for machines of another kind. A registry that does not carry the packages of every
 * platform makes npm leave them out of the lockfile, and `npm ci` then refuses the whole lockfile, everywhere.
 *
 *   node tools/lockfile.ts           writes what is missing        node tools/lockfile.ts --check   only says so
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import { root } from './programs.ts';

// Records keep the order of what they read, so that the file changes only where something is added.
const Lockfile = z.record(z.string(), z.unknown());
const Entries = z.record(z.string(), Lockfile);
const Names = z.optional(z.record(z.string(), z.string()));

type Packages = z.infer<typeof Entries>;

if (import.meta.main) process.exitCode = complete(process.argv.includes('--check'));

function complete(isCheck: boolean): number {
  const file = path.join(root, 'package-lock.json');
  const lock = Lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const packages = Entries.parse(lock['packages']);
  const missing = missingEntries(packages);
  const names = Object.keys(missing);
  if (names.length === 0) return 0;
  if (isCheck) {
    for (const name of names)
      console.error(`package-lock.json: ${name} is missing: run node tools/lockfile.ts`);
    return 1;
  }
  const all = Object.entries({ ...packages, ...missing });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
  console.log(`package-lock.json: ${names.length} packages of other platforms added.`);
  return 0;
}

/** The optional packages that others name with an exact version and that have no entry anywhere. */
export function missingEntries(packages: Packages): Packages {
  const missing: Packages = {};
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(Names.parse(entry['optionalDependencies']) ?? {})) {
      const platform = platformOf(name);
      const isThere = Object.keys(packages).some((place) => place.endsWith(`node_modules/${name}`));
      if (!isThere && platform && /^\d/.test(version)) {
        missing[`node_modules/${name}`] = { version, ...platform, optional: true };
      }
    }
  }
  return missing;
}

/** What a name such as `@x/binding-linux-arm64-musl` says of the machine it is for. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } | undefined {
  const words = name.split(/[-/]/);
  const pick = (known: string[]): string | undefined => known.find((word) => words.includes(word));
  const system = pick([
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ]);
  const cpu = pick([
    'arm64',
    'x64',
    'arm',
    'ia32',
    'ppc64',
    'riscv64',
    's390x',
    'loong64',
    'mips64el',
    'wasm32',
  ]);
  if (!system && !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : pick(['gnu']) && 'glibc';
  return {
    ...(system && { os: [system] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && system === 'linux' && { libc: [libc] }),
  };
}
