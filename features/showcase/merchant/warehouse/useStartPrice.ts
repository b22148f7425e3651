import { priceRule } from '#features/showcase/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useCommission } from '#features/showcase/merchant/useCommission.ts';
import { lossOf, startPrice, viewPrice } from '#features/showcase/merchant/profit.ts';
import type { Good } from '#features/showcase/merchant/types.ts';

/** The price at which a good is added and what it leaves; undefined until the rule and the commission are known. */
export function useStartPrice(): (good: Good) => { price: string; profit: string } | undefined {
  const { data } = useEndpoint(priceRule, {});
  const commissionBps = useCommission();
  return (good) => {
    if (data === undefined || commissionBps === undefined) return undefined;
    const { currency, cost } = good;
    const price = startPrice(good, data.rule);
    const view = viewPrice({ currency, cost, commissionBps, lossIfReturned: lossOf(good) }, price);
    return view === undefined ? undefined : { price, profit: view.profit };
  };
}
