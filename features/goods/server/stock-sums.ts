// What lists show as reserved: a sum over all shops, written a moment after a sale. A checkout itself never reads it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import * as sql from './stock.sql.ts';

/** Milliseconds from a sale to the sum, and between two sums: however many sales there are, each goods is written once. */
const soonMs = 5;
const everyMs = 250;

type Sums = { readonly changed: Map<string, Date>; isSet: boolean; lastAt: number };

/** What has changed, by the connections over which it is written. */
const sums = new WeakMap<Tx, Sums>();

/** A sum is for many sales: it belongs to the call, the shop and the trace of none of them. */
const aside = AsyncLocalStorage.snapshot();

/** Has the sum of these goods written soon after this transaction is committed. Where the process dies before, a timer does it. */
export function noteSold(tx: Tx, lines: readonly { readonly goodsId: string }[], at: Date): void {
  tx.afterwards?.((direct) => {
    const own = sums.get(direct) ?? { changed: new Map<string, Date>(), isSet: false, lastAt: 0 };
    sums.set(direct, own);
    for (const { goodsId } of lines) own.changed.set(goodsId, at);
    setSum(direct, own);
    return Promise.resolve();
  });
}

function setSum(direct: Tx, own: Sums): void {
  if (own.isSet) return;
  own.isSet = true;
  const wait = Math.max(soonMs, own.lastAt + everyMs - performance.now());
  aside(() => setTimeout(() => void sumChanged(direct, own), wait).unref());
}

async function sumChanged(direct: Tx, own: Sums): Promise<void> {
  const changed = new Map(own.changed);
  own.changed.clear();
  try {
    await sumStock(direct, [...changed.keys()], [...changed.values()].at(-1) ?? new Date(0));
  } catch {
    // The database is away: the timer of each shop sums again what was sold since (`allotment-jobs.ts`).
  }
  own.lastAt = performance.now();
  own.isSet = false;
  if (own.changed.size > 0) setSum(direct, own);
}

/** How many pieces of goods nobody has reserved, by all that is committed now: for those of which lists may say too much. */
export async function countAvailable(tx: Tx, goodsIds: readonly string[]): Promise<Map<string, bigint>> {
  const [stock, sums] = await Promise.all([
    sql.readOnHand(tx, { goodsIds }),
    acrossShops('stock', () => sql.sumReserved(tx, { goodsIds })),
  ]);
  const reserved = new Map(sums.map((row) => [row.goods_id, row.reserved]));
  return new Map(stock.map(({ goods_id: id, on_hand: onHand }) => [id, onHand - (reserved.get(id) ?? 0n)]));
}

/** Writes how much is reserved of goods in all shops, as it is committed now. */
export async function sumStock(direct: Tx, goodsIds: readonly string[], at: Date): Promise<void> {
  if (goodsIds.length === 0) return;
  await acrossShops('stock', async () => {
    const readAt = (await sql.readTime(direct))?.at;
    if (readAt === undefined) return;
    const rows = await sql.sumReserved(direct, { goodsIds });
    const known = new Map(rows.map(({ goods_id, reserved }) => [goods_id, reserved]));
    const reserveds = goodsIds.map((id) => known.get(id) ?? 0n);
    await sql.writeReserved(direct, { goodsIds, reserveds, readAt, at });
  });
}
