import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { listAnnouncements } from '#features/help/announcements.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { announcementTones } from './announcement-tones.ts';
import { AudienceText } from './AudienceText.tsx';

type Row = OutputOf<typeof listAnnouncements>['list'][number];

/** What the platform told its merchants, and what waits. */
export function AnnouncementsScreen() {
  const words = useWords().content.announcements;
  const { column, filter } = words;
  const { number } = useFormats();
  const columns: Column<Row>[] = [
    {
      key: 'title',
      role: 'title',
      head: column.title,
      cell: (row) => <span className="font-medium">{row.title}</span>,
    },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: ({ state }) => <Badge tone={announcementTones[state]}>{words.state[state]}</Badge>,
    },
    { key: 'to', role: 'line', head: column.to, cell: (row) => <AudienceText to={row} /> },
    {
      key: 'due',
      head: column.due,
      sort: 'due',
      cell: (row) => <TimeText at={row.due_at} form="both" />,
    },
    {
      key: 'made',
      role: 'end',
      head: column.made,
      sort: 'made',
      cell: (row) => <TimeText at={row.made_at} form="date" />,
    },
    { key: 'told', head: column.told, isEnd: true, cell: (row) => number(row.told_count) },
  ];
  return (
    <ListScreen
      endpoint={listAnnouncements}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        filters: {
          state: { label: filter.state, values: words.state },
          audience: { label: filter.audience, values: words.audience },
          due: { label: filter.due },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/announcements/${id}`}
      hint={words.keys}
      actions={<LinkButton to="/announcements/new">{words.new}</LinkButton>}
    />
  );
}
