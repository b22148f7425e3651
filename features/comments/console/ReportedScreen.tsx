import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listReported } from '#features/comments/console.contract.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ReportedSheet } from './ReportedSheet.tsx';

type Row = OutputOf<typeof listReported>['list'][number];
const tones = { published: 'good', reported: 'warn', removed: 'bad' } as const;

export function ReportedScreen() {
  const words = useWords().service.comments;
  const { keys: keyWords } = useWords().desk;
  const say = useSay();
  const [open, setOpen] = useState<Row>();
  const { column, filter } = words;
  const columns: Column<Row>[] = [
    {
      key: 'text',
      role: 'title',
      head: column.text,
      cell: ({ rating, content }) => (
        <span className="flex flex-col gap-1">
          <span className="text-meta text-muted">{say(words.rating, { rating })}</span>
          <span className="line-clamp-2 wrap-anywhere">{content}</span>
        </span>
      ),
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop }) => shop.name },
    { key: 'reason', role: 'line', head: column.reason, cell: (row) => words.reason[row.report_reason] },
    {
      key: 'reported',
      role: 'end',
      head: column.reported,
      sort: 'reported',
      cell: (row) => <TimeText at={row.reported_at} form="distance" />,
    },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.state[state]}</Badge>,
    },
  ];
  return (
    <>
      <ListScreen
        endpoint={listReported}
        words={{
          title: words.title,
          lead: words.lead,
          empty: words.empty,
          search: words.search,
          filters: {
            state: { label: filter.state, values: words.state },
            reason: { label: filter.reason, values: words.reason },
            shop: { label: filter.shop },
            reported: { label: filter.reported },
          },
        }}
        columns={columns}
        rowKey={({ id }) => id}
        onPress={setOpen}
        keys={{ d: { says: keyWords.decide, act: setOpen } }}
        hint={words.keys}
      />
      {open === undefined ? null : (
        <ReportedSheet key={open.id} one={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
