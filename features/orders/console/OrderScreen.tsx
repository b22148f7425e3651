import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { consoleOrder } from '#features/orders/desk.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { BuyerBox } from './BuyerBox.tsx';
import { HeldParcel } from './HeldParcel.tsx';
import { EmailRows } from './EmailRows.tsx';

export type ConsoleOrder = OutputOf<typeof consoleOrder>;

/** One order whole. Its buyer is shown on demand, its emails can be sent again, a held parcel is decided about. */
export function OrderScreen({ person }: { person: ConsolePerson }) {
  const { orders } = useWords().desk;
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(consoleOrder, { id });
  const { order, shop } = query.data ?? {};
  return (
    <Page
      title={order === undefined ? orders.title : say(orders.one_title, { number: order.number })}
      lead={
        order === undefined || shop === undefined
          ? undefined
          : say(orders.one_lead, { shop: shop.name, status: orders.status[order.status] })
      }
      back="/orders"
      width="wide"
    >
      <QueryView query={query} skeleton={<SkeletonRows count={8} />}>
        {(whole) => (
          <Columns
            main={
              <>
                <Lines whole={whole} />
                <Happened whole={whole} />
                <Parcels whole={whole} mayDecide={hasRight(person.roles, 'decideParcels')} />
              </>
            }
            side={
              <>
                <Money whole={whole} />
                <BuyerBox id={whole.id} masked={whole.order.buyer.name_masked} />
                <EmailRows id={whole.id} emails={whole.emails} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

type WholeProps = { whole: ConsoleOrder };

function Lines({ whole: { order } }: WholeProps) {
  const { orders } = useWords().desk;
  const say = useSay();
  return (
    <Section title={orders.lines}>
      <Rows label={orders.lines}>
        {order.lines.map(({ id, qty, title, code, amount }) => (
          <Row
            key={id}
            title={say(orders.line, { qty, title })}
            detail={say(orders.line_code, { code })}
            end={<MoneyText amount={amount} currency={order.currency} />}
          />
        ))}
      </Rows>
    </Section>
  );
}

function Happened({ whole: { order } }: WholeProps) {
  const { orders } = useWords().desk;
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = orders.timer_reason;
  return (
    <Card title={orders.timeline}>
      <Timeline
        label={orders.timeline}
        steps={order.events.map(({ move, actor, at, reason }, index) => ({
          key: String(index),
          title: orders.move[move],
          state: 'done',
          detail: (
            <Text look="small">
              <TimeText at={at} />{' '}
              {reason === null
                ? say(orders.by, { actor: orders.actor[actor] })
                : say(orders.by_because, { actor: orders.actor[actor], reason: reasons[reason] ?? reason })}
            </Text>
          ),
        }))}
      />
    </Card>
  );
}

function Parcels({ whole: { parcels }, mayDecide }: WholeProps & { mayDecide: boolean }) {
  const words = useWords();
  const { orders } = words.desk;
  const states: Readonly<Record<string, string>> = words.dispatch.states;
  const say = useSay();
  return (
    <Section title={orders.parcels}>
      {parcels.parcels.length === 0 ? <Text look="muted">{orders.no_parcels}</Text> : null}
      {parcels.parcels.map(({ id, supplier, state, carrier, tracking, steps, hold }) => (
        <Card key={id} title={say(orders.parcel, { supplier, state: states[state] ?? state })}>
          {carrier === null ? null : (
            <Text look="code">
              {say(orders.tracking, { carrier: carrier.name, tracking: tracking ?? '' })}
            </Text>
          )}
          {hold === null ? null : <HeldParcel id={id} text={hold.text} mayDecide={mayDecide} />}
          <Timeline
            label={orders.parcels}
            steps={steps.map((step, index) => ({
              key: String(index),
              title: step.text,
              state: 'done',
              detail: <TimeText at={step.at} />,
            }))}
          />
        </Card>
      ))}
    </Section>
  );
}

function Money({ whole: { order, money } }: WholeProps) {
  const { orders } = useWords().desk;
  const say = useSay();
  const { currency } = order;
  const { evidence } = money;
  const kinds: Readonly<Record<string, string>> = orders.kinds;
  return (
    <Card title={orders.money}>
      <Facts
        facts={[
          { label: orders.column.amount, value: <MoneyText amount={order.amount} currency={currency} /> },
          { label: orders.refunded, value: <MoneyText amount={order.refunded} currency={currency} /> },
          evidence === null
            ? undefined
            : {
                label: orders.payment,
                value: say(orders.payment_of, {
                  provider: evidence.provider,
                  reference: evidence.reference,
                }),
              },
        ]}
      />
      <Rows label={orders.transfers}>
        {money.transfers.map(({ no, kind, amount, at }) => (
          <Row
            key={no}
            title={kinds[kind] ?? orders.kinds.other}
            detail={<TimeText at={at} />}
            end={<MoneyText amount={amount} currency={currency} />}
          />
        ))}
      </Rows>
    </Card>
  );
}
