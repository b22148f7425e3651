import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { State } from './ReconciliationScreen.tsx';
import { usePlaceText } from './usePlaceText.ts';

const amounts = ['expected', 'actual', 'transit', 'unmatched', 'difference'] as const;

/** Every place: what the books say, what it says itself, and what is left between the two. */
export function Places({ places }: { places: State['places'] }) {
  const words = useWords();
  const { column, places: label } = words.reconciliation;
  const placeText = usePlaceText();
  return (
    <Table
      label={label}
      rows={places}
      rowKey={({ place, currency }) => `${place} ${currency}`}
      columns={[
        { key: 'place', head: column.place, cell: ({ place }) => placeText(place) },
        ...amounts.map((key) => ({
          key,
          head: column[key],
          isEnd: true,
          cell: (row: State['places'][number]) => {
            const amount = row[key];
            return amount === null ? words.none : <MoneyText amount={amount} currency={row.currency} />;
          },
        })),
        { key: 'since', head: column.since, cell: ({ since }) => <TimeText at={since} form="distance" /> },
      ]}
    />
  );
}
