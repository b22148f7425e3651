import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listLimits } from '#features/shop/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { ChangeSheet } from './ChangeSheet.tsx';
import { LimitHistory } from './LimitHistory.tsx';
import { useLimitText } from './limit-value.ts';

type Limit = OutputOf<typeof listLimits>['list'][number];

/** The limits that owners may change together, and what was changed. */
export function LimitsScreen() {
  const { risk } = useWords();
  const words = risk.limits;
  const query = useEndpoint(listLimits, {});
  const [changed, setChanged] = useState<Limit>();
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={8} />}>
        {({ list }) => <LimitTable list={list} onChange={setChanged} />}
      </QueryView>
      <LimitHistory />
      {changed === undefined ? null : (
        <ChangeSheet key={changed.key} limit={changed} onClose={() => setChanged(undefined)} />
      )}
    </Page>
  );
}

function LimitTable({ list, onChange }: { list: readonly Limit[]; onChange: (limit: Limit) => void }) {
  const { risk } = useWords();
  const words = risk.limits;
  const say = useSay();
  const { time } = useFormats();
  const limitText = useLimitText();
  return (
    <Table
      label={words.title}
      rows={list}
      rowKey={({ key }) => key}
      columns={[
        { key: 'kind', role: 'title', head: words.limit, cell: ({ kind }) => words.kind[kind] },
        { key: 'level', role: 'line', head: risk.shops.level, cell: ({ level }) => risk.levels[level] },
        { key: 'now', head: words.now, cell: ({ kind, value }) => limitText(kind, value) },
        {
          key: 'ahead',
          role: 'line',
          head: words.ahead,
          cell: ({ kind, announced }) =>
            announced === null
              ? words.none
              : say(words.announced, {
                  value: limitText(kind, announced.value),
                  when: time(announced.from, 'date'),
                }),
        },
        {
          key: 'change',
          role: 'end',
          head: words.change,
          isEnd: true,
          cell: (limit) => (
            <Button tone="plain" size="small" onClick={() => onChange(limit)}>
              {words.change}
            </Button>
          ),
        },
      ]}
    />
  );
}
