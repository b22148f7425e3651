// Saving goods of the warehouse for later.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { saveGoods } from '#features/showcase/saved.contract.ts';
import { holdLimits, type Context } from './context.ts';
import * as sql from './saved.sql.ts';

/**
 * Sets whether goods are on the shop's list. Acts of one shop go one after the other, so that the list is never longer
 * than it may be.
 *
 * @throws Refused `recordNotFound` where the warehouse does not have the goods.
 * @throws Refused `invalidOperation` `saved_max` where the list is full.
 */
export async function saveForLater(
  context: Context,
  { goods_id: goodsId, saved }: InputOf<typeof saveGoods>,
): Promise<GivenOf<typeof saveGoods>> {
  const { tx, shop, now } = context;
  const shopId = shop.shop_id;
  const max = limits.savedGoodsMax;
  await holdLimits(context);
  const before = await sql.countSaved(tx, { shopId, goodsId });
  const isSaved = before?.has === true;
  if (isSaved && !saved) await sql.deleteSaved(tx, { shopId, goodsId });
  if (!isSaved && saved) {
    if ((before?.count ?? 0) >= max) throw refuse('invalidOperation', { reason: 'saved_max', max });
    await sql.insertSaved(tx, { shopId, goodsId, max, at: now });
  }
  const after = await sql.countSaved(tx, { shopId, goodsId });
  if (saved && after?.has !== true) throw refuse('recordNotFound', { field: 'goods_id', reason: 'unknown' });
  return { goods_id: goodsId, saved, count: after?.count ?? 0, max };
}
