// Statements outside of transactions: each on its own, as the shop that it is for.
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { sendQuery, type StatementSettings } from './send-query.ts';

type Answer<Row> = { rows: Row[] };

/** Statements that travel together: with more, the last would wait for the others longer than a write of its own takes. */
const togetherMax = 8;

/** A connection and those that travel on it. */
type Trip = { readonly client: Promise<PoolClient>; asked: number; underWay: number; broken?: Error };

/** Connections to a database that is spread over a cluster. */
const spread = new WeakSet<PoolClient>();

/** Of a connection whose statements may run on other servers: what is set for one of them has to be sent there too. */
export function markSpread(client: PoolClient): void {
  spread.add(client);
  isAnySpread = true;
}

export const isSpread = (client: PoolClient): boolean => spread.has(client);

/**
 * Begins a transaction for a shop. In two messages: the one that sets something is sent on to workers as it stands, and
 * they have begun already.
 */
export function beginSpread(client: PoolClient, shop: bigint): Promise<unknown> {
  const begun = sendQuery(client, { text: 'begin' });
  return Promise.all([begun, sendQuery(client, { text: `set local stockless.shop = '${shop}'` })]);
}

/** A process has one database. */
let isAnySpread = false;
export const hasSpread = (): boolean => isAnySpread;

/** Trips that still take statements: until they have their connection. */
const open = new WeakMap<Pool, Trip>();

/**
 * Runs a statement of its own, with what it needs set for it alone. Those with a generic plan read few rows by their
 * keys: what is asked for in one turn of the event loop goes over one connection, in one write and one waking of
 * PostgreSQL. Each is still answered, refused and fenced by itself (`send-query.ts`). The others may take long, and
 * nobody waits behind them.
 */
export async function runAlone<Row>(
  pool: Pool,
  config: QueryConfig,
  settings: StatementSettings,
): Promise<Answer<Row>> {
  if (settings.isGeneric) return runTogether(pool, config, settings);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (settings.shop !== undefined && spread.has(client))
      return await sendSpread<Row>(client, config, settings.shop);
    return await sendQuery<Row>(client, config, settings.shop === undefined ? undefined : settings);
  } catch (error) {
    broken = spread.has(client) && error instanceof Error ? error : undefined;
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * A transaction for one statement: workers are told of `set local` alone, and a worker that was told of no shop shows
 * the rows of none.
 */
async function sendSpread<Row>(client: PoolClient, config: QueryConfig, shop: bigint): Promise<Answer<Row>> {
  const begun = beginSpread(client, shop);
  const asked = sendQuery<Row>(client, config);
  const [, answer] = await Promise.all([begun, asked, sendQuery(client, { text: 'commit' })]);
  return answer;
}

async function runTogether<Row>(
  pool: Pool,
  config: QueryConfig,
  settings: StatementSettings,
): Promise<Answer<Row>> {
  const trip = joinTrip(pool);
  const client = await trip.client;
  try {
    if (settings.shop !== undefined && spread.has(client))
      return await sendSpread<Row>(client, config, settings.shop);
    return await sendQuery<Row>(client, config, settings);
  } catch (error) {
    if (spread.has(client) && error instanceof Error) trip.broken = error;
    throw error;
  } finally {
    trip.underWay -= 1;
    if (trip.underWay === 0) client.release(trip.broken);
  }
}

function joinTrip(pool: Pool): Trip {
  const waiting = open.get(pool);
  if (waiting !== undefined && waiting.asked < togetherMax) {
    waiting.asked += 1;
    waiting.underWay += 1;
    return waiting;
  }
  const trip: Trip = { client: pool.connect(), asked: 1, underWay: 1 };
  open.set(pool, trip);
  const close = (): void => {
    if (open.get(pool) === trip) open.delete(pool);
  };
  // Before those that wait for it go on: no one joins a connection that may be given back.
  trip.client.then(close, close);
  return trip;
}
