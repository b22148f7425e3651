// What a person chose about being reached beside the app, and that an address is theirs.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { confirmMail, noticeReach } from '#features/notifications/channels.contract.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { findSuppression, liftSuppression } from '#platform/db/suppression.sql.ts';
import { digestAddress } from '#platform/mail/return-path.ts';
import type { Environment } from '#platform/environment.ts';
import type { Who } from './box.ts';
import { isCode, codeOf } from './mail-code.ts';
import { lockBox } from './notices.sql.ts';
import { wakeSender, type Person } from './outbox.ts';
import { insertDeliveries } from './outbox.sql.ts';
import * as sql from './reach.sql.ts';
import { nextDigest, setDigest } from './watch.ts';

type Reach = GivenOf<typeof noticeReach>;

async function personOf(tx: Tx, { shopId, personId }: Who): Promise<Person> {
  const row = await merchantOf(tx, shopId, personId);
  if (row === undefined) throw refuse('invalidUserPage', { reason: 'person' });
  return row;
}

/** Reads what was chosen, and changes it where something is asked for. */
export async function changeReach(
  tx: Tx,
  env: Environment,
  who: Who,
  { patch }: InputOf<typeof noticeReach>,
): Promise<Reach> {
  const person = await personOf(tx, who);
  if (patch !== undefined) {
    const row = await sql.lockReach(tx, who.shopId, who.personId);
    const reach = {
      shows_details: patch.shows_details ?? row.shows_details,
      digest: patch.digest ?? row.digest,
      digest_hour: patch.digest_hour ?? row.digest_hour,
    };
    await sql.setChoices(tx, { shopId: who.shopId, ...reach });
    await setDigest(tx, env, who.shopId, { reach, person });
  }
  const row = await sql.findReach(tx, { shopId: who.shopId });
  const undelivered = person.email === null ? null : await undeliveredOf(tx, env, person.email);
  return present(row, person, { now: env.clock.now(), undelivered });
}

const unset = { shows_details: false, digest: 'off', digest_hour: 8 } as const;

type Undelivered = Reach['mail']['undelivered'];

/** Why no email goes to an address; null where they do. */
async function undeliveredOf(tx: Tx, { secret }: Environment, email: string): Promise<Undelivered> {
  const found = await findSuppression(tx, { address: digestAddress(secret, email) });
  if (found === undefined) return null;
  return found.reason === 'complaint' ? 'reported' : 'bounced';
}

function present(
  row: sql.ReachRow | undefined,
  person: Person,
  { now, undelivered }: { readonly now: Date; readonly undelivered: Undelivered },
): Reach {
  const { shows_details: shows, digest, digest_hour: hour } = row ?? unset;
  const confirmed = row !== undefined && person.email !== null && row.mail_address === person.email;
  const next = confirmed ? nextDigest(now, person.tz, { digest, digest_hour: hour }) : undefined;
  return {
    shows_details: shows,
    digest,
    digest_hour: hour,
    next_digest_at: next ?? null,
    tz: person.tz,
    mail: { address: person.email, confirmed, code_until: codeUntil(row, person, now), undelivered },
  };
}

function codeUntil(row: sql.ReachRow | undefined, person: Person, now: Date): string | null {
  const until = row?.code_until ?? null;
  const isOpen = until !== null && until > now && row?.code_address === person.email;
  return isOpen ? until.toISOString() : null;
}

/** Sends a code to the person's address, or takes the one that was sent. Opens its own transactions. */
export async function confirm(
  env: Environment,
  who: Who,
  { code }: InputOf<typeof confirmMail>,
): Promise<GivenOf<typeof confirmMail>> {
  return code === undefined ? sendCode(env, who) : takeCode(env, who, code);
}

/** Sends the code that confirms an address that was given at registration. */
export function askForCode(env: Environment, who: Who): Promise<unknown> {
  return sendCode(env, who);
}

/** @throws Refused `recordNotFound` where the person has no address, `tooManyRequests` after five codes in a day. */
async function sendCode(env: Environment, who: Who): Promise<GivenOf<typeof confirmMail>> {
  const { db, clock } = env;
  const now = clock.now();
  const { email } = await personOf(db.direct, who);
  if (email === null) throw refuse('recordNotFound', { field: 'email', reason: 'address' });
  const reach = await sql.findReach(db.direct, { shopId: who.shopId });
  // An address whose mail came back is confirmed once more: a code that arrives shows that mail does.
  if (reach?.mail_address === email && (await undeliveredOf(db.direct, env, email)) === null)
    return { confirmed: true, code_until: null };
  const limit = { key: `mail-code:${who.shopId}`, windowMs: dayMs, max: limits.mailCodesPerDay };
  await countFailure(db.aside, [limit], now);
  const mark = env.random.id(now);
  const until = addMinutes(now, limits.mailCodeMinutes);
  await db.transaction(async (tx) => {
    await lockBox(tx, who.shopId);
    await sql.lockReach(tx, who.shopId, who.personId);
    await sql.saveCode(tx, { shopId: who.shopId, mark, address: email, until });
    const once = { id: env.random.id(now), onceKey: `code:${mark}`, what: 'code', n: null } as const;
    const message = { ...once, way: 'email', deviceId: null, isUrgent: true, nextAt: now } as const;
    await insertDeliveries(tx, who.shopId, [message], now);
    await wakeSender(tx, who.shopId);
  });
  return { confirmed: false, code_until: until };
}

/** @throws Refused `verificationCodeIncorrect` for another code, one that is too old, or after five tries. */
async function takeCode(env: Environment, who: Who, code: string): Promise<GivenOf<typeof confirmMail>> {
  const { db, clock } = env;
  const now = clock.now();
  const { shopId } = who;
  const wrong = (reason: string) => refuse('verificationCodeIncorrect', { field: 'code', reason });
  const { email } = await personOf(db.direct, who);
  const reach = await sql.findReach(db.direct, { shopId });
  const mark = reach?.code_mark ?? null;
  const until = reach?.code_until ?? null;
  if (mark === null || until === null || until <= now || reach?.code_address !== email)
    throw wrong('expired');
  // Counted on its own: a refusal does not take the try back.
  if (!(await sql.countCodeTry(db.aside, { shopId, mark, max: limits.mailCodeTries }))) throw wrong('tries');
  if (!isCode(code, codeOf(env, shopId, mark))) throw wrong('code');
  const done = await db.transaction(async (tx) => {
    await lockBox(tx, shopId);
    await sql.lockReach(tx, shopId, who.personId);
    if (!(await sql.confirmAddress(tx, { shopId, mark, at: now }))) return false;
    // A right code has arrived: so does mail.
    if (email !== null) await liftSuppression(tx, digestAddress(env.secret, email));
    await welcome(tx, env, shopId);
    return true;
  });
  if (!done) throw wrong('expired');
  return { confirmed: true, code_until: null };
}

/** The first confirmed address of a shop is sent the key of the public record; another one later is not. */
async function welcome(tx: Tx, { random, clock }: Environment, shopId: bigint): Promise<void> {
  const now = clock.now();
  const once = { id: random.id(now), onceKey: 'welcome', what: 'welcome', n: null } as const;
  const message = { ...once, way: 'email', deviceId: null, isUrgent: true, nextAt: now } as const;
  await insertDeliveries(tx, shopId, [message], now);
  await wakeSender(tx, shopId);
}
