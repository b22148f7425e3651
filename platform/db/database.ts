// The connections to PostgreSQL: a pool per role, typed values, and one way to run a transaction.
import { Client, Pool, types as pgTypes, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { limits } from '#domain/limits.ts';
import { shopNow } from './scope.ts';
import { directOf, transact } from './run.ts';
import { hasSpread, markSpread } from './run-alone.ts';
import { prepareSettings } from './send-query.ts';
import { assertSession, explainSession, type WantedSession } from './session.ts';

export { isOutage, isViolated, sqlState, TryAgain } from './faults.ts';

/**
 * A role of the application. Orders and payment evidence can be inserted as `checkout` alone, people of the console with
 * rights as `people` alone: the command line and the first start.
 */
export type Role = 'app' | 'checkout' | 'people';

/** The logins of the server. `across` stands in for `app` where work is for all shops (`acrossShops`). */
type Login = Role | 'across';

export const roleNames: Record<Login, string> = {
  app: 'stockless_app',
  across: 'stockless_across',
  checkout: 'stockless_checkout',
  people: 'stockless_people',
};

/** How to reach the server: a socket folder of our own cluster, or somebody's URL. */
export type Address = ({ readonly host: string; readonly database: string } | { readonly url: string }) & {
  /**
   * Answers commits before they are on disk (`synchronous_commit` off): for the demo world alone, whose acts are done
   * again where a crash loses them. `flushCommits` waits for all before it.
   */
  readonly isAsync?: boolean;
};

/** Connections for statements beside a transaction: each is held for one statement only. */
const asideSize = 3;

/** What a statement may be given. Arrays are passed as PostgreSQL arrays. */
export type Parameter =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Buffer
  | null
  | readonly (string | number | bigint | boolean | Date | Buffer | null)[];

/** A statement with the shape of its rows. Its name makes it prepared once a connection. */
export type Statement<Row> = {
  readonly name: string;
  readonly text: string;
  readonly row?: Row;
  readonly plan?: Plan;
};

/**
 * `generic`: one plan for all values, made once a connection. PostgreSQL plans again at each execution where a list of
 * unknown length looks dearer than the one that was given, which for a few rows by their keys costs ten times the reading.
 * Not for statements whose best plan depends on their values, such as lists with filters that may be null.
 */
export type Plan = 'generic';

/** Names a statement. The text must give rows of exactly this shape: this is where bytes become types. */
export function statement<Row>(name: string, text: string, plan?: Plan): Statement<Row> {
  return plan === undefined ? { name, text } : { name, text, plan };
}

/** Where statements run: inside a transaction, or each on its own. */
export type Tx = {
  rows<Row>(asked: Statement<Row>, values: readonly Parameter[]): Promise<Row[]>;
  /** The only row, or undefined. */
  row<Row>(asked: Statement<Row>, values: readonly Parameter[]): Promise<Row | undefined>;
  /**
   * Does something once the transaction is committed; there is none of it outside of one. Nobody waits for it, and
   * nothing is said where it fails: only for what is found another way as well.
   */
  readonly afterwards?: (work: (direct: Tx) => Promise<void>) => void;
  /**
   * Does work as the transaction's last thing before the commit; there is none of it outside of one. For rows that
   * every shop shares: they are locked last, once, and for the shortest time.
   */
  readonly lastly?: (work: () => Promise<void>) => void;
  /**
   * Sends statements that need no other's answer together with the commit; there is none of it outside of one. Where one
   * fails, nothing is committed. `send` must send all of them at once.
   */
  readonly withCommit?: (send: () => Promise<void>) => void;
};

/** Sends statements with the commit where there is one to come, else at once. */
export async function sendWithCommit(tx: Tx, send: () => Promise<void>): Promise<void> {
  if (tx.withCommit === undefined) await send();
  else tx.withCommit(send);
}

export type Database = {
  /**
   * Runs statements one by one without a transaction: for reads. Like every statement, each touches the rows of the
   * shop that is worked for (`scope.ts`), and no others.
   */
  readonly direct: Tx;
  /**
   * The same over a few connections that no transaction ever holds: for what must stand even where the caller's
   * transaction is refused, such as a counted try. Transactions that wait for it cannot keep each other waiting.
   */
  readonly aside: Tx;
  /** Runs `work` in one transaction and commits. Deadlocks and lost connections before the commit are tried again. */
  transaction<T>(work: (tx: Tx) => Promise<T>, role?: Role): Promise<T>;
  /** Whether its tables lie on the workers of a cluster; known once a connection was made. */
  readonly isSpread?: () => boolean;
  /** What each pool holds now. */
  readonly countConnections?: () => readonly PoolCount[];
  close(): Promise<void>;
};

/** Connections of one pool, and the callers that wait for one. */
export type PoolCount = {
  readonly pool: string;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
};

function countPool(name: string, { totalCount, idleCount, waitingCount }: Pool): PoolCount {
  return { pool: name, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

const int8 = 20;
const int8Array = 1016;

type Parse = (text: string) => unknown;

function parserOf(oid: number, format?: 'text' | 'binary'): Parse {
  if (format !== 'binary' && oid === int8) return BigInt;
  if (format !== 'binary' && oid === int8Array) {
    return (text) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt);
  }
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- node-postgres does not type its parsers.
  const parse: Parse = pgTypes.getTypeParser(oid, format);
  return parse;
}

function clientConfig(address: Address, role: Login): ClientConfig {
  const shared = {
    connectionTimeoutMillis: limits.statementTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    // The server keeps its own time; this is for a server, or a network, that no longer answers at all.
    query_timeout: limits.statementTimeoutMs + 1_000,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.serverDeadlineMs,
    types: { getTypeParser: parserOf },
    pipeline: true,
  };
  const commits = address.isAsync === true ? '-c synchronous_commit=off' : '';
  // On a server that is not ours the login of the application was lent these roles (`logins.ts`).
  if ('url' in address)
    return { ...shared, connectionString: address.url, options: `-c role=${roleNames[role]} ${commits}` };
  const { host, database } = address;
  return { ...shared, host, database, user: roleNames[role], options: commits };
}

function poolConfig(address: Address, role: Login, size: number): PoolConfig {
  return {
    ...clientConfig(address, role),
    max: size,
    idleTimeoutMillis: 30_000,
    // Nobody gets a connection that lacks its role or its time limits; it is closed, and the caller gets the error.
    verify: (client, done) => {
      void verifySession(client, wantedOf(role), done);
    },
  };
}

/** Calls `done` with why the connection may not be used, and with nothing where it may. */
async function verifySession(
  client: PoolClient,
  wanted: WantedSession,
  done: (error?: Error) => void,
): Promise<void> {
  let failure: Error | undefined;
  try {
    if (await assertSession(client, wanted)) markSpread(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  done(failure);
}

function wantedOf(role: Login): WantedSession {
  return {
    role: roleNames[role],
    statementTimeoutMs: limits.statementTimeoutMs,
    lockTimeoutMs: limits.lockTimeoutMs,
  };
}

/**
 * Opens one connection of each login, looks at it and closes it: for a start, before anything is read or written.
 *
 * @throws SettingsRefused where a connection has another role or other time limits than it asked for, or is refused for
 * asking.
 */
export async function assertSessions(address: Address): Promise<void> {
  for (const login of ['app', 'across', 'checkout', 'people'] as const) {
    const client = new Client(clientConfig(address, login));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await assertSession(client, wantedOf(login));
    } catch (error) {
      throw explainSession(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/**
 * Opens the pools. No connection is made yet.
 *
 * @param onError Hears of connections that broke while idle or in use; the process goes on.
 */
export function openDatabase(address: Address, onError: (error: Error) => void, size = 12): Database {
  const made: Pool[] = [];
  const open = (login: Login, poolSize: number): Pool => {
    const pool = new Pool(poolConfig(address, login, poolSize));
    pool.on('error', onError);
    // Without a listener on every client, node-postgres ends the process when a server dies.
    pool.on('connect', (client) => {
      client.on('error', onError);
      // Before all else on this connection; where it fails, so does what needs it.
      prepareSettings(client).catch(() => undefined);
    });
    made.push(pool);
    return pool;
  };
  const pools: Record<Login, Pool> = {
    app: open('app', size),
    across: open('across', size),
    checkout: open('checkout', Math.max(4, Math.ceil(size / 2))),
    people: open('people', 1),
  };
  const aside = { app: open('app', asideSize), across: open('across', asideSize) };
  const direct = directOf(pools);
  return {
    direct,
    aside: directOf(aside),
    transaction: (work, role = 'app') => {
      const isAcross = role === 'app' && shopNow() === 'all';
      const pool = isAcross ? pools.across : pools[role];
      return transact(pool, { work, isAcross, direct, beside: aside.across });
    },
    isSpread: hasSpread,
    countConnections: () => [
      ...Object.entries(pools).map(([login, pool]) => countPool(login, pool)),
      ...Object.entries(aside).map(([login, pool]) => countPool(`${login}_aside`, pool)),
    ],
    async close() {
      await Promise.all(made.map((pool) => pool.end()));
    },
  };
}
