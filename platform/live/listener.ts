// One connection of a node that hears what transactions of all nodes say. Where it cannot (a pool in front of the
// database that lends connections, an outage) the hub's look finds the same a little later.
import { Client, type ClientConfig } from 'pg';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { roleNames, type Address } from '#platform/db/database.ts';
import type { Logger } from 'pino';
import type { Hub } from './hub.ts';
import { listenText } from './live.sql.ts';

const said = z.object({
  t: z.string(),
  e: z.optional(z.object({ name: z.string(), data: z.record(z.string(), z.string()) })),
});

export type NewsListener = { stop(): Promise<void> };

/** Listens until it is stopped, and begins again whenever the connection breaks. */
export function listenForNews(address: Address, hub: Pick<Hub, 'wake' | 'pass'>, log: Logger): NewsListener {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waitMs: number = limits.liveRetryMs;
  let isStopped = false;

  function again(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, limits.liveRetryMaxMs);
  }

  async function connect(): Promise<void> {
    const made = new Client(configOf(address));
    client = made;
    const lost = () => {
      if (client !== made) return;
      client = undefined;
      made.end().catch(() => undefined);
      again();
    };
    made.on('error', lost);
    made.on('end', lost);
    made.on('notification', ({ payload = '' }) => passOn(hub, payload));
    try {
      await made.connect();
      await made.query(listenText);
      waitMs = limits.liveRetryMs;
    } catch (error) {
      log.debug({ reason: String(error) }, 'news of the database are looked for instead');
      lost();
    }
  }

  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

/** What is not ours on the channel is left alone. */
function passOn(hub: Pick<Hub, 'wake' | 'pass'>, payload: string): void {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    return;
  }
  const news = z.safeParse(said, json);
  if (!news.success) return;
  const { t: topic, e: event } = news.data;
  if (event === undefined) hub.wake(topic);
  else hub.pass(topic, event);
}

function configOf(address: Address): ClientConfig {
  const shared = { connectionTimeoutMillis: limits.statementTimeoutMs, keepAlive: true };
  return 'url' in address
    ? { ...shared, connectionString: address.url, options: `-c role=${roleNames.app}` }
    : { ...shared, host: address.host, database: address.database, user: roleNames.app };
}
