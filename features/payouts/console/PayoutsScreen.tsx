import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { payoutBatchStates, type PayoutBatchState } from '#domain/states/withdrawal.ts';
import { listPayoutBatches, listReadyPayouts, makePayoutBatch } from '#features/payouts/batches.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Pauses } from './Pauses.tsx';
import { Refused } from './Refused.tsx';

type Ready = OutputOf<typeof listReadyPayouts>;
type File = OutputOf<typeof listPayoutBatches>['list'][number];

/** What is ready for the bank, the files that take it there, and whether new payouts are paused. */
export function PayoutsScreen() {
  const { payouts: words } = useWords().payouts;
  const [page, setPage] = useState(1);
  const query = useEndpoint(listReadyPayouts, { page }, { keepPrevious: true });
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {(ready) => (
          <>
            <Pauses pauses={ready.pauses} />
            <Section title={words.ready}>
              <ReadyRows ready={ready} />
              <Pager page={ready.page} hasMore={ready.has_more} onPage={setPage} />
            </Section>
          </>
        )}
      </QueryView>
      <Files />
    </Page>
  );
}

function ReadyRows({ ready }: { ready: Ready }) {
  const { payouts: words, list } = useWords().payouts;
  const go = useNavigate();
  if (!ready.by_file) return <Note tone="info">{words.no_account}</Note>;
  if (ready.list.length === 0) return <Empty says={words.ready_none} detail={words.ready_detail} />;
  return (
    <Stack>
      <Make sums={ready.sums} />
      <Table
        label={words.ready}
        rows={ready.list}
        rowKey={({ id }) => id}
        onPress={(row) => go(`/withdrawals/${row.withdrawal_id}`)}
        columns={[
          {
            key: 'no',
            role: 'title',
            head: words.column.no,
            cell: ({ no }) => <span className="tabular">{no}</span>,
          },
          {
            key: 'to',
            role: 'line',
            head: words.column.to,
            cell: ({ account_name: name, number_masked: number }) => (
              <Stack gap="small">
                <span>{name}</span>
                <Text look="small">{number}</Text>
              </Stack>
            ),
          },
          {
            key: 'amount',
            role: 'end',
            head: words.column.amount,
            isEnd: true,
            cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
          },
          {
            key: 'by',
            role: 'line',
            head: words.column.by,
            cell: ({ send_by: at, is_late: isLate }) =>
              isLate ? <Badge tone="bad">{list.late}</Badge> : <TimeText at={at} form="both" />,
          },
        ]}
      />
    </Stack>
  );
}

function Make({ sums }: Pick<Ready, 'sums'>) {
  const { payouts: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const make = useAct(makePayoutBatch, {
    changes: [listReadyPayouts, listPayoutBatches],
    onDone: ({ no }) => toast(say(words.made, { no }), 'good'),
  });
  return (
    <Stack gap="small">
      {sums.map(({ currency, count, amount }) => (
        <Stack key={currency} isRow>
          <Button isBusy={make.isBusy} onClick={() => make.act({ currency })}>
            {say(words.make, { currency })}
          </Button>
          <Text look="small">{say(words.sum, { count, amount: money(amount, currency) })}</Text>
        </Stack>
      ))}
      <Refused error={make.error} />
    </Stack>
  );
}

const tones = { draft: 'warn', released: 'good', withdrawn: 'plain', refused: 'bad' } as const;

function useFileColumns(): Column<File>[] {
  const { payouts: words } = useWords().payouts;
  return [
    {
      key: 'no',
      role: 'title',
      head: words.column.no,
      cell: ({ no }) => <span className="tabular">{no}</span>,
    },
    {
      key: 'state',
      role: 'line',
      head: words.column.state,
      cell: (row) => <Badge tone={tones[row.state]}>{words.batch_states[row.state]}</Badge>,
    },
    { key: 'count', head: words.column.count, isEnd: true, cell: ({ count }) => count },
    {
      key: 'amount',
      role: 'end',
      head: words.column.amount,
      isEnd: true,
      cell: ({ total, currency }) => <MoneyText amount={total} currency={currency} />,
    },
    {
      key: 'made',
      role: 'line',
      head: words.column.made,
      cell: ({ made_at: at, made_by: by }) => (
        <Stack gap="small">
          <TimeText at={at} form="both" />
          <Text look="small">{by.name}</Text>
        </Stack>
      ),
    },
  ];
}

function Files() {
  const { payouts: words } = useWords().payouts;
  const go = useNavigate();
  const [state, setState] = useState<PayoutBatchState | 'all'>('all');
  const [page, setPage] = useState(1);
  const ask = { page, ...(state === 'all' ? {} : { state }) };
  const query = useEndpoint(listPayoutBatches, ask, { keepPrevious: true });
  const columns = useFileColumns();
  return (
    <Section title={words.files}>
      <Chips<PayoutBatchState | 'all'>
        label={words.filter}
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        options={[
          { value: 'all', label: words.all },
          ...payoutBatchStates.map((value) => ({ value, label: words.batch_states[value] })),
        ]}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.files_none} /> }}
      >
        {(answer) => (
          <>
            <Table
              label={words.files}
              rows={answer.list}
              rowKey={({ id }) => id}
              onPress={({ id }) => go(`/payouts/${id}`)}
              columns={columns}
            />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Section>
  );
}
