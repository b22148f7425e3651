import type { OutputOf } from '#domain/wire/endpoint.ts';
import { homeStatLine, statGrains, statMetrics } from '#features/statistics/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useFilters } from './useFilters.ts';

type Line = OutputOf<typeof homeStatLine>;
type Grain = (typeof statGrains)[number];

/** One figure over time, and the time before beside it. What is chosen stands in the address. */
export function StatChart() {
  const words = useWords().statistics;
  const [filters, set] = useFilters();
  const metric = statMetrics.find((one) => one === filters.get('metric')) ?? 'sold';
  const grain = statGrains.find((one) => one === filters.get('grain')) ?? 'day';
  const query = useEndpoint(homeStatLine, { metric, grain }, { keepPrevious: true });
  return (
    <Card title={words.chart}>
      <Chips
        label={words.metric}
        value={metric}
        onChange={(next) => set('metric', next)}
        options={statMetrics.map((value) => ({ value, label: words.metrics[value] }))}
      />
      <Chips
        label={words.grain}
        value={grain}
        onChange={(next) => set('grain', next)}
        options={statGrains.map((value) => ({ value, label: words.grains[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<Skeleton shape="block" />}
        empty={{
          when: ({ points, previous }) => [...points, ...previous].every(({ v }) => Number(v) === 0),
          show: <Empty says={words.noPoints} detail={words.noPointsDetail} />,
        }}
      >
        {(line) => <Drawn line={line} grain={grain} metric={words.metrics[metric]} />}
      </QueryView>
    </Card>
  );
}

function Drawn({ line, grain, metric }: { line: Line; grain: Grain; metric: string }) {
  const words = useWords().statistics;
  const say = useSay();
  const language = useLanguage();
  const { money, number } = useFormats();
  const label = (t: string) => bucketLabel(t, { language, grain, zone: line.tz });
  const show = (list: Line['points']) => list.map(({ t, v }) => ({ label: label(t), value: v }));
  const points = show(line.points);
  const from = points[0]?.label ?? '';
  const to = points.at(-1)?.label ?? '';
  return (
    <>
      <LineChart
        label={say(words.chartLabel, { metric, from, to })}
        points={points}
        previous={{ label: words.previousLine, points: show(line.previous) }}
        format={(value) => (line.unit === 'currency' ? money(value, line.currency) : number(Number(value)))}
      />
      {line.incomplete_from === null ? null : (
        <Text look="small">{say(words.unfinished, { when: label(line.incomplete_from) })}</Text>
      )}
    </>
  );
}

type Way = { readonly language: string; readonly grain: Grain; readonly zone: string };

/** A bucket is a day (`2026-03-01`, which has no zone), a month by its first day, or for hours a moment. */
function bucketLabel(text: string, { language, grain, zone }: Way): string {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return text;
  if (grain === 'hour') return formatTime(language, moment, 'time', zone);
  if (grain !== 'month') return formatTime(language, moment, 'date', 'UTC');
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    moment,
  );
}
