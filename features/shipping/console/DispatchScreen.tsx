import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ParcelState } from '#domain/states/parcel.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';
import { CancelParcelDialog } from './CancelParcelDialog.tsx';
import { DispatchTabs } from './DispatchTabs.tsx';
import { LabelBar } from './LabelBar.tsx';
import { PaperCard } from './PaperCard.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { useLabels } from './useLabels.ts';
import type { Parcel } from './useLabels.ts';

type State = ParcelState | 'all';
type Filter = { readonly state: State; readonly q: string; readonly page: number };

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
  const [toCancel, setToCancel] = useState<Parcel>();
  const { state, q, page } = filter;
  const query = useEndpoint(listParcels, { state, page, ...(q === '' ? {} : { q }) }, { keepPrevious: true });
  const shown = query.data?.list ?? [];
  const labels = useLabels(personId, shown, (count) => toast(say(words.dispatch.labelled, { count })));
  const counts = query.data?.counts;

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
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={emptyWords(words.dispatch, state, q)} />,
        }}
      >
        {(answer) => (
          <>
            <ul aria-label={words.dispatch.list} className="flex flex-col gap-3">
              {answer.list.map((parcel) => (
                <ParcelCard
                  key={parcel.id}
                  parcel={parcel}
                  labels={labels}
                  now={now.getTime()}
                  onCancel={() => setToCancel(parcel)}
                />
              ))}
            </ul>
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
      {toCancel === undefined ? null : (
        <CancelParcelDialog key={toCancel.id} parcel={toCancel} onClose={() => setToCancel(undefined)} />
      )}
    </Page>
  );
}

type DispatchWords = ReturnType<typeof useWords>['dispatch'];

function emptyWords(words: DispatchWords, state: State, q: string): string {
  if (q !== '') return words.empty_search;
  return state === 'to_ship' ? words.empty : words.empty_state;
}

/** Asked by Enter: order numbers are pasted or scanned whole. */
function OrderSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const words = useWords();
  const [text, setText] = useState(q);
  return (
    <form
      role="search"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <TextField
          label={words.dispatch.search}
          type="search"
          value={text}
          onChange={(next) => {
            setText(next);
            if (next === '') onSearch('');
          }}
          maxLength={80}
          before={<Search className="size-5" />}
        />
      </div>
      <Button type="submit" tone="plain">
        {words.search}
      </Button>
    </form>
  );
}
