// Time that passes in a test: the clock goes on by half hours, and what is due is done.
import { dayMs, minuteMs } from '#domain/limits.ts';
import type { VirtualClock } from '#platform/ports/clock.ts';
import { nextDue } from '#platform/jobs/timers.sql.ts';
import type { TestComposed } from './doubles.ts';

const stepMs = 30 * minuteMs;

/** Moves the clock by half hours, doing what is due; half hours at which no timer is due are passed over. */
export async function passTime(
  { runner, env }: Pick<TestComposed, 'runner' | 'env'>,
  clock: VirtualClock,
  days: number,
): Promise<void> {
  const end = clock.now().getTime() + days * dayMs;
  for (let at = clock.now().getTime(); at < end;) {
    clock.set(new Date(at));
    await runner.runDue();
    const due = (await nextDue(env.db.direct))?.getTime() ?? end;
    const steps = Math.max(1, Math.ceil((due - at) / stepMs));
    at = Math.min(at + steps * stepMs, end);
  }
  clock.set(new Date(end));
  await runner.runDue();
}
