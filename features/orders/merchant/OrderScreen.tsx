import { MessageSquare, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
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
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { CancelAsked } from './CancelAsked.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderProof } from './OrderProof.tsx';
import type { Order } from './OrderRow.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
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
      lead={value === undefined ? undefined : <OrderBadge status={value.status} />}
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
          <OrderActions value={value} />
          <CancelAsked value={value} />
          {hasCases(value) ? others.caseOf(value.id) : null}
          <OrderLines value={value} />
          <OrderMoney value={value} />
        </>
      }
      side={
        <>
          <OrderTimeline value={value} />
          <Parcel value={value} />
          <Buyer value={value} talk={others.talkOf(value.id)} />
          <OrderProof value={value} />
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
  const { buyer, payment } = value;
  return (
    <Card title={words.orders.buyer}>
      <Facts
        facts={[
          { label: words.orders.name, value: buyer.name_masked },
          buyer.city === null ? undefined : { label: words.orders.city, value: buyer.city },
          { label: words.orders.country, value: country(buyer.country) },
          buyer.note === null || buyer.note === ''
            ? undefined
            : { label: words.orders.note, value: buyer.note },
          { label: words.orders.created, value: <TimeText at={value.created_at} /> },
          payment.paid_at === null
            ? undefined
            : { label: words.orders.paidAt, value: <TimeText at={payment.paid_at} /> },
        ]}
      />
      <LinkButton
        to={`/orderComment?order_id=${value.id}`}
        tone="plain"
        size="small"
        icon={<MessageSquare aria-hidden className="size-5" />}
      >
        {words.orders.comments}
      </LinkButton>
      {talk}
    </Card>
  );
}
