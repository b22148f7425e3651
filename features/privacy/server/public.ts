// What the platform is composed of: the calls, the jobs and the one address of people's rights to their data.
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { buyersTimer, eraseDue, eraseOldBuyers, eraseTimer } from './erase.ts';
import { fileRemoveTimer, fileTimer, makeFiles, removeFiles } from './files.ts';

export { buyersTimer } from './erase.ts';
export { dataFileRoute } from './files.ts';
export { privacyRoutes } from './routes.ts';

export const privacyJobs: TimerKinds = {
  [fileTimer]: { reach: makeFiles },
  [fileRemoveTimer]: { run: removeFiles },
  [eraseTimer]: { run: eraseDue },
  [buyersTimer]: { run: eraseOldBuyers },
};
