// Prices of a period, and prices for several pieces, as rows of the showcase have them. What may be shown as the price before
// is the database's: no value of a call gets there.
import { sql } from '#platform/db/sql.ts';

/** Begins a sale for goods; gives those that are in it now: the others are in another one, gone, or no dearer. */
export const beginSalePrices = sql.rows('showcase-sale-begin')<{ goods_id: string }>`
  select s.goods_id from showcase_sale_begin(:shopId, :saleId, :goodsIds::uuid[], :priceUnits::bigint[], :at) as s (goods_id)`;

/** Ends a sale; gives the goods that were still in it. They cost what they did before. */
export const endSalePrices = sql.rows('showcase-sale-end')<{ goods_id: string }>`
  select s.goods_id from showcase_sale_end(:shopId, :saleId, :at) as s (goods_id)`;

/** The lowest price that goods were really asked at in the 30 days before; null where that is not known for all of them. */
export const listLowestPrices = sql.rows('showcase-lowest-prices')<{
  goods_id: string;
  units: bigint | null;
}>`
  select g.id as goods_id, showcase_lowest_price(:shopId, g.id, :at) as units from unnest(:goodsIds::uuid[]) as g (id)`;

/** Sets the price for several pieces, or drops it; false where somebody changed the row, or it is gone. */
export const updateQuantityPrice = sql.has('showcase-quantity-price')`
  update showcase_item set quantity_kind = :kind?, quantity_from = :from?::int[], quantity_units = :units?::bigint[],
    version = version + 1, updated_at = :at
  where shop_id = :shopId and goods_id = :goodsId and version = :version returning goods_id`;

const forget = sql.row('showcase-price-forget')<{ gone: number }>`
  select showcase_price_forget(:before, :limit) as gone`;

/** Forgets at most `limit` prices of all shops that no reduction can be compared with any more, and says how many. */
export async function purgePriceHistory(
  tx: Parameters<typeof forget>[0],
  before: Date,
  limit: number,
): Promise<number> {
  return (await forget(tx, { before, limit }))?.gone ?? 0;
}
