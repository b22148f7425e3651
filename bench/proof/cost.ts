// What a piece of work costs: processor time on both sides, memory at its peak, and what it adds to the database's log.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpuMsOfFamily } from '#tools/replay/processes.ts';
import type { Counter } from '../counts.ts';
import { round } from '../measure.ts';

export type Cost = {
  readonly node_cpu_ms: number;
  readonly database_cpu_ms: number;
  readonly elapsed_ms: number;
  /** Resident memory at its peak, above what it was before; undefined where the system does not say. */
  readonly peak_mb: number | undefined;
  readonly wal_mb: number;
};

type Watched = { readonly databasePid: number; readonly counter: Counter };

export async function costOf<T>(watched: Watched, work: () => Promise<T>): Promise<{ cost: Cost; given: T }> {
  globalThis.gc?.();
  const wal = (await watched.counter.read()).walBytes;
  const before = resetPeak();
  const [database, own] = [cpuMsOfFamily(watched.databasePid), process.cpuUsage()];
  const startedAt = performance.now();
  const given = await work();
  const elapsed = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(own);
  const cost: Cost = {
    node_cpu_ms: round((user + system) / 1_000, 1),
    database_cpu_ms: cpuMsOfFamily(watched.databasePid) - database,
    elapsed_ms: round(elapsed, 0),
    peak_mb: before === undefined ? undefined : round((statusKb('VmHWM') ?? 0) / 1_024 - before, 1),
    wal_mb: round(((await watched.counter.read()).walBytes - wal) / 1_048_576, 1),
  };
  return { cost, given };
}

/** Lets the system measure the peak anew, and gives what is resident now, in megabytes. */
function resetPeak(): number | undefined {
  try {
    // Source: https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    return undefined;
  }
  const resident = statusKb('VmRSS');
  return resident === undefined ? undefined : resident / 1_024;
}

function statusKb(name: 'VmHWM' | 'VmRSS'): number | undefined {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'));
  return found?.[1] === undefined ? undefined : Number(found[1]);
}
