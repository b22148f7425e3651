// Measuring: closed loops of clients, percentiles, and the CPU that each side used.
import { cpuMsOf, cpuMsOfFamily } from '#tools/replay/processes.ts';
import type { Counter } from './counts.ts';

export type Measured = {
  readonly clients: number;
  readonly operations: number;
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly server_cpu_ms: number;
  readonly database_cpu_ms: number;
  readonly wal_bytes: number;
  /** Undefined where the run was not told to count them. */
  readonly statements: number | undefined;
  readonly failed: number;
};

type Loop = {
  readonly clients: number;
  readonly seconds: number;
  /** Warming up is left out. */
  readonly isWarm?: boolean;
  /** Operations that one call of `once` counts for. */
  readonly batch?: number;
  readonly serverPid: number;
  readonly databasePid: number;
  readonly counter: Counter;
  /** One operation of one client. Throwing counts as failed. */
  readonly once: (client: number, turn: number) => Promise<void>;
};

/** Warming up takes this part of the time before counting begins. */
const warmPart = 0.25;

/** Runs `once` in a closed loop by so many clients. CPU, statements and WAL are those of one operation. */
export async function measure(loop: Loop): Promise<Measured> {
  if (loop.isWarm !== true) await spin(loop, loop.seconds * warmPart);
  const server = cpuMsOf(loop.serverPid);
  const database = cpuMsOfFamily(loop.databasePid);
  const counted = await loop.counter.read();
  const startedAt = performance.now();
  const { times, failed } = await spin(loop, loop.seconds);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await loop.counter.read();
  const batch = loop.batch ?? 1;
  const operations = times.length * batch;
  const each = (whole: number) => whole / Math.max(1, operations);
  times.sort((left, right) => left - right);
  return {
    clients: loop.clients,
    operations,
    per_second: round(operations / seconds, 1),
    p50_ms: round(times[Math.floor(times.length * 0.5)] ?? 0, 2),
    p99_ms: round(times[Math.floor(times.length * 0.99)] ?? 0, 2),
    server_cpu_ms: round(each(cpuMsOf(loop.serverPid) - server), 3),
    database_cpu_ms: round(each(cpuMsOfFamily(loop.databasePid) - database), 3),
    wal_bytes: round(each(after.walBytes - counted.walBytes), 0),
    statements:
      after.statements === undefined || counted.statements === undefined
        ? undefined
        : round(each(after.statements - counted.statements), 2),
    failed,
  };
}

async function spin({ clients, once }: Loop, seconds: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const client = async (index: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const startedAt = performance.now();
      try {
        await once(index, turn);
        times.push(performance.now() - startedAt);
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error(error);
        if (failed > 1000) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_none, index) => client(index)));
  return { times, failed };
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
