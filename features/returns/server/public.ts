// What the composition takes from returns.
export { casesOf } from './acts.ts';
export { countWaiting } from './cases.sql.ts';
export { markRefunded, returnJobs } from './jobs.ts';
export { returnRoutes } from './routes.ts';
