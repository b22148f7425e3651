// Choosing goods from the warehouse, within what the level allows.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { floorUnits } from '#domain/prices.ts';
import type { addToShowcase } from '#features/showcase/contract.ts';
import {
  accepted,
  holdLimits,
  presentLimit,
  readPrice,
  refusedRow,
  type Ground,
  type Result,
} from './ground.ts';
import { insertItems, readOffers, type NewItem, type OfferRow } from './items.sql.ts';
import { moveQuota } from './quota.sql.ts';

type Asked = InputOf<typeof addToShowcase>['items'][number];
type Output = OutputOf<typeof addToShowcase>;
type Free = { listed: number; rows: number };

/**
 * Puts goods into the showcase; each item has its own result. Acts on one shop go one after the other, so
 * no number of simultaneous ones gets past the level's limits.
 *
 * @throws Refused `showcaseGoodsLimit` where the limit is the only thing in the way of every item.
 */
export async function chooseGoods(ground: Ground, items: readonly Asked[]): Promise<Output> {
  const { tx, shop, now } = ground;
  const quota = await holdLimits(ground);
  const free = { listed: quota.listed_max - quota.listed, rows: quota.rows_max - quota.rows_used };
  const ids = [...new Set(items.map(({ goods_id }) => goods_id))];
  const rows = await readOffers(tx, shop.shop_id, ids);
  const offers = new Map(rows.map((row) => [row.id, row]));
  const chosen = new Map<string, NewItem>();
  const results = items.map((item) => {
    const result = judge(ground, item, offers.get(item.goods_id), { free, chosen });
    const id = result.ok ? item.goods_id : null;
    return { client_ref: item.client_ref ?? null, goods_id: item.goods_id, id, ...result };
  });
  const isFull = results.every(({ reason }) => reason === 'goods_limit' || reason === 'rows_max');
  if (isFull) throw refuse('showcaseGoodsLimit', { reason: results[0]?.reason ?? 'goods_limit' });
  const added = [...chosen.values()];
  if (added.length > 0) {
    const listed = added.filter(({ state }) => state === 'listed').length;
    await insertItems(tx, shop.shop_id, added, now);
    await moveQuota(tx, shop.shop_id, { listed, rows: added.length, deleted: 0 });
  }
  return { results, limit: await presentLimit(ground) };
}

type Choice = { readonly free: Free; readonly chosen: Map<string, NewItem> };

/** Decides one item; one that is accepted is noted in `chosen` and taken off what is `free`. */
function judge(ground: Ground, item: Asked, offer: OfferRow | undefined, { free, chosen }: Choice): Result {
  const { language } = ground;
  if (offer === undefined) return refusedRow(language, 'recordNotFound', 'unknown');
  if (offer.is_chosen) return refusedRow(language, 'goodsCodeAlreadyExists', 'already_listed');
  if (chosen.has(offer.id)) return refusedRow(language, 'goodsCodeDuplicated', 'duplicate');
  const price = priceOf(ground, item, offer);
  if (typeof price === 'string') return refusedRow(language, 'invalidParameter', price);
  if (free.rows < 1) return refusedRow(language, 'showcaseGoodsLimit', 'rows_max');
  if (item.listed && free.listed < 1) return refusedRow(language, 'showcaseGoodsLimit', 'goods_limit');
  free.rows -= 1;
  if (item.listed) free.listed -= 1;
  chosen.set(offer.id, {
    goodsId: offer.id,
    priceUnits: price,
    state: item.listed ? 'listed' : 'delisted',
  });
  return accepted;
}

/** The wished price, or the suggested one, lifted to the floor where a supplier suggests a loss. */
function priceOf(ground: Ground, item: Asked, offer: OfferRow): bigint | string {
  const floor = floorUnits(offer.cost_units, ground.commissionBps);
  if (item.sale_price === undefined) return offer.suggested_units < floor ? floor : offer.suggested_units;
  const price = readPrice(item.sale_price, ground.shop.currency);
  if (typeof price === 'string') return price;
  return price < floor ? 'below_break_even' : price;
}
