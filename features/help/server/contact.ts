// Requests of people without a session. Nobody looks whether an account has the address or the name, so that no answer
// can say it.
import { emailOf, isEmail } from '#domain/contact.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { contactMachine } from '#domain/states/contact-request.ts';
import { addDays, addHours } from '#domain/time.ts';
import type {
  addContact,
  answerContact,
  closeContact,
  listContacts,
  readContact,
  sendContact,
} from '#features/help/contact.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { assertTriesLeft, countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { contactTimers } from './contact-mail.ts';
import { contactAddressHash, contactTokenHash, contactTokenOf } from './contact-token.ts';
import * as sql from './contact.sql.ts';

/** Timers of no shop. */
const registry = 0n;

type Sender = { readonly ip: string; readonly language: Language };

/**
 * Keeps a request under a number and has the link sent.
 *
 * @throws Refused `invalidParameter` (`email`, `shape`).
 * @throws Refused `tooManyRequests` after `limits.contactsPerHourOfSender`, or `…OfNetwork` from the network around it.
 */
export async function writeContact(
  tx: Tx,
  env: Environment,
  { ip, language }: Sender,
  ask: InputOf<typeof sendContact>,
): Promise<GivenOf<typeof sendContact>> {
  const email = emailOf(ask.email);
  if (!isEmail(email)) throw refuse('invalidParameter', { field: 'email', reason: 'shape' });
  const now = env.clock.now();
  await countFailure(env.db.aside, writeLimits(ip), now);
  const id = env.random.id(now);
  const number = await sql.takeContactNumber(tx, now.getUTCFullYear());
  const promiseAt = addHours(now, limits.contactAnswerHours);
  const token = contactTokenOf(env, id);
  await sql.insertContact(tx, {
    id,
    number,
    tokenHash: contactTokenHash(token),
    topic: ask.topic,
    email,
    name: ask.name ?? null,
    lang: ask.lang ?? language,
    promiseAt,
    at: now,
    endsAt: addDays(now, limits.contactKeepDays),
  });
  await sql.insertMessage(tx, { id, operatorId: null, content: ask.content, at: now });
  const max = addHours(now, limits.contactMailsWaitingMax);
  const mailAt = await sql.takeMailTurn(tx, contactAddressHash(env, email), { now, max });
  if (mailAt !== undefined)
    await setTimers(tx, registry, [{ subject: id, kind: contactTimers.received, dueAt: mailAt }]);
  return { number, promise_at: promiseAt };
}

function writeLimits(ip: string): TryLimit[] {
  return [
    { key: `contact:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.contactsPerHourOfSender },
    { key: `contact:network:${networkOf(ip)}`, windowMs: hourMs, max: limits.contactsPerHourOfNetwork },
  ];
}

type Reader = { readonly ip: string; readonly token: string };

/** @throws Refused `recordNotFound` for a link that is none, or whose time is over. */
export async function readContactRequest(
  tx: Tx,
  env: Environment,
  reader: Reader,
): Promise<GivenOf<typeof readContact>> {
  return presentOwn(tx, await rowOfLink(tx, env, reader));
}

/** @throws Refused `invalidOperation` where its writer has added to it, or it is closed. */
export async function addToContactRequest(
  tx: Tx,
  env: Environment,
  ip: string,
  { token, content }: InputOf<typeof addContact>,
): Promise<GivenOf<typeof addContact>> {
  const { id, status } = await rowOfLink(tx, env, { ip, token });
  const at = env.clock.now();
  const until = {
    promiseAt: addHours(at, limits.contactAnswerHours),
    endsAt: addDays(at, limits.contactKeepDays),
  };
  const row = await sql.setContactAdded(tx, { id, from: contactMachine.moves.add.from, at, ...until });
  if (row === undefined) throw refuse('invalidOperation', { reason: 'state', from: status });
  await sql.insertMessage(tx, { id, operatorId: null, content, at });
  return presentOwn(tx, row);
}

/** Wrong links are counted; nobody guesses 256 bits. */
async function rowOfLink(tx: Tx, env: Environment, { ip, token }: Reader): Promise<sql.ContactRow> {
  const tries = [
    { key: `contact-link:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.contactLooksPerHour },
  ];
  const now = env.clock.now();
  await assertTriesLeft(env.db.aside, tries, now);
  const row = await sql.findByToken(tx, { tokenHash: contactTokenHash(token), now });
  if (row !== undefined) return row;
  await countFailure(env.db.aside, tries, now);
  throw refuse('recordNotFound', { field: 'token' });
}

