// Saying yes or no to each field of an application, and what follows.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { IdentityField } from '#domain/identity/identity.ts';
import type { Routed } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { identityMachine } from '#domain/states/identity.ts';
import { addDays } from '#domain/time.ts';
import type { decideIdentity } from '#features/identity/console.contract.ts';
import { setIdentityStatus } from '#features/people/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { identityTimers } from './apply.ts';
import * as sql from './identity.sql.ts';
import { freeBefore, hasTaken } from './looks.ts';
import * as looks from './looks.sql.ts';
import { applicationOf, assertSecondPerson, type Reviewing } from './review.ts';
import * as review from './review.sql.ts';
import { readRouted } from './routed.ts';
import { fieldKeysOf, isVerified } from './status.ts';

/**
 * Decides an application that this reviewer has taken: yes or no to each of its fields; one no is enough for a
 * rejection. The merchant's status, the notice and the dates of erasing are part of the same transaction.
 *
 * @throws Refused as `takeApplication` does; `invalidOperation` `not_taken`, or `not_looked` with the document that this
 * person has not opened: nobody is verified unseen.
 * @throws Refused `parameterMissing` with the field that nothing, or no reason, was said about; `invalidParameter` for
 * one that the application does not have.
 */
export async function decideApplication(
  act: Reviewing,
  input: InputOf<typeof decideIdentity>,
): Promise<GivenOf<typeof decideIdentity>> {
  const { env, tx, by } = act;
  const now = env.clock.now();
  const { shopId, id } = readRouted(input.id);
  const found = await applicationOf(act, { shopId, id });
  await assertSecondPerson(act, found);
  if (!hasTaken(found, by, now)) throw refuse('invalidOperation', { reason: 'not_taken' });
  const documents = await sql.documentsOf(tx, { shopId, applicationId: id });
  const verdicts = readVerdicts(input.fields, fieldKeysOf(found, documents));
  const reasons = Object.fromEntries(Object.entries(verdicts).filter(([, said]) => said !== 'ok'));
  const state = Object.keys(reasons).length === 0 ? 'verified' : 'rejected';
  if (state === 'verified') await assertLookedAt(act, { shopId, id }, documents);
  const identity = await sql.lockIdentity(tx, shopId, found.submitted_by);
  const eraseAt = addDays(now, env.policy.identityKeepDays);
  const said = { reasons, verdicts, note: input.note };
  const decided = { state, by, at: now, ...said, eraseAt, takenAfter: freeBefore(now) } as const;
  if (!(await review.decideApplication(tx, shopId, id, decided))) {
    throw refuse('invalidOperation', { reason: 'not_taken' });
  }
  await clearTimers(tx, { shopId, subjects: [id], kinds: [identityTimers.promise] });
  await setTimers(tx, shopId, [{ subject: id, kind: identityTimers.erase, dueAt: eraseAt }]);
  act.audit({ shopId, subject: id, why: input.note, before: { state: 'open' }, after: { state, verdicts } });
  const status = state === 'verified' ? await accept(act, found) : await turnDown(act, identity, id);
  return { id: input.id, status };
}

/** Every document was opened by the person who decides, on record. */
export async function assertLookedAt(
  { tx, by }: Reviewing,
  { shopId, id }: Routed,
  documents: readonly Pick<sql.DocumentRow, 'field' | 'position'>[],
): Promise<void> {
  const looked = await looks.looksAt(tx, shopId, id, by);
  const unseen = documents.find(
    ({ field, position }) => !looked.some((one) => one.field === field && one.position === position),
  );
  if (unseen === undefined) return;
  const { field, position } = unseen;
  throw refuse('invalidOperation', { reason: 'not_looked', field, position });
}

type Said = InputOf<typeof decideIdentity>['fields'];

/** Every field once, each no with its reason. */
function readVerdicts(said: Said, keys: readonly IdentityField[]): Record<string, string> {
  const foreign = said.find(({ field }) => !keys.includes(field));
  if (foreign !== undefined) throw refuse('invalidParameter', { field: foreign.field, reason: 'not_asked' });
  const verdicts = new Map(said.map((one) => [one.field, one.is_right ? 'ok' : one.reason]));
  if (verdicts.size !== said.length) throw refuse('invalidParameter', { field: 'fields', reason: 'twice' });
  const entries = keys.map((key): [string, string] => {
    const verdict = verdicts.get(key);
    if (verdict === undefined) throw refuse('parameterMissing', { field: key, reason: 'missing' });
    return [key, verdict];
  });
  return Object.fromEntries(entries);
}

async function accept(act: Reviewing, row: sql.ApplicationRow): Promise<'verified'> {
  const { env, tx } = act;
  const { shop_id: shopId, id } = row;
  const now = env.clock.now();
  await saveVerified(act, row, 'applying');
  await tell(tx, shopId, {
    id: env.random.id(now),
    code: 'identity_verified',
    onceKey: `identity:${id}:verified`,
    facts: { name: row.full_name },
    at: now,
  });
  return 'verified';
}

/** Writes what an application says as verified, with the dates on which its document ends. */
export async function saveVerified(
  { env, tx }: Reviewing,
  row: sql.ApplicationRow,
  from: sql.IdentityRow['status'],
): Promise<void> {
  const { shop_id: shopId, id } = row;
  const now = env.clock.now();
  if (!(await sql.verifyIdentity(tx, shopId, row, { from, at: now })))
    throw new Error(`the identity of shop ${shopId} was not ${from}`);
  await setIdentityStatus(tx, shopId, row.submitted_by, 'verified');
  if (row.document_ends_on !== null) {
    const endsAt = new Date(`${row.document_ends_on}T00:00:00.000Z`);
    await setTimers(tx, shopId, [
      { subject: id, kind: identityTimers.expire, dueAt: addDays(endsAt, -limits.identityExpiryDays) },
      { subject: id, kind: identityTimers.remind, dueAt: addDays(endsAt, -limits.identityReminderDays[0]) },
    ]);
  }
}

async function turnDown(
  { env, tx }: Reviewing,
  identity: sql.IdentityRow,
  id: string,
): Promise<'rejected' | 'expiring'> {
  const { shop_id: shopId } = identity;
  const now = env.clock.now();
  const move = isVerified(identity) ? 'sendBack' : 'reject';
  if (!identityMachine.canMove(move, identity.status, 'reviewer'))
    throw new Error(`shop ${shopId} was not applying`);
  const to = move === 'reject' ? 'rejected' : 'expiring';
  if (!(await sql.moveIdentity(tx, { shopId, from: identity.status, to })))
    throw new Error(`shop ${shopId} moved`);
  if (to === 'rejected') await setIdentityStatus(tx, shopId, identity.person_id, 'rejected');
  await tell(tx, shopId, {
    id: env.random.id(now),
    code: 'identity_rejected',
    onceKey: `identity:${id}:rejected`,
    facts: {},
    at: now,
  });
  return to;
}
