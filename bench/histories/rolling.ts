// A rolling restart: three nodes behind a round robin, ended and started again one after the other while clients trade.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/replay/own-child.ts';
import { isReady, startNode, type Node, type NodePlace } from './nodes.ts';
import { readHistory } from './records.ts';
import { openSetup, openTraders, tradeUnder, type TradeCounts, type Traders } from './run.ts';

export type RollingOptions = {
  readonly nodes: number;
  /** `DRAIN_SECONDS` of each node: how long one that is told to end goes on taking calls. */
  readonly drainSeconds: number;
  readonly buyers: number;
  readonly merchants: number;
};

export type Cluster = Traders & {
  readonly place: NodePlace;
  /** Each node that runs; the round robin sends new connections to those that say that they are ready. */
  readonly nodes: Node[];
};

/** As often as a load balancer that is set up well asks. */
const askEveryMs = 250;

/** Nodes of one database, and in front of them a round robin that asks each of them whether it is ready. */
export async function openCluster({ nodes: count, drainSeconds }: RollingOptions): Promise<Cluster> {
  const ports = await freePorts(count);
  const ready = new Set<number>();
  let turn = 0;
  const setup = await openSetup(() => {
    const open = ports.filter((port) => ready.has(port));
    turn += 1;
    return open[turn % Math.max(1, open.length)];
  });
  const { database, folder, baseUrl, password } = setup;
  const place: NodePlace = { host: database.host, folder, baseUrl, password, drainSeconds };
  const nodes: Node[] = [];
  for (const port of ports) nodes.push(await startNode(place, port));
  const asking = new AbortController();
  const asked = ports.map(async (port) => {
    while (!asking.signal.aborted) {
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
      await sleep(askEveryMs);
    }
  });
  while (ready.size < count) await sleep(askEveryMs);
  const world = await openTraders(setup, { shops: 2, stocks: [100_000, 100_000], operations: 300 });
  return {
    ...setup,
    world,
    place,
    nodes,
    async close() {
      asking.abort();
      await Promise.all(asked);
      await Promise.all(nodes.map((node) => node.end()));
      await setup.close();
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export type Rolled = TradeCounts & {
  /** How the processes of before ended: 0 where in order. */
  readonly exitCodes: readonly (number | null)[];
  /** Operations that were given up without an answer. */
  readonly unanswered: number;
};

/** Long enough before the first restart and after the last one that every node has had calls. */
const aroundMs = 1_000;

/** Restarts every node once, while clients go on; ends when all are ready again. */
export async function rollNodes(cluster: Cluster, options: RollingOptions): Promise<Rolled> {
  const { nodes, place } = cluster;
  const { buyers, merchants } = options;
  const exitCodes: (number | null)[] = [];
  const traded = await tradeUnder(cluster, { buyers, merchants, twins: 0 }, async ({ write }) => {
    await sleep(aroundMs);
    for (const [at, node] of nodes.entries()) {
      write({ t: 'fault', what: `restart node ${at + 1}`, at: new Date().toISOString() });
      exitCodes.push(await node.end());
      nodes[at] = await startNode(place, node.port);
      await sleep(aroundMs);
    }
  });
  const unanswered = readHistory(cluster.file).filter(({ outcome }) => outcome === 'unknown').length;
  return { ...traded, exitCodes, unanswered };
}
