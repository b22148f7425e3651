import type { ReactNode } from 'react';
import { Redirect } from '#ui/routing/Routes.tsx';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { HandleForm } from './HandleForm.tsx';
import { HolidayForm } from './HolidayForm.tsx';
import { ProductFeeds } from './ProductFeeds.tsx';
import { ReturnTermsForm } from './ReturnTermsForm.tsx';
import { SellerForm } from './SellerForm.tsx';
import { ShopForm } from './ShopForm.tsx';
import { ShopLooks } from './ShopLooks.tsx';
import { LegalBlock } from './StoreFacts.tsx';
import { shopParts, type ShopPart } from './parts.ts';

type Props = { store: OutputOf<typeof storeInfo>; onLook: () => void };

/** One thing of the shop to change, with the way back to all of them. */
export function ShopPartScreen() {
  const { part: name } = useParams();
  const part = shopParts.find((one) => one === name);
  return part === undefined ? <Redirect to="/404" /> : <Part part={part} />;
}

function Part({ part }: { part: ShopPart }) {
  const words = useWords().shop;
  const query = useEndpoint(storeInfo, {});
  const titles: Record<ShopPart, string> = {
    details: words.editTitle,
    pictures: words.pictures,
    returns: words.returnsTitle,
    holiday: words.holiday.title,
    catalogues: words.feedsTitle,
    legal: words.seller.title,
  };
  const Content = contents[part];
  return (
    <Page title={titles[part]} back="/shop" width="narrow">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={1} />}>
        {(store) => <Content store={store} onLook={() => void query.refetch()} />}
      </QueryView>
    </Page>
  );
}

const contents: Record<ShopPart, (props: Props) => ReactNode> = {
  details: Details,
  pictures: ShopLooks,
  returns: (props) => (
    <Card>
      <ReturnTermsForm {...props} />
    </Card>
  ),
  holiday: HolidayForm,
  catalogues: ({ store }) => <ProductFeeds url={store.public_url} />,
  legal: Legal,
};

function Details({ store, onLook }: Props) {
  return (
    <>
      <Card>
        <ShopForm store={store} onLook={onLook} />
      </Card>
      {store.can_choose_handle ? (
        <Card>
          <HandleForm store={store} onLook={onLook} />
        </Card>
      ) : null}
    </>
  );
}

function Legal({ store, onLook }: Props) {
  return (
    <>
      <LegalBlock store={store} />
      <Card>
        <SellerForm store={store} onLook={onLook} />
      </Card>
    </>
  );
}
