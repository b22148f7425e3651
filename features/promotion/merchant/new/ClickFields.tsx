import { formatUnits, isAsset } from '#domain/money/money.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { BudgetField } from './BudgetField.tsx';
import { dayUnitsOf, evenUnits, type Draft, type Faults } from './draft.ts';
import type { Plan } from '#features/promotion/merchant/types.ts';
import type { Forecasting } from './useForecast.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = {
  making: NewDraft;
  plan: Plan;
  faults: Faults;
  forecasting: Forecasting;
  /** Promotion credit, which is spent before the balance. */
  credit: string;
};

const bids = ['low', 'usual', 'high'] as const;

/** Budget, a day's part of it, and the most for one click with what it was lately. */
export function ClickFields({ making, plan, faults, forecasting, credit }: Props) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const { draft, set } = making;
  const errorOf = useFault(plan, draft, faults);
  const { currency } = plan;
  const suggested = forecasting.query.data?.suggested_bid;
  const units = evenUnits(draft, currency, plan.min_day);
  const even = units === undefined || !isAsset(currency) ? undefined : formatUnits(units, currency);
  return (
    <>
      <BudgetField
        making={making}
        plan={plan}
        forecasting={forecasting}
        credit={credit}
        error={errorOf('budget')}
      />
      <AmountField
        label={words.dayBudget}
        hint={
          even === undefined
            ? say(words.dayBudgetPlain, { least: money(plan.min_day, currency) })
            : say(words.dayBudgetHint, { amount: money(even, currency) })
        }
        error={errorOf('day')}
        currency={currency}
        value={draft.day}
        onChange={(day) => set({ day })}
      />
      <Stack gap="small">
        <AmountField
          label={words.bid}
          hint={
            suggested === undefined
              ? words.bidPlain
              : say(words.bidHint, { amount: money(suggested.usual, currency) })
          }
          error={errorOf('bid')}
          currency={currency}
          value={draft.bid}
          onChange={(bid) => set({ bid })}
        />
        {suggested === undefined ? null : (
          <>
            <Text look="small">{words.suggestions}</Text>
            <Stack isRow gap="small">
              {bids.map((name) => (
                <Button key={name} tone="plain" size="small" onClick={() => set({ bid: suggested[name] })}>
                  {say(words.suggested[name], { amount: money(suggested[name], currency) })}
                </Button>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </>
  );
}

function useFault(plan: Plan, draft: Draft, faults: Faults) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const least = { budget: plan.min_total, day: plan.min_day, bid: plan.floor_bid };
  const dayUnits = dayUnitsOf(draft, plan);
  const day =
    dayUnits === undefined || !isAsset(plan.currency) ? plan.min_day : formatUnits(dayUnits, plan.currency);
  return (field: 'budget' | 'day' | 'bid'): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    if (fault === 'shape') return words.wrongAmount;
    if (fault === 'over' && field === 'bid') return say(words.overDay, { amount: money(day, plan.currency) });
    if (fault === 'over') return words.overBudget;
    return say(words.tooLittle, { least: money(least[field], plan.currency) });
  };
}
