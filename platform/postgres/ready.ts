/** A connection to a server that may still be starting: after a crash it reads its log before it answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const limitMs = 120_000;
const pauseMs = 250;

/**
 * Connects as soon as the server takes connections. Any other failure is thrown at once.
 *
 * @param makeClient A new client for each try: one that failed cannot be used again.
 */
export async function connectWhenReady(
  makeClient: () => Client,
  log?: (line: string) => void,
): Promise<Client> {
  const deadline = Date.now() + limitMs;
  for (let turn = 0; ; turn += 1) {
    const client = makeClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isStarting(error) || Date.now() > deadline) throw error;
      if (turn === 0) log?.('The database server is starting or recovering: waiting for it.');
      await sleep(pauseMs);
    }
  }
}

/** `cannot_connect_now`: starting up, in recovery, or shutting down before it comes again. */
function isStarting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57P03';
}
