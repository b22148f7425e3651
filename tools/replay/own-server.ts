// A server of the run's own, on a database of its own: started, watched, killed on purpose, started again.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSecrets } from '#apps/server/secrets.ts';
import type { FromRun, FromServer, Start } from './acts/messages.ts';
import { endChild, freePort, startChild, type Child } from './own-child.ts';
import { openRunFolder, startOwnDatabase, type OwnDatabase } from './own-database.ts';
import type { Credentials } from './acts/people.ts';

export type OwnServer = {
  readonly base: string;
  readonly operator: Credentials;
  readonly carrierSecret: string;
  readonly database: OwnDatabase;
  readonly pid: () => number;
  /** Sets the clock; what comes due is done in the background. */
  setClock(at: Date): Promise<void>;
  /** Does all that is due. Tells how many timers are left, and when the first is due. */
  settle(): Promise<Settled>;
  /** Collects all garbage of a server that was started with `--expose-gc`, and tells what is left. */
  collect(): Promise<Collected>;
  /** Ends the server without a warning, as a power cut does; it is started again. */
  kill(): void;
  /** Ends server and database, and removes all they held. */
  stop(): Promise<void>;
};

/** Megabytes of objects, and of what is theirs outside of the heap. */
export type Collected = { readonly heapMb: number; readonly externalMb: number };

export type Settled = {
  readonly pending: number;
  readonly nextDue: Date | undefined;
  /** Once nothing is pending: timers whose last run failed, a sentence each. */
  readonly faults: readonly string[];
};

type Input = {
  readonly policy: Start['policy'];
  /** Where its clock stands at first; undefined for the clock of the machine. */
  readonly clockAt: Date | undefined;
  /** Words for the server's Node, to measure it. */
  readonly nodeWords?: readonly string[];
  readonly countsStatements?: boolean;
  /** Serves the pages of buyers too; they must have been built. */
  readonly hasPages?: boolean;
  /** Starts another database than the packaged one. */
  readonly openDatabase?: (folder: string) => Promise<OwnDatabase>;
};

const mbBytes = 1_048_576;

/** Starts a durable database in a folder of the run, brings it up, and starts the server on it. */
export async function startOwnServer(ask: Input): Promise<OwnServer> {
  const folder = await openRunFolder();
  const database =
    (await ask.openDatabase?.(folder)) ??
    (await startOwnDatabase(folder, { countsStatements: ask.countsStatements ?? false }));
  const secrets = newSecrets();
  const operator = { username: 'operator', password: randomBytes(18).toString('base64url') };
  const port = await freePort();
  const { host } = database;
  const { policy, hasPages = false } = ask;
  const facts = { kind: 'start', id: 0, host, port, folder, policy, hasPages, secrets, operator } as const;
  const keeper = await keep(ask.nodeWords ?? [], { ...facts, clockAt: ask.clockAt?.toISOString() ?? null });
  return {
    base: `http://127.0.0.1:${port}`,
    operator,
    carrierSecret: secrets.carrier[0] ?? '',
    database,
    pid: () => keeper.child().process.pid ?? 0,
    async setClock(at) {
      keeper.noteClock(at);
      await keeper.tell((id) => ({ kind: 'clock', id, at: at.toISOString() }));
    },
    async settle() {
      const { pending = 0, nextDue, faults = [] } = await keeper.tell((id) => ({ kind: 'settle', id }));
      return { pending, nextDue: typeof nextDue === 'string' ? new Date(nextDue) : undefined, faults };
    },
    async collect() {
      const { heapBytes = 0, externalBytes = 0 } = await keeper.tell((id) => ({ kind: 'collect', id }));
      return { heapMb: heapBytes / mbBytes, externalMb: externalBytes / mbBytes };
    },
    kill() {
      keeper.child().process.kill('SIGKILL');
    },
    async stop() {
      await keeper.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts away what a run has started when it is told to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) {
    process.once(name, () => void stop().finally(() => process.exit(130)));
  }
}

type Done = Extract<FromServer, { kind: 'done' }>;

type Keeper = {
  readonly child: () => Child;
  /** A server that is started again starts at this time. */
  noteClock(at: Date): void;
  /** Tells the server, and the next one where this one ends before it answers. */
  tell(message: (id: number) => FromRun): Promise<Done>;
  stop(): Promise<void>;
};

/** A server or database that is away this long is not coming back. */
const awayMsMax = 60_000;

/** Keeps one server running: one that ends is started again, at the time that was wished last. */
async function keep(nodeWords: readonly string[], facts: Start): Promise<Keeper> {
  let isEnding = false;
  let { clockAt } = facts;
  const start = (): Promise<Child> => startChild(nodeWords, { ...facts, clockAt });
  let child = await start();
  watch(child);

  function watch(watched: Child): void {
    watched.process.once('exit', () => void (isEnding ? undefined : startAgain(watched)));
  }

  async function startAgain(ended: Child): Promise<void> {
    while (!isEnding && child === ended) {
      try {
        child = await start();
        watch(child);
      } catch (error) {
        // The database may be away as well; it comes back by itself.
        console.error(`the server did not start: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(500);
      }
    }
  }

  return {
    child: () => child,
    noteClock(at) {
      clockAt = at.toISOString();
    },
    async tell(message) {
      const deadline = performance.now() + awayMsMax;
      for (;;) {
        const said = await child.tell(message);
        if (said?.kind === 'done') return said;
        const isOver = isEnding || performance.now() > deadline;
        if (isOver) throw new Error(`the server failed: ${said?.reason ?? 'it is gone'}`);
        await sleep(100);
      }
    },
    async stop() {
      isEnding = true;
      await endChild(child);
    },
  };
}
