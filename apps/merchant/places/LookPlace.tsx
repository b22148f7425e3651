import { listCollections } from '#features/content/contract.ts';
import { LookScreen } from '#features/shop/merchant/look/LookScreen.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** The look of a shop with its collections to choose from: the shop comes before both, so only the app can join them. */
export function LookPlace() {
  const { data } = useEndpoint(listCollections, {});
  return <LookScreen collections={data?.list ?? []} />;
}
