import type { OutputOf } from '#domain/wire/endpoint.ts';
import { SignOutButton, useMe } from '#features/people/ui/public.tsx';
import { storeInfo } from '#features/shop/contract.ts';
import { ShareShop } from '#features/shop/ui/ShareShop.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { HandleForm } from './HandleForm.tsx';
import { HolidayForm } from './HolidayForm.tsx';
import { LookCard } from './LookCard.tsx';
import { ProductFeeds } from './ProductFeeds.tsx';
import { ReturnTermsForm } from './ReturnTermsForm.tsx';
import { SellerForm } from './SellerForm.tsx';
import { ShopForm } from './ShopForm.tsx';
import { ShopLooks } from './ShopLooks.tsx';
import { LegalBlock, StoreFacts } from './StoreFacts.tsx';

type Store = OutputOf<typeof storeInfo>;

/** The owner's view: what buyers see, how orders are confirmed, days away, the public link. */
export function ShopScreen() {
  const words = useWords();
  const query = useEndpoint(storeInfo, {});
  const look = () => void query.refetch();
  return (
    <Page title={words.shop.title} back="/shopCenter" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(store) => (
          <Columns
            main={
              <>
                <Card title={words.shop.publicPage}>
                  <Preview store={store} />
                  <ShareShop name={store.name} url={store.public_url} />
                  {store.can_choose_handle ? <HandleForm store={store} onLook={look} /> : null}
                </Card>
                <Card title={words.shop.editTitle}>
                  <ShopForm store={store} onLook={look} />
                </Card>
                <Card title={words.shop.seller.title}>
                  <SellerForm store={store} onLook={look} />
                </Card>
                <LookCard look={store.look} />
                <ShopLooks store={store} />
                <ProductFeeds url={store.public_url} />
                <Card title={words.shop.returnsTitle}>
                  <ReturnTermsForm store={store} onLook={look} />
                </Card>
              </>
            }
            side={
              <>
                <AutoConfirm store={store} />
                <HolidayForm store={store} onLook={look} />
                <LegalBlock store={store} />
                <StoreFacts store={store} />
                <ThisDevice />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** The card that messengers make of the link. */
function Preview({ store }: { store: Store }) {
  const words = useWords();
  const image = store.logo === null ? null : { url: store.logo.url, alt: words.shop.logo };
  return (
    <figure className="flex flex-col gap-2">
      <div className="flex items-center gap-3 rounded-card border border-line bg-ground p-3">
        {image === null ? null : <Picture image={image} />}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="font-medium wrap-anywhere">{store.name}</span>
          {store.about === '' ? null : (
            <span className="line-clamp-2 text-meta text-muted">{store.about}</span>
          )}
        </div>
      </div>
      <figcaption className="text-meta text-muted">{words.shop.preview}</figcaption>
    </figure>
  );
}

function AutoConfirm({ store }: { store: Store }) {
  const words = useWords();
  const change = useAct(storeInfo, { changes: [storeInfo] });
  return (
    <Card>
      <SwitchField
        label={words.shop.autoConfirm}
        hint={words.shop.autoConfirmHint}
        isOn={store.auto_confirm}
        disabled={change.isBusy}
        onChange={(isOn) => change.act({ patch: { auto_confirm: isOn } })}
      />
      <ErrorBox error={change.error} />
    </Card>
  );
}

function ThisDevice() {
  const words = useWords();
  const say = useSay();
  const { data } = useMe();
  return (
    <Card title={words.shop.signOutTitle}>
      {data === undefined ? null : (
        <Text look="muted">{say(words.shop.signedInAs, { username: data.info.username })}</Text>
      )}
      <SignOutButton />
    </Card>
  );
}
