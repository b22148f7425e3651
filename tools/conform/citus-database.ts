/** A migrated database that is spread over a cluster of this machine. */
import { migrationsDir } from '#apps/server/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { spreadTables, type Spread } from '#platform/db/spread.ts';
import { connectAsOwner } from '../replay/own-database.ts';
import { joinWorkers, startCitus } from './citus-cluster.ts';
import { openEngine } from './citus-engine.ts';

export type SpreadDatabase = {
  /** The folder of the coordinator's socket. */
  readonly host: string;
  readonly spread: Spread;
  stop(): Promise<void>;
};

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
    return { host, spread: await spreadAll(host), stop: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function spreadAll(host: string): Promise<Spread> {
  const owner = await connectAsOwner(host);
  try {
    return await spreadTables(owner);
  } finally {
    await owner.end();
  }
}
