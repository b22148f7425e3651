import type { OutputOf } from '#domain/wire/endpoint.ts';
import { homeStatLine, type homeStat } from '#features/statistics/contract.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Segmented } from '#ui/lists/Segmented.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Range } from './period.ts';
import { useFilters } from './useFilters.ts';

type Stat = OutputOf<typeof homeStat>;

const ranges = ['today', '7d', '30d'] as const;
const barsIn = { today: 7, '7d': 7, '30d': 30, custom: 30 } as const;

/**
 * What was sold: one figure, how it compares with the period before, and the profit of the same days. That is of sales
 * that were accepted in them, not of those that were paid: it is never called a part of what was sold.
 */
export function SoldHero({ stat, range }: { stat: Stat; range: Range }) {
  const words = useWords().statistics;
  const say = useSay();
  const { money, percent } = useFormats();
  const [, set] = useFilters();
  const line = useEndpoint(homeStatLine, { metric: 'sold', grain: 'day' }, { keepPrevious: true });
  const change = changeOf(stat.sold, stat.previous.sold);
  const before = say(words.before, { value: money(stat.previous.sold, stat.currency) });
  return (
    <section aria-label={words.sold} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-meta text-muted">{words.sold}</span>
        <Segmented
          label={words.period}
          value={ranges.find((one) => one === range)}
          onChange={(next) => set('range', next)}
          options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <div>
          <p>
            <MoneyText look="hero" amount={stat.sold} currency={stat.currency} />
          </p>
          <p className="tabular text-meta text-muted">
            {change === undefined ? null : (
              <span title={before} className={change < 0 ? 'text-ink' : 'text-accent-ink'}>
                {change < 0 ? '▼' : '▲'} {percent(Math.abs(change))}
                <span className="sr-only"> ({before})</span>
                {' · '}
              </span>
            )}
            {words.profit} {money(stat.net_profit, stat.currency)}
          </p>
        </div>
        <Bars values={(line.data?.points ?? []).slice(-barsIn[range]).map(({ v }) => v)} />
      </div>
    </section>
  );
}

/** In hundredths of a percent, whole percents; nothing where nothing was before. Only for showing, never for money. */
function changeOf(now: string, before: string): number | undefined {
  if (Number(before) === 0) return undefined;
  return Math.round((Number(now) / Number(before) - 1) * 100) * 100;
}
