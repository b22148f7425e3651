import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { sourcingQueue } from '#features/sourcing/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { RequestSheet } from './RequestSheet.tsx';

export type QueueRow = OutputOf<typeof sourcingQueue>['list'][number];
const tones = { sent: 'warn', reviewing: 'info', found: 'good', not_found: 'plain' } as const;

/** Requests of shops, the oldest first, with who has taken each on. */
export function QueueScreen() {
  const words = useWords().sourcing;
  const { keys: keyWords } = useWords().desk;
  const say = useSay();
  const [open, setOpen] = useState<QueueRow>();
  const { filter } = words;
  return (
    <>
      <ListScreen
        endpoint={sourcingQueue}
        words={{
          title: words.title,
          lead: say(words.lead, { hours: limits.sourcingAnswerHours }),
          empty: words.empty,
          search: words.search,
          filters: {
            state: { label: filter.state, values: words.state },
            shop: { label: filter.shop },
            created: { label: filter.created },
          },
        }}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onPress={setOpen}
        keys={{ d: { says: keyWords.decide, act: setOpen } }}
        hint={words.keys}
      />
      {open === undefined ? null : (
        <RequestSheet key={open.id} one={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function useColumns(): Column<QueueRow>[] {
  const words = useWords().sourcing;
  const { money, number } = useFormats();
  const { column } = words;
  return [
    { key: 'title', role: 'title', head: column.title, cell: ({ title }) => title },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop }) => shop.name },
    {
      key: 'pieces',
      role: 'line',
      head: column.pieces,
      cell: (row) => number(row.pieces_per_month),
    },
    {
      key: 'cost',
      role: 'line',
      head: column.cost,
      cell: ({ cost, currency }) => (cost === null ? words.any : money(cost, currency)),
    },
    {
      key: 'holder',
      role: 'line',
      head: column.holder,
      cell: ({ holder, is_mine: isMine }) => (isMine ? words.me : (holder?.name ?? words.nobody)),
    },
    {
      key: 'created',
      role: 'end',
      head: column.age,
      sort: 'created',
      cell: (row) => <TimeText at={row.created_at} form="distance" />,
    },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.state[state]}</Badge>,
    },
  ];
}
