// What a merchant asks for, held against the conditions of its plan: amounts, days, places, goods.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import { promotionMinimums, promotionPlans, type PlanId } from '#domain/ads/promotion.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { forecastPromotion, payPromotion } from '#features/promotion/contract.ts';

/** A campaign as it is wanted; amounts are zero where an order is paid for, the percentage where a click is. */
export type Wanted = {
  readonly planId: PlanId;
  readonly goodsIds: readonly string[];
  readonly budgetUnits: bigint;
  readonly dayUnits: bigint;
  /** Undefined: as is usual. */
  readonly bidUnits: bigint | undefined;
  readonly percentBps: number;
  readonly days: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

type Input = InputOf<typeof payPromotion> | InputOf<typeof forecastPromotion>;

/** Clocks differ: what was meant to begin at once still does. */
const lateMinutes = 15;

/**
 * @throws Refused `parameterMissing` and `invalidParameter` with the field; `recordNotFound` for a plan that there is not.
 */
export function readAsk(ask: Input, currency: Asset, now: Date): Wanted {
  const plan = promotionPlans.find(({ id }) => id === present(ask.plan_id, 'plan_id'));
  if (plan === undefined) throw refuse('recordNotFound', { field: 'plan_id' });
  const goodsIds = present(ask.goods_ids, 'goods_ids');
  if (new Set(goodsIds).size !== goodsIds.length) throw wrong('goods_ids', 'duplicate');
  const days = present(ask.days, 'days');
  const startsAt = startOf(ask.starts_at, now);
  const times = { days, startsAt, endsAt: addDays(startsAt, days) };
  const amounts = plan.pays === 'click' ? readClicks(ask, currency, days) : readOrders(ask);
  return { planId: plan.id, goodsIds, ...amounts, ...times };
}

type Amounts = Pick<Wanted, 'budgetUnits' | 'dayUnits' | 'bidUnits' | 'percentBps'>;

function readClicks(ask: Input, currency: Asset, days: number): Amounts {
  if (ask.percent_bps !== undefined) throw wrong('percent_bps', 'not_of_plan');
  const least = promotionMinimums(currency);
  const budgetUnits = amountOf('budget', present(ask.budget, 'budget'), { currency, least: least.total });
  const even = (budgetUnits + BigInt(days) - 1n) / BigInt(days);
  const dayUnits =
    ask.day_budget === undefined
      ? larger(even, least.day)
      : amountOf('day_budget', ask.day_budget, { currency, least: least.day });
  if (dayUnits > budgetUnits) throw above('day_budget', budgetUnits, currency);
  const bidUnits =
    ask.max_bid === undefined ? undefined : amountOf('max_bid', ask.max_bid, { currency, least: least.bid });
  if (bidUnits !== undefined && bidUnits > dayUnits) throw above('max_bid', dayUnits, currency);
  return { budgetUnits, dayUnits, bidUnits, percentBps: 0 };
}

function readOrders(ask: Input): Amounts {
  for (const field of ['budget', 'day_budget', 'max_bid'] as const)
    if (ask[field] !== undefined) throw wrong(field, 'not_of_plan');
  const percentBps = present(ask.percent_bps, 'percent_bps');
  const { promotionPercentMinBps: min, promotionPercentMaxBps: max } = limits;
  if (percentBps < min || percentBps > max)
    throw refuse('invalidParameter', { field: 'percent_bps', reason: 'range', min, max });
  return { budgetUnits: 0n, dayUnits: 0n, bidUnits: 0n, percentBps };
}

function startOf(text: string | undefined, now: Date): Date {
  if (text === undefined) return now;
  const at = new Date(text);
  if (at < addMinutes(now, -lateMinutes)) throw wrong('starts_at', 'past');
  if (at > addDays(now, limits.promotionAheadDays)) throw wrong('starts_at', 'too_far');
  return at < now ? now : at;
}

function amountOf(
  field: string,
  text: string,
  { currency, least }: { currency: Asset; least: bigint },
): bigint {
  const units = parseUnits(text, currency);
  if (units === undefined) throw wrong(field, 'scale');
  if (units >= least) return units;
  throw refuse('invalidParameter', { field, reason: 'below_minimum', min: formatUnits(least, currency) });
}

function above(field: string, most: bigint, currency: Asset) {
  return refuse('invalidParameter', { field, reason: 'above_maximum', max: formatUnits(most, currency) });
}

function wrong(field: string, reason: string) {
  return refuse('invalidParameter', { field, reason });
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}

function present<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw refuse('parameterMissing', { field, reason: 'missing' });
  return value;
}
