import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listConsoleOrders } from '#features/orders/desk.contract.ts';
import { orderTones } from '#features/orders/ui/order-tones.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

type Order = OutputOf<typeof listConsoleOrders>['list'][number];

/** Orders of all shops: found, narrowed, exported; one of them opened. */
export function OrdersScreen() {
  const { orders } = useWords().desk;
  const columns: readonly Column<Order>[] = [
    { key: 'number', role: 'title', head: orders.column.number, cell: ({ number }) => number },
    { key: 'shop', role: 'line', head: orders.column.shop, cell: ({ shop }) => shop.name },
    {
      key: 'status',
      role: 'line',
      head: orders.column.status,
      cell: ({ status }) => <Badge tone={orderTones[status]}>{orders.status[status]}</Badge>,
    },
    { key: 'buyer', head: orders.column.buyer, cell: ({ buyer }) => buyer },
    { key: 'country', head: orders.column.country, cell: ({ country }) => country },
    {
      key: 'amount',
      role: 'end',
      head: orders.column.amount,
      sort: 'amount',
      isEnd: true,
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
    },
    {
      key: 'paid',
      head: orders.column.paid,
      sort: 'paid',
      isEnd: true,
      cell: ({ paid_at: at }) => <TimeText at={at} />,
    },
  ];
  const { filter } = orders;
  return (
    <ListScreen
      endpoint={listConsoleOrders}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/orders/${id}`}
      more={({ shop, email, refunded, currency }) => [
        { label: orders.filter.shop, value: shop.id },
        { label: orders.email, value: email },
        /[1-9]/.test(refunded)
          ? { label: orders.refunded, value: <MoneyText amount={refunded} currency={currency} /> }
          : undefined,
      ]}
      words={{
        title: orders.title,
        lead: orders.lead,
        empty: orders.empty,
        search: orders.search,
        filters: {
          status: { label: filter.status, values: orders.status },
          shop: { label: filter.shop },
          paid: { label: filter.paid },
          amount: { label: filter.amount },
          country: { label: filter.country },
          supplier: { label: filter.supplier },
          tracking: { label: filter.tracking },
          held: { label: filter.held, values: orders.held },
        },
      }}
    />
  );
}
