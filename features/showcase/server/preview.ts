// What a change of many prices would do, before it is done.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { byPercent, endPrice, rulePriceUnits } from '#domain/pricing/price-rule.ts';
import { floorUnits, pieceMoney } from '#domain/pricing/prices.ts';
import type { previewPrices } from '#features/showcase/contract.ts';
import type { Context } from './context.ts';
import { readItems, type ItemRow } from './items.sql.ts';
import { readRuleRow } from './price-rule.sql.ts';
import { ruleOf } from './price-rule.ts';

type Input = InputOf<typeof previewPrices>;
type Output = GivenOf<typeof previewPrices>;

/**
 * Works out new prices and writes nothing. A price below its floor is shown and left out; so is one that stays.
 * The rows' versions are what the change is to be sent with.
 *
 * @throws Refused `invalidOperation` `no_rule` where the shop has no price rule to go by.
 * @throws Refused `recordNotFound` where an id is not a row of the shop.
 */
export async function preview(context: Context, input: Input): Promise<Output> {
  const { tx, shop } = context;
  const ids = [...new Set(input.ids)];
  const rows = await readItems(tx, shop.shop_id, ids, context.language);
  if (rows.length < ids.length) throw refuse('recordNotFound', { field: 'ids', reason: 'unknown' });
  const priceOf = await newPrice(context, input);
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const shown = ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentRow(context, row, priceOf(row))];
  });
  const changes = shown.filter(({ verdict }) => verdict === 'change').length;
  const below = shown.filter(({ verdict }) => verdict === 'below_floor').length;
  return { rows: shown, changes, below_floor: below, currency: shop.currency };
}

async function newPrice(
  context: Context,
  { how, percent, ending }: Input,
): Promise<(row: ItemRow) => bigint> {
  const { tx, shop, commissionBps } = context;
  const { currency } = shop;
  if (how === 'suggested') return (row) => row.suggested_units;
  if (how === 'percent') {
    return (row) => {
      const price = endPrice(byPercent(row.price_units, percent), ending, currency);
      return price < 1n ? 1n : price;
    };
  }
  const kept = await readRuleRow(tx, { shopId: shop.shop_id });
  if (kept === undefined) throw refuse('invalidOperation', { reason: 'no_rule' });
  const rule = ruleOf(kept);
  return ({ cost_units }) => {
    const floor = floorUnits(cost_units, commissionBps);
    return rulePriceUnits(rule, { costUnits: cost_units, floorUnits: floor, asset: currency });
  };
}

function presentRow(context: Context, row: ItemRow, after: bigint): Output['rows'][number] {
  const { shop, commissionBps } = context;
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const profit = (priceUnits: bigint) =>
    pieceMoney({ priceUnits, costUnits: row.cost_units, shipFeeUnits: 0n, commissionBps, restockBps: 0 })
      .profit;
  const floor = floorUnits(row.cost_units, commissionBps);
  const isSame = after === row.price_units;
  return {
    id: row.goods_id,
    title: row.title,
    version: row.version,
    before: amount(row.price_units),
    after: amount(after),
    profit_before: amount(profit(row.price_units)),
    profit_after: amount(profit(after)),
    floor_price: amount(floor),
    verdict: after < floor ? 'below_floor' : isSame ? 'same' : 'change',
  };
}
