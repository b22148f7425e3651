// How statements run: as the shop that is worked for (`scope.ts`), in transactions and one by one.
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { limits } from '#domain/limits.ts';
import { trace } from '#platform/tracing/trace.ts';
import type { Parameter, Statement, Tx } from './database.ts';
import { canTryAgain, sqlState, TryAgain } from './faults.ts';
import { beginSpread, isSpread, runAlone } from './run-alone.ts';
import { sameScope, shopNow } from './scope.ts';
import { namesShopTable, readsShopTable } from './shop-tables.ts';
import { sendQuery, type StatementSettings } from './send-query.ts';

type DirectPools = { readonly app: Pool; readonly across: Pool };

/** Statements each on its own, as the shop that is worked for. */
export function directOf(pools: DirectPools): Tx {
  return txOf(<Row>(asked: Statement<Row>, config: QueryConfig) => {
    const shop = shopNow();
    const isGeneric = asked.plan === 'generic';
    if (shop === 'all') return runAlone<Row>(pools.across, config, { shop: undefined, isGeneric });
    if (shop === undefined) assertForNobody(asked);
    return runAlone<Row>(pools.app, config, { shop: namesShopTable(asked) ? shop : undefined, isGeneric });
  });
}

/** Without a shop there are no rows: an answer that looks like "there is none" would be believed. */
function assertForNobody(asked: Statement<unknown>): void {
  if (!readsShopTable(asked)) return;
  throw new Error(`${asked.name} reads rows of shops, and runs for none: inShop, enterShop or acrossShops`);
}

/** What makes the rows of one shop visible until the end of the transaction. */
function shopIs(shop: bigint): string {
  return `set local stockless.shop = '${shop}'`;
}

/** What the statements of one transaction share. */
type Life = {
  firstFailure?: unknown;
  isOver: boolean;
  /** Whose rows are visible now. */
  shop: bigint | 'all' | undefined;
  /** True once a statement asked for its generic plan; those behind it get theirs as well. */
  isGeneric: boolean;
  readonly after: After[];
  readonly last: Last[];
  /** What is sent with the commit. */
  readonly closing: Last[];
};
type After = (direct: Tx) => Promise<void>;
type Last = () => Promise<void>;
type Answer<Row> = { rows: Row[] };
type Run = <Row>(asked: Statement<Row>, config: QueryConfig) => Promise<Answer<Row>>;

function txOf(ask: Run, late?: Pick<Tx, 'afterwards' | 'lastly' | 'withCommit'>): Tx {
  async function rows<Row>(asked: Statement<Row>, values: readonly Parameter[]): Promise<Row[]> {
    const config: QueryConfig = { name: asked.name, text: asked.text, values: [...values] };
    // The statement's own row type: a wrong one is found by the test that reads it.
    const answer: { rows: Row[] } = await trace('statement', asked.name, () => ask<Row>(asked, config));
    return answer.rows;
  }
  return {
    rows,
    async row(asked, values) {
      return (await rows(asked, values))[0];
    },
    ...(late === undefined ? {} : late),
  };
}

/**
 * The statements of one transaction. Each runs as the shop of those who ask for it, told once where it changes. What is
 * read of all shops is read beside it: the transaction of a shop never sees them.
 */
function txIn(client: PoolClient, life: Life, beside: Pool): Tx {
  async function ask<Row>(asked: Statement<Row>, config: QueryConfig): Promise<Answer<Row>> {
    if (life.isOver) throw new Error(`${asked.name} came after the end of its transaction`);
    if (shopNow() === 'all' && typeof life.shop === 'bigint' && namesShopTable(asked)) {
      if (/^\s*(?:select|with)\b/.test(asked.text)) {
        return runAlone<Row>(beside, config, { shop: undefined, isGeneric: asked.plan === 'generic' });
      }
      throw new Error(`${asked.name} writes rows of all shops in a transaction of ${life.shop}`);
    }
    try {
      const [, answer] = await Promise.all([
        turnTo(client, life, asked),
        sendQuery<Row>(client, config, isSpread(client) ? undefined : settingsFor(life, asked)),
      ]);
      return answer;
    } catch (error) {
      life.firstFailure ??= error;
      throw error;
    }
  }
  return txOf(ask, {
    afterwards(work) {
      const again = sameScope();
      life.after.push((direct) => again(() => work(direct)));
    },
    lastly(work) {
      const again = sameScope();
      life.last.push(() => again(work));
    },
    withCommit(send) {
      const again = sameScope();
      life.closing.push(() => again(send));
    },
  });
}

