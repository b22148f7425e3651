// What statistics and the composition take from sharing.
export { eraseLinks, writeLinkVisits, type NewLinkVisit } from './links.sql.ts';
export { sharingJobs, sharingPurgeTimer } from './jobs.ts';
