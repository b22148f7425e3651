// Every figure of the shop, behind a press: fetched with it.
import { useId } from 'react';
import { homeStat } from '#features/statistics/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { periodIn } from './period.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { Standing } from './Standing.tsx';
import { StatChart } from './StatChart.tsx';
import { useFilters } from './useFilters.ts';

/** Every figure of the shop with the period before, over any days, and how each came to be. */
export function AllFigures() {
  const words = useWords().statistics;
  const id = useId();
  const [filters] = useFilters();
  const period = periodIn(filters);
  const stat = useEndpoint(homeStat, period ?? {}, { keepPrevious: true, enabled: period !== undefined });
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id} className="sr-only">
          {words.figures}
        </h2>
        <PeriodBar />
        {period === undefined ? (
          <Note tone="warn">{words.wrongDays}</Note>
        ) : (
          <QueryView query={stat} skeleton={<SkeletonCards count={4} />}>
            {(value) => <PeriodFigures stat={value} range={period.range ?? '7d'} />}
          </QueryView>
        )}
        <StatChart />
        {stat.data === undefined ? null : <Standing stat={stat.data} />}
      </Stack>
    </section>
  );
}
