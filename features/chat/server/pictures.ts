// Pictures of buyers and of the desk: kept before their message, counted by the day.
import { dayMs, limits } from '#domain/limits.ts';
import { refuse } from '#domain/wire/errors.ts';
import {
  dropBytes,
  eraseFile,
  presentFile,
  storeFile,
  type StoredFile,
} from '#features/files/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { assertTriesLeft, countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Environment } from '#platform/environment.ts';
import { insertFile, listBuyerFiles, type Sender, type Where } from './messages.sql.ts';
import type { Context } from './speak.ts';

function limitOf({ side, byId }: Sender): TryLimit {
  const max = side === 'desk' ? limits.chatDeskFilesPerDay : limits.chatBuyerFilesPerDay;
  return { key: `chat-file:${side}:${byId}`, windowMs: dayMs, max };
}

/** @throws Refused `tooManyRequests` before the long work of drawing, where the day is used up. */
export async function assertPicturesLeft(env: Environment, sender: Sender): Promise<void> {
  await assertTriesLeft(env.db.direct, [limitOf(sender)], env.clock.now());
}

/**
 * Keeps one picture until its message is sent. Its bytes must have been prepared (`prepareFiles`) before.
 *
 * @param begin Begins the conversation where there is none yet.
 */
export async function storePicture(
  env: Environment,
  where: Where,
  sender: Sender,
  {
    sent,
    begin,
  }: { readonly sent: CallFile | undefined; readonly begin?: (context: Context) => Promise<unknown> },
) {
  if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
  let stored: StoredFile | undefined;
  try {
    return await env.db.transaction(async (tx) => {
      const now = env.clock.now();
      await begin?.({ env, tx, now });
      await countFailure(tx, [limitOf(sender)], now);
      const { name, bytes } = sent;
      const file = {
        kind: 'chat',
        name,
        bytes,
        by: sender.byId,
        field: 'picture',
        isCounted: false,
      } as const;
      stored = await storeFile(env, tx, where.shopId, file);
      await insertFile(tx, { ...where, ...sender, fileId: stored.id, at: now });
      return presentFile(env, stored);
    });
  } catch (error) {
    if (stored !== undefined) await dropBytes(env, stored);
    throw error;
  }
}

/** Erases what a buyer sent of an order. */
export async function eraseBuyerPictures(env: Environment, tx: Tx, where: Where): Promise<void> {
  for (const id of await listBuyerFiles(tx, where)) await eraseFile(env, tx, where.shopId, id);
}
