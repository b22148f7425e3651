// Sends the link of a question and its answer, and deletes what is over.
import { dayMs, limits } from '#domain/limits.ts';
import { defaultLanguage, isLanguage } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { WriteMail } from '#features/help/server/public.ts';
import { questionMailWords } from '#locales/questions.ts';
import { sayIn } from '#locales/say.ts';
import type { Environment } from '#platform/environment.ts';
import { signLink } from '#platform/http/signed-link.ts';
import {
  endMailLease,
  leaseMail,
  sendMail,
  workSideBySide,
  type MailRest,
} from '#platform/jobs/mail-batch.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { oneLine, type Email } from '#platform/ports/mail.ts';
import * as sql from './questions.sql.ts';
import { questionPurgeTimer, questionTimers } from './timers.ts';

type Sending = { readonly rest: MailRest; readonly writeMail: WriteMail };
type MailKind = 'confirm' | 'answer';

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeQuestionJobs(writeMail: WriteMail, rest: MailRest): TimerKinds {
  return {
    [questionTimers.confirm]: { reach: (work) => sendDue(work, 'confirm', { writeMail, rest }) },
    [questionTimers.answer]: { reach: (work) => sendDue(work, 'answer', { writeMail, rest }) },
    ...makePurgeJob(questionPurgeTimer, {
      everyMs: dayMs,
      purges: [(tx, { now, limit }) => sql.forgetQuestions(tx, now, limit)],
    }),
  };
}

async function sendDue(
  work: Parameters<NetworkHandler>[0],
  what: MailKind,
  { rest, writeMail }: Sending,
): Promise<void> {
  const { env, shopId } = work;
  const lease = await leaseMail(work, questionTimers[what]);
  const rows = await sql.listMailed(env.db.direct, { shopId, ids: lease.subjects });
  const wanted = rows.filter(({ state }) => state === (what === 'confirm' ? 'unconfirmed' : 'answered'));
  const fates = await workSideBySide(wanted, async (row) => {
    const write = () => mailOf(env, shopId, { row, what, writeMail });
    return { id: row.id, fate: await sendMail({ env, rest, lease }, { tries: row.mail_tries, write }) };
  });
  const later = fates.flatMap(({ id, fate }) =>
    fate.kind === 'later' ? [{ subject: id, dueAt: fate.dueAt }] : [],
  );
  const over = fates.flatMap(({ id, fate }) => (fate.kind === 'later' ? [] : [id]));
  const refused = fates.flatMap(({ id, fate }) => (fate.kind === 'given_up' ? [id] : []));
  await env.db.transaction(async (tx) => {
    await endMailLease(tx, lease, later);
    // An address that takes no link has asked nothing; one that takes no answer is not needed any more.
    if (what === 'answer' && over.length > 0) await sql.forgetAddress(tx, { shopId, ids: over });
    if (what === 'confirm' && refused.length > 0) await sql.remove(tx, { shopId, ids: refused });
    for (const { id, fate } of fates)
      if (fate.kind === 'later' && fate.failure !== undefined) await sql.noteTry(tx, { shopId, id });
  });
}

type Written = { readonly row: sql.MailRow; readonly what: MailKind; readonly writeMail: WriteMail };

function mailOf(env: Environment, shopId: bigint, { row, what, writeMail }: Written): Email {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const words = questionMailWords(language)[what];
  const values = {
    title: oneLine(row.title),
    shop: oneLine(row.shop_name),
    days: limits.questionConfirmDays,
  };
  const shop = `${env.baseUrl}${inLanguage(language, `/s/${row.handle}`)}`;
  const link = `${shop}/question/${signLink(env, 'question-link', { shopId, id: row.id })}`;
  const email = writeMail(
    { env, language, address: row.email, id: `${row.id}.${what}` },
    {
      subject: sayIn(language, words.subject, values),
      lead: sayIn(language, words.lead, values),
      // What somebody typed is sent to an address only once its owner has said that they asked it.
      lines: what === 'answer' ? [quoted(row.body), row.answer ?? ''] : [],
      action: { text: words.action, url: link },
      small: [sayIn(language, words.small, values)],
    },
  );
  return what === 'confirm' ? { ...email, askedAt: row.created_at } : email;
}

function quoted(text: string): string {
  return `“${text}”`;
}
