// The database of the running instance, or of one that rests, for commands of whoever has the machine.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Address } from '#platform/db/database.ts';
import type { Env } from '#platform/env.ts';
import { startCluster } from '#platform/postgres/embedded.ts';

/** A server that was running before goes on; one that was started for this is stopped again by `close`. */
export async function openInstance(env: Env): Promise<{ address: Address; close: () => Promise<void> }> {
  if (env.databaseUrl !== undefined)
    return { address: { url: env.databaseUrl }, close: async () => undefined };
  const dataDir = path.join(env.dataDir, 'postgres');
  if (!existsSync(dataDir))
    throw new Error(`There is no instance in ${env.dataDir} yet: run "npm start" first.`);
  const cluster = await startCluster({ dataDir });
  return {
    address: { host: cluster.socketDir, database: 'stockless' },
    close: async () => (cluster.reused ? undefined : cluster.stop()),
  };
}
