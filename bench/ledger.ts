// `npm run bench -- ledger`: transfers a second through the single writer, with numbers, hashes, keys and checks.
import { openDatabase } from '#platform/db/database.ts';
import { transferOf } from '#domain/recipes/order.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { openBook, post } from '#features/ledger/server/public.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import { openCounter } from './counts.ts';
import { benchOrder, putOrders } from './ledger-orders.ts';
import { measure, round, type Measured } from './measure.ts';
import { makeYardstick, measureYardstick } from './pgbench.ts';

export type BenchOptions = {
  readonly seconds: number;
  readonly shops: number;
  /** Counting statements costs some of the speed that is measured. */
  readonly countsStatements: boolean;
  /** All buyers of a checkout want one product. */
  readonly isHot?: boolean;
  /** Carts with a discount code are compared with carts without one. */
  readonly isDiscounted?: boolean;
};

const ordersOfShop = 10_000;

let made = 0;

/** A capture into one of many escrows: two accounts, one of them the shop's busiest, and the evidence of its order. */
function nextCapture(shopId: bigint): Transfer {
  made += 1;
  const order = benchOrder(shopId, 1 + (made % ordersOfShop));
  const named = { units: 100n, actor: 'provider', onceKey: `bench-${process.pid}-${made}` } as const;
  return transferOf('capture', order, named, { debit: 'test', credit: order });
}

export async function benchLedger({ seconds, shops, countsStatements }: BenchOptions): Promise<unknown> {
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined, countsStatements });
  stopOnSignal(() => server.stop());
  const { host } = server.database;
  const db = openDatabase({ host, database: 'stockless' }, (error) => console.error(error.message), 32);
  const counter = await openCounter(host, countsStatements);
  try {
    const ids = Array.from({ length: shops }, (_none, index) => BigInt(index + 1));
    for (const id of ids) await openBook(db.direct, id, 'USD');
    await putOrders(host, ids, ordersOfShop);
    const shopAt = (client: number, turn: number) => ids[(client + turn * 7) % ids.length] ?? 1n;
    const loop = (clients: number, batch: number): Promise<Measured> =>
      measure({
        clients,
        seconds,
        batch,
        serverPid: process.pid,
        databasePid: server.database.pid(),
        counter,
        // One statement is its own transaction: a single transfer needs no begin and commit around it.
        once: (client, turn) => {
          const shopId = shopAt(client, turn);
          const list = Array.from({ length: batch }, () => nextCapture(shopId));
          return post(db.direct, shopId, new Date(), list);
        },
      });
    await makeYardstick(host);
    const one32 = await loop(32, 1);
    const yard32 = await measureYardstick(host, 32, Math.max(3, seconds / 2));
    const one8 = await loop(8, 1);
    const yard8 = await measureYardstick(host, 8, Math.max(3, seconds / 2));
    const many = await loop(4, 500);
    return {
      bench: 'ledger',
      shops,
      one_by_one: [one32, one8],
      batches_of_500: many,
      yardstick: [yard32, yard8],
      ratio_to_yardstick: {
        one_by_one_32: round(one32.per_second / yard32.tps, 2),
        one_by_one_8: round(one8.per_second / yard8.tps, 2),
        batches: round(many.per_second / yard8.tps, 2),
      },
    };
  } finally {
    await db.close();
    await counter.close();
    await server.stop();
  }
}
