import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ownGoods } from '#features/supply/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { StockSheet } from './StockSheet.tsx';
import { StockTabs } from './StockTabs.tsx';

type Answer = OutputOf<typeof ownGoods>;
export type OwnGood = Answer['list'][number];

/** A supplier's own goods: what is on the shelf, what it costs, and what is announced. */
export function StockScreen() {
  const { stock } = useWords().terms;
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<OwnGood>();
  const query = useEndpoint(ownGoods, { q, page }, { keepPrevious: true });
  return (
    <Page title={stock.title} lead={stock.lead} width="wide">
      <StockTabs />
      <TextField
        label={stock.search}
        type="search"
        value={q}
        maxLength={80}
        onChange={(text) => {
          setQ(text);
          setPage(1);
        }}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={stock.empty} /> }}
      >
        {(answer) => (
          <>
            <GoodsTable answer={answer} onEdit={setEdited} />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
            {edited === undefined ? null : (
              <StockSheet
                key={edited.id}
                good={edited}
                currency={answer.currency}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}

function GoodsTable({ answer, onEdit }: { answer: Answer; onEdit: (good: OwnGood) => void }) {
  const { stock } = useWords().terms;
  const say = useSay();
  const { column } = stock;
  const { currency } = answer;
  return (
    <Table
      label={stock.caption}
      rows={answer.list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'goods',
          role: 'title',
          head: column.goods,
          cell: ({ title, code }) => (
            <Stack gap="small">
              <Text look="strong">{title}</Text>
              <Text look="small">{code}</Text>
            </Stack>
          ),
        },
        { key: 'stock', head: column.stock, isEnd: true, cell: (one) => one.stock },
        { key: 'reserved', head: column.reserved, isEnd: true, cell: ({ reserved }) => reserved },
        {
          key: 'cost',
          head: column.cost,
          isEnd: true,
          cell: ({ cost }) => <MoneyText amount={cost} currency={currency} />,
        },
        {
          key: 'next',
          head: column.next,
          isEnd: true,
          cell: ({ announced }) =>
            announced === null ? null : (
              <>
                <MoneyText amount={announced.cost} currency={currency} /> {stock.from}{' '}
                <TimeText at={announced.from} form="date" />
              </>
            ),
        },
        {
          key: 'edit',
          role: 'end',
          head: stock.edit,
          isEnd: true,
          cell: (good) => (
            <Button
              size="small"
              tone="plain"
              aria-label={say(stock.edit_of, { code: good.code })}
              onClick={() => onEdit(good)}
            >
              {stock.edit}
            </Button>
          ),
        },
      ]}
    />
  );
}
