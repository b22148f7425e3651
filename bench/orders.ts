// `npm run bench -- orders [--limit ORDERS]`: a merchant's newest 20 orders over HTTP, in a shop of ten thousand orders and
// in one of a million.
import { apiBase } from '#domain/wire/endpoint.ts';
import { listOrders } from '#features/orders/contract.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { connectAsOwner } from '#tools/replay/own-database.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import { cpuMsOf, cpuMsOfFamily, memoryMbOf } from '#tools/replay/processes.ts';
import { bigMerchant, bigShop, fillShop } from './growth-world.ts';
import { load } from './load.ts';
import type { BenchOptions } from './ledger.ts';
import { round } from './measure.ts';
import { makeYardstick, measureYardstick } from './pgbench.ts';

const smallCount = 10_000;
const connections = 8;
const warmSeconds = 2;
/** What a page of the list has. */
const rows = 20;
/** A second, with so many orders in the shop and with so many more: the part of it that must be left. */
const goals = { per_second: 1_600, large_part: 0.7 };

export async function benchOrders({
  seconds,
  limit,
}: BenchOptions & { readonly limit: number }): Promise<unknown> {
  const small = await measureShop(smallCount, seconds);
  const large = await measureShop(limit, seconds);
  if (small.failed + large.failed > 0)
    throw new Error(`${small.failed + large.failed} answers were not what was asked for`);
  const part = round(large.per_second / small.per_second, 2);
  return {
    bench: 'orders',
    rows,
    goals,
    small,
    large,
    large_part: part,
    missed: [
      ...(small.per_second < goals.per_second ? ['per_second'] : []),
      ...(part < goals.large_part ? ['large_part'] : []),
    ],
  };
}

async function measureShop(orders: number, seconds: number) {
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined });
  stopOnSignal(() => server.stop());
  try {
    const { host } = server.database;
    const now = new Date();
    const owner = await connectAsOwner(host);
    await fillShop(owner, { orders, now });
    await owner.end();
    const place = { host, database: 'stockless', user: 'stockless' };
    const merchant = {
      actor: 'merchant',
      personId: bigMerchant,
      roles: ['owner'],
      shopId: bigShop,
      supplierId: undefined,
    } as const;
    const { token } = await openTestSession(place, now, merchant);
    const wanted = {
      path: `${apiBase}${listOrders.path}`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ page: 1, page_size: rows }),
    };
    const at = { port: Number(new URL(server.base).port), connections, next: () => wanted };
    await load({ ...at, seconds: warmSeconds });
    const before = { server: cpuMsOf(server.pid()), database: cpuMsOfFamily(server.database.pid()) };
    const found = await load({ ...at, seconds });
    const each = (from: number, to: number) => round((to - from) / Math.max(1, found.answers), 3);
    const server_cpu_ms = each(before.server, cpuMsOf(server.pid()));
    const database_cpu_ms = each(before.database, cpuMsOfFamily(server.database.pid()));
    await makeYardstick(host);
    return {
      orders,
      connections,
      per_second: round(found.answers / found.seconds, 0),
      p50_ms: round(found.times[Math.floor(found.times.length / 2)] ?? 0, 2),
      p99_ms: round(found.times[Math.floor(found.times.length * 0.99)] ?? 0, 2),
      bytes: round(found.bytes / Math.max(1, found.answers), 0),
      failed: found.failed,
      server_cpu_ms,
      database_cpu_ms,
      server_memory_mb: memoryMbOf(server.pid()),
      yardstick: await measureYardstick(host, connections, Math.max(3, seconds / 2)),
    };
  } finally {
    await server.stop();
  }
}
