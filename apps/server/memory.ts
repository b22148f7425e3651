// What a server does once after its start, when those who waited for it have their first answers.
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after the start. */
const restMs = 2_000;

/**
 * Writes what was compiled, because at the end of the process it would be too late for a server that is killed. Then what the
 * start needed and nobody needs again goes back to the machine: a third of all memory, for a fifth of a second in which
 * nothing is answered.
 */
export async function tidyAfterStart(): Promise<void> {
  await sleep(restMs, undefined, { ref: false });
  flushCompileCache();
  setFlagsFromString('--expose-gc');
  await runInNewContext(`gc({ type: 'major', execution: 'async', flavor: 'last-resort' })`);
}
