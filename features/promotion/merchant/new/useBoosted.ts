import { listPromotion } from '#features/promotion/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { isLive } from '#features/promotion/merchant/advice.ts';
import type { PlanId } from '#features/promotion/merchant/types.ts';

/** The live campaign at a place, of each of its goods: the same goods cannot be in two there (453). */
export function useBoosted(plan: PlanId): ReadonlyMap<string, string> {
  const { data } = useEndpoint(listPromotion, { scope: 'mine', page_size: 100 });
  const live = (data?.list ?? []).filter((one) => isLive(one) && one.plan_id === plan);
  return new Map(live.flatMap((one) => one.goods.map(({ id }) => [id, one.id] as const)));
}
