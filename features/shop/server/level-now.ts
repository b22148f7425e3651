// The levels as they are now: what the platform was made with, and what people have changed since, with notice.
import { isLevelLimitKey, levelAt, type LevelChange } from '#domain/shop/level-limits.ts';
import type { Level, LevelCode } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { listConfirmed } from './limit-change.sql.ts';

type Cached = { readonly changes: readonly LevelChange[]; readonly readAtMs: number };

/** By what reads: a transaction reads once and sees what is true in it. */
const caches = new WeakMap<Tx, Cached>();

/** Confirmed changes of limits. Outside of a transaction they may be a second old. */
export async function changesOf(tx: Tx): Promise<readonly LevelChange[]> {
  const cached = caches.get(tx);
  if (cached !== undefined && performance.now() - cached.readAtMs < limits.limitCacheMs)
    return cached.changes;
  const rows = await listConfirmed(tx);
  const changes = rows.flatMap(({ key, value, from_at: from }) =>
    isLevelLimitKey(key) ? [{ key, value: Number(value), from }] : [],
  );
  caches.set(tx, { changes, readAtMs: performance.now() });
  return changes;
}

/** A level as it is at a moment. Outside of a transaction a change is seen a second later at the latest. */
export async function levelNow(tx: Tx, code: LevelCode, now: Date): Promise<Level> {
  return levelAt(code, await changesOf(tx), now);
}

/** A change was confirmed in this process: it is read anew. */
export function forgetChanges(direct: Tx): void {
  caches.delete(direct);
}
