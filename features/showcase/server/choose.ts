// Choosing goods from the warehouse, within what the level allows.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import type { addToShowcase } from '#features/showcase/contract.ts';
import {
  accepted,
  holdLimits,
  presentLimit,
  readPrice,
  refusedRow,
  shownLimit,
  type Context,
  type Result,
} from './context.ts';
import { insertItems, readOffers, type NewItem, type OfferRow } from './items.sql.ts';
import { pricing } from './price-rule.ts';
import { moveQuota, type QuotaRow } from './quota.sql.ts';
import { saveUndo } from './undo.ts';

type Asked = InputOf<typeof addToShowcase>['items'][number];
type Output = GivenOf<typeof addToShowcase>;
type Free = { listed: number; rows: number };

/**
 * Puts goods into the showcase, above what is there; each item has its own result. One without a price gets
 * that of the shop's rule, else the suggested one. Acts on one shop go one after the other, so no number of
 * simultaneous ones gets past the level's limits.
 *
 * @throws Refused `insufficientPermissions` with `restriction` while new listings are.
 * @throws Refused `showcaseGoodsLimit` with limit and used where it is the only thing in the way of every item.
 */
export async function chooseGoods(context: Context, items: readonly Asked[]): Promise<Output> {
  const { tx, shop, now } = context;
  await assertMay(tx, shop.shop_id, 'list', { now });
  const quota = await holdLimits(context);
  const free = { listed: quota.listed_max - quota.listed, rows: quota.rows_max - quota.rows_used };
  const ids = [...new Set(items.map(({ goods_id }) => goods_id))];
  const rows = await readOffers(tx, { shopId: shop.shop_id, goodsIds: ids });
  const offers = new Map(rows.map((row) => [row.id, row]));
  const chosen = new Map<string, NewItem>();
  const choice = { quota, free, chosen, priceOf: await pricing(context) };
  const results = items.map((item) => {
    const result = judge(context, item, offers.get(item.goods_id), choice);
    const price = result.ok ? chosen.get(item.goods_id)?.priceUnits : undefined;
    return {
      client_ref: item.client_ref ?? null,
      goods_id: item.goods_id,
      id: result.ok ? item.goods_id : null,
      sale_price: price === undefined ? null : formatUnits(price, shop.currency),
      ...result,
    };
  });
  const [first] = results;
  const isFull = results.every(({ reason }) => reason === 'goods_limit' || reason === 'rows_max');
  if (isFull) {
    const reason = first?.reason === 'rows_max' ? 'rows_max' : 'goods_limit';
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, reason));
  }
  const added = [...chosen.values()];
  if (added.length > 0) {
    const listed = added.filter(({ state }) => state === 'listed').length;
    await insertItems(tx, shop.shop_id, added, now);
    await moveQuota(tx, { shopId: shop.shop_id, listed, rows: added.length, deleted: 0 });
  }
  const undo = await saveUndo(context, 'add', [...chosen.keys()]);
  return { results, ...undo, limit: await presentLimit(context) };
}

type Choice = {
  readonly quota: QuotaRow;
  readonly free: Free;
  readonly chosen: Map<string, NewItem>;
  readonly priceOf: (goods: OfferRow) => bigint;
};

/** Decides one item; one that is accepted is noted in `chosen` and taken off what is `free`. */
function judge(context: Context, item: Asked, offer: OfferRow | undefined, choice: Choice): Result {
  const { language } = context;
  const { quota, free, chosen } = choice;
  if (offer === undefined) return refusedRow(language, 'recordNotFound', { reason: 'unknown' });
  if (offer.is_chosen) return refusedRow(language, 'goodsCodeAlreadyExists', { reason: 'already_listed' });
  if (chosen.has(offer.id)) return refusedRow(language, 'goodsCodeDuplicated', { reason: 'duplicate' });
  const price = priceOf(context, item, offer, choice);
  if (typeof price !== 'bigint') return price;
  const full = free.rows < 1 ? 'rows_max' : item.listed && free.listed < 1 ? 'goods_limit' : undefined;
  if (full !== undefined) {
    const used = { listed: quota.listed_max - free.listed, rows_used: quota.rows_max - free.rows };
    return refusedRow(language, 'showcaseGoodsLimit', shownLimit(context, { ...quota, ...used }, full));
  }
  free.rows -= 1;
  if (item.listed) free.listed -= 1;
  const state = item.listed ? 'listed' : 'delisted';
  chosen.set(offer.id, { goodsId: offer.id, priceUnits: price, state });
  return accepted;
}

/** The wished price, or the one the goods get by themselves, if that is still the one that was shown. */
function priceOf(context: Context, item: Asked, offer: OfferRow, choice: Choice): bigint | Result {
  const { language, shop, commissionBps } = context;
  const { sale_price, expected_price } = item;
  const price = sale_price === undefined ? choice.priceOf(offer) : readPrice(sale_price, shop.currency);
  if (typeof price === 'string') {
    return refusedRow(language, 'invalidParameter', { field: 'sale_price', reason: price });
  }
  if (price < floorUnits(offer.cost_units, commissionBps)) {
    return refusedRow(language, 'invalidParameter', { field: 'sale_price', reason: 'below_break_even' });
  }
  if (expected_price === undefined) return price;
  const expected = readPrice(expected_price, shop.currency);
  if (expected === price) return price;
  return typeof expected === 'string'
    ? refusedRow(language, 'invalidParameter', { field: 'expected_price', reason: expected })
    : refusedRow(language, 'priceChanged', { reason: 'price_changed' });
}
