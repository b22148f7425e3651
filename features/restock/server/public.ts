// What the composition takes from notices that goods are there again.
export { makeRestockJobs } from './jobs.ts';
export { eraseWaiting } from './restock.ts';
export { eraseRestocks } from './restock.sql.ts';
export { restockRoutes } from './routes.ts';
export { restockPurgeTimer } from './timers.ts';
