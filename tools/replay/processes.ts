// What a process has used, as the system counts it. Zero where this system does not show it.
import { readFileSync, readdirSync } from 'node:fs';

/** The system's ticks: 100 a second on every Linux that Node runs on. */
const tickMs = 10;

/** Processes that a process started. */
export function childrenOf(pid: number): number[] {
  return processes().filter((one) => Number(statOf(one)?.[parentField]) === pid);
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** Fields of `/proc/<pid>/stat` after the name, which may hold blanks itself. */
const parentField = 1;
const userField = 11;
const systemField = 12;
const waitedUserField = 13;
const waitedSystemField = 14;

function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** CPU time of a process so far. */
export function cpuMsOf(pid: number): number {
  const stat = statOf(pid);
  return stat === undefined ? 0 : (Number(stat[userField]) + Number(stat[systemField])) * tickMs;
}

/** CPU time of a process and of all its children, those that have ended too. */
export function cpuMsOfFamily(pid: number): number {
  const own = statOf(pid);
  if (own === undefined) return 0;
  const ended = (Number(own[waitedUserField]) + Number(own[waitedSystemField])) * tickMs;
  return cpuMsOf(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), 0);
}

/** Resident memory in megabytes. */
export function memoryMbOf(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
