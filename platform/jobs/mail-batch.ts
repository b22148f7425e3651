// Hands due mail to the mail server: several side by side, and nothing for a while after it did not answer, so that
// no other timer waits for it.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { MailRefused, type Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import type { NetworkHandler } from './runner.ts';
import { clearLeased, leaseTimers, putOffLeased } from './timers.sql.ts';

/** What one process remembers of its mail server: until when it is left alone. */
export type MailRest = { until: Date | undefined };

/** Timers that this process has taken, of one shop and kind. */
export type MailLease = {
  readonly shopId: bigint;
  readonly kind: string;
  readonly subjects: readonly string[];
  /** Until when nobody else takes them; also what their timers say as long as nobody has moved them. */
  readonly until: Date;
  /** Nothing is begun any more from then on: what was begun before has ended when the lease ends. */
  readonly lastAt: Date;
};

/** Takes a batch of due mail: two processes do not send one mail together, and a killed one's is due again. */
export async function leaseMail(
  { env, shopId, due }: Parameters<NetworkHandler>[0],
  kind: string,
): Promise<MailLease> {
  const now = env.clock.now();
  const asked = due.slice(0, limits.emailsPerBatch).map(({ subject }) => subject);
  const until = addMinutes(now, limits.emailLeaseMinutes);
  const lastAt = addMinutes(now, limits.emailLeaseMinutes / 2);
  const subjects = await leaseTimers(env.db.direct, shopId, { subjects: asked, kind }, { now, until });
  return { shopId, kind, subjects, until, lastAt };
}

/** Works on rows `limits.emailsAtOnce` at a time; what became of them, in their order. */
export async function workSideBySide<Row, Fate>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Fate>,
): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (let start = 0; start < rows.length; start += limits.emailsAtOnce) {
    const some = rows.slice(start, start + limits.emailsAtOnce);
    fates.push(...(await Promise.all(some.map(work))));
  }
  return fates;
}

export type MailFate =
  | { readonly kind: 'sent' }
  | { readonly kind: 'given_up'; readonly failure: string; readonly code: string }
  /** With what was wrong where it was tried. */
  | { readonly kind: 'later'; readonly dueAt: Date; readonly failure?: string };

type Sending = { readonly env: Environment; readonly rest: MailRest; readonly lease: MailLease };
type DueMail = { readonly tries: number; write(): Email | Promise<Email> };

/** Sends one mail, unless the mail server is left alone or the lease is nearly over. */
export async function sendMail({ env, rest, lease }: Sending, mail: DueMail): Promise<MailFate> {
  const now = env.clock.now();
  if (rest.until !== undefined && now < rest.until) return { kind: 'later', dueAt: rest.until };
  if (now >= lease.lastAt) return { kind: 'later', dueAt: now };
  let isWritten = false;
  try {
    const email = await mail.write();
    isWritten = true;
    await env.mail.send(email);
    return { kind: 'sent' };
  } catch (error) {
    const failure = reasonOf(error);
    if (error instanceof MailRefused || mail.tries + 1 >= limits.emailTriesMax)
      return { kind: 'given_up', failure, code: codeOf(error) };
    // One that could not be written says nothing of the mail server: the others are sent meanwhile.
    if (isWritten) rest.until = new Date(env.clock.now().getTime() + limits.mailRestMs);
    const minutes = Math.min(2 ** mail.tries, limits.emailWaitMinutesMax);
    return { kind: 'later', dueAt: addMinutes(now, minutes), failure };
  }
}

const failureUnitsMax = 300;

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, failureUnitsMax) || 'unknown';
}

/** What a log may say of a failure: a mail server's own words repeat the address. */
function codeOf(error: unknown): string {
  if (error instanceof MailRefused) return `refused ${error.responseCode ?? ''}`.trim();
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,30}$/.test(code) ? code : 'unknown';
}

type Later = { readonly subject: string; readonly dueAt: Date };

/**
 * Ends the timers of a lease but for those that are tried later. One that was moved meanwhile is left as it stands:
 * there is something new to send, or the lease was over. Gives the subjects whose timers were still this lease's.
 */
export async function endMailLease(
  tx: Tx,
  lease: MailLease,
  later: readonly Later[],
): Promise<ReadonlySet<string>> {
  const waiting = new Set(later.map(({ subject }) => subject));
  const done = lease.subjects.filter((subject) => !waiting.has(subject));
  const cleared = await clearLeased(tx, lease, done);
  return new Set([...cleared, ...(await putOffLeased(tx, lease, later))]);
}
