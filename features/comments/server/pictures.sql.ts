// Pictures of comments: six places for each item of an order.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type PictureRow = { shop_id: bigint; slot: number; file_id: string; comment_id: string | null };
export type Place = { readonly orderId: string; readonly goodsId: string };

const take = sql.row('comment-picture-take')`
  insert into comment_picture (shop_id, order_id, goods_id, slot, file_id, at)
  select :shopId, :orderId, :goodsId, free.slot, :fileId, :at
  from (select s.slot from generate_series(1, 6) as s (slot)
    where not exists (select from comment_picture p
      where p.shop_id = :shopId and p.order_id = :orderId and p.goods_id = :goodsId and p.slot = s.slot)
    order by s.slot limit 1) free
  on conflict do nothing returning slot`;

const places = 6;

/** Takes a free place; false where all six are taken. Whoever loses a place to another tries the next one. */
export async function takePlace(
  tx: Tx,
  shopId: bigint,
  { orderId, goodsId, fileId, at }: Place & { readonly fileId: string; readonly at: Date },
): Promise<boolean> {
  for (let tries = 0; tries < places; tries += 1) {
    if ((await take(tx, { shopId, orderId, goodsId, fileId, at })) !== undefined) return true;
  }
  return false;
}

/** Pictures of an order that belong to no comment yet. */
export const listWaiting = sql.rows('comment-picture-waiting')`
  select shop_id, goods_id, slot, file_id, comment_id from comment_picture
  where shop_id = :shopId and order_id = :orderId and comment_id is null order by goods_id, slot`;

/** Ties waiting pictures to their comment; gives how many there were of them. */
export const attachPictures = sql.count('comment-picture-attach')`
  update comment_picture set comment_id = :commentId
  where shop_id = :shopId and order_id = :orderId and goods_id = :goodsId and comment_id is null
    and file_id = any(:fileIds::uuid[])
  returning file_id`;

const drop = sql.rows('comment-picture-drop')`delete from comment_picture
  where shop_id = :shopId and order_id = :orderId and goods_id = :goodsId and comment_id is null
    returning file_id`;

/** Lets go of the pictures that were not used after all; gives their files. */
export async function dropWaiting(tx: Tx, shopId: bigint, { orderId, goodsId }: Place): Promise<string[]> {
  return (await drop(tx, { shopId, orderId, goodsId })).map(({ file_id }) => file_id);
}

const ofComments = sql.rows(
  'comment-picture-of-comments',
  'generic',
)`select p.shop_id, p.slot, p.file_id, p.comment_id
  from unnest(:shopIds::bigint[], :ids::uuid[]) as w (shop_id, id)
  join comment_picture p on p.shop_id = w.shop_id and p.comment_id = w.id
  order by p.slot`;

export function listOfComments(tx: Tx, rows: readonly { shop_id: bigint; id: string }[]) {
  return ofComments(tx, { shopIds: rows.map(({ shop_id }) => shop_id), ids: rows.map(({ id }) => id) });
}
