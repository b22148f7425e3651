// `npm run bench -- rolling`: what clients notice of a rolling restart, with a grace time and without one.
import { acrossShops } from '#platform/db/scope.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { round } from '../measure.ts';
import { openCluster, rollNodes, type RollingOptions } from './rolling.ts';
import { judge } from './run.ts';

const options = { nodes: 3, buyers: 8, merchants: 2 } as const;

export async function benchRolling(): Promise<unknown> {
  const without = await measure({ ...options, drainSeconds: 0 });
  const withGrace = await measure({ ...options, drainSeconds: 2 });
  const isRight = [without, withGrace].every(({ unanswered, wrong }) => unanswered === 0 && wrong === 0);
  return {
    bench: 'rolling',
    drain_0: without,
    drain_2: withGrace,
    missed: [
      ...(withGrace.failed > 0 ? ['with a grace time no call fails'] : []),
      ...(isRight ? [] : ['clients that try again lose nothing']),
    ],
  };
}

async function measure(rolling: RollingOptions) {
  const cluster = await openCluster(rolling);
  stopOnSignal(() => cluster.close());
  try {
    const { counts, readRetries, exitCodes, seconds, unanswered } = await rollNodes(cluster, rolling);
    const { violations, problems } = await acrossShops('tools', () => judge(cluster));
    return {
      operations: counts.operations,
      seconds: round(seconds, 0),
      /** Tries that got no answer, or one of HTTP 500 and above: what a client that does not try again would see. */
      failed: counts.cutOff + counts.away + readRetries,
      cut_off: counts.cutOff,
      away: counts.away,
      reads: readRetries,
      unanswered,
      slowest_ms: round(counts.slowestMs, 0),
      wrong: violations.length + problems.length,
      exit_codes: exitCodes,
    };
  } finally {
    await cluster.close();
  }
}
