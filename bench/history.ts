// `bench/history.md`: one row a run of `npm run bench -- all`, the newest last, so that a figure that got worse is seen.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a run measured, by the name of the bench: the JSON that each prints. */
export type Results = Readonly<Record<string, unknown>>;

type Column = {
  readonly head: string;
  readonly goal: string;
  /** Where the figure stands: the bench, then the members of its JSON. */
  readonly at: readonly (string | number)[];
};

const columns: readonly Column[] = [
  { head: 'yardstick tps, 8', goal: '', at: ['checkout', 'yardstick', 0, 'tps'] },
  { head: 'orders/s, 8', goal: '', at: ['checkout', 'orders', 0, 'per_second'] },
  { head: 'orders/s, 32', goal: '667', at: ['checkout', 'orders', 1, 'per_second'] },
  { head: 'p99 ms, 32', goal: '73', at: ['checkout', 'orders', 1, 'p99_ms'] },
  { head: 'order: server ms CPU', goal: '2.5 both', at: ['checkout', 'orders', 1, 'server_cpu_ms'] },
  { head: 'order: database ms CPU', goal: '', at: ['checkout', 'orders', 1, 'database_cpu_ms'] },
  { head: 'order: WAL B', goal: '8,000', at: ['checkout', 'orders', 1, 'wal_bytes'] },
  { head: 'order: MB', goal: '370', at: ['checkout', 'server_memory_mb'] },
  { head: 'transfers/s, 8', goal: '6,000', at: ['ledger', 'one_by_one', 1, 'per_second'] },
  { head: 'transfers/s, 500 at once', goal: '45,000', at: ['ledger', 'batches_of_500', 'per_second'] },
  { head: 'page anew/s', goal: '1,700', at: ['storefront', 'every_page_anew', 'per_second'] },
  { head: 'page anew: server ms CPU', goal: '', at: ['storefront', 'every_page_anew', 'server_cpu_ms'] },
  { head: 'page cached/s', goal: '11,000', at: ['storefront', 'one_page', 'per_second'] },
  { head: 'storefront: MB', goal: '370', at: ['storefront', 'server_memory_mb'] },
  { head: 'newest 20 orders/s', goal: '1,600', at: ['orders', 'small', 'per_second'] },
  { head: 'the same at the limit, part', goal: '0.7', at: ['orders', 'large_part'] },
];

/** The middle value of each number that the runs of one bench have in common; of all else, what the first run said. */
export function medianOf(runs: readonly unknown[]): unknown {
  const [first] = runs;
  if (typeof first === 'number') {
    const numbers = runs.filter((one) => typeof one === 'number').toSorted((left, right) => left - right);
    return numbers[Math.floor(numbers.length / 2)];
  }
  if (Array.isArray(first))
    return first.map((_one, index) => medianOf(runs.map((run) => memberOf(run, index))));
  if (typeof first !== 'object' || first === null) return first;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, medianOf(runs.map((run) => memberOf(run, key)))]),
  );
}

function memberOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}

type Run = { readonly day: string; readonly commit: string; readonly results: Results };

/** The row of a run. A figure that was not measured is a dash. */
export function rowOf({ day, commit, results }: Run): string {
  const cells = columns.map(({ at }) => {
    const found = at.reduce<unknown>((value, key) => memberOf(value, key), results);
    return typeof found === 'number' ? String(found) : '–';
  });
  return line([day, commit, ...cells]);
}

const head = `# Measured speed, run by run

Each row is the median of the runs of \`npm run bench -- all\` (bench/README.md), the newest last. Machines differ and are
shared: compare a row with its yardstick, and CPU milliseconds sooner than operations a second.

${line(['day', 'commit', ...columns.map((one) => one.head)])}
${line(['---', '---', ...columns.map(() => '---')])}
${line(['goal', '', ...columns.map((one) => one.goal)])}
`;

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Adds the run to the file, which is begun where it is not there or empty. */
export function addToHistory(file: string, run: Run): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  writeFileSync(file, `${before === '' ? head.trimEnd() : before}\n${rowOf(run)}\n`);
}

/** The commit that was measured, with a `+` where the checkout has changes; `unknown` outside of a repository. */
export function commitNow(): string {
  const git = (...words: string[]) => {
    const { stdout, status } = spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git('status', '--porcelain') === '' ? commit : `${commit}+`;
}
