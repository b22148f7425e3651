// The plans of promotion with their conditions: the same for every shop.
import { articleRoute } from '#domain/content/article-route.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { promotionAlgorithm, promotionMinimums, promotionPlans } from '#domain/ads/promotion.ts';
import type { listPromotion } from '#features/promotion/contract.ts';
import { serverWords } from '#locales/server.ts';

type Plan = GivenOf<typeof listPromotion>['plans'][number];

export function presentPlans(currency: Asset, language: Language): Plan[] {
  const minimums = promotionMinimums(currency);
  return promotionPlans.map((plan) => {
    const isClick = plan.pays === 'click';
    const least = (units: bigint) => formatUnits(isClick ? units : 0n, currency);
    return {
      id: plan.id,
      surface: plan.surface,
      pays: plan.pays,
      name: serverWords(language).plans[plan.id],
      currency,
      min_total: least(minimums.total),
      min_day: least(minimums.day),
      budget_step: least(minimums.step),
      min_days: limits.promotionDaysMin,
      max_days: limits.promotionDaysMax,
      floor_bid: least(minimums.bid),
      percent: isClick
        ? null
        : {
            min_bps: limits.promotionPercentMinBps,
            max_bps: limits.promotionPercentMaxBps,
            suggested_bps: limits.promotionPercentSuggestedBps,
          },
      slots: [...plan.slots],
      slots_per_page: plan.slots.length,
      algorithm_version: promotionAlgorithm,
      rules_url: articleRoute('how-promotion-works'),
      open: true,
      closed_reason: null,
    };
  });
}
