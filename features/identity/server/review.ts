// Deciding who a merchant is: a reviewer takes an application, looks, and says yes or names what is wrong.
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf, type Routed } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { rights } from '#domain/rights.ts';
import { toPage } from '#domain/page.ts';
import { canMoveIdentity } from '#domain/states/identity.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import type { decideIdentity, listIdentities, takeIdentity } from '#features/identity/console.contract.ts';
import { setIdentityStatus } from '#features/people/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { World } from '#platform/world.ts';
import { identityTimers, numberContext } from './apply.ts';
import * as sql from './identity.sql.ts';
import * as review from './review.sql.ts';
import { isVerified } from './status.ts';

export type Reviewing = { readonly world: World; readonly tx: Tx; readonly by: string };

/** What waits, the most pressing first. */
export async function listWaiting(
  { world, tx, by }: Reviewing,
  input: InputOf<typeof listIdentities>,
): Promise<GivenOf<typeof listIdentities>> {
  const { page, page_size: size } = input;
  const now = world.clock.now();
  const rows = await review.listWaiting(tx, size + 1, (page - 1) * size);
  const shown = rows.map((row) => ({
    id: routedIdOf(row.shop_id, row.id),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    kind: row.kind,
    country: row.country,
    submitted_at: row.submitted_at.toISOString(),
    promise_at: row.promise_at.toISOString(),
    is_late: row.promise_at <= now,
    is_renewal: row.is_renewal,
    is_taken:
      row.taken_by !== null && row.taken_by !== by && row.taken_at !== null && row.taken_at > freeBefore(now),
    is_yours: row.invited_by === by,
  }));
  return toPage(shown, input, await review.countWaiting(tx));
}

function freeBefore(now: Date): Date {
  return addMinutes(now, -limits.identityTakeMinutes);
}

/**
 * Opens an application for one reviewer for `limits.identityTakeMinutes`, and writes down that they looked.
 *
 * @throws Refused `recordNotFound` for an application that is not there.
 * @throws Refused `invalidOperation`: `decided`, or `taken` by another reviewer.
 * @throws Refused `insufficientPermissions`: `invited_by_you` where somebody else can decide.
 */
export async function takeApplication(act: Reviewing, routed: string): Promise<GivenOf<typeof takeIdentity>> {
  const { world, tx, by } = act;
  const now = world.clock.now();
  const { shopId, id } = readRouted(routed);
  const row = await applicationOf(act, { shopId, id });
  await assertSecondPerson(act, row);
  if (!(await review.takeApplication(tx, shopId, id, { by, at: now, freeBefore: freeBefore(now) }))) {
    throw refuse('invalidOperation', { reason: 'taken' });
  }
  await review.insertView(tx, shopId, { id: world.random.id(now), applicationId: id, by, at: now });
  const documents = await sql.documentsOf(tx, shopId, id);
  const hashes = documents.map(({ sha256 }) => sha256);
  const same = await review.sameElsewhere(tx, shopId, row.number_key, hashes);
  return {
    id: routed,
    shop: { id: shopCodeOf(shopId), name: await review.shopNameOf(tx, shopId) },
    kind: row.kind,
    country: row.country,
    doc_type: row.doc_type,
    full_name: row.full_name,
    representative: row.representative,
    birth_date: row.birth_date ?? '',
    document_ends_on: row.document_ends_on,
    id_number: row.number_sealed ? world.vault.open(row.number_sealed, numberContext(shopId, id)) : '',
    phone: row.phone ?? '',
    documents: await presentDocuments(act, shopId, documents),
    same_number_shops: same.numbers,
    same_picture_shops: same.pictures,
    submitted_at: row.submitted_at.toISOString(),
    promise_at: row.promise_at.toISOString(),
    taken_until: addMinutes(now, limits.identityTakeMinutes).toISOString(),
  };
}

async function presentDocuments(
  { world, tx }: Reviewing,
  shopId: bigint,
  documents: readonly sql.DocumentRow[],
): Promise<GivenOf<typeof takeIdentity>['documents']> {
  const ids = documents.map(({ file_id: fileId }) => fileId);
  const files = new Map((await filesOf(tx, shopId, ids)).map((file) => [file.id, presentFile(world, file)]));
  return documents.flatMap(({ field, file_id: fileId }) => {
    const file = files.get(fileId);
    return file === undefined ? [] : [{ field, url: file.url, mime: file.mime }];
  });
}

function readRouted(text: string): Routed {
  const routed = readRoutedId(text);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'application' });
  return routed;
}

