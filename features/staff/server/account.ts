// One's own access: what can be changed with a factor that was just proved.
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import type * as calls from '#features/staff/account.contract.ts';
import { secrets, sessions } from '#features/people/server/public.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import * as access from './access.sql.ts';
import * as factors from './factors.ts';
import * as sql from './operators.sql.ts';
import * as passkeys from './passkeys.ts';
import { dropPasskey, listPasskeys } from './passkeys.sql.ts';

export async function presentAccess(world: World, session: Session): Promise<GivenOf<typeof calls.myAccess>> {
  const { direct } = world.db;
  const { personId } = session;
  const person = await personOf(world, personId);
  const [safety, keys, left, until, list] = await Promise.all([
    access.findSafety(direct, personId),
    listPasskeys(direct, personId),
    access.countRecoveryCodes(direct, personId),
    factors.freshUntil(world, session),
    sessions.present(direct, session, world.clock.now()),
  ]);
  return {
    username: person.username,
    totp_since: safety.factor_on_at?.toISOString() ?? null,
    passkeys: keys.map((key) => ({
      id: key.credential,
      name: key.name,
      at: key.created_at.toISOString(),
      used_at: key.used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: left,
    fresh_until: until?.toISOString() ?? null,
    sessions: list,
  };
}

export async function personOf(world: World, personId: string) {
  const person = await sql.findOperator(world.db.direct, personId);
  if (person === undefined) throw refuse('recordNotFound');
  return person;
}

/** Gives how many other sessions ended with the change. */
export async function changePassword(
  world: World,
  session: Session,
  ask: InputOf<typeof calls.changeConsolePassword>,
): Promise<number> {
  const { personId } = session;
  const person = await personOf(world, personId);
  await secrets.assertStrong(ask.new, { field: 'new', own: [person.username, person.name], world });
  if (ask.confirm !== ask.new) throw refuse('invalidParameter', { field: 'confirm', reason: 'mismatch' });
  if (ask.new === ask.password) throw refuse('invalidParameter', { field: 'new', reason: 'same_as_old' });
  await factors.assertFreshFactor(world, session);
  const wrong = await secrets.takePasswordTurn(() =>
    secrets.trySecret(world, factors.whoOf(personId), 'password', () =>
      secrets.isPassword(ask.password, person.password_hash),
    ),
  );
  if (wrong !== undefined)
    throw refuse('oldPasswordIncorrect', { field: 'password', reason: 'wrong', ...wrong });
  const hash = await secrets.hashSecret(ask.new);
  if (!(await sql.setPasswordHash(world.db.direct, personId, hash, person.password_hash))) {
    throw refuse('operationBusy', { reason: 'changed_meanwhile' });
  }
  return sessions.endOthers(world, session, undefined);
}

/** Proves the factor of the session again. Gives until when it counts. */
export async function proveAgain(
  world: World,
  session: Session,
  ask: InputOf<typeof calls.proveFactor>,
): Promise<Date> {
  if (ask.answer !== undefined) await passkeys.checkPasskey(world, session.personId, ask.answer);
  else await factors.checkCode(world, session.personId, ask.code ?? '');
  const now = world.clock.now();
  await sessions.prove(world.db.direct, session.tokenHash, now);
  return new Date(now.getTime() + limits.freshFactorMs);
}

export async function addPasskey(
  world: World,
  session: Session,
  ask: InputOf<typeof calls.addPasskey>,
): Promise<{ id: string }> {
  const { personId } = session;
  await factors.assertFreshFactor(world, session);
  const made = await passkeys.checkCreation(world, personId, ask.answer);
  await world.db.transaction(async (tx) => {
    await access.lockSafety(tx, personId);
    await passkeys.keepPasskey(tx, personId, { ...made, name: ask.name, at: world.clock.now() });
  });
  return { id: made.credential };
}

/**
 * Removes a passkey or the app. Nobody is left without a factor.
 *
 * @throws Refused `invalidOperation` with reason `last_factor`.
 */
export async function removeFactor(
  world: World,
  session: Session,
  ask: InputOf<typeof calls.removeFactor>,
): Promise<boolean> {
  const { personId } = session;
  await factors.assertFreshFactor(world, session);
  return world.db.transaction(async (tx) => {
    await access.lockSafety(tx, personId);
    const isRemoved =
      ask.passkey === undefined
        ? ask.app === true && (await access.turnFactorOff(tx, personId))
        : await dropPasskey(tx, personId, ask.passkey);
    const left = await factors.factorsOf(tx, personId);
    if (isRemoved && left.length === 0) throw refuse('invalidOperation', { reason: 'last_factor' });
    return isRemoved;
  });
}
