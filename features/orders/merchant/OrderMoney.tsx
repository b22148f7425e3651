import { Scale } from 'lucide-react';
import { orderMoney } from '#features/orders/money.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { Place } from './money-view.ts';
import { MoneyParts } from './MoneyParts.tsx';
import type { Order } from './OrderRow.tsx';

const isSome = (amount: string) => /[1-9]/.test(amount);

/** Where the buyer's money goes, to the cent: who bears what, when it is settled and when it is free. */
export function OrderMoney({ value }: { value: Order }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  const isFixed = value.release_at !== null && isAccepted(value);
  return (
    <Card title={words.orders.money}>
      <Facts
        facts={[
          { label: words.orders.goodsTotal, value: amount(value.goods_total) },
          { label: words.orders.shipping, value: amount(value.shipping) },
          { label: words.orders.tax, value: amount(value.tax) },
          { label: words.orders.buyerPaid, value: amount(value.amount), isTotal: true },
        ]}
      />
      {/* After a refund the parts are no more those of the sale: the book knows them. */}
      {isSome(value.refunded) ? <PartsOfBook value={value} /> : <PartsOfSale value={value} />}
      <Facts
        facts={[
          value.expected_profit === value.profit
            ? undefined
            : { label: words.orders.yoursExpected, value: amount(value.expected_profit) },
          value.settle_at === null
            ? undefined
            : {
                label: isFixed ? words.orders.settleAt : words.orders.settleAbout,
                value: <TimeText at={value.settle_at} form="date" />,
              },
          value.release_at === null
            ? undefined
            : {
                label: isFixed ? words.orders.releaseAt : words.orders.releaseAbout,
                value: <TimeText at={value.release_at} form="date" />,
              },
        ]}
      />
      <LinkButton
        to={`/orderList/${value.id}/money`}
        tone="plain"
        size="small"
        icon={<Scale aria-hidden className="size-5" />}
      >
        {words.orders.allMoney}
      </LinkButton>
    </Card>
  );
}

/** From acceptance on the dates are fixed. */
function isAccepted({ status, events }: Order): boolean {
  const after = ['accepted', 'pending_settlement', 'pending_withdrawal', 'completed'];
  return after.includes(status) || events.some(({ move }) => move === 'accept');
}

function PartsOfSale({ value }: { value: Order }) {
  const words = useWords();
  const part = (place: Place, label: string, amount: string) => ({
    place,
    label,
    amount,
    value: <MoneyText amount={amount} currency={value.currency} />,
  });
  return (
    <>
      <Text look="small">{words.orders.divides}</Text>
      <MoneyParts
        label={words.orders.divides}
        parts={[
          part('supplier', words.orders.toSupplier, value.supplier_cost),
          part('tax', words.orders.taxAway, value.tax),
          part('platform', words.orders.commission, value.commission),
          part('shop', words.orders.yours, value.profit),
        ]}
      />
    </>
  );
}

function PartsOfBook({ value }: { value: Order }) {
  const words = useWords();
  const query = useEndpoint(orderMoney, { order_id: value.id });
  return (
    <>
      <Text look="small">{words.orders.divides}</Text>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {({ parts, currency }) => (
          <MoneyParts
            label={words.orders.divides}
            parts={parts
              .filter(({ amount }) => isSome(amount))
              .map(({ place, amount }) => ({
                place,
                label: words.orders.places[place],
                amount,
                value: <MoneyText amount={amount} currency={currency} />,
              }))}
          />
        )}
      </QueryView>
    </>
  );
}
