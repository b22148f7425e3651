// What a node does about a clock that is wrong.
import { noteIncident } from '#features/reconciliation/server/public.ts';
import type { Environment } from '#platform/environment.ts';

/** A clock that is wrong is said in the log and in the console; timers wait for it. */
export function watchClock(env: Environment): void {
  env.clock.onFault?.((fault) => {
    if (fault === undefined) env.log.warn('time is acted on again');
    else env.log.error(fault, 'time is not acted on: the clock differs from the database, or has jumped');
    if (fault === undefined) return;
    const seconds = Math.round(fault.byMs / 1_000);
    noteIncident(
      env,
      `The clock of a node ${fault.reason === 'differs' ? 'differs from the database' : 'jumped'} by ${seconds} s: its timers wait.`,
    ).catch((error: unknown) => env.log.warn({ error }, 'the incident of the clock is in the log alone'));
  });
}
