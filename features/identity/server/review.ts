// What waits for a reviewer, and taking one of them: whoever opens it has it for a while, alone.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopCodeOf, type Routed } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { toPage } from '#domain/wire/page.ts';
import { rights } from '#domain/rights.ts';
import { addMinutes } from '#domain/time.ts';
import { looksLeft } from '#features/audit/server/public.ts';
import { filesOf } from '#features/files/server/public.ts';
import type { listIdentities, takeIdentity } from '#features/identity/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Environment } from '#platform/environment.ts';
import { numberContext } from './apply.ts';
import * as sql from './identity.sql.ts';
import { freeBefore } from './looks.ts';
import * as looks from './looks.sql.ts';
import * as review from './review.sql.ts';
import { readRouted } from './routed.ts';
import { fieldKeysOf, isVerified } from './status.ts';

export type Reviewing = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly by: string;
  readonly audit: (note: AuditNote) => void;
};

/** What waits, the most pressing first. */
export async function listWaiting(
  { env, tx, by }: Omit<Reviewing, 'audit'>,
  input: InputOf<typeof listIdentities>,
): Promise<GivenOf<typeof listIdentities>> {
  const { page, page_size: size } = input;
  const now = env.clock.now();
  const rows = await review.listWaiting(tx, { limit: size + 1, offset: (page - 1) * size });
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

/**
 * Opens an application for one reviewer for `limits.identityTakeMinutes`, and writes down that they looked.
 *
 * @throws Refused `recordNotFound` for an application that is not there.
 * @throws Refused `invalidOperation`: `decided`, or `taken` by another reviewer.
 * @throws Refused `insufficientPermissions`: `invited_by_you` where somebody else can decide.
 */
export async function takeApplication(act: Reviewing, routed: string): Promise<GivenOf<typeof takeIdentity>> {
  const { env, tx, by } = act;
  const now = env.clock.now();
  const { shopId, id } = readRouted(routed);
  const row = await applicationOf(act, { shopId, id });
  await assertSecondPerson(act, row);
  if (!(await review.takeApplication(tx, { shopId, id, by, at: now, freeBefore: freeBefore(now) }))) {
    throw refuse('invalidOperation', { reason: 'taken' });
  }
  const look = { field: null, position: null, reason: 'decide' } as const;
  await looks.insertLook(tx, { shopId, id: env.random.id(now), applicationId: id, by, at: now, ...look });
  act.audit({ shopId, subject: id, why: 'decide' });
  const documents = await sql.documentsOf(tx, { shopId, applicationId: id });
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
    id_number: row.number_sealed ? env.vault.open(row.number_sealed, numberContext(shopId, id)) : '',
    phone: row.phone ?? '',
    documents: await presentDocuments(act, shopId, documents),
    fields: [...fieldKeysOf(row, documents)],
    looks_left: await looksLeft(tx, { kind: 'identity', by, now }),
    is_renewal: isVerified(await sql.findIdentity(tx, { shopId })),
    same_number_shops: same.numbers,
    same_picture_shops: same.pictures,
    submitted_at: row.submitted_at,
    promise_at: row.promise_at,
    taken_until: addMinutes(now, limits.identityTakeMinutes),
  };
}

export async function presentDocuments(
  { tx }: Reviewing,
  shopId: bigint,
  documents: readonly sql.DocumentRow[],
): Promise<GivenOf<typeof takeIdentity>['documents']> {
  const ids = documents.map(({ file_id: fileId }) => fileId);
  const files = new Map((await filesOf(tx, shopId, ids)).map((file) => [file.id, file]));
  return documents.flatMap(({ field, position, file_id: fileId }) => {
    const file = files.get(fileId);
    return file === undefined ? [] : [{ field, position, mime: file.mime }];
  });
}

/** @throws Refused where it is not there or decided already. */
export async function applicationOf({ tx }: Reviewing, { shopId, id }: Routed): Promise<sql.ApplicationRow> {
  const row = await sql.findApplication(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'application' });
  if (row.state !== 'open') throw refuse('invalidOperation', { reason: 'decided' });
  return row;
}

/** Whoever let a merchant in does not also vouch for them, wherever there is somebody else who can. */
export async function assertSecondPerson({ tx, by }: Reviewing, row: sql.ApplicationRow): Promise<void> {
  if ((await review.invitedBy(tx, row.shop_id, row.submitted_by)) !== by) return;
  if (!(await review.hasOtherReviewers(tx, by, rights.identities))) return;
  throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
}
