// What promotion will be, and the no that it answers until then.
import { articleRoute } from '#domain/articles.ts';
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse, type Refused } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import { promotionAlgorithm, promotionClosed, promotionMinimums, promotionPlans } from '#domain/promotion.ts';
import type { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { serverWords } from '#locales/server.ts';

/** Plans with their conditions. No shop can have a campaign: `payPromotion` is the only way to one, and is closed. */
export function presentPromotion(
  ask: InputOf<typeof listPromotion>,
  currency: Asset,
  language: Language,
): GivenOf<typeof listPromotion> {
  const plans =
    ask.scope === 'plans' ? promotionPlans.map((plan) => presentPlan(plan, currency, language)) : [];
  return { plans, ...toPage([], ask, 0) };
}

function presentPlan(plan: (typeof promotionPlans)[number], currency: Asset, language: Language) {
  const minimums = promotionMinimums(currency);
  return {
    id: plan.id,
    surface: plan.surface,
    name: serverWords(language).plans[plan.id],
    currency,
    min_total: formatUnits(minimums.total, currency),
    min_day: formatUnits(minimums.day, currency),
    min_days: limits.promotionDaysMin,
    max_days: limits.promotionDaysMax,
    floor_bid: formatUnits(minimums.bid, currency),
    slots: [...plan.slots],
    slots_per_page: plan.slots.length,
    algorithm_version: promotionAlgorithm,
    rules_url: articleRoute('how-promotion-works'),
    open: false,
    closed_reason: promotionClosed,
  };
}

/**
 * Judges what was asked and gives the refusal to throw: wrong input is named first, so that a caller can be written
 * against it; what is right is refused because promotion is closed. Reads and writes nothing.
 */
export function refusePayment(ask: InputOf<typeof payPromotion>, currency: Asset): Refused {
  if (!promotionPlans.some(({ id }) => id === ask.plan_id)) {
    return refuse('recordNotFound', { field: 'plan_id' });
  }
  const minimums = promotionMinimums(currency);
  const wrong =
    amountFault('budget', ask.budget, { currency, least: minimums.total }) ??
    amountFault('day_budget', ask.day_budget, { currency, least: minimums.day }) ??
    amountFault('max_bid', ask.max_bid, { currency, least: minimums.bid });
  return wrong ?? refuse('invalidOperation', { reason: promotionClosed });
}

function amountFault(
  field: string,
  text: string | undefined,
  { currency, least }: { currency: Asset; least: bigint },
): Refused | undefined {
  if (text === undefined) return undefined;
  const units = parseUnits(text, currency);
  if (units === undefined) return refuse('invalidParameter', { field, reason: 'scale' });
  if (units >= least) return undefined;
  return refuse('invalidParameter', { field, reason: 'below_minimum', min: formatUnits(least, currency) });
}
