// Promotion: plans, campaigns, their forecast, and what they brought.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { amountText, can, currencyCode, id, image, timestamp, sentTimestamp } from '#domain/wire/wire.ts';

export const promotionSurfaces = ['explore', 'search', 'similar'] as const;
export const planIds = ['explore', 'search', 'similar', 'order'] as const;

const plan = z.object({
  id: z.enum(planIds),
  /** Where its places are; the plan paid by the order has places everywhere. */
  surface: z.enum([...promotionSurfaces, 'all']),
  /** What is paid for: a click, or a captured order. */
  pays: z.enum(['click', 'order']),
  name: z.string(),
  currency: currencyCode,
  /** The least; `0.00` where nothing is paid before an order is. */
  min_total: amountText,
  min_day: amountText,
  /** Budgets are offered in steps of this from `min_total` on; any other amount can be typed. */
  budget_step: amountText,
  min_days: z.int(),
  max_days: z.int(),
  /** For one click. */
  floor_bid: amountText,
  /** Hundredths of a percent of an order's goods; null where clicks are paid. */
  percent: z.nullable(z.object({ min_bps: z.int(), max_bps: z.int(), suggested_bps: z.int() })),
  /** Places of a page that may be sponsored, counted from 1. */
  slots: z.array(z.int()),
  slots_per_page: z.int(),
  algorithm_version: z.int(),
  rules_url: z.string(),
  open: z.boolean(),
  closed_reason: z.nullable(z.string()),
});

export const campaignStates = ['review', 'scheduled', 'active', 'paused', 'ended', 'rejected'] as const;
export const campaignEnds = ['exhausted', 'time', 'stopped', 'shop_closed', 'rejected'] as const;
export const campaignPauses = ['merchant', 'no_stock', 'shop_paused', 'not_sold'] as const;
/** Why a campaign was not shown at a place. */
export const notShownReasons = [
  'budget_pacing',
  'day_budget',
  'lower_score',
  'below_reserve',
  'out_of_stock',
  'not_sold',
  'own_shop',
  'shop_paused',
  'country',
  /** The viewer saw it often enough today. */
  'viewer_day',
  /** The same goods stand on the page already, unpaid. */
  'stands_already',
] as const;

const quality = z.object({
  /** From 0.5 to 1.5. */
  score: z.number(),
  /** Each from 0 to 1, with what it was made from. */
  parts: z.array(
    z.object({
      part: z.enum(['on_time', 'refunds', 'rating', 'listing']),
      value: z.number(),
      weight: z.number(),
      basis: z.int(),
    }),
  ),
});

/** A campaign as its merchant sees it. */
export const campaignView = z.object({
  id,
  plan_id: z.enum(planIds),
  pays: z.enum(['click', 'order']),
  state: z.enum(campaignStates),
  pause_reason: z.nullable(z.enum(campaignPauses)),
  goods: z.array(z.object({ id, title: z.string(), image: z.nullable(image) })),
  budget: amountText,
  day_budget: amountText,
  spent: amountText,
  remaining: amountText,
  from_promo: amountText,
  from_available: amountText,
  currency: currencyCode,
  max_bid: amountText,
  percent_bps: z.nullable(z.int()),
  days: z.int(),
  starts_at: timestamp,
  ends_at: timestamp,
  ended_at: z.nullable(timestamp),
  ended_reason: z.nullable(z.enum(campaignEnds)),
  /** What a person wrote who refused it. */
  ended_text: z.nullable(z.string()),
  /** Until when a person looks at it; it starts by itself then. */
  promise_at: z.nullable(timestamp),
  impressions: z.int(),
  clicks: z.int(),
  /** Seen, refused with a reason, never charged. */
  invalid_clicks: z.int(),
  orders: z.int(),
  sales: amountText,
  /** Null before the first click. */
  avg_cpc: z.nullable(amountText),
  quality: z.nullable(quality),
  /** Of today's budget: what the plan of the day would have spent by now, and what was spent. Null while it does not run. */
  pacing: z.nullable(z.object({ target: amountText, actual: amountText })),
  /** Of the last 7 days' auctions it could have been in. */
  not_shown: z.array(z.object({ reason: z.enum(notShownReasons), share_bps: z.int() })),
  can: z.array(can),
});

