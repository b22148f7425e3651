import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { ForecastAnswer, Plan } from '#features/promotion/merchant/types.ts';
import type { Forecasting } from './useForecast.ts';

type Range = ForecastAnswer['forecast']['clicks'];

/** What a campaign would probably bring, as ranges, with what they were made of. No sales are promised. */
export function ForecastCard({ forecasting, plan }: { forecasting: Forecasting; plan: Plan }) {
  const words = useWords().promotion.create;
  const { query, isBehind } = forecasting;
  const isWaiting = query.data === undefined && query.fetchStatus === 'idle' && query.error === null;
  return (
    <Card title={words.forecast}>
      {isWaiting ? (
        <Text look="muted">{words.forecastWaiting}</Text>
      ) : (
        <QueryView query={query} skeleton={<Skeleton shape="block" />}>
          {({ forecast }) => <Ranges forecast={forecast} plan={plan} />}
        </QueryView>
      )}
      <div role="status" className="min-h-5 text-meta text-muted">
        {isBehind && query.data !== undefined
          ? query.isFetching
            ? words.forecastBusy
            : words.forecastOld
          : null}
      </div>
    </Card>
  );
}

function Ranges({ forecast, plan }: { forecast: ForecastAnswer['forecast']; plan: Plan }) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money, number, time } = useFormats();
  const { basis, cost, currency } = forecast;
  const rangeOf = ({ p10: from, p50: middle, p90: to }: Range) => (
    <Spread
      text={from === to ? number(from) : say(words.range, { from, to })}
      middle={middle}
      isOne={from === to}
    />
  );
  return (
    <>
      <Facts
        facts={[
          { label: words.views, value: rangeOf(forecast.impressions) },
          { label: words.clicks, value: rangeOf(forecast.clicks) },
          { label: words.runs, value: rangeOf(forecast.days) },
          plan.pays === 'order'
            ? undefined
            : {
                label: words.cost,
                value: (
                  <Spread
                    text={say(words.rangeText, {
                      from: money(cost.p10, currency),
                      to: money(cost.p90, currency),
                    })}
                    middle={money(cost.p50, currency)}
                  />
                ),
              },
        ]}
      />
      <Text look="small">
        {basis.kind === 'replay'
          ? say(words.basis.replay, {
              auctions: basis.auctions,
              from: time(basis.from, 'date'),
              to: time(basis.to, 'date'),
            })
          : say(words.basis.prior, { auctions: basis.auctions })}
      </Text>
      <Text look="strong">{words.noPromise}</Text>
    </>
  );
}

type SpreadProps = { text: string; middle: number | string; isOne?: boolean };

/** A range and its middle; where both ends are the same, that alone. */
function Spread({ text, middle, isOne = false }: SpreadProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { number } = useFormats();
  const value = typeof middle === 'number' ? number(middle) : middle;
  return (
    <span className="tabular flex flex-col items-end">
      <span>{text}</span>
      {isOne ? null : (
        <span className="text-meta font-normal text-muted">{say(words.middle, { value })}</span>
      )}
    </span>
  );
}
