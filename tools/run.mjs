/**
 * Runs a program of this instance on a bare machine: finds Node 24 or fetches it, installs what the lockfiles say, then
 * starts the program with Node 24 first on the PATH. Plain JavaScript of Node 20, because it runs before all else.
 *
 *   node tools/run.mjs apps/server/main.ts [words]     node tools/run.mjs --bin PACKAGE PROGRAM [words]
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** The first Node with argon2 in its own crypto, and with types stripped without a warning. */
const nodeWanted = '24.7';
const isWindows = process.platform === 'win32';
const lockFile = path.join(root, '.cache', 'install.lock');
const lockBeatMs = 2_000;
/** A lock without a sign of life is stale; one of this machine has until npm must have come to an end. */
const lockStaleMs = 60_000;
const installLimitMs = 15 * 60_000;
const outputKept = 16_000;
/** What `npm start` and `npm run serve` run. */
const serverPrograms = ['tools/start.ts', 'tools/serve.ts'];
/** What people who run an instance need; no package for development is fetched for it. */
const operated =
  /^tools\/(?:start|serve|migrate|build|code|doctor|operator|vault|backup\/main|files\/main|verify-ads\/verify-ads)\.ts$/;
/**
 * A server at rest gives its memory back: less room for new objects, garbage is collected before the heap is more than
 * twice of what is in use, and what is freed goes to the machine at once. `tools/server-node.ts` says what it costs.
 */
const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The child that a signal is for: npm while it installs, the program after that. */
let child;
let holdsLock = false;

const say = (line) => process.stderr.write(`[stockless] ${line}\n`);

class Stop extends Error {}

/** Whether a folder's node_modules is, whole, what its lockfile says for this machine. npm writes its own lockfile
 *  into node_modules as its last step, so an install that was cut short has none. */
function isInstalled(folder, withDev) {
  const wanted = readJson(path.join(folder, 'package-lock.json'))?.packages;
  const present = readJson(path.join(folder, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted) throw new Stop(`${path.join(folder, 'package-lock.json')} is missing or broken`);
  if (!present) return false;
  for (const [place, entry] of Object.entries(present)) {
    if (wanted[place]?.version !== entry.version || wanted[place]?.integrity !== entry.integrity)
      return false;
  }
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' || place in present || !isNeeded(entry) || (entry.dev === true && !withDev),
  );
}

/** An optional package for another kind of machine is never installed; one for this kind must be. */
function isNeeded({ optional, os: systems, cpu, libc }) {
  if (!optional) return true;
  if (!systems && !cpu) return false;
  return (
    allows(systems, process.platform) && allows(cpu, process.arch) && (!libc || libc.includes(libcName()))
  );
}

const allows = (list, name) => !list || [list].flat().includes(name);

function libcName() {
  if (process.platform !== 'linux') return '';
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Installs a folder's packages unless they are there, those for development only where they are asked for. Of two first
 * starts one installs and the other waits.
 */
async function install(folder, { node, why, withDev }) {
  if (isInstalled(folder, withDev)) return;
  await takeLock();
  const beat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), lockBeatMs);
  try {
    if (isInstalled(folder, withDev)) return;
    say(why);
    // What is there already may be in use by a server: it is added to, not taken away first.
    const way = existsSync(path.join(folder, 'node_modules', '.package-lock.json'))
      ? ['install', '--no-save']
      : ['ci'];
    const dev = withDev ? '--include=dev' : '--omit=dev';
    await npm(
      [...way, '--ignore-scripts', dev, '--include=optional', '--no-audit', '--no-fund'],
      folder,
      node,
    );
    if (!isInstalled(folder, withDev))
      throw new Stop(`a package for this machine is missing in ${folder} after the install`);
  } finally {
    clearInterval(beat);
    dropLock();
  }
}

