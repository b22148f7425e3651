// What the composition takes from notices. No other room calls this one.
export { unreadOf } from './box.ts';
export { noticeJobs } from './collect.ts';
export { noticeRoutes } from './routes.ts';
