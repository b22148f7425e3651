import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { Table } from '#ui/lists/Table.tsx';
import { useLanguage } from '#ui/words/words.tsx';
import type { TrustPeriodFigures } from '#features/trust/page.shapes.ts';
import { useTold } from './told.tsx';

type Row = TrustPeriodFigures['holds'][number];

const isOver = ({ of }: Row['ended'][number]) => of.some((name) => name !== 'standing');

/** Restrictions by their reason: how many, how much, how long, and how they ended. */
export function HeldTable({
  label,
  rows,
  few,
  isMoney,
}: {
  label: string;
  rows: readonly Row[];
  few: number;
  isMoney: boolean;
}) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const told = useTold(few);
  const money = ({ amounts, cases }: Row) => {
    if (cases === null) return words.trustNotTold;
    if (amounts.length === 0) return words.trustNone;
    return amounts.map(({ amount, currency }) => formatMoney(language, amount, currency)).join(', ');
  };
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { key: 'code', head: words.trustReason, cell: ({ code }) => words[`trustCode_${code}`] },
        { key: 'cases', head: words.trustCount, cell: ({ cases }) => told.cases(cases), isEnd: true },
        ...(isMoney ? [{ key: 'amount', head: words.trustAmount, cell: money, isEnd: true }] : []),
        {
          key: 'length',
          head: words.trustLength,
          cell: ({ hours, ended }) => told.hours(hours?.median, ended.filter(isOver)),
          isEnd: true,
        },
        { key: 'ended', head: words.trustEnded, cell: ({ ended }) => told.groups(ended) },
      ]}
    />
  );
}
