// Emails of requests without a session: that one was received, and that it was answered. The first repeats nothing of
// what was typed: whoever enters another person's address cannot have words of theirs sent there.
import { isLanguage, defaultLanguage } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { noticeMailWords } from '#locales/notice-mail.ts';
import { sayIn } from '#locales/say.ts';
import {
  endMailLease,
  leaseMail,
  sendMail,
  workSideBySide,
  type MailFate,
  type MailRest,
} from '#platform/jobs/mail-batch.ts';
import { purgeBatch } from '#platform/jobs/purge.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import { contactTokenOf } from './contact-token.ts';
import * as sql from './contact.sql.ts';

/** One timer a request and kind. */
export const contactTimers = { received: 'contact.received', answered: 'contact.answered' } as const;
/** Work of the platform, once a day. */
export const contactForgetTimer = 'contact.forget';

type MailKind = keyof typeof contactTimers;

/** A sentence that ends with a link: its words, where it leads, and both as text. */
export type MailSentence = { readonly text: string; readonly url: string; readonly plain: string };

/** What the room of notices does for this one: an email in the platform's look. */
export type WriteMail = (
  to: {
    readonly env: Pick<Environment, 'baseUrl' | 'brand'>;
    readonly language: Language;
    readonly address: string;
    readonly id: string;
    /** One click of a mail program ends mails like this one (RFC 8058): an address of this instance. */
    readonly stop?: string | undefined;
  },
  parts: {
    readonly subject: string;
    readonly lead: string;
    readonly lines: readonly string[];
    readonly action: { readonly text: string; readonly url: string };
    readonly small: readonly (string | MailSentence)[];
  },
) => Email;

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeContactJobs(writeMail: WriteMail, rest: MailRest): TimerKinds {
  const sending = { writeMail, rest };
  return {
    [contactTimers.received]: { reach: (work) => sendDue(work, 'received', sending) },
    [contactTimers.answered]: { reach: (work) => sendDue(work, 'answered', sending) },
    [contactForgetTimer]: { run: forget },
  };
}

const forget: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const gone = await sql.forgetContacts(tx, now, limits.contactsForgottenPerBatch);
  const turns = await sql.forgetTurnsOver(tx, now, purgeBatch);
  const isMore = gone === limits.contactsForgottenPerBatch || turns === purgeBatch;
  const dueAt = isMore ? now : addDays(now, 1);
  await setTimers(
    tx,
    shopId,
    due.map(({ subject }) => ({ subject, kind: contactForgetTimer, dueAt })),
  );
};

type Sending = { readonly rest: MailRest; readonly writeMail: WriteMail };

async function sendDue(
  work: Parameters<NetworkHandler>[0],
  what: MailKind,
  { rest, writeMail }: Sending,
): Promise<void> {
  const { env } = work;
  const lease = await leaseMail(work, contactTimers[what]);
  const rows = await sql.findContacts(env.db.direct, { ids: lease.subjects });
  const sent = await workSideBySide(rows, async (row) => {
    const mail = { tries: row.mail_tries, write: () => mailOf(env, row, what, writeMail) };
    return { row, fate: await sendMail({ env, rest, lease }, mail) };
  });
  const later = sent.flatMap(({ row: { id }, fate }) =>
    fate.kind === 'later' ? [{ subject: id, dueAt: fate.dueAt }] : [],
  );
  const ours = await env.db.transaction((tx) => endMailLease(tx, lease, later));
  // What was answered meanwhile has another email to come, whose tries begin anew.
  for (const { row, fate } of sent) if (ours.has(row.id)) await saveFailure(env, row, fate);
}

async function saveFailure(env: Environment, row: sql.ContactRow, fate: MailFate): Promise<void> {
  if (fate.kind === 'sent' || fate.failure === undefined) return;
  const isLost = fate.kind === 'given_up';
  await sql.noteMailTry(env.db.direct, { id: row.id, lostAt: isLost ? env.clock.now() : null });
  if (isLost)
    env.log.error(
      { contact: row.number, failure: fate.code },
      'an email of a request could not be delivered',
    );
}

async function mailOf(env: Environment, row: sql.ContactRow, what: MailKind, writeMail: WriteMail) {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const { contact: words } = noticeMailWords(language);
  const values = { number: row.number, hours: limits.contactAnswerHours, days: limits.contactKeepDays };
  const messages = what === 'answered' ? await sql.listMessages(env.db.direct, { id: row.id }) : [];
  const n = messages.findLastIndex(({ operator_id: by }) => by !== null);
  const answer = messages[n];
  const email = writeMail(
    // A second answer is another email; a repeat of one is the same.
    { env, language, address: row.email, id: `${row.id}.${what}.${n}` },
    {
      subject: sayIn(language, words[what].subject, values),
      lead: sayIn(language, words[what].lead, values),
      lines: answer === undefined ? [] : answer.content.split(/\n\s*\n/).filter((line) => line.trim() !== ''),
      action: { text: words.action, url: `${env.baseUrl}/contact#${contactTokenOf(env, row.id)}` },
      small: [
        sayIn(language, words.link, values),
        words.never,
        ...(what === 'received' ? [words.ignore] : []),
      ],
    },
  );
  // Whoever wrote has entered the address: what came back before may have been mended.
  return { ...email, askedAt: row.created_at };
}
