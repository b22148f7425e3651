// What the platform is composed with.
export { noteIncident, reconcileTimer, reconciliationJobs } from './run.ts';
export { reconciliationRoutes } from './routes.ts';
export { sourcesOf } from './sources.ts';
export { reserveJobs, reserveTimer } from './reserve/report.ts';
export type { Balance, Fault, Source } from './outside.ts';
