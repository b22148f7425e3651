import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#domain/endpoint.ts';
import { flowTypes, walletFlow } from '#features/wallet/contract.ts';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { usePages } from '#ui/usePages.ts';
import { useSay } from '#ui/words.tsx';
import { EntrySheet } from './EntrySheet.tsx';

const accounts = ['all', 'available', 'pending', 'held'] as const;
type Account = (typeof accounts)[number];
type Type = (typeof flowTypes)[number];
type Entry = OutputOf<typeof walletFlow>['list'][number];

/** Every movement of the wallet with the balance before and after. The filter stands in the address. */
export function FlowScreen() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<Entry>();
  const account = accounts.find((one) => one === query.get('account')) ?? 'all';
  const type = flowTypes.find((one) => one === query.get('type'));
  const pages = usePages(walletFlow, (page) => ({
    account,
    page,
    page_size: 20,
    ...(type === undefined ? {} : { type }),
  }));
  const isFiltered = account !== 'all' || type !== undefined;

  function filter(name: 'account' | 'type', value: string) {
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
      <Filters account={account} type={type} onFilter={filter} />
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
          <>
            <Sums sums={all[0]?.sums} />
            <Rows label={words.wallet.flow}>
              {all
                .flatMap((page) => page.list)
                .map((entry) => (
                  <EntryRow key={entry.id} entry={entry} onPress={() => setOpen(entry)} />
                ))}
            </Rows>
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
      {open === undefined ? null : <EntrySheet entry={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

type FiltersProps = {
  account: Account;
  type: Type | undefined;
  onFilter: (name: 'account' | 'type', value: string) => void;
};

function Filters({ account, type, onFilter }: FiltersProps) {
  const words = useWords();
  return (
    <>
      <Chips
        label={words.wallet.account}
        value={account}
        onChange={(value) => onFilter('account', value)}
        options={accounts.map((value) => ({ value, label: words.wallet.accounts[value] }))}
      />
      <SelectField
        label={words.wallet.type}
        value={type ?? 'all'}
        onChange={(value) => onFilter('type', value)}
        options={[
          { value: 'all', label: words.wallet.allTypes },
          ...flowTypes.map((value) => ({ value, label: words.wallet.types[value] })),
        ]}
      />
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

function EntryRow({ entry, onPress }: { entry: Entry; onPress: () => void }) {
  const words = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const signed = entry.direction === 'in' ? entry.amount : `-${entry.amount}`;
  return (
    <Row
      onPress={onPress}
      title={words.wallet.types[entry.type]}
      detail={[time(entry.created_at), entry.ref.no].filter((text) => text !== null).join(' · ')}
      end={<MoneyText look="flow" amount={signed} currency={entry.currency} />}
      below={
        <span className="tabular">
          {words.wallet.accounts[entry.account]}{' '}
          {say(words.wallet.beforeAfter, {
            before: money(entry.balance_before, entry.currency),
            after: money(entry.balance_after, entry.currency),
          })}
        </span>
      }
    />
  );
}
