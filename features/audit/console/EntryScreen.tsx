import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { auditEntry } from '#features/audit/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { differenceOf } from './difference.ts';

type Entry = OutputOf<typeof auditEntry>;

/** One entry: who, what, why, and what was different afterwards. */
export function EntryScreen() {
  const { audit: words } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(auditEntry, { id });
  return (
    <Page title={query.data?.act_text ?? words.title} back="/audit" lead={words.seen} width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(entry) => (
          <Columns
            main={
              <>
                <Happened entry={entry} />
                <Changes entry={entry} />
              </>
            }
            side={<Proof entry={entry} />}
          />
        )}
      </QueryView>
    </Page>
  );
}

function Happened({ entry }: { entry: Entry }) {
  const { audit: words, none } = useWords();
  const who = entry.actor === 'house' ? words.actors.house : (entry.person ?? words.erased);
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          { label: words.at, value: <TimeText at={entry.at} form="both" /> },
          { label: words.kind, value: words.kinds[entry.kind] },
          { label: words.person, value: who },
          { label: words.actor, value: words.actors[entry.actor] },
          { label: words.shop, value: entry.shop ?? words.platform },
          { label: words.subject, value: entry.subject || none },
          { label: words.why, value: entry.why || words.no_why },
        ]}
      />
    </Card>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const { audit: words } = useWords();
  const rows = differenceOf(entry.before, entry.after);
  return (
    <Card title={words.difference}>
      {rows.length === 0 ? (
        <Text look="muted">{words.nothing}</Text>
      ) : (
        <Table
          label={words.difference}
          columns={[
            { key: 'field', role: 'title', head: words.field, cell: ({ field }) => field },
            { key: 'before', head: words.before, cell: ({ before }) => before || words.not_there },
            { key: 'after', head: words.after, cell: ({ after }) => after || words.not_there },
          ]}
          rows={rows}
          rowKey={({ field }) => field}
        />
      )}
    </Card>
  );
}

function Proof({ entry }: { entry: Entry }) {
  const { audit: words } = useWords();
  const say = useSay();
  const chain = entry.shop === null ? words.chain_platform : say(words.chain_shop, { shop: entry.shop });
  return (
    <Card title={words.proof}>
      <Text>{say(words.entry, { no: entry.no, chain })}</Text>
      <Facts
        facts={[
          {
            label: words.record,
            value: entry.record === null ? words.record_waits : <Text look="code">{entry.record}</Text>,
          },
          { label: words.call, value: <Text look="code">{entry.act}</Text> },
          { label: words.request, value: <Text look="code">{entry.request_id}</Text> },
        ]}
      />
    </Card>
  );
}
