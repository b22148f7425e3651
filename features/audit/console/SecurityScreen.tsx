import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listSecurityEvents } from '#features/audit/contract.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { LooksPanel } from './LooksPanel.tsx';

type Row = OutputOf<typeof listSecurityEvents>['list'][number];

const doneCode = 200;

/** Who signed in, who tried to, and what was changed of what keeps accounts safe. */
export function SecurityScreen() {
  const { audit, none } = useWords();
  const { security: words } = audit;
  const columns: Column<Row>[] = [
    {
      key: 'at',
      role: 'line',
      head: audit.at,
      sort: 'at',
      cell: ({ at }) => <TimeText at={at} form="both" />,
    },
    { key: 'kind', role: 'title', head: audit.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'outcome',
      role: 'end',
      head: words.outcome,
      cell: ({ code }) =>
        code === doneCode ? (
          <Badge tone="plain">{words.outcomes.done}</Badge>
        ) : (
          <Badge tone="warn">{`${words.outcomes.refused} ${code}`}</Badge>
        ),
    },
    { key: 'person', head: audit.person, cell: ({ person }) => person ?? none },
    { key: 'shop', head: audit.shop, cell: ({ shop }) => shop ?? none },
    { key: 'act', role: 'line', head: words.call, cell: ({ act_text: text }) => text },
    { key: 'sender', head: words.sender, cell: ({ sender }) => <span className="tabular">{sender}</span> },
  ];
  return (
    <ListScreen
      endpoint={listSecurityEvents}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          kind: { label: audit.kind, values: words.kinds },
          outcome: { label: words.outcome, values: words.outcomes },
          person: { label: audit.person },
          act: { label: words.call },
          sender: { label: words.sender },
          at: { label: audit.at },
        },
      }}
      columns={columns}
      above={<LooksPanel />}
      rowKey={({ id }) => id}
    />
  );
}
