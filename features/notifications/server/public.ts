// What the composition takes from notices. No other room calls this one.
export { mailboxPurgeTimer, makeEmailJobs } from './email/email-jobs.ts';
export { emailRoutes, emailStopRoutes } from './email/email-routes.ts';
export { mailboxRoutes } from './email/mailbox.ts';
export { toMerchants } from './reset-mail.ts';
export { noticeSource } from './live.ts';
export { noticeRoutes } from './routes.ts';
export { makeCallJobs } from './send.ts';
export { noticeStopRoutes, type KeepChoices } from './stop-pages.ts';
export { noticeJobs, noticeTimers } from './watch.ts';
