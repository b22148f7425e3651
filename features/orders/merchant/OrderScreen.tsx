import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import { listOrders } from '#features/orders/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { CancelAsked } from './CancelAsked.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderProof } from './OrderProof.tsx';
import type { Order } from './OrderRow.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { isToConfirm } from './order-view.ts';
import { useKnownOrder } from './useKnownOrder.ts';

type Others = {
  caseOf: (orderId: string) => ReactNode;
  /** The way to the conversation with the buyer. */
  talkOf: (orderId: string) => ReactNode;
};

/** One order whole. Its return cases and messages come from other rooms, so the app passes them in. */
export function OrderScreen(others: Others) {
  const words = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(listOrders, { id, page_size: 1 }, { known: useKnownOrder(id) });
  const value = query.data?.list[0];
  return (
    <Page
      title={value === undefined ? words.orders.title : say(words.orders.number, { number: value.number })}
      back="/orderList"
      width="wide"
      actions={value === undefined ? undefined : <OrderMenu value={value} />}
    >
      <QueryView
        query={query}
        skeleton={<SkeletonCards shape="block" count={3} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.orders.noMatch} /> }}
      >
        {({ list }) => list.map((one) => <Whole key={one.id} value={one} others={others} />)}
      </QueryView>
    </Page>
  );
}

function Whole({ value, others }: { value: Order; others: Others }) {
  return (
    <Columns
      main={
        <>
          <OrderHead value={value} />
          <OrderActions value={value} />
          <CancelAsked value={value} />
          {hasCases(value) ? others.caseOf(value.id) : null}
          <OrderTimeline value={value} />
        </>
      }
      side={
        <>
          <Parcel value={value} />
          <Buyer value={value} talk={others.talkOf(value.id)} />
          <OrderMoney value={value} />
          <OrderProof value={value} />
          {/* Clear of the act at the foot of a phone. */}
          {isToConfirm(value) ? <div aria-hidden className="h-12 lg:hidden" /> : null}
        </>
      }
    />
  );
}

/** An open case, or one that has ended. */
function hasCases({ aftersale, events }: Order): boolean {
  return aftersale !== null || events.some(({ move }) => move === 'openCase' || move === 'lose');
}

function Parcel({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { carrier, tracking, eta } = value.fulfilment;
  return (
    <Card title={words.orders.parcel}>
      <Facts
        facts={[
          carrier === null ? undefined : { label: words.orders.carrier, value: carrier },
          tracking === null ? undefined : { label: words.orders.tracking, value: tracking },
          eta === null
            ? undefined
            : {
                label: words.orders.arrives,
                value: say(words.orders.between, { from: time(eta.p50, 'date'), to: time(eta.p90, 'date') }),
              },
        ]}
      />
      <LinkButton
        to={`/orderList/${value.id}/logistics`}
        tone="plain"
        size="small"
        icon={<Truck aria-hidden className="size-5" />}
      >
        {words.orders.logistics}
      </LinkButton>
    </Card>
  );
}

function Buyer({ value, talk }: { value: Order; talk: ReactNode }) {
  const words = useWords();
  const { country } = useFormats();
  const { name_masked: name, city, country: code, note } = value.buyer;
  return (
    <Card title={words.orders.buyer}>
      <Text>{[name, city, country(code)].filter((text) => text !== null).join(' · ')}</Text>
      {note === null || note === '' ? null : <Facts facts={[{ label: words.orders.note, value: note }]} />}
      {talk}
    </Card>
  );
}
