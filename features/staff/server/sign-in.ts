// Signing in to the console in two steps: a password gives a ticket, a factor turns it into a session.
import type { Identity } from '#platform/session.ts';
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { operatorLogin } from '#features/staff/contract.ts';
import type * as calls from '#features/staff/sign-in.contract.ts';
import { openSession, secrets, sessions } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as access from './access.sql.ts';
import * as factors from './factors.ts';
import * as sql from './operators.sql.ts';
import * as passkeys from './passkeys.ts';

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

type Person = NonNullable<Awaited<ReturnType<typeof sql.findOperator>>>;
type Origin = { readonly device: string; readonly ip: string; readonly isProved: boolean };

/** The first step: everybody goes on to a second one, or to setting a factor up. */
export async function firstStep(
  env: Environment,
  input: InputOf<typeof operatorLogin>,
  ip: string,
): Promise<GivenOf<typeof operatorLogin>> {
  let found: sql.OperatorRow | undefined;
  const asked = { username: input.username, password: input.password, ip };
  await secrets.checkPassword(env, 'console', asked, async (username) => {
    found = await sql.findOperatorByName(env.db.direct, { username });
    const isOpen = found !== undefined && found.disabled_at === null;
    return found && { personId: found.id, hash: isOpen ? found.password_hash : undefined };
  });
  const person = found;
  if (person === undefined) throw new Error('a password was right for nobody');
  return giveTicket(env, person.id, input.device ?? '');
}

/** Who is known by the first step goes on to a second one, or to setting a factor up. */
export async function giveTicket(
  env: Environment,
  personId: string,
  device: string,
): Promise<GivenOf<typeof operatorLogin>> {
  const kinds = await factors.factorsOf(env.db.direct, personId);
  const ticket = env.random.token();
  const now = env.clock.now();
  const until = new Date(now.getTime() + limits.consoleTicketMs);
  await env.db.transaction((tx) =>
    access.enterTicket(tx, { hash: hashOf(ticket), personId, device, until, now }),
  );
  const next = kinds.length === 0 ? 'set_up' : 'factor';
  return { next, ticket, factors: kinds, expires_at: until };
}

async function open(tx: Tx, env: Environment, person: sql.OperatorRow, origin: Origin) {
  const { token, tokenHash, expiresAt } = await openSession(tx, env, identityOf(person), origin);
  if (origin.isProved) await sessions.prove(tx, tokenHash, env.clock.now());
  return { token, expires_at: expiresAt.toISOString() };
}

/** `operator_check` gives a supplier to those of its role, and to nobody else. */
function identityOf({ id, roles, supplier_id }: sql.OperatorRow): Identity {
  const person = { personId: id, roles };
  return supplier_id === null
    ? { ...person, actor: 'operator' }
    : { ...person, actor: 'supplier', supplierId: supplier_id };
}

export type Holder = { readonly person: Person; readonly device: string; readonly hash: Buffer };

/** @throws Refused `noAuthentication` for a ticket that is unknown, used, over, or of somebody who was kept out since. */
async function holderOf(env: Environment, ticket: string): Promise<Holder> {
  const hash = hashOf(ticket);
  const found = await access.ticketOf(env.db.direct, { hash, now: env.clock.now() });
  const person = found && (await sql.findOperator(env.db.direct, found.person_id));
  if (found === undefined || person === undefined || person.disabled_at !== null) {
    throw refuse('noAuthentication', { reason: 'ticket' });
  }
  return { person, device: found.device, hash };
}

/** The ticket of somebody who has no factor yet: whoever has one proves it. */
async function newcomerOf(env: Environment, ticket: string): Promise<Holder> {
  const holder = await holderOf(env, ticket);
  await assertNone(env.db.direct, holder.person.id);
  return holder;
}

async function assertNone(tx: Tx, personId: string): Promise<void> {
  const has = await factors.factorsOf(tx, personId);
  if (has.length > 0) throw refuse('invalidOperation', { reason: 'already_on' });
}

/** Uses the ticket up and opens the session. The person is read again: they may have been kept out in between. */
async function enter(tx: Tx, env: Environment, holder: Holder, ip: string) {
  if (!(await access.useTicket(tx, { hash: holder.hash, now: env.clock.now() }))) {
    throw refuse('noAuthentication', { reason: 'ticket' });
  }
  const person = await sql.lockOperator(tx, holder.person.id);
  if (person === undefined || person.disabled_at !== null) {
    throw refuse('noAuthentication', { reason: 'ticket' });
  }
  return open(tx, env, person, { device: holder.device, ip, isProved: true });
}

export async function enterByCode(env: Environment, input: InputOf<typeof calls.consoleCode>, ip: string) {
  const holder = await holderOf(env, input.ticket);
  await factors.checkCode(env, holder.person.id, input.code);
  return env.db.transaction((tx) => enter(tx, env, holder, ip));
}

export async function beginPasskey(env: Environment, ticket: string) {
  return passkeys.askPasskey(env, (await holderOf(env, ticket)).person.id);
}

export async function enterByPasskey(
  env: Environment,
  input: InputOf<typeof calls.consolePasskey>,
  ip: string,
) {
  const holder = await holderOf(env, input.ticket);
  await passkeys.checkPasskey(env, holder.person.id, input.answer);
  return env.db.transaction((tx) => enter(tx, env, holder, ip));
}

export async function beginSetUp(env: Environment, ticket: string) {
  const { person } = await newcomerOf(env, ticket);
  return factors.offerApp(env, person.id, person.username);
}

export async function setUpApp(env: Environment, input: InputOf<typeof calls.consoleSetUp>, ip: string) {
  const holder = await newcomerOf(env, input.ticket);
  const { id } = holder.person;
  const offered = await factors.checkOffered(env, id, input.code);
  return env.db.transaction(async (tx) => {
    await access.lockSafety(tx, id);
    await assertNone(tx, id);
    const recoveryCodes = await factors.turnOnApp(tx, env, id, offered);
    return { ...(await enter(tx, env, holder, ip)), recovery_codes: recoveryCodes };
  });
}

export async function beginSetUpPasskey(env: Environment, ticket: string) {
  return passkeys.askCreation(env, (await newcomerOf(env, ticket)).person);
}

export async function setUpPasskey(
  env: Environment,
  input: InputOf<typeof calls.consoleSetUpPasskey>,
  ip: string,
) {
  const holder = await newcomerOf(env, input.ticket);
  const { id } = holder.person;
  const made = await passkeys.checkCreation(env, id, input.answer);
  return env.db.transaction(async (tx) => {
    await access.lockSafety(tx, id);
    await assertNone(tx, id);
    await passkeys.savePasskey(tx, id, { ...made, name: input.name, at: env.clock.now() });
    const recoveryCodes = await factors.renewCodes(tx, env, id);
    return { ...(await enter(tx, env, holder, ip)), recovery_codes: recoveryCodes };
  });
}
