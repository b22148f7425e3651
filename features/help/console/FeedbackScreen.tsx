import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { deskFeedback } from '#features/help/feedback.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

type Row = OutputOf<typeof deskFeedback>['list'][number];
const tones = { received: 'warn', read: 'info', answered: 'good', done: 'plain' } as const;

export function FeedbackScreen() {
  const words = useWords().service.feedback;
  const { column, filter } = words;
  const columns: Column<Row>[] = [
    {
      key: 'ticket',
      role: 'title',
      head: column.ticket,
      cell: (row) => <span className="font-medium">{row.ticket_no}</span>,
    },
    { key: 'shop', role: 'end', head: column.shop, cell: ({ shop }) => shop.name },
    {
      key: 'text',
      role: 'line',
      head: column.text,
      cell: ({ content, lang }) => (
        <span lang={lang} className="line-clamp-2 wrap-anywhere">
          {content}
        </span>
      ),
    },
    {
      key: 'status',
      role: 'line',
      head: column.status,
      cell: (row) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <Badge tone={tones[row.status]}>{words.status[row.status]}</Badge>
          {row.is_late ? <Badge tone="bad">{words.late}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'promise',
      head: column.promise,
      sort: 'promise',
      cell: (row) => <TimeText at={row.promise_at} form="distance" />,
    },
    {
      key: 'created',
      head: column.created,
      sort: 'created',
      cell: (row) => <TimeText at={row.created_at} form="date" />,
    },
  ];
  return (
    <ListScreen
      endpoint={deskFeedback}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          status: { label: filter.status, values: words.status },
          shop: { label: filter.shop },
          lang: { label: filter.lang, values: words.languages },
          created: { label: filter.created },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/feedback/${id}`}
      hint={words.keys}
    />
  );
}
