// Which rows a transaction locks, in which order: looked at from outside after each of its statements.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import type { Database, Parameter, Statement, Tx } from '#platform/db/database.ts';
import { databaseOf } from '#platform/testing/all-shops.ts';
import { deadlocks, lockedTables, lookAround, xidOf } from './locks.sql.ts';
import type { TestApp } from './test-app.ts';

/** A statement of an act waits for rows of a table while its transaction holds rows of another. */
export type Wait = { readonly act: string; readonly held: string; readonly table: string };

/** An act that is watched; `onLock` is waited for after each table of which it holds a first row. */
type Watched = { readonly name: string; readonly onLock?: (table: string) => Promise<void> };

/** Rows that are changed only while a row above them is held: nobody meets there who has not met before. */
const above: Readonly<Record<string, readonly string[]>> = {
  account: ['book'],
  order_line: ['shop_order'],
  parcel: ['shop_order'],
  // Of its checkout until it is captured, of its order from then on.
  payment: ['checkout', 'shop_order'],
  payout: ['book'],
  payout_account: ['book'],
  withdrawal: ['book'],
};

/** Timers that are leased are of other kinds than those that the runner takes: nobody waits for one of the others. */
const leased = 'timer, leased';

export type LockWatch = Awaited<ReturnType<typeof watchLocks>>;

/** Watches the transactions of a test app's world from now on. Close it before the test app. */
export async function watchLocks(app: TestApp) {
  const { host, user, database } = app.database;
  const outside = new Client({ host, user, database });
  await outside.connect();
  await outside.query(lookAround);
  const db = databaseOf(app.composed.env.db);
  const plain: Database['transaction'] = db.transaction.bind(db);
  const waits: Wait[] = [];
  const acts = new AsyncLocalStorage<Watched>();

  async function lookAfter(tx: Tx, held: Set<string>, asked: { name: string; text: string }): Promise<void> {
    const act = acts.getStore();
    const { xid } = (await tx.row(xidOf, [])) ?? { xid: null };
    if (xid === null || act === undefined) return;
    const found = await outside.query<{ t: string }>(lockedTables, [xid]);
    const fresh = found.rows
      .map(({ t }) =>
        t === 'timer' && (held.has(leased) || asked.name.startsWith('timer-lease')) ? leased : t,
      )
      .filter((table) => !held.has(table) && above[table]?.some((one) => held.has(one)) !== true);
    // Rows that are taken only where they are free are not waited for.
    const waitedFor = /skip locked/i.test(asked.text) ? [] : fresh;
    for (const table of waitedFor)
      for (const before of held) waits.push({ act: act.name, held: before, table });
    for (const table of fresh) held.add(table);
    for (const table of fresh) await act.onLock?.(table);
  }

  const watched: Database['transaction'] = (work, role) => {
    if (acts.getStore() === undefined) return plain(work, role);
    return plain((tx) => work(watchedTx(tx)), role);
  };

  function watchedTx(tx: Tx): Tx {
    const held = new Set<string>();
    let turn: Promise<unknown> = Promise.resolve();
    // Statements that travel together are looked at one by one.
    function rows<Row>(asked: Statement<Row>, values: readonly Parameter[]): Promise<Row[]> {
      const mine = turn.then(async () => {
        const answer = await tx.rows(asked, values);
        await lookAfter(tx, held, asked);
        return answer;
      });
      turn = mine.catch(() => undefined);
      return mine;
    }
    return {
      ...tx,
      rows,
      row: async (asked, values) => (await rows(asked, values))[0],
      // One by one they cannot travel with the commit: they are the last before it.
      withCommit: (send) => tx.lastly?.(send),
    };
  }

  db.transaction = watched;
  return {
    waits,
    as: <T>(act: Watched, work: () => Promise<T>): Promise<T> => acts.run(act, work),
    /** How many deadlocks PostgreSQL has seen in this database. */
    async deadlocks(): Promise<number> {
      const found = await outside.query<{ n: number }>(deadlocks);
      return found.rows[0]?.n ?? 0;
    },
    async close() {
      db.transaction = plain;
      await outside.end();
    },
  };
}
