// Measures a composed node and serves what it measures. Loaded only where a port for it is given.
import { lookAt } from '#features/lists/server/public.ts';
import { readDatabase } from '#platform/metrics/figures.ts';
import { listenForScrapes, type MetricsServer } from '#platform/metrics/listener.ts';
import { makeMetrics, type Metrics } from '#platform/metrics/metrics.ts';
import { atMostEvery } from '#platform/within.ts';
import { programVersion } from '../build.ts';
import type { Composed } from '../compose.ts';

/** The database is asked for figures no more often, however many scrape. */
const readEveryMs = 15_000;
/** A scrape waits no longer for each of the two questions to the database. */
const patienceMs = 2_000;

type Measured = Pick<Composed, 'env' | 'live' | 'watch'>;

/** The metrics of a node, which counts its calls from now on. */
export function measure({ env, live, watch }: Measured): Metrics {
  const readDifferences = (tx: Parameters<typeof lookAt>[0]) => lookAt(tx, 'differences');
  const parts = { db: env.db, clock: env.clock, readDifferences };
  const metrics = makeMetrics({
    version: programVersion(),
    countConnections: () => env.db.countConnections?.() ?? [],
    countStreams: () => live.hub.size(),
    readClockDifference: () => secondsOf(env.clock.differenceMs?.()),
    ...(env.mail.countSuppressed === undefined ? {} : { countSuppressed: env.mail.countSuppressed }),
    read: atMostEvery(readEveryMs, () => readDatabase(parts, patienceMs)),
  });
  watch.listen(metrics.count);
  return metrics;
}

function secondsOf(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1_000;
}

/** @throws SettingsRefused where the port is not free. */
export function serveMetrics(
  composed: Measured,
  at: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  return listenForScrapes(measure(composed), at);
}