async function applicationOf({ tx }: Reviewing, { shopId, id }: Routed): Promise<sql.ApplicationRow> {
  const row = await sql.findApplication(tx, shopId, id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'application' });
  if (row.state !== 'open') throw refuse('invalidOperation', { reason: 'decided' });
  return row;
}

/** Whoever let a merchant in does not also vouch for them, wherever there is somebody else who can. */
async function assertSecondPerson({ tx, by }: Reviewing, row: sql.ApplicationRow): Promise<void> {
  if ((await review.invitedBy(tx, row.shop_id, row.submitted_by)) !== by) return;
  if (!(await review.hasOtherReviewers(tx, by, rights.identities))) return;
  throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
}

/**
 * Decides an application that this reviewer has taken. The merchant's status, the notice and the dates of erasing are
 * part of the same transaction.
 *
 * @throws Refused as `takeApplication` does; `invalidOperation` `not_taken`.
 * @throws Refused `parameterMissing` for a rejection without reasons, `invalidParameter` for a yes with some.
 */
export async function decideApplication(
  act: Reviewing,
  input: InputOf<typeof decideIdentity>,
): Promise<GivenOf<typeof decideIdentity>> {
  const { world, tx, by } = act;
  const { verdict, note } = input;
  const now = world.clock.now();
  const { shopId, id } = readRouted(input.id);
  const reasons = Object.fromEntries(input.reasons.map(({ field, reason }) => [field, reason]));
  assertReasons(verdict, input.reasons.length);
  const found = await applicationOf(act, { shopId, id });
  await assertSecondPerson(act, found);
  const identity = await sql.lockIdentity(tx, shopId, found.submitted_by);
  const eraseAt = verdict === 'rejected' ? addDays(now, limits.identityRejectedKeepDays) : found.erase_at;
  const decided = { state: verdict, by, at: now, reasons, note, eraseAt, takenAfter: freeBefore(now) };
  if (!(await review.decideApplication(tx, shopId, id, decided))) {
    throw refuse('invalidOperation', { reason: 'not_taken' });
  }
  await clearTimers(tx, shopId, [id], [identityTimers.promise]);
  await setTimers(tx, shopId, [{ subject: id, kind: identityTimers.erase, dueAt: eraseAt }]);
  const status = verdict === 'verified' ? await accept(act, found) : await turnDown(act, identity, id);
  return { id: input.id, status };
}

function assertReasons(verdict: 'verified' | 'rejected', count: number): void {
  if (verdict === 'rejected' && count === 0)
    throw refuse('parameterMissing', { field: 'reasons', reason: 'missing' });
  if (verdict === 'verified' && count > 0)
    throw refuse('invalidParameter', { field: 'reasons', reason: 'verified' });
}

async function accept({ world, tx }: Reviewing, row: sql.ApplicationRow): Promise<'verified'> {
  const { shop_id: shopId, id } = row;
  const now = world.clock.now();
  if (!(await sql.verifyIdentity(tx, shopId, row, now))) throw new Error(`shop ${shopId} was not applying`);
  await setIdentityStatus(tx, shopId, row.submitted_by, 'verified');
  if (row.document_ends_on !== null) {
    const endsAt = new Date(`${row.document_ends_on}T00:00:00.000Z`);
    const dueAt = addDays(endsAt, -limits.identityExpiryDays);
    await setTimers(tx, shopId, [{ subject: id, kind: identityTimers.expire, dueAt }]);
  }
  await tell(tx, shopId, {
    id: world.random.id(now),
    code: 'identity_verified',
    onceKey: `identity:${id}:verified`,
    facts: { name: row.full_name },
    at: now,
  });
  return 'verified';
}

async function turnDown(
  { world, tx }: Reviewing,
  identity: sql.IdentityRow,
  id: string,
): Promise<'rejected' | 'expiring'> {
  const { shop_id: shopId } = identity;
  const now = world.clock.now();
  const move = isVerified(identity) ? 'sendBack' : 'reject';
  if (!canMoveIdentity(move, identity.status, 'reviewer')) throw new Error(`shop ${shopId} was not applying`);
  const to = move === 'reject' ? 'rejected' : 'expiring';
  if (!(await sql.moveIdentity(tx, shopId, identity.status, to))) throw new Error(`shop ${shopId} moved`);
  if (to === 'rejected') await setIdentityStatus(tx, shopId, identity.person_id, 'rejected');
  await tell(tx, shopId, {
    id: world.random.id(now),
    code: 'identity_rejected',
    onceKey: `identity:${id}:rejected`,
    facts: {},
    at: now,
  });
  return to;
}
