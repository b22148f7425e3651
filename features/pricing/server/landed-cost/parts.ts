// The parts of a landed cost: what the supplier takes, what delivery and taxes cost, and which rules say so.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import type { landedCost } from '#features/goods/landed.contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readTables } from '../table-cache.ts';
import { presentTaxes, priceLanded } from './compute.ts';
import { readLandedGoods, readLandedTerms } from './landed-cost.sql.ts';

type Parts = GivenOf<typeof landedCost>;

/**
 * What a sale of goods into a country costs, computed now as a quote computes it.
 *
 * @throws Refused `recordNotFound` where the goods are not in the warehouse.
 * @throws Refused `invalidParameter` where the price is none.
 */
export async function presentLandedCost({ tx, env, input }: Act<typeof landedCost>): Promise<Parts> {
  const { currency } = env.policy;
  const priceUnits = readSalePrice(input, currency);
  const [[goods], terms] = await Promise.all([
    readLandedGoods(tx, { goodsIds: [input.goods_id] }),
    readLandedTerms(tx),
  ]);
  if (goods === undefined) throw refuse('recordNotFound', { field: 'goods_id', reason: 'unknown' });
  const { country, qty } = input;
  const asked = { supplier_id: goods.supplier_id, tables_version: terms?.version ?? null };
  const tables = await readTables({ env, tx }, [asked], { country, now: env.clock.now() });
  const priced = priceLanded(goods, tables, env, { qty, priceUnits });
  const sale = { country, qty, currency, sale_price: formatUnits(priceUnits ?? goods.price_units, currency) };
  if ('closed' in priced) return { ...sale, closed: priced.closed, parts: null };
  const { costUnits, goodsUnits, shippingUnits, taxUnits, choice, taxLines } = priced;
  const amount = (units: bigint) => formatUnits(units, currency);
  return {
    ...sale,
    closed: null,
    parts: {
      cost: amount(costUnits),
      shipping: amount(shippingUnits),
      tax: amount(taxUnits),
      landed: amount(costUnits + shippingUnits + taxUnits),
      buyer_total: amount(goodsUnits + shippingUnits + taxUnits),
      service: choice.service,
      days: { p50: choice.daysP50, p90: choice.daysP90 },
      tax_lines: presentTaxes(taxLines, currency),
    },
  };
}

function readSalePrice(
  { sale_price }: InputOf<typeof landedCost>,
  currency: Parameters<typeof parseUnits>[1],
): bigint | undefined {
  if (sale_price === undefined) return undefined;
  const units = parseUnits(sale_price, currency);
  const reason = units === undefined ? 'scale' : 'amount';
  if (units === undefined || units === 0n || units > limits.priceUnitsMax)
    throw refuse('invalidParameter', { field: 'sale_price', reason });
  return units;
}
