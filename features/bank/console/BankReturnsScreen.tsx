import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { bankReturnStates, type BankReturnState } from '#domain/states/bank.ts';
import { exportBankReturns, listBankReturns } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveText } from '#ui/save-file.ts';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { BankTabs } from './BankTabs.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { ReturnTable } from './ReturnTable.tsx';
import { useBankText } from './useBankText.ts';

type Returns = OutputOf<typeof listBankReturns>;
export type BankReturn = Returns['list'][number];

/** Money that goes back: the list for the bank, and where each part goes. */
export function BankReturnsScreen() {
  const { returns } = useWords().bank;
  const say = useSay();
  const toast = useToast();
  const reasonOf = useBankText();
  const [state, setState] = useState<BankReturnState>('waiting');
  const [page, setPage] = useState(1);
  const [placed, setPlaced] = useState<BankReturn>();
  const query = useEndpoint(listBankReturns, { state, page }, { keepPrevious: true });
  const list = useAct(exportBankReturns, {
    changes: [listBankReturns],
    onDone: ({ csv, file_name: name, count }) => {
      saveText(csv, name, 'text/csv;charset=utf-8');
      toast(say(returns.exported, { count }), 'good');
    },
  });
  const why = reasonOf(list.error);

  return (
    <Page title={returns.title} lead={returns.lead} width="wide">
      <BankTabs />
      <Filter
        state={state}
        counts={query.data?.counts}
        onState={(next) => {
          setState(next);
          setPage(1);
        }}
      />
      {why === undefined ? <ErrorBox error={list.error} /> : <Text look="bad">{why}</Text>}
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={5} />}
        empty={{ when: (answer) => answer.list.length === 0, show: <Empty says={returns.empty[state]} /> }}
      >
        {(answer) => (
          <>
            {state === 'waiting' ? (
              <Send counts={answer.counts} isBusy={list.isBusy} onSend={() => list.act({})} />
            ) : null}
            <ReturnTable
              rows={answer.list}
              onPlace={setPlaced}
              onAgain={(batch) => list.act({ batch_id: batch })}
            />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
      {placed === undefined ? null : (
        <PlaceSheet key={placed.id} row={placed} onClose={() => setPlaced(undefined)} />
      )}
    </Page>
  );
}

type FilterProps = {
  state: BankReturnState;
  counts: Returns['counts'] | undefined;
  onState: (state: BankReturnState) => void;
};

function Filter({ state, counts, onState }: FilterProps) {
  const { returns } = useWords().bank;
  return (
    <Chips<BankReturnState>
      label={returns.filter}
      value={state}
      onChange={onState}
      options={bankReturnStates.map((value) => ({
        value,
        label: returns.states[value],
        ...(value === 'paid' ? {} : { count: counts?.[value] }),
      }))}
    />
  );
}

type SendProps = { counts: Returns['counts']; isBusy: boolean; onSend: () => void };

function Send({ counts, isBusy, onSend }: SendProps) {
  const { returns } = useWords().bank;
  const say = useSay();
  return (
    <>
      {counts.unnamed > 0 ? <Note tone="warn">{say(returns.unnamed, { count: counts.unnamed })}</Note> : null}
      {counts.waiting > counts.unnamed ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button isBusy={isBusy} icon={<Download aria-hidden className="size-5" />} onClick={onSend}>
            {returns.export}
          </Button>
          <Text look="small">{returns.export_hint}</Text>
        </div>
      ) : null}
    </>
  );
}
