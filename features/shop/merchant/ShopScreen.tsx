import type { OutputOf } from '#domain/endpoint.ts';
import { SignOutButton, useMe } from '#features/people/ui/public.tsx';
import { storeInfo } from '#features/shop/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { Text } from '#ui/Text.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useAct } from '#ui/useAct.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { ShareShop } from '#features/shop/ui/ShareShop.tsx';
import { ShopForm } from './ShopForm.tsx';

type Store = OutputOf<typeof storeInfo>;

/** The owner's view: what buyers see, how orders are confirmed, the public link. */
export function ShopScreen() {
  const words = useWords();
  const query = useEndpoint(storeInfo, {});
  return (
    <Page title={words.shop.title} back="/shopCenter" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(store) => (
          <Columns
            main={
              <>
                <Card title={words.shop.publicPage}>
                  <ShareShop name={store.name} url={store.public_url} />
                </Card>
                <Card title={words.shop.editTitle}>
                  <ShopForm key={store.version} store={store} />
                </Card>
              </>
            }
            side={
              <>
                <AutoConfirm store={store} />
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
        onChange={(isOn) => change.act({ patch: { auto_confirm: isOn }, version: store.version })}
      />
      <ErrorBox error={change.error} />
    </Card>
  );
}

function StoreFacts({ store }: { store: Store }) {
  const words = useWords();
  const say = useSay();
  const { number } = useFormats();
  const rating =
    store.rating === null
      ? words.shop.noRating
      : `${number(store.rating)} · ${say(words.shop.reviews, { count: store.reviews })}`;
  return (
    <Card title={words.shop.facts}>
      <Facts
        facts={[
          {
            label: words.shop.status,
            value: store.open ? (
              <Badge tone="good">{words.shop.isOpen}</Badge>
            ) : (
              <Badge tone="warn">
                {say(words.shop.isClosed, { reason: store.closed?.reason ?? store.status })}
              </Badge>
            ),
          },
          { label: words.shop.level, value: store.level.name },
          { label: words.shop.goodsLimit, value: number(store.goods_limit) },
          { label: words.shop.visitors, value: number(store.visitor_count) },
          { label: words.shop.rating, value: rating },
          { label: words.shop.credit, value: number(store.credit) },
          { label: words.shop.returns, value: say(words.shop.returnDays, { days: store.returns.days }) },
          { label: words.shop.since, value: <TimeText at={store.since} form="date" /> },
          { label: words.shop.legal, value: store.legal.name === '' ? words.shop.none : store.legal.name },
        ]}
      />
      {store.restrictions.length === 0 ? null : (
        <Rows label={words.shop.restrictions}>
          {store.restrictions.map((hold) => (
            <Row
              key={hold.id}
              title={hold.reason}
              detail={hold.until === null ? hold.reason_code : <TimeText at={hold.until} />}
            />
          ))}
        </Rows>
      )}
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
