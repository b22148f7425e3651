// The shop's rule for prices, and the price it gives.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import {
  endPrice,
  faultOfBands,
  rulePriceUnits,
  type PriceBand,
  type PriceRule,
} from '#domain/pricing/price-rule.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import type { priceRule, setPriceRule } from '#features/showcase/contract.ts';
import { holdLimits, type Context } from './context.ts';
import { dropRule, readRuleRow, writeRule, type RuleRow } from './price-rule.sql.ts';

type Output = GivenOf<typeof priceRule>;

export async function presentRule(context: Context): Promise<Output> {
  return present(context, await readRuleRow(context.tx, { shopId: context.shop.shop_id }));
}

/**
 * Sets or drops the rule. Prices that are set stay as they are: a rule counts for what is added after it, for
 * bulk changes that ask for it, and, with `follow`, when a cost rises.
 *
 * @throws Refused `staleVersion` where it was changed since it was read.
 * @throws Refused `invalidParameter` with the field of the first band that is none.
 */
export async function saveRule(context: Context, input: InputOf<typeof setPriceRule>): Promise<Output> {
  const { tx, shop, now } = context;
  await holdLimits(context);
  const known = await readRuleRow(tx, { shopId: shop.shop_id });
  if (input.version !== (known?.version ?? 0)) throw refuse('staleVersion', { reason: 'stale' });
  if (input.rule === null) {
    await dropRule(tx, { shopId: shop.shop_id });
    return present(context, undefined);
  }
  const bands = readBands(context, input.rule.bands);
  const row = {
    from_units: bands.map(({ fromUnits }) => fromUnits),
    percent_bps: bands.map(({ percentBps }) => percentBps),
    add_units: bands.map(({ addUnits }) => addUnits),
    ending: input.rule.ending,
    on_cost_rise: input.rule.on_cost_rise,
  };
  return present(context, await writeRule(tx, shop.shop_id, row, now));
}

type Asked = NonNullable<InputOf<typeof setPriceRule>['rule']>['bands'];

function readBands({ shop }: Context, asked: Asked): PriceBand[] {
  const bands = asked.map(({ cost_from, percent_bps, amount }, at): PriceBand => {
    const fromUnits = parseUnits(cost_from, shop.currency);
    const addUnits = parseUnits(amount, shop.currency);
    if (fromUnits === undefined || addUnits === undefined) {
      const field = fromUnits === undefined ? 'cost_from' : 'amount';
      throw refuse('invalidParameter', { field: `rule.bands.${at}.${field}`, reason: 'scale' });
    }
    return { fromUnits, percentBps: percent_bps, addUnits };
  });
  const fault = faultOfBands(bands);
  if (fault === undefined) return bands;
  throw refuse('invalidParameter', { field: `rule.bands.${fault.at}`, reason: fault.reason });
}

function present({ shop }: Context, row: RuleRow | undefined): Output {
  const { currency } = shop;
  if (row === undefined) return { rule: null, version: 0, currency };
  const bands = ruleOf(row).bands.map(({ fromUnits, percentBps, addUnits }) => ({
    cost_from: formatUnits(fromUnits, currency),
    percent_bps: percentBps,
    amount: formatUnits(addUnits, currency),
  }));
  return {
    rule: { bands, ending: row.ending, on_cost_rise: row.on_cost_rise },
    version: row.version,
    currency,
  };
}

export function ruleOf(row: RuleRow): PriceRule {
  const bands = row.from_units.map((fromUnits, at) => ({
    fromUnits,
    percentBps: row.percent_bps[at] ?? 0,
    addUnits: row.add_units[at] ?? 0n,
  }));
  return { bands, ending: row.ending };
}

/**
 * The price that goods get without one being named: by the shop's rule, else the suggested one, lifted to the
 * floor where a supplier suggests a loss.
 */
export async function pricing({
  tx,
  shop,
  commissionBps,
}: Context): Promise<(goods: { cost_units: bigint; suggested_units: bigint }) => bigint> {
  const row = await readRuleRow(tx, { shopId: shop.shop_id });
  const rule = row === undefined ? undefined : ruleOf(row);
  return ({ cost_units, suggested_units }) => {
    const floor = floorUnits(cost_units, commissionBps);
    if (rule === undefined)
      return endPrice(suggested_units < floor ? floor : suggested_units, 'none', shop.currency);
    return rulePriceUnits(rule, { costUnits: cost_units, floorUnits: floor, asset: shop.currency });
  };
}
