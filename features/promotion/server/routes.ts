// Calls of promotion.
import type { Registry } from '#platform/http/pipeline.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { figuresOf } from './delivery/figures.ts';

export function promotionRoutes(registry: Registry): void {
  campaignRoutes(registry, figuresOf);
}
