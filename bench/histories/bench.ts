// `npm run bench -- history`: a long history under blows, its figures, and what was lost or doubled.
import { copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { round } from '../measure.ts';
import { countViolations } from './check.ts';
import { readHistory } from './records.ts';
import { judge, openInstance, trade, type HistoryOptions } from './run.ts';

export type HistoryBenchOptions = {
  readonly operations: number;
  readonly kills: number;
  /** Ends the load after so many seconds; undefined for no limit. */
  readonly historySeconds?: number | undefined;
};

const shown = 20;

export async function benchHistory({
  operations,
  kills,
  historySeconds,
}: HistoryBenchOptions): Promise<unknown> {
  const options: HistoryOptions = {
    operations,
    kills,
    seconds: historySeconds,
    buyers: 10,
    merchants: 3,
    shops: 6,
    // Most never run out; of the last ones a few hundred buyers get one.
    stocks: [...Array.from({ length: 20 }, () => 1_000_000), 300, 120, 40],
    pauseMsMax: 4_000,
    say: (line) => console.error(line),
  };
  const instance = await openInstance(options);
  stopOnSignal(() => instance.close());
  try {
    const traded = await trade(instance, options);
    const { violations, problems } = await judge(instance);
    const history = readHistory(instance.file);
    const found = countViolations(violations);
    const unanswered = history.filter(({ outcome }) => outcome === 'unknown').length;
    const isWrong = violations.length > 0 || problems.length > 0;
    const kept = path.join(tmpdir(), `history-${process.pid}.jsonl`);
    if (isWrong) copyFileSync(instance.file, kept);
    console.error(`${found.lost} lost, ${found.doubled} doubled`);
    return {
      bench: 'history',
      verdict: `${found.lost} lost, ${found.doubled} doubled`,
      seconds: round(traded.seconds, 0),
      kinds: countBy(history, ({ kind }) => kind),
      outcomes: countBy(history, ({ outcome }) => outcome),
      refusals: countBy(
        history.filter(({ outcome }) => outcome === 'refused'),
        ({ kind, code, reason }) => `${kind} ${code} ${reason}`,
      ),
      ...traded.counts,
      slowestMs: round(traded.counts.slowestMs, 0),
      per_second: round(traded.counts.operations / traded.seconds, 1),
      blows: traded.blows,
      connections_broken: traded.connectionsBroken,
      under_way: traded.underWay,
      found,
      violations: violations.slice(0, shown),
      problems: problems.slice(0, shown),
      ...(isWrong ? { history_file: kept } : {}),
      missed: [
        ...(violations.length > 0 ? ['every operation is there once, as it was answered'] : []),
        ...(problems.length > 0 ? ['books, numbers, stock, payments and the record agree'] : []),
        ...(unanswered > 0 ? ['every operation is answered in the end'] : []),
        ...(traded.underWay.length > 0 ? ['what was begun comes to its end'] : []),
        ...(traded.counts.faults > 0 ? ['no answer says that the server is at fault'] : []),
      ],
    };
  } finally {
    await instance.close();
  }
}

function countBy<T>(list: readonly T[], name: (one: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[name(one)] = (counts[name(one)] ?? 0) + 1;
  return counts;
}
