import type { OutputOf } from '#domain/wire/endpoint.ts';
import { dayFacets, listInsightDays, listInsightOrders, orderFacets } from '#features/insights/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { PeriodRequest } from './period.ts';
import { useDay } from './useDay.ts';
import { usePlace } from './usePlace.ts';

type OrderRow = OutputOf<typeof listInsightOrders>['list'][number];

type Props = { period: PeriodRequest; nameOf: (of: string, key: string) => string };

/** What the number is made of that the address names: orders, or days. */
export function RowsSheet({ period, nameOf }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  const [place, change] = usePlace();
  const [of, key] = [place.get('of') ?? '', place.get('key') ?? ''];
  const ofOrders = orderFacets.find((one) => one === of);
  const ofDays = dayFacets.find((one) => one === of);
  if (key === '' || (ofOrders === undefined && ofDays === undefined)) return null;
  const what = nameOf(of, key);
  return (
    <Sheet
      isOpen
      onClose={() => change({ of: undefined, key: undefined })}
      title={say(ofDays === undefined ? words.ordersOf : words.daysOf, { what })}
    >
      {ofDays === undefined ? null : <DayRows request={{ ...period, of: ofDays, key }} label={what} />}
      {ofOrders === undefined ? null : <OrderRows request={{ ...period, of: ofOrders, key }} label={what} />}
    </Sheet>
  );
}

type OrdersProps = {
  request: PeriodRequest & { of: (typeof orderFacets)[number]; key: string };
  label: string;
};

export function OrderRows({ request, label }: OrdersProps) {
  const words = useWords().shop.insights;
  const query = usePages(listInsightOrders, (page) => ({ ...request, page, page_size: 20 }));
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={4} />}
      empty={{ when: ({ pages }) => pages[0]?.list.length === 0, show: <Empty says={words.noRows} /> }}
    >
      {({ pages }) => (
        <>
          <Rows label={label}>
            {pages.flatMap(({ list, currency }) =>
              list.map((order) => (
                <OrderLine key={`${order.order_id} ${order.at}`} order={order} currency={currency} />
              )),
            )}
          </Rows>
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  );
}

function OrderLine({ order, currency }: { order: OrderRow; currency: string }) {
  const { shop, orders } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const words = shop.insights;
  const { part } = order;
  return (
    <Row
      to={`/orderList/${order.order_id}/money`}
      title={order.number}
      detail={`${time(order.at)} · ${orders.status[order.status]}`}
      end={<MoneyText amount={part?.paid ?? order.amount} currency={currency} />}
      below={
        part === null ? undefined : (
          <>
            <span>{say(words.units, { count: part.units })}</span>
            <span>{say(words.partProfit, { amount: money(part.profit, currency) })}</span>
          </>
        )
      }
    />
  );
}

type DaysProps = {
  request: PeriodRequest & { of: (typeof dayFacets)[number]; key: string };
  label: string;
};

export function DayRows({ request, label }: DaysProps) {
  const words = useWords().shop.insights;
  const { number } = useFormats();
  const day = useDay();
  const query = useEndpoint(listInsightDays, request);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={4} />}
      empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.noRows} /> }}
    >
      {({ list }) => (
        <Rows label={label}>
          {list.map((one) => (
            <Row
              key={one.day}
              title={day(one.day)}
              end={<span className="tabular">{number(one.count)}</span>}
            />
          ))}
        </Rows>
      )}
    </QueryView>
  );
}
