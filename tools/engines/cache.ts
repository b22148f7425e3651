/** Programs that tests try the product with and that are no part of it: fetched once a machine, and installed nowhere. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Why a program cannot be had here, in a sentence: whoever asked for it skips. */
export class NotAvailable extends Error {
  override readonly name = 'NotAvailable';
}

const owner = process.getuid?.() ?? 0;
/** Other accounts have to enter it: PostgreSQL does not run as root. */
const cacheFolder = path.join('/var/tmp', `stockless-engines-${owner}`);

/**
 * The folder of this name, from an earlier run where there is one. A folder that is there is a whole one: it is made aside and
 * renamed.
 *
 * @param make Fills an empty folder.
 * @throws NotAvailable where `make` fails.
 */
export function openCached(name: string, make: (aside: string) => void): string {
  mkdirSync(cacheFolder, { recursive: true, mode: 0o755 });
  // Programs are run from here, so a folder that somebody else put there is not trusted.
  if (lstatSync(cacheFolder).uid !== owner)
    throw new NotAvailable(`${cacheFolder} belongs to another user: remove it`);
  const folder = path.join(cacheFolder, name);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside);
  try {
    make(aside);
    runStep('chmod', ['-R', 'a+rX', aside]);
    renameSync(aside, folder);
  } catch (error) {
    // Another run may have made it in the same moment.
    if (existsSync(folder)) return folder;
    throw error instanceof NotAvailable ? error : new NotAvailable(reasonOf(error), { cause: error });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

const saidMax = 500;
/** A registry that cannot be reached must not hold a run up. */
const stepMsMax = 240_000;

/**
 * Runs one step of a fetch and gives what it said.
 *
 * @throws NotAvailable with the end of what a step that failed has said.
 */
export function runStep(program: string, words: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    timeout: stepMsMax,
    maxBuffer: 64 * 1_048_576,
    ...options,
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  const said = error?.message ?? `${stdout}\n${stderr}`.trim().slice(-saidMax);
  throw new NotAvailable(`${program} ${words.at(-1) ?? ''} failed: ${said}`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
