/** Archives the log of a server round by round, for as long as it is wanted. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findCluster, superuser } from '#platform/postgres/embedded.ts';
import { archiveFiles } from './archive-files.ts';
import { archiveLog } from './archive.ts';
import { dropArchiveSlot } from './server.sql.ts';

/** @throws Error where no server runs for this DATA_DIR. */
export async function connectToCluster(dataDir: string): Promise<Client> {
  const host = findCluster(path.join(dataDir, 'postgres'));
  if (host === undefined) throw new Error(`No database server runs in ${dataDir}: start the instance first.`);
  const client = new Client({ host, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Files are looked for less often than log: all of their names are read. */
const filesEveryMs = 60_000;

type Connect = () => Promise<Client>;

type FollowInput = {
  readonly connect: Connect;
  readonly dataDir: string;
  readonly dir: string;
  readonly key: Buffer;
  readonly everyMs: number;
  readonly stopped: AbortSignal;
  /** Is told once what fails, and once that it works again. */
  readonly say: (line: string) => void;
};

/**
 * Archives until it is stopped, with a last round then. What fails is tried again in the next round: the server keeps what
 * was not archived.
 */
export async function followLog(ask: FollowInput): Promise<void> {
  const { connect, dataDir, dir, key, everyMs, stopped, say } = ask;
  let filesAt = 0;
  let client: Client | undefined;
  let [before, failure]: (string | undefined)[] = [];
  for (let isLast = false; ; isLast = stopped.aborted) {
    try {
      client ??= await connect();
      const { lsn, system } = await archiveLog({ client, dir, key }, before);
      before = lsn;
      if (isLast || Date.now() - filesAt >= filesEveryMs) {
        await archiveFiles({ dataDir, dir, key, system });
        filesAt = Date.now();
      }
      if (failure !== undefined) say('The log is archived again.');
      failure = undefined;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (text !== failure) say(`The log is not archived: ${text}`);
      failure = text;
      await client?.end().catch(() => undefined);
      client = undefined;
    }
    if (isLast) break;
    await sleep(everyMs, undefined, { signal: stopped }).catch(() => undefined);
  }
  await client?.end().catch(() => undefined);
}

/** Whether there was an archive to end. */
export async function endArchive(connect: Connect): Promise<boolean> {
  const client = await connect();
  try {
    return await dropArchiveSlot(client);
  } finally {
    await client.end();
  }
}
