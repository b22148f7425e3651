import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { State } from './ReconciliationScreen.tsx';

/** Money on statements that nobody has yet, the oldest first. */
export function Suspense({ lines }: { lines: State['suspense'] }) {
  const words = useWords();
  const { suspense_column: column, suspense, no_suspense: none, go_bank: goBank } = words.reconciliation;
  if (lines.length === 0) return <Empty says={none} />;
  return (
    <>
      <Table
        label={suspense}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'booked',
            role: 'line',
            head: column.booked,
            cell: ({ booked_on: day }) => <TimeText at={`${day}T00:00:00.000Z`} form="distance" />,
          },
          {
            key: 'from',
            role: 'title',
            head: column.from,
            cell: ({ from }) => (from === '' ? words.none : from),
          },
          {
            key: 'text',
            role: 'line',
            head: column.text,
            cell: ({ text }) => <span className="break-words">{text}</span>,
          },
          {
            key: 'amount',
            role: 'end',
            head: column.amount,
            isEnd: true,
            cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
          },
        ]}
      />
      <LinkButton to="/bank" tone="plain">
        {goBank}
      </LinkButton>
    </>
  );
}
