import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { AmountSlider } from '#ui/forms/AmountSlider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { dayUnitsOf, unitsOf } from './draft.ts';
import type { Plan } from '#features/promotion/merchant/types.ts';
import type { Forecasting } from './useForecast.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = {
  making: NewDraft;
  plan: Plan;
  forecasting: Forecasting;
  /** Promotion credit, which is spent before the balance. */
  credit: string;
  error: string | undefined;
};

/** The budget on a slider up to what the shop has for promotion, and what it buys. */
export function BudgetField({ making, plan, forecasting, credit, error }: Props) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const { draft, set } = making;
  const { currency } = plan;
  const have = sumOf(credit, forecasting.query.data?.available, currency);
  return (
    <Stack gap="small">
      <AmountSlider
        label={words.budget}
        sliderLabel={words.budgetSlider}
        hint={say(words.budgetHint, { least: money(plan.min_total, currency) })}
        error={error}
        currency={currency}
        range={have === undefined ? undefined : { min: plan.min_total, max: have, step: plan.budget_step }}
        value={draft.budget}
        onChange={(budget) => set({ budget })}
      />
      <Text look="strong">
        <DayLine making={making} plan={plan} forecasting={forecasting} />
      </Text>
      <Text look="small">
        <ShareLine budget={unitsOf(draft.budget, currency)} have={have} currency={currency} />
      </Text>
    </Stack>
  );
}

type DayProps = Pick<Props, 'making' | 'plan' | 'forecasting'>;

/** What a day may cost; with the clicks that it would probably bring as soon as they are those of what was entered. */
function DayLine({ making, plan, forecasting }: DayProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const units = dayUnitsOf(making.draft, plan);
  if (units === undefined || !isAsset(plan.currency)) return null;
  const amount = money(formatUnits(units, plan.currency), plan.currency);
  const answer = forecasting.isBehind ? undefined : forecasting.query.data?.forecast;
  if (answer === undefined) return say(words.budgetDay, { amount });
  const count = Math.round(answer.clicks.p50 / Math.max(1, answer.days.p50));
  return say(words.budgetBuys, { amount, count });
}

type ShareProps = { budget: bigint | undefined; have: string | undefined; currency: string };

/** How much of credit and balance it takes; more than all of it is said in words, never as a share. */
function ShareLine({ budget, have, currency }: ShareProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money, percent } = useFormats();
  const whole = have === undefined ? undefined : unitsOf(have, currency);
  if (budget === undefined || have === undefined || whole === undefined) return null;
  if (budget > whole) return words.short.title;
  if (budget === 0n) return null;
  const hundredths = Math.max(1, Number((budget * 100n + whole / 2n) / whole));
  return say(words.budgetShare, { share: percent(hundredths * 100), have: money(have, currency) });
}

function sumOf(one: string, other: string | undefined, currency: string): string | undefined {
  if (other === undefined || !isAsset(currency)) return undefined;
  const units = [one, other].map((text) => parseUnits(text, currency) ?? 0n);
  return formatUnits(
    units.reduce((sum, part) => sum + part, 0n),
    currency,
  );
}
