import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Blockers } from '#features/promotion/merchant/Blockers.tsx';
import { ChosenGoods } from './ChosenGoods.tsx';
import { dayUnitsOf, type Draft, type ForecastRequest } from './draft.ts';
import { ForecastCard } from './ForecastCard.tsx';
import { PaySheet } from './PaySheet.tsx';
import type { ForecastAnswer, Plan } from '#features/promotion/merchant/types.ts';
import type { Forecasting } from './useForecast.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = { making: NewDraft; plan: Plan; ask: ForecastRequest; forecasting: Forecasting };

/** The last look: what is paid out of what, what happens next, and what stands in the way. */
export function StepCheck({ making, plan, ask, forecasting }: Props) {
  const words = useWords().promotion.create;
  const [isPaying, setPaying] = useState(false);
  const { draft, goTo } = making;
  const answer = forecasting.query.data;
  const agreed = {
    ...ask,
    ...(plan.percent === null ? { max_bid: ask.max_bid ?? answer?.suggested_bid.usual } : {}),
  };
  const isReady = answer !== undefined && !forecasting.isBehind && answer.blockers.length === 0;
  return (
    <>
      <Columns
        main={
          <>
            <Card title={words.checkWhat}>
              <ChosenGoods ids={draft.goods} />
              <Agreed plan={plan} ask={agreed} day={dayOf(draft, plan)} />
            </Card>
            <QueryView query={forecasting.query} skeleton={<Skeleton shape="block" />}>
              {(known) => (
                <>
                  <PaidFrom plan={plan} answer={known} budget={ask.budget} />
                  <Blockers making={making} plan={plan} answer={known} budget={ask.budget} />
                </>
              )}
            </QueryView>
          </>
        }
        side={
          <>
            <ForecastCard forecasting={forecasting} plan={plan} />
            <Card title={words.after}>
              <After plan={plan} />
            </Card>
          </>
        }
      />
      <Stack>
        <PayButton plan={plan} budget={ask.budget} isReady={isReady} onPress={() => setPaying(true)} />
        <Button tone="quiet" isWide onClick={() => goTo('money')}>
          {words.back}
        </Button>
      </Stack>
      {isPaying ? (
        <PaySheet making={making} plan={plan} ask={agreed} answer={answer} onClose={() => setPaying(false)} />
      ) : null}
    </>
  );
}

type PayButtonProps = { plan: Plan; budget: string | undefined; isReady: boolean; onPress: () => void };

function PayButton({ plan, budget, isReady, onPress }: PayButtonProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  return (
    <Button isWide disabled={!isReady} onClick={onPress}>
      {budget === undefined ? words.start : say(words.pay, { amount: money(budget, plan.currency) })}
    </Button>
  );
}

function Agreed({ plan, ask, day }: { plan: Plan; ask: ForecastRequest; day: string | undefined }) {
  const { create: words, plan: plans } = useWords().promotion;
  const say = useSay();
  const { percent } = useFormats();
  const amount = (label: string, value: string | undefined) =>
    value === undefined ? undefined : { label, value: <MoneyText amount={value} currency={plan.currency} /> };
  return (
    <Facts
      facts={[
        { label: words.where, value: plans[plan.id].name },
        {
          label: words.howLong,
          value: say(plan.pays === 'order' ? words.howLongOrder : words.howLongDays, { count: ask.days }),
        },
        amount(words.perDay, day),
        plan.pays === 'order' ? undefined : amount(words.perClick, ask.max_bid),
        ask.percent_bps === undefined
          ? undefined
          : { label: words.perOrder, value: percent(ask.percent_bps) },
      ]}
    />
  );
}

/** The most for a day, also where it was left to be spread evenly. */
function dayOf(draft: Draft, plan: Plan): string | undefined {
  const units = plan.percent === null ? dayUnitsOf(draft, plan) : undefined;
  return units === undefined || !isAsset(plan.currency) ? undefined : formatUnits(units, plan.currency);
}

type PaidProps = { plan: Plan; answer: ForecastAnswer; budget: string | undefined };

function PaidFrom({ plan, answer, budget }: PaidProps) {
  const words = useWords().promotion.create;
  if (budget === undefined) {
    return (
      <Card title={words.payFrom}>
        <Text>{words.nothingNow}</Text>
      </Card>
    );
  }
  const amount = (value: string) => <MoneyText amount={value} currency={plan.currency} />;
  return (
    <Card title={words.payFrom}>
      <Facts
        facts={[
          { label: words.fromPromo, value: amount(answer.from_promo) },
          { label: words.fromAvailable, value: amount(answer.from_available) },
          { label: words.total, value: amount(budget), isTotal: true },
        ]}
      />
    </Card>
  );
}

function After({ plan }: { plan: Plan }) {
  const words = useWords().promotion.create.afterLines;
  const say = useSay();
  const review = say(words.review, { hours: limits.promotionReviewHours });
  const lines = plan.pays === 'order' ? [review, words.order] : [words.pay, review, words.stop, words.end];
  const spans = lines.map((text) => [{ text, to: null, is_strong: false }]);
  return <Prose blocks={[{ kind: 'list', lines: spans }]} />;
}
