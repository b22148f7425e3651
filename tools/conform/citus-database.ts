/** A migrated database that is spread over a cluster of this machine. */
import { migrationsDir } from '#apps/server/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { spreadTables, type Spread } from '#platform/db/spread.ts';
import { connectAsOwner, type OwnDatabase } from '../replay/own-database.ts';
import { joinWorkers, startCitus, type CitusCluster } from './citus-cluster.ts';
import { openEngine } from './citus-engine.ts';

/** `kill` strikes the workers and the coordinator in turn. */
export type SpreadDatabase = OwnDatabase & { readonly spread: Spread };

/**
 * Starts a cluster, makes the tables on its coordinator, and spreads them.
 *
 * @throws NoEngine where this machine cannot have one.
 */
export async function startCitusDatabase(
  folder: string,
  log: (line: string) => void,
): Promise<SpreadDatabase> {
  const cluster = await startCitus(folder, openEngine(log));
  try {
    const host = cluster.coordinator.socketDir;
    await migrate({ connect: () => connectAsOwner(host), dir: migrationsDir });
    await joinWorkers(cluster);
    return databaseOf(cluster, await spreadAll(host));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function databaseOf(cluster: CitusCluster, spread: Spread): SpreadDatabase {
  const { coordinator, workers } = cluster;
  const nodes = [...workers, coordinator];
  let kills = 0;
  let reviving: Promise<void> = Promise.resolve();
  return {
    host: coordinator.socketDir,
    spread,
    pid: coordinator.pid,
    pids: () => nodes.map((node) => node.pid()),
    kill() {
      const node = nodes[kills % nodes.length];
      kills += 1;
      const before = reviving.catch(() => undefined);
      reviving = before.then(() => node?.kill());
      reviving.catch((error: unknown) => console.error(error));
    },
    async stop() {
      await reviving.catch(() => undefined);
      await cluster.stop();
    },
  };
}

async function spreadAll(host: string): Promise<Spread> {
  const owner = await connectAsOwner(host);
  try {
    return await spreadTables(owner);
  } finally {
    await owner.end();
  }
}