/** Turns the transaction to the shop that is worked for now, which is nearly always the one that it began with. */
function turnTo(client: PoolClient, life: Life, asked: Statement<unknown>): Promise<unknown> | undefined {
  const shop = shopNow();
  if (life.shop === 'all') return undefined;
  if (shop === undefined) assertForNobody(asked);
  if (shop === life.shop || shop === 'all' || shop === undefined) return undefined;
  life.shop = shop;
  return sendQuery(client, { text: shopIs(shop) });
}

/** What goes before a statement for the rest of its transaction; a cluster cannot plan every one for all values. */
function settingsFor(life: Life, { plan }: Statement<unknown>): StatementSettings | undefined {
  if (plan !== 'generic' || life.isGeneric) return undefined;
  life.isGeneric = true;
  return { shop: typeof life.shop === 'bigint' ? life.shop : undefined, isGeneric: true };
}

/** Tries of one transaction, waiting twice as long each time; together never longer than the deadline of a call. */
const triesMax = 10;
const waitMs = { first: 5, most: 500 };

type Work<T> = {
  readonly work: (tx: Tx) => Promise<T>;
  /** True for a connection that sees all shops, and is told none. */
  readonly isAcross: boolean;
  readonly direct: Tx;
  /** Where the rows of all shops are read meanwhile: connections that no transaction holds. */
  readonly beside: Pool;
};

export function transact<T>(pool: Pool, asked: Work<T>): Promise<T> {
  return trace('transaction', 'transaction', () => tryTransact(pool, asked));
}

async function tryTransact<T>(pool: Pool, { work, isAcross, direct, beside }: Work<T>): Promise<T> {
  const begunAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    const shop = shopNow();
    const life: Life = {
      isOver: false,
      shop: isAcross ? 'all' : shop === 'all' ? undefined : shop,
      isGeneric: false,
      after: [],
      last: [],
      closing: [],
    };
    let broken: Error | undefined;
    let before: TryAgain['before'] | undefined;
    try {
      const begun = begin(client, life.shop);
      begun.catch(() => undefined);
      const result = await work(txIn(client, life, beside));
      for (const last of life.last) await last();
      await begun;
      await commit(client, life);
      for (const after of life.after) after(direct).catch(() => undefined);
      return result;
    } catch (error) {
      life.isOver = true;
      broken = await rollback(client);
      const cause = causeOf(error, life);
      const isLate = performance.now() - begunAt > limits.serverDeadlineMs / 2;
      broken ??= isPoisoned(cause) && cause instanceof Error ? cause : undefined;
      if (attempt >= triesMax || isLate || !canTryAgain(cause)) throw cause;
      if (cause instanceof TryAgain) ({ before } = cause);
    } finally {
      client.release(broken);
    }
    // The first time nobody was met yet.
    await before?.();
    if (before !== undefined && attempt === 1) continue;
    // Somewhere between half of it and all, so that those who met do not meet again.
    const wait = Math.min(waitMs.most, waitMs.first * 2 ** attempt) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function begin(client: PoolClient, shop: Life['shop']): Promise<unknown> {
  if (typeof shop !== 'bigint') return sendQuery(client, { text: 'begin' });
  if (isSpread(client)) return beginSpread(client, shop);
  return sendQuery(client, { text: `begin; ${shopIs(shop)}` });
}

/** Where a statement that travels with it fails, PostgreSQL answers the commit by a rollback. */
async function commit(client: PoolClient, life: Life): Promise<void> {
  const closing = life.closing.map((send) => send());
  life.isOver = true;
  const [{ command }] = await Promise.all([sendQuery(client, { text: 'commit' }), ...closing]);
  if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit');
}

/** Of statements that travel together, those behind the one that failed may be heard first: they know no reason. */
function causeOf(error: unknown, { firstFailure }: Life): unknown {
  return sqlState(error) === '25P02' ? (firstFailure ?? error) : error;
}

/**
 * After a statement that it refuses to plan, a cluster's connection may refuse all that follow (Citus 14 forgets to take
 * its planner's state back). It is not used again.
 */
function isPoisoned(error: unknown): boolean {
  const state = sqlState(error);
  return state === '0A000' || state === '25001';
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
