// `npm run bench -- growth [--limit ORDERS]`: what a merchant's app, the console and a supplier's board read, with a shop of
// ten thousand orders and with one of a million. What takes longer because there is more behind it is named.
import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { composeTestApp } from '#testing/test-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { connectAsOwner, openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { cpuMsOfFamily } from '#tools/replay/processes.ts';
import { readsOf } from './growth/reads.ts';
import { fillShop } from './growth-world.ts';
import type { BenchOptions } from './ledger.ts';
import { round } from './measure.ts';

const smallCount = 10_000;
const warmTries = 5;
const tries = 15;
/** A read may take so much longer for a hundred times the orders, and so much processor time at the most. */
const ratioMax = 1.2;
const cpuMsMax = 25;
/** Below this a ratio is noise. */
const noiseMs = 2;

/** `first_ms` is the first call of all, before anything is cached: plans, pages of the database, sums. */
type Figure =
  | { readonly first_ms: number; readonly p50_ms: number; readonly cpu_ms: number }
  | { readonly refused: number };

export async function benchGrowth({ limit }: BenchOptions & { limit: number }): Promise<unknown> {
  const small = await measureShop(smallCount);
  const large = await measureShop(limit);
  const reads: Record<string, unknown> = {};
  const missed: string[] = [];
  for (const [name, now] of Object.entries(large.figures)) {
    const before = small.figures[name];
    const ratio =
      before !== undefined && 'p50_ms' in before && 'p50_ms' in now
        ? round(now.p50_ms / before.p50_ms, 2)
        : undefined;
    reads[name] = { small: before, large: now, ratio };
    if ('refused' in now || isGrowing(before, now)) missed.push(name);
  }
  return {
    bench: 'growth',
    orders: { small: smallCount, large: limit },
    filled_seconds: { small: small.filledSeconds, large: large.filledSeconds },
    goals: { ratio: ratioMax, cpu_ms: cpuMsMax },
    reads,
    missed,
  };
}

function isGrowing(small: Figure | undefined, large: Exclude<Figure, { refused: number }>): boolean {
  if (large.cpu_ms > cpuMsMax) return true;
  if (small === undefined || 'refused' in small) return false;
  return large.p50_ms > ratioMax * small.p50_ms && large.p50_ms - small.p50_ms > noiseMs;
}

async function measureShop(
  orders: number,
): Promise<{ filledSeconds: number; figures: Record<string, Figure> }> {
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder);
  stopOnSignal(() => database.stop());
  const now = new Date();
  const startedAt = performance.now();
  const owner = await connectAsOwner(database.host);
  await fillShop(owner, { orders, now });
  await owner.end();
  const filledSeconds = round((performance.now() - startedAt) / 1000, 0);
  console.error(`[${filledSeconds} s] ${orders} orders`);
  const place = { host: database.host, database: 'stockless', user: 'stockless' };
  const composed = composeTestApp({
    database: { ...place, drop: () => Promise.resolve() },
    clock: virtualClock(now),
    policy: defaultPolicy,
    folder: `${folder}/files`,
  });
  try {
    const figures: Record<string, Figure> = {};
    for (const { by, reads } of readsOf(now)) {
      const { token } = await openTestSession(place, now, by);
      for (const [name, [endpoint, input]] of Object.entries(reads)) {
        const ask = askOf(composed, endpoint, { input, token });
        figures[name] = await timeOf(ask, database.pid());
        console.error(`${orders}\t${name}\t${JSON.stringify(figures[name])}`);
      }
    }
    return { filledSeconds, figures };
  } finally {
    await composed.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Asked = { readonly input: Record<string, unknown>; readonly token: string };

/** One call as the wire would make it; gives its code. */
function askOf({ registry }: Composed, endpoint: Endpoint, { input, token }: Asked): () => Promise<number> {
  return async () => {
    const call = { input, token, onceKey: undefined, language: 'en', ip: '127.0.0.1' } as const;
    const answer = await registry.kept.get(endpoint.name)?.answer({ ...call, requestId: randomUUID() });
    const told: unknown = JSON.parse(answer?.text ?? '{}');
    return typeof told === 'object' && told !== null && 'code' in told ? Number(told.code) : 0;
  };
}

/** The middle of some tries, and the processor time of one, the server's and the database's together. */
async function timeOf(ask: () => Promise<number>, databasePid: number): Promise<Figure> {
  let firstMs = 0;
  for (let turn = 0; turn < warmTries; turn += 1) {
    const from = performance.now();
    const code = await ask();
    if (code !== 200) return { refused: code };
    if (turn === 0) firstMs = performance.now() - from;
  }
  const before = process.cpuUsage();
  const behind = cpuMsOfFamily(databasePid);
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 + cpuMsOfFamily(databasePid) - behind;
  times.sort((left, right) => left - right);
  return {
    first_ms: round(firstMs, 1),
    p50_ms: round(times[Math.floor(tries / 2)] ?? 0, 1),
    cpu_ms: round(cpu / tries, 1),
  };
}
