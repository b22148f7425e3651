// What the composition and the room of privacy take from requests for goods.
export { sourcingJobs } from './jobs.ts';
export { eraseRequests } from './requests.sql.ts';
export { sourcingRoutes } from './routes.ts';
export { sourcingPurgeTimer } from './timers.ts';
