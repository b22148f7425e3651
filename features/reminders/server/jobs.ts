// Sends what was asked for where the cart is still unpaid, and deletes what is over.
import * as z from 'zod/mini';
import { dayMs, limits } from '#domain/limits.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { WriteMail } from '#features/help/server/public.ts';
import { closedOf, shopOf } from '#features/shop/server/public.ts';
import { formatMoney } from '#locales/format-money.ts';
import { reminderMailWords } from '#locales/reminders.ts';
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
import * as sql from './reminders.sql.ts';
import { reminderPurgeTimer, reminderTimer } from './timers.ts';

type Sending = { readonly rest: MailRest; readonly writeMail: WriteMail };

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeReminderJobs(writeMail: WriteMail, rest: MailRest): TimerKinds {
  return {
    [reminderTimer]: { reach: (work) => sendDue(work, { writeMail, rest }) },
    ...makePurgeJob(reminderPurgeTimer, {
      everyMs: dayMs,
      purges: [(tx, { now, limit }) => sql.forgetReminders(tx, now, limit)],
    }),
  };
}

const storedLines = z.nullable(
  z.array(
    z.object({ title: z.string(), qty: z.int(), seen_units: z.string(), now_units: z.nullable(z.string()) }),
  ),
);
type Line = NonNullable<z.output<typeof storedLines>>[number];

type Verdict = 'send' | 'later' | 'never';

/** Whether one that is due is sent: never of what was paid, ordered since, switched off or not sold any more. */
function judge(row: sql.MailRow, isClosed: boolean): Verdict {
  if (row.is_over || !row.is_on || !linesOf(row).some((line) => line.now_units !== null)) return 'never';
  // A payment that takes days may still come, and a shop that is closed sells nothing.
  return row.is_open || isClosed ? 'later' : 'send';
}

function linesOf(row: sql.MailRow): Line[] {
  return z.parse(storedLines, JSON.parse(row.lines)) ?? [];
}

async function sendDue(work: Parameters<NetworkHandler>[0], { rest, writeMail }: Sending): Promise<void> {
  const { env, shopId } = work;
  const now = env.clock.now();
  const lease = await leaseMail(work, reminderTimer);
  const [rows, shop] = await Promise.all([
    sql.listMailed(env.db.direct, { shopId, ids: lease.subjects }),
    shopOf(env.db.direct, shopId),
  ]);
  const isClosed = closedOf(shop, now, env.policy) !== undefined;
  const judged = rows.map((row) => ({ row, verdict: judge(row, isClosed) }));
  const wanted = judged.flatMap(({ row, verdict }) => (verdict === 'send' ? [row] : []));
  const fates = await workSideBySide(wanted, async (row) => {
    const write = () => mailOf(env, shopId, { row, writeMail });
    return { id: row.id, fate: await sendMail({ env, rest, lease }, { tries: row.mail_tries, write }) };
  });
  const idsOf = (kind: 'sent' | 'given_up') =>
    fates.filter(({ fate }) => fate.kind === kind).map(({ id }) => id);
  const later = [
    ...judged.flatMap(({ row, verdict }) =>
      verdict === 'later' ? [{ subject: row.id, dueAt: addMinutes(now, limits.reminderAgainMinutes) }] : [],
    ),
    ...fates.flatMap(({ id, fate }) => (fate.kind === 'later' ? [{ subject: id, dueAt: fate.dueAt }] : [])),
  ];
  const never = judged.flatMap(({ row, verdict }) => (verdict === 'never' ? [row.id] : []));
  await env.db.transaction(async (tx) => {
    await endMailLease(tx, lease, later);
    const endsAt = addDays(now, limits.reminderKeepDays);
    await sql.setSent(tx, { shopId, ids: idsOf('sent'), at: now, endsAt });
    await sql.remove(tx, { shopId, ids: [...never, ...idsOf('given_up')] });
    for (const { id, fate } of fates)
      if (fate.kind === 'later' && fate.failure !== undefined) await sql.noteTry(tx, { shopId, id });
  });
}

type Written = { readonly row: sql.MailRow; readonly writeMail: WriteMail };

function mailOf(env: Environment, shopId: bigint, { row, writeMail }: Written): Email {
  const language = isLanguage(row.lang) ? row.lang : defaultLanguage;
  const words = reminderMailWords(language);
  const values = { shop: oneLine(row.shop_name), days: limits.reminderStopDays };
  const token = signLink(env, 'reminder-link', { shopId, id: row.id });
  const path = `/s/${row.handle}/reminder/${token}`;
  const stop = `${env.baseUrl}${path}/unsubscribe`;
  const page = `${env.baseUrl}${inLanguage(language, `${path}/stop`)}`;
  return writeMail(
    { env, language, address: row.email, id: `${row.id}.reminder`, stop },
    {
      subject: sayIn(language, words.subject, values),
      lead: sayIn(language, words.lead, values),
      lines: linesOf(row).map((line) => lineText(language, line, row.currency)),
      action: { text: words.action, url: `${env.baseUrl}${inLanguage(language, path)}` },
      small: [
        sayIn(language, words.small, values),
        {
          text: sayIn(language, words.stop, { ...values, url: '' }).replace(/[\s:：]+$/u, ''),
          url: page,
          plain: sayIn(language, words.stop, { ...values, url: page }),
        },
      ],
    },
  );
}

/** One line of the cart: what it costs, what it cost where that differs, or that it is not sold any more. */
function lineText(language: Language, line: Line, currency: string): string {
  const words = reminderMailWords(language);
  const price = (units: string) =>
    formatMoney(language, formatUnits(BigInt(units), assetOf(currency)), currency);
  const values = { title: oneLine(line.title), count: line.qty, seen: price(line.seen_units) };
  if (line.now_units === null) return sayIn(language, words.gone, values);
  const now = price(line.now_units);
  return sayIn(language, line.now_units === line.seen_units ? words.same : words.changed, { ...values, now });
}