async function takeLock() {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, lockText({}));
  try {
    for (let turn = 0; !tryLock(mine); turn += 1) {
      if (sweepStaleLock()) continue;
      if (turn === 0) say('another start is installing the packages: waiting for it');
      await sleep(250);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link is made whole or not at all, so a lock never stands there without its owner. */
function tryLock(mine) {
  try {
    linkSync(mine, lockFile);
    holdsLock = true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return holdsLock;
}

const lockText = (more) => JSON.stringify({ pid: process.pid, host: os.hostname(), ...more });

/** True when the lock's owner was gone, and the lock with it. */
function sweepStaleLock() {
  const owner = readJson(lockFile);
  const age = Date.now() - (statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const isHere = owner?.host === os.hostname();
  if (owner && !isHere && age < lockStaleMs) return false;
  // A start that was killed may leave its npm at work, and a second one beside it would spoil both.
  if (isHere && age < installLimitMs && (isAlive(owner.pid) || isAlive(owner.npm))) return false;
  const aside = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, aside);
    // Between the look and the move somebody faster may have swept and taken it: that lock is put back.
    if (readJson(aside)?.pid !== owner?.pid) linkSync(aside, lockFile);
  } catch {
    // Somebody else swept it.
  }
  rmSync(aside, { force: true });
  return true;
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

function dropLock() {
  if (holdsLock) rmSync(lockFile, { force: true });
  holdsLock = false;
}

/** Runs npm with the given Node; what it says is shown only when it fails. */
async function npm(words, cwd, node) {
  const script = npmScript();
  const [command, ...before] = script ? [node, script] : [isWindows ? 'npm.cmd' : 'npm'];
  const running = spawn(command, [...before, ...words], {
    cwd,
    env: npmEnv(node),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows && !script,
  });
  child = running;
  if (holdsLock) writeFileSync(lockFile, lockText({ npm: running.pid }));
  let said = '';
  const keep = (chunk) => (said = (said + chunk).slice(-outputKept));
  running.stdout.on('data', keep);
  running.stderr.on('data', keep);
  const { code, problem } = await ended(running);
  child = undefined;
  if (code === 0) return;
  process.stderr.write(`${said.trimEnd()}\n`);
  throw new Stop(`npm ${words[0]} failed (${problem ?? code}) in ${cwd}; the next start tries again`);
}

/** npm's own program, so that it can be run by a Node other than the one it came with. */
function npmScript() {
  if (/\.c?js$/.test(process.env.npm_execpath ?? '')) return process.env.npm_execpath;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const found = path.join(folder, 'npm');
    if (existsSync(found) && /\.c?js$/.test(realpathSync(found))) return realpathSync(found);
  }
  return undefined;
}

/** The npm that started this one leaves settings of its own run behind; only those about the network are passed on. */
function npmEnv(node) {
  const env = withPath(node);
  const isKept = /registry|cache|proxy|cafile|offline|strict_ssl|userconfig|globalconfig|_auth/i;
  for (const name of Object.keys(env)) {
    if (/^npm_(config|package|lifecycle)_/i.test(name) && !isKept.test(name)) delete env[name];
  }
  return env;
}

function withPath(node) {
  const env = { ...process.env };
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.dirname(node), env[name]].filter(Boolean).join(path.delimiter);
  return env;
}

/** What was compiled is kept for the next start, which is then a second shorter. */
function withCache(env) {
  return { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'), ...env };
}

function ended(running) {
  return new Promise((resolve) => {
    running.once('error', (error) => resolve({ code: 127, problem: error.message }));
    running.once('close', (code, signal) => {
      resolve(signal ? { code: 128 + os.constants.signals[signal], problem: signal } : { code });
    });
  });
}

/** This Node when it is new enough, else the packaged one. */
async function findNode() {
  const isNewer = process.versions.node.localeCompare(nodeWanted, 'en', { numeric: true }) >= 0;
  if (isNewer) return process.execPath;
  const folder = path.join(root, 'tools', 'runtime');
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const offered = Object.keys(readJson(path.join(folder, 'package.json'))?.optionalDependencies ?? {});
  const name = offered.find((one) => one.endsWith(`-${machine}`));
  if (!name) throw new Stop(`there is no packaged Node for ${machine}: install Node ${nodeWanted} or later`);
  const why = `Node ${process.versions.node} is too old: fetching a newer one (once)`;
  await install(folder, { node: process.execPath, why, withDev: false });
  return path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/** The file to run for the words of the command line. */
function findEntry([first, ...rest]) {
  if (first !== '--bin') return [path.resolve(root, first), ...rest];
  const [name, program, ...words] = rest;
  const folder = path.join(root, 'node_modules', name);
  const bin = readJson(path.join(folder, 'package.json'))?.bin;
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (!file) throw new Stop(`the package ${name} has no program ${program}`);
  return [path.join(folder, file), ...words];
}

/** When each signal was last passed on: the same one coming by two ways within a moment is one wish. */
const passedOn = new Map();

function passOn(signal) {
  if (!child) {
    dropLock();
    process.exit(128 + os.constants.signals[signal]);
  }
  // Ctrl-C on a terminal reaches the whole group: the child has had it, and twice means "at once" to many programs.
  if (signal === 'SIGINT' && [0, 1, 2].some((stream) => isatty(stream))) return;
  if (Date.now() - (passedOn.get(signal) ?? 0) < 1_000) return;
  passedOn.set(signal, Date.now());
  child.kill(signal);
}

async function main(words) {
  if (words.length === 0)
    throw new Stop('usage: node tools/run.mjs FILE [words] | --bin PACKAGE PROGRAM [words]');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
  const node = await findNode();
  const isServer = serverPrograms.includes(words[0]);
  const why = 'installing the packages of the lockfile (once)';
  await install(root, { node, why, withDev: !operated.test(words[0]) });
  const flags = isServer ? serverFlags : [];
  const env = { ...(isServer ? serverEnv : {}), ...withCache(withPath(node)) };
  child = spawn(node, [...flags, ...findEntry(words)], { cwd: root, stdio: 'inherit', env });
  const { code, problem } = await ended(child);
  if (code === 127) say(problem);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error instanceof Stop ? error.message : error.stack);
  const [wish] = passedOn.keys();
  process.exitCode = wish ? 128 + os.constants.signals[wish] : 1;
} finally {
  dropLock();
}
