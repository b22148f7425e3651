import { useWords } from '#ui/console-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Table } from '#ui/Table.tsx';
import type { Column } from '#ui/Table.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useSay } from '#ui/words.tsx';
import type { CatalogueGoods } from './useCatalogue.ts';

export function CatalogueTable({ goods }: { goods: readonly CatalogueGoods[] }) {
  const words = useWords();
  const say = useSay();
  const heads = words.goods.column;
  const columns: Column<CatalogueGoods>[] = [
    { key: 'goods', head: heads.goods, cell: (row) => <GoodsName goods={row} /> },
    { key: 'type', head: heads.type, cell: (row) => row.category },
    { key: 'supplier', head: heads.supplier, cell: (row) => row.supplier.name },
    {
      key: 'cost',
      head: heads.cost,
      isEnd: true,
      cell: (row) => <MoneyText amount={row.cost} currency={row.currency} />,
    },
    {
      key: 'price',
      head: heads.price,
      isEnd: true,
      cell: (row) => <MoneyText amount={row.suggested_price} currency={row.currency} />,
    },
    {
      key: 'stock',
      head: heads.on_hand,
      isEnd: true,
      cell: (row) => (
        <span className="tabular">
          {row.on_hand}
          {row.reserved === 0 ? null : (
            <span className="block text-xs whitespace-nowrap text-muted">
              {say(words.goods.reserved, { count: row.reserved })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'shops',
      head: heads.listed_by,
      isEnd: true,
      cell: (row) => <span className="tabular">{row.listed_by}</span>,
    },
    {
      key: 'updated',
      head: heads.updated,
      isEnd: true,
      cell: (row) => (
        <span className="whitespace-nowrap">
          <TimeText at={row.updated_at} form="date" />
        </span>
      ),
    },
  ];
  return <Table label={words.goods.caption} columns={columns} rows={goods} rowKey={(row) => row.id} />;
}

function GoodsName({ goods }: { goods: CatalogueGoods }) {
  return (
    <span className="flex items-center gap-3 max-md:flex-row-reverse">
      <Picture image={goods.image} size="small" />
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold">{goods.title}</span>
        <span className="text-xs text-muted">{goods.code}</span>
      </span>
    </span>
  );
}
