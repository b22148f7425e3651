// What the composition and refunds take from returns.
export { casesOf } from './acts.ts';
export { takeReturnScans } from './inspect.ts';
export { markRefunded, markRefundFailed, returnJobs } from './jobs.ts';
export { listReturning } from './labels.sql.ts';
export { countWaiting } from './lists.sql.ts';
export { returnedLines } from './money.ts';
export { returnRoutes } from './routes.ts';
