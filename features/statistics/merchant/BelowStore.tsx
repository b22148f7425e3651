// What stands below the first look at the store: fetched while that is drawn.
import { BannerCarousel } from '#features/help/ui/public.tsx';
import { storeInfo } from '#features/shop/contract.ts';
import { ShareShop, ShareShopIcon } from '#features/shop/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

export { StatChart } from './StatChart.tsx';

/** The shop's public link. */
export function ShareCard() {
  const words = useWords();
  const store = useEndpoint(storeInfo, {});
  return (
    <Card title={words.common.shopLink.title}>
      <QueryView query={store} skeleton={<Skeleton shape="title" />}>
        {(value) => <ShareShop name={value.name} url={value.public_url} />}
      </QueryView>
    </Card>
  );
}

/** Shares the shop from the top of the page; nothing until its link is known. */
export function ShareTop() {
  const { data } = useEndpoint(storeInfo, {});
  return data === undefined ? null : <ShareShopIcon name={data.name} url={data.public_url} />;
}

/** The platform's own information. */
export function StoreBanners() {
  return <BannerCarousel place="home" />;
}
