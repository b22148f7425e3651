// The server as a process of its own, and the line between it and its parent.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { waitUntilGone } from '#platform/postgres/processes.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';
import { fromServer, type FromRun, type FromServer, type Start } from './acts/messages.ts';

export type Child = {
  readonly process: ChildProcess;
  /** The answer; undefined where the process ended before it gave one. */
  tell(message: (id: number) => FromRun): Promise<FromServer | undefined>;
};

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const endMsMax = 5_000;

/** Starts a server; it answers HTTP once this resolves. */
export async function startChild(nodeWords: readonly string[], ask: Start): Promise<Child> {
  const stdio: ['ignore', 'inherit', 'inherit', 'ipc'] = ['ignore', 'inherit', 'inherit', 'ipc'];
  const env = { ...process.env, ...serverEnv };
  const running = spawn(process.execPath, [...serverFlags, ...nodeWords, serverFile], { stdio, env });
  const tell = lineTo(running);
  const said = await tell((id) => ({ ...ask, id }));
  if (said?.kind === 'done') return { process: running, tell };
  running.kill('SIGKILL');
  throw new Error(said?.reason ?? 'the server ended while it started');
}

function lineTo(running: ChildProcess): Child['tell'] {
  const waiting = new Map<number, (said: FromServer | undefined) => void>();
  let lastId = 0;
  running.on('message', (message: unknown) => {
    const said = z.parse(fromServer, message);
    waiting.get(said.id)?.(said);
    waiting.delete(said.id);
  });
  const lose = (): void => {
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  running.on('exit', lose);
  running.on('error', lose);
  return (message) =>
    new Promise((resolve) => {
      if (!running.connected) {
        resolve(undefined);
        return;
      }
      lastId += 1;
      const id = lastId;
      waiting.set(id, resolve);
      running.send(message(id), (error) => {
        if (error === null) return;
        waiting.delete(id);
        resolve(undefined);
      });
    });
}

/** Ends a server as its parent's end would, and by force where that takes too long. */
export async function endChild({ process: running }: Child): Promise<void> {
  const { pid } = running;
  if (pid === undefined) return;
  if (running.connected) running.disconnect();
  if (!(await waitUntilGone(pid, endMsMax))) running.kill('SIGKILL');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
