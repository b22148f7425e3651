import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { listShops } from '#features/shop/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';

type Row = OutputOf<typeof listShops>['list'][number];

/** All shops; opening one is written down. */
export function ShopsScreen() {
  const { risk, none } = useWords();
  const { shops: words, levels } = risk;
  const { country, number } = useFormats();
  const columns: Column<Row>[] = [
    {
      key: 'name',
      role: 'title',
      head: words.name,
      sort: 'name',
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    { key: 'code', role: 'end', head: words.code, cell: ({ id }) => id },
    { key: 'level', role: 'line', head: words.level, cell: ({ level }) => levels[level] },
    {
      key: 'status',
      role: 'line',
      head: words.status,
      cell: ({ status }) => statusOf(words.statuses, status),
    },
    { key: 'country', role: 'line', head: words.country, cell: (row) => country(row.country) },
    {
      key: 'restrictions',
      head: words.restrictions,
      cell: ({ restrictions }) =>
        restrictions === 0 ? none : <Badge tone="warn">{number(restrictions)}</Badge>,
    },
    {
      key: 'since',
      head: words.since,
      sort: 'since',
      cell: ({ since }) => <TimeText at={since} form="date" />,
    },
  ];
  return (
    <ListScreen
      endpoint={listShops}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          level: { label: words.level, values: levels },
          status: { label: words.status, values: words.statuses },
          restricted: { label: words.restricted },
          since: { label: words.since },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/shops/${id}`}
    />
  );
}

function statusOf(words: Readonly<Record<string, string>>, status: string): string {
  return words[status] ?? status;
}
