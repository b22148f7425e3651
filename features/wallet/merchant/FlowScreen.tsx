import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#domain/endpoint.ts';
import { flowTypes, walletFlow } from '#features/wallet/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { LongList } from '#ui/LongList.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Page } from '#ui/Page.tsx';
import { PullToRefresh } from '#ui/PullToRefresh.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useZone } from '#ui/time.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { usePages } from '#ui/usePages.ts';
import { useSay } from '#ui/words.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { innerMoveOf, isInside } from './inner-move.ts';
import { periods, periodStart, type Period } from './period.ts';
import { statusWordOf } from './status-word.ts';

const accounts = ['all', 'available', 'pending', 'held', 'withdrawing'] as const;
const statuses = ['awaiting_review', 'success', 'failure'] as const;
type Account = (typeof accounts)[number];
type Type = (typeof flowTypes)[number];
type Status = (typeof statuses)[number];
type FilterName = 'account' | 'type' | 'status' | 'period';
type Entry = OutputOf<typeof walletFlow>['list'][number];

/** Every movement of the wallet with the balance before and after. The filter stands in the address. */
export function FlowScreen() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<Entry>();
  const account = accounts.find((one) => one === query.get('account')) ?? 'all';
  const type = flowTypes.find((one) => one === query.get('type'));
  const status = statuses.find((one) => one === query.get('status'));
  const period = periods.find((one) => one === query.get('period')) ?? 'all';
  const zone = useZone();
  // Fixed while the screen is open: a page that is fetched later belongs to the same span.
  const [openedAt] = useState(() => new Date());
  const from = periodStart(period, openedAt, zone);
  const pages = usePages(walletFlow, (page) => ({
    account,
    page,
    page_size: 20,
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
    ...(from === undefined ? {} : { from: from.toISOString() }),
  }));
  const isFiltered = account !== 'all' || type !== undefined || status !== undefined || period !== 'all';

  function filter(name: FilterName, value: string) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <Page title={words.wallet.flow} back="/wallet">
      <Filters account={account} type={type} status={status} period={period} onFilter={filter} />
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={8} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: isFiltered ? (
            <Empty says={words.wallet.noMatch} detail={words.wallet.noMatchDetail} />
          ) : (
            <Empty says={words.wallet.noFlow} detail={words.wallet.noFlowDetail} />
          ),
        }}
      >
        {({ pages: all }) => (
          <PullToRefresh query={pages}>
            <Sums sums={all[0]?.sums} />
            <LongList
              label={words.wallet.flow}
              items={all.flatMap((page) => page.list)}
              itemKey={({ id }) => id}
              onEnd={() => {
                if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
              }}
            >
              {(entry) => (
                <EntryRow entry={entry} isWhole={account === 'all'} onPress={() => setOpen(entry)} />
              )}
            </LongList>
            <LoadMore query={pages} />
          </PullToRefresh>
        )}
      </QueryView>
      {open === undefined ? null : <EntrySheet entry={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

type FiltersProps = {
  account: Account;
  type: Type | undefined;
  status: Status | undefined;
  period: Period;
  onFilter: (name: FilterName, value: string) => void;
};

function Filters({ account, type, status, period, onFilter }: FiltersProps) {
  const words = useWords();
  return (
    <>
      <Chips
        label={words.wallet.account}
        value={account}
        onChange={(value) => onFilter('account', value)}
        options={accounts.map((value) => ({ value, label: words.wallet.accounts[value] }))}
      />
      <Grid look="figures">
        <SelectField
          label={words.wallet.type}
          value={type ?? 'all'}
          onChange={(value) => onFilter('type', value)}
          options={[
            { value: 'all', label: words.wallet.allTypes },
            ...flowTypes.map((value) => ({ value, label: words.wallet.types[value] })),
          ]}
        />
        <SelectField
          label={words.wallet.statusWord}
          value={status ?? 'all'}
          onChange={(value) => onFilter('status', value)}
          options={[
            { value: 'all', label: words.wallet.allStatuses },
            ...statuses.map((value) => ({ value, label: words.wallet.statuses[value] })),
          ]}
        />
        <SelectField
          label={words.wallet.period}
          value={period}
          onChange={(value) => onFilter('period', value)}
          options={periods.map((value) => ({ value, label: words.wallet.periods[value] }))}
        />
      </Grid>
    </>
  );
}

function Sums({ sums }: { sums: OutputOf<typeof walletFlow>['sums'] | undefined }) {
  const words = useWords();
  if (sums === undefined) return null;
  return (
    <Grid look="figures">
      <Figure label={words.wallet.sumIn} value={<MoneyText amount={sums.in} currency={sums.currency} />} />
      <Figure label={words.wallet.sumOut} value={<MoneyText amount={sums.out} currency={sums.currency} />} />
    </Grid>
  );
}

type RowProps = {
  entry: Entry;
  /** Over all parts of the wallet: what only changes its part has no sign, as it is in no sum. */
  isWhole: boolean;
  onPress: () => void;
};

function EntryRow({ entry, isWhole, onPress }: RowProps) {
  const words = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  // A deposit that waits or came to nothing is in no book: it is shown without a sign and changes no balance.
  const isBooked = entry.entry_hash !== '';
  const inner = isWhole ? innerMoveOf(entry) : undefined;
  const signed = entry.direction === 'in' ? entry.amount : `-${entry.amount}`;
  return (
    <Row
      onPress={onPress}
      title={
        <>
          {words.wallet.types[entry.type]}{' '}
          {entry.status === 'success' ? null : (
            <Badge tone={entry.status === 'failure' ? 'warn' : 'info'}>{statusWordOf(words, entry)}</Badge>
          )}
        </>
      }
      detail={[time(entry.created_at), entry.ref.no].filter((text) => text !== null).join(' · ')}
      end={
        isBooked && isWhole && isInside(entry) ? (
          <span className="text-muted">
            <MoneyText amount={entry.amount} currency={entry.currency} />
          </span>
        ) : isBooked ? (
          <MoneyText look="flow" amount={signed} currency={entry.currency} />
        ) : (
          <span className={entry.status === 'failure' ? 'text-muted line-through' : 'text-muted'}>
            <MoneyText amount={entry.amount} currency={entry.currency} />
          </span>
        )
      }
      below={
        !isBooked ? (
          entry.failure_reason
        ) : inner !== undefined ? (
          <span>{inner.map((part) => words.wallet.accounts[part]).join(' → ')}</span>
        ) : (
          <span className="tabular">
            {words.wallet.accounts[entry.account]}{' '}
            {say(words.wallet.beforeAfter, {
              before: money(entry.balance_before, entry.currency),
              after: money(entry.balance_after, entry.currency),
            })}
            {entry.note === undefined ? null : <span className="block">{entry.note}</span>}
          </span>
        )
      }
    />
  );
}
