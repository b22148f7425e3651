// Nodes of a history as processes: started, watched, killed, paused, ended in order.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signal } from '#platform/postgres/processes.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';

const program = fileURLToPath(new URL('node.ts', import.meta.url));

/** What every node of one instance has in common. */
export type NodePlace = {
  /** The folder of the database's socket. */
  readonly host: string;
  readonly folder: string;
  readonly baseUrl: string;
  /** Of the operator who is made by the first start. */
  readonly password: string;
  /** How long a node that is told to end goes on taking calls; 0 where it is not given. */
  readonly drainSeconds?: number;
};

export type Node = {
  readonly port: number;
  readonly process: ChildProcess;
  /** Tells it to end with SIGTERM; gives its exit code, null where it was killed. */
  end(): Promise<number | null>;
};

/** A machine that does ten things at once takes a minute for a start. */
const startMsMax = 90_000;

/**
 * Starts a node; it answers calls once this resolves.
 *
 * @throws Error where it ends before, or is not ready in time.
 */
export async function startNode(place: NodePlace, port: number): Promise<Node> {
  const { host, folder, baseUrl, password, drainSeconds = 0 } = place;
  const running = spawn(process.execPath, [...serverFlags, program, host, folder, String(port), baseUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...serverEnv,
      HISTORY_PASSWORD: password,
      DRAIN_SECONDS: String(drainSeconds),
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
  });
  const deadline = performance.now() + startMsMax;
  while (!(await isReady(port))) {
    if (running.exitCode !== null || running.signalCode !== null)
      throw new Error('the node ended while it started');
    if (performance.now() > deadline) {
      running.kill('SIGKILL');
      throw new Error('the node was not ready in time');
    }
    await sleep(25);
  }
  return {
    port,
    process: running,
    async end() {
      if (running.exitCode !== null || running.signalCode !== null) return running.exitCode;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      return running.exitCode;
    },
  };
}

const probeMsMax = 2_000;

/** Whether a node says that it takes calls. */
export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(probeMsMax),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

export type KeptNode = {
  readonly port: number;
  readonly pid: () => number;
  /** Ends it as a power cut does; it is started again. */
  kill(): void;
  /** Stops it where it stands for so long: it holds its connections and answers nothing. */
  pause(ms: number): Promise<void>;
  end(): Promise<void>;
};

/** A node that is started again whenever it ends, as a service manager does it. */
export async function keepNode(place: NodePlace, port: number): Promise<KeptNode> {
  let isEnding = false;
  let node = await startNode(place, port);
  watch(node);

  function watch(watched: Node): void {
    watched.process.once('exit', () => void startAgain(watched));
  }

  async function startAgain(ended: Node): Promise<void> {
    while (!isEnding && node === ended) {
      try {
        node = await startNode(place, port);
        watch(node);
      } catch (error) {
        // The database may be away as well; it comes back by itself.
        console.error(`the node did not start: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(250);
      }
    }
  }

  const pid = () => node.process.pid ?? 0;
  return {
    port,
    pid,
    kill: () => void node.process.kill('SIGKILL'),
    pause: (ms) => pauseProcesses([pid()], ms),
    async end() {
      isEnding = true;
      await node.end();
    },
  };
}

/** Stops processes where they stand, and lets them go on after so many milliseconds. */
export async function pauseProcesses(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await sleep(ms);
  for (const pid of pids) signal(pid, 'SIGCONT');
}
