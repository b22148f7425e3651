import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { undeliveredEmails } from '#features/notifications/emails.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { EmailSheet } from './EmailSheet.tsx';
import { EmailTabs } from './EmailTabs.tsx';

type Row = OutputOf<typeof undeliveredEmails>['list'][number];

/** Emails that no mail server accepted, with what it said. */
export function EmailsScreen() {
  const words = useWords().content.emails;
  const { keys: keyWords } = useWords().desk;
  const { email_kind: kinds } = useWords().desk.orders;
  const { column, filter } = words;
  const { number } = useFormats();
  const [open, setOpen] = useState<Row>();
  const columns: Column<Row>[] = [
    {
      key: 'kind',
      role: 'title',
      head: column.kind,
      cell: (row) => <span className="font-medium">{kinds[row.kind]}</span>,
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop }) => shop.name },
    { key: 'order', head: column.order, cell: (row) => row.order_no ?? words.no_order },
    { key: 'domain', head: column.domain, cell: (row) => row.domain },
    {
      key: 'failure',
      role: 'line',
      head: column.failure,
      cell: (row) => <span className="line-clamp-2 wrap-anywhere">{row.failure}</span>,
    },
    { key: 'tries', head: column.tries, isEnd: true, cell: (row) => number(row.tries) },
    {
      key: 'ended',
      role: 'end',
      head: column.ended,
      sort: 'ended',
      cell: (row) => <TimeText at={row.ended_at} form="distance" />,
    },
  ];
  return (
    <>
      <ListScreen
        endpoint={undeliveredEmails}
        words={{
          title: words.title,
          lead: words.lead,
          empty: words.empty,
          search: words.search,
          filters: {
            kind: { label: filter.kind, values: kinds },
            shop: { label: filter.shop },
            ended: { label: filter.ended },
          },
        }}
        columns={columns}
        rowKey={({ id }) => id}
        onPress={setOpen}
        keys={{ d: { says: keyWords.send_again, act: setOpen } }}
        hint={words.keys}
        above={<EmailTabs />}
      />
      {open === undefined ? null : (
        <EmailSheet key={open.id} email={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
