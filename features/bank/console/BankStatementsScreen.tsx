import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listBankStatements } from '#features/bank/contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { BankTabs } from './BankTabs.tsx';
import { StatementImport } from './StatementImport.tsx';
import { StatementReleases } from './StatementReleases.tsx';

type Statements = OutputOf<typeof listBankStatements>;

/** Statements: bringing one in two steps, and what was brought before. */
export function BankStatementsScreen() {
  const { statements } = useWords().bank;
  const [page, setPage] = useState(1);
  const query = useEndpoint(listBankStatements, { page }, { keepPrevious: true });

  return (
    <Page title={statements.title} lead={statements.lead} width="wide">
      <BankTabs />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ accounts }) => accounts.length === 0, show: <Empty says={statements.none} /> }}
      >
        {(answer) => (
          <>
            <StatementReleases files={answer.to_release} />
            <StatementImport accounts={answer.accounts} />
            <Section title={statements.history}>
              {answer.list.length === 0 ? (
                <Empty says={statements.no_history} />
              ) : (
                <History list={answer.list} />
              )}
              <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
            </Section>
          </>
        )}
      </QueryView>
    </Page>
  );
}

function History({ list }: { list: Statements['list'] }) {
  const words = useWords();
  const { statements } = words.bank;
  const say = useSay();
  const heads = statements.history_columns;
  return (
    <Table
      label={statements.history}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'file',
          role: 'title',
          head: heads.file,
          cell: ({ name, accounts }) => (
            <span className="flex min-w-0 flex-col">
              <span className="font-medium break-all">{name}</span>
              <Text look="small">{accounts.join(', ')}</Text>
            </span>
          ),
        },
        {
          key: 'period',
          role: 'line',
          head: heads.period,
          cell: ({ from, to }) =>
            from === null || to === null ? words.none : say(statements.period, { from, to }),
        },
        { key: 'lines', head: heads.lines, isEnd: true, cell: ({ lines }) => lines },
        { key: 'added', head: heads.added, isEnd: true, cell: ({ added }) => added },
        { key: 'waiting', head: heads.waiting, isEnd: true, cell: ({ waiting }) => waiting },
        {
          key: 'state',
          role: 'end',
          head: heads.state,
          cell: ({ state, ended_by: by }) => (
            <span className="flex flex-col">
              <span>{statements.state[state]}</span>
              {by === null ? null : <Text look="small">{by}</Text>}
            </span>
          ),
        },
        {
          key: 'by',
          role: 'line',
          head: heads.by,
          cell: ({ by, at }) => (
            <span className="flex flex-col">
              <span>{by ?? words.none}</span>
              <Text look="small">
                <TimeText at={at} form="both" />
              </Text>
            </span>
          ),
        },
      ]}
    />
  );
}
