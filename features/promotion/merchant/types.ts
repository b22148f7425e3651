import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { forecastPromotion, listPromotion } from '#features/promotion/contract.ts';
import type { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import type { listShowcase } from '#features/showcase/contract.ts';

export type Promotion = OutputOf<typeof listPromotion>;
export type Plan = Promotion['plans'][number];
export type PlanId = Plan['id'];
export type Campaign = Promotion['list'][number];
export type CampaignState = Campaign['state'];
export type ForecastAnswer = OutputOf<typeof forecastPromotion>;
export type Results = OutputOf<typeof campaignResults>;
export type Receipt = OutputOf<typeof campaignReceipts>['list'][number];
export type Item = OutputOf<typeof listShowcase>['list'][number];
