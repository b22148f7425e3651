// What other rooms and the composition may ask of the service.
export { announcementJobs } from './announcements.ts';
export { articleHtml } from './articles.ts';
export { contactForgetTimer, makeContactJobs, type WriteMail } from './contact-mail.ts';
export { lookAtPaymentDrafts } from './content.ts';
export { listSpoken, readWaiting } from './announcements.sql.ts';
export { standing as serviceStanding, type ServiceHours } from './hours.ts';
