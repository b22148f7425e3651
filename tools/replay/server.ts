// The server of a run: the same house as `npm start` composes, with the clock and the policy that its parent names.
// It answers HTTP on the loopback alone, and ends with its parent.
import path from 'node:path';
import { Refused } from '#domain/wire/errors.ts';
import { operatorRoles } from '#domain/rights.ts';
import { compose, type Composed } from '#apps/server/compose.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { testSecretOf } from '#testing/door.ts';
import { markInstance } from '#platform/db/instance.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock, virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import * as z from 'zod/mini';
import { fromRun, type FromRun, type FromServer, type Start } from './acts/messages.ts';
import { benchPolicy, replayPolicy } from './policy.ts';
import { readFaults, readWaiting } from './timers.sql.ts';

/** Timers are looked at so often by the simulated clock; what each does counts from when it was due. */
const lookEveryMs = 4 * 60 * 60 * 1000;
/** On a real clock timers are looked at as often as `npm start` does. */
const timersEveryMs = 500;
const redeliverEveryMs = 1_000;

type Serving = {
  readonly composed: Composed;
  readonly clock: VirtualClock | undefined;
  readonly worker: Worker;
};

let serving: Promise<Serving> | undefined;

process.on('disconnect', () => process.exit(0));
process.on('message', (message: unknown) => void obey(z.parse(fromRun, message)));

async function obey(message: FromRun): Promise<void> {
  try {
    tell({ kind: 'done', id: message.id, ...(await act(message)) });
  } catch (error) {
    tell({
      kind: 'failed',
      id: message.id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

function tell(message: FromServer): void {
  process.send?.(message);
}

async function act(message: FromRun): Promise<Partial<Extract<FromServer, { kind: 'done' }>>> {
  if (message.kind === 'start') {
    serving = start(message);
    await serving;
    return {};
  }
  if (serving === undefined) throw new Error('the server was told nothing yet');
  const { composed, clock, worker } = await serving;
  if (message.kind === 'clock') {
    const at = new Date(message.at);
    if (clock === undefined) throw new Error("the clock of this server is the machine's");
    // A run that repeats itself after a kill may name a time that has been: the clock stays where it is.
    if (at > clock.now()) clock.set(at);
    worker.look(at);
    return {};
  }
  if (message.kind === 'collect') return collect();
  await worker.settle();
  const { direct } = composed.env.db;
  const { pending, next_due } = await acrossShops('tools', () => readWaiting(direct));
  const faults = pending === 0 ? await acrossShops('tools', () => readFaults(direct)) : [];
  return { pending, nextDue: next_due?.toISOString() ?? null, faults };
}

function collect(): { heapBytes: number; externalBytes: number } {
  if (globalThis.gc === undefined) throw new Error('this server was started without --expose-gc');
  // The second one finds what the first one's finalizers let go, buffers among it.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { heapBytes: heapUsed, externalBytes: external };
}

async function start(ask: Start): Promise<Serving> {
  const clock = ask.clockAt === null ? undefined : virtualClock(new Date(ask.clockAt));
  const composed = compose({
    kind: 'test',
    database: { host: ask.host, database: 'stockless' },
    clock: clock ?? systemClock,
    policy: ask.policy === 'replay' ? replayPolicy : benchPolicy,
    secrets: ask.secrets,
    brand: { name: 'Stockless', legalName: 'Stockless', country: 'GB' },
    baseUrl: `http://127.0.0.1:${ask.port}`,
    filesFolder: path.join(ask.folder, 'files'),
    vaultFolder: path.join(ask.folder, 'vault'),
    log: makeLog(process.env['LOG_LEVEL'] ?? 'error'),
  });
  const { env } = composed;
  await markInstance(env.db.direct, true, env.clock.now());
  await makeFirstOperator(composed, ask);
  await setPlatformTimers(composed, { ranks: clock === undefined, watches: clock === undefined });
  const worker = makeWorker(composed);
  if (clock === undefined) {
    composed.runner.start(timersEveryMs);
    setInterval(() => void redeliver(composed).catch(() => undefined), redeliverEveryMs);
  }
  // A run without them holds none of their modules.
  if (ask.hasPages === true) await (await import('#apps/server/pages.ts')).openPages(composed);
  await composed.app.listen({ host: '127.0.0.1', port: ask.port });
  return { composed, clock, worker };
}

async function makeFirstOperator({ env }: Composed, { operator }: Start): Promise<void> {
  try {
    const factor = { secret: testSecretOf(operator.username), env };
    await makeOperator(env, { ...operator, name: 'First operator', roles: operatorRoles, factor });
  } catch (error) {
    // A server that was killed and started again has its operator.
    if (!(error instanceof Refused) || error.key !== 'usernameExists') throw error;
  }
}

/** What the test provider sends late. */
async function redeliver({ doubles }: Composed): Promise<void> {
  await doubles?.provider.redeliver();
}

type Worker = {
  /** Hears of a new time: does what is due where it is time to look. */
  look(at: Date): void;
  /** Does everything that is due now. */
  settle(): Promise<void>;
};

/** The work of timers beside that of calls. Looks that fall due while it is busy are one. */
function makeWorker(composed: Composed): Worker {
  const { runner, env } = composed;
  let looked = 0;
  let wanted = false;
  let busy: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await runner.runDue();
        await redeliver(composed);
      }
    } finally {
      busy = undefined;
    }
  }

  return {
    look(at) {
      const look = Math.floor(at.getTime() / lookEveryMs);
      if (look <= looked) return;
      looked = look;
      wanted = true;
      busy ??= work();
      busy.catch((error: unknown) => env.log.warn({ error }, 'timers wait: the database did not answer'));
    },
    async settle() {
      wanted = true;
      await (busy ??= work());
      if (wanted) await (busy ??= work());
    },
  };
}
