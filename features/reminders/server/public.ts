// What the composition and the room of privacy take from emails about carts.
export { eraseReminded } from './ask.ts';
export { makeReminderJobs } from './jobs.ts';
export { eraseReminders } from './reminders.sql.ts';
export { reminderRoutes } from './routes.ts';
export { reminderPurgeTimer } from './timers.ts';
