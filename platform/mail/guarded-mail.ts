// Mail that goes to nobody who is on the suppression list, has a return path of its own, and learns from refusals.
import type { Logger } from 'pino';
import { limits } from '#domain/limits.ts';
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import { addDays } from '#domain/time.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import {
  countSoftBounces,
  findSuppression,
  insertBounce,
  insertSuppression,
  liftSuppression,
  type BounceKind,
} from '#platform/db/suppression.sql.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { MailRefused, type Email, type Mail } from '#platform/ports/mail.ts';
import { hideAddress } from './hide-address.ts';
import { digestAddress, digestMessage, makeReturnPath } from './return-path.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Logger;
};

/**
 * The mail of the platform over one that sends. `send` throws `MailRefused` for a suppressed address, so that the record of
 * the email says why it was not sent; a permanent refusal of the address suppresses it for the next one.
 */
export function guardMail(mail: Mail, parts: Parts): Mail {
  const { returns } = mail;
  const kept = { hard_bounce: 0, soft_bounces: 0, complaint: 0 };
  return {
    ...(returns === undefined ? {} : { returns }),
    countSuppressed: () => ({ ...kept }),
    async send(email) {
      const { db, clock, secret } = parts;
      const now = clock.now();
      const address = digestAddress(secret, email.to);
      const found = await findStanding(db.direct, address, email);
      if (found !== undefined) {
        kept[found.reason] += 1;
        throw refusalOf(found);
      }
      const message = digestMessage(email.messageId);
      const about = { address, message, sentAt: now };
      const returnPath =
        returns === undefined ? undefined : makeReturnPath(returns.bounceAddress, secret, about);
      try {
        await mail.send(returnPath === undefined ? email : { ...email, returnPath });
      } catch (error) {
        if (error instanceof MailRefused && error.addressFault !== undefined)
          await learn(parts, { address, message, email, error, kind: error.addressFault, now });
        throw error;
      }
    },
  };
}

const reasonTexts: Readonly<Record<SuppressionReason, string>> = {
  hard_bounce: 'an earlier email could never be delivered there',
  soft_bounces: 'several emails came back from there',
  complaint: 'its owner reported an email as spam',
};

type Suppression = NonNullable<Awaited<ReturnType<typeof findSuppression>>>;

/** What keeps an email from its address. Where its owner has said since that it is theirs, the address is lifted. */
async function findStanding(tx: Tx, address: Buffer, { askedAt }: Email): Promise<Suppression | undefined> {
  const found = await findSuppression(tx, { address });
  if (found === undefined) return undefined;
  if (found.reason === 'complaint' || askedAt === undefined || askedAt <= found.created_at) return found;
  await liftSuppression(tx, address);
  return undefined;
}

function refusalOf({ created_at: at, reason }: Suppression): MailRefused {
  const since = at.toISOString().slice(0, 10);
  return new MailRefused(
    `Not sent: the address has been on the suppression list since ${since}, because ${reasonTexts[reason]}.`,
  );
}

type Lesson = {
  readonly address: Buffer;
  readonly message: Buffer;
  readonly email: Email;
  readonly error: MailRefused;
  readonly kind: BounceKind;
  readonly now: Date;
};

/** More than a mail server says that means well. */
const answerUnitsMax = 2_000;

/** The refusal is thrown whether or not it could be written down. */
async function learn({ db, log }: Parts, { address, message, email, error, kind, now }: Lesson) {
  const domain = domainOf(email.to);
  const says = hideAddress(error.message.slice(0, answerUnitsMax), email.to);
  try {
    await db.transaction((tx) => noteBounce(tx, { address, message, kind, domain, says, at: now }));
  } catch (fault) {
    log.warn({ error: fault }, 'a refusal of an address is not on the suppression list');
  }
}

export function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .slice(0, 253);
}

export type Bounce = {
  readonly address: Buffer;
  readonly message: Buffer;
  readonly kind: BounceKind;
  /** Of the address; empty where the report does not name it. */
  readonly domain: string;
  /** What the other server said, without addresses. */
  readonly says: string;
  readonly at: Date;
};

const reasons: Readonly<Record<BounceKind, SuppressionReason>> = {
  hard: 'hard_bounce',
  soft: 'soft_bounces',
  complaint: 'complaint',
};

/**
 * Writes a report down, and suppresses its address: at once, or for a soft bounce once there were
 * `limits.softBouncesMax` of them in `limits.softBounceDays`.
 *
 * @returns `known` for a report that came before, `counted` where the address may still be sent to.
 */
export async function noteBounce(tx: Tx, bounce: Bounce): Promise<'known' | 'counted' | 'suppressed'> {
  const { address, message, kind, domain, says, at } = bounce;
  if (!(await insertBounce(tx, { address, message, kind, at }))) return 'known';
  if (kind === 'soft') {
    const since = addDays(at, -limits.softBounceDays);
    const counted = await countSoftBounces(tx, { address, since });
    if ((counted?.soft ?? 0) < limits.softBouncesMax) return 'counted';
  }
  await insertSuppression(tx, { address, domain, reason: reasons[kind], says: says.slice(0, 300), at });
  return 'suppressed';
}
