// What the composition takes from notices. No other room calls this one.
export { unreadOf } from './box.ts';
export { noticeJobs } from './collect.ts';
export { mailboxPurgeTimer, makeLetterJobs } from './letter-jobs.ts';
export { letterRoutes, letterStopRoutes } from './letter-routes.ts';
export { mailboxRoutes } from './mailbox.ts';
export { noticeRoutes } from './routes.ts';
