// Every node of an installation is restarted while people trade, and nobody notices.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acrossShops } from '#platform/db/scope.ts';
import { openCluster, rollNodes, type Cluster, type RollingOptions } from './rolling.ts';
import { judge } from './run.ts';

const options: RollingOptions = { nodes: 3, drainSeconds: 2, buyers: 4, merchants: 2 };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster(options);
});
afterAll(() => cluster.close());

test('three nodes are restarted one after the other under load: no call fails, and nothing is lost', async () => {
  const { counts, readRetries, exitCodes, underWay, unanswered } = await rollNodes(cluster, options);
  expect(exitCodes).toEqual([0, 0, 0]);
  expect(counts.operations).toBeGreaterThan(100);
  expect({ cutOff: counts.cutOff, away: counts.away, readRetries }).toEqual({
    cutOff: 0,
    away: 0,
    readRetries: 0,
  });
  expect(underWay).toEqual([]);
  expect(unanswered).toBe(0);
  expect(await acrossShops('tools', () => judge(cluster))).toEqual({ violations: [], problems: [] });
});
