// Pictures of comments: six places for each item of an order.
import { statement, type Tx } from '#platform/db/database.ts';

export type PictureRow = { shop_id: bigint; slot: number; file_id: string; comment_id: string | null };
export type Place = { readonly orderId: string; readonly goodsId: string };

const take = statement<{ slot: number }>(
  'comment-picture-take',
  `insert into comment_picture (shop_id, order_id, goods_id, slot, file_id, at)
   select $1, $2, $3, free.slot, $4, $5
   from (select s.slot from generate_series(1, 6) as s (slot)
     where not exists (select from comment_picture p
       where p.shop_id = $1 and p.order_id = $2 and p.goods_id = $3 and p.slot = s.slot)
     order by s.slot limit 1) free
   on conflict do nothing returning slot`,
);

const places = 6;

/** Takes a free place; false where all six are taken. Whoever loses a place to another tries the next one. */
export async function takePlace(
  tx: Tx,
  shopId: bigint,
  { orderId, goodsId, fileId, at }: Place & { readonly fileId: string; readonly at: Date },
): Promise<boolean> {
  for (let tries = 0; tries < places; tries += 1) {
    if ((await tx.row(take, [shopId, orderId, goodsId, fileId, at])) !== undefined) return true;
  }
  return false;
}

const waiting = statement<PictureRow & { goods_id: string }>(
  'comment-picture-waiting',
  `select shop_id, goods_id, slot, file_id, comment_id from comment_picture
   where shop_id = $1 and order_id = $2 and comment_id is null order by goods_id, slot`,
);

/** Pictures of an order that belong to no comment yet. */
export function listWaiting(tx: Tx, shopId: bigint, orderId: string) {
  return tx.rows(waiting, [shopId, orderId]);
}

const attach = statement<{ file_id: string }>(
  'comment-picture-attach',
  `update comment_picture set comment_id = $5
   where shop_id = $1 and order_id = $2 and goods_id = $3 and comment_id is null and file_id = any($4::uuid[])
   returning file_id`,
);

/** Ties waiting pictures to their comment; gives how many there were of them. */
export async function attachPictures(
  tx: Tx,
  shopId: bigint,
  { orderId, goodsId, fileIds, commentId }: Place & { fileIds: readonly string[]; commentId: string },
): Promise<number> {
  return (await tx.rows(attach, [shopId, orderId, goodsId, fileIds, commentId])).length;
}

const drop = statement<{ file_id: string }>(
  'comment-picture-drop',
  `delete from comment_picture
   where shop_id = $1 and order_id = $2 and goods_id = $3 and comment_id is null returning file_id`,
);

/** Lets go of the pictures that were not used after all; gives their files. */
export async function dropWaiting(tx: Tx, shopId: bigint, { orderId, goodsId }: Place): Promise<string[]> {
  return (await tx.rows(drop, [shopId, orderId, goodsId])).map(({ file_id }) => file_id);
}

const ofComments = statement<PictureRow & { comment_id: string }>(
  'comment-picture-of-comments',
  `select p.shop_id, p.slot, p.file_id, p.comment_id
   from unnest($1::bigint[], $2::uuid[]) as w (shop_id, id)
   join comment_picture p on p.shop_id = w.shop_id and p.comment_id = w.id
   order by p.slot`,
);

export function listOfComments(tx: Tx, rows: readonly { shop_id: bigint; id: string }[]) {
  return tx.rows(ofComments, [rows.map(({ shop_id }) => shop_id), rows.map(({ id }) => id)]);
}
