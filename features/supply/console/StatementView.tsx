import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { payables } from '#features/supply/payables.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';

export type Statement = OutputOf<typeof payables>;
export type Period = { from: string; to: string };

/** The last thirty days: where a statement starts. */
export function lastDays(): Period {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const now = Date.now();
  return { from: dayOf(now - 30 * 86_400_000), to: dayOf(now) };
}

type PeriodProps = {
  period: Period;
  onChange: (period: Period) => void;
  onPaper: (format: 'pdf' | 'csv') => void;
  isBusy: boolean;
};

export function PeriodBar({ period, onChange, onPaper, isBusy }: PeriodProps) {
  const { payables: words } = useWords().terms;
  const set = (part: Partial<Period>) => {
    const next = { ...period, ...part };
    if (next.from !== '' && next.to !== '') onChange(next);
  };
  return (
    <Stack isRow>
      <TextField label={words.from} type="date" value={period.from} onChange={(from) => set({ from })} />
      <TextField label={words.to} type="date" value={period.to} onChange={(to) => set({ to })} />
      <Button tone="plain" isBusy={isBusy} onClick={() => onPaper('pdf')}>
        {words.pdf}
      </Button>
      <Button tone="plain" isBusy={isBusy} onClick={() => onPaper('csv')}>
        {words.csv}
      </Button>
    </Stack>
  );
}

/** Sums, and every line that makes them. */
export function StatementView({ statement }: { statement: Statement }) {
  const { payables: words } = useWords().terms;
  const { currency, opening, closing, owed, sums, list } = statement;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const { column } = words;
  return (
    <>
      <Facts
        facts={[
          { label: words.opening, value: money(opening) },
          { label: words.parcels, value: money(sums.parcels) },
          { label: words.returns, value: money(sums.returns) },
          { label: words.claims, value: money(sums.claims) },
          { label: words.payments, value: money(sums.payments) },
          { label: words.closing, value: money(closing), isTotal: true },
          { label: words.owed, value: money(owed), isTotal: true },
        ]}
      />
      {statement.is_cut ? <Note>{words.cut}</Note> : null}
      {list.length === 0 ? (
        <Text look="muted">{words.empty}</Text>
      ) : (
        <Table
          label={words.statement}
          rows={list.map((line, index) => ({ ...line, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            { key: 'at', role: 'line', head: column.at, cell: ({ at }) => <TimeText at={at} form="date" /> },
            { key: 'kind', role: 'line', head: column.kind, cell: ({ kind }) => words.kind[kind] },
            { key: 'subject', role: 'title', head: column.subject, cell: ({ subject }) => subject },
            {
              key: 'cost',
              head: column.cost,
              isEnd: true,
              cell: ({ cost }) => (cost === null ? null : money(cost)),
            },
            {
              key: 'fee',
              head: column.fee,
              isEnd: true,
              cell: ({ ship_fee: fee }) => (fee === null ? null : money(fee)),
            },
            {
              key: 'amount',
              role: 'end',
              head: column.amount,
              isEnd: true,
              cell: ({ amount }) => <MoneyText amount={amount} currency={currency} look="flow" />,
            },
          ]}
        />
      )}
    </>
  );
}
