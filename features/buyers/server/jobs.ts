// Sends the links that were asked for, and deletes what is over.
import { dayMs, limits } from '#domain/limits.ts';
import { defaultLanguage, isLanguage } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { WriteMail } from '#features/help/server/public.ts';
import { buyerMailWords } from '#locales/buyers.ts';
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
import * as sql from './buyers.sql.ts';
import { forgetLinks, forgetPages, forgetSessions } from './forget.sql.ts';
import { buyerLinkTimer, buyerPurgeTimer } from './timers.ts';

type Sending = { readonly rest: MailRest; readonly writeMail: WriteMail };

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeBuyerJobs(writeMail: WriteMail, rest: MailRest): TimerKinds {
  return {
    [buyerLinkTimer]: { reach: (work) => sendDue(work, { writeMail, rest }) },
    ...makePurgeJob(buyerPurgeTimer, {
      everyMs: dayMs,
      purges: [forgetLinks, forgetSessions, forgetPages].map(
        (forget) =>
          async (tx, { now, limit }) =>
            (await forget(tx, { now, limit }))?.gone ?? 0,
      ),
    }),
  };
}

/** A link that is over before its email could be sent is not sent; its row goes with the others. */
async function sendDue(work: Parameters<NetworkHandler>[0], { rest, writeMail }: Sending): Promise<void> {
  const { env, shopId } = work;
  const now = env.clock.now();
  const lease = await leaseMail(work, buyerLinkTimer);
  const rows = await sql.listMailed(env.db.direct, { shopId, ids: lease.subjects, now });
  const fates = await workSideBySide(rows, async (row) => {
    const write = () => mailOf(env, shopId, { row, writeMail });
    return { id: row.id, fate: await sendMail({ env, rest, lease }, { tries: row.mail_tries, write }) };
  });
  const later = fates.flatMap(({ id, fate }) =>
    fate.kind === 'later' ? [{ subject: id, dueAt: fate.dueAt }] : [],
  );
  const lost = fates.flatMap(({ id, fate }) => (fate.kind === 'given_up' ? [id] : []));
  await env.db.transaction(async (tx) => {
    await endMailLease(tx, lease, later);
    if (lost.length > 0) await sql.removeLinks(tx, { shopId, ids: lost });
    for (const { id, fate } of fates)
      if (fate.kind === 'later' && fate.failure !== undefined) await sql.noteTry(tx, { shopId, id });
  });
}

type Written = { readonly row: sql.MailRow; readonly writeMail: WriteMail };

function mailOf(env: Environment, shopId: bigint, { row, writeMail }: Written): Email {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const words = buyerMailWords(language);
  const values = { shop: oneLine(row.shop_name), minutes: limits.buyerLinkMinutes };
  const token = signLink(env, 'buyer-link', { shopId, id: row.id });
  const email = writeMail(
    { env, language, address: row.email, id: `${row.id}.buyer-link` },
    {
      subject: sayIn(language, words.subject, values),
      lead: sayIn(language, words.lead, values),
      lines: [],
      action: {
        text: words.action,
        url: `${env.baseUrl}${inLanguage(language, `/s/${row.handle}/me/${token}`)}`,
      },
      small: [sayIn(language, words.small, values)],
    },
  );
  // Whoever asked has entered the address just now: what came back before may have been mended.
  return { ...email, askedAt: row.created_at };
}
