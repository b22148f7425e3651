import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { visitSources } from '#domain/visits.ts';
import { funnelSteps, type homeStat } from '#features/statistics/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Stat = OutputOf<typeof homeStat>;

/** How far visitors came, each step opening its days, and where they came from. */
export function Funnel({ stat: { funnel, sources } }: { stat: Stat }) {
  const words = useWords().statistics;
  const say = useSay();
  const { number, percent } = useFormats();
  const isEnough = funnel.visitors >= limits.shareVisitorsMin;
  return (
    <Card title={words.funnel.title}>
      <Text look="small">{words.funnel.lead}</Text>
      <Rows label={words.funnel.title}>
        {funnelSteps.map((step, index) => {
          const before = funnel[funnelSteps[index - 1] ?? step];
          // An order can come without a visit that counts, on another day or by a robot: such a share says nothing, nor
          // does one of a handful of visitors.
          const isShare = index > 0 && funnel[step] <= before && before > 0 && isEnough;
          const share = isShare ? (funnel[step] * 10_000) / before : undefined;
          return (
            <Row
              key={step}
              title={words.funnel.steps[step]}
              {...(share === undefined
                ? {}
                : { detail: say(words.funnel.share, { share: percent(Math.round(share)) }) })}
              end={number(funnel[step])}
              to={`/shopCenter?metric=${step}&grain=day`}
            />
          );
        })}
      </Rows>
      <Text look="strong">{words.funnel.sources}</Text>
      <Text look="small">{words.funnel.sourcesDetail}</Text>
      <Rows label={words.funnel.sources}>
        {visitSources.map((source) => (
          <Row key={source} title={words.funnel.source[source]} end={number(sources[source])} />
        ))}
      </Rows>
    </Card>
  );
}
