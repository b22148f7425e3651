import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { goodsSorts, listGoods, listTypes } from '#features/goods/contract.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { Stack } from '#ui/Stack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { usePages } from '#ui/usePages.ts';
import { ShowcaseTabs } from './ShowcaseTabs.tsx';
import { WarehouseItem } from './WarehouseItem.tsx';

type Filter = {
  type: string;
  typed: string;
  inStock: boolean;
  hideMine: boolean;
  sort: (typeof goodsSorts)[number];
};

const start: Filter = { type: 'all', typed: '', inStock: false, hideMine: false, sort: 'new' };

/** The shared warehouse: find a good, see what it costs and leaves, and take it into the showcase. */
export function WarehouseScreen() {
  const words = useWords();
  const [filter, setFilter] = useState(start);
  const q = useDeferredValue(filter.typed.trim());
  const query = usePages(listGoods, (page) => ({
    page,
    page_size: 24,
    sort: filter.sort,
    ...(q === '' ? {} : { q }),
    ...(filter.type === 'all' ? {} : { type_id: filter.type }),
    ...(filter.inStock ? { in_stock: true } : {}),
    ...(filter.hideMine ? { not_in_my_showcase: true } : {}),
  }));

  return (
    <Page title={words.goods.warehouse} lead={words.goods.lead} back="/goodsList" width="wide">
      <ShowcaseTabs />
      <Filters filter={filter} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={8} shape="picture" />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: (
            <Empty
              says={words.goods.none}
              detail={words.goods.noneDetail}
              action={
                <Button tone="plain" onClick={() => setFilter(start)}>
                  {words.goods.clear}
                </Button>
              }
            />
          ),
        }}
      >
        {({ pages }) => (
          <>
            <Grid look="pictures">
              {pages
                .flatMap((page) => page.list)
                .map((good) => (
                  <WarehouseItem key={good.id} good={good} />
                ))}
            </Grid>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) {
  const words = useWords();
  const types = useEndpoint(listTypes, {});
  return (
    <>
      <TextField
        label={words.goods.search}
        isLabelHidden
        placeholder={words.goods.search}
        type="search"
        value={filter.typed}
        onChange={(typed) => onChange({ typed })}
        before={<Search className="size-5" />}
      />
      <Chips
        label={words.goods.types}
        value={filter.type}
        onChange={(type) => onChange({ type })}
        options={[
          { value: 'all', label: words.common.all },
          ...(types.data?.list ?? []).map((type) => ({
            value: type.id,
            label: type.name,
            count: type.goods_count,
          })),
        ]}
      />
      <Stack isRow>
        <CheckField
          label={words.goods.inStock}
          isOn={filter.inStock}
          onChange={(inStock) => onChange({ inStock })}
        />
        <CheckField
          label={words.goods.hideMine}
          isOn={filter.hideMine}
          onChange={(hideMine) => onChange({ hideMine })}
        />
        <SelectField
          label={words.goods.sort}
          isLabelHidden
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
          options={goodsSorts.map((value) => ({ value, label: words.goods.sorts[value] }))}
        />
      </Stack>
    </>
  );
}
