import { useState } from 'react';
import { listProposals } from '#features/webhooks/proposals.contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { ProposalCard } from './ProposalCard.tsx';

const filters = ['open', 'all'] as const;

/** What programs propose: each with what it would change, to confirm or to decline. */
export function ProposalsScreen() {
  const { proposals: words } = useWords();
  const [filter, setFilter] = useState<(typeof filters)[number]>('open');
  const [page, setPage] = useState(1);
  const query = useEndpoint(
    listProposals,
    { open: filter === 'open', page, page_size: 10 },
    { keepPrevious: true },
  );
  const show = (next: (typeof filters)[number]) => {
    setPage(1);
    setFilter(next);
  };
  return (
    <Page
      title={words.title}
      back="/settings/developers"
      lead={words.lead}
      actions={
        <LinkButton to="/qaDetail?id=assistants" tone="plain" size="small">
          {words.assistant}
        </LinkButton>
      }
    >
      <Chips
        label={words.filter}
        value={filter}
        options={filters.map((value) => ({ value, label: words[value] }))}
        onChange={show}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={words.none} detail={words.noneDetail} />,
        }}
      >
        {({ list, has_more: hasMore }) => (
          <Stack>
            {list.map((proposal) => (
              <ProposalCard key={proposal.id} shown={proposal} onPartly={() => show('all')} />
            ))}
            <Pager page={page} hasMore={hasMore} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
