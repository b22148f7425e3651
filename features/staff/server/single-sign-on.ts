// Signing in by an identity provider. It stands for the password alone: the second factor, the roles and the session are ours
// (docs/decisions/0204).
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type * as calls from '#features/staff/single-sign-on.contract.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import { senderOf } from '#platform/http/sender.ts';
import {
  SignInFailed,
  type Identified,
  type SignInFlow,
  type SingleSignOn,
} from '#platform/ports/single-sign-on.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { assertFreshFactor } from './factors.ts';
import { findOperator } from './operators.sql.ts';
import { giveTicket } from './sign-in.ts';
import * as sql from './subjects.sql.ts';

/** One try to sign in, or to connect an account. `person` is who connects theirs. */
type Try = { readonly key: string; readonly until: number; readonly device: string; readonly person: string };

const tryShape = z.object({ key: z.string(), until: z.number(), device: z.string(), person: z.string() });

const macOf = (env: Environment, purpose: string, text: string): Buffer =>
  createHmac('sha256', env.secret).update(`single sign-on ${purpose}\n${text}`).digest();

// Nothing of a try is stored: what must not be guessed is computed from the handle with the key of the instance. The code of the
// provider counts once, so an answer that comes twice is refused there.
function flowOf(env: Environment, body: string): SignInFlow {
  const part = (purpose: string) => macOf(env, purpose, body).toString('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

function makeHandle(env: Environment, { device, person }: Pick<Try, 'device' | 'person'>) {
  const until = env.clock.now().getTime() + limits.singleSignOnMs;
  const tried: Try = { key: env.random.token(), until, device, person };
  const body = Buffer.from(JSON.stringify(tried)).toString('base64url');
  return { body, handle: `${body}.${macOf(env, 'handle', body).toString('base64url')}` };
}

/** @throws Refused `invalidOperation` `over` for a handle that is not ours, or of ten minutes ago. */
function readHandle(env: Environment, handle: string): { readonly body: string; readonly tried: Try } {
  const [body = '', mac = ''] = handle.split('.');
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(env, 'handle', body)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw refuse('invalidOperation', { reason: 'over' });
  }
  const tried = z.parse(tryShape, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (tried.until <= env.clock.now().getTime()) throw refuse('invalidOperation', { reason: 'over' });
  return { body, tried };
}

/** @throws Refused `invalidOperation` `off` where no identity provider is configured. */
function providerOf({ singleSignOn }: Environment): SingleSignOn {
  if (singleSignOn === undefined) throw refuse('invalidOperation', { reason: 'off' });
  return singleSignOn;
}

const returnAddressOf = (env: Environment): string => `${env.consoleUrl}/console/sso`;

/** What the provider failed with, as a refusal. */
async function refusing<T>(env: Environment, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error;
    env.log.warn({ failure: error.failure, reason: error.message }, 'the identity provider let nobody in');
    if (error.failure === 'unreachable') throw refuse('systemBusy', { reason: 'unreachable' });
    throw refuse('invalidOperation', { reason: error.failure });
  }
}

async function begin(env: Environment, of: Pick<Try, 'device' | 'person'>) {
  const provider = providerOf(env);
  const { body, handle } = makeHandle(env, of);
  const url = await refusing(env, () => provider.addressOf(returnAddressOf(env), flowOf(env, body)));
  return { url, handle };
}

async function identify(env: Environment, { handle, query }: InputOf<typeof calls.singleSignOn>) {
  const provider = providerOf(env);
  const { body, tried } = readHandle(env, handle);
  const who = await refusing(env, () => provider.identify(returnAddressOf(env), query, flowOf(env, body)));
  return { who, tried };
}

export const presentWays = (env: Environment): GivenOf<typeof calls.signInWays> => ({
  single_sign_on: env.singleSignOn?.name ?? null,
});

export const beginSignIn = (env: Environment, { device = '' }: InputOf<typeof calls.beginSingleSignOn>) =>
  begin(env, { device, person: '' });

/** The first step: it leads to the second one, as a password does. */
export async function firstStep(env: Environment, input: InputOf<typeof calls.singleSignOn>, ip: string) {
  const now = env.clock.now();
  const tries = [
    { key: `console-sso:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.singleSignOnFailuresPerHour },
  ];
  await assertTriesLeft(env.db.direct, tries, now);
  const { who, tried } = await identify(env, input);
  if (tried.person !== '') throw refuse('invalidOperation', { reason: 'over' });
  const person = await findPerson(env, who);
  if (person === undefined) {
    await countFailure(env.db.direct, tries, now);
    throw refuse('invalidOperation', { reason: 'not_connected' });
  }
  return giveTicket(env, person.id, tried.device);
}

/** Somebody who may sign in and has connected this account. */
async function findPerson(env: Environment, { issuer, subject }: Identified) {
  const found = await sql.useSubject(env.db.direct, { issuer, subject, now: env.clock.now() });
  const person = found && (await findOperator(env.db.direct, found.person_id));
  return person === undefined || person.disabled_at !== null || person.password_hash === ''
    ? undefined
    : person;
}

export async function presentConnection(
  env: Environment,
  { personId }: Session,
): Promise<GivenOf<typeof calls.readConnection>> {
  const { singleSignOn: provider } = env;
  if (provider === undefined) return { provider: null, connected_at: null, email: '' };
  const found = await sql.subjectOf(env.db.direct, { issuer: provider.issuer, personId });
  return {
    provider: provider.name,
    connected_at: found?.connected_at ?? null,
    email: found?.email ?? '',
  };
}

export async function beginConnection(env: Environment, session: Session) {
  await assertFreshFactor(env, session);
  return begin(env, { device: '', person: session.personId });
}

export async function connect(
  env: Environment,
  session: Session,
  input: InputOf<typeof calls.connectSingleSignOn>,
) {
  await assertFreshFactor(env, session);
  const { who, tried } = await identify(env, input);
  const { personId } = session;
  // An answer that somebody else's browser began connects nothing here.
  if (tried.person !== personId) throw refuse('invalidOperation', { reason: 'over' });
  const isNew = await sql.insertSubject(env.db.direct, { ...who, personId, now: env.clock.now() });
  if (!isNew) {
    const own = await sql.subjectOf(env.db.direct, { issuer: who.issuer, personId });
    throw refuse('invalidOperation', { reason: own === undefined ? 'taken' : 'already_on' });
  }
  return presentConnection(env, session);
}

export async function disconnect(env: Environment, session: Session) {
  await assertFreshFactor(env, session);
  const { singleSignOn: provider } = env;
  const { personId } = session;
  if (provider !== undefined) await sql.deleteSubject(env.db.direct, { issuer: provider.issuer, personId });
  return presentConnection(env, session);
}
