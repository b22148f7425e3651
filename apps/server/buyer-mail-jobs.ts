// Emails that buyers ask for: each room sends its own, over one mail server.
import { makeBuyerJobs } from '#features/buyers/server/public.ts';
import type { WriteMail } from '#features/help/server/public.ts';
import { makeQuestionJobs } from '#features/questions/server/public.ts';
import { makeReminderJobs } from '#features/reminders/server/public.ts';
import { makeRestockJobs } from '#features/restock/server/public.ts';
import type { MailRest } from '#platform/jobs/mail-batch.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';

export function makeBuyerMailJobs(writeMail: WriteMail, mailRest: MailRest): TimerKinds {
  return {
    ...makeRestockJobs(writeMail, mailRest),
    ...makeQuestionJobs(writeMail, mailRest),
    ...makeReminderJobs(writeMail, mailRest),
    ...makeBuyerJobs(writeMail, mailRest),
  };
}
