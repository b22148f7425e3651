// Looks whether goods are there again, sends what was asked for, and deletes the addresses.
import { dayMs, limits } from '#domain/limits.ts';
import { defaultLanguage, isLanguage } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { addMinutes } from '#domain/time.ts';
import { restockMailWords } from '#locales/restock.ts';
import { sayIn } from '#locales/say.ts';
import {
  endMailLease,
  leaseMail,
  sendMail,
  workSideBySide,
  type MailRest,
} from '#platform/jobs/mail-batch.ts';
import { signLink } from '#platform/http/signed-link.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { oneLine, type Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import type { WriteMail } from '#features/help/server/public.ts';
import { closedOf, shopOf } from '#features/shop/server/public.ts';
import * as sql from './restock.sql.ts';
import { restockPurgeTimer, restockTimers } from './timers.ts';

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeRestockJobs(writeMail: WriteMail, rest: MailRest): TimerKinds {
  return {
    [restockTimers.check]: { run: check },
    [restockTimers.confirm]: { reach: (work) => sendDue(work, 'confirm', { writeMail, rest }) },
    [restockTimers.send]: { reach: (work) => sendDue(work, 'send', { writeMail, rest }) },
    ...makePurgeJob(restockPurgeTimer, {
      everyMs: dayMs,
      purges: [(tx, { now, limit }) => sql.forgetRestocks(tx, now, limit)],
    }),
  };
}

/** Emails of one look. Where more are due, the next look follows at once. */
const duePerLook = 500;

const check: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const goodsIds = due.map(({ subject }) => subject);
  // A shop that is closed sells nothing: whoever waits is written to once it is open.
  const isClosed = closedOf(await shopOf(tx, shopId), now, env.policy) !== undefined;
  const ready = isClosed ? [] : await sql.setDue(tx, { shopId, goodsIds, limit: duePerLook });
  await setTimers(
    tx,
    shopId,
    ready.map(({ id }) => ({ subject: id, kind: restockTimers.send, dueAt: now })),
  );
  const awaited = await sql.listAwaited(tx, { shopId, goodsIds });
  const kind = restockTimers.check;
  const dueAt = ready.length === duePerLook ? now : addMinutes(now, limits.restockCheckMinutes);
  const next = awaited.map(({ goods_id: subject }) => ({ subject, kind, dueAt }));
  const over = goodsIds.filter((id) => !next.some(({ subject }) => subject === id));
  if (over.length > 0) await clearTimers(tx, { shopId, subjects: over, kinds: [kind] });
  if (next.length > 0) await setTimers(tx, shopId, next);
};

type Sending = { readonly rest: MailRest; readonly writeMail: WriteMail };
type MailKind = 'confirm' | 'send';

async function sendDue(
  work: Parameters<NetworkHandler>[0],
  what: MailKind,
  { rest, writeMail }: Sending,
): Promise<void> {
  const { env, shopId } = work;
  const lease = await leaseMail(work, restockTimers[what]);
  const rows = await sql.listMailed(env.db.direct, { shopId, ids: lease.subjects });
  const wanted = rows.filter(({ state }) => state === (what === 'confirm' ? 'unconfirmed' : 'due'));
  const fates = await workSideBySide(wanted, async (row) => {
    const write = () => mailOf(env, shopId, { row, what, writeMail });
    return { id: row.id, fate: await sendMail({ env, rest, lease }, { tries: row.mail_tries, write }) };
  });
  const later = fates.flatMap(({ id, fate }) =>
    fate.kind === 'later' ? [{ subject: id, dueAt: fate.dueAt }] : [],
  );
  // What was sent is over, and so is an address that no server takes.
  const over = fates.flatMap(({ id, fate }) =>
    fate.kind === 'given_up' || (fate.kind === 'sent' && what === 'send') ? [id] : [],
  );
  await env.db.transaction(async (tx) => {
    await endMailLease(tx, lease, later);
    if (over.length > 0) await sql.remove(tx, { shopId, ids: over });
    for (const { id, fate } of fates)
      if (fate.kind === 'later' && fate.failure !== undefined) await sql.noteTry(tx, { shopId, id });
  });
}

type Written = { readonly row: sql.MailRow; readonly what: MailKind; readonly writeMail: WriteMail };

function mailOf(env: Environment, shopId: bigint, { row, what, writeMail }: Written): Email {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const words = restockMailWords(language);
  const own = words[what];
  const values = {
    title: oneLine(row.title),
    shop: oneLine(row.shop_name),
    days: limits.restockWaitDays,
  };
  const shop = `${env.baseUrl}${inLanguage(language, `/s/${row.handle}`)}`;
  const path = `/restock/${signLink(env, 'restock-link', { shopId, id: row.id })}`;
  const email = writeMail(
    {
      env,
      language,
      address: row.email,
      id: `${row.id}.${what}`,
      stop: `${env.baseUrl}/s/${row.handle}${path}/unsubscribe`,
    },
    {
      subject: sayIn(language, own.subject, values),
      lead: sayIn(language, own.lead, values),
      lines: [],
      action: {
        text: own.action,
        url: what === 'confirm' ? `${shop}${path}` : `${shop}/goods/${row.goods_id}`,
      },
      small: [sayIn(language, own.small, values)],
    },
  );
  // Whoever asked has entered the address just now: what came back before may have been mended.
  return what === 'confirm' ? { ...email, askedAt: row.created_at } : email;
}
