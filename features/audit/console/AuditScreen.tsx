import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listAuditEntries } from '#features/audit/contract.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

type Row = OutputOf<typeof listAuditEntries>['list'][number];

/** Who did what and who looked at whom, to search. */
export function AuditScreen() {
  const { audit: words, none } = useWords();
  const columns: Column<Row>[] = [
    {
      key: 'at',
      role: 'line',
      head: words.at,
      sort: 'at',
      cell: ({ at }) => <TimeText at={at} form="both" />,
    },
    {
      key: 'act',
      role: 'title',
      head: words.act,
      cell: ({ act_text: text, kind }) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <span className="font-medium">{text}</span>
          <Badge tone={kind === 'view' ? 'info' : 'plain'}>{words.kinds[kind]}</Badge>
        </span>
      ),
    },
    {
      key: 'person',
      role: 'line',
      head: words.person,
      cell: ({ person, actor }) => person ?? words.actors[actor],
    },
    { key: 'shop', role: 'line', head: words.shop, cell: ({ shop }) => shop ?? words.platform },
    { key: 'subject', head: words.subject, cell: ({ subject }) => subject || none },
    { key: 'why', head: words.why, cell: ({ why }) => why || none },
  ];
  return (
    <ListScreen
      endpoint={listAuditEntries}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          kind: { label: words.kind, values: words.kinds },
          actor: { label: words.actor, values: words.actors },
          person: { label: words.person },
          act: { label: words.act },
          shop: { label: words.shop },
          subject: { label: words.subject },
          at: { label: words.at },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/audit/${id}`}
      actions={
        <>
          <LinkButton to="/promotion/log" tone="plain">
            {words.promotion_log}
          </LinkButton>
          <LinkButton to="/record" tone="plain">
            {words.record_page}
          </LinkButton>
        </>
      }
    />
  );
}
