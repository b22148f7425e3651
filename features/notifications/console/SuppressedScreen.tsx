import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { suppressedAddresses } from '#features/notifications/suppression.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { EmailTabs } from './EmailTabs.tsx';
import { SuppressedSheet } from './SuppressedSheet.tsx';

type Row = OutputOf<typeof suppressedAddresses>['list'][number];

/** Addresses that are sent nothing, with what the other mail server said. */
export function SuppressedScreen() {
  const words = useWords().content.suppression;
  const { column, filter } = words;
  const [open, setOpen] = useState<Row>();
  const columns: Column<Row>[] = [
    {
      key: 'domain',
      role: 'title',
      head: column.domain,
      cell: ({ domain }) => <span className="font-medium">{domain === '' ? words.no_domain : domain}</span>,
    },
    { key: 'reason', role: 'line', head: column.reason, cell: ({ reason }) => words.reason[reason] },
    {
      key: 'says',
      role: 'line',
      head: column.says,
      cell: ({ says }) => <span className="line-clamp-2 wrap-anywhere">{says}</span>,
    },
    {
      key: 'since',
      role: 'end',
      head: column.since,
      sort: 'since',
      cell: ({ since }) => <TimeText at={since} form="distance" />,
    },
  ];
  return (
    <>
      <ListScreen
        endpoint={suppressedAddresses}
        words={{
          title: words.title,
          lead: words.lead,
          empty: words.empty,
          search: words.search,
          filters: {
            reason: { label: filter.reason, values: words.reason },
            domain: { label: filter.domain },
            since: { label: filter.since },
          },
        }}
        columns={columns}
        rowKey={({ id }) => id}
        onPress={setOpen}
        above={<EmailTabs />}
      />
      {open === undefined ? null : (
        <SuppressedSheet key={open.id} row={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
