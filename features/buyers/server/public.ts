// What the composition and the room of privacy take from buyers' own pages.
export { eraseBuyers } from './buyers.sql.ts';
export { makeBuyerJobs } from './jobs.ts';
export { eraseBuyerPage } from './page.ts';
export { buyerRoutes } from './routes.ts';
export { buyerPurgeTimer } from './timers.ts';
