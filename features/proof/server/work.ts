// What keeps the record up to date while the platform runs: what waits is added, and witnesses are asked for the new head.
import type { Environment } from '#platform/environment.ts';
import { askWitnesses, type Rests } from './witnesses.ts';
import { addWaiting } from './sequencer.ts';

const restsOf = new WeakMap<Environment, Rests>();

/** One round. Whatever fails is tried again by the next one: nothing is lost, and nothing waits for a witness. */
export async function workRecord(env: Environment): Promise<void> {
  try {
    await addWaiting(env);
    const rests = restsOf.get(env) ?? new Map();
    restsOf.set(env, rests);
    await askWitnesses(env, rests);
  } catch (error) {
    env.log.warn({ error }, 'the record waits');
  }
}
