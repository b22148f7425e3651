// The product with its demo world, in a process and a folder of its own; both are gone when it is stopped.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '#tools/programs.ts';

const startMaxMs = 300_000;
const saidMax = 4_000;

export type Product = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts it on loopback. Ready is what says how to sign in. @throws what it said where it does not start. */
export async function startProduct(signal: AbortSignal): Promise<Product> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-pictures-'));
  const port = await findPorts();
  console.log(`Starting the product with its demo world on port ${port} …`);
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  // A group of its own: a signal of the keyboard is for us, and we end it in order.
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env,
    stdio: 'pipe',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const timer = setTimeout(() => reject(new Error(`it does not start:\n${said}`)), startMaxMs);
      const read = (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-saidMax);
        if (said.includes('Invitation ')) settle(resolve);
      };
      const settle = (act: () => void) => {
        clearTimeout(timer);
        act();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', (error) => settle(() => reject(error)));
      child.once('close', () => settle(() => reject(new Error(`it has ended:\n${said}`))));
      signal.addEventListener('abort', () => settle(() => reject(new Error('ended while it started'))));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

const portTries = 50;

/** A free port whose next one is free too: the double of the card provider listens there. */
async function findPorts(): Promise<number> {
  for (let turn = 0; turn < portTries; turn += 1) {
    const port = await probe(0);
    if (port !== undefined && (await probe(port + 1)) !== undefined) return port;
  }
  throw new Error('there are no two free ports beside each other');
}

function probe(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(port));
    });
  });
}
