import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listInbox } from '#features/chat/inbox.contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { InboxRow } from './InboxRow.tsx';
import { useInboxUpdates } from './useInboxUpdates.ts';

const filters = ['all', 'open', 'buyer', 'answered', 'mine'] as const;
type Filter = (typeof filters)[number];
type Page1 = OutputOf<typeof listInbox>;

/** What buyers write and ask, in one list by the newest word. The filter is in the address. A member’s work begins here. */
export function InboxScreen({ isHome = false }: { isHome?: boolean }) {
  const words = useWords().inbox;
  useInboxUpdates();
  const [place, setPlace] = useSearchParams();
  const filter = filters.find((one) => one === place.get('filter')) ?? 'all';
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query = usePages(listInbox, (page) => ({
    filter,
    page,
    page_size: 20,
    ...(q === '' ? {} : { q }),
  }));
  return (
    <Page
      title={words.title}
      back={isHome ? undefined : '/service'}
      lead={words.lead}
      actions={
        <LinkButton to="/answers" tone="plain">
          {words.answers.title}
        </LinkButton>
      }
    >
      <TextField
        label={words.search}
        type="search"
        enterKeyHint="search"
        before={<Search className="size-5" />}
        maxLength={limits.inboxSearchMax}
        value={typed}
        onChange={setTyped}
      />
      <Filters
        chosen={filter}
        first={query.data?.pages[0]}
        onChoose={(value) => setPlace(value === 'all' ? {} : { filter: value }, { replace: true })}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            filter === 'all' && q === '' ? (
              <Empty says={words.none} detail={words.noneDetail} />
            ) : (
              <Empty says={words.noMatch} detail={words.noMatchDetail} />
            ),
        }}
      >
        {({ pages }) => (
          <>
            <Rows label={words.title}>
              {pages.flatMap(({ list }) => list.map((one) => <InboxRow key={one.id} talk={one} />))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

type FiltersProps = { chosen: Filter; first: Page1 | undefined; onChoose: (filter: Filter) => void };

/** A shop of one person assigns nothing, so that filter is left out. */
function Filters({ chosen, first, onChoose }: FiltersProps) {
  const words = useWords().inbox;
  const isShared = first !== undefined && first.people.length > 1;
  const shown = filters.filter((one) => one !== 'mine' || isShared || chosen === 'mine');
  const counts = { open: first?.open, mine: first?.mine };
  return (
    <Chips
      label={words.filter}
      value={chosen}
      onChange={onChoose}
      options={shown.map((value) => ({
        value,
        label: words.filters[value],
        ...(value === 'open' || value === 'mine' ? { count: counts[value] } : {}),
      }))}
    />
  );
}
