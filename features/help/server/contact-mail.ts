// Emails of requests without a session: that one was received, and that it was answered. The first repeats nothing of
// what was typed: whoever enters another person's address cannot have words of theirs sent there.
import { isLanguage, defaultLanguage } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { noticeMailWords } from '#locales/notice-mail.ts';
import { sayIn } from '#locales/say.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { MailRefused, type Letter } from '#platform/ports/mail.ts';
import type { World } from '#platform/world.ts';
import { contactTokenOf } from './contact-token.ts';
import * as sql from './contact.sql.ts';

/** One timer a request and kind. */
export const contactTimers = { received: 'contact.received', answered: 'contact.answered' } as const;
/** Work of the house, once a day. */
export const contactForgetTimer = 'contact.forget';

type MailKind = keyof typeof contactTimers;

/** What the room of notices does for this one: an email in the house's look. */
export type WriteMail = (
  to: {
    readonly world: Pick<World, 'baseUrl' | 'brand'>;
    readonly language: Language;
    readonly address: string;
    readonly id: string;
  },
  parts: {
    readonly subject: string;
    readonly lead: string;
    readonly lines: readonly string[];
    readonly action: { readonly text: string; readonly url: string };
    readonly small: readonly string[];
  },
) => Letter;

export function makeContactJobs(writeMail: WriteMail): TimerKinds {
  return {
    [contactTimers.received]: { reach: (work) => sendDue(work, 'received', writeMail) },
    [contactTimers.answered]: { reach: (work) => sendDue(work, 'answered', writeMail) },
    [contactForgetTimer]: { run: forget },
  };
}

const forget: TimerHandler = async ({ world, tx, shopId, due }) => {
  const now = world.clock.now();
  const gone = await sql.forgetContacts(tx, now, limits.contactsForgottenPerBatch);
  const dueAt = gone === limits.contactsForgottenPerBatch ? now : addDays(now, 1);
  await setTimers(
    tx,
    shopId,
    due.map(({ subject }) => ({ subject, kind: contactForgetTimer, dueAt })),
  );
};

async function sendDue(
  { world, shopId, due }: Parameters<NetworkHandler>[0],
  what: MailKind,
  writeMail: WriteMail,
): Promise<void> {
  const kind = contactTimers[what];
  const now = world.clock.now();
  const asked = due.slice(0, limits.lettersPerBatch).map(({ subject }) => subject);
  const until = addMinutes(now, limits.letterLeaseMinutes);
  const subjects = await leaseTimers(world.db.direct, shopId, { subjects: asked, kind }, { now, until });
  const rows = await sql.findContacts(world.db.direct, subjects);
  const later: { subject: string; kind: string; dueAt: Date }[] = [];
  for (const row of rows) {
    const dueAt = await sendOne(world, row, what, writeMail);
    if (dueAt !== undefined) later.push({ subject: row.id, kind, dueAt });
  }
  const waiting = new Set(later.map(({ subject }) => subject));
  await world.db.transaction(async (tx) => {
    const done = subjects.filter((id) => !waiting.has(id));
    await clearTimers(tx, shopId, done, [kind]);
    await setTimers(tx, shopId, later);
  });
}

/** When it is tried again; undefined where it was sent, or cannot be. */
async function sendOne(
  world: World,
  row: sql.ContactRow,
  what: MailKind,
  writeMail: WriteMail,
): Promise<Date | undefined> {
  const now = world.clock.now();
  try {
    await world.mail.send(await mailOf(world, row, what, writeMail));
    return undefined;
  } catch (error) {
    const isLost = error instanceof MailRefused || row.mail_tries + 1 >= limits.letterTriesMax;
    await sql.noteMailTry(world.db.direct, row.id, isLost ? now : null);
    if (isLost)
      world.log.error({ contact: row.number, error }, 'an email of a request could not be delivered');
    return isLost ? undefined : addMinutes(now, Math.min(2 ** row.mail_tries, limits.letterWaitMinutesMax));
  }
}

async function mailOf(world: World, row: sql.ContactRow, what: MailKind, writeMail: WriteMail) {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const { contact: words } = noticeMailWords(language);
  const values = { number: row.number, hours: limits.contactAnswerHours, days: limits.contactKeepDays };
  const messages = what === 'answered' ? await sql.listMessages(world.db.direct, row.id) : [];
  const n = messages.findLastIndex(({ operator_id: by }) => by !== null);
  const answer = messages[n];
  return writeMail(
    // A second answer is another email; a repeat of one is the same.
    { world, language, address: row.email, id: `${row.id}.${what}.${n}` },
    {
      subject: sayIn(language, words[what].subject, values),
      lead: sayIn(language, words[what].lead, values),
      lines: answer === undefined ? [] : answer.content.split('\n').filter((line) => line.trim() !== ''),
      action: { text: words.action, url: `${world.baseUrl}/contact#${contactTokenOf(world, row.id)}` },
      small: [
        sayIn(language, words.link, values),
        words.never,
        ...(what === 'received' ? [words.ignore] : []),
      ],
    },
  );
}
