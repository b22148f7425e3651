// Sends what was written to buyers: at least once, under one Message-ID, for about a day; then it is given up and shown.
import { createHash } from 'node:crypto';
import { dayMs, limits } from '#domain/limits.ts';
import { isRefusable } from '#domain/notifications/emails.ts';
import { addDays } from '#domain/time.ts';
import { endEmails, emailTimer, noteTry, stoppedAmong, type EndedEmail } from '#platform/db/emails.sql.ts';
import { purgeMailbox } from '#platform/db/mailbox.sql.ts';
import { purgeBounces } from '#platform/db/suppression.sql.ts';
import {
  endMailLease,
  leaseMail,
  sendMail,
  workSideBySide,
  type MailLease,
  type MailRest,
} from '#platform/jobs/mail-batch.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import type { Environment } from '#platform/environment.ts';
import { promisedOf } from './email-facts.ts';
import { emailOf } from './email-text.ts';
import { drawShown, readShownOrders } from './email-shown.ts';
import { readEmails, type EmailRow } from './emails.sql.ts';

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeEmailJobs(rest: MailRest): TimerKinds {
  return {
    [emailTimer]: { reach: (work) => sendDue(work, rest) },
    // The mailbox of test data forgets old emails, and every instance old reports of mail servers.
    ...makePurgeJob(mailboxPurgeTimer, {
      everyMs: dayMs,
      purges: [
        (tx, { now, limit }) => purgeMailbox(tx, addDays(now, -limits.mailboxDays), limit),
        // A day more than a token counts for: whoever hands a report over again finds it known, or too old.
        (tx, { now, limit }) => purgeBounces(tx, addDays(now, -limits.bounceTokenDays - 2), limit),
      ],
    }),
  };
}

export const mailboxPurgeTimer = 'house.purge-mailbox';

/** What is to become of an email: it ended, or it waits until then, with what was wrong where something was. */
type Fate =
  | { readonly kind: 'ended'; readonly ended: EndedEmail }
  | { readonly kind: 'later'; readonly id: string; readonly dueAt: Date; readonly failure?: string };

async function sendDue(work: Parameters<NetworkHandler>[0], rest: MailRest): Promise<void> {
  const { env, shopId } = work;
  const now = env.clock.now();
  const lease = await leaseMail(work, emailTimer);
  const rows = await readEmails(env.db.direct, shopId, lease.subjects);
  const [stopped, orders] = await Promise.all([
    stoppedOf(env, shopId, rows),
    readShownOrders(env, shopId, rows),
  ]);
  const sending: Sending = { env, shopId, rest, lease, now, stopped, orders };
  const fates = await workSideBySide(rows, (row) => fateOf(sending, row));
  await saveFates(sending, fates);
}

type Sending = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly rest: MailRest;
  readonly lease: MailLease;
  readonly now: Date;
  /** Digests of the addresses that want no emails but about their orders. */
  readonly stopped: ReadonlySet<string>;
  /** What the emails show, by order. */
  readonly orders: Awaited<ReturnType<typeof readShownOrders>>;
};

async function fateOf(sending: Sending, row: EmailRow): Promise<Fate> {
  const { now, env, shopId } = sending;
  const wanted = wantedAt(sending, row);
  if (wanted === 'never') return ended(row, 'unwanted', 0, '');
  if (wanted > now) return { kind: 'later', id: row.id, dueAt: wanted };
  const fate = await sendMail(sending, {
    tries: row.tries,
    write: async () => {
      const shown = await drawShown(env, row, sending.orders.get(row.checkout_id));
      const email = emailOf(row, shopId, env, shown);
      // Whoever entered the address then says that it is theirs: what came back before may have been mended.
      return { ...email, askedAt: row.asked_at };
    },
  });
  if (fate.kind === 'sent') return ended(row, 'sent', 1, '');
  if (fate.kind === 'later') return { ...fate, id: row.id };
  env.log.error({ email: row.id, kind: row.kind, failure: fate.code }, 'an email could not be delivered');
  return ended(row, 'given_up', 1, fate.failure);
}

function ended(row: EmailRow, state: EndedEmail['state'], tried: 0 | 1, failure: string): Fate {
  return { kind: 'ended', ended: { id: row.id, state, tried, failure } };
}

/** When an email is to go, as things stand: what it would say may no longer be so, or not yet. */
function wantedAt({ now, stopped, env, shopId }: Sending, row: EmailRow): Date | 'never' {
  if (row.to_email === '') return 'never';
  if (isRefusable(row.kind) && stopped.has(digestOf(env, shopId, row.to_email))) return 'never';
  switch (row.kind) {
    case 'payment_open':
      return row.checkout_state === 'open' ? now : 'never';
    case 'payment_expired':
      // Who was shown no account to pay to has nothing to be told of.
      return row.instructions !== null && row.instructions.kind !== 'redirect' ? now : 'never';
    case 'order_late':
      return lateAt(row, now);
    case 'case_received':
      return row.case_state === 'requested' ? now : 'never';
    case 'review_invited':
      return row.is_reviewed ? 'never' : now;
    default:
      return now;
  }
}

const onTheWay = ['to_be_delivered', 'shipped'];

function lateAt(row: EmailRow, now: Date): Date | 'never' {
  const promised = promisedOf(row);
  if (promised === undefined || row.status === null || !onTheWay.includes(row.status)) return 'never';
  const late = addDays(promised, 1);
  return late > now ? late : now;
}

async function stoppedOf(env: Environment, shopId: bigint, rows: readonly EmailRow[]): Promise<Set<string>> {
  const digests = rows
    .filter(({ kind }) => isRefusable(kind))
    .map(({ to_email: to }) => Buffer.from(digestOf(env, shopId, to), 'hex'));
  return stoppedAmong(env.db.direct, shopId, digests);
}

/** An address as it is kept where somebody wants no more emails: nobody can read it back. */
export function digestOf({ secret }: Pick<Environment, 'secret'>, shopId: bigint, address: string): string {
  const text = ['letters', secret, String(shopId), address.trim().toLowerCase()].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

async function saveFates({ env, shopId, lease, now }: Sending, fates: readonly Fate[]): Promise<void> {
  const over = fates.flatMap((fate) => (fate.kind === 'ended' ? [fate.ended] : []));
  const later = fates.flatMap((fate) => (fate.kind === 'later' ? [fate] : []));
  await env.db.transaction(async (tx) => {
    await endEmails(tx, shopId, over, now);
    for (const { id, failure } of later)
      if (failure !== undefined) await noteTry(tx, { shopId, id, now, failure });
    // An email that was no longer waiting has no fate, and its timer is over too.
    const waiting = later.map(({ id, dueAt }) => ({ subject: id, dueAt }));
    await endMailLease(tx, lease, waiting);
  });
}
