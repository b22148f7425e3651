// Whether this server lives and should be sent calls. Orchestrators and load balancers ask here.
import type { FastifyInstance } from 'fastify';
import type { Tx } from '#platform/db/database.ts';
import { isWritable } from '#platform/db/instance.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { atMostEvery, within } from '#platform/within.ts';
import { listApplied } from './probes.sql.ts';

/** Whoever asks more often is given the last finding. */
const freshMs = 2_000;

/** A readiness check waits no longer for each of its two questions to the database. */
const patienceMs = 2_000;

/** What probes ask: no calls, so they are neither counted nor written down. */
export const probePaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz']);

/** A condition of readiness that is not met. */
export type UnmetCondition = 'database' | 'migrations' | 'draining';

/** A migration of this build: the hash is that of its file. */
export type BuildMigration = { readonly name: string; readonly sha256: string };

export type ReadinessOptions = {
  /** The migrations of this build. Read once, at the first question. */
  readonly migrations: () => readonly BuildMigration[];
  /** True from the signal to end until the process is gone. */
  readonly isDraining: () => boolean;
};

/**
 * `/livez`: 200 as long as the event loop answers. It asks nothing of the database, so that an outage of the database
 * restarts no server.
 *
 * `/readyz`: 200 where the database answers and takes a write, all migrations of this build are applied, and this node
 * is not draining; else 503 with `{"ready":false,"failed":[…]}`, which names each condition that is not met.
 * Migrations that this build does not know are a newer version's, and a fault only where they take something from this
 * one. The answer comes within two seconds, and the database is asked once in two seconds at most.
 */
export function probeRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<Environment, 'db' | 'clock'>,
  { migrations, isDraining }: ReadinessOptions,
): void {
  let wanted: readonly BuildMigration[] | undefined;
  // Calls that fill the pool must not take a node out of service: these connections are never held by a transaction.
  const tx = db.aside;
  const check = atMostEvery<readonly UnmetCondition[]>(freshMs, async () => {
    const isWriting = (await within(patienceMs, () => isWritable(tx, clock.now()))) === true;
    if (!isWriting) return ['database'];
    const needed = (wanted ??= migrations());
    const isMigrated = await within(patienceMs, () => areApplied(tx, needed));
    if (isMigrated === undefined) return ['database'];
    return isMigrated ? [] : ['migrations'];
  });
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const draining: readonly UnmetCondition[] = isDraining() ? ['draining'] : [];
    const failed = [...(await check()), ...draining];
    return reply
      .code(failed.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: failed.length === 0, failed });
  });
}

async function areApplied(tx: Tx, wanted: readonly BuildMigration[]): Promise<boolean> {
  const found = await listApplied(tx);
  const applied = new Map(found.map(({ name, sha256 }) => [name, sha256]));
  const own = new Set(wanted.map(({ name }) => name));
  const isTolerated = found.every((one) => one.is_breaking !== true || own.has(one.name));
  return isTolerated && wanted.every(({ name, sha256 }) => applied.get(name) === sha256);
}
