// An instance as `npm start` makes it, in a process and on a database of its own; a real one with a configuration that a
// start takes.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeCluster } from '#platform/postgres/embedded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Variables = Record<string, string>;

/** Somebody's own account, mail server and carrier: nothing of it is reached by a start. */
export function makeConfiguration(folder: string): Variables {
  const file = (name: string, value: unknown) => {
    const place = path.join(folder, name);
    writeFileSync(place, JSON.stringify(value), { mode: 0o600 });
    return place;
  };
  const account = { currency: 'USD', holder: 'Corner Market Ltd', bank: 'First Bank', account: '0099887766' };
  const carrier = { code: 'own-post', name: 'Own Post', secrets: [randomBytes(24).toString('hex')] };
  return {
    INSTANCE: 'real',
    // Those who run the tests may be root, as in a container.
    RUN_AS_ROOT: 'yes',
    BASE_URL: 'https://shop.example.org',
    LEGAL_NAME: 'Corner Market Ltd',
    LEGAL_COUNTRY: 'IE',
    SMTP_URL: 'smtps://user:password@mail.example.org:465',
    MAIL_FROM: 'orders@example.org',
    VAULT_KEYS: `first:${randomBytes(32).toString('base64')}`,
    PAYMENTS_FILE: file('payments.json', { bank: { accounts: [account] } }),
    CARRIERS_FILE: file('carriers.json', { carriers: [carrier] }),
    DATA_DIR: path.join(folder, 'data'),
  };
}

/** The first of so many ports in a row that nobody listens on. */
export async function freePorts(count = 1): Promise<number> {
  for (;;) {
    const first = await listenOnce(0);
    const rest = Array.from({ length: count - 1 }, (_none, index) => (first ?? 0) + index + 1);
    const others = await Promise.all(rest.map((port) => listenOnce(port)));
    if (first !== undefined && !others.includes(undefined)) return first;
  }
}

/** The port, 0 for any, once it has been listened on; undefined where somebody else does. */
async function listenOnce(port: number): Promise<number | undefined> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  const address = server.address();
  if (!isFree) return undefined;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : undefined;
}

/** A folder for one instance; `remove` ends a database that was left running in it. */
export function makePlace(): { folder: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-real-'));
  return {
    folder,
    async remove() {
      await removeCluster(path.join(folder, 'data/postgres'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Run = {
  readonly said: () => string;
  /** Resolves when the process has said this; fails where it ends before. */
  waitFor(what: RegExp): Promise<RegExpExecArray>;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  readonly pid: number | undefined;
  stop(): Promise<void>;
  /** Ends it as a lack of memory or of power would. */
  kill(): Promise<void>;
};

/**
 * Runs a program of this repository with these settings and no others.
 *
 * @param top The folder that it lies in and is run in; the repository's own where it is left out.
 */
export function run(program: string, variables: Variables, words: readonly string[] = [], top = root): Run {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, [path.join(top, program), ...words], {
    cwd: top,
    env: { PATH, HOME, TMPDIR, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const take = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    said: () => text,
    ended,
    pid: child.pid,
    waitFor: (what) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = what.exec(text);
          if (found === null) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`it ended before it said ${String(what)}:\n${text}`)));
        look();
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
