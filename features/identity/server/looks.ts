// Looking at a document: first it is written down who looks, at what and why, then it is decrypted.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { takeLook } from '#features/audit/server/public.ts';
import { filesOf, readPrivate, type StoredFile } from '#features/files/server/public.ts';
import type { lookAtIdentity } from '#features/identity/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './identity.sql.ts';
import * as looks from './looks.sql.ts';
import { readRouted } from './routed.ts';
import { stampPicture } from './watermark.ts';

export type Looking = {
  readonly env: Environment;
  readonly by: string;
  readonly audit: (note: AuditNote) => void;
  readonly input: InputOf<typeof lookAtIdentity>;
};

/**
 * One document, with the viewer's name and the time drawn across it. The look is counted and on record before a byte
 * is decrypted, so that whoever breaks off in between is on record too.
 *
 * @throws Refused `invalidOperation`: `not_taken` for an open application that this person has not taken, `reason` for
 * a reason that does not fit.
 * @throws Refused `tooManyRequests` with `retry_at` after `limits.identityLooksDailyMax` documents a day.
 * @throws Refused `recordNotFound` for what is not there or was erased.
 */
export async function lookAt(act: Looking): Promise<GivenOf<typeof lookAtIdentity>> {
  const { env, input } = act;
  const now = env.clock.now();
  const { file, name, left } = await env.db.transaction((tx) => record(act, tx, now));
  const bytes = await readPrivate(env, file);
  const isPicture = file.mime.startsWith('image/');
  const stamp = `${name} · ${act.by.slice(-8)} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    field: input.field,
    position: input.position,
    mime: file.mime,
    // A PDF of a company is not drawn: it is given as it came, named after who opened it.
    is_stamped: isPicture,
    file_name: `${shopCodeOf(file.shop_id)}-${input.field}-${act.by.slice(-8)}.${isPicture ? 'jpg' : 'pdf'}`,
    content: (isPicture ? await stampPicture(bytes, stamp) : bytes).toString('base64'),
    looked_at: now,
    looks_left: left,
  };
}

type Recorded = { readonly file: StoredFile; readonly name: string; readonly left: number };

async function record({ env, by, audit, input }: Looking, tx: Tx, now: Date): Promise<Recorded> {
  const { shopId, id } = readRouted(input.id);
  const row = await sql.findApplication(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'application' });
  assertMayLook(row, { by, now, reason: input.reason });
  const file = await fileAt(tx, row, input);
  const left = await takeLook({ tx, env }, { kind: 'identity', by, now });
  const { field, position, reason } = input;
  const looked = { id: env.random.id(now), applicationId: id, by, at: now, field, position, reason };
  await looks.insertLook(tx, { shopId, ...looked });
  audit({ shopId, subject: id, why: reason, after: { field, position } });
  return { file, name: await looks.nameOf(tx, by), left };
}

type Wish = { readonly by: string; readonly now: Date; readonly reason: string };

/** What waits is seen by who took it; what was decided, only to answer for it. */
function assertMayLook(row: sql.ApplicationRow, { by, now, reason }: Wish): void {
  const isLater = reason === 'appeal' || reason === 'law';
  if (isLater === (row.state === 'open')) throw refuse('invalidOperation', { reason: 'reason' });
  if (row.state !== 'open') return;
  if (!hasTaken(row, by, now)) throw refuse('invalidOperation', { reason: 'not_taken' });
}

/** Whether this person has an application at the moment. */
export function hasTaken(row: sql.ApplicationRow, by: string, now: Date): boolean {
  return row.taken_by === by && row.taken_at !== null && row.taken_at > freeBefore(now);
}

/** Who took an application before this has it no more. */
export function freeBefore(now: Date): Date {
  return addMinutes(now, -limits.identityTakeMinutes);
}

async function fileAt(
  tx: Tx,
  row: sql.ApplicationRow,
  { field, position }: Pick<Looking['input'], 'field' | 'position'>,
): Promise<StoredFile> {
  const documents = await sql.documentsOf(tx, { shopId: row.shop_id, applicationId: row.id });
  const found = documents.find((one) => one.field === field && one.position === position);
  const [file] = found === undefined ? [] : await filesOf(tx, row.shop_id, [found.file_id]);
  if (file === undefined) throw refuse('recordNotFound', { field: 'field', reason: 'document' });
  return file;
}
