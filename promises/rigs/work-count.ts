// What the database is asked for: counted in messages and rows, never by a clock.
import pg from 'pg';
import { vi } from 'vitest';
import { tables } from '#db/tables.ts';
import { keysOf } from '#domain/keys.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from './rig.ts';

export type Work = {
  /** Statements that PostgreSQL ended, `begin`, `commit` and settings among them. */
  readonly statements: number;
  /** Times that PostgreSQL said it was ready for more: what is sent together is answered once. */
  readonly answers: number;
  /** Times that something was sent on a connection on which nothing was on its way: what had to be waited for. */
  readonly trips: number;
  /** Rows that stand in a table and were written meanwhile, once each. */
  readonly rows: number;
  /** The prepared statements in their sequence, by name: what to look at where a number rose. */
  readonly names: readonly string[];
};

// Who was there and what was tried is written as it comes, not as an order is made.
const notCounted = new Set(['migration', 'rate', 'session', 'grant_key']);
const counted = keysOf(tables).filter((name) => !notCounted.has(name));

const newest = sql<{ xid: string }>('select pg_current_xact_id()::xid::text as xid');
const written = sql<{ name: string; n: number }>(
  counted
    .map(
      (name) =>
        `select '${name}' as name, count(*)::int as n from ${name} where age(xmin) < age($1::text::xid)`,
    )
    .join(' union all '),
);

declare module 'pg' {
  // What @types/pg leaves out of the class.
  interface Connection {
    bind(config: { readonly statement?: string }, isMoreToCome?: boolean): void;
    query(text: string): void;
    sync(): void;
  }
}

/** Counts what this work asks of the database. Nothing else may use the process's connections meanwhile. */
export async function countWork(direct: Tx, work: () => Promise<unknown>): Promise<Work> {
  const start = (await direct.row(newest, []))?.xid ?? '0';
  const listener = listen();
  try {
    await work();
  } finally {
    listener.stop();
  }
  const { statements, answers, trips, names } = listener;
  const rows = await direct.rows(written, [start]);
  return {
    statements: statements(),
    answers: answers(),
    trips: trips(),
    names,
    rows: rows.reduce((sum, { n }) => sum + n, 0),
  };
}

/** Listens to all connections of this process. */
function listen() {
  const { prototype } = pg.Connection;
  // They are called on the connection below, as the class does it.
  // oxlint-disable-next-line typescript/unbound-method
  const { emit, bind, query, sync } = prototype;
  const names: string[] = [];
  const seen = { commandComplete: 0, readyForQuery: 0 };
  const underWay = new WeakMap<pg.Connection, number>();
  let trips = 0;
  const onSent = (connection: pg.Connection): void => {
    const before = underWay.get(connection) ?? 0;
    if (before === 0) trips += 1;
    underWay.set(connection, before + 1);
  };
  const asked = vi.spyOn(prototype, 'query').mockImplementation(function (this: pg.Connection, text) {
    onSent(this);
    query.call(this, text);
  });
  const synced = vi.spyOn(prototype, 'sync').mockImplementation(function (this: pg.Connection) {
    onSent(this);
    sync.call(this);
  });
  const emitted = vi.spyOn(prototype, 'emit').mockImplementation(function (
    this: pg.Connection,
    name,
    ...rest: unknown[]
  ) {
    if (name === 'commandComplete' || name === 'readyForQuery') seen[name] += 1;
    if (name === 'readyForQuery') underWay.set(this, Math.max(0, (underWay.get(this) ?? 0) - 1));
    return emit.call(this, name, ...rest);
  });
  const bound = vi.spyOn(prototype, 'bind').mockImplementation(function (
    this: pg.Connection,
    config,
    isMore,
  ) {
    names.push(config.statement ?? '');
    bind.call(this, config, isMore);
  });
  return {
    names,
    statements: () => seen.commandComplete,
    answers: () => seen.readyForQuery,
    trips: () => trips,
    stop() {
      asked.mockRestore();
      synced.mockRestore();
      emitted.mockRestore();
      bound.mockRestore();
    },
  };
}
