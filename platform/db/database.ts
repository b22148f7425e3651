// The door to PostgreSQL: a pool per role, typed values, and one way to run a transaction.
import {
  Pool,
  types as pgTypes,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResultRow,
} from 'pg';
import { limits } from '#domain/limits.ts';

/**
 * A role of the application. Orders and payment evidence can be inserted as `checkout` alone, people of the console with
 * rights as `people` alone: the command line and the first start.
 */
export type Role = 'app' | 'checkout' | 'people';

export const roleNames: Record<Role, string> = {
  app: 'stockless_app',
  checkout: 'stockless_checkout',
  people: 'stockless_people',
};

/** How to reach the server: a socket folder of our own cluster, or somebody's URL. */
export type Address = { readonly host: string; readonly database: string } | { readonly url: string };

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
export type Statement<Row> = { readonly name: string; readonly text: string; readonly row?: Row };

/** Names a statement. The text must give rows of exactly this shape: this is where bytes become types. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
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
};

export type Database = {
  /** Runs statements one by one without a transaction: for reads. */
  readonly direct: Tx;
  /**
   * The same over a few connections that no transaction ever holds: for what must stand even where the caller's
   * transaction is refused, such as a counted try. Transactions that wait for it cannot keep each other waiting.
   */
  readonly aside: Tx;
  /** Runs `work` in one transaction and commits. Deadlocks and lost connections before the commit are tried again. */
  transaction<T>(work: (tx: Tx) => Promise<T>, role?: Role): Promise<T>;
  close(): Promise<void>;
};

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

function configOf(address: Address, role: Role, size: number): PoolConfig {
  const shared = {
    max: size,
    connectionTimeoutMillis: limits.statementTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementTimeoutMs,
    // The server keeps its own time; this is for a server, or a network, that no longer answers at all.
    query_timeout: limits.statementTimeoutMs + 1_000,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.serverDeadlineMs,
    types: { getTypeParser: parserOf },
    pipeline: true,
  };
  // On a server that is not ours the person who migrates lends its roles to the application.
  return 'url' in address
    ? { ...shared, connectionString: address.url, options: `-c role=${roleNames[role]}` }
    : { ...shared, host: address.host, database: address.database, user: roleNames[role] };
}

/**
 * Opens the pools. No connection is made yet.
 *
 * @param onError Hears of connections that broke while idle or in use; the process goes on.
 */
export function openDatabase(address: Address, onError: (error: Error) => void, size = 12): Database {
  const pools: Record<Role, Pool> = {
    app: new Pool(configOf(address, 'app', size)),
    checkout: new Pool(configOf(address, 'checkout', Math.max(4, Math.ceil(size / 2)))),
    people: new Pool(configOf(address, 'people', 1)),
  };
  const aside = new Pool(configOf(address, 'app', asideSize));
  const all = [...Object.values(pools), aside];
  for (const pool of all) {
    pool.on('error', onError);
    // Without a listener on every client, node-postgres ends the process when a server dies (stack.md).
    pool.on('connect', (client) => client.on('error', onError));
  }
  return {
    direct: txOf(pools.app),
    aside: txOf(aside),
    transaction: (work, role = 'app') => transact(pools[role], work),
    async close() {
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}

/** What the statements of one transaction share. */
type Life = { firstFailure?: unknown; isOver: boolean; readonly after?: After[]; readonly last?: Last[] };
type After = (direct: Tx) => Promise<void>;
type Last = () => Promise<void>;

function txOf(client: Pool | PoolClient, life: Life = { isOver: false }): Tx {
  async function rows<Row>(asked: Statement<Row>, values: readonly Parameter[]): Promise<Row[]> {
    if (life.isOver) throw new Error(`${asked.name} came after the end of its transaction`);
    const config: QueryConfig = { name: asked.name, text: asked.text, values: [...values] };
    try {
      // The statement's own row type: a wrong one is found by the test that reads it.
      const answer: { rows: Row[] } = await run<Row>(client, config);
      return answer.rows;
    } catch (error) {
      life.firstFailure ??= error;
      throw error;
    }
  }
  return {
    rows,
    async row(asked, values) {
      return (await rows(asked, values))[0];
    },
    ...(life.after === undefined ? {} : { afterwards: (work: After) => void life.after?.push(work) }),
    ...(life.last === undefined ? {} : { lastly: (work: Last) => void life.last?.push(work) }),
  };
}

/** node-postgres gives rows as what the caller says they are. */
function run<Row>(client: Pool | PoolClient, config: QueryConfig): Promise<{ rows: Row[] }> {
  return client.query<Row & QueryResultRow>(config);
}

/** Tries of one transaction, waiting twice as long each time; together never longer than the deadline of a call. */
const triesMax = 10;
const waitMs = { first: 5, most: 500 };

async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    const life: Life = { isOver: false, after: [], last: [] };
    let broken: Error | undefined;
    try {
      const begun = client.query('begin');
      begun.catch(() => undefined);
      const result = await work(txOf(client, life));
      for (const last of life.last ?? []) await last();
      await begun;
      life.isOver = true;
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit');
      for (const after of life.after ?? []) after(txOf(pool)).catch(() => undefined);
      return result;
    } catch (error) {
      life.isOver = true;
      broken = await rollback(client);
      const cause = causeOf(error, life);
      const isLate = performance.now() - begunAt > limits.serverDeadlineMs / 2;
      if (attempt >= triesMax || isLate || !canTryAgain(cause)) throw cause;
    } finally {
      client.release(broken);
    }
    // Somewhere between half of it and all, so that those who met do not meet again.
    const wait = Math.min(waitMs.most, waitMs.first * 2 ** attempt) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Of statements that travel together, those behind the one that failed may be heard first: they know no reason. */
function causeOf(error: unknown, { firstFailure }: Life): unknown {
  return sqlState(error) === '25P02' ? (firstFailure ?? error) : error;
}

/** Gives the error where the connection is not to be used again. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The SQLSTATE of an error, or the code of the socket; undefined where it has none. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Deadlock and serialisation failures: the server undid everything, so the same work may run again. */
function canTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

const outageStates = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  // No room on the disk or in memory, an error of the disk, a server that only reads: of the moment, not of the call.
  '25006',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  '55P03',
  '25P03',
  // Still in another's way after the last try: the caller may try again, and it is nobody's bug.
  '40001',
  '40P01',
]);
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** True where the database is away or too slow: the caller may try again, and nobody is signed out for it. */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (outageStates.has(state) || outageCodes.has(state))) return true;
  const text = error instanceof Error ? error.message : '';
  return /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|connection error|the transaction had failed/.test(
    text,
  );
}
