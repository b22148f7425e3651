import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { caseQueue } from '#features/returns/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

type Row = OutputOf<typeof caseQueue>['list'][number];

/** Cases of all shops; those that wait for a reviewer are a filter of it, and the first thing that Today leads to. */
export function CasesScreen() {
  const { cases: words, none } = useWords();
  const { column, filter } = words;
  const columns: Column<Row>[] = [
    {
      key: 'order',
      role: 'title',
      head: column.order,
      cell: (row) => <span className="font-medium">{row.order_no}</span>,
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop }) => shop.name },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <Badge tone={row.state === 'escalated' ? 'warn' : 'plain'}>{words.state[row.state]}</Badge>
          {row.needs_second ? <Badge tone="info">{words.needs_second}</Badge> : null}
        </span>
      ),
    },
    { key: 'reason', head: column.reason, cell: ({ reason }) => words.reason[reason] },
    {
      key: 'opened',
      head: column.opened,
      sort: 'opened',
      cell: (row) => <TimeText at={row.created_at} form="date" />,
    },
    {
      key: 'due',
      role: 'line',
      head: column.due,
      cell: ({ due_at: at }) =>
        at === null ? <span className="max-md:hidden">{none}</span> : <TimeText at={at} form="distance" />,
    },
    {
      key: 'amount',
      role: 'end',
      head: column.amount,
      isEnd: true,
      cell: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
    },
  ];
  return (
    <ListScreen
      endpoint={caseQueue}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          state: { label: filter.state, values: words.state },
          reason: { label: filter.reason, values: words.reason },
          shop: { label: filter.shop },
          needs_second: { label: filter.needs_second },
          opened: { label: filter.opened },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/cases/${id}`}
      more={({ shop }) => [{ label: filter.shop, value: shop.id }]}
    />
  );
}
