// What other rooms and the composition may ask of the service.
export { announcementJobs } from './announcements.ts';
export { listSpoken, readWaiting } from './announcements.sql.ts';
