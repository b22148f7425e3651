import type { ReactNode } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { todayFigures } from '#features/lists/figures.contract.ts';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useBarPoints } from './useBarPoints.ts';

type Figures = OutputOf<typeof todayFigures>;
type Count = NonNullable<Figures['orders']>;
type Sum = NonNullable<Figures['money']>['money_in'];

/** What is counted, by hour. */
export function CountCell({ name, figure }: { name: string; figure: Count }) {
  const words = useWords().desk.today.figures;
  const say = useSay();
  const { number } = useFormats();
  const points = useBarPoints().hours(figure.bars);
  const { today, yesterday, change } = figure;
  const text = say(change < 0 ? words.fewer : words.more, { value: number(Math.abs(change)) });
  return (
    <Cell
      name={name}
      value={<span className="tabular text-figure">{number(today)}</span>}
      change={<Change sign={Math.sign(change)} text={text} before={number(yesterday)} />}
      isEmpty={points.every(({ value }) => isNothing(value))}
      empty={words.none_hours}
    >
      <BarChart
        label={say(words.by_hour, { name })}
        points={points}
        format={(value) => number(Number(value))}
      />
    </Cell>
  );
}

/** A sum of money, by day. */
export function MoneyCell({ name, figure, currency }: { name: string; figure: Sum; currency: string }) {
  const words = useWords().desk.today.figures;
  const say = useSay();
  const formats = useFormats();
  const points = useBarPoints().days(figure.bars);
  const { today, yesterday, change } = figure;
  const money = (amount: string) => formats.money(amount, currency);
  const isLess = change.startsWith('-');
  const text = say(isLess ? words.less : words.more, { value: money(change.replace('-', '')) });
  return (
    <Cell
      name={name}
      value={<MoneyText look="big" amount={today} currency={currency} />}
      change={<Change sign={isNothing(change) ? 0 : isLess ? -1 : 1} text={text} before={money(yesterday)} />}
      isEmpty={points.every(({ value }) => isNothing(value))}
      empty={words.none_days}
    >
      <BarChart label={say(words.by_day, { name })} points={points} format={money} />
    </Cell>
  );
}

/** True for zero, however many decimals it has. */
const isNothing = (value: string) => !/[1-9]/.test(value);

type CellProps = {
  name: string;
  value: ReactNode;
  change: ReactNode;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
};

function Cell({ name, value, change, isEmpty, empty, children }: CellProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 flex-col">
        <p className="text-meta text-muted">{name}</p>
        <p>{value}</p>
        {change}
      </div>
      {isEmpty ? <p className="mt-auto text-caption text-muted">{empty}</p> : children}
    </div>
  );
}

/** A difference, never a share: of little yesterday any percentage is large. More is neither good nor bad here. */
function Change({ sign, text, before }: { sign: number; text: string; before: string }) {
  const words = useWords().desk.today.figures;
  const say = useSay();
  const said = say(words.yesterday, { value: before });
  return (
    <p title={said} className="tabular text-meta text-muted">
      {sign === 0 ? null : <span aria-hidden>{sign < 0 ? '▼ ' : '▲ '}</span>}
      {sign === 0 ? words.same : text}
      <span className="sr-only">. {said}</span>
    </p>
  );
}
