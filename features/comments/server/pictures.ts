// What a buyer shows of the goods: pictures that are sent before the comment and belong to it afterwards.
import type * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { commentPhoto } from '#features/comments/shown.shapes.ts';
import {
  dropBytes,
  eraseFile,
  filesOf,
  presentFile,
  storeFile,
  type StoredFile,
} from '#features/files/server/public.ts';
import type { Context } from '#features/orders/server/public.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './pictures.sql.ts';

export type Photo = z.output<typeof commentPhoto>;
/** Pictures by the comment, or the goods, that they belong to. */
export type Photos = ReadonlyMap<string, readonly Photo[]>;

type Sending = sql.Place & { readonly env: Environment; readonly shopId: bigint };

/**
 * Keeps one picture. Its bytes must have been prepared (`prepareFiles`) before.
 *
 * @throws Refused `invalidOperation` `too_many_pictures` where six are there for this item.
 */
export async function storePicture(sending: Sending, { name, bytes }: CallFile): Promise<Photo> {
  const { env, shopId, orderId, goodsId } = sending;
  let stored: StoredFile | undefined;
  try {
    return await env.db.transaction(async (tx) => {
      // Nobody signs in to comment: the order stands for its buyer.
      const file = { kind: 'comment', name, bytes, by: orderId, field: 'photo', isCounted: false } as const;
      stored = await storeFile(env, tx, shopId, file);
      const at = env.clock.now();
      if (!(await sql.takePlace(tx, shopId, { orderId, goodsId, fileId: stored.id, at }))) throw tooMany();
      return present(env, stored);
    });
  } catch (error) {
    if (stored !== undefined) await dropBytes(env, stored);
    throw error;
  }
}

/** @throws Refused `invalidOperation` before the long work of drawing, where no place is left. */
export async function assertPlaceLeft({ env, shopId, orderId, goodsId }: Sending): Promise<void> {
  const taken = await sql.listWaiting(env.db.direct, { shopId, orderId });
  if (taken.filter(({ goods_id }) => goods_id === goodsId).length >= limits.commentPhotosMax) throw tooMany();
}

function tooMany() {
  return refuse('invalidOperation', { reason: 'too_many_pictures', most: limits.commentPhotosMax });
}

/**
 * Ties the chosen pictures to their comment; the others that were sent are erased.
 *
 * @throws Refused `recordNotFound` where one of them was never sent for this item.
 */
export async function usePictures(
  { env, tx, shopId }: Context,
  asked: sql.Place & { commentId: string; fileIds: readonly string[] },
): Promise<void> {
  const fileIds = [...new Set(asked.fileIds)];
  const used = fileIds.length === 0 ? 0 : await sql.attachPictures(tx, { shopId, ...asked, fileIds });
  if (used !== fileIds.length) throw refuse('recordNotFound', { field: 'photos' });
  for (const id of await sql.dropWaiting(tx, shopId, asked)) await eraseFile(env, tx, shopId, id);
}

type Reading = Pick<Context, 'env' | 'tx'>;

/** The pictures of comments, by their comment. */
export async function photosOf(
  context: Reading,
  rows: readonly { readonly shop_id: bigint; readonly id: string }[],
): Promise<Photos> {
  if (rows.length === 0) return new Map();
  const found = await sql.listOfComments(context.tx, rows);
  return shown(context, found, ({ comment_id: id }) => id);
}

/** Pictures of an order that wait for their comment, by their goods. */
export async function waitingPhotos(context: Reading, shopId: bigint, orderId: string): Promise<Photos> {
  const found = await sql.listWaiting(context.tx, { shopId, orderId });
  return shown(context, found, ({ goods_id: id }) => id);
}

/** What was removed is seen by nobody: the pictures are erased, their hashes stay as evidence. */
export async function erasePictures(
  { env, tx }: Reading,
  comment: { readonly shop_id: bigint; readonly id: string },
): Promise<void> {
  for (const { file_id: id } of await sql.listOfComments(tx, [comment])) {
    await eraseFile(env, tx, comment.shop_id, id);
  }
}

async function shown<Row extends sql.PictureRow>(
  { env, tx }: Reading,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<Photos> {
  const photos = new Map<string, Photo[]>();
  for (const shopId of new Set(rows.map(({ shop_id }) => shop_id))) {
    const own = rows.filter(({ shop_id }) => shop_id === shopId);
    const files = await filesOf(
      tx,
      shopId,
      own.map(({ file_id }) => file_id),
    );
    for (const row of own) {
      const file = files.find(({ id }) => id === row.file_id);
      const key = keyOf(row);
      if (file !== undefined) photos.set(key, [...(photos.get(key) ?? []), present(env, file)]);
    }
  }
  return photos;
}

function present(env: Environment, file: StoredFile): Photo {
  const { id, url, sizes, w, h } = presentFile(env, file);
  const [smallest = url] = Object.values(sizes);
  return { id, url, thumb: smallest, w: w ?? 0, h: h ?? 0 };
}
