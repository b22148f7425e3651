import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readCustomer } from '#features/customers/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { NotesCard } from './NotesCard.tsx';
import { TagsCard } from './TagsCard.tsx';

type Answer = OutputOf<typeof readCustomer>;

/** One customer: the orders that make their value, tags and notes. */
export function CustomerScreen() {
  const words = useWords().shop.customers;
  const { ref = '' } = useParams();
  const { country } = useFormats();
  const query = useEndpoint(readCustomer, { ref });
  return (
    <Page
      title={query.data?.customer.name_masked ?? words.title}
      lead={query.data && `${query.data.customer.code} · ${country(query.data.customer.country)}`}
      back="/customers"
      width="wide"
    >
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(answer) => (
          <Columns
            main={
              <>
                <Value answer={answer} />
                <Orders answer={answer} />
              </>
            }
            side={
              <>
                <TagsCard key={answer.customer.version} customer={answer.customer} />
                <NotesCard customer={answer.customer} notes={answer.notes} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function Value({ answer: { customer, currency } }: { answer: Answer }) {
  const words = useWords().shop.customers;
  const say = useSay();
  return (
    <Card title={words.value}>
      <MoneyText look="big" amount={customer.value} currency={currency} />
      <Facts
        facts={[
          { label: words.ordersTitle, value: say(words.orders, { count: customer.orders }) },
          { label: words.sorts.last, value: <TimeText at={customer.last_order_at} form="date" /> },
        ]}
      />
      <Text look="small">{words.valueHint}</Text>
    </Card>
  );
}

function Orders({ answer: { orders, currency, is_cut: isCut } }: { answer: Answer }) {
  const { orders: orderWords, shop } = useWords();
  const words = shop.customers;
  const say = useSay();
  const { money, time } = useFormats();
  return (
    <Card title={words.ordersTitle}>
      <Rows label={words.ordersTitle}>
        {orders.map((order) => (
          <Row
            key={order.id}
            to={`/orderList/${order.id}`}
            title={order.number}
            detail={time(order.at, 'date')}
            end={<MoneyText amount={order.amount} currency={currency} />}
            below={
              <>
                <span>{orderWords.status[order.status]}</span>
                {/[1-9]/.test(order.refunded) ? (
                  <span>{say(words.refunded, { amount: money(order.refunded, currency) })}</span>
                ) : null}
              </>
            }
          />
        ))}
      </Rows>
      {isCut ? <Text look="small">{words.older}</Text> : null}
    </Card>
  );
}
