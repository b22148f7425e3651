import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listSuppliers } from '#features/goods/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { SupplierSheet } from './SupplierSheet.tsx';

type Supplier = OutputOf<typeof listSuppliers>['list'][number];

export function SuppliersScreen() {
  const words = useWords();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const query = useEndpoint(listSuppliers, { page }, { keepPrevious: true });
  const add = <Button onClick={() => setAdding(true)}>{words.suppliers.add}</Button>;

  return (
    <Page title={words.suppliers.title} width="wide" actions={add}>
      <GoodsTabs />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.suppliers.empty} /> }}
      >
        {(answer) => (
          <>
            <SupplierTable suppliers={answer.list} />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
      {isAdding ? (
        <SupplierSheet currency={query.data?.list[0]?.currency} onClose={() => setAdding(false)} />
      ) : null}
    </Page>
  );
}

function SupplierTable({ suppliers }: { suppliers: readonly Supplier[] }) {
  const words = useWords();
  const say = useSay();
  const formats = useFormats();
  const heads = words.suppliers.column;
  return (
    <Table
      label={words.suppliers.caption}
      rows={suppliers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          role: 'title',
          head: heads.name,
          cell: ({ name, code }) => (
            <span className="flex flex-col">
              <span className="font-medium">{name}</span>
              <span className="text-caption text-muted">{code}</span>
            </span>
          ),
        },
        {
          key: 'country',
          role: 'line',
          head: heads.country,
          cell: ({ country }) => formats.country(country),
        },
        {
          key: 'fee',
          head: heads.fee,
          isEnd: true,
          cell: ({ ship_fee, currency }) => <MoneyText amount={ship_fee} currency={currency} />,
        },
        {
          key: 'dispatch',
          head: heads.dispatch,
          isEnd: true,
          cell: ({ dispatch_days }) => say(words.suppliers.days, { count: dispatch_days }),
        },
        {
          key: 'transit',
          head: heads.transit,
          isEnd: true,
          cell: ({ days_p50, days_p90 }) => say(words.suppliers.transit, { from: days_p50, to: days_p90 }),
        },
      ]}
    />
  );
}
