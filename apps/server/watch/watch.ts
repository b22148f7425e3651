// How a node is watched from outside: probes, one line a call, and the port of its metrics.
import type { FastifyInstance } from 'fastify';
import { readMigrations } from '#platform/db/migrate.ts';
import type { Env } from '#platform/env.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { watchCalls, type CallWatch } from '#platform/http/watch/access.ts';
import { probeRoutes } from '#platform/http/watch/probes.ts';
import type { MetricsServer } from '#platform/metrics/listener.ts';
import type { Composed } from '../compose.ts';
import { migrationsDir } from '../database.ts';

export type NodeWatch = CallWatch & {
  /** From now on `/readyz` says that this node should be sent no more calls; it still answers those that come. */
  readonly drain: () => void;
};

/** Opens `/livez` and `/readyz`, and writes and tells of each call that is answered. */
export function watchNode(app: FastifyInstance, registry: Registry): NodeWatch {
  let isDraining = false;
  probeRoutes(app, registry.env, {
    migrations: () => readMigrations(migrationsDir),
    isDraining: () => isDraining,
  });
  // Whoever has a connection to this node is told to open the next one elsewhere: else the end would close it while a
  // request is on its way.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    ...watchCalls(app, registry),
    drain() {
      isDraining = true;
    },
  };
}

/** What measures and traces a node. */
export type Instruments = { readonly stop: () => Promise<void> };

/**
 * Serves the metrics of this node where `METRICS_PORT` is given, and traces it where `OTEL_EXPORTER_OTLP_ENDPOINT` names a
 * collector. Elsewhere nothing is measured or traced, and nothing of the libraries that do is loaded.
 *
 * @throws SettingsRefused where the port of the metrics is not free.
 */
export async function openInstruments(
  composed: Composed,
  env: Pick<Env, 'metricsPort' | 'host' | 'traces'>,
): Promise<Instruments> {
  const tracing =
    env.traces === undefined ? undefined : (await import('./traces.ts')).traceNode(composed, env.traces);
  const metrics = await openMetrics(composed, env);
  return {
    async stop() {
      await metrics?.stop();
      await tracing?.stop();
    },
  };
}

async function openMetrics(
  composed: Composed,
  { metricsPort: port, host }: Pick<Env, 'metricsPort' | 'host'>,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined;
  const { serveMetrics } = await import('./metrics.ts');
  return serveMetrics(composed, { port, host });
}
