// One's own access: what can be changed with a factor that was just proved.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type * as calls from '#features/staff/account.contract.ts';
import { secrets, sessions } from '#features/people/server/public.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import * as access from './access.sql.ts';
import * as factors from './factors.ts';
import * as sql from './operators.sql.ts';
import * as passkeys from './passkeys.ts';
import { dropPasskey, listPasskeys } from './passkeys.sql.ts';

export async function presentAccess(
  env: Environment,
  session: Session,
): Promise<GivenOf<typeof calls.myAccess>> {
  const { direct } = env.db;
  const { personId } = session;
  const person = await personOf(env, personId);
  const [safety, keys, left, until, list] = await Promise.all([
    access.findSafety(direct, personId),
    listPasskeys(direct, { personId }),
    access.countRecoveryCodes(direct, personId),
    factors.freshUntil(env, session),
    sessions.present(direct, session, env.clock.now()),
  ]);
  return {
    username: person.username,
    totp_since: safety.factor_on_at,
    passkeys: keys.map((key) => ({
      id: key.credential,
      name: key.name,
      at: key.created_at.toISOString(),
      used_at: key.used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: left,
    fresh_until: until ?? null,
    sessions: list,
  };
}

export async function personOf(env: Environment, personId: string) {
  const person = await sql.findOperator(env.db.direct, personId);
  if (person === undefined) throw refuse('recordNotFound');
  return person;
}

/** Gives how many other sessions ended with the change. */
export async function changePassword(
  env: Environment,
  session: Session,
  ask: InputOf<typeof calls.changeConsolePassword>,
): Promise<number> {
  const { personId } = session;
  const person = await personOf(env, personId);
  await secrets.assertStrong(ask.new, { field: 'new', own: [person.username, person.name], env });
  if (ask.confirm !== ask.new) throw refuse('invalidParameter', { field: 'confirm', reason: 'mismatch' });
  if (ask.new === ask.password) throw refuse('invalidParameter', { field: 'new', reason: 'same_as_old' });
  await factors.assertFreshFactor(env, session);
  const wrong = await secrets.takePasswordTurn(() =>
    secrets.trySecret(env, factors.whoOf(personId), 'password', () =>
      secrets.isPassword(ask.password, person.password_hash),
    ),
  );
  if (wrong !== undefined)
    throw refuse('oldPasswordIncorrect', { field: 'password', reason: 'wrong', ...wrong });
  const hash = await secrets.hashSecret(ask.new);
  if (!(await sql.setPasswordHash(env.db.direct, personId, hash, person.password_hash))) {
    throw refuse('operationBusy', { reason: 'changed_meanwhile' });
  }
  return sessions.endOthers(env, session, undefined);
}

/** Proves the factor of the session again. Gives until when it counts. */
export async function proveAgain(
  env: Environment,
  session: Session,
  ask: InputOf<typeof calls.proveFactor>,
): Promise<Date> {
  if (ask.answer !== undefined) await passkeys.checkPasskey(env, session.personId, ask.answer);
  else await factors.checkCode(env, session.personId, ask.code ?? '');
  const now = env.clock.now();
  await sessions.prove(env.db.direct, session.tokenHash, now);
  return new Date(now.getTime() + limits.freshFactorMs);
}

export async function addPasskey(
  env: Environment,
  session: Session,
  ask: InputOf<typeof calls.addPasskey>,
): Promise<{ id: string }> {
  const { personId } = session;
  await factors.assertFreshFactor(env, session);
  const made = await passkeys.checkCreation(env, personId, ask.answer);
  await env.db.transaction(async (tx) => {
    await access.lockSafety(tx, personId);
    await passkeys.savePasskey(tx, personId, { ...made, name: ask.name, at: env.clock.now() });
  });
  return { id: made.credential };
}

/**
 * Removes a passkey or the app. Nobody is left without a factor.
 *
 * @throws Refused `invalidOperation` with reason `last_factor`.
 */
export async function removeFactor(
  env: Environment,
  session: Session,
  ask: InputOf<typeof calls.removeFactor>,
): Promise<boolean> {
  const { personId } = session;
  await factors.assertFreshFactor(env, session);
  return env.db.transaction(async (tx) => {
    await access.lockSafety(tx, personId);
    const isRemoved =
      ask.passkey === undefined
        ? ask.app === true && (await access.turnFactorOff(tx, { personId }))
        : await dropPasskey(tx, { personId, credential: ask.passkey });
    const left = await factors.factorsOf(tx, personId);
    if (isRemoved && left.length === 0) throw refuse('invalidOperation', { reason: 'last_factor' });
    return isRemoved;
  });
}
