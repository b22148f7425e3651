import { shopType } from '#features/shop/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** The commission of the shop's level in basis points; undefined until it is known. */
export function useCommission(): number | undefined {
  const { data } = useEndpoint(shopType, {});
  return data?.list.find((level) => level.current)?.commission_bps;
}
