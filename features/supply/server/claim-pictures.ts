// Pictures that show what a claim is about.
import { refuse } from '#domain/wire/errors.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import type { ClaimSide } from '#domain/states/supplier-claim.ts';
import { dropBytes, storeFile, type StoredFile } from '#features/files/server/public.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { lockClaim, takePlace } from './claims.sql.ts';
import { showOne, type ClaimContext, type Shown } from './claims.ts';

/**
 * Keeps one picture. Its bytes must have been prepared (`prepareFiles`) before. It is kept with the order's shop.
 *
 * @throws Refused `recordNotFound`; `invalidOperation`: `decided`, `too_many_pictures`.
 */
export async function addPicture(
  context: Omit<ClaimContext, 'tx'>,
  claimId: string,
  sent: CallFile | undefined,
): Promise<Pick<Shown, 'pictures'>> {
  const { env, now, personId, supplierId } = context;
  if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
  const side: ClaimSide = supplierId === undefined ? 'house' : 'supplier';
  let stored: StoredFile | undefined;
  try {
    return await env.db.transaction(async (tx) => {
      const row = isUuid(claimId) ? await lockClaim(tx, { id: claimId }) : undefined;
      if (row === undefined || (supplierId !== undefined && row.supplier_id !== supplierId))
        throw refuse('recordNotFound', { field: 'id' });
      if (row.state !== 'open' && row.state !== 'answered')
        throw refuse('invalidOperation', { reason: 'decided', state: row.state });
      const { name, bytes } = sent;
      const file = { kind: 'case', name, bytes, by: personId, field: 'picture', isCounted: false } as const;
      stored = await storeFile(env, tx, row.shop_id, file);
      const taken = { claimId, shopId: row.shop_id, fileId: stored.id, side, at: now };
      if (!(await takePlace(tx, taken)))
        throw refuse('invalidOperation', { reason: 'too_many_pictures', most: limits.claimFilesMax });
      const { pictures } = await showOne({ ...context, tx }, claimId);
      return { pictures };
    });
  } catch (error) {
    if (stored !== undefined) await dropBytes(env, stored);
    throw error;
  }
}
