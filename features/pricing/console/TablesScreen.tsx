import { useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { tableKinds, tableVersions } from '#features/pricing/tables.contract.ts';
import { SettingsTabs } from '#features/configuration/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { DownloadButton } from '#ui/buttons/DownloadButton.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { TableFile } from './TableFile.tsx';
import { columnsOf, importKinds, type ImportKind } from './useTableImport.ts';

/** Delivery prices, taxes, rates and synonyms: from files, with what is in use now. */
export function TablesScreen() {
  const { config, none } = useWords();
  const words = config.tables;
  const say = useSay();
  const [parameters, setParameters] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const kind = importKinds.find((one) => one === parameters.get('kind')) ?? 'shipping';
  const columns = columnsOf[kind];
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <SettingsTabs />
      <Chips
        label={words.kind}
        value={kind}
        onChange={(next) => setParameters({ kind: next })}
        options={importKinds.map((one) => ({ value: one, label: words.kinds[one] }))}
      />
      <Card title={words.kinds[kind]}>
        <Text look="small">{say(words.columns, { columns: columns.join(', ') })}</Text>
        <DownloadButton text={`${columns.join(',')}\r\n`} fileName={`${kind}.csv`} label={words.template} />
        <TableFile key={`${kind} ${turn}`} kind={kind} onStartOver={() => setTurn(turn + 1)} />
      </Card>
      <Versions kind={kind} none={none} />
    </Page>
  );
}

function Versions({ kind, none }: { kind: ImportKind; none: string }) {
  const words = useWords().config.tables;
  const known = tableKinds.find((one) => one === kind);
  const query = useEndpoint(tableVersions, { kind: known ?? 'shipping' }, { enabled: known !== undefined });
  if (known === undefined) return null;
  return (
    <Card title={words.now}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.none} /> }}
      >
        {({ list }) => (
          <Table
            label={words.now}
            rows={list}
            rowKey={(row) => `${row.key} ${row.version ?? ''} ${row.imported_at}`}
            columns={[
              { key: 'key', role: 'title', head: words.key, cell: (row) => row.key },
              { key: 'version', head: words.version, cell: (row) => row.version ?? none },
              { key: 'value', head: words.value, cell: (row) => row.value ?? none },
              {
                key: 'at',
                role: 'line',
                head: words.imported,
                cell: (row) => <TimeText at={row.imported_at} form="both" />,
              },
              { key: 'by', role: 'line', head: words.by, cell: (row) => row.imported_by ?? none },
            ]}
          />
        )}
      </QueryView>
    </Card>
  );
}
