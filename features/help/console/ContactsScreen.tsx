import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { listContacts } from '#features/help/contact.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

type Row = OutputOf<typeof listContacts>['list'][number];
const tones = { open: 'warn', answered: 'good', closed: 'plain' } as const;

/** Requests of people without a session. */
export function ContactsScreen() {
  const words = useWords().service.contact;
  const { column, filter } = words;
  const columns: Column<Row>[] = [
    {
      key: 'number',
      role: 'title',
      head: column.number,
      cell: (row) => <span className="font-medium">{row.number}</span>,
    },
    { key: 'topic', head: column.topic, cell: (row) => words.topic[row.topic] },
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
          {row.is_mail_lost ? <Badge tone="bad">{words.mail_lost}</Badge> : null}
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
      role: 'end',
      head: column.created,
      sort: 'created',
      cell: (row) => <TimeText at={row.created_at} form="date" />,
    },
  ];
  return (
    <ListScreen
      endpoint={listContacts}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          status: { label: filter.status, values: words.status },
          topic: { label: filter.topic, values: words.topic },
          lang: { label: filter.lang, values: words.languages },
          created: { label: filter.created },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/contact/${id}`}
      hint={words.keys}
    />
  );
}
