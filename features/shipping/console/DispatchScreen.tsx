import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ParcelState } from '#domain/states/parcel.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { showCounts } from '#ui/lists/show-counts.ts';
import { Token } from '#ui/lists/Token.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import { CancelParcelDialog } from './CancelParcelDialog.tsx';
import { DispatchTabs } from './DispatchTabs.tsx';
import { LabelBar } from './LabelBar.tsx';
import { PaperCard } from './PaperCard.tsx';
import { ParcelSheet } from './ParcelSheet.tsx';
import { ParcelTable } from './ParcelTable.tsx';
import { useLabels } from './useLabels.ts';
import type { Parcel } from './useLabels.ts';

type State = ParcelState | 'all';
type Filter = { readonly state: State; readonly q: string; readonly page: number };

/** As many rows as one works through without turning the page. */
const pageRows = 40;

const firstFilter: Filter = { state: 'to_ship', q: '', page: 1 };

/** What there is to do comes first, what nobody can do anything about last. */
const states: readonly State[] = [
  'to_ship',
  'labelled',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'waiting',
  'all',
];

/** What a supplier has to send, most urgent first. Labels are made here; shipping is the carrier's scan. */
export function DispatchScreen({
  person: { id: personId, test_data: hasTestData },
}: {
  person: ConsolePerson;
}) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const now = useNow();
  const [filter, setFilter] = useState(firstFilter);
  const [opened, setOpened] = useState<Parcel>();
  const [toCancel, setToCancel] = useState<Parcel>();
  const { state, q } = filter;
  const query = useEndpoint(listParcels, inputOf(filter), { keepPrevious: true });
  const shown = query.data?.list ?? [];
  const counts = showCounts(query.data);
  const labels = useLabels(personId, shown, (count) => toast(say(words.dispatch.labelled, { count })));

  return (
    <Page title={words.dispatch.title} lead={words.dispatch.truth} width="wide">
      <DispatchTabs />
      {hasTestData ? <Note>{words.dispatch.test_scans}</Note> : null}
      <OrderSearch q={q} onSearch={(next) => setFilter({ ...filter, q: next, page: 1 })} />
      <Chips
        label={words.dispatch.state_filter}
        value={state}
        onChange={(next) => setFilter({ ...filter, state: next, page: 1 })}
        options={states.map((value) => ({
          value,
          label: words.dispatch.states[value],
          count: counts?.[value],
        }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={8} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={emptyWords(words.dispatch, state, q)} />,
        }}
      >
        {(answer) => (
          <>
            <ParcelTable parcels={answer.list} labels={labels} now={now.getTime()} onOpen={setOpened} />
            <Pager
              page={answer.page}
              hasMore={answer.has_more}
              onPage={(next) => setFilter({ ...filter, page: next })}
            />
            <PaperCard parcels={answer.list} labels={labels} />
            <LabelBar parcels={answer.list} labels={labels} />
          </>
        )}
      </QueryView>
      {opened === undefined ? null : (
        <ParcelSheet
          parcel={shown.find(({ id }) => id === opened.id) ?? opened}
          now={now.getTime()}
          onClose={() => setOpened(undefined)}
          onCancel={() => {
            setOpened(undefined);
            setToCancel(opened);
          }}
        />
      )}
      {toCancel === undefined ? null : (
        <CancelParcelDialog key={toCancel.id} parcel={toCancel} onClose={() => setToCancel(undefined)} />
      )}
    </Page>
  );
}

function inputOf({ state, page, q }: Filter) {
  return { state, page, page_size: pageRows, ...(q === '' ? {} : { q }) };
}

type DispatchWords = ReturnType<typeof useWords>['dispatch'];

function emptyWords(words: DispatchWords, state: State, q: string): string {
  if (q !== '') return words.empty_search;
  return state === 'to_ship' ? words.empty : words.empty_state;
}

/** Asked by Enter: order numbers are pasted or scanned whole. What is asked stands beside it as a token. */
function OrderSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { dispatch } = useWords();
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const token = say(dispatch.search_token, { q });
  return (
    <form
      role="search"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSearch(text.trim());
        setText('');
      }}
    >
      <label className="flex min-h-9 w-full items-center gap-2 rounded-field border border-line-strong bg-surface px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:w-72 pointer-coarse:min-h-target">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          ref={field}
          type="search"
          aria-label={dispatch.search}
          placeholder={dispatch.search}
          enterKeyHint="search"
          maxLength={80}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted lg:text-meta"
        />
      </label>
      {q === '' ? null : (
        <Token
          text={token}
          removeLabel={say(dispatch.remove_token, { filter: token })}
          onRemove={() => {
            field.current?.focus();
            onSearch('');
          }}
        />
      )}
    </form>
  );
}
