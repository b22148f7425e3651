// What the promises share: calls with any input, the whole database at a glance, and time that jumps.
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { tables } from '#db/tables.ts';
import { keysOf } from '#domain/keys.ts';
import type { Composed } from '#apps/server/compose.ts';
import { sqlState, statement, type Role, type Statement, type Tx } from '#platform/db/database.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { nextDue } from '#platform/jobs/timers.sql.ts';
import type { VirtualClock } from '#platform/ports/clock.ts';

/** What the walks over all calls may take of the processor, which is 90 seconds together. */
export const walkMs = { everyField: 48_000, everyRole: 24_000, everyId: 18_000 } as const;

/** Calls tried side by side: while one waits for a hash or for the database, others are answered. */
const atOnce = 8;

/** Does this with each of them, several side by side. */
export async function walk<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

const facts = z.record(z.string(), z.unknown());
/** Where there is nothing to tell, `data` is null. */
const envelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.pipe(
    z.nullable(facts),
    z.transform((data: Record<string, unknown> | null) => data ?? {}),
  ),
});

export type Said = z.infer<typeof envelope> & { readonly text: string };
export type Asking = Partial<Omit<Call, 'input'>> & { readonly input: unknown };

/** A call with whatever input, wrong types included, as the envelope that goes over the wire. */
export async function say(
  { registry }: Pick<Composed, 'registry'>,
  name: string,
  asking: Asking,
): Promise<Said> {
  const kept = registry.kept.get(name);
  if (kept === undefined) throw new Error(`${name} is not kept`);
  const call = { token: undefined, onceKey: randomUUID(), language: 'en', ip: '127.0.0.1' } as const;
  const { text } = await kept.answer({ ...call, requestId: randomUUID(), ...asking });
  return { ...z.parse(envelope, JSON.parse(text)), text };
}

const rowResult = z.object({ code: z.int() });

/** The code of a call, or of each of its rows where each has its own. */
export function codesOf({ code, data: { results } }: Said): number[] {
  const rows = z.safeParse(z.array(rowResult), results);
  return code === 200 && rows.success ? rows.data.map((row) => row.code) : [code];
}

/** The SQLSTATE that ends a transaction of a role; `none` where it could be committed. It never is. */
export async function stateOf(
  { env }: Pick<Composed, 'env'>,
  role: Role,
  work: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  class Undo extends Error {}
  const tried = env.db.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  }, role);
  return tried.then(
    () => 'none',
    (error: unknown) => (error instanceof Undo ? 'none' : (sqlState(error) ?? String(error))),
  );
}

/** A statement named by its own text, so that a promise may write it where it needs it. */
export function sql<Row>(text: string): Statement<Row> {
  return statement(`promise-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text);
}

export async function count(tx: Tx, from: string): Promise<number> {
  const row = await tx.row(sql<{ n: number }>(`select count(*)::int as n from ${from}`), []);
  return row?.n ?? 0;
}

/** Rows that a refused call may write: who was there, what was tried, and what it was answered. */
const noise = new Set([
  'session',
  'rate',
  'idempotency',
  'timer',
  'migration',
  'audit_head',
  'audit_entry',
  'act_pending',
  'security_event',
  // Nobody but functions of the database may read it.
  'grant_key',
]);

const unsummed = sql<{ goods_id: string }>(
  `select s.goods_id from stock s left join stock_allotment a on a.goods_id = s.goods_id
   group by s.goods_id having s.reserved <> coalesce(sum(a.reserved), 0)`,
);

/** Every table of the product with a hash of all that stands in it, once what lists show as reserved is summed. */
export async function fingerprint(tx: Tx): Promise<Record<string, string>> {
  for (let tries = 0; tries < 100 && (await tx.rows(unsummed, [])).length > 0; tries += 1) await sleep(50);
  const found: Record<string, string> = {};
  for (const table of keysOf(tables).filter((name) => !noise.has(name))) {
    const text = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`;
    found[table] = (await tx.row(sql<{ hash: string }>(text), []))?.hash ?? '';
  }
  return found;
}

/** Does what is due, from timer to timer, until so many days have passed. */
export async function pass({ env, runner }: Composed, clock: VirtualClock, days: number): Promise<void> {
  const end = new Date(clock.now().getTime() + days * 86_400_000);
  for (;;) {
    const due = await nextDue(env.db.direct);
    if (due === undefined || due > end) break;
    if (due > clock.now()) clock.set(due);
    await runner.runDue();
  }
  clock.set(end);
}

/** Runs work in portions, so that many buyers do not become many connections. */
export async function inParts<T, R>(
  list: readonly T[],
  size: number,
  work: (one: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < list.length; start += size) {
    const part = list.slice(start, start + size);
    done.push(...(await Promise.all(part.map((one, index) => work(one, start + index)))));
  }
  return done;
}
