// Promotion of the sample world: four plans, one running campaign, what it brought, and a log of one day.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { forecastPromotion, listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { similarSetting } from '#features/promotion/delivery.contract.ts';
import { adSeeds } from '#features/promotion/log.contract.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { showcaseItem } from './goods.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer, answerWith } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

type Promotion = OutputOf<typeof listPromotion>;
type Plan = Promotion['plans'][number];
type Campaign = Promotion['list'][number];
type Forecast = OutputOf<typeof forecastPromotion>;

const clickPlan: Plan = {
  id: 'explore',
  surface: 'explore',
  pays: 'click',
  name: 'Explore page',
  currency: 'USD',
  min_total: '5.00',
  min_day: '2.00',
  budget_step: '1.00',
  min_days: 1,
  max_days: 30,
  floor_bid: '0.02',
  percent: null,
  slots: [3, 8, 15],
  slots_per_page: 3,
  algorithm_version: 1,
  rules_url: '/qaDetail?id=how-promotion-works',
  open: true,
  closed_reason: null,
};

const orderPlan: Plan = {
  ...clickPlan,
  id: 'order',
  surface: 'all',
  pays: 'order',
  name: 'Paid by the order',
  min_total: '0.00',
  min_day: '0.00',
  budget_step: '0.00',
  floor_bid: '0.00',
  percent: { min_bps: 100, max_bps: 3_000, suggested_bps: 500 },
  slots: [],
};

const plans = [
  clickPlan,
  { ...clickPlan, id: 'search', surface: 'search', slots: [2, 6] },
  orderPlan,
] as const satisfies readonly Plan[];

const quality: NonNullable<Campaign['quality']> = {
  score: 1.12,
  parts: [
    { part: 'on_time', value: 0.95, weight: 0.35, basis: 40 },
    { part: 'refunds', value: 0.9, weight: 0.25, basis: 44 },
    { part: 'rating', value: 0.6, weight: 0.25, basis: 12 },
    { part: 'listing', value: 0.4, weight: 0.15, basis: 1 },
  ],
};

export const campaign: Campaign = {
  id: idOf(501),
  plan_id: 'explore',
  pays: 'click',
  state: 'active',
  pause_reason: null,
  goods: [{ id: showcaseItem.goods_id, title: showcaseItem.title, image: null }],
  budget: '20.00',
  day_budget: '4.00',
  spent: '4.20',
  remaining: '15.80',
  from_promo: '5.00',
  from_available: '15.00',
  currency: 'USD',
  max_bid: '0.30',
  percent_bps: null,
  days: 5,
  starts_at: at,
  ends_at: soon,
  ended_at: null,
  ended_reason: null,
  ended_text: null,
  promise_at: null,
  impressions: 812,
  clicks: 33,
  invalid_clicks: 4,
  orders: 2,
  sales: '20.00',
  avg_cpc: '0.13',
  quality,
  pacing: { target: '2.00', actual: '1.90' },
  not_shown: [{ reason: 'lower_score', share_bps: 6_200 }],
  can: [
    { action: 'pause', allowed: true, until: null, why: null },
    { action: 'resume', allowed: false, until: null, why: 'state' },
    { action: 'stop', allowed: true, until: null, why: null },
  ],
};

export const forecast: Forecast = {
  forecast: {
    clicks: { p10: 18, p50: 40, p90: 77 },
    impressions: { p10: 800, p50: 1_500, p90: 2_600 },
    days: { p10: 4, p50: 7, p90: 7 },
    cost: { p10: '3.10', p50: '4.80', p90: '5.00' },
    currency: 'USD',
    basis: { kind: 'replay', auctions: 1_204, from: at, to: soon, algorithm_version: 1 },
  },
  suggested_bid: { low: '0.05', usual: '0.11', high: '0.20' },
  from_promo: '2.00',
  from_available: '3.00',
  available: '40.00',
  blockers: [],
};

const results: OutputOf<typeof campaignResults> = {
  id: campaign.id,
  state: 'active',
  currency: 'USD',
  impressions: 812,
  clicks: 33,
  invalid_views: [],
  invalid_clicks: [{ reason: 'bot', count: 4 }],
  orders: 2,
  sales: '20.00',
  spent: '4.20',
  avg_cpc: '0.13',
  days: [
    {
      day: '2026-03-01',
      auctions: 1_204,
      won: 902,
      impressions: 812,
      clicks: 33,
      invalid_clicks: 4,
      orders: 2,
      spent: '4.20',
      sales: '20.00',
    },
  ],
  quality,
  pacing: { target: '2.00', actual: '1.90', participation_bps: 4_300 },
  not_shown: [{ reason: 'lower_score', share_bps: 6_200 }],
  steps: [
    { n: 1, move: 'pay', state: 'active', actor: 'merchant', reason: null, at },
    { n: 2, move: 'hold', state: 'paused', actor: 'timer', reason: 'no_stock', at },
    { n: 3, move: 'resume', state: 'active', actor: 'timer', reason: null, at },
  ],
};

const receipt: OutputOf<typeof campaignReceipts>['list'][number] = {
  id: idOf(601),
  kind: 'click',
  at,
  goods_id: showcaseItem.goods_id,
  surface: 'explore',
  slot: 3,
  verdict: 'charged',
  reason: null,
  price: '0.13',
  next_score: '118000',
  score: '130000',
  auction_id: idOf(701),
  day: '2026-03-01',
  ledger_ref: '10001-42',
};

const receipts: OutputOf<typeof campaignReceipts>['list'] = [
  receipt,
  { ...receipt, id: idOf(602), verdict: 'refused', reason: 'viewer_day', ledger_ref: null },
  { ...receipt, id: idOf(603), kind: 'view', verdict: 'valid', price: null, ledger_ref: null },
];

export function promotionAnswers(mine: readonly Campaign[] = [], known: Forecast = forecast): Answer[] {
  return [
    answerWith(listPromotion, (ask) => ({
      ...page,
      promo_credit: '2.00',
      plans: ask['scope'] === 'mine' ? [] : [...plans],
      list: ask['scope'] === 'mine' ? [...mine] : [],
    })),
    answer(forecastPromotion, known),
    answer(payPromotion, {
      id: campaign.id,
      state: 'active',
      ledger_ref: '10001-40',
      from_promo: '2.00',
      from_available: '3.00',
      back_promo: '0.00',
      back_available: '0.00',
      preview: null,
    }),
    answer(campaignResults, results),
    answerWith(campaignReceipts, (ask) => ({
      list: receipts.filter(
        ({ kind, verdict }) => (ask['kind'] ?? kind) === kind && (ask['verdict'] ?? verdict) === verdict,
      ),
      currency: 'USD',
      has_more: false,
      next: null,
    })),
    answer(adSeeds, { list: [] }),
    answer(similarSetting, { on: false }),
  ];
}
