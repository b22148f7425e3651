import { useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { flowTypes, walletFlow } from '#features/wallet/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useZone } from '#ui/words/time.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { DayRow } from './DayRow.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { FlowFilters, statuses, type FilterName } from './FlowFilters.tsx';
import { withDays } from './days.ts';
import { SaveFlow } from './statements/SaveFlow.tsx';
import { periods, periodStart, type Period } from './period.ts';

const accounts = ['all', 'available', 'pending', 'held', 'withdrawing'] as const;
type Account = (typeof accounts)[number];
type Type = (typeof flowTypes)[number];
type Status = (typeof statuses)[number];
type Entry = OutputOf<typeof walletFlow>['list'][number];

/**
 * What moved the wallet: over all its parts one line a document, of one part every movement with the balance before and
 * after. The filter stands in the address.
 */
export function FlowScreen() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const account = accounts.find((one) => one === query.get('account')) ?? 'all';
  const type = flowTypes.find((one) => one === query.get('type'));
  const status = statuses.find((one) => one === query.get('status'));
  const period = periods.find((one) => one === query.get('period')) ?? 'all';
  const pages = useFlow({ account, type, status, period });
  const file = useFileFilter({ account, type, status, period });
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
    <Page
      title={words.wallet.flow}
      back="/wallet"
      actions={<FlowFilters filter={{ type, status, period }} onFilter={filter} />}
    >
      <Chips
        label={words.wallet.account}
        value={account}
        onChange={(value) => filter('account', value)}
        options={accounts.map((value) => ({ value, label: words.wallet.accounts[value] }))}
      />
      <FlowList pages={pages} account={account} isFiltered={isFiltered} />
      {status === undefined ? <SaveFlow filter={file} /> : null}
    </Page>
  );
}

type Filter = {
  account: Account;
  type: Type | undefined;
  status: Status | undefined;
  period: Period;
};

/** Fixed while the screen is open: a page that is fetched later belongs to the same span. */
function useStart(period: Period): Date | undefined {
  const zone = useZone();
  const [openedAt] = useState(() => new Date());
  return periodStart(period, openedAt, zone);
}

/** What of the filter a file takes: of a status are withdrawals alone, which have a list of their own. */
function useFileFilter({ account, type, period }: Filter) {
  const from = useStart(period);
  return {
    account,
    ...(type === undefined ? {} : { type }),
    ...(from === undefined ? {} : { from: from.toISOString() }),
  };
}

function useFlow({ account, type, status, period }: Filter) {
  const from = useStart(period);
  return usePages(walletFlow, (page, after) => ({
    account,
    page,
    page_size: 20,
    ...(account === 'all' ? { group: 'document' as const } : {}),
    ...(after === undefined ? {} : { after }),
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
    ...(from === undefined ? {} : { from: from.toISOString() }),
  }));
}

type ListProps = { pages: ReturnType<typeof useFlow>; account: Account; isFiltered: boolean };

function FlowList({ pages, account, isFiltered }: ListProps) {
  const words = useWords();
  const zone = useZone();
  const [line, setLine] = useState<Entry>();
  const [open, setOpen] = useState<Entry>();
  return (
    <>
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
          <PullToRefresh query={pages} isLineBelow>
            <Sums sums={all[0]?.sums} />
            <LongList
              label={words.wallet.flow}
              items={withDays(
                all.flatMap((page) => page.list),
                zone,
              )}
              itemKey={(item) => ('day' in item ? item.day : item.id)}
              onEnd={() => {
                if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
              }}
            >
              {(entry) =>
                'day' in entry ? (
                  <DayRow at={entry.at} />
                ) : entry.document === undefined ? (
                  <EntryRow entry={entry} isWhole={account === 'all'} onPress={() => setOpen(entry)} />
                ) : (
                  <DocumentRow
                    entry={entry}
                    document={entry.document}
                    // What has one movement or none is that movement.
                    onPress={() => (hasParts(entry) ? setLine(entry) : setOpen(entry))}
                  />
                )
              }
            </LongList>
            <LoadMore query={pages} />
          </PullToRefresh>
        )}
      </QueryView>
      {open !== undefined ? (
        <EntrySheet entry={open} onClose={() => setOpen(undefined)} />
      ) : line?.document !== undefined ? (
        <DocumentSheet
          entry={line}
          document={line.document}
          onOpen={setOpen}
          onClose={() => setLine(undefined)}
        />
      ) : null}
    </>
  );
}

function hasParts({ document }: Entry): boolean {
  return document !== undefined && document.parts.length > 1;
}

function Sums({ sums }: { sums: OutputOf<typeof walletFlow>['sums'] | undefined }) {
  const words = useWords();
  if (sums === undefined) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-meta">
      <Sum label={words.wallet.sumIn} amount={sums.in} currency={sums.currency} />
      <Sum label={words.wallet.sumOut} amount={sums.out} currency={sums.currency} />
    </dl>
  );
}

function Sum({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">
        <MoneyText amount={amount} currency={currency} />
      </dd>
    </div>
  );
}
