/** Where the machine of a landing is busy with other things, a few files may fail for its slowness: they are run again, alone. */
import path from 'node:path';
import type { Tally } from './tally.ts';
import { root } from '#tools/programs.ts';

/** Runs the files whose paths say so, all of them where none is named; `round` keeps the reports apart. */
export type Runner = (files: string[], round: number) => Promise<{ tally: Tally; failed: string[] }>;

/** With more files than that something is wrong, and not slow. */
const filesMax = 4;

/**
 * Runs everything, and where at most four files failed, these once more with nothing beside them. What fails alone has
 * failed; what passes alone is counted as passed and named, because it depends on the speed of the machine.
 * Only in CI: who works on a file sees its first failure.
 */
export async function tryAlone(run: Runner, words: string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const first = await run(words, 1);
  const files = first.failed.map((file) => (path.isAbsolute(file) ? path.relative(root, file) : file));
  if (env['CI'] === undefined || files.length === 0 || files.length > filesMax) {
    for (const file of files) console.log(`failed: ${file}`);
    return first.tally;
  }
  console.log(`Failed beside others, and run again alone: ${files.join(', ')}`);
  const second = await run(files, 2);
  const ended = second.failed.length === 0 && second.tally.failed > 0 ? files : second.failed;
  for (const file of files) {
    const isFine = !ended.some((one) => one.endsWith(file));
    console.log(`${isFine ? 'passed alone only' : 'failed'}: ${file}`);
  }
  const { passed, failed, skipped } = first.tally;
  const stillFailed = Math.min(second.tally.failed, Math.max(failed, 1));
  return {
    passed: passed + failed - stillFailed,
    failed: second.tally.failed === 0 ? 0 : stillFailed,
    skipped,
  };
}
