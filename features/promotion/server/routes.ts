// Calls of promotion.
import type { House } from '#platform/http/pipeline.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { figuresOf } from './delivery/figures.ts';

export function promotionRoutes(house: House): void {
  campaignRoutes(house, figuresOf);
}
