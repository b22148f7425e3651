// Promotion (product.md 5.9). It is not open: plans say so, and paying is refused before it touches anything.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/page.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire.ts';

const plan = z.object({
  id: z.string(),
  surface: z.enum(['explore', 'search']),
  name: z.string(),
  currency: currencyCode,
  min_total: amountText,
  min_day: amountText,
  min_days: z.int(),
  max_days: z.int(),
  /** For one click. */
  floor_bid: amountText,
  /** Places of a page that may be sponsored, counted from 1. */
  slots: z.array(z.int()),
  slots_per_page: z.int(),
  algorithm_version: z.int(),
  rules_url: z.string(),
  open: z.boolean(),
  closed_reason: z.nullable(z.string()),
});

export const campaignStates = ['review', 'scheduled', 'active', 'paused', 'ended', 'rejected'] as const;

const campaign = z.object({
  id,
  plan_id: z.string(),
  state: z.enum(campaignStates),
  budget: amountText,
  spent: amountText,
  remaining: amountText,
  currency: currencyCode,
  starts_at: timestamp,
  ends_at: timestamp,
});

export const listPromotion = endpoint({
  name: 'listPromotion',
  method: 'POST',
  path: '/v1/ad/list',
  actor: 'merchant',
  summary:
    'The plans with their conditions, and the campaigns of the shop. No plan is open yet, and it says why.',
  input: z.object({
    scope: z._default(z.enum(['plans', 'mine']), 'plans'),
    state: z.optional(z.enum(campaignStates)),
    ...pageInput,
  }),
  output: z.object({ plans: z.array(plan), ...pageOf(campaign).shape }),
  refuses: [],
});

export const payPromotion = endpoint({
  name: 'payPromotion',
  method: 'POST',
  path: '/v1/ad/pay',
  actor: 'merchant',
  summary: 'Pay a campaign. Refused with `promotion_closed` while no plan is open; no money is touched.',
  once: true,
  input: z.object({
    plan_id: z.string().check(z.maxLength(40)),
    goods_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.promotionGoodsMax)),
    budget: amountText,
    day_budget: z.optional(amountText),
    days: z.int().check(z.minimum(limits.promotionDaysMin), z.maximum(limits.promotionDaysMax)),
    max_bid: z.optional(amountText),
    starts_at: z.optional(timestamp),
    /** Not looked at while nothing can be paid. */
    pay_password: z.optional(z.string().check(z.maxLength(limits.pinDigitsMax))),
    preview: z._default(z.boolean(), false),
  }),
  output: z.object({
    id,
    state: z.enum(['review', 'scheduled']),
    ledger_ref: z.string(),
    from_promo: amountText,
    from_available: amountText,
  }),
  refuses: ['invalidOperation'],
});
