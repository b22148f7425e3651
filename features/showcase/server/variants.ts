// Goods of one family as one row of the showcase.
import { familyTitle } from '#domain/goods/family-title.ts';
import { formatUnits } from '#domain/money/money.ts';
import { pieceMoney } from '#domain/pricing/prices.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { listShowcase } from '#features/showcase/contract.ts';
import type { Context } from './context.ts';
import type { ShowcaseRow } from './list.sql.ts';
import { readVariants, type VariantRow } from './variants.sql.ts';

type Variants = GivenOf<typeof listShowcase>['list'][number]['variants'];

/** What the rows say that stand for several goods, by the id of the row; the others say nothing. */
export async function presentVariants(
  context: Context,
  rows: readonly ShowcaseRow[],
): Promise<ReadonlyMap<string, Variants>> {
  const { tx, shop, language } = context;
  const groups = rows.filter(({ ids }) => ids.length > 1);
  if (groups.length === 0) return new Map();
  const goodsIds = groups.flatMap(({ ids }) => ids);
  const read = await readVariants(tx, { shopId: shop.shop_id, goodsIds, language });
  const byId = new Map(read.map((row) => [row.goods_id, row]));
  return new Map(
    groups.map((row) => [
      row.goods_id,
      presentGroup(
        context,
        row,
        row.ids.flatMap((id) => byId.get(id) ?? []),
      ),
    ]),
  );
}

function presentGroup(
  { shop, commissionBps }: Context,
  row: ShowcaseRow,
  goods: readonly VariantRow[],
): Variants {
  if (goods.length === 0) return null;
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const prices = rangeOf(goods.map(({ price_units }) => price_units));
  const costs = rangeOf(goods.map(({ cost_units }) => cost_units));
  const profits = rangeOf(
    goods.map(({ price_units: priceUnits, cost_units: costUnits }) => {
      return pieceMoney({ priceUnits, costUnits, shipFeeUnits: 0n, commissionBps, restockBps: 0 }).profit;
    }),
  );
  return {
    title: familyTitle(goods.map(({ title }) => title)),
    goods: goods.map(({ goods_id: id, status }) => ({ id, status })),
    price_min: amount(prices.min),
    price_max: amount(prices.max),
    cost_min: amount(costs.min),
    cost_max: amount(costs.max),
    profit_min: amount(profits.min),
    profit_max: amount(profits.max),
    sold_out: goods.filter(({ status, available }) => status === 'listed' && available <= 0n).length,
    stock: Number(goods.reduce((sum, { available }) => sum + available, 0n)),
    orders_30d: row.orders_30d,
  };
}

function rangeOf(all: readonly bigint[]): { min: bigint; max: bigint } {
  const [first = 0n] = all;
  return all.reduce(
    ({ min, max }, units) => ({ min: units < min ? units : min, max: units > max ? units : max }),
    { min: first, max: first },
  );
}
