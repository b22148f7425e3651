import { ExternalLink } from 'lucide-react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { parcelStates } from '#domain/states/parcel.ts';
import { orderLogistics } from '#features/orders/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Logistics = OutputOf<typeof orderLogistics>;
type Parcel = Logistics['parcels'][number];

/** Where the parcels of an order are, step by step, the newest first. */
export function LogisticsScreen() {
  const words = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(orderLogistics, { order_id: id });
  return (
    <Page
      title={words.orders.logisticsTitle}
      lead={query.data === undefined ? undefined : say(words.orders.number, { number: query.data.order_no })}
      back={`/orderList/${id}`}
    >
      <QueryView
        query={query}
        skeleton={<SkeletonCards shape="block" count={2} />}
        empty={{
          when: ({ parcels }) => parcels.length === 0,
          show: <Empty says={words.orders.noParcels} detail={words.orders.noParcelsDetail} />,
        }}
      >
        {(value) => (
          <>
            <Promised value={value} />
            {value.parcels.map((parcel) => (
              <ParcelCard key={parcel.id} parcel={parcel} />
            ))}
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Promised({ value }: { value: Logistics }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (value.delay !== null) {
    const reasons: Readonly<Record<string, string>> = words.orders.delayReasons;
    return (
      <Note tone="warn">
        {say(words.orders.delay, {
          days: value.delay.days,
          reason: reasons[value.delay.reason] ?? words.orders.delayReasons.other,
        })}
      </Note>
    );
  }
  if (value.promised === null) return null;
  const { from, to } = value.promised;
  return (
    <Note title={words.orders.promised}>
      {say(words.orders.between, { from: time(from, 'date'), to: time(to, 'date') })}
    </Note>
  );
}

function ParcelCard({ parcel }: { parcel: Parcel }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const state = parcelStates.find((one) => one === parcel.state);
  const newestFirst = parcel.steps.toReversed();
  return (
    <Card
      title={say(words.orders.parcelOf, { supplier: parcel.supplier })}
      actions={
        <Badge tone="info">{state === undefined ? parcel.state : words.orders.parcelStates[state]}</Badge>
      }
    >
      {parcel.hold === null ? null : <Note tone="warn">{parcel.hold.text}</Note>}
      <Facts
        facts={[
          parcel.carrier === null ? undefined : { label: words.orders.carrier, value: parcel.carrier.name },
          parcel.tracking === null ? undefined : { label: words.orders.tracking, value: parcel.tracking },
        ]}
      />
      <Stack isRow>
        {parcel.tracking === null ? null : <CopyButton text={parcel.tracking} />}
        {parcel.carrier?.url ? (
          <LinkButton
            to={parcel.carrier.url}
            tone="plain"
            size="small"
            icon={<ExternalLink aria-hidden className="size-4" />}
          >
            {say(words.orders.openCarrier, { carrier: parcel.carrier.name })}
          </LinkButton>
        ) : null}
      </Stack>
      {newestFirst.length === 0 ? (
        <Empty says={words.orders.noParcels} detail={words.orders.noParcelsDetail} />
      ) : (
        <Timeline
          label={words.orders.logisticsTitle}
          steps={newestFirst.map((step, index) => ({
            key: `${step.at} ${step.code}`,
            title: step.text,
            detail: [time(step.at), step.place, step.raw]
              .filter((text) => text !== null && text !== '')
              .join(' · '),
            state: index === 0 ? 'current' : 'done',
          }))}
        />
      )}
    </Card>
  );
}