export const listPromotion = endpoint({
  name: 'listPromotion',
  method: 'POST',
  path: '/v1/ad/list',
  actor: 'merchant',
  scope: 'promotion.read',
  summary: 'The plans with their conditions, and the campaigns of the shop, the newest first.',
  input: z.object({
    scope: z._default(z.enum(['plans', 'mine']), 'plans'),
    state: z.optional(z.enum(campaignStates)),
    id: z.optional(id),
    ...pageInput,
  }),
  output: z.object({
    plans: z.array(plan),
    /** Promotion credit: spendable on promotion alone, used first. */
    promo_credit: amountText,
    ...pageOf(campaignView).shape,
  }),
  refuses: [],
});

const range = z.object({ p10: z.int(), p50: z.int(), p90: z.int() });

export const promotionForecast = z.object({
  clicks: range,
  impressions: range,
  /** Days until the budget is used or the last day ends. */
  days: range,
  cost: z.object({ p10: amountText, p50: amountText, p90: amountText }),
  currency: currencyCode,
  basis: z.object({
    /** `replay`: the auctions of the last days with this bid. `prior`: too few of them, so the published first guesses. */
    kind: z.enum(['replay', 'prior']),
    auctions: z.int(),
    from: timestamp,
    to: timestamp,
    algorithm_version: z.int(),
  }),
});

const promotionAsk = {
  plan_id: z.enum(planIds),
  goods_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.promotionGoodsMax)),
  /** Missing where an order is paid for. */
  budget: z.optional(amountText),
  /** Otherwise the budget divided by the days, at least the least of a day. */
  day_budget: z.optional(amountText),
  days: z.int().check(z.minimum(limits.promotionDaysMin), z.maximum(limits.promotionDaysMax)),
  /** Otherwise a suggestion made from what won lately. */
  max_bid: z.optional(amountText),
  /** Of the plan `order`. */
  percent_bps: z.optional(z.int().check(z.minimum(1), z.maximum(5_000))),
  starts_at: z.optional(sentTimestamp),
};

export const forecastPromotion = endpoint({
  name: 'forecastPromotion',
  method: 'POST',
  path: '/v1/ad/forecast',
  actor: 'merchant',
  scope: 'promotion.read',
  summary:
    'What a campaign would probably bring, before it is paid: a replay of the last days. Touches nothing.',
  reads: true,
  input: z.object(promotionAsk),
  output: z.object({
    forecast: promotionForecast,
    suggested_bid: z.object({ low: amountText, usual: amountText, high: amountText }),
    from_promo: amountText,
    from_available: amountText,
    available: amountText,
    /** What stands in the way of paying; empty where nothing does. */
    blockers: z.array(z.object({ reason: z.string(), goods_id: z.nullable(id) })),
  }),
  refuses: ['invalidParameter', 'recordNotFound'],
});

/** `/v1/ad/pay` pays a campaign, previews one, and also stops, pauses and resumes it, so that no other path is needed. */
export const payPromotion = endpoint({
  name: 'payPromotion',
  method: 'POST',
  path: '/v1/ad/pay',
  actor: 'merchant',
  summary:
    'Pay a campaign out of promotion credit first, then the balance. Stops, pauses and resumes one too.',
  once: true,
  input: z.object({
    ...z.partial(z.object(promotionAsk)).shape,
    pay_password: z.optional(z.string().check(z.maxLength(limits.pinDigitsMax))),
    mandate: mandateInput,
    preview: z._default(z.boolean(), false),
    action: z.optional(z.enum(['stop', 'pause', 'resume'])),
    /** The campaign, where there is an action. */
    id: z.optional(id),
  }),
  output: z.object({
    id: z.nullable(id),
    state: z.nullable(z.enum(campaignStates)),
    ledger_ref: z.nullable(z.string()),
    from_promo: amountText,
    from_available: amountText,
    /** What came back, where it was stopped. */
    back_promo: amountText,
    back_available: amountText,
    preview: z.nullable(promotionForecast),
  }),
  refuses: [
    'invalidOperation',
    'invalidParameter',
    'recordNotFound',
    'parameterMissing',
    'insufficientBalance',
    'signatureNeeded',
    'payPasswordNotSet',
    'wrongPayPassword',
    'walletFrozen',
    'userActivityAdded',
    'staleVersion',
    'tooManyRequests',
  ],
});
