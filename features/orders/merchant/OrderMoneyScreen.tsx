import { useParams, useSearchParams } from '#ui/routing/hooks.ts';
import { moneyPlaces, orderMoney } from '#features/orders/money.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { Holds, Refunds } from './MoneyBack.tsx';
import type { Money, Place } from './money-view.ts';
import { MoneyParts } from './MoneyParts.tsx';
import { Movements } from './Movements.tsx';

/** Refund and settlement of one order: who has which cent, and every movement that made it so. */
export function OrderMoneyScreen() {
  const words = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(orderMoney, { order_id: id });
  return (
    <Page
      title={words.orders.moneyTitle}
      lead={query.data === undefined ? undefined : say(words.orders.number, { number: query.data.number })}
      back={`/orderList/${id}`}
      width="wide"
    >
      <QueryView
        query={query}
        skeleton={<SkeletonCards shape="block" count={3} />}
        empty={{
          when: ({ transfers }) => transfers.length === 0,
          show: <Empty says={words.orders.noMovements} />,
        }}
      >
        {(money) => <Whole money={money} />}
      </QueryView>
    </Page>
  );
}

function Whole({ money }: { money: Money }) {
  const [query, setQuery] = useSearchParams();
  const place = moneyPlaces.find((one) => one === query.get('part'));

  function show(next: Place | undefined) {
    setQuery(next === undefined ? {} : { part: next }, { replace: true });
  }

  return (
    <Columns
      main={
        <>
          <Division money={money} place={place} onShow={show} />
          <Movements money={money} place={place} onShow={show} />
        </>
      }
      side={
        <>
          <YourPart money={money} />
          <Holds money={money} />
          <Refunds money={money} />
        </>
      }
    />
  );
}

type DivisionProps = { money: Money; place: Place | undefined; onShow: (place: Place | undefined) => void };

function Division({ money, place, onShow }: DivisionProps) {
  const words = useWords();
  const { currency } = money;
  return (
    <Card title={words.orders.whoHas}>
      <Text look="small">{words.orders.whoHasDetail}</Text>
      <MoneyParts
        label={words.orders.whoHas}
        parts={money.parts.map((part) => ({
          place: part.place,
          label: words.orders.places[part.place],
          amount: part.amount,
          value: <MoneyText amount={part.amount} currency={currency} />,
          isOn: part.place === place,
          onPress: () => onShow(part.place === place ? undefined : part.place),
        }))}
      />
      <Facts
        facts={[
          {
            label: words.orders.buyerPaid,
            value: <MoneyText amount={money.paid} currency={currency} />,
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}

const yourParts = ['pending', 'available', 'held', 'advanced'] as const;

function YourPart({ money }: { money: Money }) {
  const words = useWords();
  const whole = money.parts.find(({ place }) => place === 'shop')?.amount ?? '0';
  const amount = (text: string) => <MoneyText amount={text} currency={money.currency} />;
  return (
    <Card title={words.orders.yourPart}>
      <Facts
        facts={[
          ...yourParts.map((part) =>
            part === 'advanced' && !/[1-9]/.test(money.shop.advanced)
              ? undefined
              : {
                  label: words.orders.yourParts[part],
                  value: amount(part === 'advanced' ? negated(money.shop.advanced) : money.shop[part]),
                },
          ),
          { label: words.orders.yourTotal, value: amount(whole), isTotal: true },
          money.settle_at === null
            ? undefined
            : { label: words.orders.settleAt, value: <TimeText at={money.settle_at} form="date" /> },
          money.release_at === null
            ? undefined
            : { label: words.orders.releaseAt, value: <TimeText at={money.release_at} form="date" /> },
        ]}
      />
      {whole.startsWith('-') ? <Note>{words.orders.yourPartMinus}</Note> : null}
    </Card>
  );
}

/** What was advanced counts against the shop's part. */
function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
