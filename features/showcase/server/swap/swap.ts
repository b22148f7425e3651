// The same goods from another supplier, in one act that can be taken back.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { listSameGoods } from '#features/goods/server/public.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import type { swapSupplier } from '#features/showcase/swap.contract.ts';
import { holdLimits, presentLimit, readPrice, shownLimit, staleRows, type Context } from '../context.ts';
import { deleteItems, lockItems, notePrices, type ItemRow, type ItemState } from '../items.sql.ts';
import { pricing } from '../price-rule.ts';
import { moveQuota } from '../quota.sql.ts';
import { saveSwapUndo } from '../undo.ts';
import { insertAtPlace, readReplacement } from './swap.sql.ts';

type Input = InputOf<typeof swapSupplier>;
type Replacement = NonNullable<Awaited<ReturnType<typeof readReplacement>>>;

/**
 * Replaces a product by the same goods of another supplier. What the shop said of the old goods, its discounts for several
 * pieces and its reviews stay with them; orders are untouched.
 *
 * @throws Refused `recordNotFound` where the product is not the shop's, or the goods cannot be listed.
 * @throws Refused `invalidParameter` `not_same` where they are not the same goods, `below_break_even` for a price that would
 *   lose money.
 * @throws Refused `invalidOperation` `already_listed`, `outOfStock`, `priceChanged`, `staleVersion`, or `showcaseDeleteLimit`
 *   where the day's removals are used up, and `showcaseGoodsLimit` where what was off sale has no room on sale.
 */
export async function swapGoods(context: Context, input: Input): Promise<GivenOf<typeof swapSupplier>> {
  const { tx, shop, now } = context;
  const expected = readExpected(context, input);
  await assertMay(tx, shop.shop_id, 'list', { now });
  const quota = await holdLimits(context);
  const [old] = await lockItems(tx, shop.shop_id, [input.id], context.language);
  if (old === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  if (input.version !== undefined && input.version !== old.version) throw staleRows([old]);
  const goods = await findReplacement(context, input);
  const state = stateFor(old, goods);
  const priceUnits = await priceFor(context, { how: input.price, expected, old, goods });
  if (quota.deleted >= quota.deleted_max)
    throw refuse('showcaseDeleteLimit', shownLimit(context, quota, 'delete_limit'));
  const listed = Number(state === 'listed') - Number(old.status === 'listed');
  if (quota.listed + listed > quota.listed_max && listed > 0)
    throw refuse('showcaseGoodsLimit', shownLimit(context, quota, 'goods_limit'));
  const swap = { oldId: old.goods_id, newId: goods.id };
  await insertAtPlace(tx, {
    shopId: shop.shop_id,
    goodsId: goods.id,
    oldId: swap.oldId,
    priceUnits,
    state,
    at: now,
  });
  const undo = await saveSwapUndo(context, swap);
  await deleteItems(tx, { shopId: shop.shop_id, goodsIds: [swap.oldId], at: now });
  await notePrices(tx, { shopId: shop.shop_id, goodsIds: [swap.newId], at: now });
  await moveQuota(tx, { shopId: shop.shop_id, listed, rows: 0, deleted: 1 });
  return {
    id: goods.id,
    sale_price: formatUnits(priceUnits, shop.currency),
    currency: shop.currency,
    ...undo,
    limit: await presentLimit(context),
  };
}

async function findReplacement({ tx, shop }: Context, { id, to }: Input): Promise<Replacement> {
  const shopId = shop.shop_id;
  const goods = await readReplacement(tx, { shopId, goodsId: to });
  if (goods === undefined) throw refuse('recordNotFound', { field: 'to', reason: 'unknown' });
  if (goods.is_chosen) throw refuse('invalidOperation', { field: 'to', reason: 'already_listed' });
  const same = await listSameGoods(tx, shopId, id);
  if (!same.includes(to)) throw refuse('invalidParameter', { field: 'to', reason: 'not_same' });
  return goods;
}

/** As it was; what went off sale by itself comes back where the other supplier has it. */
function stateFor(old: ItemRow, { available }: Replacement): ItemState {
  const isWanted = old.status === 'listed' || old.delist_reason !== null;
  if (isWanted && available <= 0n) throw refuse('outOfStock', { field: 'to', reason: 'out_of_stock' });
  return isWanted ? 'listed' : 'delisted';
}

type Sale = {
  readonly how: Input['price'];
  readonly expected: bigint | undefined;
  readonly old: ItemRow;
  readonly goods: Replacement;
};

function readExpected({ shop }: Context, { expected_price: text }: Input): bigint | undefined {
  const expected = text === undefined ? undefined : readPrice(text, shop.currency);
  if (typeof expected !== 'string') return expected;
  throw refuse('invalidParameter', { field: 'expected_price', reason: expected });
}

/** A price in a sale counts as it is without the sale: the goods leave it. */
async function priceFor(context: Context, { how, expected, old, goods }: Sale): Promise<bigint> {
  const { shop, commissionBps } = context;
  const kept = old.list_units ?? old.price_units;
  const price = how === 'keep' ? kept : (await pricing(context))(goods);
  const floor = floorUnits(goods.cost_units, commissionBps);
  if (price < floor) {
    const items = [{ id: goods.id, floor_price: formatUnits(floor, shop.currency) }];
    throw refuse('invalidParameter', { field: 'price', reason: 'below_break_even', items });
  }
  if (expected !== undefined && expected !== price) throw refuse('priceChanged', { reason: 'price_changed' });
  return price;
}
