// What time does to shops: levels, and the telling of changed limits.
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { levelTimers, lookAtLevel, startLooks } from './level-night.ts';
import { announceChange, limitTimers, tellChange } from './limit-changes.ts';

export const shopJobs: TimerKinds = {
  [levelTimers.night]: { run: startLooks },
  [levelTimers.look]: { run: lookAtLevel },
  [limitTimers.announce]: { run: announceChange },
  [limitTimers.tell]: { run: tellChange },
};
