// The witness of a demo world: a process of its own that signs heads of the record over HTTP, as one of somebody else would.
// It is ours, and its name says so: it shows how witnesses work, and proves nothing.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OwnWitness } from '#apps/server/main.ts';
import { hostInUrl, type Env } from '#platform/env.ts';
import { readWitnesses } from '#platform/ports/witness-policy.ts';
import { openWitnessKey } from '../../packages/verify/witness/key.ts';
import { root } from '../programs.ts';

const program = fileURLToPath(new URL('process.ts', import.meta.url));
/** Two ports above the platform: the next one is that of the card double. */
const portsAbove = 2;
const host = '127.0.0.1';
/** A witness that ends by itself is started again, but not for ever. */
const startsMax = 5;
const againMs = 1_000;

/**
 * Starts it in the background: nothing waits for it, and nothing depends on it. It ends with this process, however that ends.
 * @param log The key of the log, as policies write it.
 */
export async function openDemoWitness(
  { dataDir, baseUrl, port }: Pick<Env, 'dataDir' | 'baseUrl' | 'port'>,
  log: string,
): Promise<OwnWitness> {
  const folder = path.join(dataDir, 'witness');
  const name = `${new URL(baseUrl).host}/ours-not-independent`;
  const key = await openWitnessKey(folder, name);
  // A policy names its address, so it is the same at every start where it can be.
  const bound = await freePort(port === 0 ? 0 : port + portsAbove);
  const url = `http://${hostInUrl(host)}:${bound}`;
  const page = path.join(root, 'dist/verify/page.html');
  const words = [folder, host, String(bound), name, log, ...(existsSync(page) ? [page] : [])];
  const running = keepRunning(words);
  return {
    url,
    witnesses: readWitnesses(`witness ${name} ${key.text} ${url}\nquorum ${name}\n`),
    stop: () => running.stop(),
  };
}

function keepRunning(words: readonly string[]): { stop: () => Promise<void> } {
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  let child = start(1);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };

  function start(count: number): ChildProcess {
    const started = spawnWitness(words);
    started.once('close', () => {
      if (isStopping || count >= startsMax) return;
      again = setTimeout(() => (child = start(count + 1)), againMs);
      again.unref();
    });
    // Where no process can be started, there is no witness, and heads wait for one.
    started.once('error', () => undefined);
    return started;
  }
}

/**
 * It gets none of our settings: they hold secrets. Its standard input is how it finds out that we are gone. With compiled
 * modules at hand it needs half of the memory.
 */
function spawnWitness(words: readonly string[]): ChildProcess {
  const { NODE_COMPILE_CACHE: compiled } = process.env;
  const flags = ['--max-semi-space-size=2', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, program, ...words], {
    cwd: root,
    env: { MALLOC_ARENA_MAX: '2', ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }) },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

/** The wished one, or another where it is taken. */
async function freePort(wished: number): Promise<number> {
  return (await probe(wished)) ?? (await probe(0)) ?? wished;
}

function probe(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
