// `npm run bench -- all`: the benches that a change is judged by, three times each, their medians added to `history.md`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToHistory, commitNow, medianOf } from './history.ts';
import type { BenchOptions } from './ledger.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const history = path.join(path.dirname(main), 'history.md');
const timesEach = 3;
const benches = ['checkout', 'ledger', 'storefront', 'orders'] as const;

export function benchAll({ seconds, limit }: BenchOptions & { readonly limit: number }): Promise<unknown> {
  const results = Object.fromEntries(
    benches.map((name) => {
      const runs = Array.from({ length: timesEach }, (_none, turn) => {
        console.error(`${name}, ${turn + 1} of ${timesEach}`);
        return runOne(name, ['--seconds', String(seconds), '--limit', String(limit)]);
      });
      return [name, medianOf(runs)];
    }),
  );
  addToHistory(history, { day: new Date().toISOString().slice(0, 10), commit: commitNow(), results });
  return Promise.resolve({ bench: 'all', times_each: timesEach, results });
}

/** Each in a process of its own, so that none inherits what another left in memory. */
function runOne(name: string, words: readonly string[]): unknown {
  const { stdout, status } = spawnSync(process.execPath, [...process.execArgv, main, name, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 2 ** 20,
  });
  // 1 says that a goal was missed: that is a figure too.
  if (status !== 0 && status !== 1) throw new Error(`bench ${name} ended with ${status ?? 'a signal'}`);
  const told: unknown = JSON.parse(stdout);
  return told;
}
