// Calls of promotion.
import { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { presentPromotion, refusePayment } from './promotion.ts';

export function promotionRoutes(house: House): void {
  keep(
    house,
    listPromotion,
    ({ world, input, call }) =>
      Promise.resolve(presentPromotion(input, world.policy.currency, call.language)),
    { direct: true },
  );
  keep(house, payPromotion, ({ world, input }) =>
    Promise.reject(refusePayment(input, world.policy.currency)),
  );
}
