import { useState } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { PlanId, Results } from './types.ts';

const metrics = ['spent', 'impressions', 'clicks', 'invalid_clicks', 'orders', 'sales'] as const;
type Metric = (typeof metrics)[number];
const amounts: ReadonlySet<Metric> = new Set(['spent', 'sales']);

/** Spending and what it brought, day by day of the shop's clock. */
export function ResultsChart({ results, plan }: { results: Results; plan: PlanId }) {
  const words = useWords().promotion.results;
  const [metric, setMetric] = useState<Metric>(plan === 'order' ? 'clicks' : 'spent');
  return (
    <Card title={words.chart}>
      <Chips
        label={words.metric}
        value={metric}
        onChange={setMetric}
        options={metrics.map((value) => ({ value, label: words.metrics[value] }))}
      />
      {results.days.length === 0 ? (
        <Empty says={words.chartNone} detail={words.chartNoneDetail} />
      ) : (
        <Drawn results={results} metric={metric} />
      )}
    </Card>
  );
}

function Drawn({ results, metric }: { results: Results; metric: Metric }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const language = useLanguage();
  const { money, number } = useFormats();
  const labelOf = (day: string) => formatTime(language, new Date(day), 'date', 'UTC');
  const points = results.days.map((one) => ({ label: labelOf(one.day), value: String(one[metric]) }));
  const label = say(words.chartLabel, {
    metric: words.metrics[metric],
    from: points[0]?.label ?? '',
    to: points.at(-1)?.label ?? '',
  });
  return (
    <LineChart
      label={label}
      points={points}
      format={(value) => (amounts.has(metric) ? money(value, results.currency) : number(Number(value)))}
    />
  );
}
