import { useState } from 'react';
import type { OutputOf } from '#domain/endpoint.ts';
import { homeStatLine } from '#features/statistics/contract.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { LineChart } from '#ui/LineChart.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { formatTime } from '#ui/time.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useLanguage, useSay } from '#ui/words.tsx';

const metrics = ['sold', 'orders', 'profit', 'refunds'] as const;
type Line = OutputOf<typeof homeStatLine>;

/** One figure day by day. */
export function StatChart() {
  const words = useWords();
  const [metric, setMetric] = useState<(typeof metrics)[number]>('sold');
  const query = useEndpoint(homeStatLine, { metric, grain: 'day' }, { keepPrevious: true });
  return (
    <Card title={words.statistics.chart}>
      <Chips
        label={words.statistics.metric}
        value={metric}
        onChange={setMetric}
        options={metrics.map((value) => ({ value, label: words.statistics.metrics[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<Skeleton shape="block" />}
        empty={{
          when: ({ points }) => points.every((point) => Number(point.v) === 0),
          show: <Empty says={words.statistics.noPoints} detail={words.statistics.noPointsDetail} />,
        }}
      >
        {(line) => <Drawn line={line} metric={words.statistics.metrics[metric]} />}
      </QueryView>
    </Card>
  );
}

function Drawn({ line, metric }: { line: Line; metric: string }) {
  const words = useWords();
  const say = useSay();
  const language = useLanguage();
  const { money } = useFormats();
  const points = line.points.map(({ t, v }) => ({ label: dayOf(language, t, line.tz), value: v }));
  const from = points[0]?.label ?? '';
  const to = points.at(-1)?.label ?? '';
  return (
    <LineChart
      label={say(words.statistics.chartLabel, { metric, from, to })}
      points={points}
      format={(value) => (line.unit === 'currency' ? money(value, line.currency) : value)}
    />
  );
}

/** A bucket is a day (`2026-03-01`, which has no zone) or a moment. */
function dayOf(language: string, text: string, zone: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return text;
  return formatTime(language, moment, 'date', isDay ? 'UTC' : zone);
}
