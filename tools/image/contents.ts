/** What an image holds, as entries of its three layers: the system, the packages and the application. */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../house/imports.ts';
import { root } from '../programs.ts';
import { findServerBundle, listBundleSources } from '../server-bundle/find.ts';
import { findInSystem, findLibraries, readBinary } from './elf.ts';
import { listPackages, type Machine } from './packages.ts';
import { completeEntries, makeFile, type Entry } from './tar.ts';

/** The user that the application runs as: no account of the host has this number by itself. */
export const userId = 10_001;
/** Where the application stands in the image, and Node. */
export const appFolder = 'app';
export const nodeFile = 'usr/local/bin/node';

/** The programs that can be run in the image. */
export const programs: readonly string[] = [
  'tools/serve.ts',
  'tools/migrate.ts',
  'tools/doctor.ts',
  'tools/operator.ts',
  'tools/vault.ts',
  'tools/files/main.ts',
];

/** The folders that a server runs from, and what is built. */
const sourceFolders = ['apps/server', 'db', 'domain', 'features', 'locales', 'packages', 'platform'];
const builtFolders = ['merchant', 'console', 'storefront', 'server', 'verify'];
/** The library of names in programs of glibc before 2.34; later ones hold it themselves. */
const nameLibraries = ['libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2'];
/** Larger files stay on the disk until they are written. */
const readAtOnceBytes = 262_144;
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Screens are built, and tests are run elsewhere. */
const isNotServed = /\.(?:test|promise)\.tsx?$|\.tsx$|\.css$|\.md$|(?:^|\/)testing\//;
/** Node loads no TypeScript from packages, and reads neither maps nor handbooks. */
const isNotLoaded = /\.(?:[cm]?tsx?|map|md|markdown|flow)$/i;

export type Layers = {
  readonly system: readonly Entry[];
  readonly packages: readonly Entry[];
  readonly application: readonly Entry[];
};

/**
 * Reads what the image is made of.
 *
 * @throws Error where the front ends are not built, a package is not installed, or this machine lacks a library.
 */
export function listContents(machine: Machine): Layers {
  const packages = listPackageEntries(machine);
  const natives = packages
    .map((entry) => entry.path)
    .filter((name) => /\.node$|\.so(?:\.|$)/.test(name))
    .map((name) => path.join(root, path.posix.relative(appFolder, name)));
  return {
    system: completeEntries(listSystem(natives)),
    packages: completeEntries(packages),
    application: completeEntries(listApplication()),
  };
}

function listSystem(natives: readonly string[]): Entry[] {
  const node = process.execPath;
  if (readBinary(readFileSync(node)) === undefined)
    throw new Error('an image is made on Linux, because it takes Node and its libraries from the machine');
  const extra = nameLibraries.flatMap((name) => findInSystem(name) ?? []);
  const libraries = findLibraries([node, ...natives, ...extra]);
  for (const place of extra) libraries.set(place, realpathSync(place));
  return [
    fromDisk(node, nodeFile, 0o755),
    ...[...libraries].map(([place, file]) => fromDisk(file, place.slice(1), 0o755)),
    fromDisk(realpathSync(certificates), certificates.slice(1), 0o644),
    makeFile(
      'etc/passwd',
      `root:x:0:0:root:/:/none\nstockless:x:${userId}:${userId}:stockless:/data:/none\n`,
    ),
    makeFile('etc/group', `root:x:0:\nstockless:x:${userId}:\n`),
    makeFile('etc/nsswitch.conf', 'hosts: files dns\n'),
    { kind: 'folder', path: 'tmp', mode: 0o1777 },
    { kind: 'folder', path: 'data', mode: 0o700, owner: userId },
    // Containers mount these.
    ...['proc', 'dev', 'sys'].map((name): Entry => ({ kind: 'folder', path: name, mode: 0o755 })),
  ];
}

function listPackageEntries(machine: Machine): Entry[] {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return listPackages(lockfile, machine).flatMap((place) => {
    if (!existsSync(path.join(root, place))) throw new Error(`${place} is not installed: run npm ci`);
    // A package inside another one has an entry of its own, or is not needed.
    return listFiles(place, (name) => name === 'node_modules')
      .filter((name) => !isNotLoaded.test(name))
      .map(fromApplication);
  });
}

function listApplication(): Entry[] {
  const missing = builtFolders.filter((name) => !existsSync(path.join(root, 'dist', name)));
  if (missing.length > 0) throw new Error(`dist has no ${missing.join(', ')}: run npm run build`);
  if (findServerBundle() === undefined)
    throw new Error('dist/server is of other sources than these: run npm run build');
  const sources = sourceFolders
    .flatMap((folder) => listFiles(folder))
    .filter((name) => !isNotServed.test(name));
  const built = builtFolders.flatMap((name) => listFiles(`dist/${name}`));
  const others = ['package.json', 'LICENSE'];
  // A start compares the server that was built with its sources: all are there, and of one date.
  const names = new Set([...sources, ...built, ...others, ...listBundleSources(), ...reachedFrom(programs)]);
  return [...names].map(fromApplication);
}

/** The files of ours that programs reach by their imports. */
export function reachedFrom(files: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = files.filter((file) => existsSync(path.join(root, file)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    for (const { target } of importsOf(text)) {
      const next = target.startsWith('#')
        ? target.slice(1)
        : path.posix.join(path.posix.dirname(file), target);
      if (/^[#.]/.test(target) && existsSync(path.join(root, next))) waiting.push(next);
    }
  }
  return [...reached];
}

/** Every file below a folder of ours, by its path from the top folder. */
function listFiles(folder: string, isPassedOver: (name: string) => boolean = () => false): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isPassedOver(entry.name) ? [] : listFiles(name, isPassedOver);
    return entry.isFile() ? [name] : [];
  });
}

function fromApplication(name: string): Entry {
  return fromDisk(path.join(root, name), `${appFolder}/${name}`, 0o644);
}

function fromDisk(file: string, place: string, mode: number): Entry {
  const { size } = lstatSync(file);
  // Small files are read at once, so that a file that is edited meanwhile does not spoil the image.
  if (size <= readAtOnceBytes) return makeFile(place, readFileSync(file), mode);
  return { kind: 'file', path: place, mode, size, content: file };
}
