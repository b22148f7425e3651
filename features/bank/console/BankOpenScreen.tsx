import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listBankOpen } from '#features/bank/contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { BankTabs } from './BankTabs.tsx';
import { LineCard } from './LineCard.tsx';
import { LineSheet, type Draft } from './LineSheet.tsx';

export type OpenLine = OutputOf<typeof listBankOpen>['list'][number];

/** Lines that no machine may decide about: what they may be, and the word of two people. */
export function BankOpenScreen() {
  const { open } = useWords().bank;
  const [page, setPage] = useState(1);
  const [draft, setDraft] = useState<Draft>();
  const query = useEndpoint(listBankOpen, { page }, { keepPrevious: true });

  return (
    <Page title={open.title} lead={open.lead} width="wide">
      <BankTabs />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={5} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={open.empty} /> }}
      >
        {(answer) => (
          <Stack>
            {answer.list.map((line) => (
              <LineCard key={line.id} line={line} onPropose={setDraft} />
            ))}
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
      {draft === undefined ? null : (
        <LineSheet key={draft.line.id} draft={draft} onClose={() => setDraft(undefined)} />
      )}
    </Page>
  );
}
