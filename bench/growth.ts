// `npm run bench -- growth [--limit ORDERS]`: what a merchant's app, the console, a supplier's board and a shop's pages read, with
// a shop of ten thousand orders, of a hundred thousand and of a million. What takes longer because there is more behind it is named.
import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
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
const middleCount = 100_000;
const warmTries = 5;
const tries = 15;
/** A read may take so much longer for a hundred times the orders, and so much processor time at the most. */
const ratioMax = 1.2;
const cpuMsMax = 25;
/** Below this a ratio is noise. */
const noiseMs = 2;
/** A read may look at so many more pages: trees of indexes are a level or two higher. */
const pagesRatioMax = 1.5;
const noisePages = 20;

/**
 * `first_ms` is the first call of all, before anything is cached: plans, pages of the database, sums. `pages` is what one call
 * looks at in tables and indexes: the same on any machine, however busy it is.
 */
type Figure =
  | { readonly first_ms: number; readonly p50_ms: number; readonly cpu_ms: number; readonly pages: number }
  | { readonly refused: number };
type Measured = Exclude<Figure, { readonly refused: number }>;

export async function benchGrowth({ limit }: BenchOptions & { limit: number }): Promise<unknown> {
  const counts = [smallCount, ...(limit > middleCount ? [middleCount] : []), limit];
  const shops = [];
  for (const orders of counts) shops.push({ orders, ...(await measureShop(orders)) });
  const [small, large] = [shops[0], shops[shops.length - 1]];
  const reads: Record<string, unknown> = {};
  const missed: string[] = [];
  for (const [name, now] of Object.entries(large?.figures ?? {})) {
    const before = small?.figures[name];
    const isBoth = before !== undefined && 'p50_ms' in before && 'p50_ms' in now;
    reads[name] = {
      ...Object.fromEntries(shops.map(({ orders, figures }) => [orders, figures[name]])),
      ratio: isBoth ? round(now.p50_ms / before.p50_ms, 2) : undefined,
      pages_ratio: isBoth ? round(now.pages / before.pages, 2) : undefined,
    };
    if ('refused' in now || isGrowing(before, now)) missed.push(name);
  }
  return {
    bench: 'growth',
    orders: counts,
    filled_seconds: shops.map(({ filledSeconds }) => filledSeconds),
    goals: { ratio: ratioMax, cpu_ms: cpuMsMax, pages_ratio: pagesRatioMax },
    reads,
    missed,
  };
}

/** Whether a read takes longer, or looks at more pages, than in the small shop. */
function isGrowing(small: Figure | undefined, large: Measured): boolean {
  if (large.cpu_ms > cpuMsMax) return true;
  if (small === undefined || 'refused' in small) return false;
  const isMore = (name: 'p50_ms' | 'pages', ratio: number, noise: number) =>
    large[name] > ratio * small[name] && large[name] - small[name] > noise;
  return isMore('p50_ms', ratioMax, noiseMs) || isMore('pages', pagesRatioMax, noisePages);
}

/** The orders of a day that is not summed yet are counted: as many at whatever time one measures. */
function lastNoon(): Date {
  const at = new Date(Date.now() - 12 * 3_600_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12));
}

/** Fills a database of its own with a shop of so many orders, and asks every read. */
export async function measureShop(
  orders: number,
): Promise<{ filledSeconds: number; figures: Record<string, Figure> }> {
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder, { countsStatements: true });
  stopOnSignal(() => database.stop());
  const now = lastNoon();
  const startedAt = performance.now();
  const owner = await connectAsOwner(database.host);
  await fillShop(owner, { orders, now });
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
      const token = by === undefined ? undefined : (await openTestSession(place, now, by)).token;
      for (const [name, [endpoint, input]] of Object.entries(reads)) {
        const ask = askOf(composed, endpoint, { input, token });
        figures[name] = await timeOf(ask, { owner, pid: database.pid() });
        console.error(`${orders}\t${name}\t${JSON.stringify(figures[name])}`);
      }
    }
    return { filledSeconds, figures };
  } finally {
    await owner.end();
    await composed.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Asked = { readonly input: Record<string, unknown>; readonly token: string | undefined };

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
async function timeOf(
  ask: () => Promise<number>,
  { owner, pid: databasePid }: { readonly owner: Client; readonly pid: number },
): Promise<Figure> {
  let firstMs = 0;
  for (let turn = 0; turn < warmTries; turn += 1) {
    const from = performance.now();
    const code = await ask();
    if (code !== 200) return { refused: code };
    if (turn === 0) firstMs = performance.now() - from;
  }
  const before = process.cpuUsage();
  const behind = cpuMsOfFamily(databasePid);
  const pagesBefore = await pagesOf(owner);
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
    pages: round(((await pagesOf(owner)) - pagesBefore) / tries, 0),
  };
}

/** Pages that the application's statements have looked at so far. */
async function pagesOf(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ pages: number }>(
    `select coalesce(sum(s.shared_blks_hit + s.shared_blks_read), 0)::float8 as pages
     from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname like 'stockless\\_%'`,
  );
  return rows[0]?.pages ?? 0;
}
