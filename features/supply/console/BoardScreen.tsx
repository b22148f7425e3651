import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { supplierBoard } from '#features/supply/suppliers.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePart } from './usePart.ts';

type Row = OutputOf<typeof supplierBoard>['list'][number];

/** Suppliers, what events say of them, and what they are owed. */
export function BoardScreen() {
  const { board } = useWords().terms;
  const formats = useFormats();
  const part = usePart();
  const { column, filters } = board;
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      role: 'title',
      head: column.name,
      sort: 'name',
      cell: ({ name, code, affiliated }) => (
        <Stack gap="small">
          <Text look="strong">{name}</Text>
          <Text look="small">{affiliated ? board.affiliated : code}</Text>
        </Stack>
      ),
    },
    { key: 'country', role: 'line', head: column.country, cell: ({ country }) => formats.country(country) },
    { key: 'parcels', head: column.parcels, isEnd: true, cell: ({ parcels }) => parcels },
    { key: 'ontime', head: column.ontime, isEnd: true, cell: (row) => part(row.ontime_bps) },
    { key: 'cancelled', head: column.cancelled, isEnd: true, cell: (row) => part(row.cancelled_bps) },
    { key: 'returned', head: column.returned, isEnd: true, cell: (row) => part(row.returned_bps) },
    { key: 'claims', head: column.claims, isEnd: true, cell: (row) => row.open_claims },
    {
      key: 'owed',
      role: 'end',
      head: column.owed,
      isEnd: true,
      cell: ({ owed, currency }) => <MoneyText amount={owed} currency={currency} />,
    },
  ];
  return (
    <ListScreen
      endpoint={supplierBoard}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/suppliers/${id}`}
      actions={<LinkButton to="/goods/suppliers">{board.enter}</LinkButton>}
      words={{
        title: board.title,
        lead: board.lead,
        empty: board.empty,
        search: board.search,
        filters: {
          country: { label: filters.country },
          affiliated: { label: filters.affiliated },
          no_contract: { label: filters.no_contract },
        },
      }}
    />
  );
}
