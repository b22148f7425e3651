import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listCatalogueGoods } from '#features/goods/catalogue.contract.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { AddGoodsSheet } from './AddGoodsSheet.tsx';
import { GoodsSteps } from './GoodsSteps.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { stateTone } from './state-tone.ts';

export type CatalogueRow = OutputOf<typeof listCatalogueGoods>['list'][number];

/** The catalogue: found, narrowed, exported; several taken a step at once; one of them opened. */
export function CatalogueScreen() {
  const { keys: keyWords } = useWords().desk;
  const words = useWords().config.catalogue;
  const say = useSay();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const pick = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const columns = useColumns({ picked, pick });

  return (
    <>
      <ListScreen
        endpoint={listCatalogueGoods}
        columns={columns}
        rowKey={({ id }) => id}
        to={({ id }) => `/goods/file/${id}`}
        keys={{ x: { says: keyWords.select, act: ({ id }) => pick(id) } }}
        actions={<Button onClick={() => setAdding(true)}>{words.add}</Button>}
        above={
          <>
            <GoodsTabs />
            {picked.length === 0 ? null : (
              <Stack>
                <Stack isRow>
                  <Text look="strong">{say(words.picked, { count: picked.length })}</Text>
                  <Button tone="quiet" size="small" onClick={() => setPicked([])}>
                    {words.unpick}
                  </Button>
                </Stack>
                <GoodsSteps ids={picked} onDone={() => setPicked([])} />
              </Stack>
            )}
          </>
        }
        words={{
          title: words.title,
          empty: words.empty,
          search: words.search,
          filters: {
            state: { label: words.filter.state, values: words.state },
            lacks: { label: words.filter.lacks, values: words.lacks },
            supplier: { label: words.filter.supplier },
            type: { label: words.filter.type },
          },
        }}
      />
      {isAdding ? <AddGoodsSheet onClose={() => setAdding(false)} /> : null}
    </>
  );
}

type Picking = { readonly picked: readonly string[]; readonly pick: (id: string) => void };

function useColumns({ picked, pick }: Picking): readonly Column<CatalogueRow>[] {
  const words = useWords().config.catalogue;
  const say = useSay();
  const heads = words.column;
  return [
    {
      key: 'pick',
      head: heads.pick,
      role: 'control',
      cell: ({ id, code }) => (
        <CheckField
          isLabelHidden
          label={say(words.pick, { code })}
          isOn={picked.includes(id)}
          onChange={() => pick(id)}
        />
      ),
    },
    {
      key: 'title',
      head: heads.title,
      sort: 'title',
      role: 'title',
      cell: (row) => <GoodsName goods={row} />,
    },
    {
      key: 'state',
      role: 'line',
      head: heads.state,
      cell: ({ state }) => <Badge tone={stateTone[state]}>{words.state[state]}</Badge>,
    },
    { key: 'type', head: heads.type, cell: ({ type }) => type },
    { key: 'supplier', role: 'line', head: heads.supplier, cell: ({ supplier }) => supplier },
    {
      key: 'cost',
      head: heads.cost,
      sort: 'cost',
      isEnd: true,
      cell: ({ cost, currency }) => <MoneyText amount={cost} currency={currency} />,
    },
    {
      key: 'price',
      role: 'end',
      head: heads.price,
      isEnd: true,
      cell: (row) => <MoneyText amount={row.suggested_price} currency={row.currency} />,
    },
    { key: 'stock', head: heads.stock, isEnd: true, cell: (row) => row.on_hand - row.reserved },
    {
      key: 'new',
      head: heads.added,
      sort: 'new',
      isEnd: true,
      cell: (row) => <TimeText at={row.created_at} form="date" />,
    },
  ];
}

function GoodsName({ goods }: { goods: CatalogueRow }) {
  return (
    <span className="flex items-center gap-3 ">
      <Picture image={goods.image} size="small" />
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-medium">{goods.title}</span>
        <span className="text-caption text-muted">{goods.code}</span>
      </span>
    </span>
  );
}