type SupportRequest = GivenOf<typeof answerContact>;

/** Rows of the console's list. */
export function presentContacts(
  rows: readonly sql.ContactDeskRow[],
  { now }: { readonly now: Date },
): GivenOf<typeof listContacts>['list'] {
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    topic: row.topic,
    name: row.name,
    content: row.content,
    lang: row.lang,
    status: row.status,
    promise_at: row.promise_at.toISOString(),
    is_late: row.status === 'open' && row.promise_at <= now,
    is_mail_lost: row.mail_lost_at !== null,
    created_at: row.created_at.toISOString(),
  }));
}

export async function readForSupport(tx: Tx, id: string): Promise<SupportRequest> {
  return presentSupportRequest(tx, await foundOr404(tx, id));
}

/** @throws Refused `invalidOperation` when it is closed. */
export async function answerRequest(
  tx: Tx,
  env: Environment,
  { id, answer }: InputOf<typeof answerContact>,
  operatorId: string,
): Promise<SupportRequest> {
  const at = env.clock.now();
  const move = { id, from: contactMachine.moves.answer.from, at };
  const row = await sql.setContactAnswered(tx, { ...move, endsAt: addDays(at, limits.contactKeepDays) });
  if (row === undefined) throw await whyNot(tx, id);
  await sql.insertMessage(tx, { id, operatorId, content: answer, at });
  await setTimers(tx, registry, [{ subject: id, kind: contactTimers.answered, dueAt: at }]);
  return presentSupportRequest(tx, row);
}

/**
 * @throws Refused `parameterMissing` (`why`) for one that has no answer.
 * @throws Refused `invalidOperation` when it is closed already.
 */
export async function closeRequest(
  tx: Tx,
  env: Environment,
  { id, why }: InputOf<typeof closeContact>,
): Promise<SupportRequest> {
  const { status } = await foundOr404(tx, id);
  if (status === 'open' && why === undefined) {
    throw refuse('parameterMissing', { field: 'why', reason: 'missing' });
  }
  const from = why === undefined ? (['answered'] as const) : contactMachine.moves.close.from;
  const row = await sql.setContactClosed(tx, { id, from, at: env.clock.now() });
  if (row === undefined) throw await whyNot(tx, id);
  return presentSupportRequest(tx, row);
}

async function foundOr404(tx: Tx, id: string): Promise<sql.ContactRow> {
  const row = await sql.findContact(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return row;
}

async function whyNot(tx: Tx, id: string) {
  const { status } = await foundOr404(tx, id);
  return refuse('invalidOperation', { reason: 'state', from: status });
}

async function present(tx: Tx, row: sql.ContactRow) {
  const messages = await sql.listMessages(tx, { id: row.id });
  return {
    number: row.number,
    topic: row.topic,
    status: row.status,
    messages: messages.map(({ operator_id: operatorId, content, at }) => ({
      from_us: operatorId !== null,
      content,
      at: at.toISOString(),
    })),
    lang: row.lang,
    promise_at: row.promise_at.toISOString(),
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

async function presentOwn(tx: Tx, row: sql.ContactRow) {
  return { ...(await present(tx, row)), can_add: row.status !== 'closed' && row.added_at === null };
}

async function presentSupportRequest(tx: Tx, row: sql.ContactRow): Promise<SupportRequest> {
  const { id, email, name } = row;
  return { ...(await present(tx, row)), id, email, name, is_mail_lost: row.mail_lost_at !== null };
}
