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
  return {
    ...watchCalls(app, registry),
    drain() {
      isDraining = true;
    },
  };
}

/**
 * Serves the metrics of this node where `METRICS_PORT` is given. Elsewhere nothing is measured, and nothing of the
 * library that measures is loaded.
 *
 * @throws SettingsRefused where the port is not free.
 */
export async function openMetrics(
  composed: Composed,
  { metricsPort: port, host }: Pick<Env, 'metricsPort' | 'host'>,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined;
  const { serveMetrics } = await import('./metrics.ts');
  return serveMetrics(composed, { port, host });
}
